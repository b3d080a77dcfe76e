// Finds notes: on request, and for a failure that one of them may answer.

import { findNotes, RUNG_FLOOR, SEARCH_FLOOR, speaksOf } from '../../core/memory/find-notes.ts';
import { noteFile } from '../../core/memory/memory-text.ts';
import type { Note } from '../../core/memory/note.ts';
import type { Passage } from '../../core/retrieval/passage.ts';
import { type FoundByBoth, findInMemory, orderedByBoth } from './find-in-memory.ts';
import { indexOfNotes, type Memory, type MemoryPlace, openMemory } from './open-memory.ts';

export interface MemorySearch {
  readonly query: string;
  readonly most: number;
  readonly type: string | null;
  readonly tags: readonly string[];
  readonly domain: string | null;
}

interface MemoryHit {
  readonly note: Note;
  readonly score: number;
  /** The note that replaced it; null for none. */
  readonly supersededBy: string | null;
}

interface FoundMemory {
  readonly hits: readonly MemoryHit[];
  /** The number of notes in the memory. */
  readonly notes: number;
  readonly unusable: Memory['unusable'];
}

export interface SearchedMemory extends FoundMemory, Pick<FoundByBoth, 'mode' | 'notice'> {}

export async function searchMemory(
  place: MemoryPlace,
  { query, most, ...filter }: MemorySearch,
): Promise<SearchedMemory> {
  const memory = openMemory(place);
  const ids = new Set(memory.notes.filter((note) => isWanted(note, filter)).map(({ id }) => id));
  const wanted = { query, ids, most, floor: SEARCH_FLOOR };
  const { found, mode, notice } = await findInMemory(place, memory, wanted);
  const hits = found.flatMap(({ id, score }) => {
    const note = memory.byId.get(id);
    return note === undefined ? [] : [{ note, score, supersededBy: memory.superseded.get(id) ?? null }];
  });
  return { hits, mode, notice, notes: memory.notes.length, unusable: memory.unusable };
}

export function isWanted(
  { type, tags, domain }: Note,
  wanted: Pick<MemorySearch, 'type' | 'tags' | 'domain'>,
): boolean {
  if (wanted.type !== null && type !== wanted.type) return false;
  if (wanted.domain !== null && domain !== wanted.domain.toLowerCase()) return false;
  return wanted.tags.every((tag) => tags.includes(tag.toLowerCase()));
}

/** The notes that are clearly about a failure, by its code, message, symbols and file names. No outdated ones. */
async function notesAbout(
  place: MemoryPlace,
  { query, most, ...filter }: MemorySearch,
): Promise<FoundMemory> {
  const memory = openMemory(place);
  const isOffered = (note: Note) => !memory.superseded.has(note.id) && isWanted(note, filter);
  const ids = new Set(memory.notes.filter(isOffered).map(({ id }) => id));
  const byWords = findNotes(indexOfNotes(place, memory, query), query, { ids, most, floor: RUNG_FLOOR });
  const telling = byWords.filter(({ id }) => speaksOf(memory.byId.get(id)?.text ?? '', query));
  const found = await orderedByBoth(place, memory, { query, found: telling });
  const hits = found.flatMap(({ id, strength }) => {
    const note = memory.byId.get(id);
    return note === undefined ? [] : [{ note, score: strength, supersededBy: null }];
  });
  return { hits, notes: memory.notes.length, unusable: memory.unusable };
}

/** The memory rung of the ladder: empty unless a note is clearly about the failure. */
export async function memoryPassages(
  question: MemoryPlace & { readonly query: string; readonly most?: number },
): Promise<readonly Passage[]> {
  const { query, most = 2 } = question;
  const { hits } = await notesAbout(question, { query, most, type: null, tags: [], domain: null });
  return hits.map(({ note, score }) => passageOf(note, score));
}

const LONGEST_PASSAGE = 2000;

function passageOf({ id, text, createdAt, needsReview }: Note, score: number): Passage {
  const day = createdAt === null ? 'undated' : `of ${createdAt.slice(0, 10)}`;
  const head = `A note ${day}${needsReview ? ', not reviewed' : ''}:`;
  return { text: `${head}\n${text.trim().slice(0, LONGEST_PASSAGE)}`, source: `${noteFile(id)}:1`, score };
}
