import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeLoop, readLoopState } from '../../../../src/adapters/loops/loop-store.ts';
import { chooseLoop, chooseToResume } from '../../../../src/app/loop/control/choose-loop.ts';
import { showHistory } from '../../../../src/app/loop/control/show-history.ts';
import { commitInProject } from '../../../../src/app/trust/commit-in-project.ts';
import { manageTrust } from '../../../../src/app/trust/manage-trust.ts';
import { sessionSurroundings } from '../../../../src/app/workspace/owner-pid.ts';
import { withProgress } from '../../../../src/core/loop/loop.ts';
import { renderTimeline } from '../../../../src/core/report/timeline.ts';
import type { Answer } from '../../../../src/core/text/answer.ts';
import {
  carryOut,
  planPath,
  planText,
  summaryPath,
  summaryText,
  verifyOf,
  WAVES,
} from '../../../support/planned-project.ts';
import { requireOrSkip } from '../../../support/requirements.ts';
import { git, writeFiles } from '../../../support/sample-project.ts';
import { sampled } from '../../../support/sampled.ts';
import { removeFolder } from '../../../support/temp-folder.ts';
import { textOf } from '../../support/scene.ts';
import { armExecution, buildHelper, makeExecutionScene, SESSION } from './scene.ts';

sampled();

let plugin = '';
beforeAll(async () => {
  plugin = await buildHelper(realpathSync(mkdtempSync(join(tmpdir(), 'msw-'))));
});
afterAll(() => removeFolder(plugin));

const CHECKPOINT =
  '## CHECKPOINT REACHED\n**Type:** human-verify\n**Current Task:** **Task 2:** Look at it\n**Awaiting:** approved';
const LOOK = `
<task type="checkpoint:human-verify" gate="blocking">
  <name>Look at it</name>
  <what-built>The word</what-built>
  <how-to-verify>Read the file.</how-to-verify>
  <action>Wait for the user.</action>
  <resume-signal>approved</resume-signal>
</task>
`;
const [FIRST, SECOND, THIRD] = WAVES;
const planOf = (one: (typeof WAVES)[number] | undefined) => {
  if (one === undefined) throw new Error('no such plan');
  return one;
};
const plansOf = (view: { readonly batch: readonly { readonly plan: string }[] }) =>
  view.batch.map(({ plan }) => plan);

requireOrSkip('git')('an execution', () => {
  it('asks before it trusts, is armed for exactly the list that was read, and refuses another', async () => {
    const scene = makeExecutionScene(plugin);
    const asked = await scene.type('execute', '1');
    expect(asked.kind).toBe('answer');
    for (const { file } of WAVES) expect(textOf(asked)).toContain(`\n  ${verifyOf(file)}`);
    expect(scene.loop()).toBeNull();
    const digest = /--trust ([0-9a-f]{16})$/.exec(textOf(asked))?.[1];
    writeFiles(scene.project, {
      [planPath('01')]: planText({ ...planOf(FIRST), verify: 'node check.js ./src/a.txt' }),
    });
    const again = await scene.type('execute', `1 --trust ${digest}`);
    expect(textOf(again)).toContain('belongs to another list');
    expect(scene.loop()).toBeNull();
    const armed = await armExecution(scene);
    expect(armed).toMatchObject({ kind: 'context' });
    expect(textOf(armed)).toContain('MSW executes phase 1 (“Foundation”): 3 of 3 plans to do, in 2 waves.');
    expect(scene.loop()?.terms).toMatchObject({
      agents: ['msw:executor'],
      checks: [],
      execution: { phase: '1', folder: '01-foundation', wave: null, gapsOnly: false },
    });
  });

  it('follows the project’s settings: budget, time, and the checks of a plan that names none', async () => {
    const workflow = {
      node_repair_budget: 3,
      subagent_timeout: 600_000,
      test_command: 'node check.js src/a.txt',
    };
    const scene = makeExecutionScene(plugin, { config: { workflow } });
    writeFiles(scene.project, {
      [planPath('01')]: planText(planOf(FIRST)).replace(/<automated>.*<\/automated>/, 'Look at the file.'),
    });
    expect(textOf(await scene.type('execute', '1'))).toContain('\n  node check.js src/a.txt');
    expect(textOf(await armExecution(scene))).toContain('Begin by asking.');
    expect((await scene.next()).batch[0]).toMatchObject({ plan: '01-01' });
    expect(scene.loop()?.terms).toMatchObject({ maxIterations: 4, maxMinutes: 10 });
    expect(textOf(await scene.stopExecutor('01'))).toContain('node, ');
  });

  it('says once which document it does not take for a plan', async () => {
    const scene = makeExecutionScene(plugin);
    const name = '01-E2E-TEST-PLAN.md';
    writeFiles(scene.project, { [planPath('01').replace('01-01-PLAN.md', name)]: '# How to test\n' });
    const armed = await armExecution(scene);
    expect(armed).toMatchObject({
      notice: expect.stringContaining(`3 plans to do · ${name} is not read as a plan: it has no task`),
      context: expect.not.stringContaining(name),
    });
  });

  it('mentions no verification when the project has switched it off', async () => {
    const scene = makeExecutionScene(plugin, { config: { workflow: { verifier: false } } });
    for (const plan of WAVES) carryOut(scene.project, plan);
    expect((await scene.next()).message).toContain('/msw:go');
  });

  it('asks for the repository’s git hooks together with the plans’ commands, and commits with them', async () => {
    const scene = makeExecutionScene(plugin);
    const hook = join(scene.project, '.git', 'hooks', 'commit-msg');
    mkdirSync(dirname(hook), { recursive: true });
    writeFileSync(hook, '#!/bin/sh\necho "Reviewed-by: Sample" >> "$1"\n', { mode: 0o755 });
    const asked = textOf(await scene.type('execute', '1'));
    expect(asked).toContain('The plans of phase 1, and the git hooks of this repository, name commands');
    expect(asked).toMatch(/\n {2}git hook \.git\/hooks\/commit-msg sha256:[0-9a-f]{64}\n/);
    writeFiles(scene.project, { 'other.txt': 'changed\n' });
    const commit = () => commitInProject(scene.project, ['other.txt'], 'feat: work');
    expect(await commit()).toMatchObject({ status: 'refused' });
    expect((await armExecution(scene)).kind).toBe('context');
    expect(await commit()).toMatchObject({ status: 'committed' });
    expect(git(scene.project, 'log', '-1', '--format=%B')).toContain('Reviewed-by: Sample');
  });

  it.each<[string, string, (project: string) => void, string]>([
    ['no such phase', '7', () => undefined, 'There is no phase "7" in this milestone: it has 1.'],
    ['no such wave', '1 --wave 5', () => undefined, 'Phase 1 has no wave 5: its waves are 1, 2.'],
    ['a later wave first', '1 --wave 2', () => undefined, 'Wave 2 waits for 01-01, 01-02'],
    ['nothing that closes gaps', '1 --gaps-only', () => undefined, 'closes a gap'],
    [
      'a cycle',
      '1',
      (project) =>
        writeFiles(project, { [planPath('01')]: planText({ ...planOf(FIRST), dependsOn: ['01-03'] }) }),
      'These plans wait for each other',
    ],
    [
      'an invalid plan',
      '1',
      (project) =>
        writeFiles(project, {
          [planPath('02')]: planText(planOf(SECOND)).replace('</task>', ''),
        }),
      '01-02: line ',
    ],
  ])('is refused with one sentence for %s', async (_, args, spoil, words) => {
    const scene = makeExecutionScene(plugin);
    spoil(scene.project);
    const answer = await armExecution(scene, args);
    expect(answer.kind).toBe('answer');
    expect(textOf(answer)).toContain(words);
    expect(scene.loop()).toBeNull();
  });

  it('runs independent plans in parallel, wave by wave, and ends by itself', async () => {
    const scene = makeExecutionScene(plugin);
    await armExecution(scene);
    const first = await scene.next();
    expect([first.status, first.parallel, plansOf(first)]).toEqual(['run', true, ['01-01', '01-02']]);
    expect(first.batch[0]?.prompt).toContain(`Plan: ${join(scene.project, planPath('01'))}`);
    let told = '';
    for (const plan of [planOf(FIRST), planOf(SECOND)]) {
      expect(told).not.toContain('msw/01-');
      carryOut(scene.tree(plan.plan), plan);
      told = textOf(await scene.stopExecutor(plan.plan));
      expect(told).toContain(`Plan 01-${plan.plan} is done in its`);
    }
    // The last executor to finish brings all of them back.
    for (const plan of ['01-01', '01-02']) expect(told).toContain(`Plan ${plan} is done.`);
    expect(scene.loop()).not.toBeNull();
    const second = await scene.next();
    expect([second.status, plansOf(second), second.done]).toEqual(['run', ['01-03'], ['01-01', '01-02']]);
    carryOut(scene.project, planOf(THIRD));
    await scene.stopExecutor('03');
    expect((await scene.next()).status).toBe('done');
    expect(await scene.stop()).toEqual({ kind: 'silent' });
    expect(scene.loop()).toBeNull();
    expect(git(scene.project, 'log', '--format=%s').split('\n')).toContain(
      'docs(01-03): complete Words plan',
    );
    expect(git(scene.project, 'status', '--porcelain')).toBe('');
    expect(scene.read('.planning/ROADMAP.md')).toContain('- [x] 01-03-PLAN.md');
    expect(scene.events().filter((event) => event === 'plan-done')).toHaveLength(3);
  });

  it('holds back a plan that passes alone but fails with another, until an executor has fixed it', async () => {
    const limit = (most: number) =>
      `const { readdirSync } = require('node:fs');\nconst { length } = readdirSync('src');\nif (length > ${most}) throw new Error(length + ' files are too many');\n`;
    const plans = WAVES.slice(0, 2).map((plan) => ({ ...plan, verify: 'node limit.js' }));
    const scene = makeExecutionScene(plugin, { plans });
    writeFiles(scene.project, { 'limit.js': limit(1) });
    git(scene.project, 'add', 'limit.js');
    git(scene.project, 'commit', '-qm', 'chore: limit');
    await armExecution(scene);
    await scene.next();
    for (const plan of plans) carryOut(scene.tree(plan.plan), plan);
    await scene.stopExecutor('01');
    const told = textOf(await scene.stopExecutor('02', undefined, 'a2'));
    expect(told).toContain('Plan 01-01 is done.');
    expect(told).toContain(
      'Plan 01-02 is not merged. It passes alone, but on what it makes together with 01-01',
    );
    expect(told).toContain('node limit.js');
    expect(scene.read('.msw/execution/together/01-foundation-01-02.log')).toContain('2 files are too many');
    // Nothing of it is in the user's branch or in their folder.
    expect(existsSync(join(scene.project, 'src/b.txt'))).toBe(false);
    expect(git(scene.project, 'status', '--porcelain')).toBe('');
    const halted = await scene.next();
    expect([halted.status, halted.done]).toEqual(['halted', ['01-01']]);
    expect(halted.questions[0]?.text).toContain('passes alone');

    await scene.type('execute', '1 --close 01-02');
    expect((await scene.next()).batch).toMatchObject([{ plan: '01-02', mode: 'close' }]);
    const held = await scene.stopExecutor('02', undefined, 'a3');
    expect(held).toMatchObject({ kind: 'context' });
    expect(textOf(held)).toContain('2 files are too many');
    writeFiles(scene.tree('02'), { 'limit.js': limit(2) });
    git(scene.tree('02'), 'commit', '-qam', 'fix(01-02): make room for both');
    const closed = textOf(await scene.stopExecutor('02', undefined, 'a3'));
    expect(closed).toContain('Plan 01-02 is done.');
    expect(scene.read(summaryPath('02'))).toMatch(/\| - \| make room for both \| `[0-9a-f]{7}` \| fix \|/);
    expect((await scene.next()).status).toBe('done');
    expect(git(scene.project, 'status', '--porcelain')).toBe('');
    expect(git(scene.project, 'worktree', 'list').trim().split('\n')).toHaveLength(1);
  });

  it('holds an executor until its commands pass, its work is committed and its summary is complete', async () => {
    const scene = makeExecutionScene(plugin);
    await armExecution(scene);
    const held = async (): Promise<string> => {
      const answer: Answer = await scene.stopExecutor('01');
      expect(answer).toMatchObject({ kind: 'context' });
      return textOf(answer);
    };
    expect(await held()).toContain('iteration 2 of 8');
    writeFiles(scene.project, {
      'src/a.txt': 'ready\n',
      [summaryPath('01')]: '---\nphase: 01\n---\n[FILL: x]\n',
    });
    expect(await held()).toContain('summary and commits');
    expect(scene.loop(`${SESSION}#a1`)?.terms.plan).toMatchObject({ phase: '1', id: '01-01' });
    const page = scene.read(`.msw/loops/${scene.loop(`${SESSION}#a1`)?.terms.id}/iteration-002-check-2.log`);
    expect(page).toContain('Not committed yet: src/a.txt.');
    expect(page).toContain('lacks plan, subsystem, tags, duration, completed');
    expect(page).toContain('[FILL:');
    const told = scene.read(`.msw/loops/${scene.loop(`${SESSION}#a1`)?.terms.id}/iteration-002.md`);
    expect(told).toContain(', 5 problems:\n');
    expect(told).toContain('Not committed yet: src/a.txt. Commit each with its task: execute commit 01-01 ');
    expect(told).toContain('lacks the line "## Self-Check: PASSED": check that');
    carryOut(scene.project, planOf(FIRST));
    expect(textOf(await scene.stopExecutor('01'))).toContain('Plan 01-01 is done.');
    expect(git(scene.project, 'show', `HEAD:${summaryPath('01')}`)).toContain('| write src/a.txt |');
    expect(scene.loop(`${SESSION}#a1`)).toBeNull();
  });

  it('releases an executor at a checkpoint, and continues with the answer', async () => {
    const plans = [{ ...planOf(FIRST), more: LOOK }, planOf(SECOND)];
    const scene = makeExecutionScene(plugin, { plans });
    await armExecution(scene);
    expect(textOf(await scene.stopExecutor('01', CHECKPOINT))).toContain(
      'stopped at a checkpoint (human-verify)',
    );
    const waiting = await scene.next();
    expect([waiting.status, waiting.questions[0]?.text.includes('Look at it')]).toEqual(['checkpoint', true]);
    const [question] = waiting.questions;
    expect(question?.answer).toBe('/msw:execute 1 --answer 01-01 YOUR WORDS');
    const nobody = await scene.type('execute', '1 --answer 01-09 approved');
    expect(textOf(nobody)).toContain('There is no plan 01-09');
    const answered = await scene.type('execute', '1 --answer 01-01 "approved, but in blue"');
    expect(answered).toMatchObject({ kind: 'context' });
    const next = await scene.next();
    expect(next.batch[0]).toMatchObject({ plan: '01-01', mode: 'continue' });
    expect(next.batch[0]?.prompt).toContain('<user_response>approved, but in blue</user_response>');
  });

  it('accepts the user’s decisions on several plans, one command after the other', async () => {
    const scene = makeExecutionScene(plugin);
    for (const one of WAVES.slice(0, 2)) carryOut(scene.project, one);
    rmSync(join(scene.project, summaryPath('01')));
    rmSync(join(scene.project, summaryPath('02')));
    await armExecution(scene);
    const asked = await scene.next();
    expect(asked.questions.map(({ plan, answer }) => [plan, answer])).toEqual([
      ['01-01', '/msw:execute 1 --close|--again|--skip 01-01'],
      ['01-02', '/msw:execute 1 --close|--again|--skip 01-02'],
    ]);
    await scene.type('execute', '1 --close 01-01');
    await scene.type('execute', '1 --skip 01-02');
    const { batch, skipped } = await scene.next();
    expect(batch).toMatchObject([{ plan: '01-01', mode: 'close' }]);
    expect(skipped).toEqual(['01-02']);
  });

  it('approves a verification by itself where the project says so, but only once', async () => {
    const plans = [{ ...planOf(FIRST), more: LOOK }];
    const scene = makeExecutionScene(plugin, { plans, config: { mode: 'yolo' } });
    await armExecution(scene);
    await scene.stopExecutor('01', CHECKPOINT);
    expect((await scene.next()).batch[0]?.prompt).toContain('<user_response>approved</user_response>');
    await scene.stopExecutor('01', CHECKPOINT);
    expect((await scene.next()).status).toBe('checkpoint');
  });

  it('never runs a command that nobody has read, and asks instead', async () => {
    const scene = makeExecutionScene(plugin);
    await armExecution(scene);
    const evil = `node -e "require('fs').writeFileSync('ran', '')"`;
    carryOut(scene.project, planOf(FIRST));
    writeFiles(scene.project, { [planPath('01')]: planText({ ...planOf(FIRST), verify: evil }) });
    const answer = await scene.stopExecutor('01');
    expect(answer.kind).toBe('notice');
    expect(textOf(answer)).toContain(evil);
    expect(existsSync(join(scene.project, 'ran'))).toBe(false);
    expect(scene.events()).toContain('untrusted-commands');
    expect(manageTrust(scene.workspace).list().waiting).toMatchObject([
      { command: evil, plan: planPath('01') },
    ]);
    expect((await scene.next()).status).toBe('ask');
    const typed = /\/msw:execute (1 --trust [0-9a-f]{16})/.exec(textOf(answer))?.[1] ?? '';
    expect((await scene.type('execute', typed)).kind).toBe('context');
    // Trusted now, but it has not run yet.
    expect((await scene.next()).batch[0]).toMatchObject({ plan: '01-01', mode: 'close' });
    await scene.stopExecutor('01');
    expect(existsSync(join(scene.project, 'ran'))).toBe(true);
  });

  it('halts a plan whose budget is spent, and the plans that depend on it', async () => {
    const scene = makeExecutionScene(plugin);
    await armExecution(scene);
    writeFiles(scene.project, { [summaryPath('01')]: summaryText('01') });
    let answer = await scene.stopExecutor('01');
    for (let turn = 0; turn < 9 && answer.kind === 'context'; turn++) answer = await scene.stopExecutor('01');
    expect(textOf(answer)).toContain(
      'Plan 01-01 is halted; what depends on it waits. To continue: /msw:execute 1 --again 01-01 (or --close',
    );
    const report = /Report: (\S+report\.md)/.exec(textOf(answer))?.[1] ?? '';
    expect(scene.read(report)).toContain('## How to continue\n\nTo continue: /msw:execute 1 --again 01-01');
    // Otherwise GSD, and the plans that depend on this one, would consider it done.
    expect(scene.read(summaryPath('01'))).toContain('\nstatus: blocked\n');
    carryOut(scene.project, planOf(SECOND));
    await scene.stopExecutor('02', undefined, 'a2');
    const step = await scene.next();
    expect([step.status, step.questions.map(({ plan }) => plan), step.blocked]).toEqual([
      'halted',
      ['01-01'],
      [{ plan: '01-03', by: ['01-01'] }],
    ]);
    const page = textOf(await scene.type('status'));
    expect(page).toMatch(/^Next: \/msw:execute 1 --again 01-01 — Plan 01-01 is halted \(/m);
    expect(page).toContain('Waits: Plan 01-01 is halted (');
    expect((await scene.type('execute', '1 --again 01-01')).kind).toBe('context');
    expect(plansOf(await scene.next())).toEqual(['01-01']);
    expect(textOf(await scene.type('status'))).not.toContain('--again');
  });

  it('is what a new session resumes, rather than one of its executors', async () => {
    const scene = makeExecutionScene(plugin);
    await armExecution(scene);
    await scene.stopExecutor('01');
    for (const owner of [SESSION, `${SESSION}#a1`])
      await changeLoop(scene.workspace, owner, (loop) => ({
        loop: loop === null ? null : withProgress(loop, { owner: { ...loop.progress.owner, pid: null } }),
        value: null,
      }));
    const state = readLoopState(scene.workspace);
    const wish = { session: 'another', loop: null, force: false };
    expect(chooseToResume(state, wish, sessionSurroundings(scene.workspace))).toMatchObject({
      status: 'found',
      loop: { terms: { execution: { phase: '1' } } },
    });
    expect(chooseLoop(state, { session: null, loop: null })).toMatchObject({ status: 'found' });
  });

  it('has a history that names each plan, its outcome and the reason', async () => {
    const scene = makeExecutionScene(plugin);
    await armExecution(scene);
    carryOut(scene.project, planOf(FIRST));
    await scene.stopExecutor('01');
    await scene.stopExecutor('02', CHECKPOINT, 'a2');
    await scene.type('execute', '1 --answer 01-02 approved');
    const again = await scene.stopExecutor('02', '<abort>the key is missing</abort>', 'a2');
    expect(textOf(again)).toContain('Plan 01-02 is halted');
    const history = showHistory(scene.project, null);
    if (history.status === 'refused') throw new Error(history.reason);
    expect(history.loop).toBe(scene.loop()?.terms.id);
    const told = renderTimeline(history.loop, history.lines).split('\n').slice(1);
    expect(told.map((line) => line.slice(23).replace(/[0-9a-f]{8}$/, 'HASH'))).toEqual([
      'execution armed: phase 1',
      'plan 01-01 done: 1 iteration; committed: HASH',
      'plan 01-02 stopped at a checkpoint: human-verify; task 2',
      'plan 01-02 resolved by the user: answered',
      'plan 01-02 halted: a human is needed, the key is missing',
    ]);
  });

  it('does not count a plan as done when it has a summary but its checks have not passed', async () => {
    const scene = makeExecutionScene(plugin, { plans: WAVES.slice(0, 1) });
    await armExecution(scene);
    carryOut(scene.project, planOf(FIRST));
    writeFiles(scene.project, { 'src/a.txt': 'not yet\n' });
    git(scene.project, 'commit', '-qam', 'feat(01-01): spoil it');
    // Its session was killed before the gate, so there is no other record of it.
    expect(textOf(await scene.type('status'))).toContain(
      'Next: /msw:execute 1 — Plan 01-01 has a summary, but its checks have not passed.',
    );
    expect(textOf(await scene.type('execute', '1'))).toContain('1 of 1 plan to do');
    const step = await scene.next();
    expect([step.status, step.done]).toEqual(['run', []]);
    expect(step.batch).toMatchObject([{ plan: '01-01', mode: 'close' }]);
    writeFiles(scene.project, { 'src/a.txt': 'ready\n' });
    git(scene.project, 'commit', '-qam', 'feat(01-01): write it');
    expect(textOf(await scene.stopExecutor('01'))).toContain('Plan 01-01 is done.');
    expect((await scene.next()).status).toBe('done');
  });

  it('counts a plan as done that was finished and committed without MSW', async () => {
    const scene = makeExecutionScene(plugin, { plans: WAVES.slice(0, 1) });
    await armExecution(scene);
    carryOut(scene.project, planOf(FIRST));
    git(scene.project, 'add', '-A');
    git(scene.project, 'commit', '-qm', 'docs(01-01): complete the plan');
    expect((await scene.next()).status).toBe('done');
  });

  it('knows even without git which plans’ checks have not passed', async () => {
    const scene = makeExecutionScene(plugin, { plans: WAVES.slice(0, 1) });
    rmSync(join(scene.project, '.git'), { recursive: true });
    await armExecution(scene);
    writeFiles(scene.project, { 'src/a.txt': 'not yet\n', [summaryPath('01')]: summaryText('01') });
    expect((await scene.next()).batch).toMatchObject([{ plan: '01-01', mode: 'close' }]);
    writeFiles(scene.project, { 'src/a.txt': 'ready\n' });
    expect(textOf(await scene.stopExecutor('01'))).toContain('Plan 01-01 is done.');
    expect((await scene.next()).status).toBe('done');
  });

  it('asks about half-done work, and skips plans that are done', async () => {
    const scene = makeExecutionScene(plugin);
    carryOut(scene.project, planOf(FIRST));
    writeFiles(scene.project, { 'src/b.txt': 'half\n' });
    git(scene.project, 'add', 'src/b.txt');
    git(scene.project, 'commit', '-qm', 'feat(01-02): half of it');
    const armed = await armExecution(scene);
    expect(textOf(armed)).toContain('2 of 3 plans to do');
    const step = await scene.next();
    expect([step.status, step.done, step.questions.map(({ plan, kind }) => [plan, kind])]).toEqual([
      'ask',
      ['01-01'],
      [['01-02', 'half-done']],
    ]);
  });

  it('can be shown, paused, resumed and stopped like a loop', async () => {
    const scene = makeExecutionScene(plugin);
    await armExecution(scene);
    expect(textOf(await scene.type('status'))).toContain('phase 1: one executor for each plan');
    expect(textOf(await scene.type('loop', '"x" --promise X'))).toContain('already has');
    await scene.type('pause');
    expect(await scene.stopExecutor('01')).toEqual({ kind: 'silent' });
    expect(textOf(await scene.type('resume'))).toContain('execute next 1 --short --json');
    expect((await scene.stopExecutor('01')).kind).toBe('context');
    expect(textOf(await scene.type('stop'))).toContain('The execution of phase 1 is stopped.');
    expect(scene.loop()).toBeNull();
    expect(scene.loop(`${SESSION}#a1`)).toBeNull();
  });

  it('does not accept an answer that came with the repository as the user’s', async () => {
    const plans = [{ ...planOf(FIRST), more: LOOK }];
    const scene = makeExecutionScene(plugin, { plans });
    await armExecution(scene);
    await scene.stopExecutor('01', CHECKPOINT);
    const file = '.msw/execution/01-foundation.json';
    const forged = scene.read(file).replace('"answer": null', '"answer": "approved"');
    expect(forged).toContain('approved');
    writeFiles(scene.project, { [file]: forged });
    expect(JSON.stringify(await scene.next())).not.toContain('approved');
  });

  it('does not hold an executor that names none of its plans', async () => {
    const scene = makeExecutionScene(plugin);
    await armExecution(scene);
    writeFileSync(join(scene.project, 'x'), '');
    expect(textOf(await scene.stopExecutor('77'))).toContain('named no plan');
  });
});
