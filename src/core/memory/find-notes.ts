// Finds the notes on a subject: exact BM25 over the notes that may be found, best first, and nothing when no note
// matches well enough.

import { analyse } from '../retrieval/analyse.ts';
import { buildSegment } from '../retrieval/build-segment.ts';
import { rank } from '../retrieval/rank.ts';
import type { SearchIndex } from '../retrieval/search-index.ts';
import { withoutDocuments } from '../retrieval/segment.ts';
import type { NoteParts } from './template.ts';

export interface FoundNote {
  readonly id: string;
  /** BM25. */
  readonly score: number;
  /** Roughly the number of words of the query that only this note has. */
  readonly strength: number;
}

/**
 * Whether a note is about this failure and not just about failing: it has several of the words that set the failure
 * apart, or fewer with an error code among them.
 */
export function speaksOf(note: string, failure: string): boolean {
  const words = new Set(analyse(note, 'english'));
  const telling = [...new Set(analyse(failure, 'english'))].filter(
    (word) => !isGeneral(word) && words.has(word),
  );
  const hasCode = telling.some((word) => /^(?=.*\d)(?=.*[a-z]).{4,}$/.test(word));
  return telling.length >= (hasCode ? 2 : 3);
}

/** Occurs in most failures. */
function isGeneral(word: string): boolean {
  return word.length < 3 || GENERAL.has(word);
}

const GENERAL = new Set(
  analyse(
    'test tests fail failed failing error errors exception expected received actual assert assertion value values type types typeerror function method class object property properties undefined null true false read reading cannot could does not found find file files line lines module import name names call called argument arguments return returned run running src lib index main line node modules code exit status message problem thing another other any all have has been when while new old use used using get set dist build',
    'english',
  ),
);

interface Wanted {
  /** The notes that may be found; the others do not even count towards how rare a word is. */
  readonly ids: ReadonlySet<string>;
  readonly most: number;
  /** The minimum strength; 0 for all. */
  readonly floor: number;
}

/** For a person, who sees and judges the results. */
export const SEARCH_FLOOR = 0.6;
/** For a note that is shown without having been asked for. */
export const RUNG_FLOOR = 2.5;

export function findNotes(
  index: SearchIndex,
  query: string,
  { ids, most, floor }: Wanted,
): readonly FoundNote[] {
  const words = [...new Set(analyse(query, index.analyser))];
  const segments = index.segments.map((one) => withoutDocuments(one, (path) => !ids.has(idOf(path))));
  const alive = segments.reduce((sum, { dead }) => sum + dead.filter((one) => one === 0).length, 0);
  const unit = Math.log(1 + (alive - 0.5) / 1.5);
  return rank(segments, words, most)
    .map(({ path, score }) => ({ id: idOf(path), score, strength: unit === 0 ? 0 : score / unit }))
    .filter(({ strength }) => strength >= floor);
}

export interface SimilarNote {
  readonly id: string;
  /** 0 to 1: how much of each note's content the other has too. */
  readonly similarity: number;
}

/** From here on a new note says the same as another. */
export const NEARLY_THE_SAME = 0.75;

type Words = Pick<NoteParts, 'title' | 'context' | 'reasoning' | 'outcome'> & { readonly id: string };

/** The notes most similar to `one`, best first; it may be among `notes` itself. */
export function similarNotes(notes: readonly Words[], one: Words): readonly SimilarNote[] {
  const likeness = likenessAmong([...notes.filter(({ id }) => id !== one.id), one]);
  const others = likeness.nearest(one.id);
  const alike = others.map((id) => ({ id, similarity: likeness.of(one.id, id) }));
  return alike.sort((a, b) => b.similarity - a.similarity || (a.id < b.id ? -1 : 1));
}

/** Below this, two notes have too little in common for a link that nobody stated. */
export const WORTH_A_LINK = 0.1;

/** @param notes must include both notes */
export function similarityOf(notes: readonly Words[], one: Words, other: Words): number {
  return likenessAmong(notes).of(one.id, other.id);
}

export interface AlikeNotes {
  readonly ids: readonly [string, string];
  readonly similarity: number;
}

/** Every pair of at least this similarity; by default those that say nearly the same. */
export function alikeNotes(notes: readonly Words[], least: number = NEARLY_THE_SAME): readonly AlikeNotes[] {
  const likeness = likenessAmong(notes);
  const pairs = new Map<string, AlikeNotes>();
  for (const { id } of notes)
    for (const other of likeness.nearest(id)) {
      const ids: readonly [string, string] = id < other ? [id, other] : [other, id];
      const key = ids.join(' ');
      if (!pairs.has(key)) pairs.set(key, { ids, similarity: likeness.of(...ids) });
    }
  return [...pairs.values()]
    .filter(({ similarity }) => similarity >= least)
    .sort((a, b) => b.similarity - a.similarity || (a.ids.join(' ') < b.ids.join(' ') ? -1 : 1));
}

const MOST_NEAR = 5;

/** Symmetric similarity: the mean of both directions, each as a share of a note's score against itself. */
function likenessAmong(notes: readonly Words[]) {
  const words = new Map(notes.map((note) => [note.id, wordsOf(note)]));
  const segment = buildSegment(
    notes.map(({ id }) => ({ path: id, bytes: 0, modifiedAt: 0, digest: 0n, words: words.get(id) ?? [] })),
  );
  const known = new Map<string, ReadonlyMap<string, number>>();
  const scoresOf = (id: string): ReadonlyMap<string, number> => {
    const found =
      known.get(id) ??
      new Map(rank([segment], words.get(id) ?? [], MOST_ALIKE).map(({ path, score }) => [path, score]));
    known.set(id, found);
    return found;
  };
  const share = (from: string, to: string) =>
    (scoresOf(from).get(to) ?? 0) / (scoresOf(from).get(from) ?? Number.POSITIVE_INFINITY);
  return {
    nearest: (id: string) => [...scoresOf(id).keys()].filter((other) => other !== id).slice(0, MOST_NEAR),
    of: (one: string, other: string) => Math.min(1, (share(one, other) + share(other, one)) / 2),
  };
}

/** A note that ranks below these is not nearly the same. */
const MOST_ALIKE = 200;

function wordsOf({ title, context, reasoning, outcome }: Words): readonly string[] {
  return analyse([title, context, reasoning, outcome].join('\n'), 'english');
}

function idOf(path: string): string {
  return path.replace(/\.md$/, '');
}
