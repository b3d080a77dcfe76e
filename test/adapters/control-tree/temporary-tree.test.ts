import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import {
  makeTemporaryTree,
  type TemporaryTree,
  type TreeRequest,
} from '../../../src/adapters/control-tree/temporary-tree.ts';
import { runCheck } from '../../../src/adapters/process/run-check.ts';
import { openSnapshots } from '../../../src/adapters/snapshots/snapshot-store.ts';
import { bundleText } from '../../support/bundle.ts';
import { countOf } from '../../support/depth.ts';
import { type Files, initGit, writeFiles } from '../../support/sample-project.ts';
import { tempFolder } from '../../support/temp-folder.ts';

async function snapshotOf(files: Files, prepare: (project: string) => void = () => {}): Promise<TreeRequest> {
  const [project, userFolder] = [tempFolder(), tempFolder()];
  writeFiles(project, files);
  initGit(project);
  prepare(project);
  const opened = await openSnapshots({ project, userFolder }, 'loop');
  if (opened.status !== 'ok') throw new Error(opened.reason);
  const taken = await opened.store.take({ label: 'iteration-0', at: 0 });
  if (taken.status !== 'ok') throw new Error(taken.reason);
  const { tree } = taken.snapshot;
  return {
    store: opened.store,
    tree,
    entries: new Map(),
    texts: new Map(),
    changed: [],
    keep: { kind: 'older', than: Number.POSITIVE_INFINITY },
    project,
    userFolder,
  };
}

async function treeOf(request: TreeRequest) {
  const made = await makeTemporaryTree(request);
  if (made.status !== 'ok') throw new Error(made.reason);
  onTestFinished(() => made.tree.remove());
  return made.tree;
}

/** A digest of everything in a folder: names, kinds, modes, contents and link targets. */
function fingerprint(folder: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const path = join(folder, name);
    const stat = lstatSync(path);
    hash.update(`${name} ${stat.mode} `);
    if (stat.isSymbolicLink()) hash.update(readlinkSync(path));
    else if (stat.isFile()) hash.update(readFileSync(path));
  }
  return hash.digest('hex');
}

const packages = (project: string): void => {
  writeFiles(project, {
    'node_modules/left/package.json': '{ "name": "left", "main": "index.js" }',
    'node_modules/left/index.js': 'module.exports = 1;',
    'node_modules/@scope/right/index.js': 'module.exports = 2;',
    'node_modules/.cache/a': 'kept',
    'node_modules/.pnpm/deep@1.0.0/node_modules/deep/index.js': 'module.exports = 3;',
    'node_modules/.package-lock.json': '{}',
    'dist/cli.js': '1',
    '.env': 'A=1\n',
    'generated/a.js': 'module.exports = 4;',
    'generated/node_modules/big/index.js': '',
    'generated/.git/HEAD': '',
    'packages/app/node_modules/own/index.js': 'module.exports = 5;',
  });
  mkdirSync(join(project, 'node_modules/.bin'));
  symlinkSync('../left/index.js', join(project, 'node_modules/.bin/left'));
  symlinkSync('.pnpm/deep@1.0.0/node_modules/deep', join(project, 'node_modules/deep'), 'junction');
  symlinkSync('../../packages/app', join(project, 'node_modules/@scope/app'), 'junction');
  symlinkSync('../../nowhere', join(project, 'node_modules/gone'), 'junction');
};
const workspace: Files = {
  '.gitignore': 'node_modules/\ndist/\n.env\ngenerated/\n',
  'package.json': '{ "workspaces": ["packages/*"] }',
  'packages/app/package.json': '{ "name": "@scope/app" }',
  'packages/app/index.js': 'module.exports = 6;',
  'run.sh': '#!/bin/sh\necho run\n',
};

describe('a temporary tree', () => {
  /** What a check sees of a file: folders that are shown and not copied are there only for it. */
  const seen = async (tree: TemporaryTree, paths: readonly string[]) => {
    const script = `const fs = require('fs');
const look = (path) => {
  try {
    return fs.lstatSync(path).isDirectory() ? 'folder' : [fs.realpathSync(path), fs.readFileSync(path, 'utf8')];
  } catch { return null; }
};
console.log(JSON.stringify(${JSON.stringify(paths)}.map(look)));`;
    const file = join(tempFolder(), 'look.js');
    writeFileSync(file, script);
    const run = await runCheck({
      ...tree.adapt(`node ${file}`),
      cwd: tree.project,
      timeoutMs: 30_000,
    });
    return z
      .array(z.union([z.string(), z.tuple([z.string(), z.string()]), z.null()]))
      .parse(JSON.parse(run.output));
  };

  it('has packages of its own, and those of the project itself lead into the tree', async () => {
    const request = await snapshotOf(workspace, packages);
    const tree = await treeOf({ ...request, keep: { kind: 'settled' } });
    const own = (path: string, text: string) => [join(tree.project, path), text];
    const wanted = {
      'node_modules/left/index.js': own('node_modules/left/index.js', 'module.exports = 1;'),
      'node_modules/@scope/right/index.js': own('node_modules/@scope/right/index.js', 'module.exports = 2;'),
      'node_modules/deep/index.js': own(
        'node_modules/.pnpm/deep@1.0.0/node_modules/deep/index.js',
        'module.exports = 3;',
      ),
      'node_modules/.bin/left': own('node_modules/left/index.js', 'module.exports = 1;'),
      'node_modules/@scope/app/index.js': own('packages/app/index.js', 'module.exports = 6;'),
      'packages/app/node_modules/own/index.js': own(
        'packages/app/node_modules/own/index.js',
        'module.exports = 5;',
      ),
      '.env': own('.env', 'A=1\n'),
      'generated/a.js': own('generated/a.js', 'module.exports = 4;'),
      'generated/.git': null,
      dist: null,
    };
    expect(await seen(tree, Object.keys(wanted))).toEqual(Object.values(wanted));
    expect(tree).toMatchObject({ missing: [], without: ['dist/'] });
  });

  it.each([
    ['all, as it is now', { kind: 'all' }, ['dist/cli.js', 'generated/a.js']],
    [
      'what is as old as the loop',
      { kind: 'older', than: Number.POSITIVE_INFINITY },
      ['dist/cli.js', 'generated/a.js'],
    ],
    ['nothing that is new', { kind: 'older', than: 0 }, []],
    ['what tools do not make again', { kind: 'settled' }, ['generated/a.js']],
  ] as const)('has of what git ignores %s, and packages always', async (_, keep, kept) => {
    const tree = await treeOf({ ...(await snapshotOf(workspace, packages)), keep });
    const paths = ['dist/cli.js', 'generated/a.js', 'node_modules/left/index.js', '.env'];
    const found = await seen(tree, paths);
    expect(paths.filter((_, at) => found[at] !== null)).toEqual([...kept, ...paths.slice(2)]);
  });

  it('is private, has the project’s name, and is removed with everything except the targets of its links', async () => {
    const request = await snapshotOf(workspace, packages);
    const tree = await treeOf(request);
    const around = join(tree.project, '../..');
    if (process.platform !== 'win32') expect(statSync(around).mode & 0o077).toBe(0);
    expect(tree.project.split(/[\\/]/).at(-1)).toBe(request.project.split(/[\\/]/).at(-1));
    tree.remove();
    expect(existsSync(around)).toBe(false);
    expect(existsSync(join(request.project, 'node_modules/left/index.js'))).toBe(true);
  });

  it('receives what checks write, and the project stays byte for byte the same', async () => {
    const request = await snapshotOf(workspace, packages);
    const before = fingerprint(request.project);
    const tree = await treeOf({ ...request, keep: { kind: 'all' } });
    const script = `const { appendFileSync, mkdirSync, rmSync, writeFileSync } = require('fs');
for (const path of ['node_modules/.cache', 'node_modules/.vite', 'node_modules/fresh', 'dist', 'coverage', 'generated/x']) {
  mkdirSync(path, { recursive: true });
  writeFileSync(path + '/file', 'x');
}
appendFileSync('.env', 'B=2');
appendFileSync('packages/app/index.js', '//');
appendFileSync('node_modules/@scope/app/index.js', '//');
appendFileSync('run.sh', '#');
rmSync('node_modules/left', { recursive: true });
rmSync('generated/x', { recursive: true });
rmSync('dist', { recursive: true });`;
    const file = join(tempFolder(), 'check.js');
    writeFileSync(file, script);
    const run = await runCheck({ ...tree.adapt(`node ${file}`), cwd: tree.project, timeoutMs: 30_000 });
    expect(run).toMatchObject({ exitCode: 0, output: '' });
    tree.remove();
    expect(fingerprint(request.project)).toBe(before);
  });

  it('has an environment of its own with the installed packages', async () => {
    const request = await snapshotOf({ '.gitignore': '.venv/\nvendor/\n', 'a.py': '' }, (project) => {
      const site = '.venv/lib/python3.11/site-packages';
      writeFiles(project, {
        '.venv/pyvenv.cfg': 'home = /usr/bin\n',
        '.venv/bin/tool': `#!${project}/.venv/bin/python\nimport tool\n`,
        [`${site}/tool/__init__.py`]: '',
        [`${site}/tool-1.0.dist-info/RECORD`]: 'tool/__init__.py,,\n',
        [`${site}/own.pth`]: `${project}\n`,
        'vendor/autoload.php': '<?php\n',
        'vendor/composer/autoload_real.php': '<?php\n',
        'vendor/acme/tool/a.php': '<?php\n',
      });
      symlinkSync(process.execPath, join(project, '.venv/bin/python'));
    });
    const before = fingerprint(request.project);
    const tree = await treeOf(request);
    const site = '.venv/lib/python3.11/site-packages';
    const own = (path: string) => join(tree.project, path);
    expect(
      await seen(tree, ['.venv/bin/tool', `${site}/tool/__init__.py`, 'vendor/acme/tool/a.php']),
    ).toEqual([
      [own('.venv/bin/tool'), `#!${own('.venv/bin/python')}\nimport tool\n`],
      [own(`${site}/tool/__init__.py`), ''],
      [own('vendor/acme/tool/a.php'), '<?php\n'],
    ]);
    // As an installer does that adds the project again.
    const file = join(tempFolder(), 'install.js');
    writeFileSync(
      file,
      `const { rmSync, writeFileSync } = require('fs');
writeFileSync('${site}/own.pth', 'other');
rmSync('${site}/tool-1.0.dist-info', { recursive: true });
writeFileSync('.venv/bin/tool', 'other');`,
    );
    const run = await runCheck({ ...tree.adapt(`node ${file}`), cwd: tree.project, timeoutMs: 30_000 });
    expect(run).toMatchObject({ exitCode: 0, output: '' });
    tree.remove();
    expect(fingerprint(request.project)).toBe(before);
  });

  it('is written nowhere else, whatever its links say', async () => {
    const outside = tempFolder();
    writeFiles(outside, { 'a.txt': 'outside' });
    const request = await snapshotOf({ 'b.txt': 'b' }, (project) => {
      symlinkSync(outside, join(project, 'linked'), 'dir');
      symlinkSync(join(outside, 'a.txt'), join(project, 'a.txt'));
    });
    const tree = await treeOf({
      ...request,
      texts: new Map([
        ['linked/a.txt', 'inside'],
        ['a.txt', 'inside'],
      ]),
    });
    expect(readFileSync(join(tree.project, 'linked/a.txt'), 'utf8')).toBe('inside');
    expect(readFileSync(join(tree.project, 'a.txt'), 'utf8')).toBe('inside');
    expect(readFileSync(join(outside, 'a.txt'), 'utf8')).toBe('outside');
    expect(readdirSync(outside)).toEqual(['a.txt']);
  });

  it('mixes files of two snapshots, including a folder in the place of a file', async () => {
    const request = await snapshotOf({ 'a/b.txt': 'ab', 'c.txt': 'c', 'run.sh': '#!/bin/sh\n' });
    const blob = (text: string) => {
      const done = spawnSync('git', ['hash-object', '-w', '--stdin'], {
        cwd: request.project,
        input: text,
        encoding: 'utf8',
      });
      return done.stdout.trim();
    };
    const tree = await treeOf({
      ...request,
      entries: new Map([
        ['a/b.txt', null],
        ['a', { kind: 'file', blob: blob('a') }],
        ['c.txt', null],
        ['c.txt/d', { kind: 'program', blob: blob('d') }],
      ]),
      changed: ['a/b.txt', 'a', 'c.txt', 'c.txt/d'],
    });
    const files = readdirSync(tree.project, { recursive: true, encoding: 'utf8' }).map((path) =>
      path.replaceAll('\\', '/'),
    );
    expect(files.filter((path) => !path.startsWith('.git')).sort()).toEqual([
      'a',
      'c.txt',
      'c.txt/d',
      'run.sh',
    ]);
    if (process.platform !== 'win32')
      expect(statSync(join(tree.project, 'c.txt/d')).mode & 0o100).toBe(0o100);
  });

  it('works for a folder of the repository too, with everything around it', async () => {
    const request = await snapshotOf(workspace, packages);
    const project = join(request.project, 'packages/app');
    vi.stubEnv('CLAUDE_PROJECT_DIR', request.project);
    vi.stubEnv('SHOP_HOME', request.project);
    onTestFinished(() => void vi.unstubAllEnvs());
    const tree = await treeOf({ ...request, project });
    const { env } = tree.adapt('x');
    expect(env).toMatchObject({ SHOP_HOME: realpathSync(join(tree.project, '../..')) });
    expect(env).not.toHaveProperty('CLAUDE_PROJECT_DIR');
    expect(relative(realpathSync(join(tree.project, '../..')), realpathSync(tree.project))).toBe(
      join('packages', 'app'),
    );
    expect(tree.adapt(`cd ${project} && x`).command).toBe(`cd ${tree.project} && x`);
  });

  it.each<[string, (home: string) => Readonly<Record<string, string>>]>([
    ['around the user folder', () => ({})],
    ['around it, although the user names another limit', () => ({ GIT_CEILING_DIRECTORIES: tempFolder() })],
    ['that a variable names', (home) => ({ GIT_DIR: join(home, '.git'), GIT_WORK_TREE: home })],
  ])('shows git one commit, and no repository %s', async (_name, variablesOf) => {
    const request = await snapshotOf({ 'a.txt': 'a\n', 'deep/b.txt': 'b\n' });
    const home = tempFolder();
    writeFiles(home, { '.bashrc': 'one\n' });
    initGit(home);
    writeFiles(home, { '.bashrc': 'changed\n' });
    // A folder that others can write to holds no trees, so that this one is in the user folder.
    vi.stubEnv('TMPDIR', '/tmp');
    for (const [name, value] of Object.entries(variablesOf(home))) vi.stubEnv(name, value);
    onTestFinished(() => void vi.unstubAllEnvs());
    const userFolder = join(home, 'msw');
    const tree = await treeOf({ ...request, userFolder });
    const git = (one: TemporaryTree, folder: string, line: string) =>
      runCheck({ ...one.adapt(`git ${line}`), cwd: folder, timeoutMs: 30_000 });
    for (const folder of [tree.project, join(tree.project, 'deep')]) {
      expect((await git(tree, folder, 'rev-parse --show-toplevel')).output.trim()).toBe(tree.project);
      expect((await git(tree, folder, 'rev-list --all --count')).output.trim()).toBe('1');
      expect(await git(tree, folder, 'stash')).toMatchObject({ exitCode: 0 });
    }
    const bare = await treeOf({ ...request, userFolder, store: { ...request.store, isRepository: false } });
    for (const line of ['rev-parse --git-dir', 'stash'])
      expect(await git(bare, bare.project, line)).toMatchObject({
        exitCode: 128,
        output: expect.stringContaining('not a git repository'),
      });
    expect(readFileSync(join(home, '.bashrc'), 'utf8')).toBe('changed\n');
  });

  it('is never created inside the project, whatever the variables say', async () => {
    const request = await snapshotOf({ 'a.txt': 'a' });
    vi.stubEnv('TMPDIR', request.project);
    vi.stubEnv('TEMP', request.project);
    onTestFinished(() => void vi.unstubAllEnvs());
    const tree = await treeOf(request);
    expect(relative(realpathSync(request.userFolder), tree.project)).toMatch(/^trees/);
    expect(readdirSync(request.project).sort()).toEqual(['.git', 'a.txt']);
  });
});

describe('a temporary tree that is changed for another run', () => {
  const files = { ...workspace, 'src/same.js': 'same\n', 'src/old.js': 'old!\n', 'src/linked.js': '' };
  /** What a run may do in it, also so that the times and sizes of files stay. */
  const havoc = `const fs = require('fs');
const touched = fs.statSync('src/old.js');
fs.writeFileSync('src/old.js', 'new!\\n');
fs.utimesSync('src/old.js', touched.atime, touched.mtime);
fs.rmSync('run.sh');
fs.chmodSync('package.json', 0o777);
fs.rmSync('src/linked.js');
fs.symlinkSync('old.js', 'src/linked.js');
fs.rmSync('packages/app/index.js');
fs.mkdirSync('packages/app/index.js');
for (const path of ['src/answers', '.cache/deep', 'dist', 'node_modules/fresh', '.git/hooks', '../beside']) {
  fs.mkdirSync(path, { recursive: true });
  fs.writeFileSync(path + '/answer.js', 'x');
}
fs.writeFileSync('.env', 'A=2');
fs.rmSync('node_modules/left', { recursive: true });
fs.writeFileSync('.git/config', '');
process.env.PYTHONPATH?.split(require('path').delimiter).forEach((path) => fs.writeFileSync(path + '/os.py', 'x'));`;

  async function changed(isRepository: boolean) {
    const request = await snapshotOf(files, packages);
    const store = { ...request.store, isRepository };
    const start = {
      ...{ ...request, store, entries: new Map([['src/same.js', null]]) },
      texts: new Map([['src/only.js', 'for one run\n']]),
    };
    const next = { ...request, store, texts: new Map([['packages/app/package.json', '{}']]) };
    const first = await treeOf({ ...start, keep: { kind: 'all' } });
    const file = join(tempFolder(), 'havoc.js');
    writeFileSync(file, havoc);
    const run = await runCheck({ ...first.adapt(`node ${file}`), cwd: first.project, timeoutMs: 30_000 });
    expect(run).toMatchObject({ exitCode: 0, output: '' });
    const untouched = join('packages', '..', '.gitignore');
    const { ino } = statSync(join(first.project, untouched));
    const made = await first.change(next);
    if (made.status !== 'ok') throw new Error(made.reason);
    onTestFinished(() => made.tree.remove());
    return { first, next, ino, untouched, tree: made.tree };
  }

  it.each([true, false])(
    'is like a new one, whatever the last run did in it (repository: %s)',
    async (isGit) => {
      const { tree, next } = await changed(isGit);
      const fresh = await treeOf(next);
      const shown = async (one: TemporaryTree) => {
        rmSync(join(one.project, '.git', 'refs'), { recursive: true, force: true });
        const script = `const fs = require('fs');
const list = (path) => fs.readdirSync(path).sort().flatMap((name) => {
  const [own, stat] = [path + '/' + name, fs.lstatSync(path + '/' + name)];
  if (stat.isDirectory()) return [[own, stat.mode], ...list(own)];
  return [[own, stat.mode, stat.isSymbolicLink() ? fs.readlinkSync(own) : fs.readFileSync(own, 'latin1')]];
});
console.log(JSON.stringify([list('.'), fs.readdirSync('..'), process.env.PYTHONPATH.split(require('path').delimiter).map((path) => fs.readdirSync(path))]));`;
        const file = join(tempFolder(), 'list.js');
        writeFileSync(file, script);
        return runCheck({ ...one.adapt(`node ${file}`), cwd: one.project, timeoutMs: 30_000 });
      };
      const [now, wanted] = [await shown(tree), await shown(fresh)];
      expect(wanted).toMatchObject({ exitCode: 0, output: expect.stringContaining('module.exports = 1;') });
      expect(now.output).toBe(wanted.output);
      expect(tree).toMatchObject({ missing: fresh.missing, without: fresh.without });
    },
  );

  it('has one commit with its files, another path, and the files that no run touched', async () => {
    const { tree, first, ino, untouched } = await changed(true);
    expect(tree.project).not.toBe(first.project);
    expect(existsSync(first.project)).toBe(false);
    expect(statSync(join(tree.project, untouched)).ino).toBe(ino);
    const git = (line: string) =>
      runCheck({ ...tree.adapt(`git ${line}`), cwd: tree.project, timeoutMs: 30_000 });
    expect((await git('rev-list --all --count')).output.trim()).toBe('1');
    expect((await git('ls-tree -r --name-only HEAD')).output).toContain('src/same.js');
    tree.remove();
    expect(existsSync(join(tree.project, '../..'))).toBe(false);
  });
});

describe('the remains of earlier trees', () => {
  it('are removed when their process is gone, and nothing else is', async () => {
    const request = await snapshotOf({ 'a.txt': 'a' });
    const around = join(request.userFolder, 'trees');
    vi.stubEnv('TMPDIR', request.project);
    vi.stubEnv('TEMP', request.project);
    onTestFinished(() => void vi.unstubAllEnvs());
    await treeOf(request);
    const [own = ''] = readdirSync(around);
    const gone = spawnSync(process.execPath, ['-e', '']).pid;
    const named = (pid: number, where = own.split('-')[2]) => join(around, `msw-tree-${where}-${pid}-abcdef`);
    const left = [
      named(gone),
      named(process.ppid),
      named(gone, 'other'),
      join(around, 'msw-tree-notes'),
      join(around, 'mine'),
    ];
    const old = named(process.pid, 'afar');
    for (const folder of [...left, old]) mkdirSync(folder);
    utimesSync(old, 0, 0);
    await treeOf(request);
    expect([...left, old].filter((path) => existsSync(path))).toEqual(left.slice(1));
  });
});

describe('a process killed at any moment', () => {
  const kills = countOf(100, 30);

  it(`leaves the project as it was, ${kills} times`, { timeout: 240_000 }, async () => {
    const request = await snapshotOf(
      {
        ...workspace,
        ...Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`src/f${at}.js`, `${at}\n`])),
      },
      packages,
    );
    const folder = tempFolder();
    const { tree, project, userFolder } = request;
    const outfile = join(folder, 'make.mjs');
    await bundleText(
      `import { makeTemporaryTree } from './src/adapters/control-tree/temporary-tree.ts';
import { existingSnapshots } from './src/adapters/snapshots/snapshot-store.ts';
const place = ${JSON.stringify({ project, userFolder })};
const store = await existingSnapshots(place, 'loop');
for (;;) {
  const made = await makeTemporaryTree({ store, tree: ${JSON.stringify(tree)}, entries: new Map(), texts: new Map([['run.sh', 'x']]), changed: [], keep: { kind: 'all' }, ...place });
  if (made.status !== 'ok') throw new Error(made.reason);
  process.stdout.write('made');
  made.tree.remove();
}`,
      outfile,
    );
    const env = { ...process.env, TMPDIR: project, TEMP: project };
    const before = fingerprint(project);
    const round = await oneRound(outfile, env);
    for (let kill = 0; kill < kills; kill += 1) {
      const child = spawn(process.execPath, [outfile], { env, stdio: ['ignore', 'pipe', 'inherit'] });
      const ended = new Promise((done) => void child.once('exit', done));
      setTimeout(() => child.kill('SIGKILL'), (round * 1.2 * kill) / kills);
      await ended;
    }
    expect(fingerprint(project)).toBe(before);
    const around = join(userFolder, 'trees');
    vi.stubEnv('TMPDIR', project);
    vi.stubEnv('TEMP', project);
    onTestFinished(() => void vi.unstubAllEnvs());
    // The next one removes the remains and can still use the snapshots; files that an orphaned git was still writing
    // go with the one after.
    let last = await treeOf(request);
    await vi.waitFor(
      async () => {
        if (readdirSync(around).length > 1) {
          last.remove();
          last = await treeOf(request);
        }
        expect(readdirSync(around)).toHaveLength(1);
      },
      { timeout: 30_000, interval: 200 },
    );
    expect(readFileSync(join(last.project, 'src/f299.js'), 'utf8')).toBe('299\n');
  });
});

/** The time from the start of a process until its first tree exists. */
async function oneRound(program: string, env: NodeJS.ProcessEnv): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((done) => void child.stdout.once('data', done));
  const length = performance.now() - started;
  const ended = new Promise((done) => void child.once('exit', done));
  child.kill('SIGKILL');
  await ended;
  return length;
}
