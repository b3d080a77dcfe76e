// Heals the pool: afterwards each of its notes has one source, with the note's present text and path. What was not added
// from here, or may not be deleted, stays and is told.

import { type AskSettings, askSettings } from '../sources/ask-settings.ts';
import type { AskError } from '../sources/conversation.ts';
import { rowOf, withListing, withoutSource, withTitle } from '../sources/pooled-sources.ts';
import type { VaultStore } from '../sources/vault-store.ts';
import { ownOf, withoutOwn } from '../sources/vault-trust.ts';
import { countOf } from '../text/count-of.ts';
import { isoTime } from '../text/iso-time.ts';
import { bringSources } from './bring-sources.ts';
import { inParallel } from './in-parallel.ts';
import type { AskNotice } from './notice.ts';
import { type ChosenNote, PARALLEL_UPLOADS, type Rename } from './plan-question.ts';
import type { Ports, RemoteSource } from './ports.ts';
import { deletableOf, isAgreed, isTitled, type Reached, reachNotebook } from './reach-notebook.ts';
import { asChanged, readVaultNotes } from './restore-sources.ts';
import type { Work } from './work.ts';

export interface SyncRequest extends Work {
  /** The user says that an empty listing is the truth. */
  readonly isEmptied: boolean;
}

export interface SyncResult {
  readonly notebook: string | null;
  /** False when the notebook could not be listed: nothing changed. */
  readonly isDone: boolean;
  /** Paths. */
  readonly uploaded: readonly string[];
  readonly renamed: readonly { readonly from: string; readonly to: string }[];
  /** Sources deleted in the notebook, by title. */
  readonly removed: readonly { readonly title: string; readonly sourceId: string }[];
  readonly errors: readonly AskError[];
  readonly notices: readonly AskNotice[];
}

interface Syncing {
  readonly ports: Ports;
  readonly reached: Reached;
  readonly settings: AskSettings;
  readonly work: Work;
  readonly removed: RemoteSource[];
  readonly errors: AskError[];
  readonly notices: AskNotice[];
}

export async function syncSources(ports: Ports, request: SyncRequest): Promise<SyncResult> {
  const reach = await reachNotebook(ports, request.isEmptied);
  if (reach.status !== 'reached')
    return notDone(await ports.store.read(), reach.status === 'none' ? noNotebook : reach.notice);
  const { reached } = reach;
  if (!isAgreed(reached.trust, reached.notebook)) return notDone(reached.store, notAgreed);
  const { settings } = askSettings({ ...request.settings, vault: reached.store.settings });
  const run: Syncing = { ports, reached, settings, work: request, removed: [], errors: [], notices: [] };
  const notes = await readVaultNotes(ports, Object.keys(reached.store.sourceRegistry.byPath));
  const moved = await movedNotes(run, notes);
  await removeSources(run, uselessSources(reached, notes, moved));
  await forgetGone(ports, notes);
  const now = await asChanged(ports, reached);
  const brought = await bringSources(
    ports,
    { chosen: wantedNotes(now.store, notes, moved), reached: now, settings, conversation: '', isUse: false },
    request,
  );
  await retitle(run);
  return {
    notebook: reached.notebook,
    isDone: true,
    uploaded: brought.uploaded,
    renamed: moved.map(({ from, to }) => ({ from, to })),
    removed: [...run.removed.map(({ id, title }) => ({ title, sourceId: id })), ...brought.replaced],
    errors: [...run.errors, ...brought.errors],
    notices: [...run.notices, ...brought.notices],
  };
}

const noNotebook: AskNotice = { code: 'no-notebook', message: 'The vault has no notebook yet.' };
const notAgreed: AskNotice = {
  code: 'not-agreed',
  message: 'Uploads to this notebook were not agreed to yet: ask a question first.',
};

function notDone({ settings }: VaultStore, notice: AskNotice): SyncResult {
  return {
    notebook: typeof settings.notebookId === 'string' ? settings.notebookId : null,
    isDone: false,
    uploaded: [],
    renamed: [],
    removed: [],
    errors: [],
    notices: [notice],
  };
}

/** Rows whose note is gone, and the notes with their text that have no row: those were renamed. */
async function movedNotes(
  { ports, reached: { store, sources } }: Syncing,
  notes: readonly ChosenNote[],
): Promise<readonly (Rename & { readonly note: ChosenNote['note'] })[]> {
  const live = new Set(sources.filter(({ state }) => state !== 'failed').map(({ id }) => id));
  const lost = new Map(
    notes.flatMap(({ path, note }) => {
      const row = note.status === 'missing' ? rowOf(store, path) : null;
      return row?.sourceId && live.has(row.sourceId)
        ? [[row.contentHash, { from: path, sourceId: row.sourceId }] as const]
        : [];
    }),
  );
  const moved: (Rename & { readonly note: ChosenNote['note'] })[] = [];
  if (lost.size === 0) return moved;
  const others = (await ports.notes.paths()).filter((path) => rowOf(store, path)?.sourceId == null);
  for (const path of others) {
    if (lost.size === 0) break;
    const note = await ports.notes.read(path);
    const from = note.status === 'text' ? lost.get(note.contentHash) : undefined;
    if (note.status !== 'text' || from === undefined) continue;
    moved.push({ ...from, to: path, note });
    lost.delete(note.contentHash);
  }
  return moved;
}

interface Useless {
  readonly source: RemoteSource;
  /** Its row goes as well; null where there is none. */
  readonly path: string | null;
  /** The note is there: its row waits for another source. */
  readonly isWanted: boolean;
}

/** Failed ones, those of notes that are gone or excluded, and ours that no row names. */
function uselessSources(
  { store, sources, trust, notebook }: Reached,
  notes: readonly ChosenNote[],
  moved: readonly Rename[],
): readonly Useless[] {
  const own = new Set(ownOf(trust, notebook));
  const noteAt = new Map(notes.map(({ path, note }) => [path, note]));
  const movedFrom = new Set(moved.map(({ from }) => from));
  return sources.flatMap((source): readonly Useless[] => {
    const path = store.sourceRegistry.bySourceId[source.id]?.path ?? null;
    if (path === null) return own.has(source.id) ? [{ source, path, isWanted: false }] : [];
    if (movedFrom.has(path)) return [];
    const isWanted = !isGone(noteAt.get(path));
    return isWanted && source.state !== 'failed' ? [] : [{ source, path, isWanted }];
  });
}

/** What is empty or cannot be read may be a sync service's placeholder: its source stays. */
function isGone(note: ChosenNote['note'] | undefined): boolean {
  return (
    note === undefined ||
    note.status === 'missing' ||
    (note.status === 'left-out' && note.code === 'excluded')
  );
}

async function removeSources(run: Syncing, useless: readonly Useless[]): Promise<void> {
  const { ports, reached, work, removed, errors } = run;
  const deletable = deletableOf(reached.trust, reached.notebook);
  const going = useless.filter(({ source }) => deletable.has(source.id));
  tellKept(run, useless.length - going.length);
  let done = 0;
  await inParallel(going, PARALLEL_UPLOADS, async ({ source, path, isWanted }) => {
    if (work.isStopped()) return;
    work.tell({ stage: 'deleting', done, total: going.length });
    const gone = await ports.notebook.remove(reached.notebook, source.id);
    done += 1;
    if (gone.status === 'failed') {
      const message = `${source.title} was not deleted: ${gone.message}`;
      errors.push({ at: isoTime(ports.now()), stage: 'evict', code: gone.code, message, path: source.title });
      return;
    }
    removed.push(source);
    await ports.store.change((store) => ({
      after: path === null ? store : forgotten(store, source.id, path, isWanted),
      value: null,
    }));
    await ports.trust.change((trust) => ({
      after: withoutOwn(trust, reached.notebook, source.id),
      value: null,
    }));
  });
}

function tellKept({ notices, reached: { trust } }: Syncing, kept: number): void {
  if (kept === 0) return;
  const why = trust.mayDelete ? 'they were not added from here' : 'deleting was never agreed to';
  notices.push({
    code: 'leftovers',
    message: `Without a note of their own, ${countOf(kept, 'source')} stay: ${why}.`,
  });
}

/** Rows without a source whose notes are not there any more. */
async function forgetGone(ports: Ports, notes: readonly ChosenNote[]): Promise<void> {
  const gone = notes.filter(({ note }) => note.status === 'missing').map(({ path }) => path);
  await ports.store.change((store) => {
    const without = gone.filter((path) => rowOf(store, path)?.sourceId === null);
    return { after: without.reduce(withoutSource, store), value: null };
  });
}

function forgotten(store: VaultStore, sourceId: string, path: string, isWanted: boolean): VaultStore {
  if (rowOf(store, path)?.sourceId !== sourceId) return store;
  if (!isWanted) return withoutSource(store, path);
  const rest = Object.keys(store.sourceRegistry.bySourceId).filter((id) => id !== sourceId);
  return withListing(store, new Set(rest));
}

/** Sources of ours whose title is not their note's path: a rename that failed or was not possible before. */
async function retitle({ ports, reached: { notebook, sources } }: Syncing): Promise<void> {
  const { rename } = ports.notebook;
  if (rename === null) return;
  const [store, trust] = await Promise.all([ports.store.read(), ports.trust.read()]);
  const own = new Set(ownOf(trust, notebook));
  for (const source of sources) {
    const path = store.sourceRegistry.bySourceId[source.id]?.path;
    if (path === undefined || !own.has(source.id)) continue;
    const isRecorded = rowOf(store, path)?.title === path;
    const isRight = isTitled(source, path);
    if (isRight && isRecorded) continue;
    const renamed = isRight || (await rename(notebook, source.id, path)).status === 'ok';
    if (renamed)
      await ports.store.change((held) => ({ after: withTitle(held, path, source.id), value: null }));
  }
}

/** The renamed ones, then those of the pool from the front: as far as there is room. */
function wantedNotes(
  store: VaultStore,
  notes: readonly ChosenNote[],
  moved: readonly { readonly from: string; readonly to: string; readonly note: ChosenNote['note'] }[],
): readonly ChosenNote[] {
  const noteAt = new Map(notes.map(({ path, note }) => [path, note]));
  for (const { to, note } of moved) noteAt.set(to, note);
  const { pinned, protected: kept, probation } = store.pool;
  const paths = [...pinned, ...kept, ...probation].filter((path) => !moved.some(({ to }) => to === path));
  return [...moved.map(({ to }) => to), ...paths].flatMap((path) => {
    const note = noteAt.get(path);
    return note?.status === 'text' ? [{ path, note }] : [];
  });
}
