// Days of loops in projects of several languages, made of failing output recorded from real tools.
//
// The days are simulated, the output is not. Every recorded case of a tool is one kind of mistake, and some mistakes
// are far more frequent than others (Zipf, exponent 1.1). A loop meets one to four mistakes in turn; each fails the
// check once or, when the first repair does not work, two or three times (70, 20 and 10 per cent), and each time the
// output comes with the other of the two recorded noises (folder, times, colour, order, lines). The numbers come from a
// fixed seed, so every run is the same day.

import { z } from 'zod';
import { type RecordedCase, readCases } from '../../../scripts/record-failures/case-files.mjs';
import { canonicalise } from '../../../src/core/failure/canonicalise.ts';
import type { Failure } from '../../../src/core/failure/text/failure.ts';

/** A failure, and the mistake that caused it. */
export interface Met {
  readonly mistake: string;
  readonly failure: Failure;
}

/** One loop: the failures of its iterations, in order. */
export type LoopTrace = readonly Met[];

export interface Day {
  /** By the name of the recording. */
  readonly tools: readonly string[];
  readonly seed: number;
}

/** Loops until at least `failures` checks have failed. */
export function dayOfLoops(failures: number, { tools, seed }: Day): readonly LoopTrace[] {
  const random = seeded(seed);
  const mistakes = shuffled(recordedMistakes(tools), random);
  const loops: LoopTrace[] = [];
  for (let count = 0; count < failures; count += loops.at(-1)?.length ?? 0) {
    const number = 1 + Math.floor(random() * 4);
    loops.push(Array.from({ length: number }, () => repeated(pick(mistakes, random), random)).flat());
  }
  return loops;
}

/** The two noises of each case, in the canonical form that a loop would see. */
function recordedMistakes(tools: readonly string[]): (readonly Met[])[] {
  return tools.flatMap((tool) =>
    [...readCases(tool)]
      .map(([name, recorded]) =>
        variants(recorded).map((failure) => ({ mistake: `${tool}/${name}`, failure })),
      )
      .filter((pair) => pair.length > 0 && pair.every(({ failure }) => failure.kind === 'code')),
  );
}

const Side = z.object({ root: z.string(), tmp: z.string().default('/tmp') });
const Definition = z.object({ command: z.string(), exitCode: z.number().nullable(), a: Side, b: Side });

function variants({ definition, ...outputs }: RecordedCase): readonly Failure[] {
  const { command, exitCode, ...sides } = Definition.parse(definition);
  return (['a', 'b'] as const).map((side) =>
    canonicalise(outputs[side].toString('utf8'), {
      command,
      exitCode,
      root: sides[side].root,
      rootAliases: [],
      home: '/home/someone',
      tmp: sides[side].tmp,
    }),
  );
}

function repeated(mistake: readonly Met[], random: () => number): readonly Met[] {
  const chance = random();
  const times = chance < 0.7 ? 1 : chance < 0.9 ? 2 : 3;
  const first = random() < 0.5 ? 0 : 1;
  return Array.from({ length: times }, (_, index) => mistake[(first + index) % 2]).filter(
    (met) => met !== undefined,
  );
}

/** The n-th mistake is 1 / n^1.1 as frequent as the first. */
function pick(mistakes: readonly (readonly Met[])[], random: () => number): readonly Met[] {
  const weights = mistakes.map((_, index) => 1 / (index + 1) ** 1.1);
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  const index = weights.findIndex((weight) => {
    left -= weight;
    return left <= 0;
  });
  return mistakes[index] ?? [];
}

function shuffled<T>(values: readonly T[], random: () => number): T[] {
  return values
    .map((value) => ({ value, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ value }) => value);
}

/** The usual linear congruence; it has no pattern that matters here. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
