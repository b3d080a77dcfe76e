// Each fix of a project is also a note of its memory, a PROBLEM with its solution, for readers of the memory. Guidance
// itself takes it from the fixes, once.

import { readNotes } from '../../adapters/memory/note-store.ts';
import type { Fix } from '../../core/guidance/fix.ts';
import type { Note } from '../../core/memory/note.ts';
import { renderTemplate, tagsOf } from '../../core/memory/template.ts';
import { addNote } from '../memory/add-note.ts';
import { forgetNote } from '../memory/open-note.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** A note written by a person or an agent counts for more. */
const PRIORITY = 3;

/** Only for this project; a failed write is skipped, since the fix itself is kept. */
export async function noteFixes(workspace: Workspace, fixes: readonly Fix[]): Promise<void> {
  for (const fix of fixes.filter(({ project }) => project === workspace.project))
    await addNote(workspace, {
      text: noteText(fix),
      agent: 'msw',
      source: sourceOf(fix.id),
      priority: PRIORITY,
      createdAt: fix.at,
      fields: { failure_class: fix.class },
      evenIfSimilar: true,
    });
}

/** Moves the notes of withdrawn fixes away; they can be restored. */
export async function withdrawNotes(workspace: Workspace, fixes: readonly Fix[]): Promise<void> {
  const sources = new Set(
    fixes.flatMap(({ id, project }) => (project === workspace.project ? [sourceOf(id)] : [])),
  );
  if (sources.size === 0) return;
  for (const { id, source } of readNotes(workspace.project).notes)
    if (source !== null && sources.has(source)) await forgetNote(workspace.project, id);
}

/** Whether a note mirrors one of these fixes. */
export function isNoteOf({ source }: Pick<Note, 'source'>, fixes: ReadonlySet<string>): boolean {
  const [, id] = /^fix (f-\w+)$/.exec(source ?? '') ?? [];
  return id !== undefined && fixes.has(id);
}

function sourceOf(id: string): string {
  return `fix ${id}`;
}

function noteText({ headline, check, explanation, change, tool, code, commit }: Fix): string {
  const committed = commit === null ? '' : `\nCommitted as: ${commit}`;
  return renderTemplate({
    type: 'PROBLEM',
    title: headline,
    context: `The check "${check}" failed: ${headline}`,
    reasoning: explanation === '' ? 'Nobody said why.' : explanation,
    outcome: `It went away with this change:\n\n\`\`\`diff\n${change.trimEnd()}\n\`\`\`${committed}`,
    tags: tagsOf(['fix', tool, ...(code === null ? [] : [code])]),
    original: null,
  });
}
