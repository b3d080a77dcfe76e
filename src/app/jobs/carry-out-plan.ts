// Carries out one plan with a client of its own in the plan's worktree. Like an executor of a session, the client is
// held until the plan is proven: each of its turns is judged here, as its session's hook would judge it.

import { join } from 'node:path';
import type { StopInput } from '../../adapters/claude-code/stop-input.ts';
import type { ExecutionTerms, Loop } from '../../core/loop/loop.ts';
import type { Answer } from '../../core/text/answer.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import { phasePlace } from '../planning/documents/phase-place.ts';
import { EXECUTOR } from '../planning/execution/arm-execution.ts';
import { gateExecutor } from '../planning/execution/gate-executor.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { type ClientTurn, NO_CLIENT, openClient, pathRule } from './job-client.ts';
import type { JobDesk } from './job-desk.ts';

export interface PlanJobTask {
  readonly plan: string;
  /** The executor's prompt, which names the plan. */
  readonly prompt: string;
  /** The project's folder in the plan's worktree; absolute. */
  readonly tree: string;
  readonly parent: { readonly loop: Loop; readonly execution: ExecutionTerms };
}

/** A clause saying why no client could do the work; null when the executor was let go, whatever the result. */
export async function carryOutPlan(
  workspace: Workspace,
  desk: JobDesk,
  task: PlanJobTask,
): Promise<string | null> {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    const end = await attemptPlan(workspace, desk, task);
    if (end.kind === 'let-go') return null;
    if (end.kind === 'failed') return end.reason;
    if (desk.signal.aborted) return 'it was ended';
    desk.log(`plan ${task.plan}: its client ended by itself; another one continues`);
  }
  return `Claude Code ended ${MOST_ATTEMPTS} times before plan ${task.plan} was done`;
}

/** For clients that crash or are killed. One that cannot start costs only seconds; the others fall under the budget. */
const MOST_ATTEMPTS = 6;

type AttemptEnd = { readonly kind: 'let-go' | 'gone' } | { readonly kind: 'failed'; readonly reason: string };

async function attemptPlan(
  workspace: Workspace,
  desk: JobDesk,
  { plan, prompt, tree, parent }: PlanJobTask,
): Promise<AttemptEnd> {
  const { project } = workspace;
  const documents = join(tree, phasePlace(project, parent.execution.folder), '**');
  const client = openClient(workspace, desk, {
    cwd: tree,
    agent: EXECUTOR,
    unit: `plan ${plan}`,
    command: 'execute',
    allowedTools: [
      pathRule('Read', join(project, '.planning', '**')),
      pathRule('Read', join(project, '.msw', 'loops', '**')),
      pathRule('Edit', join(documents, '*-SUMMARY.md')),
      pathRule('Edit', join(documents, 'deferred-items.md')),
    ],
  });
  if (client === null) return { kind: 'failed', reason: NO_CLIENT };
  try {
    for (let next: string | null = prompt; next !== null; ) {
      const turn = await client.say(next);
      if (turn.kind !== 'answered') return turn;
      if (desk.signal.aborted) return { kind: 'gone' };
      const agent = { id: client.session, type: EXECUTOR, prompt };
      const answer = await gateExecutor(workspace, parent, stopOf(parent.loop, agent, turn));
      tellTurn(desk, plan, turn, answer);
      next = answer.kind === 'context' ? answer.context : null;
    }
    return { kind: 'let-go' };
  } finally {
    await client.end();
  }
}

/** The same input that the client passes to a hook when an executor stops. */
function stopOf(
  { terms }: Loop,
  agent: NonNullable<StopInput['agent']>,
  { text, tokens }: Answered,
): StopInput {
  return {
    session: terms.session,
    lastMessage: text,
    awaited: [],
    unawaited: [],
    planMode: false,
    transcriptPath: null,
    tokens,
    agent,
  };
}

type Answered = Extract<ClientTurn, { kind: 'answered' }>;

function tellTurn(desk: JobDesk, plan: string, { denied }: Answered, answer: Answer): void {
  if ('notice' in answer && answer.notice !== null)
    desk.log(`plan ${plan}: ${plainLine(answer.notice, 600)}`);
  if (denied.length > 0) desk.log(`plan ${plan}: not allowed: ${denied.join(', ')}`);
}
