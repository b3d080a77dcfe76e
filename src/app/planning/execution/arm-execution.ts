// Begins and ends an execution: a session gets a signed record by which its executors are found when they stop; once
// nothing is left to do, the record is removed. Whenever the session stops, proven work is merged and the planning
// files are synchronised.

import { openLoopFolder } from '../../../adapters/files/msw-folder.ts';
import { writePage } from '../../../adapters/files/write-page.ts';
import { innerRepositories } from '../../../adapters/git/inner-repositories.ts';
import { appendJournal } from '../../../adapters/log/journal.ts';
import { changeLoop } from '../../../adapters/loops/loop-store.ts';
import { rememberProject } from '../../../adapters/user/known-projects.ts';
import { requestDefaults, termOptions } from '../../../core/commands/loop-options.ts';
import { type ExecutionTerms, type Loop, newProgress, withProgress } from '../../../core/loop/loop.ts';
import { executionName } from '../../../core/loop/texts/execution-text.ts';
import type { PlanningConfig } from '../../../core/planning/documents/planning-settings.ts';
import { type Answer, silent } from '../../../core/text/answer.ts';
import { type Prose, prose } from '../../../core/text/prose.ts';
import { newLoopId } from '../../loop/arm-loop.ts';
import { executedBesides } from '../../loop/executed-elsewhere.ts';
import { ownerOf } from '../../workspace/owner-pid.ts';
import { isoNow, type Workspace } from '../../workspace/workspace.ts';
import { bringBack } from './bring-back.ts';
import { CARRIED_OUT, endExecution } from './end-executions.ts';
import { readExecution } from './read-execution.ts';

export const EXECUTOR = 'msw:executor';

/** Per plan, not per phase; used when the project's settings name no limits. */
const ITERATIONS = 8;
const MINUTES = 120;
const CHECK_SECONDS = 600;

export interface NewExecution {
  readonly session: string;
  readonly terms: ExecutionTerms;
  readonly config: Pick<PlanningConfig, 'nodeRepairBudget' | 'subagentTimeoutMs'>;
  readonly ownerPid: number;
  /** False: `--no-controls`. */
  readonly controls?: boolean;
}

/** Returns the record, or one sentence that says why there is none. */
export async function armExecution(workspace: Workspace, wanted: NewExecution): Promise<Loop | string> {
  const { session, terms: execution } = wanted;
  const loop = withProgress(executionLoop(workspace, newLoopId(workspace.now()), wanted), {
    inner: await innerRepositories(workspace.project),
  });
  const folder = openLoopFolder(workspace.project, loop.terms.id);
  if (folder.status === 'refused') return folder.reason;
  writePage(`${folder.path}/task.md`, prose`${executionPrompt(execution)}\n`);
  const saved = await changeLoop(workspace, session, (current) => {
    if (current !== null) return { loop: current, value: secondExecution(current) };
    // Again under the lock: two sessions may have got this far.
    const elsewhere = executedBesides(workspace, execution, wanted);
    return { loop: elsewhere === null ? loop : null, value: elsewhere };
  });
  if (saved.status === 'refused') return saved.reason;
  if (saved.value !== null) return saved.value;
  await rememberProject(workspace.userFolder, workspace.project, workspace.now());
  const { id } = loop.terms;
  await appendJournal(
    workspace.project,
    { event: 'execution-armed', loop: id, session, execution },
    isoNow(workspace),
  );
  return loop;
}

/** The loop that each executor is held to; a background job without a session does not save it. */
export function executionLoop(
  workspace: Workspace,
  id: string,
  { session, terms: execution, config, ownerPid, controls = true }: NewExecution,
): Loop {
  const now = workspace.now();
  const { nodeRepairBudget: repairs, subagentTimeoutMs: timeout } = config;
  return {
    terms: {
      id,
      session,
      project: workspace.project,
      prompt: executionPrompt(execution),
      ...termOptions({ ...requestDefaults, mayWitness: controls }),
      checks: [],
      checkTimeoutSeconds: CHECK_SECONDS,
      maxIterations: repairs === null ? ITERATIONS : Math.floor(repairs) + 1,
      maxMinutes: timeout === null ? MINUTES : Math.max(1, Math.ceil(timeout / 60_000)),
      agents: [EXECUTOR],
      execution,
      plan: null,
      tree: null,
      startedAt: now,
    },
    progress: newProgress(now, ownerOf(ownerPid, workspace.project)),
  };
}

function executionPrompt(execution: ExecutionTerms): Prose {
  return prose`Execute ${executionName(execution)}.`;
}

export function secondExecution({ terms, progress }: Loop): string {
  const what = terms.execution === null ? 'a loop' : `an execution of ${executionName(terms.execution)}`;
  const state = progress.pause === null ? 'runs' : 'is paused';
  return `This session already has ${what} (${terms.id}), and it ${state}: end it with /msw:stop first.`;
}

export async function settleExecution(workspace: Workspace, loop: Loop): Promise<Answer> {
  const { execution } = loop.terms;
  if (execution === null || loop.progress.pause !== null) return silent;
  // The session may end without asking for the next step.
  const notes = await bringBack(workspace, execution);
  const told: Answer = notes.length === 0 ? silent : { kind: 'notice', notice: `msw ▸ ${notes.join(' ')}` };
  const found = await readExecution(workspace, execution);
  if (found?.step.status !== 'done') return told;
  await endExecution(workspace, { loop, ending: CARRIED_OUT });
  return told;
}
