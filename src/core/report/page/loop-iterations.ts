// The iterations of a loop on its page: what each changed, said and left, with the change itself.

import { type JournalEventOf, readJournalEvent } from '../../log/journal-event.ts';
import type { Attempt, LineChange, Loop } from '../../loop/loop.ts';
import type { TimelineLine } from '../timeline.ts';
import { outsideLine, outsideText } from './outside.ts';
import type { PageIteration, PageSection } from './page.ts';

export interface IterationFacts {
  readonly loop: Loop;
  /** The loop's lines of the journal, oldest first. */
  readonly lines: readonly TimelineLine[];
  /** What each iteration changed, as a patch, by its number. */
  readonly patches: ReadonlyMap<number, string>;
}

const MOST_ITERATIONS = 100;
const MOST_PATCHES = 300_000;

/** Those of the journal, and those that only the record knows: the last one writes no line. */
export function iterationsOf({
  loop,
  lines,
  patches,
}: IterationFacts): Extract<PageSection, { kind: 'iterations' }> {
  const finished = lines.flatMap((line) => {
    const event = readJournalEvent(line);
    return event?.event === 'iteration-finished' ? [{ at: line.time, event }] : [];
  });
  const attempts = new Map(loop.progress.attempts.map((attempt) => [attempt.iteration, attempt]));
  const told = new Map(finished.map((one) => [one.event.iteration, one]));
  const numbers = [...new Set([...told.keys(), ...attempts.keys()])].sort((one, other) => one - other);
  const shown = numbers.slice(-MOST_ITERATIONS);
  let room = MOST_PATCHES;
  return {
    kind: 'iterations',
    left: numbers.length - shown.length,
    iterations: shown.map((iteration) => {
      const patch = patches.get(iteration) ?? null;
      const kept = patch === null || room <= 0 ? null : outsideText(patch, Math.min(room, 30_000));
      room -= kept?.length ?? 0;
      return iterationOf(iteration, told.get(iteration) ?? null, attempts.get(iteration) ?? null, kept);
    }),
  };
}

type Told = { readonly at: string; readonly event: JournalEventOf<'iteration-finished'> };

function iterationOf(
  iteration: number,
  told: Told | null,
  attempt: Attempt | null,
  patch: string | null,
): PageIteration {
  return {
    iteration,
    at: told === null ? null : outsideLine(told.at, 40),
    patch,
    checks: (told?.event.checks ?? []).slice(0, 20).map(({ name, outcome, durationMs }) => ({
      name: outsideLine(name, 80),
      outcome: outsideLine(outcome, 40),
      durationMs,
    })),
    ...(attempt === null ? untold(told) : toldBy(attempt)),
  };
}

type Said = Omit<PageIteration, 'iteration' | 'at' | 'patch' | 'checks'>;

function toldBy(attempt: Attempt): Said {
  const { relation, changes, said, denied } = attempt;
  return {
    counted: attempt.counted,
    passed: attempt.left === null,
    result: outsideLine(attempt.failure, 300),
    relation: relation === 'nothing to compare' ? null : outsideLine(relation, 200),
    gone: attempt.gone.map((name) => outsideLine(name, 160)),
    came: attempt.came.map((name) => outsideLine(name, 160)),
    files: changes?.map(fileOf) ?? null,
    commits: attempt.commits.map((subject) => outsideLine(subject, 120)),
    said: said === null ? null : outsideLine(said, 300),
    denied: denied === null ? null : outsideLine(denied, 300),
  };
}

/** What the journal says of an attempt that the loop no longer remembers. */
function untold(told: Told | null): Said {
  const { counted = true, failure = null, headline = null, change = null } = told?.event ?? {};
  return {
    counted,
    passed: failure === null,
    result: outsideLine(headline ?? (failure === null ? 'no failure' : 'a failure'), 300),
    relation: change === null ? null : outsideLine(change, 200),
    gone: [],
    came: [],
    files: null,
    commits: [],
    said: null,
    denied: null,
  };
}

function fileOf({ repository, path, added, removed }: LineChange): string {
  const name = outsideLine(repository === undefined ? path : `${repository}: ${path}`, 200);
  return added === null || removed === null ? name : `${name} (+${added} \u2212${removed})`;
}
