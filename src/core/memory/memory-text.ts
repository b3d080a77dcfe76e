// What the memory shows: people read it in a terminal, Claude when it asks. Whatever a note says is data of the
// project, since a repository can bring notes along: quoted or fenced, with the file that it comes from.

import { fence, indented } from '../text/fence.ts';
import { joinProse, type Prose, prose } from '../text/prose.ts';
import { quoteLine } from '../text/quote-line.ts';
import { quoteName } from '../text/quote-name.ts';
import type { Note } from './note.ts';
import { TEMPLATE, type TemplateProblem } from './template.ts';

/** As the project names it. */
export function noteFile(id: string): string {
  return `.msw/memory/${id}.md`;
}

export interface ListedNotes {
  readonly notes: readonly Note[];
  readonly unusable: readonly Unusable[];
}

interface Unusable {
  readonly name: string;
  readonly reason: string;
}

export function renderNotes({ notes, unusable }: ListedNotes): Prose {
  const none =
    notes.length === 0 ? prose`The memory of this project is empty: /msw:remember adds a note.` : null;
  return joinProse([none, ...notes.map(lineOf), unusableLines(unusable)], '\n');
}

/** One line: what it is, when, and where it stands. */
function lineOf({ id, type, title, createdAt, needsReview, domain }: Note): Prose {
  const day = createdAt === null ? prose`undated` : quoteName(createdAt.slice(0, 10));
  const about = domain === null ? prose`` : prose` (${quoteName(domain, 40)})`;
  const review = needsReview ? prose`, to review` : prose``;
  return prose`${typeWord(type)} ${quoteLine(title, 120)}${about}, ${day}${review}: ${quoteName(noteFile(id))}`;
}

/** The whole note. */
export function renderWholeNote(note: Note): Prose {
  return joinProse([lineOf(note), fenceNote(note, 20_000)], '\n');
}

function fenceNote({ id, text }: Pick<Note, 'id' | 'text'>, cap: number): Prose {
  return fence(text.trim(), { cap, label: prose`the project's memory, ${quoteName(noteFile(id))}` });
}

/** Null for none. */
function unusableLines(unusable: readonly Unusable[]): Prose | null {
  if (unusable.length === 0) return null;
  const lines = unusable.map(
    ({ name, reason }) => prose`Left out: ${quoteName(name, 200)}, ${quoteLine(reason, 200)}`,
  );
  return joinProse(lines, '\n');
}

export function renderProblems(problems: readonly TemplateProblem[]): Prose {
  const lines = problems.map(({ message }) => prose`- ${quoteLine(message, 200)}`);
  return joinProse([...lines, prose`The template:`, indented(TEMPLATE)], '\n');
}

function typeWord(type: Note['type']): Prose {
  const words = {
    PATTERN: prose`PATTERN `,
    DECISION: prose`DECISION`,
    PROBLEM: prose`PROBLEM `,
    INSIGHT: prose`INSIGHT `,
  };
  return words[type];
}
