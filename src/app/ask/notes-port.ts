// The notes of a vault as they are searched, quoted and sent: without secrets, and without those that its user excludes.

import { createHash } from 'node:crypto';
import { join, posix } from 'node:path';
import { listingSteps } from '../../adapters/documents/list-documents.ts';
import { LARGEST_DOCUMENT, statOf } from '../../adapters/documents/listed-document.ts';
import { listFolder } from '../../adapters/files/list-folder.ts';
import { projectFile } from '../../adapters/files/place.ts';
import { readFile } from '../../adapters/files/read-file.ts';
import { textToSend } from '../../adapters/secrets/text-to-send.ts';
import { notePassages, repeatedLines } from '../../core/ask/notes/note-passages.ts';
import { noteText } from '../../core/ask/notes/note-text.ts';
import type { LeftOutCode, NotePassage, NoteRead, NotesPort } from '../../core/ask/ports.ts';
import { atOneGo } from '../../core/retrieval/steps.ts';
import { inSlices, searchVault } from '../retrieval/search-vault.ts';
import { vaultScope } from '../retrieval/vault-scope.ts';
import type { VaultPlace } from './vault-place.ts';

export interface VaultNotesRequest {
  readonly vault: VaultPlace;
  readonly now: () => number;
  /** Besides what Obsidian excludes. */
  readonly exclude: readonly string[];
  /** For a window that must stay alive: called between slices of the work. */
  readonly pause?: () => Promise<void>;
  readonly signal?: AbortSignal;
  /** How many of the notes have been read. */
  readonly tell?: (done: number, total: number) => void;
}

export function vaultNotes({ vault, now, exclude, pause, signal, tell }: VaultNotesRequest): NotesPort {
  const { root, userFolder, configDir } = vault;
  const scopeNow = () => vaultScope({ root, vault: root, exclude, userFolder, configDir });
  /** What a search has found is not looked for again. */
  const found = new Set<string>();

  let listing: Promise<ReadonlySet<string>> | null = null;
  /** Of this operation: a vault is not listed again for each note that is read. */
  const listed = (): Promise<ReadonlySet<string>> => {
    listing ??= list();
    return listing;
  };
  const list = async (): Promise<ReadonlySet<string>> => {
    const steps = () => listingSteps(root, 'notes', undefined, scopeNow());
    const { documents } = (pause && (await inSlices(steps(), pause, undefined))) ?? atOneGo(steps());
    return new Set(documents.map(({ path }) => path));
  };

  /** The file of a note that may be searched. */
  const locate = async (path: string): Promise<string | Exclude<NoteRead, { readonly status: 'text' }>> => {
    const file = spelt(root, path);
    if (file === null)
      return hasPlaceholder(root, path)
        ? leftOut('empty', 'iCloud has not downloaded it')
        : { status: 'missing' };
    // A store that came with the vault may name anything.
    const isKnown = found.has(path) || (statOf(file)?.size ?? 0) > LARGEST_DOCUMENT;
    return isKnown || (await listed()).has(path) ? file : leftOut('excluded', 'it is excluded');
  };

  return {
    search: async (query, { bm25TopN: topN, bm25k1: k1, bm25b: b, exclude: excluded }) => {
      const request = { root, query, topN, k1, b, userFolder, now, exclude: excluded, configDir };
      const searched = await searchVault({
        ...request,
        ...(pause && { pause }),
        ...(signal && { signal }),
        ...(tell && { tell }),
      });
      if (searched === null) return { docs: 0, hits: [], leftOut: [], unusable: [] };
      for (const { path } of searched.hits) found.add(path);
      const { docs, hits, leftOut: clauses, unusable } = searched;
      return { docs, hits: hits.map(({ path, score }) => ({ path, score })), leftOut: clauses, unusable };
    },
    read: async (path) => {
      const file = await locate(path);
      return typeof file === 'string' ? readNote(root, file) : file;
    },
    passages: async (paths, query) => {
      const texts: (string | null)[] = [];
      for (const path of paths) {
        const file = await locate(path);
        const note = typeof file === 'string' ? plainNote(root, file) : file;
        texts.push(note.status === 'plain' ? note.text : null);
      }
      const repeated = repeatedLines(texts.filter((text) => text !== null));
      return paths.map((path, at) => passagesIn({ path, text: texts[at] ?? '' }, query, repeated));
    },
    paths: async () => [...(await listed())],
  };
}

/** Of one note, and the characters of each. */
const MOST_PASSAGES = 5;
const LONGEST_PASSAGE = 1_200;

/** A secret of several lines becomes one, and the lines are those of the file. */
function passagesIn(
  { path, text }: { readonly path: string; readonly text: string },
  query: string,
  repeated: ReadonlySet<string>,
): readonly NotePassage[] {
  const masked = textToSend(text);
  const isAligned = masked.split('\n').length === text.split('\n').length;
  const passages = notePassages(isAligned ? masked : text, query, {
    most: MOST_PASSAGES,
    longest: LONGEST_PASSAGE,
    repeated,
  });
  return passages.map(({ headings, line, text: words }) => ({
    ...{ path, headings, line },
    text: isAligned ? words : textToSend(words),
  }));
}

function readNote(root: string, file: string): NoteRead {
  const note = plainNote(root, file);
  if (note.status !== 'plain') return note;
  const text = textToSend(note.text);
  return { status: 'text', text, contentHash: `sha256:${createHash('sha256').update(text).digest('hex')}` };
}

type PlainNote =
  | { readonly status: 'plain'; readonly text: string }
  | Exclude<NoteRead, { readonly status: 'text' }>;

function plainNote(root: string, file: string): PlainNote {
  const read = readFile(file, projectFile(root), LARGEST_DOCUMENT);
  if (read.status === 'missing') return read;
  if (read.status === 'refused') {
    const isLarge = (statOf(file)?.size ?? 0) > LARGEST_DOCUMENT;
    return isLarge ? leftOut('too-large', 'it is larger than 1 MB') : leftOut('unreadable', read.reason);
  }
  const note = noteText(read.bytes);
  return note.status === 'text' ? { status: 'plain', text: note.text } : leftOut(note.kind, note.reason);
}

function leftOut(code: LeftOutCode, reason: string): Extract<NoteRead, { readonly status: 'left-out' }> {
  return { status: 'left-out', code, reason };
}

/** iCloud puts `.name.md.icloud` in the place of a note that it has not downloaded: the note itself is not gone. */
function hasPlaceholder(root: string, path: string): boolean {
  const { dir, base } = posix.parse(path);
  return spelt(root, posix.join(dir, `.${base}.icloud`)) !== null;
}

/** The absolute path as the file system spells it, which may decompose letters; null when there is none. */
function spelt(root: string, path: string): string | null {
  const plain = join(root, path);
  if (statOf(plain) !== null) return plain;
  return path.split('/').reduce<string | null>((folder, name) => {
    if (folder === null) return null;
    const listed = listFolder(folder, projectFile(root));
    const entry =
      listed.status === 'ok' ? listed.entries.find((one) => one.name.normalize('NFC') === name) : undefined;
    return entry === undefined ? null : join(folder, entry.name);
  }, root);
}
