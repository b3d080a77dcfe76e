import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { closeOwnPlace, openOwnPlace } from '../../../src/app/headless/in-worktree.ts';
import { openWorkspace } from '../../../src/app/workspace/workspace.ts';
import { requireOrSkip } from '../../support/requirements.ts';
import { git, initGit } from '../../support/sample-project.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const place = (files: Readonly<Record<string, string>>, folder = '.') => {
  const top = tempFolder();
  const userFolder = join(tempFolder(), 'user');
  mkdirSync(userFolder, { mode: 0o700 });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(top, path)), { recursive: true });
    writeFileSync(join(top, path), text.replace('USER', userFolder));
  }
  initGit(top);
  const open = () => {
    const opened = openWorkspace(join(top, folder), { ...process.env, MSW_HOME: userFolder });
    if (opened.status === 'refused') throw new Error(opened.reason);
    return opened.workspace;
  };
  const branches = () => git(top, 'branch', '--format=%(refname:short)').trim().split('\n');
  const trees = () => readdirSync(join(dirname(userFolder), 'msw-worktrees'));
  return { top, open, branches, trees };
};

requireOrSkip('git')('the worktree of a run', () => {
  it('contains what git ignores, and is removed without a trace when nothing was done in it', async () => {
    const { top, open, branches, trees } = place({ 'a.txt': 'a', '.gitignore': '.env\ndist/\n' });
    writeFileSync(join(top, '.env'), 'PORT=1');
    mkdirSync(join(top, 'dist'));
    const own = await openOwnPlace(open(), { branch: null, task: 'Make it: ready!' });
    if ('status' in own) throw new Error(own.reason);
    expect(own.branch).toMatch(/^msw\/make-it-ready-[0-9a-f]{6}$/);
    expect(readdirSync(own.path).toSorted()).toEqual(['.env', '.git', '.gitignore', 'a.txt']);
    expect(own.missing).toEqual(['dist/']);
    await closeOwnPlace(open(), own);
    expect(branches()).toEqual(['main']);
    expect(trees()).toEqual([]);
  });

  it('is not kept where MSW may not work in it', async () => {
    const settings = '.claude/settings.json';
    const { top, open, branches, trees } = place({ [settings]: '{"env":{"MSW_HOME":"USER"}}' });
    // The user removed the setting, but has not committed that.
    writeFileSync(join(top, settings), '{}');
    const own = await openOwnPlace(open(), { branch: null, task: 'x' });
    expect(own).toMatchObject({ status: 'refused', reason: expect.stringContaining('MSW_HOME') });
    expect(branches()).toEqual(['main']);
    expect(trees()).toEqual([]);
  });

  it('is not created for a folder that is not in the last commit', async () => {
    const { top, open, branches } = place({ 'a.txt': 'a' }, 'packages/new');
    mkdirSync(join(top, 'packages', 'new'), { recursive: true });
    const own = await openOwnPlace(open(), { branch: null, task: 'x' });
    expect(own).toMatchObject({
      status: 'refused',
      reason: 'No worktree could be made: packages/new is not in the last commit.',
    });
    expect(branches()).toEqual(['main']);
  });

  it.runIf(process.platform === 'linux')('names what cannot be read, and takes the rest', async () => {
    const { top, open } = place({ '.gitignore': '*.local\n' });
    writeFileSync(Buffer.concat([Buffer.from(`${top}/caf`), Buffer.from([0xe9]), Buffer.from('.local')]), '');
    writeFileSync(join(top, 'z.local'), '');
    const own = await openOwnPlace(open(), { branch: 'mine', task: 'x' });
    if ('status' in own) throw new Error(own.reason);
    expect(own.missing).toEqual(['caf\ufffd.local']);
    expect(readdirSync(own.path)).toContain('z.local');
  });
});
