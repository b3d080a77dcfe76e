import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { commitPlanning } from '../../../../src/app/planning/documents/commit-planning.ts';
import { requireOrSkip } from '../../../support/requirements.ts';
import { git, initGit, writeFiles } from '../../../support/sample-project.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

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

  it('refuses a document with a secret in it, by its place alone, and leaves it as it is', async () => {
    const root = project('{}');
    const secret = ['glpat', 'a1B2c3D4e5F6g7H8i9J0'].join('-');
    const text = `# Project State\n\nThe deploy token is ${secret}.\n`;
    writeFiles(root, { [STATE]: text });
    const commit = await commitPlanning(root, [join(root, STATE)], 'docs: state');
    expect(commit).toMatchObject({ status: 'refused', reason: expect.stringContaining(`${STATE}:3`) });
    expect(JSON.stringify(commit)).not.toContain(secret);
    expect(readFileSync(join(root, STATE), 'utf8')).toBe(text);
    expect(git(root, 'log', '--format=%s').trim()).toBe('start');
  });

  it('does not stand in the way for what the history holds already', async () => {
    const root = project('{}');
    const line = 'DB_PASS=s3cr3tOfLastYear';
    writeFiles(root, { [STATE]: `${line}\n` });
    git(root, 'commit', '-qm', 'by hand', '--', STATE);
    writeFiles(root, { [STATE]: `# Project State\r\n\r\n${line}\r\n` });
    expect(await commitPlanning(root, [STATE], 'docs: state')).toMatchObject({ status: 'committed' });
    writeFiles(root, { [STATE]: `${line}\nDB_PASS=s3cr3tOfThisYear\n` });
    expect(await commitPlanning(root, [STATE], 'docs: state')).toMatchObject({
      status: 'refused',
      reason: expect.stringMatching(/STATE\.md:2\./),
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
