// Compiles the brief of a task from the memory of its project.

import { createHash } from 'node:crypto';
import { countUse } from '../../adapters/memory/line-log.ts';
import {
  aboveFloor,
  type Brief,
  type BriefRequest,
  briefCandidates,
  composeBrief,
  intentOf,
  type Ranked,
  rerank,
} from '../../core/memory/brief.ts';
import type { Note } from '../../core/memory/note.ts';
import { dynamicScore, usageOfNote } from '../../core/memory/score.ts';
import { isoNow } from '../workspace/workspace.ts';
import { type FoundByBoth, findInMemory } from './find-in-memory.ts';
import { type Memory, type MemoryPlace, openMemory } from './open-memory.ts';

export interface CompiledBrief extends Brief, Pick<FoundByBoth, 'mode' | 'notice'> {
  readonly hash: string;
  /** The notes in it: pairs of `[id, content digest]`. */
  readonly memories: readonly (readonly [string, string])[];
  readonly memory: Memory;
}

/** In three steps: the notes that the brief may contain, those that are found, and those that fit. */
export async function compileBrief(
  place: MemoryPlace,
  task: string,
  request: BriefRequest,
): Promise<CompiledBrief> {
  const memory = openMemory(place);
  const current = memory.notes.filter(({ id }) => !memory.superseded.has(id));
  const candidates = briefCandidates(current, intentOf(task, current), request);
  const { ranked, mode, notice } = await rankFor(place, memory, task, candidates, request.topK);
  const notes = new Map(allowedIn(current, request).map((note) => [note.id, note]));
  const brief = composeBrief(ranked, { links: memory.links, notes, maxTokens: request.maxTokens });
  return {
    ...brief,
    mode,
    notice,
    hash: digestOf(brief.text),
    memories: brief.used.map(({ id }) => [id, digestOf(memory.byId.get(id)?.text ?? '')] as const),
    memory,
  };
}

/** Counts the notes of a delivered brief as used. */
export async function serveBrief(
  place: MemoryPlace,
  { used }: Pick<Brief, 'used'>,
  more: Pick<Parameters<typeof countUse>[2], 'stage' | 'also'> = {},
): Promise<void> {
  const ids = used.map(({ id }) => id);
  await countUse(place.project, ids, { at: isoNow(place), ...more });
}

export function digestOf(text: string): string {
  return `sha256:${createHash('sha256').update(text, 'utf8').digest('hex')}`;
}

const MOST_FOUND = 20;

async function rankFor(
  place: MemoryPlace,
  memory: Memory,
  task: string,
  candidates: readonly Note[],
  topK: number,
): Promise<Pick<FoundByBoth, 'mode' | 'notice'> & { readonly ranked: readonly Ranked[] }> {
  const ids = new Set(candidates.map(({ id }) => id));
  const wanted = { query: task, ids, most: Math.min(topK, MOST_FOUND), floor: 0 };
  const { found, mode, notice } = await findInMemory(place, memory, wanted);
  const notes = aboveFloor(found).flatMap(({ id, score }) => {
    const note = memory.byId.get(id);
    if (note === undefined) return [];
    return [{ note, bm25: score, dynamic: dynamicScore(usageOfNote(note, memory.usage), place.now()) }];
  });
  return { ranked: rerank(notes), mode, notice };
}

/** The notes that a brief may add because they contradict one that was found. */
function allowedIn(notes: readonly Note[], { topK, excludeTags }: BriefRequest): readonly Note[] {
  return briefCandidates(notes, { domains: [], tags: [] }, { topK, excludeTags, includeDomains: [] });
}
