import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { commitPlanning } from '../../../src/app/planning/commit-planning.ts';
import { requireOrSkip } from '../../support/requirements.ts';
import { git, initGit, writeFiles } from '../../support/sample-project.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const STATE = '.planning/STATE.md';

function project(config: string): string {
  const root = tempFolder();
  writeFiles(root, { [STATE]: '# Project State\n', '.planning/config.json': config, 'a.txt': 'a\n' });
  initGit(root);
  writeFiles(root, { [STATE]: '# Project State\n\nnew\n', 'a.txt': 'changed\n' });
  return root;
}

requireOrSkip('git')('commitPlanning', () => {
  it('commits the documents alone', async () => {
    const root = project('{}');
    expect(await commitPlanning(root, [STATE], 'docs: state')).toMatchObject({ status: 'committed' });
    expect(git(root, 'show', '--name-only', '--format=%s', 'HEAD').trim().split('\n')).toEqual([
      'docs: state',
      '',
      STATE,
    ]);
    expect(await commitPlanning(root, [join(root, STATE)], 'docs: state')).toEqual({ status: 'unchanged' });
  });

  it.each(['{"planning":{"commit_docs":false}}', '{"commit_docs":false}'])(
    'keeps them out of git with %s',
    async (config) => {
      const root = project(config);
      const reason = 'commit_docs_false';
      expect(await commitPlanning(root, [STATE], 'docs: state')).toEqual({ status: 'skipped', reason });
    },
  );

  it('never forces in what git ignores', async () => {
    const root = project('{}');
    git(root, 'rm', '-rq', '--cached', '.planning');
    writeFileSync(join(root, '.gitignore'), '.planning/\n');
    git(root, 'commit', '-qm', 'out');
    expect(await commitPlanning(root, [STATE], 'docs: state')).toEqual({
      status: 'skipped',
      reason: 'gitignored',
    });
  });

  it('asks no more of a project without git', async () => {
    const root = tempFolder();
    writeFiles(root, { [STATE]: '# Project State\n' });
    expect(await commitPlanning(root, [STATE], 'docs: state')).toEqual({
      status: 'skipped',
      reason: 'no_repository',
    });
  });
});
