// The loops of a project, `.msw/ralph-state.json`: read without a lock, changed under one, replaced atomically.
// A record that this machine did not sign never becomes a loop.

import { existsSync } from 'node:fs';
import type { Loop } from '../../core/loop/loop.ts';
import { gateOwner, isGate } from '../../core/loop/ownership.ts';
import type { HeldLock } from '../../core/loop/texts/locked-out.ts';
import { mswPath, openMswFolder } from '../files/msw-folder.ts';
import { ownFile } from '../files/place.ts';
import { isFields, readJson } from '../files/read-json.ts';
import { setAside } from '../files/set-aside.ts';
import { writeFileAtomic } from '../files/write-file-atomic.ts';
import { withLock } from '../locks/with-lock.ts';
import { type Admitted, admitRecord, type LoopStore, type StoredLoop, signatureOf } from './admit-record.ts';
import { forgetRecord, keepRecord, keptForSession } from './kept-record.ts';
import { renderRecord } from './loop-record.ts';
import { hideLoop, showLoop } from './panel-file.ts';

const stateVersion = 1;

export type StateFile =
  | { readonly status: 'ok'; readonly loops: readonly StoredLoop[] }
  /** Half-written or not JSON; the caller sets it aside. */
  | { readonly status: 'corrupt'; readonly reason: string }
  | { readonly status: 'unreadable'; readonly reason: string }
  /** Written by a newer MSW, which must not be overwritten. */
  | { readonly status: 'newer'; readonly version: number };

export type StoreResult<T> =
  | { readonly status: 'ok'; readonly value: T }
  /** `held`: the reason is that another process keeps the lock. */
  | { readonly status: 'refused'; readonly reason: string; readonly held?: HeldLock };

export function statePath(project: string): string {
  return mswPath(project, 'ralph-state.json');
}

export function readLoopState(store: LoopStore): StateFile {
  const records = readRecords(store.project);
  if (records.status !== 'ok') return records;
  const loops = Object.entries(records.records).map(([session, value]) => admitRecord(store, session, value));
  return { status: 'ok', loops };
}

/** The loop of one session; null when it has none that may run. */
export function findLoop(state: StateFile, session: string): Loop | null {
  if (state.status !== 'ok' || session === '') return null;
  const found = state.loops.find((stored) => stored.session === session);
  return found?.kind === 'loop' ? found.loop : null;
}

/** The loops that may run, without their subagents' gates. */
export function loopsIn(state: StateFile): readonly Loop[] {
  if (state.status !== 'ok') return [];
  return state.loops.flatMap((stored) =>
    stored.kind === 'loop' && !isGate(stored.loop) ? [stored.loop] : [],
  );
}

/**
 * Restores a session's record that the state lost while its loop was under way, perhaps with the whole folder. Returns
 * the loop; null when nothing was lost.
 */
export async function restoreLoop(store: LoopStore, session: string): Promise<StoreResult<Loop | null>> {
  const kept = keptLoop(store, session);
  if (kept === null) return { status: 'ok', value: null };
  return editRecords(store, (records) => {
    if (admitted(store, records, session) !== null) return null;
    if (records[session] !== undefined)
      keepAside(store.project, records, [session], new Date().toISOString());
    records[session] = kept.record;
    return kept.stored.loop;
  });
}

/** The state as it would be with a session's lost record restored; changes nothing. */
export function restoredState(store: LoopStore, session: string, state: StateFile): StateFile {
  if (state.status === 'newer' || state.status === 'unreadable') return state;
  const kept = findLoop(state, session) === null ? keptLoop(store, session) : null;
  if (kept === null) return state;
  const others = state.status === 'ok' ? state.loops.filter((other) => other.session !== session) : [];
  return { status: 'ok', loops: [...others, kept.stored] };
}

/** MSW's own copy of a session's loop in this project; null when it has none. */
function keptLoop(store: LoopStore, session: string) {
  const record = keptForSession(store, session);
  const stored = record === null ? null : admitRecord(store, session, record);
  return stored?.kind === 'loop' ? { record, stored } : null;
}

/** The project in which a session's loop was armed, by MSW's own copy; null when it has none. */
export function projectOfLoop(store: LoopStore, session: string): string | null {
  return keptForSession(store, session)?.taskContext.project ?? null;
}

/** Whether something other than MSW had changed a session's record when it was read. */
export function wasEdited(state: StateFile, session: string): boolean {
  if (state.status !== 'ok') return false;
  return state.loops.some((stored) => stored.kind === 'loop' && stored.session === session && stored.edited);
}

/**
 * The same under the lock: a record and its copy are written one after the other, so another hook may have been between
 * them. False when the lock is not free.
 */
export async function isStillEdited(store: LoopStore, session: string): Promise<boolean> {
  const locked = await withLock(statePath(store.project), () => wasEdited(readLoopState(store), session));
  return locked.status === 'done' && locked.value;
}

/**
 * Changes one session's record under the file's lock. `change` gets the stored loop (a command in another terminal may
 * have changed it) and returns the loop to store, or null for none. For a foreign record `change` gets null; the record
 * stays, or is set aside when a loop takes its place.
 */
export async function changeLoop<T>(
  store: LoopStore,
  session: string,
  change: (current: Loop | null) => { readonly loop: Loop | null; readonly value: T },
): Promise<StoreResult<T>> {
  return editRecords(store, (records) => {
    const current = admitted(store, records, session);
    const { loop, value } = change(current?.loop ?? null);
    if (current !== null && loop?.terms.id !== current.loop.terms.id) removeLoop(store, records, session);
    if (loop === null && current !== null) removeGates(store, records, session);
    if (loop !== null) putLoop(store, records, loop, current);
    return value;
  });
}

/**
 * Transfers one session's loop to another atomically, so that only one of two competing sessions gets it. `change` gets
 * both sessions' loops; the `loop` that it returns is stored under its own session, null changes nothing.
 */
export async function adoptLoop<T>(
  store: LoopStore,
  from: string,
  to: string,
  change: (orphan: Loop | null, own: Loop | null) => { readonly loop: Loop | null; readonly value: T },
): Promise<StoreResult<T>> {
  return editRecords(store, (records) => {
    const orphan = admitted(store, records, from);
    const own = admitted(store, records, to);
    const { loop, value } = change(orphan?.loop ?? null, own?.loop ?? null);
    if (loop !== null) {
      // Not removeLoop: it is still the same loop, whose copy must stay.
      delete records[from];
      hideLoop(store, from);
      removeGates(store, records, from);
      putLoop(store, records, loop, own);
    }
    return value;
  });
}

function admitted(store: LoopStore, records: Records, session: string): Admitted | null {
  const record = records[session];
  const stored = record === undefined ? null : admitRecord(store, session, record);
  return stored?.kind === 'loop' ? stored : null;
}

/** `before` is our own record in the loop's place; any other record there is set aside. */
function putLoop(store: LoopStore, records: Records, loop: Loop, before: Admitted | null): void {
  const { session } = loop.terms;
  if (records[session] !== undefined && before === null) {
    keepAside(store.project, records, [session], new Date().toISOString());
  }
  const record = renderRecord(loop, signatureOf(store, loop, before));
  keepRecord(store, record);
  records[session] = record;
  showLoop(store, loop);
}

function removeLoop(store: LoopStore, records: Records, session: string): void {
  forgetRecord(store, records[session]);
  delete records[session];
  hideLoop(store, session);
}

/** The gates of a loop's subagents end with the loop. */
function removeGates(store: LoopStore, records: Records, session: string): void {
  const prefix = gateOwner(session, '');
  for (const owner of Object.keys(records)) {
    if (owner.startsWith(prefix)) removeLoop(store, records, owner);
  }
}

/** Moves foreign records from the state to a file next to it; returns that file's path, or null when none was left. */
export async function setForeignAside(
  store: LoopStore,
  sessions: readonly string[],
  nowIso: string,
): Promise<StoreResult<string | null>> {
  return editRecords(store, (records) => {
    // Another hook may have set it aside already, or a loop may have been armed in its place.
    const left = sessions.filter(
      (session) => records[session] !== undefined && admitted(store, records, session) === null,
    );
    return left.length === 0 ? null : keepAside(store.project, records, left, nowIso);
  });
}

function keepAside(project: string, records: Records, sessions: readonly string[], nowIso: string): string {
  const taken = Object.fromEntries(sessions.map((session) => [session, records[session]]));
  const base = `${statePath(project)}.foreign-${nowIso.replaceAll(':', '-')}`;
  let path = base;
  for (let number = 2; existsSync(path); number++) path = `${base}-${number}`;
  writeFileAtomic(path, `${JSON.stringify(taken, null, 2)}\n`);
  for (const session of sessions) delete records[session];
  return path;
}

/** Moves a corrupt state file out of the way; returns its new path, or null when it is no longer corrupt. */
export async function setStateAside(project: string, nowIso: string): Promise<StoreResult<string | null>> {
  const path = statePath(project);
  const locked = await withLock(path, () =>
    readRecords(project).status === 'corrupt' ? setAside(path, nowIso) : null,
  );
  return locked.status === 'done' ? { status: 'ok', value: locked.value } : busy(path, locked.holder);
}

type Records = Record<string, unknown>;

async function editRecords<T>(store: LoopStore, edit: (records: Records) => T): Promise<StoreResult<T>> {
  const folder = openMswFolder(store.project);
  if (folder.status === 'refused') return folder;
  const path = statePath(store.project);
  const locked = await withLock<StoreResult<T>>(path, () => {
    const current = readRecords(store.project);
    if (current.status !== 'ok') return { status: 'refused', reason: explainState(path, current) };
    const value = edit(current.records);
    writeFileAtomic(path, `${JSON.stringify({ version: stateVersion, loops: current.records }, null, 1)}\n`);
    return { status: 'ok', value };
  });
  return locked.status === 'done' ? locked.value : busy(path, locked.holder);
}

function readRecords(
  project: string,
): { readonly status: 'ok'; readonly records: Records } | Exclude<StateFile, { status: 'ok' }> {
  const file = readJson(statePath(project), ownFile(project));
  if (file.status === 'missing') return { status: 'ok', records: Object.create(null) };
  if (file.status !== 'ok') return file;
  const value = file.value;
  if (!isFields(value)) return { status: 'corrupt', reason: 'it is not a JSON object' };
  const version = value.version;
  if (typeof version === 'number' && version > stateVersion) return { status: 'newer', version };
  const loops = value.loops;
  if (!isFields(loops)) return { status: 'corrupt', reason: 'it has no "loops"' };
  return { status: 'ok', records: Object.assign(Object.create(null), loops) };
}

/** One sentence for a state file that cannot be used. */
export function explainState(path: string, state: Exclude<StateFile, { status: 'ok' }>): string {
  switch (state.status) {
    case 'newer':
      return `${path} was written by a newer MSW (version ${state.version}): update the plugin.`;
    case 'corrupt':
      return `${path} cannot be read (${state.reason}).`;
    case 'unreadable':
      return `${path} cannot be opened (${state.reason}).`;
  }
}

function busy(path: string, holder: HeldLock['holder']): StoreResult<never> {
  const reason = `${path} is locked by another process; try again.`;
  return { status: 'refused', reason, held: { lock: `${path}.lock`, holder } };
}
