// A commit is tried before the work: nothing of the repository runs that nobody allowed, and nothing is moved.
import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { tryCommit } from '../../../../src/adapters/git/commits/try-commit.ts';
import { requireOrSkip } from '../../../support/requirements.ts';
import { git, initGit } from '../../../support/sample-project.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

requireOrSkip('git', 'posix')('trying a commit', () => {
  let root: string;
  beforeEach(() => {
    root = tempFolder();
  });

  const addHook = (): string => {
    const ran = join(root, 'ran');
    const hook = join(root, '.git', 'hooks', 'pre-commit');
    writeFileSync(hook, `#!/bin/sh\ntouch "${ran}"\necho no commits on a Sunday\nexit 1\n`);
    chmodSync(hook, 0o755);
    return ran;
  };

  it('objects to nothing in a repository without a commit', async () => {
    git(root, 'init', '-q', '-b', 'main');
    expect(await tryCommit(root, 'feat: a', () => true)).toBe(null);
  });

  it('says what an allowed hook says', async () => {
    initGit(root);
    addHook();
    expect(await tryCommit(root, 'feat: a', () => true)).toContain('no commits on a Sunday');
    expect(git(root, 'rev-list', '--count', 'HEAD').trim()).toBe('1');
  });

  it('runs no hook that nobody allowed', async () => {
    initGit(root);
    const ran = addHook();
    expect(await tryCommit(root, 'feat: a', () => false)).toBe(null);
    expect(existsSync(ran)).toBe(false);
  });
});
