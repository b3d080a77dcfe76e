import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listResults } from '../../../src/adapters/user/result-store.ts';
import { readFixes } from '../../../src/app/guidance/fix-store.ts';
import { makeScene, type Scene } from '../support/scene.ts';

describe('prove', () => {
  // Whole loops over a small project with node's own test runner: what their end claims to prove.
  const RIGHT = 'export const half = (n) => n / 2;\n';
  const WRONG = 'export const half = (n) => n / 3;\n';
  const header =
    "import { test } from 'node:test';\nimport assert from 'node:assert';\nimport * as lib from '../half.js';\n";
  const HALF = `${header}test('half', () => assert.equal(lib.half(8), 4));\n`;
  const ONE = `${header}test('one', () => assert.ok(lib));\n`;
  const TWICE = 'export const twice = (n) => n * 2;\n';
  const TESTS_TWICE = `${header}test('twice', () => assert.equal(lib.twice(8), 16));\n`;

  type Files = Readonly<Record<string, string>>;

  const put = (scene: Scene, files: Files): void => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(scene.project, name)), { recursive: true });
      writeFileSync(join(scene.project, name), text);
    }
  };

  const begun = async (files: Files, options = ''): Promise<Scene> => {
    const scene = makeScene();
    put(scene, { 'package.json': '{"type":"module"}', ...files });
    const armed = await scene.type(
      'loop',
      `Make it right --check "node --test test/" ${options} --no-guidance`,
    );
    expect(armed.kind).toBe('context');
    return scene;
  };

  const proofOf = (scene: Scene) =>
    listResults(scene.workspace.userFolder, scene.project).at(-1)?.proof ?? null;

  const pageOf = (scene: Scene, name: string): string => {
    const { loop = '' } =
      scene.loop() === null ? (listResults(scene.workspace.userFolder, scene.project).at(-1) ?? {}) : {};
    return scene.read(`.msw/loops/${scene.loop()?.terms.id ?? loop}/${name}`);
  };

  describe('a loop that is done', () => {
    it('is proven when its checks failed before and its tests are unchanged', async () => {
      const scene = await begun({ 'half.js': WRONG, 'test/half.test.js': HALF });
      put(scene, { 'half.js': RIGHT });
      expect(await scene.stop()).toMatchObject({
        kind: 'notice',
        notice: expect.stringContaining(
          'done and proven: the checks fail without the work, and when their expectations are changed; they pass in a clean copy',
        ),
      });
      expect(proofOf(scene)).toMatchObject({ verdict: 'proven', findings: [] });
    });

    it('is proven by a new test that fails on the old code', async () => {
      const scene = await begun({ 'half.js': RIGHT, 'test/half.test.js': HALF });
      put(scene, { 'half.js': RIGHT + TWICE, 'test/twice.test.js': TESTS_TWICE });
      await scene.stop();
      expect(proofOf(scene)).toMatchObject({
        verdict: 'proven',
        findings: [expect.stringContaining('test/twice.test.js')],
      });
    });

    it.each<[string, Files, Files, string, RegExp]>([
      [
        'without a test for what is new',
        { 'half.js': RIGHT, 'test/half.test.js': HALF },
        { 'half.js': RIGHT + TWICE },
        '',
        /passed before the work as well/,
      ],
      [
        'with a test that notices nothing',
        { 'half.js': RIGHT, 'test/half.test.js': HALF },
        { 'half.js': RIGHT + TWICE, 'test/more.test.js': HALF },
        '',
        /pass without the work as well/,
      ],
      [
        'with a test that was skipped',
        {
          'half.js': WRONG,
          'test/half.test.js': HALF,
          'test/one.test.js': ONE,
        },
        {
          'half.js': WRONG.replace('3', '4'),
          'test/half.test.js': HALF.replace("test('half'", "test.skip('half'"),
        },
        '',
        /2 tests ran before the work, and now 1/,
      ],
      [
        'when no control run may be made',
        { 'half.js': RIGHT, 'test/half.test.js': HALF },
        { 'half.js': RIGHT + TWICE, 'test/twice.test.js': TESTS_TWICE },
        '--no-witness',
        /--no-controls/,
      ],
    ])('is only passed %s, and says why', async (_, before, work, options, reason) => {
      const scene = await begun(before, options);
      put(scene, work);
      expect(await scene.stop()).toMatchObject({ notice: expect.stringContaining('not proven') });
      const proof = proofOf(scene);
      expect(proof).toMatchObject({ verdict: 'passed', reason: expect.stringMatching(reason) });
      expect(proof?.cure).not.toBeNull();
    });

    const SUM = 'if (sum !== 5) throw new Error(String(sum));\n';

    it.each<[string, string, Files, Files]>([
      [
        'a script names it',
        'npm test --silent',
        {
          'package.json': '{"scripts":{"test":"node --check fare.js && node try.js"}}',
          'try.js':
            "import { fare } from './fare.js';\nif (fare(2) !== 9) throw new Error(String(fare(2)));\n",
          'fare.js': 'export function fare(zone) {\n  return 10 - zone;\n}\n',
        },
        { 'fare.js': 'export function fare(zone) {\n  const all = 5 + 2 * zone;\n  return all;\n}\n' },
      ],
      [
        'the check is the program itself',
        'node rates.js',
        { 'rates.js': `const sum = 2 - 3;\n${SUM}` },
        { 'rates.js': `const sum = 2 + 3;\n${SUM}` },
      ],
      [
        'a shell reads it',
        'sh -n backup.sh',
        { 'backup.sh': 'if [ -d "$1" ]; then\n  tar cf "$2" "$1"\n' },
        { 'backup.sh': 'if [ -d "$1" ]; then\n  tar czf "$2" "$1"\nfi\n' },
      ],
    ])('takes a program that a check runs for the work: %s', async (_, check, before, work) => {
      const scene = makeScene();
      put(scene, { 'package.json': '{"type":"module"}', ...before });
      await scene.type('loop', `Make it right --check "${check}" --no-guidance`);
      put(scene, work);
      expect(await scene.stop()).toMatchObject({ notice: expect.not.stringContaining('easier to pass') });
      expect(proofOf(scene)).toMatchObject({ verdict: 'proven', findings: [] });
      const fixes = readFixes(scene.workspace.userFolder);
      expect(fixes.map(({ withdrawn }) => withdrawn)).toEqual([null]);
      expect(pageOf(scene, 'report.md')).not.toMatch(/easier to pass|no longer says/);
    });

    it('is only passed when fewer tests ran than before, whatever the cause', async () => {
      const both = `${HALF}test('again', () => assert.equal(lib.half(4), 2));\n`;
      // The file takes the names of its tests from another file that nobody would recognise as a test.
      const listed = both
        .replace("test('again'", "if (names.includes('again')) test('again'")
        .replace(header, `${header}import { names } from '../names.js';\n`);
      const scene = await begun({
        'half.js': RIGHT,
        'names.js': "export const names = ['again'];\n",
        'test/half.test.js': listed,
      });
      put(scene, { 'names.js': 'export const names = [];\n' });
      await scene.stop();
      const proof = proofOf(scene);
      expect(proof).toMatchObject({
        verdict: 'passed',
        reason: 'node: 2 tests ran before the work, and now 1',
      });
    });

    it('is not done before it is proven, when that is required', async () => {
      const scene = await begun({ 'half.js': RIGHT, 'test/half.test.js': HALF }, '--require proven');
      put(scene, { 'half.js': RIGHT + TWICE });
      expect(await scene.stop()).toMatchObject({
        kind: 'context',
        context: expect.stringContaining('that is not proven: the page says why'),
      });
      expect(pageOf(scene, 'iteration-001.md')).toContain(
        'not proven: “the checks passed before the work as well, and no test was added”',
      );
      put(scene, { 'test/twice.test.js': TESTS_TWICE });
      expect(await scene.stop()).toMatchObject({ notice: expect.stringContaining('done and proven') });
    });

    it('tells Claude and the user which test was weakened when proof is required, and learns nothing from it', async () => {
      const scene = await begun(
        { 'half.js': WRONG, 'test/half.test.js': HALF, 'test/one.test.js': ONE },
        '--require proven --max-iterations 2',
      );
      put(scene, { 'test/half.test.js': HALF.replace("test('half'", "test.skip('half'") });
      expect(await scene.stop()).toMatchObject({ kind: 'context' });
      const finding = /Changed by the loop, and run by a check: test\/half\.test\.js\./;
      const page = pageOf(scene, 'iteration-001.md');
      expect(page).toContain('2 tests ran before the work, and now 1');
      expect(page).toMatch(finding);
      expect(readFixes(scene.workspace.userFolder).filter(({ withdrawn }) => withdrawn === null)).toEqual([]);
      const notProven = 'not proven: .*2 tests ran before the work, and now 1';
      expect(await scene.stop()).toMatchObject({
        notice: expect.stringMatching(`budget spent, all 2 iterations are used; .*${notProven}`),
      });
      expect(proofOf(scene)).toMatchObject({
        verdict: 'passed',
        findings: expect.arrayContaining([expect.stringMatching(finding)]),
      });
      expect(pageOf(scene, 'report.md')).toMatch(finding);
    });
  });
});
