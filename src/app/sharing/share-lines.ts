// Shares the answers of this user's notebooks, the user's own fixes and a project's notes with a team's PostgreSQL:
// each local line is sent once, and lines of others are added to the same files. The files stay authoritative: when the
// server is away, only sharing stops.

import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { privateFile } from '../../adapters/files/place.ts';
import { textOf } from '../../adapters/files/read-file.ts';
import { readJson } from '../../adapters/files/read-json.ts';
import { appendLine } from '../../adapters/files/write-in-place.ts';
import { keepJson } from '../../adapters/files/write-record.ts';
import { withLock } from '../../adapters/locks/with-lock.ts';
import {
  openTeamStore,
  PATIENCE_IN_TURN_MS,
  reasonOf,
  type TeamLine,
  type TeamStore,
} from '../../adapters/postgres/team-store.ts';
import { sharedName } from '../../adapters/user/project-choices.ts';
import { isShareable, SHARED_FILES } from '../../core/sharing/shared-lines.ts';
import { shareNotes } from './share-notes.ts';
import { addressOf, type SharingPlace, serverOf } from './team-servers.ts';

export type Shared =
  /** No server is configured. */
  | { readonly status: 'off' }
  | { readonly status: 'done'; readonly server: string; readonly sent: number; readonly received: number }
  /** `reason`: a clause. */
  | { readonly status: 'away'; readonly server: string; readonly reason: string }
  | { readonly status: 'refused'; readonly reason: string };

/** How long turns skip a server that did not answer. */
const REST_MS = 60_000;
const MOST_AT_ONCE = 2_000;
const LARGEST = 16 * 1024 * 1024;
/** A turn hardly waits for another process; a person's request waits until the lock of a killed process is broken. */
const IN_TURN = { waitMs: 2_000, patienceMs: PATIENCE_IN_TURN_MS };
const ASKED = { waitMs: 8_000, patienceMs: undefined };
const KINDS = SHARED_FILES.map(({ kind }) => kind);

/** @param atOnce try even if the server was away a moment ago */
export async function shareLines(place: SharingPlace, atOnce: boolean): Promise<Shared> {
  const address = addressOf(place);
  if (address === null) return { status: 'off' };
  const named = serverOf(address, place.env.PGPASSWORD);
  if (named === null)
    return { status: 'refused', reason: 'the address is not postgresql://USER@HOST/DATABASE' };
  const { server, href } = named;
  const path = join(place.userFolder, 'sharing.json');
  const state = readState(path, server);
  if (!atOnce && place.now() < state.awayUntil && place.now() >= state.awayUntil - REST_MS)
    return { status: 'away', server, reason: 'it was away a moment ago' };
  const { waitMs, patienceMs } = atOnce ? ASKED : IN_TURN;
  const held = await withLock(path, () => exchange(place, href, { path, server, patienceMs }), { waitMs });
  return held.status === 'done'
    ? held.value
    : { status: 'away', server, reason: 'another process shares now' };
}

interface Server {
  /** The path of the state. */
  readonly path: string;
  readonly server: string;
  readonly patienceMs: number | undefined;
}

async function exchange(
  place: SharingPlace,
  address: string,
  { path, server, patienceMs }: Server,
): Promise<Shared> {
  const opened = await openTeamStore(address, patienceMs);
  const state = readState(path, server);
  if (opened.status === 'away') {
    writeState(path, { ...state, awayUntil: place.now() + REST_MS });
    return { status: 'away', server, reason: opened.reason };
  }
  try {
    const sent = await send(opened.store, place.userFolder, path, state);
    const received = await receive(opened.store, place.userFolder, path, sent.state);
    const notes = await shareOwnNotes(place, opened.store, server);
    const counts = { sent: sent.count + notes.sent, received: received + notes.received };
    const after = readState(path, server);
    if (after.awayUntil > 0) writeState(path, { ...after, awayUntil: 0 });
    return { status: 'done', server, ...counts };
  } catch (error) {
    writeState(path, { ...readState(path, server), awayUntil: place.now() + REST_MS });
    return { status: 'away', server, reason: reasonOf(error) };
  } finally {
    await opened.store.close().catch(() => undefined);
  }
}

/** Only when the user has allowed it for this project. */
async function shareOwnNotes(place: SharingPlace, store: TeamStore, server: string) {
  const { userFolder, project, now } = place;
  const name = project === undefined ? null : sharedName(userFolder, project);
  if (project === undefined || name === null) return { sent: 0, received: 0 };
  return shareNotes({ userFolder, project, now, name, server }, store);
}

/** Acknowledged lines are recorded; others are sent again, and the server still stores them once. */
async function send(
  store: TeamStore,
  userFolder: string,
  path: string,
  before: SharingState,
): Promise<{ readonly state: SharingState; readonly count: number }> {
  const known = new Set(before.known);
  const fresh = SHARED_FILES.flatMap((shared) =>
    linesOf(join(userFolder, shared.file)).flatMap((text): TeamLine[] => {
      const line = { id: idOf(text), kind: shared.kind, text };
      return known.has(line.id) || !isShareable(line) ? [] : [line];
    }),
  );
  let count = 0;
  let state = before;
  for (let from = 0; from < fresh.length; from += MOST_AT_ONCE) {
    const part = fresh.slice(from, from + MOST_AT_ONCE);
    count += await store.push(part);
    state = { ...state, known: [...state.known, ...part.map(({ id }) => id)] };
    writeState(path, state);
  }
  return { state, count };
}

/** Lines are appended before they count as read: a line that is read twice is kept once. */
async function receive(
  store: TeamStore,
  userFolder: string,
  path: string,
  before: SharingState,
): Promise<number> {
  let count = 0;
  let state = before;
  for (;;) {
    const { lines, cursor } = await store.pull(KINDS, state.cursor, MOST_AT_ONCE);
    if (lines.length === 0) return count;
    const own = new Set(state.known);
    const fresh = lines.filter((line) => isShareable(line) && !own.has(idOf(line.text)));
    for (const { kind, file } of SHARED_FILES) {
      const texts = fresh.filter((line) => line.kind === kind).map(({ text }) => text);
      count += await addLines(join(userFolder, file), texts);
    }
    state = {
      ...state,
      cursor,
      known: [...state.known, ...fresh.map(({ text }) => idOf(text))],
      awayUntil: 0,
    };
    writeState(path, state);
    if (lines.length < MOST_AT_ONCE) return count;
  }
}

/** Takes the same lock as every other writer of the file. */
async function addLines(path: string, texts: readonly string[]): Promise<number> {
  if (texts.length === 0) return 0;
  const held = await withLock(path, () => {
    const there = new Set(linesOf(path));
    const missing = texts.filter((text) => !there.has(text));
    if (missing.length > 0) appendLine(path, missing.join('\n'), 0o600);
    return missing.length;
  });
  if (held.status === 'busy') throw new Error(`${path} is locked by another process`);
  return held.value;
}

function linesOf(path: string): readonly string[] {
  const text = textOf(path, privateFile(dirname(path)), LARGEST) ?? '';
  return text.split('\n').filter((line) => line.trim() !== '');
}

function idOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

const STATE = z.object({
  /** Without user and password; each server has its own state. */
  server: z.string(),
  cursor: z.string().check(z.regex(/^\d{1,19}$/)),
  /** Ids of lines on both sides. */
  known: z.array(z.string()),
  awayUntil: z.number(),
});
type SharingState = z.infer<typeof STATE>;

function readState(path: string, server: string): SharingState {
  const file = readJson(path, privateFile(dirname(path)));
  const parsed = STATE.safeParse(file.status === 'ok' ? file.value : null);
  return parsed.success && parsed.data.server === server
    ? parsed.data
    : { server, cursor: '0', known: [], awayUntil: 0 };
}

function writeState(path: string, state: SharingState): void {
  keepJson(path, state, { mode: 0o600 });
}
