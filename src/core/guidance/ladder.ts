// The ladder as data: the sources of guidance for a failure in the order in which they are asked, with their time
// limits and turns. The rungs themselves are implemented elsewhere.

import type { Prose } from '../text/prose.ts';
import { prose } from '../text/prose.ts';

export const RUNGS = ['fixes', 'answers', 'memory', 'documents', 'packages', 'tool', 'notebook'] as const;
export type RungName = (typeof RUNGS)[number];

export interface Rung {
  readonly name: RungName;
  /** What it has to offer, in a few words. */
  readonly about: Prose;
  readonly deadlineMs: number;
  /** Asked from the first or second time on that a loop meets a class. */
  readonly fromTime: 1 | 2;
}

export const LADDER = [
  { name: 'fixes', about: prose`your own fixes`, deadlineMs: 1_000, fromTime: 1 },
  { name: 'answers', about: prose`answers known already`, deadlineMs: 1_000, fromTime: 1 },
  { name: 'memory', about: prose`the project’s memory`, deadlineMs: 1_000, fromTime: 1 },
  { name: 'documents', about: prose`the project’s documents`, deadlineMs: 2_000, fromTime: 1 },
  {
    name: 'packages',
    about: prose`the documentation of installed versions`,
    deadlineMs: 2_000,
    fromTime: 1,
  },
  { name: 'tool', about: prose`the tool’s own explanation`, deadlineMs: 5_000, fromTime: 2 },
  // Its deadline comes from the settings: `guidanceDeadlineSeconds`.
  { name: 'notebook', about: prose`NotebookLM`, deadlineMs: 0, fromTime: 2 },
] as const satisfies readonly Rung[];

/**
 * The outcome of a rung. `spoke`: it gave the guidance. `silent`: it has nothing on this. `tried`: what it has did not
 * help in this loop. `rests`: what it knows has seldom helped recently. `later`: its turn has not come. `closed`: it is
 * not asked, for a reason. `late`: no answer in time. `waiting`: its answer is on its way.
 */
export const STEP_OUTCOMES = [
  ...(['spoke', 'silent', 'tried', 'rests'] as const),
  ...(['later', 'closed', 'late', 'waiting'] as const),
] as const;
export type StepOutcome = (typeof STEP_OUTCOMES)[number];

export interface LadderStep {
  readonly rung: RungName;
  readonly outcome: StepOutcome;
  /** Half a sentence, when the outcome alone is not enough. */
  readonly why: string | null;
  readonly ms: number;
}

export function rungOf(name: RungName): Rung {
  const rung = LADDER.find((one) => one.name === name);
  if (rung === undefined) throw new Error(`there is no rung ${name}`);
  return rung;
}
