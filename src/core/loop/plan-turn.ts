// What to do about an attempt to stop, decided before any check runs. A plan is data: the live hook carries it out,
// `loop explain` describes it.

import { type Claim, readClaim } from './completion.ts';
import { isRunning, type Loop, type Pause, withProgress } from './loop.ts';
import { isGate } from './ownership.ts';
import type { Ending } from './report.ts';
import type { Strategy } from './verdict.ts';

export type TurnPlan =
  /** Do nothing: the session stops as if MSW were not there. */
  | { readonly kind: 'ignore'; readonly pause: Pause | null }
  /** Run no check, and say so once; the client asks again when the wait is over. No iteration is used. */
  | { readonly kind: 'wait'; readonly why: 'agent' | 'plan-mode' }
  /** The checks decide; `loop` is no longer paused. `wasPaused`: until now. */
  | { readonly kind: 'judge'; readonly loop: Loop; readonly claim: Claim; readonly wasPaused: boolean }
  | Release;

/** Claude continues with the next iteration. */
export interface Hold {
  readonly kind: 'hold';
  readonly loop: Loop;
  readonly strategy: Strategy;
  readonly counted: boolean;
  /** Whether to judge the last guidance and look for new guidance. */
  readonly needsGuidance: boolean;
}

/** The session stops: the loop has ended or is paused. */
export interface Release {
  readonly kind: 'release';
  readonly loop: Loop;
  readonly ending: Ending;
  /** Whether the record moves to the archive; otherwise it stays in the state until the loop is resumed. */
  readonly archives: boolean;
  /** Whether the guidance that was offered still has to be judged. */
  readonly judgesGuidance: boolean;
}

export interface Stop {
  readonly now: number;
  readonly lastMessage: string;
  readonly backgroundTasks: readonly string[];
  /** The client is in plan mode, in which nothing may be edited. */
  readonly planMode: boolean;
}

export function planTurn(loop: Loop, { now, lastMessage, backgroundTasks, planMode }: Stop): TurnPlan {
  const { pause } = loop.progress;
  // An answered request proves that the API is back, so a pause after an API failure ends by itself.
  if (!isRunning(loop) && pause?.cause !== 'api-failure') return { kind: 'ignore', pause };
  if (planMode) return { kind: 'wait', why: 'plan-mode' };
  if (backgroundTasks.length > 0) return { kind: 'wait', why: 'agent' };
  const claim = readClaim(lastMessage, loop.terms.completionPromise);
  const awake = wake(loop, now);
  if (claim.kind !== 'abort') return { kind: 'judge', loop: awake, claim, wasPaused: pause !== null };
  const ending = { kind: 'pause', cause: 'blocked', reason: claim.reason } as const;
  return { ...releaseOf(awake, ending, now), judgesGuidance: false };
}

/** True when this ending removes the loop from the state; a subagent's gate is never resumed. */
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

/** Ends a pause now; the time paused does not count. */
function wake(loop: Loop, now: number): Loop {
  const { pause, pausedMs } = loop.progress;
  return pause === null
    ? loop
    : withProgress(loop, { pause: null, pausedMs: pausedMs + Math.max(0, now - pause.at) });
}
