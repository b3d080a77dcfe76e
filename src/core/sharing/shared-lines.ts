// The lines of the log that a team shares and several machines append to: answers and fixes as stored in their files,
// and notes, each line with a note's previous and new state. Every reader of the same lines derives the same notes: of
// two concurrent changes, the first one wins and the second becomes a separate note.

import * as z from 'zod/mini';
import { parseLine } from '../guidance/cache-line.ts';
import { parseFixLine } from '../guidance/fix-line.ts';
import { isNoteId } from '../memory/note-id.ts';

const digest = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const LINE = z.object({
  v: z.literal(1),
  id: z.string().check(z.refine(isNoteId)),
  /** Digest of the previous file; null for a new note. */
  before: z.nullable(digest),
  /** The whole file; null for a deleted note. */
  file: z.nullable(z.string().check(z.minLength(1))),
  /** Digest of the file; null for a deleted note. */
  digest: z.nullable(digest),
  /** ISO 8601; makes a repeated change a different line. */
  at: z.string().check(z.maxLength(40)),
});

export type NoteLine = Readonly<z.infer<typeof LINE>>;

/** Below the server's limit for a line; no real note is longer. */
export const LONGEST_SHARED_NOTE = 60_000;

/** Null when the text is not a line of this version, or does not match its digest. */
export function parseNoteLine(text: string, digestOf: (file: string) => string): NoteLine | null {
  if (text.length > 2 * LONGEST_SHARED_NOTE) return null;
  try {
    const parsed = LINE.safeParse(JSON.parse(text));
    if (!parsed.success) return null;
    const { file, digest: expected } = parsed.data;
    if (file === null) return expected === null ? parsed.data : null;
    return file.length <= LONGEST_SHARED_NOTE && digestOf(file) === expected ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Note id to digest, as the lines read so far define them. */
export type SharedNotes = ReadonlyMap<string, string>;

/** The lines to push when local notes differ from the shared ones. */
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

/** @returns the note that the line writes (null when ignored), and the shared notes after it */
export function withNoteLine(
  shared: SharedNotes,
  line: NoteLine,
): { readonly target: string | null; readonly shared: SharedNotes } {
  const held = shared.get(line.id) ?? null;
  const isInTurn = held === line.before;
  const after = new Map(shared);
  if (line.digest === null) {
    // Another machine has changed the note meanwhile: keep it.
    if (!isInTurn) return { target: null, shared };
    after.delete(line.id);
    return { target: line.id, shared: after };
  }
  if (held === line.digest) return { target: line.id, shared };
  const target = isInTurn ? line.id : `${line.id.slice(0, 80)}-${line.digest.slice(0, 8)}`;
  after.set(target, line.digest);
  return { target, shared: after };
}

/** `kind`: the server's name for it. */
export const SHARED_FILES = [
  { kind: 'answer', file: 'guidance.jsonl' },
  { kind: 'fix', file: 'fixes.jsonl' },
] as const;

/** Far above any fix with its change and explanation. */
const LONGEST = 64 * 1024;

/** Whether this version can parse the line; the server may be untrusted. */
export function isShareable({ kind, text }: { readonly kind: string; readonly text: string }): boolean {
  if (text.length > LONGEST || /[\n\r]/.test(text)) return false;
  if (kind === 'answer') return parseLine(text) !== null;
  return kind === 'fix' && parseFixLine(text) !== null;
}
