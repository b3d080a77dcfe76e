// What uninstalling would remove, or has removed, for the person who leaves.

import { forPeople } from '../text/for-people.ts';
import { joinShown, type Shown } from '../text/shown.ts';
import type { Elsewhere, Leaving, Trace } from './trace.ts';

/** @param line what removes it, for a listing */
export function renderLeaving(
  { traces, elsewhere, client, running, state, troubles, lines }: Leaving,
  line: string,
): Shown {
  const isListed = state === 'listed';
  const goes = traces.filter(({ stays }) => stays === null);
  const stays = traces.filter(({ stays: reason }) => reason !== null);
  return joinShown(
    [
      part(isListed ? 'MSW would remove:' : 'MSW removed:', goes.map(traceLine)),
      part('It leaves, since it may be yours:', stays.map(traceLine)),
      part('It cannot remove:', elsewhere.map(elsewhereLine)),
      part("The client's own files about it:", client.map(elsewhereLine)),
      part(
        'Stop first:',
        running.map(({ what, stop }) => `${what}: ${stop}`),
      ),
      part('Not removed:', troubles),
      isListed
        ? forPeople([
            goes.length === 0 ? 'There is nothing to remove.' : `Nothing was removed. To do it: ${line}`,
          ])
        : forPeople(['Afterwards type, in a shell:', ...lines.map((one) => `  ${one}`)], LONGEST),
    ],
    '\n',
  );
}

/** As long as a path may be. */
const LONGEST = 4000;

function part(title: string, rows: readonly string[]): Shown | null {
  return rows.length === 0 ? null : forPeople([title, ...rows.map((row) => `  ${row}`)], LONGEST);
}

function traceLine({ kind, what, where, about, stays }: Trace): string {
  const at = where === null ? '' : ` of ${where}`;
  const more = [about, stays ?? ''].filter((text) => text !== '').join('; ');
  return `${kind}  ${what}${at}${more === '' ? '' : ` (${more})`}`;
}

function elsewhereLine({ what, cure }: Elsewhere): string {
  return `${what}: ${cure}`;
}
