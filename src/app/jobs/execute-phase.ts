// Executes a phase as a job: each plan in its own client and worktree, wave by wave, merged with the same guards as an
// execution in a session, and finally verified in a clean checkout. Progress is read from the disk and from git, so
// after a runner was killed the next one continues after the last finished plan.

import type { Job, JobUnit, JobWork } from '../../core/jobs/job.ts';
import { VERIFICATION } from '../../core/jobs/progress.ts';
import type { Loop } from '../../core/loop/loop.ts';
import { executionCall as typedCommand } from '../../core/loop/texts/execution-text.ts';
import type { ExecutionPlan } from '../../core/planning/execution/execution-plan.ts';
import type { ExecutorTree } from '../../core/planning/execution/executor-prompt.ts';
import { type ExecutionStep, nextExecution } from '../../core/planning/execution/next-execution.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import { executionLoop } from '../planning/execution/arm-execution.ts';
import { bringBack } from '../planning/execution/bring-back.ts';
import { describeStep } from '../planning/execution/describe-step.ts';
import { openFor } from '../planning/execution/prepare-step.ts';
import { type Execution, type PhasePlan, readExecution } from '../planning/execution/read-execution.ts';
import { askedIn } from '../planning/execution/waiting-plans.ts';
import { readRuns, withTrees } from '../planning/worktrees/plan-runs.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { carryOutPlan, type PlanJobTask } from './carry-out-plan.ts';
import { type JobDesk, refusedHint, resumeLine, type WorkEnd } from './job-desk.ts';
import { verifyExecuted } from './verify-executed.ts';

type PhaseWork = Extract<JobWork, { kind: 'execute-phase' }>;

export async function executePhase(workspace: Workspace, desk: JobDesk, work: PhaseWork): Promise<WorkEnd> {
  const handedOut = new Map<string, number>();
  let end: WorkEnd | null = null;
  while (end === null) end = await advance(workspace, desk, work, handedOut);
  return end;
}

/** Carries out the plans that can run now; null while there may be more. */
async function advance(
  workspace: Workspace,
  desk: JobDesk,
  work: PhaseWork,
  handedOut: Map<string, number>,
): Promise<WorkEnd | null> {
  const { kind: _, ...terms } = work;
  if (desk.signal.aborted) return failed('it was ended');
  for (const note of await bringBack(workspace, terms)) desk.log(note);
  const read = await readExecution(workspace, terms);
  if (read === null) return failed(`the folder of phase ${terms.phase} cannot be read`);
  const execution = withOwnContinued(read, desk.job().begun);
  await desk.note({ units: unitsOf(execution), step: stepOf(execution) });
  const { status } = execution.step;
  if (status === 'done') return verifyExecuted(workspace, desk, work, execution);
  if (status !== 'run') return waitingFor(workspace, desk.job(), execution);
  return stuckIn(execution.step, handedOut) ?? carryOut(workspace, desk, execution);
}

/** Counts how often each plan is handed out; null until one reaches the limit. */
function stuckIn({ batch }: ExecutionStep, handedOut: Map<string, number>): WorkEnd | null {
  const stuck = batch.find(({ plan }) => (handedOut.get(plan) ?? 0) >= MOST_TIMES);
  for (const { plan } of batch) handedOut.set(plan, (handedOut.get(plan) ?? 0) + 1);
  return stuck === undefined
    ? null
    : failed(`plan ${stuck.plan} was handed out ${MOST_TIMES} times without any result`);
}

/** An executor is let go only with a record of its plan or with its proof, so more than this is an error. */
const MOST_TIMES = 3;

function failed(outcome: string): WorkEnd {
  return { kind: 'failed', outcome, next: null };
}

/** Work that a killed runner left on a plan is this job's own, so it is closed without asking. */
function withOwnContinued(execution: Execution, begun: readonly string[]): Execution {
  const plans = execution.plans.map((plan): PhasePlan => {
    const isLeft = plan.record === null && plan.summary === null && plan.commits.length > 0;
    return isLeft && begun.includes(plan.id)
      ? { ...plan, record: { state: 'resolved', choice: 'close' } }
      : plan;
  });
  return { ...execution, plans, step: nextExecution(plans, execution.mostAtOnce) };
}

function unitsOf({ plans, step, config }: Execution): readonly JobUnit[] {
  const stateOf = (id: string): JobUnit['state'] => {
    if (step.done.includes(id)) return 'done';
    if (step.batch.some(({ plan }) => plan === id)) return 'running';
    const isHeld = step.skipped.includes(id) || step.questions.some(({ plan }) => plan === id);
    return isHeld ? 'halted' : 'open';
  };
  const scope = plans.filter(({ inScope }) => inScope);
  const open = scope.filter(({ id }) => stateOf(id) === 'open');
  // Of a wave, only so many work at the same time.
  const groupOf = ({ id, wave }: ExecutionPlan): string => {
    const before = open.filter((one) => one.wave === wave).findIndex((one) => one.id === id);
    return `${wave}.${Math.floor(Math.max(0, before) / Math.max(1, config.maxConcurrentAgents))}`;
  };
  return [
    ...scope.map((plan): JobUnit => ({ name: plan.id, state: stateOf(plan.id), group: groupOf(plan) })),
    { name: VERIFICATION, state: 'open' },
  ];
}

function stepOf({ step, terms }: Execution): string {
  const names = step.batch.map(({ plan }) => plan).join(', ');
  return names === '' ? `phase ${terms.phase}: nothing can run now` : `carries out ${names}`;
}

/** Carries out the batch; null when every executor was let go. */
async function carryOut(workspace: Workspace, desk: JobDesk, execution: Execution): Promise<WorkEnd | null> {
  const wait = (reason: string): WorkEnd => ({
    kind: 'waiting',
    waitsFor: [{ reason, type: resumeLine(desk.job()) }],
  });
  const opened = await withTrees(workspace, execution.terms.folder, () =>
    openTrees(workspace, desk, execution),
  );
  if (opened === null) return wait('another process is working on the worktrees of this phase');
  if (typeof opened === 'string') return wait(opened);
  const { terms, config } = execution;
  const { id, begun } = desk.job();
  await desk.note({ begun: [...new Set([...begun, ...opened.keys()])] });
  const loop = executionLoop(workspace, id, { session: id, terms, config, ownerPid: process.pid });
  const parent = { loop: withinIterations(loop, desk.rights.maxIterations), execution: terms };
  const { batch } = describeStep(workspace, execution, { trees: opened, notes: [] });
  const tasks = batch.flatMap(({ plan, prompt }): readonly PlanJobTask[] => {
    const tree = opened.get(plan);
    return tree === undefined ? [] : [{ plan, prompt, tree: tree.path, parent }];
  });
  const carryOutOne = async (task: PlanJobTask): Promise<string | null> => {
    const trouble = await carryOutPlan(workspace, desk, task);
    if (trouble === null) await desk.note({ units: withLetGo(workspace, desk.job(), task) });
    return trouble;
  };
  const troubles = await Promise.all(tasks.map(carryOutOne));
  const trouble = troubles.find((one) => one !== null) ?? null;
  return trouble === null ? null : wait(trouble);
}

/** How often an executor is held; the project's own settings say so, within what the user allows. */
function withinIterations({ terms, progress }: Loop, most: number | null): Loop {
  const maxIterations = most === null ? terms.maxIterations : Math.min(terms.maxIterations, most);
  return { terms: { ...terms, maxIterations }, progress };
}

/** An executor is let go with the proof of its plan, or with a record of why there is none. */
function withLetGo(workspace: Workspace, { units }: Job, { plan, parent }: PlanJobTask): readonly JobUnit[] {
  const isProven = (readRuns(workspace, parent.execution.folder).plans[plan]?.record ?? null) === null;
  const state = isProven ? 'done' : 'halted';
  return units.map((unit) => (unit.name === plan ? { ...unit, state } : unit));
}

/** Opens worktrees one by one, since git cannot create two at once. Returns a clause when one cannot be created. */
async function openTrees(
  workspace: Workspace,
  desk: JobDesk,
  { step, terms }: Execution,
): Promise<ReadonlyMap<string, ExecutorTree> | string> {
  const trees = new Map<string, ExecutorTree>();
  for (const one of step.batch) {
    const opened = await openFor(workspace, terms, one);
    if (opened.status === 'refused')
      return `plan ${one.plan} got no worktree: ${plainLine(opened.reason, 400)}`;
    for (const note of opened.notes) desk.log(note);
    trees.set(one.plan, opened.tree);
  }
  return trees;
}

/** The questions that an execution in a session would ask, each with one line to type. */
function waitingFor(workspace: Workspace, job: Job, execution: Execution): WorkEnd {
  const { step, terms } = execution;
  const waitsFor = askedIn(workspace, execution).map(({ kind, text, usual }) => ({
    reason: kind === 'halted' ? `${text}${refusedHint(workspace, job)}` : text,
    type: `${usual}`,
  }));
  if (waitsFor.length > 0) return { kind: 'waiting', waitsFor };
  return failed(`nothing more can run: ${blockedBy(step)}; ${typedCommand(terms)} says more`);
}

function blockedBy({ blocked, skipped }: ExecutionStep): string {
  const waits = blocked.map(
    ({ plan, by }) => `${plan} waits for ${by.length === 0 ? 'itself' : by.join(', ')}`,
  );
  const left = skipped.length === 0 ? [] : [`skipped: ${skipped.join(', ')}`];
  return [...waits, ...left].join('; ') || 'a summary says that its plan stopped';
}
