// A segment of a search index: documents and the postings of their words, as arrays of numbers that can be written and
// read back without rebuilding.

export interface Segment {
  readonly documents: Documents;
  /** By document, its number of words. */
  readonly lengths: Uint32Array;
  /** 1 for a document that is gone or indexed anew elsewhere. */
  readonly dead: Uint8Array;
  readonly words: WordList;
  /** The postings of word `w` are those from `starts[w]` to `starts[w + 1]`. */
  readonly starts: Uint32Array;
  readonly postings: Postings;
  /** By word, its highest count in any document. */
  readonly peaks: Uint16Array;
  /** The file that holds it; null until it is written. */
  readonly file: string | null;
  /** The numbers of documents whose size or time has changed since that file was written. */
  readonly restated: Uint32Array;
}

/** What is known of documents without opening them: a column per fact, in the order of numbers. */
export interface Documents {
  readonly paths: readonly string[];
  readonly bytes: Float64Array;
  /** Milliseconds since 1970. */
  readonly modifiedAt: Float64Array;
  /** Digests of their contents. */
  readonly digests: BigUint64Array;
  /** The folders that contain them, with a trailing `/`; empty for the top. */
  readonly folders: readonly string[];
  /** By document, the number of its folder. */
  readonly folderOf: Uint32Array;
}

export interface IndexedDocument {
  readonly path: string;
  readonly bytes: number;
  readonly modifiedAt: number;
  readonly digest: bigint;
}

/** Sorted by UTF-16 units for binary search. */
export interface WordList {
  readonly units: Uint16Array;
  /** Word `w` is the units from `bounds[w]` to `bounds[w + 1]`. */
  readonly bounds: Uint32Array;
}

interface Postings {
  readonly documents: Uint32Array;
  /** The count of the word in the document, at most `MOST_COUNTED`. */
  readonly counts: Uint16Array;
}

export const MOST_COUNTED = 0xff_ff;

export interface AnalysedDocument extends IndexedDocument {
  readonly words: readonly string[];
  /** Words that also find it, but do not make it longer; none by default. */
  readonly uncounted?: readonly string[];
}

/** For a segment that is not written yet. */
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

/** The parent folder, with a trailing `/`; empty for the top. */
export function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/', path.length - 2) + 1);
}

/** The indices that hold a 1. */
export function marked(flags: Uint8Array): readonly number[] {
  const numbers: number[] = [];
  for (let at = flags.indexOf(1); at !== -1; at = flags.indexOf(1, at + 1)) numbers.push(at);
  return numbers;
}

/** A copy with more documents dead. */
export function withoutDocuments(segment: Segment, isGone: (path: string) => boolean): Segment {
  const dead = segment.dead.map((was, at) => (isGone(segment.documents.paths[at] ?? '') ? 1 : was));
  return { ...segment, dead };
}

/** Compares as strings do: the order of the word list and of paths. */
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

/** Null when no document has the word. */
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

/** The count of a word, given by its number, in a document. */
export function occurrencesIn({ starts, postings }: Segment, word: number | null, document: number): number {
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
