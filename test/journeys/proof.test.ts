// What a loop proves: green checks need work, red ones are Claude's first evidence, and tests may come first.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readJournal } from '../../src/adapters/log/journal.ts';
import { CLIENT_VERSIONS } from '../support/client-binary.ts';
import { sampleOf } from '../support/depth.ts';
import type { Step } from '../support/model-script.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { type Files, git, initGit, makePlainSample, writeFiles } from '../support/sample-project.ts';
import { sampled } from '../support/sampled.ts';
import {
  endingsOf,
  hookOutputs,
  iterationsOf,
  makePlace,
  ownersOf,
  readLoopFile,
  runJourney,
} from './journey.ts';

sampled();

const README = readFileSync(join(import.meta.dirname, '..', '..', 'README.md'), 'utf8');
/** The command with which the README shows what a loop is. */
const [FIRST_LOOP = ''] = /^\/msw:loop .*--check.*$/m.exec(README) ?? [];

/** Healthy: it lacks the feature that it will be asked for, but nothing is wrong. */
const HEALTHY: Files = {
  'package.json': '{ "private": true, "scripts": { "test": "node test.js" } }\n',
  'parse.js': 'exports.parse = (text) => new Date(text);\n',
  'test.js': [
    "const { parse } = require('./parse.js');",
    "if (parse('2026-01-05').getUTCDate() !== 5) throw new Error('a plain date is read wrongly');",
    '',
  ].join('\n'),
};

const write = (cwd: string, file: string, content: string): Step => ({
  tools: [{ name: 'Write', input: { file_path: join(cwd, file), content } }],
});

/** The client overwrites only files that it has read. */
const read = (cwd: string, file: string): Step => ({
  tools: [{ name: 'Read', input: { file_path: join(cwd, file) } }],
});

const readFirst: Step = ({ messages }) => {
  const path = /Begin by reading (\S+iteration-000\.md)/.exec(JSON.stringify(messages))?.[1];
  return { tools: [{ name: 'Read', input: { file_path: path ?? 'missing' } }] };
};

const told = ({ cwd }: { readonly cwd: string }) =>
  readJournal(cwd).flatMap((line) => (line.event === 'loop-armed' ? [line.baseline] : []));

for (const version of sampleOf('proof', CLIENT_VERSIONS, 1)) {
  requireOrSkip(`client ${version}`, 'git')(`a loop on ${version}`, () => {
    it('is not done without work when the checks pass already', async () => {
      const { cwd, home } = makePlace();
      writeFiles(cwd, HEALTHY);
      initGit(cwd);
      expect(FIRST_LOOP).toContain('npm test');
      const run = await runJourney({
        version,
        cwd,
        home,
        prompt: FIRST_LOOP,
        script: { main: ['The parser accepts that already.'] },
      });
      expect(told({ cwd })).toEqual(['green']);
      expect(JSON.stringify(run.requests[0]?.messages)).toContain('Begin with a test that fails');
      expect(run.requests[1]?.userText).toContain('no file has changed: begin with a test');
      expect(endingsOf(cwd)).toEqual(['idle']);
      expect(iterationsOf(cwd)).toBe(1);
      expect(git(cwd, 'status', '--porcelain')).toBe('');
      expect(hookOutputs(run, 'Stop').at(-1)).toContain('the checks pass, but no file was changed');
      // Nothing takes the place of what Claude said, even where only its last message is read.
      expect(run.results.at(-1)?.result).toBe('The parser accepts that already.');
      expect(run.requests).toHaveLength(2);
    });

    it('is proven by a new test when the checks pass already', async () => {
      const { cwd, home } = makePlace();
      writeFiles(cwd, HEALTHY);
      initGit(cwd);
      const weekTest =
        "if (parse('2026-W02').getUTCDate() !== 5) throw new Error('a week is read wrongly');\n";
      const weeks =
        'exports.parse = (text) => (text.includes("W") ? new Date("2026-01-05") : new Date(text));\n';
      const run = await runJourney({
        version,
        cwd,
        home,
        prompt: `${FIRST_LOOP} --red-first`,
        script: {
          main: [
            read(cwd, 'test.js'),
            write(cwd, 'test.js', (HEALTHY['test.js'] ?? '') + weekTest),
            'The test is there.',
            read(cwd, 'parse.js'),
            write(cwd, 'parse.js', weeks),
            'It reads weeks now.',
          ],
        },
      });
      expect(readLoopFile(cwd, 'iteration-001.md')).toContain('a week is read wrongly');
      expect(endingsOf(cwd)).toEqual(['done']);
      expect(iterationsOf(cwd)).toBe(1);
      expect(hookOutputs(run, 'Stop').at(-1)).toContain('2/20 · done and proven');
    });

    it('starts with the failure, and spends no turn on finding it', async () => {
      const { cwd, home } = makePlace();
      initGit(makePlainSample(cwd));
      const run = await runJourney({
        version,
        cwd,
        home,
        prompt: '/msw:loop "make it ready" --check "node check.js"',
        script: {
          main: [readFirst, read(cwd, 'value.txt'), write(cwd, 'value.txt', 'ready\n'), 'It is ready.'],
        },
      });
      expect(told({ cwd })).toEqual(['red']);
      expect(hookOutputs(run, 'UserPromptExpansion').join('')).toContain('the checks fail now: ');
      const page = run.requests[1]?.toolResults.join('\n');
      expect(page).toContain('value.txt holds');
      expect(page).toContain('make it ready');
      expect(endingsOf(cwd)).toEqual(['done']);
      expect(iterationsOf(cwd)).toBe(0);
      expect(ownersOf(cwd)).toEqual([]);
      const words =
        'done and proven: the checks fail without the work; they pass in a clean copy, and their tests are the ones from before it (old tests: green, undone: red)';
      expect(hookOutputs(run, 'Stop').at(-1)).toContain(`1/20 · ${words}`);
      expect(readLoopFile(cwd, 'report.md')).toContain(words);
    });

    it('grows from an empty project, whose check is written first, in as many turns as needed', async () => {
      const { cwd, home } = makePlace();
      initGit(cwd);
      const assert =
        "const { add } = require('./add.js');\nif (add(2, 3) !== 5) throw new Error('the sum is wrong');\n";
      const run = await runJourney({
        version,
        cwd,
        home,
        prompt: '/msw:loop "a module add.js that adds, tests first" --check "sh check.sh"',
        script: {
          main: [
            write(cwd, 'README.md', '# add\n'),
            'A start.',
            write(cwd, 'package.json', '{ "private": true }\n'),
            'More of it.',
            write(cwd, 'test.js', assert),
            'The test.',
            write(cwd, 'check.sh', 'node test.js\n'),
            'The check.',
            write(cwd, 'add.js', 'exports.add = (a, b) => a + b;\n'),
            'It adds.',
          ],
        },
      });
      expect(told({ cwd })).toEqual(['unknown']);
      expect(endingsOf(cwd)).toEqual(['done']);
      expect(iterationsOf(cwd)).toBe(4);
      expect(run.results.at(-1)?.result).toBe('It adds.');
      expect(existsSync(join(cwd, 'add.js'))).toBe(true);
    });

    it('names a check that passes at every other run, and is not done by it', async () => {
      const { cwd, home } = makePlace();
      const count = join(home, 'count');
      writeFiles(home, { count: '' });
      writeFiles(cwd, {
        'check.js': [
          "const fs = require('node:fs');",
          `fs.appendFileSync(${JSON.stringify(count)}, 'x');`,
          `if (fs.readFileSync(${JSON.stringify(count)}).length % 2 === 1) throw new Error('not this time');`,
        ].join('\n'),
      });
      initGit(cwd);
      const run = await runJourney({
        version,
        cwd,
        home,
        prompt: '/msw:loop "make it steady" --check "node check.js"',
        script: { main: ['Done.'] },
      });
      expect(endingsOf(cwd)).toEqual(['stuck']);
      expect(hookOutputs(run, 'Stop')[0]).toContain(
        'Flaky: node failed, then passed, though no file had changed',
      );
      expect(hookOutputs(run, 'Stop').join('')).not.toContain('· done');
    });
  });
}
