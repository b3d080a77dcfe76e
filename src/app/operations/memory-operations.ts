// The memory of a project: notes that people and Claude keep, found again when they apply.

import { named } from '../../adapters/files/place.ts';
import { readText } from '../../adapters/files/read-file.ts';
import { LARGEST_NOTE, readNotes } from '../../adapters/memory/note-store.ts';
import { noteFile, renderNotes, renderProblems, renderWholeNote } from '../../core/memory/memory-text.ts';
import type { Note } from '../../core/memory/note.ts';
import { NOTE_TYPES, typeNamed } from '../../core/memory/template.ts';
import { type Prose, prose } from '../../core/text/prose.ts';
import { quoteName } from '../../core/text/quote-name.ts';
import { type AddedNote, addNote } from '../memory/add-note.ts';
import { findNote, forgetNote } from '../memory/open-note.ts';
import { inWorkspace } from './in-project.ts';
import { choice, count, flag, list, optionalWord, path, text, word } from './inputs.ts';
import { done, misused, type Operation, operation, type Refusal, type Result, refused } from './operation.ts';
import type { Place } from './request-place.ts';

const add = operation({
  name: 'memory add',
  about: 'Keep a note, in the template or wrapped in it',
  effect: 'writes',
  typed: '/msw:remember',
  inputs: {
    text: optionalWord('a note in quotes', 'may be left out with --from'),
    from: path('FILE', 'the file that holds the note'),
    type: choice(['PATTERN', 'DECISION', 'PROBLEM', 'INSIGHT'], 'of a text that is not in the template'),
    tag: list('TAG', 'a tag; repeat it for more'),
    domain: text('WORD', 'what it is about, such as http or storage'),
    priority: count('N', 'by default 5', [1, 10]),
    source: text('TEXT', 'where its words come from: a commit, path:line, an address'),
    agent: text('NAME', 'who writes it; by default you, or Claude where it calls'),
    wrap: flag('keep a text that is not in the template as it is, marked for review'),
  },
  run: (place, { text: typed, from, tag, wrap, ...rest }) => {
    const read = textOf(typed, from);
    if (read.status !== 'ok') return read;
    const agent = rest.agent ?? callerName(place);
    return inWorkspace<AddResult>(place, async (workspace) => {
      const request = { ...rest, type: typeNamed(rest.type), text: read.text, agent, tags: tag, wraps: wrap };
      return resultOf(await addNote(workspace, request));
    });
  },
  text: renderAdded,
});

const list_ = operation({
  name: 'memory list',
  about: 'List the notes, the newest first',
  effect: 'reads',
  inputs: {
    type: choice(NOTE_TYPES, 'only these'),
    tag: list('TAG', 'only those with this tag; repeat it for more'),
    domain: text('WORD', 'only those about it'),
  },
  run: (place, { type, tag, domain }) =>
    inWorkspace(place, ({ project }) => {
      const { notes, unusable } = readNotes(project);
      const kept = notes.filter(
        (note) =>
          (type === null || note.type === type) &&
          (domain === null || note.domain === domain.toLowerCase()) &&
          tag.every((one) => note.tags.includes(one.toLowerCase())),
      );
      return done({ project, notes: kept.toSorted(newestFirst), unusable });
    }),
  json: ({ project, notes, unusable }) => ({ project, notes: notes.map(noteJson), unusable }),
  text: renderNotes,
});

const show = operation({
  name: 'memory show',
  about: 'Show a note',
  effect: 'reads',
  inputs: { id: word('the id of a note') },
  run: (place, { id }) =>
    inWorkspace(place, ({ project }) => {
      const found = findNote(readNotes(project), id);
      return found.status === 'ok' ? done(found.note) : refused(found.reason);
    }),
  json: (note) => ({ ...noteJson(note), text: note.text }),
  text: renderWholeNote,
  raw: (note) => note.text,
});

const forget = operation({
  name: 'memory forget',
  about: 'Move a note out of the memory, where it can be brought back from',
  effect: 'writes',
  inputs: { id: word('the id of a note') },
  run: (place, { id }) =>
    inWorkspace(place, async ({ project }) => {
      const found = findNote(readNotes(project), id);
      if (found.status === 'refused') return refused(found.reason);
      const moved = await forgetNote(project, found.note.id);
      return moved.status === 'ok' ? done({ id: found.note.id, path: moved.path }) : refused(moved.reason);
    }),
  text: ({ path: to }) => prose`Forgotten: the note is now ${quoteName(to)}; move it back to remember it.`,
});

export const memoryOperations: readonly Operation[] = [add, list_, show, forget];

type AddResult = Extract<AddedNote, { status: 'added' | 'known' | 'template' }>;

function textOf(
  typed: string | null,
  from: string | null,
): { readonly status: 'ok'; readonly text: string } | Refusal {
  if (typed !== null && from !== null)
    return misused('Give the note in quotes or with --from FILE, not both.');
  if (typed !== null) return { status: 'ok', text: typed };
  if (from === null) return misused('memory add needs a note: in quotes, or --from FILE.');
  const file = readText(from, named, LARGEST_NOTE);
  if (file.status === 'ok') return file;
  return refused(
    `${from} cannot be read${file.status === 'refused' ? `: ${file.reason}` : ''}. Write the note there.`,
  );
}

/** Null for a script, which has to say who it is. */
function callerName({ caller }: Place): string | null {
  if (caller.mark !== null) return 'claude';
  return caller.isTerminal ? 'user' : null;
}

function resultOf(added: AddedNote): Result<AddResult> {
  if (added.status === 'refused') return added;
  if (added.status === 'template') return { status: 'failed', value: added, reason: added.reason };
  return done(added);
}

function renderAdded(value: AddResult): Prose {
  if (value.status === 'template') return renderProblems(value.problems);
  const file = quoteName(noteFile(value.id));
  if (value.status === 'known') return prose`This is remembered already: ${file}`;
  if (!value.needsReview) return prose`Remembered: ${file}`;
  return prose`Remembered as it was given: ${file}. It is marked needs_review until somebody puts it into the template.`;
}

/** Without its text. */
function noteJson({ text: _, original: __, ...note }: Note) {
  return { ...note, path: noteFile(note.id) };
}

function newestFirst(one: Note, other: Note): number {
  const [a, b] = [one.createdAt ?? '', other.createdAt ?? ''];
  return a === b ? (one.id < other.id ? -1 : 1) : a < b ? 1 : -1;
}
