// Decides what an attempt to stop belongs to: nothing, a loop, one of its subagents, or an execution. The live hook and
// `loop explain` use the same plan.

import { type ExecutionTerms, isRunning, type Loop, newProgress } from '../loop.ts';
import { gateId, gateOwner } from '../ownership.ts';
import { REVIEWER } from '../review.ts';

export interface StopAttempt {
  readonly session: string;
  /** The subagent that stops, if any; `session` is then its parent's. */
  readonly agent: { readonly id: string; readonly type: string } | null;
}

export type StopPlan =
  /** The session has no loop that may run; a foreign record in its place is reported. */
  | { readonly kind: 'unowned'; readonly owner: string }
  /** The subagent may stop. */
  | { readonly kind: 'free'; readonly owner: string; readonly loop: Loop | null; readonly why: string }
  /** The session executes a phase: its executors are held, the session itself is not. */
  | {
      readonly kind: 'execution';
      readonly owner: string;
      readonly loop: Loop;
      readonly execution: ExecutionTerms;
    }
  | {
      readonly kind: 'executor';
      readonly owner: string;
      readonly loop: Loop;
      readonly execution: ExecutionTerms;
    }
  /** The reviewer of the session's loop returns its verdict; it is not held. */
  | { readonly kind: 'review'; readonly owner: string; readonly loop: Loop; readonly criteria: string }
  | { readonly kind: 'turn'; readonly owner: string; readonly loop: Loop }
  /** A subagent is held to its parent's checks; the record of its gate may be new. */
  | { readonly kind: 'gate'; readonly owner: string; readonly loop: Loop };

/** @param find returns the owner's loop if it may run */
export function planStop(
  { session, agent }: StopAttempt,
  find: (owner: string) => Loop | null,
  here: { readonly now: number },
): StopPlan {
  const own = find(session);
  if (agent !== null) return planSubagent(own, gateOwner(session, agent.id), agent, find, here);
  if (own === null) return { kind: 'unowned', owner: session };
  const { execution } = own.terms;
  if (execution !== null) return { kind: 'execution', owner: session, loop: own, execution };
  return { kind: 'turn', owner: session, loop: own };
}

function planSubagent(
  parent: Loop | null,
  owner: string,
  agent: { readonly id: string; readonly type: string },
  find: (owner: string) => Loop | null,
  here: { readonly now: number },
): StopPlan {
  const criteria = parent?.terms.review ?? null;
  if (parent !== null && criteria !== null && agent.type === REVIEWER && isRunning(parent))
    return { kind: 'review', owner: parent.terms.session, loop: parent, criteria };
  const why = whyFree(parent, agent);
  if (parent === null || why !== null) return { kind: 'free', owner, loop: parent, why: why ?? NO_LOOP };
  const { execution } = parent.terms;
  if (execution !== null) return { kind: 'executor', owner, loop: parent, execution };
  return { kind: 'gate', owner, loop: find(owner) ?? gateOf(parent, owner, agent.id, here) };
}

const NO_LOOP = 'its session has no loop';

/** Why the subagent may stop; null when it is held. */
function whyFree(parent: Loop | null, agent: { readonly id: string; readonly type: string }): string | null {
  // The client's own helpers (such as compaction) have no type and must never be held.
  if (agent.id === '' || agent.type === '') return 'a helper of the client is never held';
  if (parent === null) return NO_LOOP;
  const { agents, checks, execution } = parent.terms;
  if (!isRunning(parent)) return `the loop is paused (${parent.progress.pause?.reason ?? ''})`;
  if (!agents.includes(agent.type)) return `the loop does not name agents of the type ${agent.type}`;
  return execution === null && checks.length === 0 ? 'the loop has no check' : null;
}

/** A subagent works on only a part of the task, so it gets fewer iterations. */
const subagentIterations = 8;

function gateOf(parent: Loop, owner: string, agent: string, { now }: { readonly now: number }): Loop {
  return {
    terms: {
      ...parent.terms,
      id: gateId(parent.terms.id, agent),
      session: owner,
      completionPromise: null,
      review: null,
      maxIterations: Math.min(subagentIterations, parent.terms.maxIterations),
      minIterations: 0,
      agents: [],
      startedAt: now,
    },
    progress: {
      ...newProgress(now, parent.progress.owner),
      inner: parent.progress.inner,
    },
  };
}
