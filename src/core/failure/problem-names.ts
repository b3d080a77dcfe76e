// Which problems of a failure are gone, new and still there, by name. Apart from the rest of the comparison, since a turn
// without a failure needs no more of it.

import { clipText } from '../text/clip-text.ts';
import type { Failure } from './failure.ts';
import { itemName } from './failure-headline.ts';
import type { Phase } from './readers/reader.ts';

/** Problems by the names that people give them. */
export interface ProblemNames {
  readonly gone: readonly string[];
  readonly came: readonly string[];
  readonly still: readonly string[];
}

/** Which are gone, new and still there; a test that fails with other words is still there. */
export function problemNames(previous: Failure | null, current: Failure | null): ProblemNames {
  const before = namesOf(previous);
  const now = namesOf(current);
  // Where a build fails before the tests begin, they are out of sight and not fixed.
  const seen = previous === null || current === null || phaseMove(previous, current) !== 'back';
  return {
    gone: seen ? [...before].filter((name) => !now.has(name)) : [],
    came: [...now].filter((name) => !before.has(name)),
    still: [...now].filter((name) => before.has(name)),
  };
}

const LONGEST_NAME = 120;

function namesOf(failure: Failure | null): ReadonlySet<string> {
  return new Set((failure?.items ?? []).map((item) => clipText(itemName(item), LONGEST_NAME)));
}

const PHASES: readonly Phase[] = ['install', 'compile', 'lint', 'test', 'run'];

/** Whether the work got further, or less far; null where both failed in one phase. */
export function phaseMove(previous: Failure, current: Failure): 'further' | 'back' | null {
  // An uncaught exception may come from any phase, so `run` neither leads nor follows.
  if (previous.phase === 'run' || current.phase === 'run') return null;
  const moved = PHASES.indexOf(current.phase) - PHASES.indexOf(previous.phase);
  return moved === 0 ? null : moved > 0 ? 'further' : 'back';
}
