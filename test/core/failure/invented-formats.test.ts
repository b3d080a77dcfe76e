// How well formats that nobody has seen are read, as shares: ranges with an end, which no rule is made to raise further.

import { describe, expect, it } from 'vitest';
import { canonicalise } from '../../../src/core/failure/canonicalise.ts';
import { compareFailures } from '../../../src/core/failure/compare-failures.ts';
import type { Failure, FailureContext } from '../../../src/core/failure/text/failure.ts';
import { INVENTED_FORMATS, type InventedFormat, type Problem, RUNS, type Run } from './invented-formats.ts';

type Question = 'same' | 'different' | 'progress' | 'headline' | 'count';
type Answer = readonly [Question, boolean];

function answersOf(format: InventedFormat, earlier: Partial<FailureContext>): readonly Answer[] {
  const { command, problems, print } = format;
  const known = new Map<string, Failure>();
  const read = (some: readonly Problem[], run: Run): Failure => {
    const output = print(some, run);
    const failure =
      known.get(output) ?? canonicalise(output, { command, exitCode: 1, root: '/w/p', ...earlier });
    known.set(output, failure);
    return failure;
  };
  const [one, two] = RUNS as readonly [Run, Run];
  const all = read(problems, one);
  const isSame = (some: readonly Problem[]): boolean => {
    const [a, b] = [read(some, one).fingerprints, read(some, two).fingerprints];
    return a.exact === b.exact && a.class === b.class;
  };
  return [
    ['same', isSame(problems)],
    ...problems.flatMap((problem): readonly Answer[] => {
      const failure = read([problem], one);
      const others = problems.filter((other) => other !== problem);
      return [
        ['same', isSame([problem])],
        ['headline', failure.headline.includes(problem.what)],
        ['count', failure.total === 1],
        ['progress', compareFailures(all, read(others, two)).relation === 'progress'],
        ...others.map(
          (other): Answer => [
            'different',
            read([other], two).fingerprints.exact !== failure.fingerprints.exact,
          ],
        ),
      ];
    }),
  ];
}

/** Of each question the share that was answered right, in per cent. */
function shares(earlierOf: (format: InventedFormat) => Partial<FailureContext>): Record<Question, number> {
  const answers = INVENTED_FORMATS.flatMap((format) => answersOf(format, earlierOf(format)));
  const share = (question: Question): number => {
    const own = answers.filter(([name]) => name === question);
    return Math.round((own.filter(([, isRight]) => isRight).length / own.length) * 100);
  };
  return {
    same: share('same'),
    different: share('different'),
    progress: share('progress'),
    headline: share('headline'),
    count: share('count'),
  };
}

const [, , three, four] = RUNS as readonly [Run, Run, Run, Run];

function expectAtLeast(found: Record<Question, number>, least: Partial<Record<Question, number>>): void {
  for (const [question, share] of Object.entries(found))
    expect(share, `${question} in ${JSON.stringify(found)}`).toBeGreaterThanOrEqual(
      least[question as Question] ?? 0,
    );
}

describe('thirty invented formats', { timeout: 60_000 }, () => {
  it('are read from two passing runs', () => {
    const found = shares(({ print }) => ({ passed: [print([], three), print([], four)] }));
    expectAtLeast(found, { same: 92, different: 95, progress: 88, headline: 85, count: 92 });
  });

  it('are read from one passing run, but for values that nothing taught', () => {
    const found = shares(({ print }) => ({ passed: [print([], three)] }));
    expectAtLeast(found, { same: 90, different: 95, progress: 88, headline: 85, count: 92 });
  });

  it('keep their fingerprints with two failing runs of one tree', () => {
    const found = shares(({ print, problems }) => ({
      unchanged: [print(problems, three), print(problems, four)],
    }));
    expectAtLeast(found, { same: 92, different: 90, progress: 80 });
  });
});
