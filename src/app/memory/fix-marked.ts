// Puts notes that are marked for review into the template with the user's own model, once somebody has said yes. The text
// as it was stays below.

import { mswPath } from '../../adapters/files/msw-folder.ts';
import { ownFile } from '../../adapters/files/place.ts';
import { textOf } from '../../adapters/files/read-file.ts';
import { exchangeNote, LARGEST_NOTE } from '../../adapters/memory/note-store.ts';
import type { ModelEndpoint } from '../../adapters/model/ask-model.ts';
import { type Note, renderNoteFacts } from '../../core/memory/note.ts';
import { readFrontmatter } from '../../core/text/markdown/frontmatter.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { openMemory } from './open-memory.ts';
import { restructureNote } from './own-model.ts';

export interface FixedNotes {
  readonly fixed: readonly string[];
  /** With the reason, a sentence. */
  readonly left: readonly { readonly id: string; readonly reason: string }[];
}

/** So many at a time: each is a call of the model. */
const MOST = 20;

export function markedNotes(place: Pick<Workspace, 'project' | 'userFolder'>): readonly Note[] {
  return openMemory(place)
    .notes.filter(({ needsReview }) => needsReview)
    .slice(0, MOST);
}

export async function fixMarked(
  place: Pick<Workspace, 'project' | 'userFolder'>,
  model: ModelEndpoint,
): Promise<FixedNotes> {
  const fixed: string[] = [];
  const left: { id: string; reason: string }[] = [];
  for (const note of markedNotes(place)) {
    const told = await restructureNote(model, note.original ?? note.text);
    const reason = told.status === 'none' ? told.notice : await replace(place.project, note, told.text);
    if (reason === null) fixed.push(note.id);
    else left.push({ id: note.id, reason });
  }
  return { fixed, left };
}

/** Keeps every field of the frontmatter but the mark. Null when it is done. */
async function replace(project: string, note: Note, text: string): Promise<string | null> {
  const path = mswPath(project, 'memory', `${note.id}.md`);
  const before = textOf(path, ownFile(project), LARGEST_NOTE) ?? '';
  const { present, end } = readFrontmatter(before);
  const head = present ? before.slice(0, end) : renderNoteFacts({ ...note, needsReview: false });
  const after = `${head.replace(/^needs_review:[^\n]*\n/m, '')}${text}`;
  const changed = await exchangeNote(project, note.id, { isStill: (file) => file === before, text: after });
  if (changed === true) return null;
  return changed === false ? 'It was changed meanwhile.' : changed.reason;
}
