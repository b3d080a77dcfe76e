// Finds the journal lines of one loop, running or ended.

import { type JournalLine, readJournal } from '../../../adapters/log/journal.ts';
import type { JournalEvent } from '../../../core/log/journal-event.ts';

export type History =
  | { readonly status: 'ok'; readonly loop: string; readonly lines: readonly JournalLine[] }
  | { readonly status: 'refused'; readonly reason: string };

const ARMINGS: ReadonlySet<string> = new Set<JournalEvent['event']>(['loop-armed', 'execution-armed']);

/** `wanted` is the start of a loop's id; null means the loop armed last. */
export function showHistory(project: string, wanted: string | null): History {
  const lines = readJournal(project);
  const ids = [...new Set(lines.flatMap(({ loop }) => (loop === undefined ? [] : [loop])))];
  const chosen = wanted === null ? newest(lines, ids) : choose(ids, wanted);
  if (typeof chosen !== 'string') return chosen;
  return { status: 'ok', loop: chosen, lines: lines.filter(({ loop }) => loop === chosen) };
}

function newest(lines: readonly JournalLine[], ids: readonly string[]): string | Refused {
  const armed = lines.findLast((line) => ARMINGS.has(line.event) && line.loop !== undefined)?.loop;
  return armed ?? ids.at(-1) ?? refused('This project has had no loop yet; /msw:loop starts one.');
}

function choose(ids: readonly string[], wanted: string): string | Refused {
  const found = ids.filter((id) => id === wanted || id.startsWith(wanted));
  const [only, second] = found;
  if (only === undefined) {
    return refused(
      `The journal of this project has no loop ${wanted.slice(0, 64)}; without an id the newest is shown.`,
    );
  }
  if (second === undefined || found.includes(wanted)) return found.includes(wanted) ? wanted : only;
  return refused(`Several loops have ids that begin so: ${found.slice(0, 10).join(', ')}.`);
}

type Refused = Extract<History, { status: 'refused' }>;

function refused(reason: string): Refused {
  return { status: 'refused', reason };
}
