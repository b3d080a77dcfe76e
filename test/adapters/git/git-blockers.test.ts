// A pipe in the place of a file that git reads keeps git waiting for ever. MSW then works without git, and says why.
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { commitFiles } from '../../../src/adapters/git/commits/commit-files.ts';
import { runGit } from '../../../src/adapters/git/open-git.ts';
import { uncommittedPaths } from '../../../src/adapters/git/plan-log.ts';
import { workTreeState } from '../../../src/adapters/git/work-tree.ts';
import { openSnapshots } from '../../../src/adapters/snapshots/snapshot-store.ts';
import { diagnoseGit } from '../../../src/app/diagnose/diagnose-project.ts';
import { openWorkspace } from '../../../src/app/workspace/workspace.ts';
import { sampleOf } from '../../support/depth.ts';
import { processesIn } from '../../support/process-tree.ts';
import { requireOrSkip } from '../../support/requirements.ts';
import { git, initGit, pipe, writeFiles } from '../../support/sample-project.ts';
import { tempFolder } from '../../support/temp-folder.ts';

/** Git reads them whatever it is asked. */
const ALWAYS_READ = [
  '.gitignore',
  '.gitattributes',
  '.gitmodules',
  '.mailmap',
  '.git/HEAD',
  '.git/index',
  '.git/config',
  '.git/packed-refs',
  '.git/commondir',
  '.git/info/exclude',
  '.git/info/attributes',
  '.git/objects/info/alternates',
];
/** Git reads them when it comes to them. */
const READ_ON_THE_WAY = [
  'src/deep/.gitignore',
  'src/.gitattributes',
  '.git/refs/heads/main',
  'new/.git/HEAD',
];

const withPipe = (place: string): string => {
  const root = join(tempFolder(), 'repository');
  writeFiles(root, { 'a.txt': 'one\n', 'src/deep/b.txt': 'two\n' });
  initGit(root);
  writeFiles(root, { 'a.txt': 'changed\n', 'new/c.txt': 'three\n', 'src/deep/d.txt': 'four\n' });
  // Of the same size, so that git has to read it, with the attributes of its folders, however long ago the commit was.
  writeFiles(root, { 'src/deep/b.txt': 'owt\n' });
  mkdirSync(dirname(join(root, place)), { recursive: true });
  rmSync(join(root, place), { force: true });
  pipe(join(root, place));
  return root;
};

requireOrSkip('git', 'posix')('a pipe in the place of a file that git reads', () => {
  const places = [
    ...sampleOf('git-blockers', ALWAYS_READ, 4),
    ...sampleOf('git-blockers-on-the-way', READ_ON_THE_WAY, 2),
  ];

  it.each(places)('keeps MSW from asking git: %s', async (place) => {
    const root = withPipe(place);
    // Judged by the files, as without git; `unknown` would mean that git did not answer in time.
    expect((await workTreeState(root)).kind).toBe('files');
    expect(await runGit(root, ['status', '--porcelain'])).toEqual({ status: 'failed' });
    expect(await uncommittedPaths(root)).toBeNull();
    const committed = await commitFiles({ root, paths: ['a.txt'], message: 'x', isTrusted: () => true });
    expect(committed).toMatchObject({
      status: 'refused',
      reason: expect.stringMatching(/git would wait for/),
    });
    const opened = await openSnapshots({ project: root, userFolder: tempFolder() }, 'loop');
    const taken = opened.status === 'ok' ? await opened.store.take({ label: 'iteration-0', at: 0 }) : opened;
    expect(JSON.stringify(taken)).toContain('git would wait for it');
    const workspace = openWorkspace(root, { ...process.env, MSW_HOME: tempFolder() });
    if (workspace.status === 'refused') throw new Error(workspace.reason);
    expect(await diagnoseGit(workspace.workspace)).toMatchObject({
      status: 'fail',
      detail: expect.stringContaining(`${join(root, place)} is not a plain file`),
    });
    expect(await processesIn(root)).toEqual([]);
  });

  it('no longer matters once it is gone', async () => {
    const root = withPipe('src/deep/.gitignore');
    expect((await workTreeState(root)).kind).toBe('files');
    rmSync(join(root, 'src/deep/.gitignore'));
    expect((await workTreeState(root)).kind).toBe('git');
  });

  it('matters only where git reads it', async () => {
    const root = withPipe('src/pipe');
    pipe(join(root, 'HEAD'));
    expect((await workTreeState(root)).kind).toBe('git');
    const committed = await commitFiles({ root, paths: ['a.txt'], message: 'x', isTrusted: () => true });
    expect(committed.status).toBe('committed');
    expect(git(root, 'log', '-1', '--format=%s').trim()).toBe('x');
  });
});
