// Merges notes that say nearly the same into one: the newest, and from the others each sentence that it lacks.

import { type AlikeNotes, alikeNotes } from './find-notes.ts';
import type { Note } from './note.ts';
import { type NoteParts, tagsOf } from './template.ts';

/** Groups of at least two, the newest note of each first. */
export function nearGroups(notes: readonly Note[]): readonly (readonly [Note, ...Note[]])[] {
  const byId = new Map(notes.map((note) => [note.id, note]));
  const groups = new Map<string, Set<string>>();
  for (const { ids } of alikeNotes(notes)) join(groups, ids);
  return [...new Set(groups.values())].flatMap((ids) => {
    const [first, ...others] = [...ids].flatMap((id) => byId.get(id) ?? []).sort(newestFirst);
    return first === undefined || others.length === 0 ? [] : [[first, ...others] as const];
  });
}

function join(groups: Map<string, Set<string>>, [one, other]: AlikeNotes['ids']): void {
  const whole = new Set([one, other, ...(groups.get(one) ?? []), ...(groups.get(other) ?? [])]);
  for (const id of whole) groups.set(id, whole);
}

function newestFirst(one: Note, other: Note): number {
  const [a, b] = [one.createdAt ?? '', other.createdAt ?? ''];
  return a === b ? (one.id < other.id ? -1 : 1) : a < b ? 1 : -1;
}

export function mergedNote([first, ...others]: readonly [Note, ...Note[]]): NoteParts {
  const all = (part: 'context' | 'reasoning' | 'outcome') =>
    others.reduce((text, other) => withNew(text, other[part]), first[part]);
  return {
    type: first.type,
    title: first.title,
    context: all('context'),
    reasoning: all('reasoning'),
    outcome: all('outcome'),
    tags: tagsOf([first, ...others].flatMap(({ tags }) => tags)),
    original: null,
  };
}

/** Sentences differ unless they have the same letters and digits. */
function withNew(text: string, more: string): string {
  const plain = (one: string) =>
    one
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const known = new Set(sentencesOf(text).map(plain));
  const added = sentencesOf(more).filter((one) => plain(one) !== '' && !known.has(plain(one)));
  return [text, ...added].filter((part) => part !== '').join('\n');
}

function sentencesOf(text: string): readonly string[] {
  return text.split(/\n+|(?<=[.!?])\s+/).map((one) => one.trim());
}
