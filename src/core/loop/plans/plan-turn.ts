// What to do about an attempt to stop, decided before any check runs. A plan is data: the live hook carries it out,
// `loop explain` describes it.

import { redact } from '../../secrets/redact.ts';
import { clipText } from '../../text/clip-text.ts';
import { type CompletionClaim, readClaim } from '../completion.ts';
import { isPassing } from '../ending-causes.ts';
import { type BackgroundTask, type Loop, type Pause, type WaitingTask, withProgress } from '../loop.ts';
import { isGate } from '../ownership.ts';
import type { Ending } from '../texts/report.ts';
import type { Strategy } from '../verdict.ts';

export type TurnPlan =
  /** Do nothing: the session stops as if MSW were not there. */
  | { readonly kind: 'ignore'; readonly pause: Pause | null }
  /** Run no check, and say so once; the client asks again when the wait is over. No iteration is used. */
  | { readonly kind: 'wait'; readonly why: 'plan-mode' }
  | { readonly kind: 'wait'; readonly why: 'background'; readonly waiting: readonly WaitingTask[] }
  /** The checks decide; `loop` is no longer paused. `wasPaused`: until now. */
  | {
      readonly kind: 'judge';
      readonly loop: Loop;
      readonly claim: CompletionClaim;
      readonly wasPaused: boolean;
    }
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
  /** Background work that ends by itself. */
  readonly awaited: readonly BackgroundTask[];
  /** The client is in plan mode, in which nothing may be edited. */
  readonly planMode: boolean;
}

export function planTurn(loop: Loop, { now, lastMessage, awaited, planMode }: Stop): TurnPlan {
  const { pause } = loop.progress;
  // An answered request proves that the API is back, so a pause after its failure ends by itself.
  if (pause !== null && !isPassing(pause.cause)) return { kind: 'ignore', pause };
  if (planMode) return { kind: 'wait', why: 'plan-mode' };
  if (awaited.length > 0)
    return { kind: 'wait', why: 'background', waiting: awaited.map((task) => waitingFor(loop, task, now)) };
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

function waitingFor({ progress }: Loop, { id, kind, words }: BackgroundTask, now: number): WaitingTask {
  const since = progress.waiting.find((known) => known.id === id)?.since ?? now;
  return { id, kind, words: clipText(redact(words), LONGEST_WORDS), since };
}

const LONGEST_WORDS = 100;

/** Ends a pause and a wait now; the time paused does not count. */
function wake(loop: Loop, now: number): Loop {
  const { pause, pausedMs, waiting } = loop.progress;
  const awake = waiting.length === 0 ? loop : withProgress(loop, { waiting: [] });
  return pause === null
    ? awake
    : withProgress(awake, { pause: null, pausedMs: pausedMs + Math.max(0, now - pause.at) });
}
