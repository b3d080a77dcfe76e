// Whose turn an attempt to stop is: nobody's, that of a loop, of one of its subagents, or of an execution. The live hook
// and `loop explain` go by the same plan.

import { type ExecutionTerms, isRunning, type Loop, newProgress } from './loop.ts';
import { gateId, gateOwner } from './ownership.ts';
import { REVIEWER } from './review.ts';

export interface StopAttempt {
  readonly session: string;
  /** Of a subagent that stops; the session is then its parent's. */
  readonly agent: { readonly id: string; readonly type: string } | null;
}

export type StopPlan =
  /** The session has no loop that may run; a record in its place that is not ours is reported. */
  | { readonly kind: 'unowned'; readonly owner: string }
  /** Nothing holds this subagent. */
  | { readonly kind: 'free'; readonly owner: string; readonly loop: Loop | null; readonly why: string }
  /** The session carries out a phase: it is not held, its executors are. */
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
  /** The reviewer of the session's loop brings its verdict; it is not held. */
  | { readonly kind: 'review'; readonly owner: string; readonly loop: Loop; readonly criteria: string }
  | { readonly kind: 'turn'; readonly owner: string; readonly loop: Loop }
  /** A subagent is held to its parent's checks; the record of its gate may be a new one. */
  | { readonly kind: 'gate'; readonly owner: string; readonly loop: Loop };

/** @param find the loop of an owner that may run */
export function planStop(
  { session, agent }: StopAttempt,
  find: (owner: string) => Loop | null,
  here: { readonly now: number; readonly host: string },
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
  here: { readonly now: number; readonly host: string },
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

/** Null for a subagent that is held. */
function whyFree(parent: Loop | null, agent: { readonly id: string; readonly type: string }): string | null {
  // The client's own helpers (compaction) have no type and must never be held.
  if (agent.id === '' || agent.type === '') return 'a helper of the client is never held';
  if (parent === null) return NO_LOOP;
  const { agents, checks, execution } = parent.terms;
  if (!isRunning(parent)) return `the loop is paused (${parent.progress.pause?.reason ?? ''})`;
  if (!agents.includes(agent.type)) return `the loop does not name agents of the type ${agent.type}`;
  return execution === null && checks.length === 0 ? 'the loop has no check' : null;
}

/** A subagent works on a part: it gets fewer iterations than the whole. */
const subagentIterations = 8;

function gateOf(
  parent: Loop,
  owner: string,
  agent: string,
  { now, host }: { readonly now: number; readonly host: string },
): Loop {
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
    progress: newProgress(now, { pid: parent.progress.owner.pid, host }),
  };
}
