// Finds notes by their words and, when the user named an embedding model, by their meaning as well.

import { setTimeout as delay } from 'node:timers/promises';
import { readUserSettings } from '../../adapters/user/user-settings.ts';
import { type FoundNote, findNotes } from '../../core/memory/find-notes.ts';
import { combinedScores, NEAR_ENOUGH } from '../../core/memory/vectors.ts';
import { indexOfNotes, type Memory, type MemoryPlace } from './open-memory.ts';

interface WantedNotes {
  readonly query: string;
  readonly ids: ReadonlySet<string>;
  readonly most: number;
  /** The minimum strength of a match by words. */
  readonly floor: number;
}

export interface FoundByBoth {
  readonly found: readonly FoundNote[];
  /** `hybrid`: the score by words as a share of the best one, plus 0.3 times the nearness. */
  readonly mode: 'lexical' | 'hybrid';
  /** A sentence when vectors were wanted and something was missing. */
  readonly notice: string | null;
}

/** More than are shown, as nearness can move notes up. */
const MOST_BY_WORDS = 200;
const LONGEST_MS = 20_000;

export async function findInMemory(
  place: MemoryPlace,
  memory: Memory,
  { query, ids, most, floor }: WantedNotes,
): Promise<FoundByBoth> {
  const model = embedder(place);
  const index = indexOfNotes(place, memory, query);
  const words = findNotes(index, query, { ids, most: model === null ? most : MOST_BY_WORDS, floor });
  if (model === null || ids.size === 0) return { found: words.slice(0, most), mode: 'lexical', notice: null };
  const { nearnessOf } = await import('./nearness.ts');
  const near = await nearnessOf(place, model, {
    ...{ query, notes: memory.notes, among: ids, most },
    ...{ besides: words.map(({ id }) => id), limitMs: LONGEST_MS, brings: true },
  });
  if (near.status === 'unknown') return { found: words.slice(0, most), mode: 'lexical', notice: near.notice };
  return { found: byBoth(words, near.nearness).slice(0, most), mode: 'hybrid', notice: near.notice };
}

/** The time limit within a turn. */
const TURN_MS = 600;

/** Reorders notes found by words by both scores; keeps their order when the model does not answer in time. */
export async function orderedByBoth(
  place: MemoryPlace,
  memory: Memory,
  { query, found }: { readonly query: string; readonly found: readonly FoundNote[] },
): Promise<readonly FoundNote[]> {
  const model = found.length < 2 ? null : embedder(place);
  if (model === null) return found;
  const { nearnessOf } = await import('./nearness.ts');
  const besides = found.map(({ id }) => id);
  const asked = nearnessOf(place, model, {
    ...{ query, notes: memory.notes, among: new Set(besides), most: besides.length },
    ...{ besides: [], limitMs: TURN_MS, brings: false },
  }).catch(() => null);
  const near = await Promise.race([asked, delay(TURN_MS, null, { ref: false })]);
  return near?.status === 'known' ? byBoth(found, near.nearness) : found;
}

function byBoth(words: readonly FoundNote[], nearness: ReadonlyMap<string, number>): readonly FoundNote[] {
  const byWords = new Map(words.map((one) => [one.id, one]));
  const near = [...nearness].filter(([id, value]) => byWords.has(id) || value >= NEAR_ENOUGH);
  const scores = combinedScores(new Map(words.map(({ id, score }) => [id, score])), new Map(near));
  const all = Array.from(scores, ([id, score]) => ({ id, score, strength: byWords.get(id)?.strength ?? 0 }));
  return all.sort((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1));
}

/** Null unless the user has named a model. */
function embedder({ userFolder, env }: MemoryPlace) {
  const { model } = readUserSettings(userFolder).settings;
  if (model === null || model.embed === null) return null;
  return { endpoint: model.endpoint, model: model.embed, key: env.MSW_MODEL_KEY || null };
}
