// Renders the memory for people in a terminal and for Claude. The text of a note is data of the project, since a
// repository can bring notes along: it is quoted or fenced, with the name of its file.

import { countOf } from '../text/count-of.ts';
import { fence, indented } from '../text/fence.ts';
import { forPeople } from '../text/for-people.ts';
import { joinProse, type Prose, prose } from '../text/prose.ts';
import { quoteLine } from '../text/quote-line.ts';
import { quoteName } from '../text/quote-name.ts';
import { joinShown, type Shown, shown } from '../text/shown.ts';
import type { Ingested, Link } from './links.ts';
import type { Note } from './note.ts';
import type { MemoryReview } from './review-notes.ts';
import { TEMPLATE } from './template.ts';

/** Relative to the project. */
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

/** One line: type, title, domain, day and file. */
function lineOf({ id, type, title, createdAt, needsReview, domain, usageCount }: Note): Prose {
  const day = createdAt === null ? prose`undated` : quoteName(createdAt.slice(0, 10));
  const about = domain === null ? prose`` : prose` (${quoteName(domain, 40)})`;
  const review = needsReview ? prose`, to review` : prose``;
  const used = usageCount === 0 ? prose`` : prose`, used ${countOf(usageCount, 'time')}`;
  return prose`${typeWord(type)} ${quoteLine(title, 120)}${about}, ${day}${used}${review}: ${quoteName(noteFile(id))}`;
}

export interface FoundNotes {
  readonly hits: readonly { readonly note: Note; readonly supersededBy: string | null }[];
  /** The total number of notes. */
  readonly notes: number;
  readonly unusable: readonly Unusable[];
}

/** The best match in full, the others by their titles. */
export function renderFoundNotes({ hits, notes, unusable }: FoundNotes): Prose {
  const [first, ...others] = hits;
  const none =
    notes === 0
      ? prose`The memory of this project is empty.`
      : prose`None of ${countOf(notes, 'note')} says enough about this.`;
  const best = first === undefined ? [none] : [hitLine(first), fenceNote(first.note, 4000)];
  return joinProse([...best, ...others.map(hitLine), unusableLines(unusable)], '\n');
}

/** For people: the best match as it was given. */
export function showFoundNotes({ hits, ...found }: FoundNotes): Shown {
  const [first, ...others] = hits;
  if (first === undefined) return shown(renderFoundNotes({ hits, ...found }));
  const { title, original, text } = first.note;
  const given = (original ?? text).trim();
  const unusable = unusableLines(found.unusable);
  return joinShown(
    [
      shown(hitLine(first)),
      given === title ? null : forPeople(given.split('\n').map((line) => `  ${line}`)),
      ...others.map((hit) => shown(hitLine(hit))),
      unusable === null ? null : shown(unusable),
    ],
    '\n',
  );
}

function hitLine({ note, supersededBy }: FoundNotes['hits'][number]): Prose {
  return supersededBy === null
    ? lineOf(note)
    : prose`${lineOf(note)}, replaced by ${quoteName(noteFile(supersededBy))}`;
}

/** The answer of a notebook, and its age. */
export function renderSynthesis(told: {
  readonly divine_truth: string;
  readonly stale: boolean;
  readonly age_hours: number | null;
}): Prose {
  const age = told.stale ? prose`, ${countOf(told.age_hours ?? 0, 'hour')} old and not renewed` : prose``;
  return prose`## What the Notebook Says${age}\n\n${fence(told.divine_truth, { cap: 24_000, label: prose`the project's notebook` })}`;
}

/** @param reason as of `notKept` */
export function renderSimilar(
  similar: readonly { readonly id: string; readonly title: string }[],
  reason: Prose,
): Prose {
  const lines = similar.map(
    ({ id, title }) => prose`Nearly the same: ${quoteLine(title, 120)}, ${quoteName(noteFile(id))}`,
  );
  return joinProse([...lines, reason], '\n');
}

/** Why a note was not kept, and the cure. @param called how the caller's entry names an option */
export function notKept(similar: string, called: (option: string) => string | null): Prose {
  return prose`Not kept, since a note says nearly the same. With ${quoteName(called('supersedes') ?? 'supersedes')} ${quoteName(similar)} it replaces that note, with ${quoteName(called('anyway') ?? 'anyway')} both are kept.`;
}

/** The questions asked in advance. */
export function renderPrefetched({
  tasks,
  leftToday,
}: {
  readonly tasks: readonly {
    readonly task: string;
    readonly status: 'asked' | 'known' | 'left';
    readonly notice: string | null;
  }[];
  readonly leftToday: number;
}): Prose {
  const words = { asked: prose`asked`, known: prose`known`, left: prose`left` };
  const lines = tasks.map(({ task, status, notice }) => {
    const why = notice === null ? prose`` : prose`, ${quoteLine(notice, 300)}`;
    return prose`${words[status]}: ${quoteLine(task, 120)}${why}`;
  });
  return joinProse([...lines, prose`${leftToday} more can be fetched today.`], '\n');
}

const MOST_SHOWN = 20;

/** @param forget the line that moves a note away */
export function renderMemoryReview(review: MemoryReview, forget: Prose): Prose {
  const { notes, structured, causalLinks, spread, alike, superseded, toReview } = review;
  const { unattributed, undated } = review;
  const file = (id: string) => quoteName(noteFile(id));
  const names = (ids: readonly string[]) => joinProse(ids.slice(0, MOST_SHOWN).map(file), ', ');
  return joinProse(
    [
      prose`${countOf(notes, 'note')}, ${Math.round(structured * notes)} of them in the template; ${countOf(causalLinks, 'link that says', 'links that say')} more than "related"; scores spread by ${Math.round(spread * 1000) / 1000}.`,
      ...alike.slice(0, MOST_SHOWN).map(({ ids: [a, b] }) => prose`Nearly the same: ${file(a)}, ${file(b)}`),
      superseded.length === 0 ? null : prose`Replaced: ${names(superseded)}`,
      toReview.length === 0 ? null : prose`To be put into the template: ${names(toReview)}`,
      unattributed.length === 0 ? null : prose`Without an author: ${names(unattributed)}`,
      undated.length === 0 ? null : prose`Without a time: ${names(undated)}`,
      prose`Nothing was changed. A new note replaces one, by its id: /msw:remember --supersedes ID TEXT`,
      prose`To move one away: ${forget}`,
    ],
    '\n',
  );
}

/** @param replace the line with which Claude replaces one @param model the line for the user's own model */
export function renderMarked(
  notes: readonly Note[],
  { replace, model }: { readonly replace: Prose; readonly model: Prose },
): Prose {
  if (notes.length === 0) return prose`No note is marked for review.`;
  return joinProse(
    [
      prose`${countOf(notes.length, 'note is', 'notes are')} not in the template. If the user agrees, write each into the template with nothing but what it says, and replace it; the original stays: ${replace}`,
      indented(TEMPLATE),
      ...notes.map((note) => joinProse([lineOf(note), fenceNote(note, 2000)], '\n')),
      prose`Or the user's own model does it: ${model}`,
    ],
    '\n\n',
  );
}

export function renderIngested({ accepted, proposed, duplicates, rejected }: Ingested): Prose {
  const lines = rejected.map(
    ({ index, reason }) => prose`Rejected: number ${index + 1}, ${quoteLine(reason, 200)}`,
  );
  return joinProse(
    [
      prose`${countOf(accepted, 'link')} accepted, ${proposed} proposed, ${duplicates} known before.`,
      ...lines,
    ],
    '\n',
  );
}

export interface TransferCounts {
  readonly read: number;
  readonly added: number;
  readonly known: number;
  readonly wrapped: number;
  readonly undated: number;
  readonly unattributed: number;
  readonly links: Ingested;
  readonly backup: string;
}

/** @param undo the line that takes the import back */
export function renderTransfer(counts: TransferCounts, undo: Prose): Prose {
  const { read, added, known, wrapped, undated, unattributed, links, backup } = counts;
  return joinProse(
    [
      prose`${countOf(read, 'memory', 'memories')} read: ${added} added, ${known} known before.`,
      prose`Corrected: ${wrapped} wrapped in the template and marked for review, ${undated} dated by their file.`,
      prose`Without an author: ${unattributed}.`,
      renderIngested(links),
      prose`The previous memory is copied to ${quoteName(backup)}. To take the import back: ${undo}`,
    ],
    '\n',
  );
}

/** A sentence, because the direction of a link is easily misread. */
export function renderLink({ from, to, type, status }: Pick<Link, 'from' | 'to' | 'type' | 'status'>): Prose {
  const [a, b] = [quoteName(noteFile(from)), quoteName(noteFile(to))];
  const sentences = {
    causes: prose`${a} led to ${b}`,
    solves: prose`${b} solves ${a}`,
    contradicts: prose`${a} and ${b} contradict each other`,
    expands: prose`${b} adds detail on ${a}`,
    supersedes: prose`${b} replaces ${a}`,
    similar: prose`${a} and ${b} are related`,
  };
  return status === 'accepted' ? sentences[type] : prose`Proposed: ${sentences[type]}`;
}

/** The question for a model about two notes; `readLinkType` parses the answer. */
export function renderLinkQuestion(a: Pick<Note, 'id' | 'text'>, b: Pick<Note, 'id' | 'text'>): Prose {
  return prose`Analyze the relationship between these two memories:

MEMORY A: ${fenceNote(a, 4000)}

MEMORY B: ${fenceNote(b, 4000)}

What is the relationship? Choose ONE:
- causes: A led to or caused B
- solves: B is a solution to problem A
- contradicts: A and B contain conflicting information
- expands: B adds detail on A
- supersedes: B replaces or updates A
- similar: related, but not causal

Respond with only the relationship type.`;
}

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

/** @param reason why it was not kept, with the cure */
export function renderMemoryProblems(reason: string): Prose {
  return joinProse([quoteLine(reason, 1000), prose`The template:`, indented(TEMPLATE)], '\n');
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
