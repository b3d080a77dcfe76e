// The user's ways and earlier mishaps, from the project's journal: off until asked for, and only from then on. What is on
// is in `.msw/memory/ways.json`, and the profile itself in `.msw/profile.md`, where anybody can read and delete it.

import { rmSync } from 'node:fs';
import { mswPath } from '../../adapters/files/msw-folder.ts';
import { below, ownFile } from '../../adapters/files/place.ts';
import { fieldsIn, readJson } from '../../adapters/files/read-json.ts';
import { writePage } from '../../adapters/files/write-page.ts';
import { keepJson } from '../../adapters/files/write-record.ts';
import { readJournal } from '../../adapters/log/journal.ts';
import { changeNotes } from '../../adapters/memory/note-store.ts';
import { readJournalEvent } from '../../core/log/journal-event.ts';
import { noteFile } from '../../core/memory/memory-text.ts';
import {
  mishapsIn,
  ownWaysIn,
  renderMishaps,
  renderWays,
  type TimedEvent,
} from '../../core/memory/own-ways.ts';
import { analyse } from '../../core/retrieval/analyse.ts';
import { joinProse, type Prose, prose } from '../../core/text/prose.ts';
import { isoNow } from '../workspace/workspace.ts';
import { type MemoryPlace, openMemory } from './open-memory.ts';
import { searchMemory } from './search-memory.ts';

export interface OwnWaysOffer {
  /** ISO time since which the profile learns; null while it is off. */
  readonly profile: string | null;
  /** Whether a plan is warned of what went wrong before. */
  readonly risks: boolean;
}

const FILE = 'ways.json';
const PROFILE = 'profile.md';

export function readWays(project: string): OwnWaysOffer {
  const { profile, risks } = fieldsIn(readJson(mswPath(project, 'memory', FILE), ownFile(project)));
  return { profile: typeof profile === 'string' ? profile : null, risks: risks === true };
}

interface WaysChange {
  readonly profile?: 'on' | 'off' | 'forget';
  readonly risks?: boolean;
}

type Changed =
  | { readonly status: 'ok'; readonly ways: OwnWaysOffer }
  | { readonly status: 'refused'; readonly reason: string };

/** `forget`: off, and the profile is deleted; what was learned is not learned again. */
export async function changeWays(place: MemoryPlace, change: WaysChange): Promise<Changed> {
  const before = readWays(place.project);
  const same = JSON.stringify(changedWays(before, change, place)) === JSON.stringify(before);
  if (same && change.profile !== 'forget') return { status: 'ok', ways: before };
  const changed = await changeNotes(place.project, (folder): OwnWaysOffer => {
    const ways = changedWays(readWays(place.project), change, place);
    keepJson(below(folder, FILE), { schema: 1, ...ways });
    if (change.profile === 'forget') rmSync(mswPath(place.project, PROFILE), { force: true });
    return ways;
  });
  return 'status' in changed ? changed : { status: 'ok', ways: changed };
}

function changedWays(before: OwnWaysOffer, { profile, risks }: WaysChange, place: MemoryPlace): OwnWaysOffer {
  const since = profile === 'on' ? (before.profile ?? isoNow(place)) : null;
  return { profile: profile === undefined ? before.profile : since, risks: risks ?? before.risks };
}

/** Brings `profile.md` up to date. Null while it is off, or nothing is known. */
export async function currentProfile({ project }: MemoryPlace): Promise<Prose | null> {
  const { profile: since } = readWays(project);
  if (since === null) return null;
  const profile = renderWays(ownWaysIn(eventsIn(project).filter(({ at }) => at >= since)));
  if (profile !== null)
    await changeNotes(project, () => writePage(mswPath(project, PROFILE), prose`${profile}\n`));
  return profile;
}

/** What went wrong with something like this task; null for nothing. */
export async function risksOf(place: MemoryPlace, task: string): Promise<Prose | null> {
  const wanted = new Set(analyse(task, 'english'));
  const shares = (text: string) => analyse(text, 'english').filter((word) => wanted.has(word)).length;
  const mishaps = mishapsIn(eventsIn(place.project)).filter((one) => shares(one.task) >= WORDS_IN_COMMON);
  const { superseded, links } = openMemory(place);
  const search = { query: task, most: MOST, type: 'PROBLEM', tags: [], domain: null };
  const { hits } = await searchMemory(place, search);
  const problems = hits
    .filter(({ note }) => !superseded.has(note.id))
    .map(({ note: { id, title } }) => {
      const solved = links.find(
        ({ type, status, from }) => type === 'solves' && status === 'accepted' && from === id,
      );
      return { title, file: noteFile(id), solvedBy: solved === undefined ? null : noteFile(solved.to) };
    });
  return renderMishaps(mishaps.slice(0, MOST), problems);
}

/** So many words make two tasks alike. */
const WORDS_IN_COMMON = 3;
const MOST = 5;

/** For the page of a task to be planned; null when all is off, or nothing is known. */
export async function waysFor(place: MemoryPlace, task: string): Promise<Prose | null> {
  const profile = await currentProfile(place);
  const risks = readWays(place.project).risks ? await risksOf(place, task) : null;
  return profile === null && risks === null ? null : joinProse([risks, profile], '\n\n');
}

function eventsIn(project: string): readonly TimedEvent[] {
  return readJournal(project).flatMap((line) => {
    const event = readJournalEvent(line);
    return event === null ? [] : [{ at: line.time, event }];
  });
}
