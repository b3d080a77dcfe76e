// What MSW would answer to an attempt to stop, of a session's main agent or of a subagent.

import type { StopInput } from '../../adapters/claude-code/stop-input.ts';
import { findLoop, readState } from '../../adapters/loops/loop-store.ts';
import { beforeChecks } from '../../core/loop/before-checks.ts';
import { readClaim } from '../../core/loop/completion.ts';
import type { Loop } from '../../core/loop/loop.ts';
import { explainEnding } from '../../core/loop/report.ts';
import type { Verdict } from '../../core/loop/verdict.ts';
import type { Explanation } from '../../core/report/explanation.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { tryChecks } from './explain-turn-checks.ts';
import { explainExecution } from './explain-turn-execution.ts';
import { explainUnowned } from './explain-turn-unowned.ts';

export interface ExplainOptions {
  readonly runChecks: boolean;
}

export async function explainStop(
  workspace: Workspace,
  event: string,
  input: StopInput,
  options: ExplainOptions,
): Promise<Explanation> {
  const state = readState(workspace);
  const parent = findLoop(state, input.session);
  const execution = parent?.terms.execution ?? null;
  if (parent !== null && execution !== null)
    return explainExecution(parent, execution, { event, session: input.session, input });
  const gated = input.agent === null ? parent : gatedBy(parent, input.agent.type);
  const owner = input.agent === null ? input.session : `${input.session}#${input.agent.id}`;
  const loop = input.agent !== null && gated !== null ? (findLoop(state, owner) ?? gated) : gated;
  if (loop === null) return explainUnowned(workspace, { event, session: owner }, state);
  const claim = readClaim(input.lastMessage, loop.terms.completionPromise);
  const first = beforeChecks(loop, input.backgroundTasks.length, claim);
  const known: Explanation = {
    event,
    session: owner,
    ownership: 'owned',
    loop: loop.terms.id,
    claim: claim.kind,
    beforeChecks: first.kind,
    checks: null,
    decision: null,
    answer: '',
  };
  switch (first.kind) {
    case 'ignore':
      return {
        ...known,
        answer: `The loop is paused (${loop.progress.pause?.reason ?? ''}): the session stops.`,
      };
    case 'defer':
      return { ...known, answer: 'Background work still runs: nothing is said, and no iteration is used.' };
    case 'pause':
      return { ...known, answer: `The loop is paused, since Claude asks for a human: ${first.reason}` };
    case 'run-checks':
      break;
  }
  if (!options.runChecks) {
    return {
      ...known,
      answer: `The checks decide (${namesOf(loop)}); --run-checks runs them and tells how.`,
    };
  }
  const tried = await tryChecks(workspace, loop, input, claim);
  return { ...known, ...tried, answer: describeVerdict(tried.decision) };
}

/** A subagent is held only when its parent's loop names its type and has checks. */
function gatedBy(parent: Loop | null, type: string): Loop | null {
  if (parent === null || type === '' || parent.progress.pause !== null) return null;
  return parent.terms.agents.includes(type) && parent.terms.checks.length > 0 ? parent : null;
}

function namesOf({ terms }: Loop): string {
  return terms.checks.map((check) => check.name).join(', ') || 'none, the promise alone';
}

function describeVerdict(verdict: Verdict): string {
  if (verdict.kind !== 'continue') return `The loop comes to rest: ${explainEnding(verdict)}.`;
  const counted = verdict.counted ? '' : ' No iteration is used.';
  return `Claude is asked to go on (${verdict.strategy}).${counted}`;
}
