// Describes an execution's next step to the orchestrator: executors to start, their prompts, questions for the user.

import { resolve } from 'node:path';
import { folderPhase } from '../../../core/planning/documents/phase-id.ts';
import { isPlainName } from '../../../core/planning/documents/plan-id.ts';
import type { Assignment } from '../../../core/planning/execution/execution-plan.ts';
import { type ExecutorTree, executorPrompt } from '../../../core/planning/execution/executor-prompt.ts';
import type { ExecutionStep } from '../../../core/planning/execution/next-execution.ts';
import { type Prose, prose } from '../../../core/text/prose.ts';
import { cliCommand } from '../../workspace/cli-command.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { summaryPath } from '../documents/find-plan.ts';
import type { Execution } from './read-execution.ts';
import { askedIn, commitLines } from './waiting-plans.ts';

export type StepView = ReturnType<typeof describeStep>;

/** What was prepared for a step's executors: worktrees by plan id. */
export interface ReadyTrees {
  readonly trees: ReadonlyMap<string, ExecutorTree>;
  /** For the user: what was merged, what was not, what a worktree lacks. */
  readonly notes: readonly Prose[];
}

export function describeStep(
  workspace: Workspace,
  execution: Execution,
  { trees, notes }: ReadyTrees = { trees: new Map(), notes: [] },
) {
  const { step, terms, config } = execution;
  return {
    phase: terms.phase,
    status: step.status,
    /** What to do now, for the orchestrator. */
    message: step.status === 'done' && !config.verifier ? DONE_UNVERIFIED : MESSAGES[step.status],
    parallel: step.batch.length > 1,
    notes,
    batch: step.batch.flatMap((one) =>
      assignmentView(workspace, execution, { one, tree: trees.get(one.plan) ?? null }),
    ),
    questions: askedIn(workspace, execution).map(({ usual: _, ...question }) => question),
    done: step.done,
    skipped: step.skipped,
    blocked: step.blocked,
  };
}

const MESSAGES: Readonly<Record<ExecutionStep['status'], Prose>> = {
  run: prose`Start one msw:executor for each entry of batch with exactly its prompt; when all are back, ask again.`,
  ask: prose`Show the user each question with what they type to answer it, and end your turn.`,
  checkpoint: prose`Show the user the checkpoint with what they type to answer it, and end your turn.`,
  halted: prose`Nothing more can run by itself. Tell the user what halted, what it blocks and what they can type, and end your turn.`,
  done: prose`Every plan of this scope is done. Tell the user, and name /msw:verify with the phase as the next step.`,
};

const DONE_UNVERIFIED = prose`Every plan of this scope is done. Tell the user; the project's settings ask for no verification, and /msw:go does what follows.`;

/** Names a plan on the command line: unique, and a single word in every shell. */
export function planToken(folder: string, id: string): string {
  return `${isPlainName(folder) ? folder : (folderPhase(folder) ?? folder)}/${id}`;
}

function assignmentView(
  { project, ...workspace }: Workspace,
  execution: Execution,
  { one, tree }: { readonly one: Assignment; readonly tree: ExecutorTree | null },
) {
  const plan = execution.plans.find(({ id }) => id === one.plan);
  if (plan === undefined) return [];
  const prompt = executorPrompt({
    mode: one.mode,
    planPath: resolve(project, plan.path),
    summaryPath: resolve(tree?.path ?? project, summaryPath(plan.path)),
    tree,
    token: planToken(execution.terms.folder, one.plan),
    cli: cliCommand({ project, ...workspace }),
    commits: commitLines(plan).toReversed(),
    answer: one.answer,
  });
  return [{ plan: one.plan, mode: one.mode, description: `execute ${one.plan}`, prompt }];
}

export function shortStep({ status, message, notes, batch, questions, blocked }: StepView) {
  const said = notes.length === 0 ? {} : { notes };
  if (status === 'done') return { status, message, ...said };
  if (status !== 'run') return { status, message, ...said, questions, blocked };
  const starts = batch.map(({ plan: _plan, mode: _mode, ...start }) => start);
  return { status, ...said, batch: starts };
}
