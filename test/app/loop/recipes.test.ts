import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pluginRecipes } from '../../../src/app/loop/find-recipe.ts';
import { readRecipe } from '../../../src/core/loop/recipes/read-recipe.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { makeScene, type Scene, textOf } from '../support/scene.ts';

const NAMES = [
  ...['examples-that-run', 'fix-lint', 'fix-tests', 'fix-types', 'flaky-test', 'performance'],
  ...['port-module', 'raise-coverage', 'tests-first', 'upgrade-dependency'],
];
/** The sample passes nothing yet; each script is the same check. */
const sceneWith = (...scripts: readonly string[]): Scene => {
  const scene = makeScene();
  const all = Object.fromEntries(scripts.map((name) => [name, 'node check.js']));
  scene.write('package.json', JSON.stringify({ name: 'sample', scripts: all }));
  return scene;
};
const noticeOf = async (scene: Scene, args: string): Promise<string> => {
  const answer = await scene.type('loop', `${args} --no-baseline`);
  return answer.kind === 'context' ? `${answer.notice}` : `refused: ${textOf(answer)}`;
};
const OWN = '---\nname: mine\nabout: x\ncheck: deploy\ncommands: ["node check.js"]\n---\nDo it. {words}\n';

describe('the recipes of the plugin', () => {
  it('are these, each named like its file', () => {
    expect(pluginRecipes().map(({ name }) => name)).toEqual(NAMES);
  });

  it.each([
    ['fix-tests', 'test', 'npm test'],
    ['flaky-test "the upload"', 'test', 'npm test && npm test && npm test && npm test && npm test'],
    ['raise-coverage "src/a.js"', 'coverage', 'npm run coverage'],
    ['upgrade-dependency "zod to 4"', 'test', 'npm test'],
    ['fix-types', 'typecheck', 'npm run typecheck'],
    ['fix-lint', 'lint', 'npm run lint'],
    ['tests-first "a cart"', 'test', 'npm test'],
    ['port-module "a to b"', 'test', 'npm test'],
    ['performance "the parser"', 'bench', 'npm run bench'],
    ['examples-that-run', 'examples', 'npm run examples'],
  ])('arm where the project has the script, and ask where it has not: %s', async (typed, script, command) => {
    const name = typed.split(' ')[0] ?? '';
    const scene = sceneWith(script);
    expect(await noticeOf(scene, `--recipe ${typed}`)).toContain(
      `msw ▸ loop armed · recipe ${name} · took the project’s own check: ${command} · `,
    );
    const terms = scene.loop()?.terms;
    expect(terms?.checks).toMatchObject([{ command, origin: 'proposed' }]);
    const words = /"(.*)"/.exec(typed)?.[1] ?? '';
    expect(terms?.prompt).toContain(words);
    expect(terms?.prompt).not.toContain('{words}');
    const poor = sceneWith('other');
    const refusal = await noticeOf(poor, `--recipe ${typed}`);
    expect(refusal).toMatch(
      new RegExp(`^refused: .*The recipe ${name} needs a check, and .* --check "[^"]+"\\.$`),
    );
    expect(poor.loop()).toBeNull();
  });

  it.each(pluginRecipes().flatMap(({ name, needs }) => (needs === null ? [] : [[name, needs] as const])))(
    'are refused without the words that they need: %s',
    async (name, needs) => {
      const answer = await noticeOf(sceneWith('test', 'coverage', 'bench'), `--recipe ${name}`);
      expect(answer).toBe(`refused: The recipe ${name} needs words behind its name: ${needs}.`);
    },
  );

  it('run more scripts where the project has them', async () => {
    const scene = sceneWith('typecheck', 'test');
    await noticeOf(scene, '--recipe fix-types');
    expect(scene.loop()?.terms.checks.map(({ command }) => command)).toEqual([
      'npm run typecheck',
      'npm test',
    ]);
  });

  it('find the tests of other languages too', async () => {
    const scene = makeScene();
    scene.write('Makefile', 'test:\n\tnode check.js\n');
    expect(await noticeOf(scene, '--recipe fix-tests')).toContain('make test');
  });

  it('name a test that never ends', async () => {
    const scene = makeScene();
    scene.write('package.json', JSON.stringify({ scripts: { test: 'vitest --watch' } }));
    expect(await noticeOf(scene, '--recipe fix-tests')).toContain('never ends by itself');
  });

  it('give their protection and budget, and let typed options take precedence', async () => {
    const scene = sceneWith('test');
    await noticeOf(
      scene,
      '--recipe fix-lint --max-iterations 20 --check "node check.js" --protect "check.js"',
    );
    expect(scene.loop()?.terms).toMatchObject({
      ...{ maxIterations: 20, maxMinutes: 120, protect: ['check.js'] },
      checks: [{ command: 'node check.js', origin: 'typed' }],
    });
  });

  it('say nothing about usual places that this project has not', async () => {
    expect(await noticeOf(sceneWith('test'), '--recipe fix-tests')).not.toContain('protects nothing');
  });

  it('have Claude read the task', async () => {
    const answer = await sceneWith('test').type('loop', '--recipe fix-tests --no-baseline');
    expect(answer).toMatchObject({
      context: expect.stringMatching(
        /recipe .?fix-tests.?, with the user’s words in it: begin by reading .*task\.md/,
      ),
    });
  });

  it('are offered for a name that is nearly one', async () => {
    expect(await noticeOf(sceneWith('test'), '--recipe fix-test')).toContain('Did you mean fix-tests?');
  });
});

describe('a recipe of one’s own', () => {
  it('chooses no command before the user trusts it, neither written out nor by the name of a script', async () => {
    const scene = sceneWith('deploy');
    scene.write('mine.md', OWN);
    const answer = await noticeOf(scene, '--recipe ./mine.md "now"');
    expect(answer).toContain('The recipe names commands that run only when you trust them');
    expect(answer).toContain('\n  npm run deploy\n  node check.js\n');
    expect(scene.loop()).toBeNull();
    expect(scene.events()).toEqual(['untrusted-commands']);
    const [digest = ''] = /--trust [0-9a-f]{16}$/.exec(answer) ?? [];
    expect(await noticeOf(scene, `--recipe ./mine.md "now" ${digest}`)).toContain(
      'loop armed · recipe mine ·',
    );
    expect(scene.loop()?.terms).toMatchObject({
      prompt: 'Do it. now',
      checks: [
        { command: 'npm run deploy', origin: 'plan' },
        { command: 'node check.js', origin: 'plan' },
      ],
    });
  });

  it('needs no trust when the check was typed', async () => {
    const scene = sceneWith('deploy');
    scene.write('mine.md', OWN);
    await noticeOf(scene, '--recipe mine.md "now" --check "node check.js"');
    expect(scene.loop()?.terms.checks).toMatchObject([{ command: 'node check.js', origin: 'typed' }]);
  });

  it.each([
    ['missing', () => {}, /^refused: .*There is no file .*mine\.md: give the name of a recipe/],
    ['a folder', (path: string) => mkdirSync(path), /cannot be read: .+\.$/],
    ['too large', (path: string) => writeFileSync(path, OWN + 'x'.repeat(70_000)), /cannot be read: .+\.$/],
    [
      'no recipe',
      (path: string) => writeFileSync(path, 'x\u202e\u001b[2J'),
      /cannot be used: it has no frontmatter/,
    ],
    ['a link out of the project', linkOut, /cannot be read: it leads out of the project\.$/],
  ])('is refused in one sentence: %s', async (_, make, reason) => {
    const scene = sceneWith('test');
    make(join(scene.project, 'mine.md'));
    const answer = await noticeOf(scene, '--recipe ./mine.md');
    expect(answer).toMatch(reason);
    expect(answer).not.toContain('\n');
    expect(scene.loop()).toBeNull();
  });

  it('may not take the file of a recipe for a script', () => {
    expect(readRecipe(OWN.replace('deploy', '"deploy; x"')).status).toBe('refused');
  });
});

function linkOut(path: string): void {
  const secret = join(tempFolder(), 'secret.md');
  writeFileSync(secret, OWN);
  symlinkSync(secret, path);
}
