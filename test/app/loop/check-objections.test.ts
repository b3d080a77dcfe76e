// A check that could never do its work is refused before a loop is armed with it, with what to type instead.
import { chmodSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { diagnoseChecks } from '../../../src/app/diagnose/diagnose-project.ts';
import { proposeHere } from '../../../src/app/loop/propose-here.ts';
import { firstProgram } from '../../../src/core/shell/command-programs.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { makeScene, type Scene, textOf } from '../support/scene.ts';

const put = (scene: Scene, path: string, content = '', mode = 0o644): void => {
  mkdirSync(dirname(join(scene.project, path)), { recursive: true });
  scene.write(path, content);
  chmodSync(join(scene.project, path), mode);
};

/** A machine on whose PATH there are only these. */
const withPrograms = (...names: readonly string[]): void => {
  const bin = tempFolder();
  for (const name of names) symlinkSync(process.execPath, join(bin, name));
  vi.stubEnv('PATH', bin);
};

afterEach(() => void vi.unstubAllEnvs());

const refusal = async (scene: Scene, args: string): Promise<string> => {
  const answer = await scene.type('loop', args);
  expect(answer.kind).toBe('answer');
  expect(existsSync(join(scene.project, '.msw', 'loops'))).toBe(false);
  return textOf(answer);
};

describe.skipIf(process.platform === 'win32')('a check whose program is missing', () => {
  it('is refused with its name', async () => {
    expect(await refusal(makeScene(), '"Fix it" --check "no-such-tool -q"')).toBe(
      'The check “no-such-tool -q” cannot run: there is no no-such-tool on your PATH. Install it, or name another: --check "COMMAND".',
    );
  });

  it.each([
    [
      'a module of its environment',
      ['.venv/lib/python3.12/site-packages/pytest/__init__.py'],
      '.venv/bin/python -m pytest -q',
    ],
    ['a program of its environment', ['.venv/bin/pytest'], '.venv/bin/pytest -q'],
    ['nothing', [], null],
  ])('is refused with what the project has: %s', async (_, files, instead) => {
    withPrograms('node');
    const scene = makeScene();
    put(scene, '.venv/bin/python', '', 0o755);
    for (const file of files) put(scene, file, '', 0o755);
    const said = await refusal(scene, '"Fix it" --check "poetry run pytest -q"');
    expect(said).toContain('there is no poetry on your PATH');
    expect(said).toContain(`--check "${instead ?? 'COMMAND'}"`);
  });

  it.each([
    ['poetry run pytest -q', ['pytest'], 'pytest -q'],
    ['python -m unittest', ['python3'], 'python3 -m unittest'],
  ])('is refused with what the machine has: %s', async (command, there, instead) => {
    withPrograms(...there);
    expect(await refusal(makeScene(), `"Fix it" --check "${command}"`)).toContain(`--check "${instead}"`);
  });

  it('is refused where the project itself asks for it, and the doctor looks for it', async () => {
    withPrograms('node');
    const scene = makeScene();
    put(scene, 'poetry.lock');
    put(scene, 'pytest.ini', '[pytest]\n');
    put(scene, '.venv/bin/pytest', '', 0o755);
    expect(await refusal(scene, '"Fix it"')).toContain('--check ".venv/bin/pytest"');
    expect(diagnoseChecks(scene.workspace)).toMatchObject({
      status: 'warn',
      detail: expect.stringContaining('there is no poetry on your PATH'),
      fix: expect.stringContaining('--check ".venv/bin/pytest"'),
    });
  });

  it.each(['./check.sh', 'node new.test.js', 'sh scripts/new.sh', 'cd sub && node check.js'])(
    'is another matter than a file that is still to be written: %s',
    async (command) => {
      const answer = await makeScene().type('loop', `"Write it" --no-baseline --check "${command}"`);
      expect(answer.kind).toBe('context');
    },
  );

  it.each([
    ['cd web && toolx -q', 'toolx'],
    ['CI=1 toolx -q | tee log', 'toolx'],
    ['toolx -q || true', null],
    ['command -v toolx || npm ci', null],
    ['npm ci && toolx', 'npm'],
    ['. .venv/bin/activate && toolx', null],
    ['PATH=$PWD/bin:$PATH toolx', null],
    ['./build.sh && toolx', null],
    ['if true; then toolx; fi', null],
    ['$TOOL -q', null],
    ['! grep -r TODO src', 'grep'],
    ['', null],
  ])('is looked for only where nothing else can run: %j', (command, name) => {
    expect(firstProgram(command)?.name ?? null).toBe(name);
  });
});

describe('a check that never ends', () => {
  it('is refused with its one-shot form', async () => {
    const scene = makeScene();
    put(scene, 'package.json', '{"scripts":{"test":"testem"}}');
    expect(await refusal(scene, '"Fix it" --check "npm test"')).toBe(
      'The check “npm test” never ends by itself: testem opens a window. Name one that runs once: --check "npx testem ci".',
    );
  });

  it('is not proposed, and the one-shot form is named', async () => {
    const scene = makeScene();
    put(scene, 'package.json', '{"scripts":{"test":"mocha -w","lint":"eslint ."}}');
    expect(proposeHere(scene.project).map(({ command }) => command)).toEqual(['npm run lint']);
    expect(await refusal(scene, '"Fix it"')).toContain('--check "npx mocha"');
    expect(diagnoseChecks(scene.workspace)).toMatchObject({
      status: 'warn',
      fix: 'Name one that runs once: --check "npx mocha".',
    });
  });
});

describe('a package of a workspace', () => {
  it.each([
    ['pnpm-workspace.yaml', { 'pnpm-workspace.yaml': '', 'package.json': '{}' }, 'pnpm test'],
    [
      'a field and a lockfile',
      { 'package.json': '{"workspaces":["packages/*"]}', 'yarn.lock': '' },
      'yarn test',
    ],
    [
      'packageManager',
      { 'package.json': '{"workspaces":["packages/*"],"packageManager":"bun@1.3.0"}' },
      'bun run test',
    ],
    ['no workspace', { 'package.json': '{}', 'yarn.lock': '' }, 'npm test'],
  ])('is tested by the workspace’s package manager: %s', (_, files, command) => {
    const root = tempFolder();
    const inside = join(root, 'packages', 'cart');
    mkdirSync(join(root, '.git'));
    mkdirSync(inside, { recursive: true });
    for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text);
    writeFileSync(join(inside, 'package.json'), '{"scripts":{"test":"vitest run"}}');
    expect(proposeHere(inside).map((check) => check.command)).toEqual([command]);
  });

  it('keeps a package manager of its own', () => {
    const root = tempFolder();
    mkdirSync(join(root, '.git'));
    writeFileSync(join(root, 'package.json'), '{"workspaces":["*"]}');
    writeFileSync(join(root, 'yarn.lock'), '');
    mkdirSync(join(root, 'cart'));
    writeFileSync(join(root, 'cart', 'package.json'), '{"scripts":{"test":"vitest run"}}');
    writeFileSync(join(root, 'cart', 'package-lock.json'), '{}');
    expect(proposeHere(join(root, 'cart')).map((check) => check.command)).toEqual(['npm test']);
  });
});
