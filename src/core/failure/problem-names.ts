// Which problems of a failure are gone, new, changed and still there, by name. Separate from the rest of the
// comparison, because a turn without a failure needs only this.

import { clipText } from '../text/clip-text.ts';
import { itemName } from './failure-headline.ts';
import type { BuildPhase } from './reading/reader.ts';
import type { Failure } from './text/failure.ts';

/** Problems by the names that people give them. */
export interface ProblemNames {
  readonly gone: readonly string[];
  readonly came: readonly string[];
  /** Still there, but what is wrong is something else. */
  readonly changed: readonly string[];
  readonly still: readonly string[];
}

export function problemNames(previous: Failure | null, current: Failure | null): ProblemNames {
  const before = namesOf(previous);
  const now = namesOf(current);
  // Where a build fails before the tests begin, they are out of sight and not fixed.
  const seen = previous === null || current === null || phaseMove(previous, current) !== 'back';
  const there = names(now).filter((name) => before.has(name));
  return {
    gone: seen ? names(before).filter((name) => !now.has(name)) : [],
    came: names(now).filter((name) => !before.has(name)),
    changed: there.filter((name) => before.get(name) !== now.get(name)),
    still: there.filter((name) => before.get(name) === now.get(name)),
  };
}

const LONGEST_NAME = 120;

/** What is wrong, by name; sorted, since runners that work in parallel print in any order. */
function namesOf(failure: Failure | null): ReadonlyMap<string, string> {
  const found = new Map<string, readonly string[]>();
  for (const item of failure?.items ?? []) {
    const name = clipText(itemName(item), LONGEST_NAME);
    found.set(name, [...(found.get(name) ?? []), item.message]);
  }
  return new Map([...found].map(([name, messages]) => [name, messages.toSorted().join('\n')]));
}

function names(found: ReadonlyMap<string, string>): readonly string[] {
  return [...found.keys()];
}

const PHASES: readonly BuildPhase[] = ['install', 'compile', 'lint', 'test', 'run'];

/** Whether the work got further, or less far; null where both failed in one phase. */
export function phaseMove(previous: Failure, current: Failure): 'further' | 'back' | null {
  // An uncaught exception may come from any phase, so `run` neither leads nor follows.
  if (previous.phase === 'run' || current.phase === 'run') return null;
  const moved = PHASES.indexOf(current.phase) - PHASES.indexOf(previous.phase);
  return moved === 0 ? null : moved > 0 ? 'further' : 'back';
}
