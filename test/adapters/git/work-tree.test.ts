import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addWorktree, removeWorktree } from '../../../src/adapters/git/add-worktree.ts';
import {
  addedIn,
  commitsSince,
  recentCommits,
  uncommittedPaths,
  withFiles,
} from '../../../src/adapters/git/plan-log.ts';
import { workTreeState } from '../../../src/adapters/git/work-tree.ts';
import { requireOrSkip } from '../../support/requirements.ts';
import { git, initGit, writeFiles } from '../../support/sample-project.ts';
import { tempFolder } from '../../support/temp-folder.ts';

describe('add worktree', () => {
  const git = (cwd: string, ...args: readonly string[]) =>
    execFileSync('git', ['-C', cwd, ...args], { encoding: 'utf8' }).trim();

  const repository = () => {
    const cwd = realpathSync.native(tempFolder());
    mkdirSync(join(cwd, 'packages', 'cart'), { recursive: true });
    writeFileSync(join(cwd, 'packages', 'cart', 'a.txt'), 'a\n');
    initGit(cwd);
    return cwd;
  };
  const place = () => join(realpathSync.native(tempFolder()), 'tree');

  requireOrSkip('git')('a worktree of its own', () => {
    it('has the last commit on a new branch, and nothing uncommitted', async () => {
      const cwd = repository();
      writeFileSync(join(cwd, 'mine.txt'), 'mine\n');
      const path = place();
      const added = await addWorktree(join(cwd, 'packages', 'cart'), { branch: 'msw/x', path });
      expect(added).toEqual({ status: 'ok', top: cwd, folder: join(path, 'packages', 'cart') });
      expect(readFileSync(join(path, 'packages', 'cart', 'a.txt'), 'utf8')).toBe('a\n');
      expect(existsSync(join(path, 'mine.txt'))).toBe(false);
      expect(git(path, 'branch', '--show-current')).toBe('msw/x');
      await removeWorktree(cwd, { branch: 'msw/x', path });
      expect(git(cwd, 'branch', '--list', 'msw/*')).toBe('');
      expect(existsSync(path)).toBe(false);
    });

    it('runs no hook of the repository', async () => {
      const cwd = repository();
      const hook = join(cwd, '.git', 'hooks', 'post-checkout');
      mkdirSync(join(cwd, '.git', 'hooks'), { recursive: true });
      writeFileSync(hook, `#!/bin/sh\ntouch "${cwd}/ran"\n`);
      chmodSync(hook, 0o755);
      expect(await addWorktree(cwd, { branch: 'x', path: place() })).toMatchObject({ status: 'ok' });
      expect(existsSync(join(cwd, 'ran'))).toBe(false);
    });

    it.each([
      ['outside of a repository', () => tempFolder(), 'x', 'this is not a git repository'],
      [
        'before the first commit',
        () => {
          const cwd = tempFolder();
          git(cwd, 'init', '-q');
          return cwd;
        },
        'x',
        'the repository has no commit yet',
      ],
      ['with an existing branch', repository, 'main', 'already exists'],
      ['with an invalid name', repository, 'a..b', 'not a valid branch name'],
    ])('is not created %s, with a reason in one sentence', async (_, make, branch, reason) => {
      const path = place();
      const added = await addWorktree(realpathSync.native(make()), { branch, path });
      expect(added.status === 'refused' && added.reason).toMatch(/^No worktree could be made: [^\n]*\.$/);
      expect(added.status === 'refused' && added.reason).toContain(reason);
      expect(existsSync(path)).toBe(false);
    });
  });
});

describe('plan log', () => {
  requireOrSkip('git')('plan-log', () => {
    it('names files relative to the project, wherever it is in its repository', async () => {
      const top = tempFolder();
      writeFiles(top, { 'other.txt': 'o\n', 'app/a b.txt': 'a\n', 'app/ä.txt': 'ä\n' });
      initGit(top);
      const root = join(top, 'app');
      rmSync(join(root, 'a b.txt'));
      writeFiles(top, { 'app/sub/c.txt': 'c\n', 'other.txt': 'changed\n' });
      git(top, 'add', '-A');
      git(top, 'commit', '-qm', 'feat(01-01): c');
      git(top, 'commit', '-q', '--allow-empty', '-m', 'chore(01-01): empty');
      const commits = await recentCommits(root);
      expect(commits?.map(({ subject }) => subject)).toEqual([
        'chore(01-01): empty',
        'feat(01-01): c',
        'start',
      ]);
      expect((await withFiles(root, commits ?? [])).map(({ files }) => files)).toEqual([
        [],
        ['a b.txt', 'sub/c.txt'],
        ['a b.txt', 'ä.txt'],
      ]);
      expect((await withFiles(root, commits ?? []))[1]).toMatchObject({
        added: ['sub/c.txt'],
        deleted: ['a b.txt'],
      });
      expect((await addedIn(root, 'sub')).get('sub/c.txt')).toBe(commits?.[1]?.hash);
      writeFiles(top, { 'app/sub/d.txt': 'd\n', 'other.txt': 'again\n', 'app/ä.txt': 'new\n' });
      expect((await uncommittedPaths(root))?.toSorted()).toEqual(['sub/d.txt', 'ä.txt']);
    });

    it('lists the commits since a given time, oldest first, also in a linked work tree', async () => {
      const top = tempFolder();
      initGit(top);
      const linked = join(tempFolder(), 'linked');
      git(top, 'worktree', 'add', '-q', linked);
      for (const folder of [top, linked]) {
        git(folder, 'commit', '-q', '--allow-empty', '-m', 'one');
        git(folder, 'commit', '-q', '--allow-empty', '-m', 'two');
        expect(await commitsSince(folder, 0)).toEqual(['start', 'one', 'two']);
        expect(await commitsSince(folder, Number.MAX_SAFE_INTEGER)).toEqual([]);
      }
      expect(await commitsSince(tempFolder(), 0)).toEqual([]);
    });

    it.each([
      ['half a second before', 4.5, []],
      ['just before', 4.95, ['start']],
      ['in a whole second, as some file systems count', 4, ['start']],
    ])('looks for commits when HEAD last moved %s', async (_, movedAt, commits) => {
      const top = tempFolder();
      initGit(top);
      utimesSync(join(top, '.git', 'logs', 'HEAD'), movedAt, movedAt);
      expect(await commitsSince(top, 5000)).toEqual(commits);
    });

    it('is null without git, and empty for a new repository', async () => {
      const folder = tempFolder();
      expect(await recentCommits(folder)).toBeNull();
      expect(await uncommittedPaths(folder)).toBeNull();
      git(folder, 'init', '-q');
      expect(await recentCommits(folder)).toEqual([]);
    });
  });
});

describe('work tree', () => {
  // Real repositories, some of them hostile: programs named in their settings must never run.
  const git = (root: string, ...args: string[]): string =>
    execFileSync(
      'git',
      [
        '-C',
        root,
        '-c',
        'user.name=a',
        '-c',
        'user.email=a@example.org',
        '-c',
        'commit.gpgsign=false',
        ...args,
      ],
      {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );

  const write = (root: string, name: string, content: string): void =>
    writeFileSync(join(root, name), content);

  const repository = (): string => {
    const root = tempFolder();
    git(root, 'init', '-q');
    write(root, 'a.txt', 'one\n');
    write(root, '.gitignore', 'ignored/\n');
    git(root, 'add', '.');
    git(root, 'commit', '-qm', 'first');
    return root;
  };

  /** The states after each step, starting with the one before the first. */
  const states = async (root: string, ...steps: (() => void)[]): Promise<unknown[]> => {
    const seen = [await workTreeState(root)];
    for (const step of steps) {
      step();
      seen.push(await workTreeState(root));
    }
    return seen;
  };

  const distinct = (seen: unknown[]): number => new Set(seen.map((state) => JSON.stringify(state))).size;

  describe('the state of a repository', () => {
    it('changes with commits, staged, unstaged and untracked changes', async () => {
      const root = repository();
      const seen = await states(
        root,
        () => write(root, 'a.txt', 'two\n'),
        () => write(root, 'a.txt', 'six\n'),
        () => void git(root, 'add', '.'),
        () => void git(root, 'commit', '-qm', 'second'),
        () => write(root, 'new file ü.txt', '1'),
        () => write(root, 'new file ü.txt', '2'),
        () => rmSync(join(root, 'a.txt')),
        () => void git(root, 'commit', '-q', '--allow-empty', '-m', 'third'),
      );
      expect(seen.every((state) => JSON.stringify(state).includes('"git"'))).toBe(true);
      expect(distinct(seen)).toBe(seen.length);
    });

    it('is the same again when the work is undone, and when a file is only touched', async () => {
      const root = repository();
      const seen = await states(
        root,
        () => write(root, 'a.txt', 'two\n'),
        () => utimesSync(join(root, 'a.txt'), 1, 1),
        () => write(root, 'a.txt', 'one\n'),
      );
      expect(seen[2]).toEqual(seen[1]);
      expect(seen[3]).toEqual(seen[0]);
    });

    it('does not change with `.msw`, ignored files or the index file', async () => {
      const root = repository();
      mkdirSync(join(root, 'app', '.msw'), { recursive: true });
      mkdirSync(join(root, '.msw'));
      mkdirSync(join(root, 'ignored'));
      const index = statSync(join(root, '.git', 'index')).mtimeMs;
      const seen = await states(
        root,
        () => write(root, '.msw/state.json', '1'),
        () => write(root, 'app/.msw/state.json', '1'),
        () => write(root, 'ignored/out.txt', '1'),
      );
      expect(distinct(seen)).toBe(1);
      utimesSync(join(root, 'a.txt'), 1, 1);
      await workTreeState(root);
      expect(statSync(join(root, '.git', 'index')).mtimeMs).toBe(index);
    });

    it('detects changes of large files by size and time', async () => {
      const root = repository();
      const large = (fill: string) => write(root, 'large.bin', fill.repeat(300_000));
      const seen = await states(
        root,
        () => large('a'),
        () => write(root, 'large.bin', 'a'.repeat(300_001)),
      );
      expect(distinct(seen)).toBe(3);
    });

    it('exists before the first commit, in subfolders and in worktrees', async () => {
      const empty = tempFolder();
      git(empty, 'init', '-q');
      expect(distinct(await states(empty, () => write(empty, 'a', '1')))).toBe(2);

      const root = repository();
      mkdirSync(join(root, 'app'));
      write(root, 'app/b.txt', '1');
      expect(await workTreeState(join(root, 'app'))).toEqual(await workTreeState(root));

      const tree = join(tempFolder(), 'tree');
      git(root, 'worktree', 'add', '-q', tree);
      expect(distinct(await states(tree, () => write(tree, 'a.txt', 'x')))).toBe(2);
    });

    it('of a project that the outer repository ignores depends on its files', async () => {
      const root = repository();
      const project = join(root, 'ignored', 'project');
      mkdirSync(project, { recursive: true });
      const seen = await states(project, () => write(project, 'a.txt', '1'));
      expect(seen).toEqual([
        expect.objectContaining({ kind: 'files' }),
        expect.objectContaining({ kind: 'files' }),
      ]);
      expect(distinct(seen)).toBe(2);
    });

    it('is not taken from another repository because of a variable', async () => {
      const [root, other] = [repository(), repository()];
      process.env.GIT_DIR = join(other, '.git');
      try {
        expect(distinct(await states(root, () => write(root, 'a.txt', 'x')))).toBe(2);
      } finally {
        delete process.env.GIT_DIR;
      }
    });
  });

  describe('a hostile repository', () => {
    /** A command for git's settings that leaves a mark when it runs. */
    const trap = (): { command: string; sprung: () => boolean } => {
      const mark = join(tempFolder(), 'ran').replaceAll('\\', '/');
      return { command: `echo ran > '${mark}'; cat`, sprung: () => existsSync(mark) };
    };

    it.each<[string, (root: string, command: string) => void]>([
      ['core.fsmonitor', (root, command) => void git(root, 'config', 'core.fsmonitor', command)],
      ['a clean filter', (root, command) => void git(root, 'config', 'filter.evil.clean', command)],
      ['a filter process', (root, command) => void git(root, 'config', 'filter.evil.process', command)],
      ['a required filter with a capital name', requiredFilter],
      ['an external diff', (root, command) => void git(root, 'config', 'diff.external', command)],
      ['an ssh command', (root, command) => void git(root, 'config', 'core.sshCommand', command)],
      ['a hook', hook],
      ['a submodule with its own settings', submodule],
    ])('runs nothing by %s', async (_name, arm) => {
      const root = repository();
      const { command, sprung } = trap();
      write(root, '.gitattributes', '* filter=evil diff=evil\n');
      arm(root, command);
      utimesSync(join(root, 'a.txt'), 1, 1);
      write(root, 'b.txt', 'x');
      const seen = await states(root, () => write(root, 'a.txt', 'changed\n'));
      expect(sprung()).toBe(false);
      expect(distinct(seen)).toBe(2);
    });

    it('would run it through plain git', () => {
      const root = repository();
      const { command, sprung } = trap();
      write(root, '.gitattributes', '* filter=evil\n');
      git(root, 'config', 'filter.evil.clean', command);
      utimesSync(join(root, 'a.txt'), 1, 1);
      git(root, 'status');
      expect(sprung()).toBe(true);
    });
  });

  function requiredFilter(root: string, command: string): void {
    write(root, '.gitattributes', '* filter=Evil.Name\n');
    git(root, 'config', 'filter.Evil.Name.clean', command);
    git(root, 'config', 'filter.Evil.Name.required', 'true');
  }

  function hook(root: string, command: string): void {
    for (const name of ['post-index-change', 'fsmonitor-watchman', 'query-watchman'])
      writeFileSync(join(root, '.git', 'hooks', name), `#!/bin/sh\n${command}\n`, { mode: 0o755 });
  }

  function submodule(root: string, command: string): void {
    const inner = join(root, 'inner');
    mkdirSync(inner);
    git(inner, 'init', '-q');
    write(inner, 'c.txt', '1');
    git(inner, 'add', '.');
    git(inner, 'commit', '-qm', 'first');
    git(root, 'add', 'inner');
    git(root, 'commit', '-qm', 'inner');
    git(inner, 'config', 'core.fsmonitor', command);
    git(inner, 'config', 'filter.evil.clean', command);
    write(inner, '.gitattributes', '* filter=evil\n');
    utimesSync(join(inner, 'c.txt'), 1, 1);
  }

  describe('a folder that is not a repository', () => {
    it('changes with names and contents of its files, not when one is touched or restored', async () => {
      const root = tempFolder();
      mkdirSync(join(root, 'src'));
      const seen = await states(
        root,
        () => write(root, 'src/a.txt', '1'),
        () => write(root, 'src/a.txt', '22'),
        () => utimesSync(join(root, 'src/a.txt'), 1, 1),
        () => write(root, 'b.txt', ''),
        () => rmSync(join(root, 'b.txt')),
        () => write(root, 'src/a.txt', '1'),
      );
      expect(seen[3]).toEqual(seen[2]);
      expect(seen[5]).toEqual(seen[2]);
      expect(seen[6]).toEqual(seen[1]);
      expect(distinct(seen)).toBe(4);
    });

    it('does not change with caches, dependencies and MSW’s own files', async () => {
      const root = tempFolder();
      for (const name of ['node_modules', '.msw', 'dist', '__pycache__']) mkdirSync(join(root, name));
      const seen = await states(
        root,
        ...['node_modules', '.msw', 'dist', '__pycache__'].map((name) => () => write(root, `${name}/x`, '1')),
      );
      expect(seen[0]).toMatchObject({ kind: 'files' });
      expect(distinct(seen)).toBe(1);
    });

    it('treats nested repositories as files', async () => {
      const root = tempFolder();
      mkdirSync(join(root, 'one'));
      git(join(root, 'one'), 'init', '-q');
      const seen = await states(root, () => write(root, 'one/a.txt', '1'));
      expect(seen[1]).toMatchObject({ kind: 'files' });
      expect(distinct(seen)).toBe(2);
    });

    it('does not follow links', async () => {
      const [root, outside] = [tempFolder(), tempFolder()];
      symlinkSync(outside, join(root, 'link'), 'junction');
      symlinkSync(root, join(root, 'circle'), 'junction');
      expect(distinct(await states(root, () => write(outside, 'a', '1')))).toBe(1);
    });

    it('is unknown when it is too large or missing', async () => {
      const root = tempFolder();
      for (let number = 0; number <= 20_000; number += 1) write(root, `${number}`, '');
      expect(await workTreeState(root)).toEqual({ kind: 'unknown' });
      expect(await workTreeState(join(root, 'none'))).toEqual({ kind: 'unknown' });
    });
  });
});
