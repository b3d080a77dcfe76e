// What a team shares, as lines of a log that several machines write: answers and fixes as they lie in their files, and
// notes, each line with what a note was before and what it is now. Whoever reads the same lines comes to the same notes:
// of two who changed a note at once, the first one's is the note, and the other's becomes a note of its own.

import * as z from 'zod/mini';
import { parseLine } from '../guidance/cache-line.ts';
import { parseFixLine } from '../guidance/fix-line.ts';
import { isNoteId } from '../memory/note-id.ts';

const digest = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const LINE = z.object({
  v: z.literal(1),
  id: z.string().check(z.refine(isNoteId)),
  /** Digest of what it was; null for a new one. */
  before: z.nullable(digest),
  /** The whole file; null for one that is gone. */
  file: z.nullable(z.string().check(z.minLength(1))),
  /** Digest of the file; null for one that is gone. */
  digest: z.nullable(digest),
  /** ISO 8601: the same change made again is another line. */
  at: z.string().check(z.maxLength(40)),
});

export type NoteLine = Readonly<z.infer<typeof LINE>>;

/** Below what a line on the server may have; nobody writes a note of more. */
export const LONGEST_SHARED_NOTE = 60_000;

/** Null for what is no line of this version, or is not what it says. */
export function parseNoteLine(text: string, digestOf: (file: string) => string): NoteLine | null {
  if (text.length > 2 * LONGEST_SHARED_NOTE) return null;
  try {
    const parsed = LINE.safeParse(JSON.parse(text));
    if (!parsed.success) return null;
    const { file, digest: told } = parsed.data;
    if (file === null) return told === null ? parsed.data : null;
    return file.length <= LONGEST_SHARED_NOTE && digestOf(file) === told ? parsed.data : null;
  } catch {
    return null;
  }
}

/** By id, the digest of what the lines so far come to. */
export type SharedNotes = ReadonlyMap<string, string>;

/** What somebody has to say whose notes are others than the lines come to. */
export function changedNotes(
  shared: SharedNotes,
  own: ReadonlyMap<string, { readonly digest: string; readonly file: string }>,
  at: string,
): readonly NoteLine[] {
  const written = [...own].flatMap(([id, note]): readonly NoteLine[] => {
    const before = shared.get(id) ?? null;
    return before === note.digest ? [] : [{ v: 1, id, before, ...note, at }];
  });
  const gone = [...shared].flatMap(([id, before]): readonly NoteLine[] =>
    own.has(id) ? [] : [{ v: 1, id, before, file: null, digest: null, at }],
  );
  return [...written, ...gone];
}

/** @returns the note that the line is about, and what all of them come to with it */
export function withNoteLine(
  shared: SharedNotes,
  line: NoteLine,
): { readonly target: string | null; readonly shared: SharedNotes } {
  const held = shared.get(line.id) ?? null;
  const isInTurn = held === line.before;
  const after = new Map(shared);
  if (line.digest === null) {
    // Somebody else has changed it meanwhile: it stays.
    if (!isInTurn) return { target: null, shared };
    after.delete(line.id);
    return { target: line.id, shared: after };
  }
  if (held === line.digest) return { target: line.id, shared };
  const target = isInTurn ? line.id : `${line.id.slice(0, 80)}-${line.digest.slice(0, 8)}`;
  after.set(target, line.digest);
  return { target, shared: after };
}

/** `kind`: as the server knows it. */
export const SHARED_FILES = [
  { kind: 'answer', file: 'guidance.jsonl' },
  { kind: 'fix', file: 'fixes.jsonl' },
] as const;

/** A fix with its change and explanation is far below it. */
const LONGEST = 64 * 1024;

/** Whether it is a line that this version can read: also of a server nobody vouches for. */
export function isShareable({ kind, text }: { readonly kind: string; readonly text: string }): boolean {
  if (text.length > LONGEST || /[\n\r]/.test(text)) return false;
  if (kind === 'answer') return parseLine(text) !== null;
  return kind === 'fix' && parseFixLine(text) !== null;
}
