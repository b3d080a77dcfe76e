// Finds a note by the name that somebody typed, and forgets notes.

import { renameSync } from 'node:fs';
import { openMswSubfolder } from '../../adapters/files/msw-folder.ts';
import { below } from '../../adapters/files/place.ts';
import { changeNotes, freePath, type StoredNotes } from '../../adapters/memory/note-store.ts';
import type { Note } from '../../core/memory/note.ts';
import { closestWord } from '../../core/text/closest-word.ts';
import { countOf } from '../../core/text/count-of.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import { lineToType } from '../workspace/cli-command.ts';

export type OpenedNote =
  | { readonly status: 'ok'; readonly note: Note }
  | { readonly status: 'refused'; readonly reason: string };

/** @param wanted the id, its beginning, or the path of the file */
export function findNote({ notes, unusable }: StoredNotes, wanted: string): OpenedNote {
  const id = wanted
    .trim()
    .replace(/^.*[/\\]/, '')
    .replace(/\.md$/, '');
  const exact = notes.find((note) => note.id === id);
  if (exact !== undefined) return { status: 'ok', note: exact };
  const begun = id === '' ? [] : notes.filter((note) => note.id.startsWith(id));
  const [only] = begun;
  if (begun.length === 1 && only !== undefined) return { status: 'ok', note: only };
  const broken = unusable.find(({ name }) => name === `${id}.md`);
  return {
    status: 'refused',
    reason: broken === undefined ? unknownNote(id, notes, begun) : `${broken.name}: ${broken.reason}.`,
  };
}

/** Moves the note, which can be moved back. */
export async function forgetNote(
  project: string,
  id: string,
): Promise<
  { readonly status: 'ok'; readonly path: string } | { readonly status: 'refused'; readonly reason: string }
> {
  const folder = openMswSubfolder(project, 'memory', 'forgotten');
  if (folder.status === 'refused') return folder;
  return changeNotes(project, (notes) => {
    const path = freePath(folder.path, id);
    renameSync(below(notes, `${id}.md`), path);
    return { status: 'ok' as const, path };
  });
}

function unknownNote(id: string, notes: readonly Note[], begun: readonly Note[]): string {
  const shown = plainLine(id, 80);
  if (begun.length > 1)
    return `${countOf(begun.length, 'note')} begin with "${shown}", among them ${begun[0]?.id} and ${begun[1]?.id}: type more of the id.`;
  const meant = closestWord(
    id,
    notes.map((note) => note.id),
  );
  return `There is no note "${shown}"${meant === null ? `. To list all: ${lineToType`memory list`}` : `: did you mean ${meant}?`}`;
}
