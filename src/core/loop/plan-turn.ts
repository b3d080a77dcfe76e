// What follows from an attempt to stop before a check is worth running. A plan is data: the live hook carries it out,
// `loop explain` tells it.

import { type Claim, readClaim } from './completion.ts';
import { isRunning, type Loop, type Pause, withProgress } from './loop.ts';
import { isGate } from './ownership.ts';
import type { Ending } from './report.ts';
import type { Strategy } from './verdict.ts';

export type TurnPlan =
  /** Say nothing and change nothing: the session stops as if MSW were not there. */
  | { readonly kind: 'ignore'; readonly pause: Pause | null }
  /** Run no check, and say so once: the client asks again when that is over. No iteration is used. */
  | { readonly kind: 'wait'; readonly why: 'agent' | 'plan-mode' }
  /** The checks decide; `loop` is awake. */
  | { readonly kind: 'judge'; readonly loop: Loop; readonly claim: Claim }
  | Release;

/** Claude continues with the next iteration. */
export interface Hold {
  readonly kind: 'hold';
  readonly loop: Loop;
  readonly strategy: Strategy;
  readonly counted: boolean;
  /** Whether the last guidance is judged and new guidance looked for. */
  readonly needsGuidance: boolean;
}

/** The session stops: the loop has ended or rests. */
export interface Release {
  readonly kind: 'release';
  readonly loop: Loop;
  readonly ending: Ending;
  /** Whether the record goes from the state to the archive; else it stays until it is resumed. */
  readonly archives: boolean;
  /** Whether guidance that was offered is still to be judged. */
  readonly judgesGuidance: boolean;
}

export interface Stop {
  readonly now: number;
  readonly lastMessage: string;
  readonly backgroundTasks: readonly string[];
  /** Nothing may be edited. */
  readonly planMode: boolean;
}

export function planTurn(loop: Loop, { now, lastMessage, backgroundTasks, planMode }: Stop): TurnPlan {
  const { pause } = loop.progress;
  // An answered request proves that the API is back: its pause ends by itself.
  if (!isRunning(loop) && pause?.cause !== 'api-failure') return { kind: 'ignore', pause };
  if (planMode) return { kind: 'wait', why: 'plan-mode' };
  if (backgroundTasks.length > 0) return { kind: 'wait', why: 'agent' };
  const claim = readClaim(lastMessage, loop.terms.completionPromise);
  const awake = wake(loop, now);
  if (claim.kind !== 'abort') return { kind: 'judge', loop: awake, claim };
  const ending = { kind: 'pause', cause: 'blocked', reason: claim.reason } as const;
  return { ...releaseOf(awake, ending, now), judgesGuidance: false };
}

/** True for a loop that leaves the state with this ending: nobody resumes the gate of a subagent. */
export function isOver(loop: Loop, ending: Ending): boolean {
  return ending.kind === 'end' || isGate(loop);
}

export function releaseOf(loop: Loop, ending: Ending, now: number): Release {
  const pause = ending.kind === 'pause' ? { cause: ending.cause, reason: ending.reason, at: now } : null;
  return {
    kind: 'release',
    loop: withProgress(loop, { pause, lastHeartbeat: now }),
    ending,
    archives: isOver(loop, ending),
    judgesGuidance: loop.progress.offered !== null,
  };
}

/** Ends a pause now; its time does not count. */
function wake(loop: Loop, now: number): Loop {
  const { pause, pausedMs } = loop.progress;
  return pause === null
    ? loop
    : withProgress(loop, { pause: null, pausedMs: pausedMs + Math.max(0, now - pause.at) });
}
