// What an uninstall leaves alone: work that is nowhere else, files that MSW did not write, and everything while it works.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { signingKey } from '../../../src/adapters/files/signing-key.ts';
import { addWorktree } from '../../../src/adapters/git/add-worktree.ts';
import { newClaim, writeClaim } from '../../../src/app/jobs/claims.ts';
import { planLeave } from '../../../src/app/leaving/leave.ts';
import { findOperation } from '../../../src/app/operations/nouns.ts';
import { openWorkspace, type Workspace } from '../../../src/app/workspace/workspace.ts';
import type { Leaving } from '../../../src/core/leaving/trace.ts';
import { requireOrSkip } from '../../support/requirements.ts';
import { git, initGit, writeFiles } from '../../support/sample-project.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const NOTHING = { branches: false, notes: false };

const place = (): Workspace => {
  const home = tempFolder();
  const project = join(home, 'shop');
  writeFiles(project, { 'a.txt': 'a\n', '.gitignore': '.msw/*\n!.msw/memory/\n' });
  writeFiles(project, { '.msw/memory/kept.md': 'tracked\n' });
  initGit(project);
  writeFiles(project, {
    '.msw/.gitignore': '*\n',
    '.msw/journal.jsonl': '{}\n',
    '.msw/memory/note.md': 'mine\n',
    '.msw/memory/links.jsonl': '{}\n',
    '.msw/diary.md': 'not of MSW\n',
  });
  const env = { HOME: home, MSW_HOME: join(home, 'user'), PATH: process.env.PATH };
  mkdirSync(env.MSW_HOME, { mode: 0o700 });
  signingKey(env.MSW_HOME);
  const opened = openWorkspace(project, env);
  if (opened.status !== 'ok') throw new Error(opened.reason);
  return opened.workspace;
};

const staying = ({ traces }: Leaving): readonly string[] =>
  traces.flatMap(({ what, stays }) => (stays === null ? [] : `${what.split(/[\\/]/).at(-1)}: ${stays}`));

const call = async (workspace: Pick<Workspace, 'project' | 'env'>, input: object) =>
  (await findOperation('uninstall')).call(
    {
      ...{ folder: workspace.project, origin: 'session', cwd: workspace.project, env: workspace.env },
      ...{ now: Date.now, caller: { mark: null, isTerminal: false } },
      ...{ tell: () => {}, show: () => {}, emit: () => {} },
    },
    { ...input },
  );

requireOrSkip('git')('an uninstall', () => {
  it('keeps notes, tracked files and files of others, unless it is told to take the notes', async () => {
    const workspace = place();
    const { project, userFolder } = workspace;
    writeFileSync(join(userFolder, 'mine.txt'), 'x');
    const { leaving, remove } = await planLeave(workspace, NOTHING);
    expect(staying(leaving).toSorted()).toEqual([
      'diary.md: MSW did not write it',
      'kept.md: git tracks it',
      'mine.txt: MSW did not write it',
      'note.md: you may have written it; --notes removes it all the same',
    ]);
    expect((await remove()).troubles).toEqual([]);
    expect(readdirSync(join(project, '.msw'), { recursive: true, encoding: 'utf8' }).toSorted()).toEqual(
      ['.gitignore', 'diary.md', 'memory', join('memory', 'kept.md'), join('memory', 'note.md')].toSorted(),
    );
    expect(readdirSync(userFolder)).toEqual(['mine.txt']);
    await (await planLeave(workspace, { ...NOTHING, notes: true })).remove();
    expect(readdirSync(join(project, '.msw', 'memory'))).toEqual(['kept.md']);
    expect(git(project, 'status', '--porcelain')).toBe('');
  });

  it('keeps branches and worktrees with work that is nowhere else, unless it is told to take them', async () => {
    const workspace = place();
    const { project, userFolder } = workspace;
    const aside = join(userFolder, '..', 'msw-worktrees');
    mkdirSync(aside);
    const trees = ['merged', 'ahead', 'dirty'].map((name) => ({
      branch: `msw/${name}`,
      path: join(aside, name),
    }));
    for (const tree of trees) expect((await addWorktree(project, tree)).status).toBe('ok');
    writeFileSync(join(aside, 'ahead', 'b.txt'), 'b');
    git(join(aside, 'ahead'), 'add', '-A');
    git(join(aside, 'ahead'), 'commit', '-qm', 'feat: b');
    writeFileSync(join(aside, 'dirty', 'c.txt'), 'c');
    // As where the project was moved away: the worktrees alone say where it is.
    const other = openWorkspace(tempFolder(), workspace.env);
    if (other.status !== 'ok') throw new Error(other.reason);
    const { leaving, remove } = await planLeave(other.workspace, NOTHING);
    expect(staying(leaving).slice(0, 3)).toEqual([
      'dirty: 1 file in it not committed; --branches removes it all the same',
      'ahead: 1 commit that no other branch has; --branches deletes it all the same',
      `dirty: ${join(aside, 'dirty')} has it checked out`,
    ]);
    expect((await remove()).troubles).toEqual([]);
    expect(git(project, 'branch', '--format=%(refname:short)').trim().split('\n').toSorted()).toEqual([
      'main',
      'msw/ahead',
      'msw/dirty',
    ]);
    expect(readFileSync(join(aside, 'dirty', 'c.txt'), 'utf8')).toBe('c');
    await (await planLeave(workspace, { ...NOTHING, branches: true })).remove();
    expect(git(project, 'branch', '--format=%(refname:short)').trim()).toBe('main');
    expect(existsSync(aside)).toBe(false);
  });

  it('follows no link out of its folders', async () => {
    const workspace = place();
    const outside = join(tempFolder(), 'work');
    writeFiles(outside, { 'a.txt': 'a' });
    symlinkSync(outside, join(workspace.project, '.msw', 'cache'), 'junction');
    await (await planLeave(workspace, NOTHING)).remove();
    expect(existsSync(join(workspace.project, '.msw', 'cache'))).toBe(false);
    expect(readFileSync(join(outside, 'a.txt'), 'utf8')).toBe('a');
  });

  it('leaves a .msw that is a link, and names it', async () => {
    const workspace = place();
    const folder = join(workspace.project, '.msw');
    const outside = join(tempFolder(), 'elsewhere');
    renameSync(folder, outside);
    symlinkSync(outside, folder, 'junction');
    const { leaving, remove } = await planLeave(workspace, NOTHING);
    expect(staying(leaving)).toEqual(['.msw: it is a link, which MSW never follows']);
    await remove();
    expect(readdirSync(folder)).toContain('journal.jsonl');
  });

  it('takes nothing from a folder that is linked inside .msw', async () => {
    const workspace = place();
    const outside = tempFolder();
    writeFiles(outside, { 'acme.json': '{}\n', 'letters.txt': 'mine\n' });
    const link = join(workspace.project, '.msw', 'readers');
    symlinkSync(outside, link, 'junction');
    const { remove } = await planLeave(workspace, NOTHING);
    await remove();
    expect(readdirSync(outside).toSorted()).toEqual(['acme.json', 'letters.txt']);
    expect(existsSync(link)).toBe(false);
  });

  it('waits while a job works, and names the line that stops it', async () => {
    const workspace = place();
    const { project, userFolder } = workspace;
    writeClaim(userFolder, {
      ...newClaim({ id: 'j1', project, lane: 'client', state: 'running', queuedAt: 0 }),
    });
    expect(await call(workspace, { yes: true })).toMatchObject({
      status: 'refused',
      reason: expect.stringMatching(/job of .*shop is running.*job cancel j1 --project /),
    });
    expect(existsSync(join(project, '.msw', 'journal.jsonl'))).toBe(true);
  });

  it('only lists without --yes, and lists nothing twice', async () => {
    const workspace = place();
    const reply = await call(workspace, {});
    if (!('shown' in reply)) throw new Error(reply.reason);
    expect(reply.shown()).toContain('Nothing was removed. To do it: /msw:uninstall --yes');
    const { traces } = (await planLeave(workspace, NOTHING)).leaving;
    const named = traces.map(({ kind, what, where }) => `${kind} ${what} ${where}`);
    expect(new Set(named).size).toBe(named.length);
    expect(existsSync(join(workspace.project, '.msw', 'journal.jsonl'))).toBe(true);
  });

  it('makes no key where nothing was installed, and finds nothing to remove', async () => {
    const home = tempFolder();
    const env = { HOME: home, MSW_HOME: join(home, 'user'), PATH: process.env.PATH };
    const project = join(home, 'shop');
    writeFiles(project, { 'a.txt': 'a\n' });
    for (const input of [{}, { yes: true }]) {
      const reply = await call({ project, env }, input);
      if (!('shown' in reply)) throw new Error(reply.reason);
      expect(reply.value).toMatchObject({ traces: [] });
      expect(reply.shown()).not.toMatch(/would remove|MSW removed|--yes|key/);
      expect(readdirSync(home)).toEqual(['shop']);
    }
  });

  it('keeps its records when something could not be removed', async () => {
    const workspace = place();
    const { userFolder, env } = workspace;
    writeFiles(join(env.HOME ?? '', '.claude'), { 'settings.json': 'not JSON' });
    writeFiles(userFolder, {
      'status-line/installed.json': JSON.stringify({ settings: 's', before: null, after: '', chained: null }),
    });
    const { troubles } = await (await planLeave(workspace, NOTHING)).remove();
    expect(troubles).toEqual([
      expect.stringContaining('cannot be read as JSON'),
      expect.stringContaining('stays until'),
    ]);
    expect(readdirSync(userFolder)).toContain('key');
  });
});

describe('the operation', () => {
  it('is not for Claude', async () => {
    expect(await findOperation('uninstall')).toMatchObject({
      callers: 'people and scripts',
      tool: null,
      grant: null,
    });
  });
});
