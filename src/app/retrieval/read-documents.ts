// Reads documents that are new or may have changed, and indexes their words.

import { createHash } from 'node:crypto';
import type { DocumentKind } from '../../adapters/documents/document-kinds.ts';
import { LARGEST_DOCUMENT, type ListedDocument } from '../../adapters/documents/listed-document.ts';
import { named } from '../../adapters/files/place.ts';
import { readFile } from '../../adapters/files/read-file.ts';
import { noteText } from '../../core/ask/notes/note-text.ts';
import { type Analyser, analyse, loneCharacters } from '../../core/retrieval/analyse.ts';
import { segmentBuilder } from '../../core/retrieval/build-segment.ts';
import type { NumberedStat } from '../../core/retrieval/search-index.ts';
import type { AnalysedDocument, Segment } from '../../core/retrieval/segment.ts';
import type { Steps } from '../../core/retrieval/steps.ts';
import { textPieces } from '../../core/retrieval/text-pieces.ts';

interface Reading {
  /** Digests of the known documents. */
  readonly digests: BigUint64Array;
  readonly kind: DocumentKind;
  readonly analyser: Analyser;
  readonly isLate: () => boolean;
  readonly tell: (done: number, total: number) => void;
}

interface ReadDocuments {
  /** Documents with unchanged content. */
  readonly same: readonly NumberedStat[];
  /** New and changed ones; null for none. */
  readonly written: Segment | null;
  readonly unread: readonly Unread[];
  /** The numbers of known documents whose content changed or that cannot be read now. */
  readonly replaced: readonly number[];
}

interface Unread {
  readonly path: string;
  /** A clause about "it"; null for lack of time, and when it is gone by now. */
  readonly reason: string | null;
}

export function* readDocuments(
  documents: readonly ListedDocument[],
  { digests, kind, analyser, isLate, tell }: Reading,
): Steps<ReadDocuments> {
  const [same, replaced, unread]: [NumberedStat[], number[], Unread[]] = [[], [], []];
  const written = segmentBuilder();
  for (const [at, one] of documents.entries()) {
    tell(at, documents.length);
    yield;
    const read = isLate() ? LATE : readDocument(one, kind);
    const known = sameAs(one, read, digests);
    if (known !== null) {
      same.push(known);
      continue;
    }
    if (one.number !== null) replaced.push(one.number);
    if (read.status !== 'ok') unread.push({ path: one.path, reason: read.reason });
    else written.add({ ...one, digest: read.digest, ...(yield* wordsOf(read.text, analyser)) });
  }
  if (documents.length > 0) tell(documents.length, documents.length);
  const isNone = same.length + unread.length === documents.length;
  return { same, replaced, unread, written: isNone ? null : yield* written.build() };
}

type Document =
  | { readonly status: 'ok'; readonly digest: bigint; readonly text: string }
  | { readonly status: 'unread'; readonly reason: string | null };

const LATE: Document = { status: 'unread', reason: null };

/** Null for a new document or a changed one. */
function sameAs(
  { number, ...stat }: ListedDocument,
  read: Document,
  digests: BigUint64Array,
): NumberedStat | null {
  const isSame = number !== null && read.status === 'ok' && digests[number] === read.digest;
  return isSame ? { ...stat, number } : null;
}

/** The name of a document counts like its text; an empty one has nothing else. */
function readDocument({ path, file }: ListedDocument, kind: DocumentKind): Document {
  const found = readFile(file, named, LARGEST_DOCUMENT);
  if (found.status === 'missing') return { status: 'unread', reason: null };
  if (found.status !== 'ok') return { status: 'unread', reason: found.reason };
  const content = contentOf(found.bytes, kind);
  if (typeof content !== 'string') return { status: 'unread', ...content };
  const name = (path.split('/').at(-1) ?? '').replace(/\.md$/i, '');
  const digest = createHash('sha256').update(found.bytes).digest().readBigUInt64LE();
  return { status: 'ok', digest, text: `${name}\n${content}` };
}

function contentOf(bytes: Buffer, kind: DocumentKind): string | { readonly reason: string } {
  if (kind === 'project') return bytes.toString('utf8');
  const note = noteText(bytes);
  if (note.status === 'text') return note.text;
  return note.kind === 'empty' ? '' : { reason: note.reason };
}

function* wordsOf(
  text: string,
  analyser: Analyser,
): Steps<Required<Pick<AnalysedDocument, 'words' | 'uncounted'>>> {
  const [first = '', ...others] = textPieces(text);
  let [words, uncounted] = [analyse(first, analyser), loneCharacters(first)];
  for (const piece of others) {
    yield;
    words = words.concat(analyse(piece, analyser));
    uncounted = uncounted.concat(loneCharacters(piece));
  }
  return { words, uncounted };
}
