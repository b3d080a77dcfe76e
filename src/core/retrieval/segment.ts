// A part of a search index: documents, and where which word stands in them, as arrays of numbers that can be written
// down and read back without being rebuilt.

export interface Segment {
  readonly documents: Documents;
  /** How many words each document has. */
  readonly lengths: Uint32Array;
  /** 1 for what is gone, or is indexed anew elsewhere. */
  readonly dead: Uint8Array;
  readonly words: WordList;
  /** The postings of word `w` are those from `starts[w]` to `starts[w + 1]`. */
  readonly starts: Uint32Array;
  readonly postings: Postings;
  /** By word, how often it is in the document that has it most often. */
  readonly peaks: Uint16Array;
  /** What holds it; null for one that was not written yet. */
  readonly file: string | null;
  /** The numbers of documents of which other sizes and times are known than are in that file. */
  readonly restated: Uint32Array;
}

/** What is known of documents without opening them: each fact in the order of their numbers. */
export interface Documents {
  readonly paths: readonly string[];
  readonly bytes: Float64Array;
  /** Milliseconds since 1970. */
  readonly modifiedAt: Float64Array;
  /** Of their contents. */
  readonly digests: BigUint64Array;
  /** Those that they are in, with `/` at the end; empty for the top. */
  readonly folders: readonly string[];
  /** Of each the number of its folder. */
  readonly folderOf: Uint32Array;
}

export interface IndexedDocument {
  readonly path: string;
  readonly bytes: number;
  readonly modifiedAt: number;
  readonly digest: bigint;
}

/** Sorted by their UTF-16 units, so that a word is found by halving. */
export interface WordList {
  readonly units: Uint16Array;
  /** Word `w` is the units from `bounds[w]` to `bounds[w + 1]`. */
  readonly bounds: Uint32Array;
}

interface Postings {
  readonly documents: Uint32Array;
  /** How often the word is in the document, at most `MOST_COUNTED`. */
  readonly counts: Uint16Array;
}

export const MOST_COUNTED = 0xff_ff;

export interface AnalysedDocument extends IndexedDocument {
  readonly words: readonly string[];
}

/** Of a segment that was not written yet. */
export const AS_BUILT: Pick<Segment, 'file' | 'restated'> = { file: null, restated: new Uint32Array(0) };

export function columnsOf(documents: readonly IndexedDocument[]): Documents {
  const numberOf = new Map<string, number>();
  const numbered = (folder: string) => {
    const number = numberOf.get(folder) ?? numberOf.size;
    numberOf.set(folder, number);
    return number;
  };
  return {
    paths: documents.map(({ path }) => path),
    bytes: Float64Array.from(documents, ({ bytes }) => bytes),
    modifiedAt: Float64Array.from(documents, ({ modifiedAt }) => modifiedAt),
    digests: BigUint64Array.from(documents, ({ digest }) => digest),
    folderOf: Uint32Array.from(documents, ({ path }) => numbered(parentOf(path))),
    folders: [...numberOf.keys()],
  };
}

/** Of a file or folder, with `/` at its end; empty for the top. */
export function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/', path.length - 2) + 1);
}

/** Where there is a 1. */
export function marked(flags: Uint8Array): readonly number[] {
  const numbers: number[] = [];
  for (let at = flags.indexOf(1); at !== -1; at = flags.indexOf(1, at + 1)) numbers.push(at);
  return numbers;
}

/** The same, with more of it dead. */
export function withoutDocuments(segment: Segment, isGone: (path: string) => boolean): Segment {
  const dead = segment.dead.map((was, at) => (isGone(segment.documents.paths[at] ?? '') ? 1 : was));
  return { ...segment, dead };
}

/** As strings compare: the order of the word list, and of paths. */
export function byUnits(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

export function wordListOf(words: readonly string[]): WordList {
  const bounds = new Uint32Array(words.length + 1);
  words.forEach((word, index) => {
    bounds[index + 1] = (bounds[index] ?? 0) + word.length;
  });
  const units = new Uint16Array(bounds[words.length] ?? 0);
  words.forEach((word, index) => {
    const start = bounds[index] ?? 0;
    for (let at = 0; at < word.length; at += 1) units[start + at] = word.charCodeAt(at);
  });
  return { units, bounds };
}

/** Null for a word that no document has. */
export function findWord({ units, bounds }: WordList, word: string): number | null {
  let low = 0;
  let high = bounds.length - 2;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const order = compareAt(units, bounds[middle] ?? 0, bounds[middle + 1] ?? 0, word);
    if (order === 0) return middle;
    if (order < 0) low = middle + 1;
    else high = middle - 1;
  }
  return null;
}

export function wordAt({ units, bounds }: WordList, word: number): string {
  let text = '';
  for (let at = bounds[word] ?? 0; at < (bounds[word + 1] ?? 0); at += 1)
    text += String.fromCharCode(units[at] ?? 0);
  return text;
}

function compareAt(units: Uint16Array, start: number, end: number, word: string): number {
  const shared = Math.min(end - start, word.length);
  for (let at = 0; at < shared; at += 1) {
    const difference = (units[start + at] ?? 0) - word.charCodeAt(at);
    if (difference !== 0) return difference;
  }
  return end - start - word.length;
}

/** How often a word, by its number, is in a document. */
export function countIn({ starts, postings }: Segment, word: number | null, document: number): number {
  if (word === null) return 0;
  let low = starts[word] ?? 0;
  let high = (starts[word + 1] ?? 0) - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = postings.documents[middle] ?? 0;
    if (found === document) return postings.counts[middle] ?? 0;
    if (found < document) low = middle + 1;
    else high = middle - 1;
  }
  return 0;
}
