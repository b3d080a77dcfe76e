// The memory of a project: notes that people and Claude keep, found again when they apply.

import * as z from 'zod/mini';
import { countUse, readUsage } from '../../../adapters/memory/line-log.ts';
import { readNotes } from '../../../adapters/memory/note-store.ts';
import {
  noteFile,
  renderFoundNotes,
  renderNotes,
  renderWholeNote,
  showFoundNotes,
} from '../../../core/memory/memory-text.ts';
import type { Note } from '../../../core/memory/note.ts';
import { dynamicScore, usageOfNote } from '../../../core/memory/score.ts';
import { NOTE_TYPES } from '../../../core/memory/template.ts';
import type { MemoryUsage } from '../../../core/memory/usage.ts';
import { renderPassages } from '../../../core/retrieval/passage.ts';
import { writeInstant } from '../../../core/text/instant.ts';
import { prose } from '../../../core/text/prose.ts';
import { quoteName } from '../../../core/text/quote-name.ts';
import { findNote, forgetNote } from '../../memory/open-note.ts';
import { isWanted, memoryPassages, type SearchedMemory, searchMemory } from '../../memory/search-memory.ts';
import { isoNow } from '../../workspace/workspace.ts';
import { inWorkspace } from '../operation/in-project.ts';
import { choice, count, list, text, word } from '../operation/inputs.ts';
import { done, type Operation, operation, refused } from '../operation/operation.ts';
import { add } from './add-note-operation.ts';
import { brief, ground, prefetch, purge } from './brief-operations.ts';
import { careOperations } from './memory-care-operations.ts';
import { exported, imported, ingestion } from './memory-transfer-operations.ts';

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
    inWorkspace(place, ({ project, userFolder }) => {
      const { notes, unusable } = readNotes(project, userFolder);
      const kept = notes.filter((note) => isWanted(note, { type, tags: tag, domain }));
      const usage = readUsage(project);
      const sorted = kept.toSorted(newestFirst);
      const score = (note: Note) => dynamicScore(usageOfNote(note, usage), place.now());
      const used = sorted.map((note) => withUse(note, usage));
      return done({ project, notes: used, unusable, scores: sorted.map(score) });
    }),
  json: ({ project, notes, unusable, scores }) => ({
    project,
    notes: notes.map((note, at) => ({ ...noteJson(note), dynamicScore: scores[at] })),
    unusable,
  }),
  text: renderNotes,
});

const search = operation({
  name: 'memory search',
  examples: ['"why two retries"'],
  about: 'Find notes about something',
  effect: 'reads',
  slash: '/msw:recall',
  tool: {
    name: 'memory_search',
    about: 'Find notes of this project',
    takes: { query: 'words', tag: 'only with these' },
    aliases: { top_k: 'top', include_domains: 'domain' },
    command: 'recall',
  },
  inputs: {
    query: word('the words to look for, in quotes'),
    top: count('N', 'how many at most; by default 10', [1, 20]),
    type: choice(NOTE_TYPES, 'only these'),
    tag: list('TAG', 'only those with this tag; repeat it for more'),
    domain: text('WORD', 'only those about it'),
  },
  run: (place, { query, top, type, tag, domain }) =>
    inWorkspace<SearchedMemory>(place, async (workspace) => {
      const value = await searchMemory(workspace, { query, most: top ?? 10, type, tags: tag, domain });
      return { status: 'done', value, notice: value.notice ?? undefined };
    }),
  json: ({ hits, mode, notes, unusable }) => ({
    ...{ mode, notes },
    hits: hits.map(({ note, score, supersededBy }) => ({ score, supersededBy, ...noteJson(note) })),
    unusable,
  }),
  text: renderFoundNotes,
  shown: showFoundNotes,
  fields: {
    schema: z.object({ ids: z.array(z.string()) }),
    of: ({ hits }) => ({ ids: hits.map(({ note }) => quoteName(note.id, 200)) }),
  },
});

const about = operation({
  name: 'memory about',
  about: 'Show what the notes say to a failure: only those that are clearly about it',
  effect: 'reads',
  inputs: { failure: word('the words of a failure, in quotes') },
  run: (place, { failure }) =>
    inWorkspace(place, async (workspace) =>
      done({ passages: await memoryPassages({ ...workspace, query: failure }) }),
    ),
  text: ({ passages }) => renderPassages(passages),
});

const show = operation({
  name: 'memory show',
  about: 'Show a note',
  effect: 'reads',
  inputs: { id: word('the id of a note') },
  run: (place, { id }) =>
    inWorkspace(place, async (workspace) => {
      const found = findNote(readNotes(workspace.project, workspace.userFolder), id);
      if (found.status === 'refused') return refused(found.reason);
      // The note is shown even when its use cannot be counted.
      await countUse(workspace.project, [found.note.id], { at: isoNow(workspace) });
      return done(withUse(found.note, readUsage(workspace.project)));
    }),
  json: (note) => ({ ...noteJson(note), text: note.text }),
  text: renderWholeNote,
  raw: (note) => note.text,
});

const forget = operation({
  name: 'memory forget',
  about: 'Move a note out of the memory, so that it can be brought back',
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

export const memoryOperations: readonly Operation[] = [
  ...careOperations,
  ...[add, search, about, brief, prefetch, ground, purge, list_, show, forget, ingestion, imported, exported],
];

/** With the uses of this project in addition to those that it was imported with. */
function withUse(note: Note, usage: MemoryUsage): Note {
  const { usageCount, lastAccessedAt } = usageOfNote(note, usage);
  return {
    ...note,
    usageCount,
    lastAccessedAt: lastAccessedAt === null ? null : writeInstant(lastAccessedAt),
  };
}

/** The note without its text. */
function noteJson({ text: _, original: __, ...note }: Note) {
  return { ...note, path: noteFile(note.id) };
}

function newestFirst(one: Note, other: Note): number {
  const [a, b] = [one.createdAt ?? '', other.createdAt ?? ''];
  return a === b ? (one.id < other.id ? -1 : 1) : a < b ? 1 : -1;
}
