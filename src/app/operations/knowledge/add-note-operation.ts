// Keeps a note in the memory of a project. Where it does not have the form of the template, the user's own model may put
// it into that.

import * as z from 'zod/mini';
import { readNotes } from '../../../adapters/memory/note-store.ts';
import type { ModelEndpoint } from '../../../adapters/model/ask-model.ts';
import { noteFile, renderMemoryProblems, renderSimilar } from '../../../core/memory/memory-text.ts';
import { typeNamed } from '../../../core/memory/template.ts';
import { type Prose, prose } from '../../../core/text/prose.ts';
import { quoteName } from '../../../core/text/quote-name.ts';
import { type AddedNote, addNote, type NoteRequest } from '../../memory/add-note.ts';
import { ownModel, restructureNote } from '../../memory/own-model.ts';
import { reviewSuggestion } from '../../memory/review-memory.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { inWorkspace } from '../operation/in-project.ts';
import { choice, count, flag, list, optionalWord, path, text } from '../operation/inputs.ts';
import { done, operation, type Result } from '../operation/operation.ts';
import { wordsOrFile } from '../operation/words-or-file.ts';
import { callerName } from './memory-care-operations.ts';

export const add = operation({
  name: 'memory add',
  about: 'Keep a note, in the template or wrapped in it',
  effect: 'writes',
  slash: '/msw:remember',
  tool: {
    name: 'memory_add',
    about: 'Keep what was learned, as a note',
    takes: { text: 'the note', type: 'its type', tag: 'tags', source: 'commit, file, address' },
    aliases: { include_domains: 'domain', supersedes: 'supersedes', anyway: 'anyway', wrap: 'wrap' },
    command: 'remember',
  },
  inputs: {
    text: optionalWord('a note in quotes', 'may be left out with --from'),
    from: path('FILE', 'the file that holds the note'),
    type: choice(['PATTERN', 'DECISION', 'PROBLEM', 'INSIGHT'], 'of a text that is not in the template'),
    tag: list('TAG', 'a tag; repeat it for more'),
    domain: text('WORD', 'what it is about, such as http or storage'),
    priority: count('N', 'by default 5', [1, 10]),
    source: text('TEXT', 'where its words come from: a commit, path:line, an address'),
    agent: text('NAME', 'who writes it; by default you, or Claude where it calls'),
    supersedes: text('ID', 'the note that this one replaces'),
    anyway: flag('keep it although a note says nearly the same'),
    wrap: flag('keep a text that is not in the template as it is, marked for review'),
  },
  needs: [['text', 'from']],
  run: (place, { text: typed, from, tag, wrap, anyway, ...rest }) => {
    const read = wordsOrFile(typed, from, place.words);
    if (read.status !== 'ok') return read;
    const agent = rest.agent ?? callerName(place);
    return inWorkspace<AddResult>(place, async (workspace) => {
      const request = {
        ...rest,
        type: typeNamed(rest.type),
        text: read.text,
        agent,
        tags: tag,
        wraps: wrap,
        evenIfSimilar: anyway,
        called: place.words.input,
      };
      const first = await addNote(workspace, request);
      const model = first.status === 'template' ? ownModel(workspace) : null;
      const { added, notice } =
        model === null ? { added: first, notice: '' } : await addWithModel(workspace, request, model);
      const suggested = added.status === 'added' ? suggestionIn(workspace.project) : undefined;
      if (added.status === 'added') return { status: 'done', value: added, notice: suggested };
      const result = resultOf(added);
      return result.status === 'failed' && notice !== ''
        ? { ...result, reason: `${notice} ${result.reason}` }
        : result;
    });
  },
  text: renderAdded,
  fields: { schema: z.object({ id: z.optional(z.string()) }), of: addedFields },
});

type AddResult = Extract<AddedNote, { status: 'added' | 'known' | 'template' | 'similar' }>;

/** The user's own model puts the text into the template; the result is marked for review. */
async function addWithModel(
  workspace: Workspace,
  request: NoteRequest,
  model: ModelEndpoint,
): Promise<{ readonly added: AddedNote; readonly notice: string }> {
  const told = await restructureNote(model, request.text);
  if (told.status === 'none') return { added: await addNote(workspace, request), notice: told.notice };
  return { added: await addNote(workspace, { ...request, text: told.text, needsReview: true }), notice: '' };
}

function suggestionIn(project: string): string | undefined {
  return reviewSuggestion(project, readNotes(project).notes.length) ?? undefined;
}

function resultOf(added: AddedNote): Result<AddResult> {
  if (added.status === 'refused') return added;
  if (added.status === 'template' || added.status === 'similar')
    return { status: 'failed', value: added, reason: added.reason };
  return done(added);
}

function addedFields(value: AddResult) {
  return { id: 'id' in value ? quoteName(value.id, 200) : undefined };
}

function renderAdded(value: AddResult): Prose {
  if (value.status === 'template') return renderMemoryProblems(value.reason);
  if (value.status === 'similar') return renderSimilar(value.similar, value.reason);
  const file = quoteName(noteFile(value.id));
  if (value.status === 'known') return prose`This is remembered already: ${file}`;
  if (!value.needsReview) return prose`Remembered: ${file}`;
  return prose`Remembered as it was given: ${file}. It stays marked for review until somebody puts it into the template.`;
}
