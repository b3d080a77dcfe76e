import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listResults } from '../../../src/adapters/user/result-store.ts';
import { readFixes } from '../../../src/app/guidance/fix-store.ts';
import { lookAtStanding } from '../../../src/app/proof/look-at-standing.ts';
import { keepSnapshots } from '../../../src/app/snapshots/keep-snapshots.ts';
import { makeScene, type Scene, SESSION } from '../support/scene.ts';

describe('look at standing', () => {
  // The files that the checks of a real loop depend on, compared between its start and its end.
  const TEST =
    "const test = require('node:test');\nconst assert = require('node:assert');\ntest('adds', () => {\n  assert.equal(1 + 1, 2);\n});\n";

  const armedWith = async (files: Readonly<Record<string, string>>, check: string) => {
    const scene = makeScene();
    for (const [name, text] of Object.entries(files)) scene.write(name, text);
    await scene.typeAtOnce('loop', `"Fix it" --no-baseline --check "${check}"`);
    const loop = scene.loop();
    if (loop === null) throw new Error(`no loop for ${SESSION}`);
    const look = async () => {
      await (await keepSnapshots(scene.workspace, loop.terms.id))(1);
      return (await lookAtStanding(scene.workspace, loop)).standing;
    };
    return { scene, loop, look };
  };

  describe('lookAtStanding', () => {
    it('reports nothing when only the product changed', async () => {
      const { scene, look } = await armedWith({ 'a.test.js': TEST, 'a.js': '1;\n' }, 'node --test a.test.js');
      scene.write('a.js', '2;\n');
      expect(await look()).toEqual({
        kind: 'known',
        weakenings: [],
        expectations: [],
        changed: [],
        started: [],
      });
    });

    it('names what was weakened with its place, and what changed', async () => {
      const { scene, look } = await armedWith({ 'a.test.js': TEST, 'b.test.js': TEST }, 'node --test');
      scene.write('a.test.js', TEST.replace("test('adds'", "test.skip('adds'"));
      scene.write('b.test.js', TEST.replace('1 + 1, 2', '1 + 1, 3'));
      scene.write('c.test.js', TEST);
      expect(await look()).toEqual({
        kind: 'known',
        weakenings: ['a.test.js:3: “adds” no longer runs or counts (“test.skip”).'],
        expectations: ['b.test.js:4: “adds” no longer expects or uses “2”.'],
        changed: ['a.test.js', 'b.test.js', 'c.test.js'],
        started: [],
      });
    });

    it('follows a script to the file that it starts, and does not judge what it lost', async () => {
      const scripts = { scripts: { test: 'sh all.sh' } };
      const { scene, look } = await armedWith(
        {
          'package.json': JSON.stringify(scripts),
          'all.sh': 'sh one.sh\n',
          'one.sh': 'node check.js\n',
        },
        'npm test',
      );
      scene.write('one.sh', 'node check.js || true\n');
      scene.write('package.json', JSON.stringify({ ...scripts, dependencies: { left: '1' } }));
      expect(await look()).toEqual({
        kind: 'known',
        weakenings: [],
        expectations: [],
        changed: ['one.sh'],
        started: ['one.sh'],
      });
    });

    it('is unknown without a snapshot of this iteration', async () => {
      const { scene, loop } = await armedWith({ 'a.test.js': TEST }, 'node --test');
      const { standing } = await lookAtStanding(scene.workspace, loop);
      expect(standing).toEqual({
        kind: 'unknown',
        reason: 'MSW has no snapshot of the files from before and after the work',
      });
    });
  });
});

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
        notice: expect.stringContaining('done and proven: the checks failed before the work'),
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
        /old code|arming/,
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
        /easier to pass/,
      ],
      [
        'when nobody may try the tests on the old code',
        { 'half.js': RIGHT, 'test/half.test.js': HALF },
        { 'half.js': RIGHT + TWICE, 'test/twice.test.js': TESTS_TWICE },
        '--no-witness',
        /--no-witness/,
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
    ])('does not charge a fix of the product that a check runs: %s', async (_, check, before, work) => {
      const scene = makeScene();
      put(scene, { 'package.json': '{"type":"module"}', ...before });
      await scene.type('loop', `Make it right --check "${check}" --no-guidance`);
      put(scene, work);
      const [name = ''] = Object.keys(work);
      expect(await scene.stop()).toMatchObject({ notice: expect.not.stringContaining('easier to pass') });
      expect(proofOf(scene)).toMatchObject({
        verdict: 'passed',
        reason: `${name} changed, and is run by a check`,
        findings: [`Changed since the loop was armed, and run by a check: ${name}.`],
      });
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
      expect(proof).toMatchObject({ verdict: 'passed', reason: expect.stringContaining('easier to pass') });
      expect(proof?.findings[0]).toContain('ran 1 tests, 2 when the loop began');
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
      const finding = /test\/half\.test\.js:\d+: .half. no longer runs or counts/;
      const page = pageOf(scene, 'iteration-001.md');
      expect(page).toContain('Take back whatever made a check easier to pass.');
      expect(page).toMatch(finding);
      expect(readFixes(scene.workspace.userFolder).filter(({ withdrawn }) => withdrawn === null)).toEqual([]);
      const notProven = 'not proven: what the checks stand on was made easier to pass';
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
