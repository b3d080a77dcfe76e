import { chmodSync, chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { type CommitResult, commitFiles } from '../../../../src/adapters/git/commits/commit-files.ts';
import { requireOrSkip } from '../../../support/requirements.ts';
import { git, initGit, writeFiles } from '../../../support/sample-project.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

const MESSAGE = 'docs(research): research on retries';

function repository(): string {
  const root = tempFolder();
  writeFiles(root, { 'a.txt': 'a\n', 'b.txt': 'b\n', 'c.txt': 'c\n' });
  initGit(root);
  return root;
}

function reportIn(root: string, name = 'RESEARCH_REPORT.md', text = '# Report\n'): string {
  writeFileSync(join(root, name), text);
  return join(root, name);
}

/** Every program of the repository is allowed by the user. */
const commit = (root: string, paths: readonly string[], message: string): Promise<CommitResult> =>
  commitFiles({ root, paths, message, isTrusted: () => true });
const commitFile = (path: string, message: string) => commit(dirname(path), [basename(path)], message);
const status = (root: string): string[] => git(root, 'status', '--porcelain').split('\n').filter(Boolean);
const lastFiles = (root: string): string[] =>
  git(root, 'show', '--name-only', '--format=%s', 'HEAD').split('\n').filter(Boolean);

requireOrSkip('git')('commitFiles', () => {
  it('commits only the file and leaves all other changes as they are', async () => {
    const root = repository();
    writeFileSync(join(root, 'a.txt'), 'staged\n');
    git(root, 'add', 'a.txt');
    writeFileSync(join(root, 'a.txt'), 'staged and changed\n');
    writeFileSync(join(root, 'b.txt'), 'unstaged\n');
    git(root, 'rm', '-q', '--cached', 'c.txt');
    writeFileSync(join(root, 'new.txt'), 'new\n');
    git(root, 'add', 'new.txt');
    writeFileSync(join(root, 'untracked.txt'), 'u\n');
    const before = status(root);
    const staged = git(root, 'ls-files', '--stage');
    const result = await commitFile(reportIn(root), MESSAGE);
    expect(result).toEqual({ status: 'committed', hash: git(root, 'rev-parse', 'HEAD').trim() });
    expect(lastFiles(root)).toEqual([MESSAGE, 'RESEARCH_REPORT.md']);
    expect(status(root)).toEqual(before);
    const stagedNow = git(root, 'ls-files', '--stage').split('\n');
    expect(stagedNow.filter((line) => !line.endsWith('RESEARCH_REPORT.md')).join('\n')).toBe(staged);
  });

  it('commits a changed file, then finds nothing to commit', async () => {
    const root = repository();
    await commitFile(reportIn(root), MESSAGE);
    expect(await commitFile(reportIn(root, 'RESEARCH_REPORT.md', '# Two\n'), MESSAGE)).toMatchObject({
      status: 'committed',
    });
    expect(await commitFile(join(root, 'RESEARCH_REPORT.md'), MESSAGE)).toEqual({ status: 'unchanged' });
    expect(git(root, 'rev-list', '--count', 'HEAD').trim()).toBe('3');
  });

  it('treats a name literally, in a folder, in a repository without commits', async () => {
    const root = tempFolder();
    git(root, 'init', '-q', '-b', 'main');
    git(root, 'config', 'user.name', 'Sample');
    git(root, 'config', 'user.email', 'sample@example.invalid');
    git(root, 'config', 'commit.gpgsign', 'false');
    mkdirSync(join(root, 'docs'));
    writeFileSync(join(root, 'docs', 'ab.md'), 'other\n');
    const result = await commitFile(reportIn(join(root, 'docs'), '[ab].md'), MESSAGE);
    expect(result).toMatchObject({ status: 'committed' });
    expect(lastFiles(root)).toEqual([MESSAGE, 'docs/[ab].md']);
    expect(status(root)).toEqual(['?? docs/ab.md']);
  });

  it('ignores variables that name another index or repository', async () => {
    const root = repository();
    const other = repository();
    process.env.GIT_DIR = join(other, '.git');
    try {
      expect(await commitFile(reportIn(root), MESSAGE)).toMatchObject({ status: 'committed' });
    } finally {
      delete process.env.GIT_DIR;
    }
    expect(git(other, 'rev-list', '--count', 'HEAD').trim()).toBe('1');
    expect(lastFiles(root)).toContain('RESEARCH_REPORT.md');
  });

  it('commits several files, including deleted ones and folders, from anywhere in the repository', async () => {
    const root = repository();
    writeFiles(root, { 'sub/deep/x.txt': 'x\n', 'sub/y.txt': 'y\n', 'z.txt': 'z\n' });
    rmSync(join(root, 'a.txt'));
    git(root, 'rm', '-q', 'b.txt');
    git(root, 'rm', '-q', '--cached', 'c.txt');
    writeFileSync(join(root, 'c.txt'), 'again\n');
    const paths = [
      'sub/deep/x.txt',
      join(root, 'sub', 'y.txt'),
      'a.txt',
      'b.txt',
      'c.txt',
      'never-there.txt',
    ];
    expect(await commit(root, paths, MESSAGE)).toMatchObject({ status: 'committed' });
    expect(git(root, 'show', '--name-status', '--format=', 'HEAD').trim().split('\n')).toEqual([
      'D\ta.txt',
      'D\tb.txt',
      'M\tc.txt',
      'A\tsub/deep/x.txt',
      'A\tsub/y.txt',
    ]);
    expect(status(root)).toEqual(['?? z.txt']);
    writeFiles(root, { 'sub/y.txt': 'y2\n' });
    expect(await commit(join(root, 'sub'), ['y.txt'], MESSAGE)).toMatchObject({ status: 'committed' });
    expect(await commit(join(root, 'sub'), ['../z.txt'], MESSAGE)).toMatchObject({ status: 'refused' });
    expect(await commit(root, [], MESSAGE)).toEqual({ status: 'unchanged' });
  });

  it('runs one commit at a time', async () => {
    const root = repository();
    const names = ['1.txt', '2.txt', '3.txt', '4.txt'];
    for (const name of names) writeFileSync(join(root, name), name);
    const results = await Promise.all(names.map((name) => commit(root, [name], name)));
    expect(results.map((result) => result.status)).toEqual(names.map(() => 'committed'));
    expect(git(root, 'rev-list', '--count', 'HEAD').trim()).toBe('5');
    expect(status(root)).toEqual([]);
  });

  it('refuses outside of a repository', async () => {
    const folder = tempFolder();
    expect(await commitFile(reportIn(folder), MESSAGE)).toEqual({
      status: 'refused',
      reason: 'this is not a git repository',
    });
  });

  it('refuses a repository of another user with the reason of git', async ({ skip }) => {
    if (process.getuid?.() !== 0) return skip();
    const root = repository();
    for (const path of [root, join(root, '.git')]) chownSync(path, 12345, 12345);
    expect(await commitFile(reportIn(root), MESSAGE)).toEqual({
      status: 'refused',
      reason: `git refuses the repository ${root}, which belongs to another user (if you trust it: git config --global --add safe.directory ${root})`,
    });
  });

  it('refuses on a detached HEAD', async () => {
    const root = repository();
    git(root, 'checkout', '-q', '--detach');
    const before = git(root, 'rev-parse', 'HEAD');
    const result = await commitFile(reportIn(root), MESSAGE);
    expect(result).toMatchObject({ status: 'refused', reason: expect.stringContaining('detached') });
    expect(git(root, 'rev-parse', 'HEAD')).toBe(before);
    expect(status(root)).toEqual(['?? RESEARCH_REPORT.md']);
  });

  it.each([
    ['merge', 'a merge is under way'],
    ['cherry-pick', 'a cherry-pick is under way'],
    ['rebase', 'a rebase is under way'],
  ])('refuses during a %s', async (operation, words) => {
    const root = conflicting(operation);
    const before = git(root, 'rev-parse', 'HEAD');
    const result = await commitFile(reportIn(root), MESSAGE);
    expect(result).toMatchObject({ status: 'refused', reason: expect.stringContaining(words) });
    expect(git(root, 'rev-parse', 'HEAD')).toBe(before);
    expect(status(root)).toContain('?? RESEARCH_REPORT.md');
  });

  it('refuses during any other conflict', async () => {
    const root = repository();
    writeFileSync(join(root, 'a.txt'), 'mine\n');
    git(root, 'stash', '-q');
    writeFileSync(join(root, 'a.txt'), 'theirs\n');
    git(root, 'commit', '-qam', 'theirs');
    expect(() => git(root, 'stash', 'pop', '-q')).toThrow();
    expect(await commitFile(reportIn(root), MESSAGE)).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining('conflicts'),
    });
  });

  it('refuses a file that git ignores', async () => {
    const root = repository();
    writeFileSync(join(root, '.gitignore'), 'RESEARCH_REPORT.md\n');
    expect(await commitFile(reportIn(root), MESSAGE)).toEqual({
      status: 'refused',
      reason: 'git ignores RESEARCH_REPORT.md here',
    });
  });
});

requireOrSkip('git', 'posix')('commitFiles and hooks', () => {
  function withHook(name: string, script: string): string {
    const root = repository();
    const path = join(root, '.git', 'hooks', name);
    mkdirSync(join(root, '.git', 'hooks'), { recursive: true });
    writeFileSync(path, `#!/bin/sh\n${script}\n`);
    chmodSync(path, 0o755);
    return root;
  }

  it('allows a hook to refuse, and leaves no trace in the index', async () => {
    const root = withHook('pre-commit', 'echo "documents need a review" >&2; exit 1');
    writeFileSync(join(root, 'a.txt'), 'staged\n');
    git(root, 'add', 'a.txt');
    const before = status(root);
    expect(await commitFile(reportIn(root), MESSAGE)).toEqual({
      status: 'refused',
      reason: 'git refused the commit (documents need a review)',
      detail: 'documents need a review',
    });
    expect(status(root)).toEqual([...before, '?? RESEARCH_REPORT.md']);
    expect(git(root, 'rev-list', '--count', 'HEAD').trim()).toBe('1');
  });

  it('allows a hook to change the message', async () => {
    const root = withHook('commit-msg', 'echo "Signed-off-by: Sample" >> "$1"');
    expect(await commitFile(reportIn(root), MESSAGE)).toMatchObject({ status: 'committed' });
    expect(git(root, 'log', '-1', '--format=%B')).toContain('Signed-off-by: Sample');
  });
});

/** A repository stopped in the middle of an operation by a conflict in `a.txt`. */
function conflicting(operation: string): string {
  const root = repository();
  git(root, 'checkout', '-q', '-b', 'side');
  writeFileSync(join(root, 'a.txt'), 'side\n');
  git(root, 'commit', '-qam', 'side');
  git(root, 'checkout', '-q', 'main');
  writeFileSync(join(root, 'a.txt'), 'main\n');
  git(root, 'commit', '-qam', 'main');
  expect(() => git(root, operation, 'side')).toThrow();
  return root;
}
