import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addWorktree, removeWorktree } from '../../../src/adapters/git/add-worktree.ts';
import { requireOrSkip } from '../../support/requirements.ts';
import { initGit } from '../../support/sample-project.ts';
import { tempFolder } from '../../support/temp-folder.ts';

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
  it('has the last commit on a new branch, and nothing that is not committed', async () => {
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
    ['with a branch that is there', repository, 'main', 'already exists'],
    ['with a name that is none', repository, 'a..b', 'not a valid branch name'],
  ])('is not made %s, which is said in one sentence', async (_, make, branch, reason) => {
    const path = place();
    const added = await addWorktree(realpathSync.native(make()), { branch, path });
    expect(added.status === 'refused' && added.reason).toMatch(/^No worktree could be made: [^\n]*\.$/);
    expect(added.status === 'refused' && added.reason).toContain(reason);
    expect(existsSync(path)).toBe(false);
  });
});
