// Files that an executor leaves, changes that the user had before, and reasons why git refuses a commit: all are
// reported before a plan is done.
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findPlan } from '../../../../src/app/planning/documents/find-plan.ts';
import { commitTask, leaveFile } from '../../../../src/app/planning/execution/commit-task.ts';
import { beginPlans } from '../../../../src/app/planning/execution/track-plans.ts';
import { readPlanRun } from '../../../../src/app/planning/worktrees/plan-runs.ts';
import { carryOut, PHASE_FOLDER, summaryPath, summaryText, WAVES } from '../../../support/planned-project.ts';
import { requireOrSkip } from '../../../support/requirements.ts';
import { git, writeFiles } from '../../../support/sample-project.ts';
import { sampled } from '../../../support/sampled.ts';
import { removeFolder } from '../../../support/temp-folder.ts';
import { textOf } from '../../support/scene.ts';
import { armExecution, buildHelper, type ExecutionScene, makeExecutionScene, SESSION } from './scene.ts';

sampled();

let plugin = '';
beforeAll(async () => {
  plugin = await buildHelper(realpathSync(mkdtempSync(join(tmpdir(), 'msw-'))));
});
afterAll(() => removeFolder(plugin));

const planOf = (at: number) => {
  const plan = WAVES[at];
  if (plan === undefined) throw new Error('no such plan');
  return plan;
};
const [FIRST, SECOND] = [planOf(0), planOf(1)];
const one = (file = 'src/a.txt') => [{ plan: '01', file, verify: 'node check.js src/flag.txt' }];
const LINES = Array.from({ length: 9 }, (_, at) => `line ${at + 1}`);
const lines = (changes: Readonly<Record<number, string>> = {}): string =>
  `${LINES.map((line, at) => changes[at + 1] ?? line).join('\n')}\n`;

/** A project with a file of several lines that its only plan names. */
const withLines = (): ExecutionScene => {
  const scene = makeExecutionScene(plugin, { plans: one() });
  writeFiles(scene.project, { 'src/a.txt': lines(), 'src/flag.txt': 'ready\n', 'notes.txt': lines() });
  git(scene.project, 'add', '-A');
  git(scene.project, 'commit', '-qm', 'chore: lines');
  return scene;
};

const planIn = (project: string) => {
  const found = findPlan(project, '01-01', project);
  if (found.status === 'refused') throw new Error(found.reason);
  return found.plan;
};
const commit = ({ project, workspace }: ExecutionScene, also: readonly string[] = []) =>
  commitTask(workspace, planIn(project), { task: 1, type: 'feat', title: 'work', also, cwd: project });
const hookOf = (project: string, name: string, script: string): void => {
  mkdirSync(join(project, '.git', 'hooks'), { recursive: true });
  writeFileSync(join(project, '.git', 'hooks', name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(project, '.git', 'hooks', name), 0o755);
};
const committed = (project: string, path: string): string => git(project, 'show', `HEAD:${path}`);
const page = (scene: ExecutionScene, iteration: number): string =>
  scene.read(`.msw/loops/${scene.loop(`${SESSION}#a1`)?.terms.id}/iteration-00${iteration}-check-2.log`);

/** The plans of one execution have worktrees; another session may execute in the same folder. */
const bothInProject = (scene: ExecutionScene): Promise<void> =>
  beginPlans(
    scene.workspace,
    ['01-01', '01-02'].map((id) => ({ folder: PHASE_FOLDER, id })),
    scene.loop()?.terms.id ?? '',
  );

requireOrSkip('git')('files that an executor leaves', () => {
  it('send it back with the list and the options, and are then reported in the summary and to the user', async () => {
    const scene = makeExecutionScene(plugin, { plans: [FIRST] });
    const { project } = scene;
    writeFiles(project, { 'mine.txt': 'the user was here\n' });
    await armExecution(scene);
    carryOut(project, FIRST);
    writeFiles(project, { 'src/helper.txt': 'x\n', 'scratch.log': 'x\n' });
    expect((await scene.stopExecutor('01')).kind).toBe('context');
    const told = page(scene, 1);
    expect(told).toContain('not named by the plan: scratch.log, src/helper.txt. A clone');
    expect(told).toContain('--also FILE');
    expect(told).not.toContain('mine.txt');
    expect(
      await leaveFile(scene.workspace, planIn(project), { file: 'mine.txt', why: 'x', cwd: project }),
    ).toMatchObject({
      status: 'refused',
    });
    expect(
      await leaveFile(scene.workspace, planIn(project), {
        file: 'scratch.log',
        why: 'a trace of the editor',
        cwd: project,
      }),
    ).toMatchObject({ status: 'done' });
    expect((await scene.stopExecutor('01')).kind).toBe('context');
    expect(page(scene, 2)).toContain('not named by the plan: src/helper.txt. A clone');
    const done = textOf(await scene.stopExecutor('01'));
    expect(done).toContain('Plan 01-01 is done. In no commit are src/helper.txt, scratch.log');
    const summary = scene.read(summaryPath('01'));
    expect(summary).toContain('## Left Uncommitted\n\n- `src/helper.txt`: no task names it');
    expect(summary).toContain(
      '- `scratch.log`: not part of this work, as its executor says: a trace of the editor',
    );
    expect(committed(project, summaryPath('01'))).toBe(summary);
    expect(git(project, 'status', '--porcelain').trim().split('\n')).toEqual([
      '?? mine.txt',
      '?? scratch.log',
      '?? src/helper.txt',
    ]);
  });

  it('do not hold it once they are committed, deleted or ignored', async () => {
    const scene = makeExecutionScene(plugin, { plans: [FIRST] });
    const { project } = scene;
    await armExecution(scene);
    carryOut(project, FIRST);
    writeFiles(project, { 'src/helper.txt': 'x\n', 'cache/x': 'x\n', 'gone.txt': 'x\n' });
    expect((await scene.stopExecutor('01')).kind).toBe('context');
    rmSync(join(project, 'gone.txt'));
    writeFiles(project, { '.gitignore': '.msw/\ncache/\n' });
    expect(await commit(scene, ['src/helper.txt', '.gitignore'])).toMatchObject({ status: 'committed' });
    expect(textOf(await scene.stopExecutor('01'))).toContain('Plan 01-01 is done.');
    expect(scene.read(summaryPath('01'))).not.toContain('Left Uncommitted');
    expect(git(project, 'status', '--porcelain')).toBe('');
  });

  it('are not blamed on it when another executor may have made them', async () => {
    const scene = makeExecutionScene(plugin);
    const { project } = scene;
    await armExecution(scene);
    await bothInProject(scene);
    carryOut(project, FIRST);
    writeFiles(project, { 'src/b.txt': 'half\n', 'src/of-b.txt': 'x\n' });
    expect(textOf(await scene.stopExecutor('01'))).toContain('Plan 01-01 is done.');
    expect(scene.read(summaryPath('01'))).not.toContain('Left Uncommitted');
    carryOut(project, SECOND);
    for (const _ of ['once', 'twice'])
      expect((await scene.stopExecutor('02', undefined, 'a2')).kind).toBe('context');
    const last = textOf(await scene.stopExecutor('02', undefined, 'a2'));
    expect(last).toContain('Plan 01-02 is done. In no commit are src/of-b.txt');
    expect(scene.read(summaryPath('02'))).toContain('- `src/of-b.txt`: no task names it');
  });

  it('are committed with the summary when they list deferred items', async () => {
    const scene = makeExecutionScene(plugin);
    await armExecution(scene);
    carryOut(scene.project, FIRST);
    const deferred = `.planning/phases/${PHASE_FOLDER}/deferred-items.md`;
    writeFiles(scene.project, { [deferred]: '- later\n' });
    await scene.stopExecutor('01');
    expect(committed(scene.project, deferred)).toBe('- later\n');
  });
});

requireOrSkip('git')('uncommitted lines of the user', () => {
  it('are asked about before anything begins', async () => {
    const scene = withLines();
    const { project } = scene;
    writeFiles(project, { 'src/a.txt': lines({ 2: 'MINE' }), 'notes.txt': 'mine\n' });
    const asked = textOf(await scene.type('execute', '1'));
    expect(asked).toContain('hold changes of yours that are not committed:\n  src/a.txt\nCommit or stash');
    expect(asked).toContain('/msw:execute 1 --keep-changes');
    expect(asked).not.toContain('notes.txt');
    expect(asked).toMatch(
      /--take-changes[\s\S]+run only when you trust them[\s\S]+\/msw:execute 1 --trust [0-9a-f]{16}$/,
    );
    expect(scene.loop()).toBeNull();
    expect(textOf(await scene.type('execute', '1 --keep-changes --take-changes'))).toContain('not both');
    git(project, 'commit', '-qam', 'mine');
    expect((await armExecution(scene)).kind).toBe('context');
  });

  it('stay out of the commits when the user keeps them, and no help suggests otherwise', async () => {
    const scene = withLines();
    const { project } = scene;
    writeFiles(project, { 'src/a.txt': lines({ 2: 'MINE' }), 'notes.txt': lines({ 1: 'MINE' }) });
    expect((await armExecution(scene, '1 --keep-changes')).kind).toBe('context');
    const none = await commit(scene);
    expect(none).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining('Nothing else has changed'),
    });
    expect(await commit(scene, ['notes.txt'])).toMatchObject({
      reason: expect.stringContaining("which are the user's: leave out --also"),
    });
    writeFiles(project, {
      'src/a.txt': lines({ 2: 'MINE', 7: 'OURS' }),
      'notes.txt': lines({ 1: 'MINE', 8: 'OURS' }),
    });
    writeFiles(project, { [summaryPath('01')]: summaryText('01') });
    expect((await scene.stopExecutor('01')).kind).toBe('context');
    expect(page(scene, 1)).toContain(
      "holding changes of the user's from before, and not named by the plan: notes.txt",
    );
    expect(await commit(scene, ['notes.txt'])).toMatchObject({ status: 'committed' });
    expect(committed(project, 'src/a.txt')).toBe(lines({ 7: 'OURS' }));
    expect(committed(project, 'notes.txt')).toBe(lines({ 8: 'OURS' }));
    writeFiles(project, { 'src/a.txt': lines({ 2: 'MINE', 7: 'OURS TWICE' }) });
    expect(await commit(scene)).toMatchObject({ status: 'committed' });
    expect(committed(project, 'src/a.txt')).toBe(lines({ 7: 'OURS TWICE' }));
    expect(textOf(await scene.stopExecutor('01'))).toContain('Plan 01-01 is done.');
    expect(git(project, 'diff', '-U0')).toMatch(/MINE[\s\S]*MINE/);
    expect(git(project, 'diff', '-U0')).not.toContain('OURS');
  });

  it('go into the commits when the user says so', async () => {
    const scene = withLines();
    const { project } = scene;
    writeFiles(project, { 'src/a.txt': lines({ 2: 'MINE' }) });
    await armExecution(scene, '1 --take-changes');
    expect(await commit(scene)).toMatchObject({ status: 'committed' });
    expect(committed(project, 'src/a.txt')).toBe(lines({ 2: 'MINE' }));
  });

  it('hold back the commit when they cannot be separated, and the report says why', async () => {
    const scene = withLines();
    const { project } = scene;
    writeFiles(project, { 'src/a.txt': lines({ 2: 'MINE' }) });
    await armExecution(scene, '1 --keep-changes');
    writeFiles(project, { 'src/a.txt': lines({ 2: 'MINE', 3: 'OURS' }) });
    expect(await commit(scene)).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining('only the user can end that: they commit or stash'),
    });
    await scene.stopExecutor('01');
    expect(page(scene, 1)).toContain('Not committed yet: src/a.txt. The last commit was refused:');
    expect(page(scene, 1)).toContain("had changes of the user's before the plan began");
  });

  it('are asked about when they appeared while a plan waited; what an executor left is not', async () => {
    const scene = withLines();
    const { project } = scene;
    await armExecution(scene);
    writeFiles(project, { 'src/a.txt': lines({ 5: 'half' }) });
    await scene.stopExecutor('01', '## CHECKPOINT REACHED\n**Type:** human-action\n**Awaiting:** log in');
    expect((await scene.type('execute', '1 --answer 01-01 done')).kind).toBe('context');
    expect(readPlanRun(scene.workspace, { folder: PHASE_FOLDER, id: '01-01' }).begun?.before).toEqual({});
    await scene.stopExecutor('01', '## CHECKPOINT REACHED\n**Type:** human-action\n**Awaiting:** log in');
    writeFiles(project, { 'src/a.txt': lines({ 5: 'half', 8: 'by hand' }) });
    expect(textOf(await scene.type('execute', '1 --answer 01-01 done'))).toContain('src/a.txt');
    expect((await scene.type('execute', '1 --keep-changes --answer 01-01 done')).kind).toBe('context');
    expect(
      Object.keys(readPlanRun(scene.workspace, { folder: PHASE_FOLDER, id: '01-01' }).begun?.before ?? {}),
    ).toEqual(['src/a.txt']);
  });
});

requireOrSkip('git', 'posix')('a commit that git refuses', () => {
  it('is predicted before the work where possible', async () => {
    const scene = makeExecutionScene(plugin);
    git(scene.project, 'checkout', '-q', '--detach');
    const answer = textOf(await scene.type('execute', '1'));
    expect(answer).toContain(
      'Phase 1 is not begun, because its work could not be committed: HEAD is detached',
    );
    expect(scene.loop()).toBeNull();
  });

  it.each<[string, (project: string) => void, string]>([
    [
      'a key that gpg does not have',
      (project) => {
        git(project, 'config', 'commit.gpgsign', 'true');
        git(project, 'config', 'user.signingkey', '0000000000000000');
      },
      'git cannot make a signed commit: error: gpg failed to sign the data',
    ],
    [
      'a hook that takes no commit',
      (project) => hookOf(project, 'pre-commit', 'echo "main is closed"; exit 1'),
      'the hook pre-commit refuses commits here: main is closed',
    ],
    [
      'a hook that wants other messages',
      (project) =>
        hookOf(project, 'commit-msg', 'grep -q SHOP- "$1" || { echo "no ticket in $(cat "$1")"; exit 1; }'),
      'the hook commit-msg refuses commits here: no ticket in feat(01-01): try what a commit needs',
    ],
  ])('is predicted by trying one: %s', async (_, spoil, words) => {
    const scene = withLines();
    const { project } = scene;
    spoil(project);
    const head = git(project, 'rev-parse', 'HEAD');
    expect(textOf(await armExecution(scene))).toContain(words);
    expect(scene.loop()).toBeNull();
    expect([git(project, 'rev-parse', 'HEAD'), git(project, 'status', '--porcelain')]).toEqual([head, '']);
  });

  it('is told together with all else that is in the way', async () => {
    const scene = makeExecutionScene(plugin, { plans: [{ ...FIRST, more: '<task type="auto"><files>x' }] });
    const { project } = scene;
    writeFiles(project, { [FIRST.file]: 'the user was here\n' });
    git(project, 'checkout', '-q', '--detach');
    const told = textOf(await scene.type('execute', '1'));
    expect(told).toContain('its plans have errors');
    expect(told).toContain('HEAD is detached');
    expect(told).toContain('hold changes of yours that are not committed');
    expect(told).toContain('--trust');
  });

  it('is reported in the words of the hook', async () => {
    const scene = withLines();
    const { project } = scene;
    mkdirSync(join(project, '.git', 'hooks'), { recursive: true });
    const hook = join(project, '.git', 'hooks', 'pre-commit');
    const complaint = 'echo "lint: src/a.txt has no owner"\necho "run make owner"\nexit 1\n';
    writeFileSync(hook, `#!/bin/sh\ngit diff --cached --quiet && exit 0\n${complaint}`);
    chmodSync(hook, 0o755);
    await armExecution(scene);
    writeFiles(project, { 'src/a.txt': lines({ 3: 'OURS' }) });
    expect(await commit(scene)).toMatchObject({ status: 'refused' });
    await scene.stopExecutor('01');
    expect(page(scene, 1)).toContain('lint: src/a.txt has no owner\n  run make owner');
    writeFileSync(hook, '#!/bin/sh\nexit 0\n');
    await armExecution(scene);
    expect(await commit(scene)).toMatchObject({ status: 'committed' });
    writeFiles(project, { [summaryPath('01')]: summaryText('01') });
    expect(textOf(await scene.stopExecutor('01'))).toContain('Plan 01-01 is done.');
  });
});
