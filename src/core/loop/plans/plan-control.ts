// The user's commands to a loop (pause, hint, stop, resume) and the messages that answer them.

import { countOf } from '../../text/count-of.ts';
import { finishedIterations } from '../attempts.ts';
import { type BreakerLimits, cooldownLeft } from '../breaker.ts';
import { isPassing } from '../ending-causes.ts';
import { type Loop, withProgress } from '../loop.ts';
import { executionName } from '../texts/execution-text.ts';

/** The changed loop, and one or two sentences for the user. */
export interface ControlPlan {
  readonly loop: Loop;
  readonly message: string;
}

export function planPause(loop: Loop, now: number): ControlPlan {
  const { pause } = loop.progress;
  // A pause that ends by itself is replaced: the user's must not.
  if (pause !== null && !isPassing(pause.cause)) {
    return { loop, message: `Loop ${loop.terms.id} is paused already (${pause.reason}).` };
  }
  const at = pause?.at ?? now;
  return {
    loop: withProgress(loop, { pause: { cause: 'user', reason: 'by the user', at } }),
    message: `Loop ${loop.terms.id} is paused; continue with /msw:resume.`,
  };
}

export const NO_HINT = 'The hint is missing: /msw:resume "what Claude should know".';

export function planHint(loop: Loop, hint: string): ControlPlan {
  return {
    loop: withProgress(loop, { hints: [...loop.progress.hints, hint.trim()] }),
    message: `Claude reads the hint at the start of the next iteration of loop ${loop.terms.id}.`,
  };
}

export function stopMessage(loop: Loop): string {
  const { terms } = loop;
  if (terms.execution !== null) return `The execution of ${executionName(terms.execution)} is stopped.`;
  const finished = finishedIterations(loop);
  return `Loop ${terms.id} is stopped after ${countOf(finished, 'iteration')}.`;
}

export function resumeMessage({ terms, progress }: Loop): string {
  return terms.execution === null
    ? `Loop ${terms.id} continues with iteration ${progress.iteration} of ${terms.maxIterations}.`
    : `The execution of ${executionName(terms.execution)} continues.`;
}

/** Why a stuck loop with no new hint must wait until its cooldown is over; null when it may continue. */
export function coolingDown(
  loop: Loop,
  { hint, force }: { readonly hint: string; readonly force: boolean },
  limits: BreakerLimits,
  now: number,
): string | null {
  const { pause, breaker, hints, hintsTold } = loop.progress;
  if (pause?.cause !== 'stuck' || force) return null;
  if (hint.trim() !== '' || hints.length > hintsTold) return null;
  const left = Math.ceil(cooldownLeft(breaker, limits, now) / 60_000);
  if (left === 0) return null;
  return `Loop ${loop.terms.id} is stuck (${pause.reason}). Give it something new, /msw:resume <hint>, or wait ${left} min, or use /msw:resume --force.`;
}

/** The id of the loop named in `/msw:stop` or `/msw:pause`; null for the session's own loop. */
export function readLoopId(args: string): string | null {
  return args.trim() || null;
}

/** Reads a typed text such as a hint. One pair of quotes around the whole text is not part of it. */
export function readHint(args: string): string {
  const text = args.trim();
  const quote = text[0];
  const wrapped = text.length >= 2 && (quote === '"' || quote === "'") && text.endsWith(quote);
  return wrapped && !text.slice(1, -1).includes(quote) ? text.slice(1, -1) : text;
}

/** Parses `/msw:resume [ID] [--force] [HINT]`. */
export function readResume(args: string): {
  /** The beginning of an id; null for the loop that can be meant alone. */
  readonly loop: string | null;
  readonly hint: string;
  readonly force: boolean;
} {
  const text = args.replace(FORCE, '').trim();
  const loop = LOOP.exec(text)?.[0] ?? null;
  return { loop, hint: readHint(text.slice(loop?.length ?? 0)), force: FORCE.test(args) };
}

/** A loop's id, or its beginning with the day: a hint hardly begins like that. */
const LOOP = /^\d{8}-[\da-f-]{0,16}(?=\s|$)/;

const FORCE = /(?:^|\s)--force(?=\s|$)/;
