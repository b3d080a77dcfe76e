// What the end of a loop proves: control runs tell an honest fix from a fake, protected files are restored, and the
// output of a sealed check stays hidden.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listResults } from '../../src/adapters/user/result-store.ts';
import { CLIENT_VERSIONS } from '../support/client-binary.ts';
import { drawn, sampleOf } from '../support/depth.ts';
import type { Step } from '../support/model-script.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { type Files, initGit, writeFiles } from '../support/sample-project.ts';
import { endingsOf, hookOutputs, makePlace, readLoopFile, runJourney } from './journey.ts';

const testOf = (name: string, text: string, sum: number): string =>
  [
    "const { test } = require('node:test');",
    "const assert = require('node:assert');",
    "const { total } = require('./total.js');",
    `test('${name}', () => assert.strictEqual(total(${text}), ${sum}));`,
    '',
  ].join('\n');

/** Healthy: it adds, and has no discount. */
const SHOP: Files = {
  'package.json': '{ "private": true, "scripts": { "test": "node --test" } }\n',
  'total.js': 'exports.total = (prices) => prices.reduce((sum, price) => sum + price, 0);\n',
  'total.test.js': testOf('adds', '[1, 2]', 3),
};
const DISCOUNT =
  'exports.total = (prices, off = 0) => prices.reduce((sum, price) => sum + price, 0) * (1 - off);\n';
const DISCOUNT_TEST = testOf('takes ten percent off', '[100], 0.1', 90);

const write = (cwd: string, file: string, content: string): Step => ({
  tools: [{ name: 'Write', input: { file_path: join(cwd, file), content } }],
});

/** The client overwrites only files that it has read. */
const read = (cwd: string, file: string): Step => ({
  tools: [{ name: 'Read', input: { file_path: join(cwd, file) } }],
});

const edit = (cwd: string, file: string, content: string): readonly Step[] => [
  read(cwd, file),
  write(cwd, file, content),
];

const isDrawn = drawn('worth of an end', 6, 2);
for (const version of sampleOf('proven', CLIENT_VERSIONS, 1)) {
  requireOrSkip(`client ${version}`, 'git')(`the end of a loop on ${version}`, () => {
    const shop = async (options: string, steps: (cwd: string) => readonly Step[], files: Files = SHOP) => {
      const { cwd, home } = makePlace();
      writeFiles(cwd, files);
      initGit(cwd);
      const prompt = `/msw:loop "take a discount" ${options}`;
      const run = await runJourney({ version, cwd, home, prompt, script: { main: [...steps(cwd)] } });
      const result = listResults(join(home, 'msw-home'), cwd).at(-1) ?? null;
      return { cwd, run, result, notice: hookOutputs(run, 'Stop').at(-1) ?? '' };
    };

    it('is proven by a new test that fails on the old code', async () => {
      const { result, notice } = await shop('--check "npm test"', (cwd) => [
        write(cwd, 'discount.test.js', DISCOUNT_TEST),
        ...edit(cwd, 'total.js', DISCOUNT),
        'It takes a discount.',
      ]);
      expect(result?.proof).toMatchObject({ verdict: 'proven' });
      expect(notice).toContain(
        'done and proven: the checks fail without the work, and when their expectations are changed; they pass in a clean copy, and the tests from before it pass as well (old tests: green, copy: green, broken: red, undone: red).',
      );
    });

    it('is not proven by a test that was changed to pass, which the notice states without a charge', async () => {
      const red = { ...SHOP, 'discount.test.js': DISCOUNT_TEST };
      const { result, notice, cwd } = await shop(
        '--check "npm test"',
        (cwd) => [
          ...edit(cwd, 'discount.test.js', DISCOUNT_TEST.replace('0.1), 90', '0.1), 100')),
          'It takes a discount.',
        ],
        red,
      );
      expect(result?.proof).toMatchObject({
        verdict: 'passed',
        experiments: [{ name: 'old-tests', answer: 'red' }],
      });
      expect(notice).toContain(
        'but that is not proven: tests as they were before the work fail on the final code: ',
      );
      expect(notice).toContain('(old tests: red).');
      const report = readFileSync(join(cwd, result?.report ?? ''), 'utf8');
      expect(report).toMatch(/## Control runs\n\n- old tests: red, not green, /);
      expect(report).toContain('Changed by the loop, and run by a check: discount.test.js.');
    });

    it.runIf(isDrawn())('is not proven by a fix without a test', async () => {
      const { result, notice, cwd } = await shop('--check "npm test"', (cwd) => [
        ...edit(cwd, 'total.js', DISCOUNT),
        'It takes a discount.',
      ]);
      expect(result?.proof).toMatchObject({ verdict: 'passed' });
      expect(notice).toContain('but that is not proven');
      const report = readFileSync(join(cwd, result?.report ?? ''), 'utf8');
      expect(report).toContain(result?.proof?.cure);
    });

    it.runIf(isDrawn())('ends unproven where Claude says that the task requires a changed test', async () => {
      const { run, result, cwd } = await shop('--check "npm test" --require proven', (cwd) => [
        ...edit(cwd, 'total.js', 'exports.total = () => 0;\n'),
        ...edit(cwd, 'total.test.js', testOf('is free', '[1, 2]', 0)),
        'All is free now.',
        read(cwd, 'total.test.js'),
        '<abort>that all is free needs another total.test.js</abort>',
      ]);
      expect(run.requests.some((r) => r.userText.includes('that is not proven: the page says why'))).toBe(
        true,
      );
      expect(readLoopFile(cwd, 'iteration-001.md')).toContain('leave your work as it is');
      expect(result).toMatchObject({ cause: 'blocked', reason: expect.stringContaining('all is free') });
    });

    it.runIf(isDrawn())('is not proven by a test without a fix', async () => {
      const { result, notice } = await shop('--check "npm test"', (cwd) => [
        write(cwd, 'more.test.js', testOf('adds more', '[2, 3]', 5)),
        'It took a discount all along.',
      ]);
      expect(result?.proof).toMatchObject({ verdict: 'passed' });
      expect(notice).toContain('but that is not proven');
    });

    it.runIf(isDrawn())('waits until it is proven where that is required', async () => {
      const { run, result } = await shop('--check "npm test" --require proven', (cwd) => [
        ...edit(cwd, 'total.js', DISCOUNT),
        'It takes a discount.',
        write(cwd, 'discount.test.js', DISCOUNT_TEST),
        'And a test says so.',
      ]);
      expect(run.requests.some((r) => r.userText.includes('that is not proven: the page says why'))).toBe(
        true,
      );
      expect(result?.proof).toMatchObject({ verdict: 'proven' });
    });

    it.runIf(isDrawn())('restores a protected file, and tells both Claude and the user', async () => {
      const broken = { ...SHOP, 'discount.test.js': DISCOUNT_TEST };
      const { cwd, run, notice } = await shop(
        '--check "npm test" --protect "*.test.js" --max-iterations 2',
        (cwd) => [...edit(cwd, 'discount.test.js', testOf('is', '[90]', 90)), 'It is green now.'],
        broken,
      );
      expect(readFileSync(join(cwd, 'discount.test.js'), 'utf8')).toBe(DISCOUNT_TEST);
      expect(readLoopFile(cwd, 'iteration-001.md')).toContain('Put back before the checks ran');
      expect(hookOutputs(run, 'Stop').join('\n')).toContain('Put back as they were');
      expect(endingsOf(cwd)).toEqual(['max-iterations']);
      expect(notice).toContain('budget spent');
    });

    it.runIf(isDrawn())('keeps the output of a sealed check hidden', async () => {
      const { cwd: outside } = makePlace();
      const judge = join(outside, 'judge.mjs');
      writeFileSync(
        judge,
        `import { createRequire } from 'node:module';
         const { total } = createRequire(process.cwd() + '/x.js')('./total.js');
         if (total([100], 0.1) !== 90) throw new Error('SECRET: ten percent off 100 is 90');`,
      );
      const { run, cwd } = await shop(`--check "npm test" --sealed 'judge=node ${judge}'`, (cwd) => [
        ...edit(cwd, 'total.js', (SHOP['total.js'] ?? '').replace('prices) =>', 'prices, off) =>')),
        'It is done.',
        ...edit(cwd, 'total.js', DISCOUNT),
        'Now it is.',
      ]);
      expect(endingsOf(cwd)).toEqual(['done']);
      // The client itself shows Claude what was typed.
      const all = JSON.stringify(run.allRequests).replaceAll(`judge=node ${judge}`, '');
      expect(all).toContain('judge');
      expect(all).not.toContain('SECRET');
      expect(all).not.toContain(outside);
    });
  });
}
