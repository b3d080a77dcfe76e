// What a question needs of its notebook, as data: which of the chosen notes are there, what is deleted to make room, and
// what is uploaded, in this order.

import { type PoolLimits, victimOf } from '../sources/pool.ts';
import {
  type PooledSources,
  rowOf,
  type VaultRow,
  withLanded,
  withoutSource,
  withRenamed,
  withUse,
} from '../sources/pooled-sources.ts';
import { countOf } from '../text/count-of.ts';
import type { NoteRead, RemoteSource } from './ports.ts';

export interface QuestionPlan {
  /** The best first. `isOld`: of an earlier text of the note. */
  readonly present: readonly { readonly path: string; readonly sourceId: string; readonly isOld: boolean }[];
  /** Of the present ones: notes that have moved. */
  readonly renames: readonly Rename[];
  /** First sources of ours that no row names, with null. */
  readonly evictions: readonly { readonly path: string | null; readonly sourceId: string }[];
  /** The best first. */
  readonly uploads: readonly Upload[];
  /** Chosen notes that get no source now. */
  readonly gaps: readonly SourceGap[];
}

export interface Rename {
  readonly from: string;
  readonly to: string;
  readonly sourceId: string;
}

export interface Upload {
  readonly path: string;
  readonly title: string;
  readonly text: string;
  readonly contentHash: string;
  /** The source of an earlier text; deleted afterwards where that is agreed to. */
  readonly replaces: string | null;
  /** It makes the notebook larger. */
  readonly isInsert: boolean;
}

export interface SourceGap {
  readonly path: string;
  readonly code: string;
  /** One sentence. */
  readonly message: string;
}

export interface ChosenNote {
  readonly path: string;
  readonly note: NoteRead;
}

export interface PoolState {
  readonly held: PooledSources;
  /** As just listed. */
  readonly sources: readonly RemoteSource[];
  /** The sources that may be deleted: added from here, and the user agreed. */
  readonly deletable: ReadonlySet<string>;
  /** Why `deletable` is empty, if it is. */
  readonly mayDelete: boolean;
  /** Titles that another process is uploading. */
  readonly elsewhere: ReadonlySet<string>;
  /** Paths of rows whose notes are gone. */
  readonly gone: ReadonlySet<string>;
  readonly limits: PoolLimits;
  /** How far above the target the notebook may be for a moment. */
  readonly headroom: number;
  /** False when a conversation is only loaded: nothing is touched then. */
  readonly isUse: boolean;
}

/** Uploads at one time. */
export const PARALLEL_UPLOADS = 4;

/** @param chosen the best first */
export function planQuestion(chosen: readonly ChosenNote[], standing: PoolState): QuestionPlan {
  const sorted = sortChosen(chosen, standing);
  return { ...sorted, ...makeRoom(sorted, chosen, standing) };
}

type Sorted = Omit<QuestionPlan, 'evictions'>;

function sortChosen(chosen: readonly ChosenNote[], standing: PoolState): Sorted {
  const present: QuestionPlan['present'][number][] = [];
  const renames: Rename[] = [];
  const uploads: Upload[] = [];
  const gaps: SourceGap[] = [];
  for (const one of chosen) {
    const fate = fateOf(one, standing);
    if (fate.present !== undefined) present.push({ path: one.path, ...fate.present });
    if (fate.rename !== undefined) renames.push(fate.rename);
    if (fate.upload !== undefined) uploads.push(fate.upload);
    if (fate.gap !== undefined) gaps.push({ path: one.path, ...fate.gap });
  }
  return { present, renames, uploads, gaps };
}

interface Fate {
  readonly present?: { readonly sourceId: string; readonly isOld: boolean };
  readonly rename?: Rename;
  readonly upload?: Upload;
  readonly gap?: Omit<SourceGap, 'path'>;
}

function fateOf({ path, note }: ChosenNote, standing: PoolState): Fate {
  if (note.status === 'missing')
    return { gap: { code: 'missing', message: `${path} is not in the vault any more.` } };
  if (note.status === 'left-out')
    return { gap: { code: note.code, message: `${path} was left out: ${note.reason}.` } };
  const row = rowOf(standing.held, path);
  const source = sourceOf(row, standing);
  if (source !== null && row?.contentHash === note.contentHash)
    return source.state === 'failed'
      ? { gap: { code: 'processing-failed', message: `The notebook could not process ${path}.` } }
      : { present: { sourceId: source.id, isOld: false } };
  const rename = source === null ? movedTo(path, note.contentHash, standing) : null;
  if (rename !== null) return { rename, present: { sourceId: rename.sourceId, isOld: false } };
  return { ...answeringOld(source), ...uploadOf(path, note, source, standing) };
}

/** Until the new text is there, the old one answers. */
function answeringOld(source: RemoteSource | null): Pick<Fate, 'present'> {
  return source === null || source.state === 'failed'
    ? {}
    : { present: { sourceId: source.id, isOld: true } };
}

function uploadOf(
  path: string,
  { text, contentHash }: { readonly text: string; readonly contentHash: string },
  source: RemoteSource | null,
  { elsewhere, deletable, headroom }: PoolState,
): Fate {
  if (elsewhere.has(path))
    return { gap: { code: 'elsewhere', message: `${path} is still being uploaded by another MSW process.` } };
  const isReplaced = source !== null && deletable.has(source.id) && headroom > 0;
  const replaces = source?.id ?? null;
  return { upload: { path, title: path, text, contentHash, replaces, isInsert: !isReplaced } };
}

function sourceOf(row: VaultRow | null, { sources }: PoolState): RemoteSource | null {
  if (row === null || row.sourceId === null) return null;
  return sources.find(({ id }) => id === row.sourceId) ?? null;
}

/** The same content under a path that is gone: the note was renamed, its source stays. */
function movedTo(path: string, contentHash: string, standing: PoolState): Rename | null {
  for (const [from, row] of Object.entries(standing.held.sourceRegistry.byPath)) {
    if (from === path || row.contentHash !== contentHash || !standing.gone.has(from)) continue;
    const source = sourceOf(row, standing);
    if (source !== null && source.state !== 'failed') return { from, to: path, sourceId: source.id };
  }
  return null;
}

/** Present ones are used first; then each insertion evicts while the notebook is at its target. */
function makeRoom(
  { present, renames, uploads, gaps }: Sorted,
  chosen: readonly ChosenNote[],
  standing: PoolState,
): Pick<QuestionPlan, 'evictions' | 'uploads' | 'gaps'> {
  const { limits, isUse } = standing;
  const current = new Set(chosen.map(({ path }) => path));
  const evictions: Eviction[] = [];
  const going: Upload[] = [];
  const full: SourceGap[] = [];
  const leftovers = leftoversOf(standing);
  let held = afterUses(present, renames, standing);
  let count = standing.sources.length + standing.elsewhere.size;
  for (const upload of uploads) {
    // A replacement is one more for a moment only: that is what the headroom is for.
    const most = upload.isInsert ? limits.target - 1 : limits.target;
    const room = roomIn({ held, count, most, leftovers, current, standing });
    evictions.push(...room.evictions);
    ({ held, count } = room);
    if (count > most) {
      full.push(fullGap(upload.path, standing));
      continue;
    }
    if (upload.isInsert) count += 1;
    going.push(upload);
    held = withLanded(held, { ...upload, sourceId: `new ${upload.path}`, at: '', isUse }, limits);
  }
  return { evictions, uploads: going, gaps: [...gaps, ...full] };
}

function afterUses(
  present: QuestionPlan['present'],
  renames: readonly Rename[],
  { held, isUse, limits }: PoolState,
): PooledSources {
  let after = held;
  for (const { from, to } of renames) after = withRenamed(after, from, { path: to, title: to });
  if (isUse) for (const { path } of present) after = withUse(after, path, '', limits);
  return after;
}

type Eviction = QuestionPlan['evictions'][number];

interface Room {
  readonly held: PooledSources;
  readonly count: number;
  /** Sources that may be there. */
  readonly most: number;
  /** Taken from the front. */
  readonly leftovers: Eviction[];
  readonly current: ReadonlySet<string>;
  readonly standing: PoolState;
}

/** Evicts until no more than `most` are there, or nothing may go. */
function roomIn({ held: from, count, most, leftovers, current, standing }: Room): Pick<
  Room,
  'held' | 'count'
> & {
  readonly evictions: readonly Eviction[];
} {
  const evictions: Eviction[] = [];
  let held = from;
  while (count - evictions.length > most) {
    const victim = leftovers.shift() ?? nextVictim(held, current, standing);
    if (victim === null) break;
    evictions.push(victim);
    if (victim.path !== null) held = withoutSource(held, victim.path);
  }
  return { held, count: count - evictions.length, evictions };
}

/** Earlier texts that stayed, and uploads that were never recorded. */
function leftoversOf({ held, sources, deletable }: PoolState): Eviction[] {
  const { bySourceId } = held.sourceRegistry;
  return sources
    .filter(({ id }) => deletable.has(id) && !Object.hasOwn(bySourceId, id))
    .map(({ id }) => ({ path: null, sourceId: id }));
}

function nextVictim(
  held: PooledSources,
  current: ReadonlySet<string>,
  { deletable, sources }: PoolState,
): Eviction | null {
  const idOf = (path: string): string | null => {
    const id = rowOf(held, path)?.sourceId ?? null;
    return id !== null && deletable.has(id) && sources.some((one) => one.id === id) ? id : null;
  };
  const path = victimOf(held.pool, (one) => !current.has(one) && idOf(one) !== null);
  const sourceId = path === null ? null : idOf(path);
  return path === null || sourceId === null ? null : { path, sourceId };
}

function fullGap(path: string, { mayDelete, limits: { target } }: PoolState): SourceGap {
  return mayDelete
    ? {
        path,
        code: 'full',
        message: `${path} was not uploaded: the notebook is full (${countOf(target, 'source')}), and nothing in it may be evicted.`,
      }
    : {
        path,
        code: 'no-consent',
        message: `${path} was not uploaded: the notebook is full (${countOf(target, 'source')}), and deleting was never agreed to.`,
      };
}
