// A loop in a project with repositories inside: a submodule, a clone of its own, a clone that git ignores. What changes
// in them is work like any other.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { undoFiles } from '../../../src/app/snapshots/undo-files.ts';
import { requireOrSkip } from '../../support/requirements.ts';
import { git, initGit, writeFiles } from '../../support/sample-project.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { makeScene, type Scene, textOf } from '../support/scene.ts';

const NONE = { env: { ...process.env, GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null' } };

/** A repository with one file, cloned into the project the way that `how` says. */
const HOW = {
  submodule: (project: string, theme: string) => {
    const add = ['-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', theme, 'theme'];
    execFileSync('git', ['-C', project, ...add], NONE);
    git(project, 'commit', '-qam', 'theme');
  },
  clone: (project: string, theme: string) => git(project, 'clone', '-q', theme, 'theme'),
  'ignored clone': (project: string, theme: string) => {
    git(project, 'clone', '-q', theme, 'theme');
    writeFileSync(join(project, '.git', 'info', 'exclude'), 'theme\n');
  },
} as const;

type How = keyof typeof HOW;

/** The loop's check wants `blue` in `theme/blue.css`. */
const sceneWith = async (how: How, options = ''): Promise<Scene> => {
  const theme = tempFolder();
  writeFiles(theme, { 'blue.css': 'red\n', '.gitignore': 'made\n' });
  initGit(theme);
  const scene = makeScene();
  scene.write(
    'check.js',
    "const value = require('node:fs').readFileSync('theme/blue.css', 'utf8').trim();\nif (value !== 'blue') throw new Error('the theme is ' + value);\n",
  );
  initGit(scene.project);
  HOW[how](scene.project, theme);
  const armed = await scene.type('loop', `"Make it blue" --check "node check.js" --no-guidance ${options}`);
  expect(armed.kind).toBe('context');
  return scene;
};

const paint = (scene: Scene, colour: string): void => scene.write('theme/blue.css', `${colour}\n`);
const idOf = (scene: Scene): string => scene.loop()?.terms.id ?? '';

requireOrSkip('git')('a repository inside the project', () => {
  describe.each(Object.keys(HOW).filter((how): how is How => how in HOW))('as a %s', (how) => {
    it('is part of the work: the loop is done, and its pages name the file', async () => {
      const scene = await sceneWith(how);
      const id = idOf(scene);
      paint(scene, 'green');
      const held = textOf(await scene.stop('I painted it.'));
      expect(held).toContain('2/20');
      expect(scene.read(`.msw/loops/${id}/iteration-001.md`)).toContain('theme: blue.css (+1 -1)');
      paint(scene, 'blue');
      const said = textOf(await scene.stop('Now it is blue.'));
      expect(said).toContain('done');
      expect(said).not.toMatch(/[Ff]laky|no file/);
      expect(scene.read(`.msw/loops/${id}/report.md`)).toContain('theme: blue.css');
    });

    it('comes back with an undo, new files included', async () => {
      const scene = await sceneWith(how);
      const loop = idOf(scene);
      paint(scene, 'green');
      scene.write('theme/new.css', 'new\n');
      scene.write('theme/made', 'ignored there\n');
      await scene.stop();
      const undone = await undoFiles(scene.workspace, {
        ...{ iteration: '0', back: false, yes: true },
        ...{ loop, session: null },
      });
      expect(undone).toMatchObject({ status: 'ok', undo: { isDone: true } });
      expect(scene.read('theme/blue.css')).toBe('red\n');
      // What the project ignores is never removed.
      expect(existsSync(join(scene.project, 'theme/new.css'))).toBe(how === 'ignored clone');
      expect(existsSync(join(scene.project, 'theme/made'))).toBe(true);
    });

    it('counts with its commits, which change no file', async () => {
      const scene = await sceneWith(how);
      paint(scene, 'green');
      await scene.stop();
      const before = scene.loop()?.progress.tree;
      const theme = join(scene.project, 'theme');
      git(theme, '-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '-qam', 'green');
      await scene.stop();
      expect(scene.loop()?.progress.tree).not.toBe(before);
    });
  });

  it('is found when it comes with the work', async () => {
    const scene = makeScene();
    initGit(scene.project);
    await scene.type('loop', '"Fix it" --check "node check.js" --no-guidance');
    expect(scene.loop()?.progress.inner).toEqual([]);
    writeFiles(scene.project, { 'parts/one/a.txt': 'one\n', 'parts/two/node_modules/x/b.txt': 'b\n' });
    initGit(join(scene.project, 'parts/one'));
    initGit(join(scene.project, 'parts/two/node_modules/x'));
    await scene.stop();
    expect(scene.loop()?.progress.inner).toEqual(['parts/one']);
    scene.write('parts/one/a.txt', 'two\n');
    await scene.stop();
    expect(scene.read(`.msw/loops/${idOf(scene)}/iteration-002.md`)).toContain('parts/one: a.txt (+1 -1)');
    rmSync(join(scene.project, 'parts/one'), { recursive: true });
    await scene.stop();
    expect(scene.loop()?.progress.inner).toEqual([]);
  });

  it('is kept without a repository around it, and without git', async () => {
    const scene = makeScene();
    writeFiles(scene.project, { 'api/value.txt': 'one\n' });
    initGit(join(scene.project, 'api'));
    vi.stubEnv('PATH', scene.workspace.userFolder);
    try {
      await scene.typeAtOnce('loop', '"Fix it" --check "exit 1" --no-guidance');
      scene.write('api/value.txt', 'two\n');
      await scene.stopAtOnce();
    } finally {
      vi.unstubAllEnvs();
    }
    expect(scene.read(`.msw/loops/${idOf(scene)}/iteration-001.md`)).toContain('api: value.txt (+1 -1)');
  });

  it('that is too large for the snapshots is named at arming', async () => {
    const scene = makeScene();
    const files = Object.fromEntries(
      Array.from({ length: 10_001 }, (_, at) => [`big/${at % 100}/${at}`, '']),
    );
    writeFiles(scene.project, files);
    initGit(join(scene.project, 'big'));
    initGit(scene.project);
    const armed = textOf(await scene.typeAtOnce('loop', '"Fix it" --check "node check.js" --no-guidance'));
    expect(armed).toContain(
      'Not in the snapshots: “big/” (it is a repository of its own with more than 10000 files).',
    );
    writeFileSync(join(scene.project, 'big/1/1'), 'changed');
    const { tree } = scene.loop()?.progress ?? {};
    await scene.stopAtOnce();
    expect(scene.loop()?.progress.tree).not.toBe(tree);
  });

  it('starts no program that it names', async () => {
    const scene = makeScene();
    const trap = join(tempFolder(), 'ran');
    writeFiles(scene.project, { 'theme/blue.css': 'red\n', 'theme/.gitattributes': '*.css filter=trap\n' });
    initGit(scene.project);
    initGit(join(scene.project, 'theme'));
    const program = `touch ${trap}`;
    for (const key of ['core.fsmonitor', 'filter.trap.clean', 'filter.trap.process', 'diff.external'])
      git(join(scene.project, 'theme'), 'config', key, program);
    await scene.type('loop', '"Fix it" --check "node check.js" --no-guidance');
    paint(scene, 'green');
    await scene.stop();
    expect(readFileSync(join(scene.project, 'theme/blue.css'), 'utf8')).toBe('green\n');
    expect(scene.read(`.msw/loops/${idOf(scene)}/iteration-001.md`)).toContain('theme: blue.css');
    expect(existsSync(trap)).toBe(false);
  });
});
