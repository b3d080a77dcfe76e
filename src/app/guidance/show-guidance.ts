// Answers people's questions about guidance: what is known, what one item says, why a loop got what it got. Also
// forgets items; nothing is deleted, so forgotten items can be restored.

import { appendJournal } from '../../adapters/log/journal.ts';
import { climbsIn, type PastClimb, type RungTotal, rungTotals } from '../../core/guidance/climbs.ts';
import { type KnownItem, knownItems } from '../../core/guidance/known-items.ts';
import { closestWord } from '../../core/text/closest-word.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import { projectNotebook } from '../notebook/chosen-notebook.ts';
import { lineToType } from '../workspace/cli-command.ts';
import { isoNow, type Workspace } from '../workspace/workspace.ts';
import { ageFrom } from './climb.ts';
import { appendFixLines, readFixes, shownIn } from './fix-store.ts';
import { appendGuidance, appendShared, knownLines, readGuidance, sharedLines } from './guidance-cache.ts';

/** Everything known here, even if it must not be offered. */
export function knownHere(workspace: Workspace): readonly KnownItem[] {
  const { project, userFolder, now } = workspace;
  const chosen = projectNotebook(workspace);
  const notebooks = chosen.status === 'chosen' ? chosen.accounts.map(({ notebook }) => notebook) : [];
  const isShown = shownIn(workspace);
  return knownItems({
    fixes: readFixes(userFolder).filter(({ fix }) => isShown(fix)),
    lines: knownLines(project, userFolder, notebooks),
    shared: sharedLines(userFolder),
    project,
    ageMs: ageFrom(now()),
  });
}

type Found<Value> =
  | { readonly status: 'ok'; readonly value: Value }
  | { readonly status: 'refused'; readonly reason: string };

/** @param wanted an id or its beginning */
export function findKnown(items: readonly KnownItem[], wanted: string): Found<KnownItem> {
  return findOne(items, wanted.trim(), ({ id }) => id, {
    one: 'guidance',
    list: `To list what is known: ${lineToType`guidance list`}`,
  });
}

function findOne<Value>(
  values: readonly Value[],
  wanted: string,
  idOf: (value: Value) => string,
  words: { readonly one: string; readonly list: string },
): Found<Value> {
  const exact = values.find((value) => idOf(value) === wanted);
  if (exact !== undefined) return { status: 'ok', value: exact };
  const begun = wanted === '' ? [] : values.filter((value) => idOf(value).startsWith(wanted));
  const [only, second] = begun;
  if (only !== undefined && second === undefined) return { status: 'ok', value: only };
  const shown = plainLine(wanted, 80);
  if (only !== undefined && second !== undefined)
    return refusal(
      `${begun.length} ids begin with "${shown}", among them ${plainLine(idOf(only), 80)} and ${plainLine(idOf(second), 80)}: type more of it.`,
    );
  const meant = closestWord(wanted, values.map(idOf));
  return refusal(
    `There is no ${words.one} "${shown}"${meant === null ? `. ${words.list}` : `: did you mean ${plainLine(meant, 80)}?`}`,
  );
}

function refusal(reason: string): { readonly status: 'refused'; readonly reason: string } {
  return { status: 'refused', reason };
}

/** Forgets an item, or restores it with `back`. Returns false when nothing changed. */
export async function forgetGuidance(
  workspace: Workspace,
  { id, kind, class: failureClass, state }: KnownItem,
  back: boolean,
): Promise<boolean> {
  if ((state === 'forgotten') === !back) return false;
  const at = isoNow(workspace);
  if (kind === 'fix') {
    const line = back
      ? ({ kind: 'restored', at, fix: id } as const)
      : ({ kind: 'withdrawn', at, fix: id, why: 'forgotten' } as const);
    await appendFixLines(workspace.userFolder, [line]);
    const { noteFixes, withdrawNotes } = await import('./fix-notes.ts');
    const fixes = readFixes(workspace.userFolder).flatMap(({ fix }) => (fix.id === id ? [fix] : []));
    await (back ? noteFixes : withdrawNotes)(workspace, fixes);
  } else {
    const last = [...sharedLines(workspace.userFolder, [id]), ...readGuidance(workspace.project, [id])];
    const line = {
      ...({ kind: back ? 'restored' : 'forgotten', class: failureClass, guidance: id } as const),
      at: laterThan(
        last.map((one) => one.at),
        workspace.now(),
      ),
    };
    await appendShared(workspace.userFolder, line);
    await appendGuidance(workspace.project, line);
  }
  await appendJournal(workspace.project, { event: 'guidance-forgotten', guidance: id, back }, at);
  return true;
}

/** The last word counts, even after a wrong clock wrote a time in the future. */
function laterThan(times: readonly string[], now: number): string {
  const told = times.map((time) => Date.parse(time) + 1).filter((time) => time < LAST);
  return new Date(Math.max(now, ...told)).toISOString();
}

/** Times are written with four-digit years, so later ones are ignored. */
const LAST = Date.UTC(9999, 0);

export interface WhyGuidance {
  readonly loop: string;
  readonly climbs: readonly PastClimb[];
  /** Of this loop. */
  readonly rungs: readonly RungTotal[];
  /** Of all loops of the project that are still known. */
  readonly inProject: readonly RungTotal[];
}

/** For the last loop unless one is named. Null when no loop has looked for guidance. */
export function whyGuidance(
  { project }: Workspace,
  wanted: string | null,
  iteration: number | null,
): Found<WhyGuidance | null> {
  const all = climbsIn(readGuidance(project));
  const loops = [...new Set(all.map(({ loop }) => loop))].toReversed();
  const [last] = loops;
  if (last === undefined) return { status: 'ok', value: null };
  const found = findOne(loops, wanted?.trim() ?? last, (id) => id, {
    one: 'loop that looked for guidance',
    list: `The last one is ${plainLine(last, 80)}.`,
  });
  if (found.status === 'refused') return found;
  const ofLoop = all.filter(({ loop }) => loop === found.value);
  const climbs = iteration === null ? ofLoop : ofLoop.filter((climb) => climb.iteration === iteration);
  if (climbs.length === 0) {
    const known = [...new Set(ofLoop.flatMap((climb) => climb.iteration ?? []))].join(', ');
    return refusal(
      `Nothing was looked for before iteration ${iteration}${known === '' ? '.' : `, only before ${known}.`}`,
    );
  }
  return {
    status: 'ok',
    value: { loop: found.value, climbs, rungs: rungTotals(ofLoop), inProject: rungTotals(all) },
  };
}

/** The cost and benefit of each rung in a loop, for its report. */
export function rungsOfLoop({ project }: Workspace, loop: string): readonly RungTotal[] {
  return rungTotals(climbsIn(readGuidance(project, [loop])).filter((climb) => climb.loop === loop));
}
