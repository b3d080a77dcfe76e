// Computes how near notes are to a query, when the user named an embedding model: updates the index of the project's
// notes and queries it. The index is on this machine or, for shared notes, on the team's server.

import { createHash } from 'node:crypto';

import { join } from 'node:path';
import * as z from 'zod/mini';
import { makeFolder } from '../../adapters/files/make-folder.ts';
import { privateFile } from '../../adapters/files/place.ts';
import { readJson } from '../../adapters/files/read-json.ts';
import { keepJson } from '../../adapters/files/write-record.ts';
import { localVectors } from '../../adapters/memory/local-vectors.ts';
import { embedTexts, type ModelEndpoint } from '../../adapters/model/ask-model.ts';
import { sharedName } from '../../adapters/user/project-choices.ts';
import type { Note } from '../../core/memory/note.ts';
import { LONGEST_EMBEDDED, type VectorIndex } from '../../core/memory/vectors.ts';
import { countOf } from '../../core/text/count-of.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import { addressOf, qdrantOf, serverOf } from '../sharing/team-servers.ts';
import type { MemoryPlace } from './open-memory.ts';

interface NearnessRequest {
  readonly query: string;
  /** Every note of the project. */
  readonly notes: readonly Note[];
  /** The notes that may be found. */
  readonly among: ReadonlySet<string>;
  readonly most: number;
  /** The notes whose nearness is wanted in any case. */
  readonly besides: readonly string[];
  readonly limitMs: number;
  /** Whether notes without a vector get one. */
  readonly brings: boolean;
}

export type Nearness =
  | {
      readonly status: 'known';
      /** By note id. */
      readonly nearness: ReadonlyMap<string, number>;
      /** A sentence when something is missing. */
      readonly notice: string | null;
    }
  /** A sentence. */
  | { readonly status: 'unknown'; readonly notice: string };

export async function nearnessOf(
  place: MemoryPlace,
  model: ModelEndpoint,
  request: NearnessRequest,
): Promise<Nearness> {
  const { query, notes, among, most, besides, limitMs } = request;
  const until = performance.now() + limitMs;
  const asked = await embedTexts(model, [query.slice(0, LONGEST_EMBEDDED)], limitMs);
  const vector = asked.status === 'embedded' ? asked.vectors[0] : undefined;
  if (asked.status === 'none' || vector === undefined)
    return unknown(`${model.model} gave no usable answer: ${asked.status === 'none' ? asked.reason : ''}`);
  const keys = new Map(notes.filter(isEmbedded).map((note) => [note.id, keyOf(note)]));
  const opened = await openVectors(place, model.model, vector.length);
  try {
    const left = request.brings
      ? await bringUpToDate(opened, { place, model, notes: notes.filter(isEmbedded), until })
      : { count: 0, notice: null };
    const search = async (ids: Iterable<string>, limit: number) => {
      const wanted = [...ids].flatMap((id) => keys.get(id) ?? []);
      return new Map(
        (await opened.index.search(vector, wanted, limit)).map(({ id, nearness }) => [id, nearness]),
      );
    };
    const [near, others] = [await search(among, most), await search(besides, besides.length)];
    const nearness = [...keys].flatMap(([id, key]) => {
      const one = near.get(key) ?? others.get(key);
      return one === undefined || !among.has(id) ? [] : [[id, one] as const];
    });
    const missing =
      left.count === 0
        ? null
        : `${countOf(left.count, 'note has', 'notes have')} no vector yet; ${left.notice}.`;
    const notices = [opened.notice, missing].filter((one) => one !== null);
    return {
      status: 'known',
      nearness: new Map(nearness),
      notice: notices.length === 0 ? null : notices.join(' '),
    };
  } catch (error) {
    return unknown(`the vectors cannot be used: ${reasonOf(error)}`);
  } finally {
    await opened.index.close().catch(() => undefined);
  }
}

function unknown(reason: string): Nearness {
  return { status: 'unknown', notice: `Found by words alone, since ${reason}.` };
}

function isEmbedded({ text }: Note): boolean {
  return text.length <= LONGEST_EMBEDDED;
}

/** Derived from the text: an edited note is a different one. */
function keyOf({ text }: Note): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

interface Vectors {
  readonly index: VectorIndex;
  readonly space: string;
  /** A sentence when this is not the index that was wanted. */
  readonly notice: string | null;
}

/** The vectors of notes go where the notes go, and nowhere else. */
async function openVectors(place: MemoryPlace, model: string, size: number): Promise<Vectors> {
  const { userFolder, project } = place;
  const spaceFor = (whose: string) =>
    `msw-${createHash('sha256')
      .update(JSON.stringify([whose, model, size]))
      .digest('hex')
      .slice(0, 24)}`;
  const name = sharedName(userFolder, project);
  const shared = name === null ? null : await openShared(place, spaceFor(`shared ${name}`), size);
  if (shared?.status === 'ok') return { index: shared.index, space: shared.space, notice: null };
  const space = spaceFor(`local ${project}`);
  const notice =
    shared === null
      ? null
      : `${shared.server} cannot be used for vectors, so they stay on this machine: ${plainLine(shared.reason, 200)}.`;
  return { index: localVectors(userFolder, space, size), space, notice };
}

type SharedVectors =
  | { readonly status: 'ok'; readonly index: VectorIndex; readonly space: string }
  | { readonly status: 'away'; readonly server: string; readonly reason: string };

/** Null when no server is named. The clients are loaded lazily: most users have no server. */
async function openShared(place: MemoryPlace, space: string, size: number): Promise<SharedVectors | null> {
  const qdrant = qdrantOf(place);
  if (qdrant !== null) {
    try {
      const { openVectorCollection } = await import('../../adapters/qdrant/vector-collection.ts');
      return { status: 'ok', index: await openVectorCollection(qdrant, space, size), space };
    } catch (error) {
      return { status: 'away', server: new URL(qdrant.url).host, reason: reasonOf(error) };
    }
  }
  const address = addressOf(place);
  const named = address === null ? null : serverOf(address, place.env.PGPASSWORD);
  if (named === null) return null;
  const { openVectorTable } = await import('../../adapters/postgres/vector-table.ts');
  const opened = await openVectorTable(named.href, space);
  return opened.status === 'ok'
    ? { status: 'ok', index: opened.index, space }
    : { status: 'away', server: named.server, reason: opened.reason };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'it gave no reason';
  const cause = error.cause instanceof Error ? error.cause.message : error.message;
  return plainLine(cause, 200) || error.name;
}

const AT_ONCE = 32;

interface Bringing {
  readonly place: MemoryPlace;
  readonly model: ModelEndpoint;
  readonly notes: readonly Note[];
  readonly until: number;
}

/** Deletes the vectors of notes that are gone, and creates missing ones while time is left. */
async function bringUpToDate(
  { index, space }: Vectors,
  { place: { userFolder }, model, notes, until }: Bringing,
): Promise<{ readonly count: number; readonly notice: string | null }> {
  const texts = new Map(notes.map((note) => [keyOf(note), note.text]));
  const before = new Set(idsBefore(userFolder, space));
  const gone = [...before].filter((id) => !texts.has(id));
  if (gone.length > 0) await index.delete(gone);
  const there = await index.known([...texts.keys()]);
  const missing = [...texts].filter(([id]) => !there.has(id));
  // Recorded first, so that vectors on the server are never forgotten, however this call ends.
  if (gone.length > 0 || [...texts.keys()].some((id) => !before.has(id)))
    keepIds(userFolder, space, [...texts.keys()]);
  for (let from = 0; from < missing.length; from += AT_ONCE) {
    const [part, left] = [missing.slice(from, from + AT_ONCE), missing.length - from];
    const limitMs = Math.round(until - performance.now());
    if (limitMs <= 0) return { count: left, notice: 'the next search continues' };
    const embedded = await embedTexts(
      model,
      part.map(([, text]) => text),
      limitMs,
    );
    if (embedded.status === 'none') return { count: left, notice: embedded.reason };
    const vectors = part.flatMap(([id], at) => {
      const vector = embedded.vectors[at];
      return vector === undefined ? [] : [{ id, vector }];
    });
    await index.upsert(vectors);
  }
  return { count: 0, notice: null };
}

const IDS = z.array(z.string().check(z.regex(/^[0-9a-f]{32}$/)));

/** The vectors that this machine knew in the space, so that only those of its own deleted notes are removed. */
function idsBefore(userFolder: string, space: string): readonly string[] {
  const file = readJson(idsPath(userFolder, space), privateFile(userFolder));
  return (file.status === 'ok' ? IDS.safeParse(file.value).data : null) ?? [];
}

function keepIds(userFolder: string, space: string, ids: readonly string[]): void {
  makeFolder(join(userFolder, 'vectors'), 0o700);
  keepJson(idsPath(userFolder, space), ids, { mode: 0o600, durable: false });
}

function idsPath(userFolder: string, space: string): string {
  return join(userFolder, 'vectors', `${space}.json`);
}
