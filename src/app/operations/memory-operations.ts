// The memory of a project: notes that people and Claude keep, found again when they apply.

import { performance } from 'node:perf_hooks';
import * as z from 'zod/mini';
import { named } from '../../adapters/files/place.ts';
import { readText } from '../../adapters/files/read-file.ts';
import { fieldsIn, readJson } from '../../adapters/files/read-json.ts';
import { type UndoneImport, undoImport, writeExport } from '../../adapters/memory/import-store.ts';
import { countUse, readUsage } from '../../adapters/memory/line-log.ts';
import { LARGEST_NOTE, readNotes } from '../../adapters/memory/note-store.ts';
import { purgeSyntheses } from '../../adapters/memory/synthesis-store.ts';
import type { ModelEndpoint } from '../../adapters/model/ask-model.ts';
import type { BriefRequest } from '../../core/memory/brief.ts';
import { exportNotes } from '../../core/memory/export-notes.ts';
import { writeInstant } from '../../core/memory/instant.ts';
import type { Ingested, Ingestion } from '../../core/memory/links.ts';
import {
  noteFile,
  renderFoundNotes,
  renderIngested,
  renderNotes,
  renderPrefetched,
  renderProblems,
  renderSimilar,
  renderSynthesis,
  renderTransfer,
  renderWholeNote,
  showFoundNotes,
} from '../../core/memory/memory-text.ts';
import type { Note } from '../../core/memory/note.ts';
import { dynamicScore, standingOf } from '../../core/memory/score.ts';
import { normalSpec } from '../../core/memory/synthesis.ts';
import { NOTE_TYPES, typeNamed } from '../../core/memory/template.ts';
import type { Usage } from '../../core/memory/usage.ts';
import { phaseKey } from '../../core/planning/documents/phase-id.ts';
import { renderPassages } from '../../core/retrieval/passage.ts';
import { countOf } from '../../core/text/count-of.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import { joinProse, literal, type Prose, prose } from '../../core/text/prose.ts';
import { quoteName } from '../../core/text/quote-name.ts';
import { type AddedNote, addNote, type NoteRequest } from '../memory/add-note.ts';
import { type CompiledBrief, compileBrief, serveBrief } from '../memory/compile-brief.ts';
import { ingest } from '../memory/link-notes.ts';
import { memorySettingsOf } from '../memory/memory-settings-of.ts';
import { findNote, forgetNote } from '../memory/open-note.ts';
import { ownModel, restructureNote } from '../memory/own-model.ts';
import { MOST_A_DAY, type Prefetched, prefetchTasks } from '../memory/prefetch-tasks.ts';
import { reviewSuggestion } from '../memory/review-memory.ts';
import { isWanted, memoryPassages, type SearchedMemory, searchMemory } from '../memory/search-memory.ts';
import { prepareTask, type Synthesis } from '../memory/stage-zero.ts';
import { phaseTask } from '../memory/task-page.ts';
import { importFile, type Transfer } from '../memory/transfer-notes.ts';
import { projectClient } from '../notebook/project-client.ts';
import { openPlanningAround } from '../planning/documents/read-project.ts';
import { lineToType } from '../workspace/cli-command.ts';
import { isoTime, type Workspace } from '../workspace/workspace.ts';
import { inWorkspace } from './in-project.ts';
import {
  choice,
  count,
  flag,
  list,
  optionalPathWord,
  optionalWord,
  path,
  pathWord,
  records,
  text,
  word,
} from './inputs.ts';
import { callerName, careOperations } from './memory-care-operations.ts';
import { done, misused, type Operation, operation, type Refusal, type Result, refused } from './operation.ts';
import type { Words } from './request-place.ts';

const add = operation({
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
    const read = textOf(typed, from, place.words);
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
      const score = (note: Note) => dynamicScore(standingOf(note, usage), place.now());
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

/** With the names of the tiered-memory specification. */
const briefShape = z.object({
  context_hash: z.string(),
  memories_used: z.array(z.object({ id: z.string(), score: z.number(), contribution: z.string() })),
  token_count: z.number(),
});

const brief = operation({
  name: 'memory brief',
  about: 'Compile what the project remembers about a task, within a budget of tokens',
  effect: 'asks',
  tool: {
    name: 'compile_context',
    about: 'Compile what the project remembers about a task',
    takes: { task: 'what to do', maxTokens: 'default 8000' },
    aliases: { task_spec: 'task', top_k: 'top', include_domains: 'domain', exclude_tags: 'exclude' },
  },
  inputs: {
    task: optionalWord('a task in quotes', 'may be left out with --from'),
    from: path('FILE', 'the file that describes the task'),
    maxTokens: count('N', 'by default 8000', [100, 200_000]),
    top: count('N', 'how many notes are found at most; by default 15', [1, 20]),
    domain: list('WORD', 'only notes about it; repeat it for more'),
    exclude: list('TAG', 'no notes with this tag; by default type:deprecated'),
    ground: flag('have the notebook of the project say what it knows about the task; kept for a day'),
    fresh: flag('with --ground: ask again'),
  },
  needs: [['task', 'from']],
  run: (place, { task, from, ground, fresh, ...wanted }) => {
    const read = textOf(task, from, place.words);
    if (read.status !== 'ok') return read;
    return inWorkspace<BriefResult>(place, async (workspace) => {
      const { settings: given, problems } = memorySettingsOf(workspace.project);
      const settings = { ...given, context: contextOf(given.context, wanted) };
      const told = (...notices: readonly (string | null)[]) =>
        [...problems, ...notices].filter((one) => one !== null).join(' ') || undefined;
      if (!ground) {
        const start = performance.now();
        const compiled = await compileBrief(workspace, normalSpec(read.text), settings.context);
        const stage = { kind: 'local', ms: Math.round(performance.now() - start) } as const;
        await serveBrief(workspace, compiled, { stage });
        const value = { brief: compiled, synthesis: null };
        return { status: 'done', value, notice: told(compiled.notice) };
      }
      const client = projectClient(workspace, 'research');
      const synthesis = await prepareTask(workspace, { spec: read.text, settings, client, fresh });
      return {
        ...{ status: 'done', value: { brief: synthesis.brief, synthesis } },
        notice: told(synthesis.brief.notice, synthesis.notice),
      };
    });
  },
  json: briefJson,
  fields: { schema: briefShape, of: briefFields, text: 'task_brief_md' },
  text: ({ brief: compiled, synthesis }) =>
    synthesis === null || synthesis.ungrounded
      ? compiled.text
      : joinProse([compiled.text, renderSynthesis(synthesis)], '\n\n'),
});

const prefetch = operation({
  name: 'memory prefetch',
  about: 'Ask the notebook about the next phases, or about tasks, before they are planned: at most 5 a day',
  effect: 'asks',
  callers: 'people and scripts',
  inputs: {
    task: list('TASK', 'a task in quotes, repeat it for more; without one, the phases that are open'),
  },
  run: (place, { task }) =>
    inWorkspace<Extract<Prefetched, { status: 'ok' }>>(place, async (workspace) => {
      const tasks = task.length > 0 ? task : openPhaseTasks(workspace.project);
      if (tasks.length === 0)
        return misused('memory prefetch needs --task "TASK": no phase of a roadmap is open here.');
      const { settings } = memorySettingsOf(workspace.project);
      const fetched = await prefetchTasks(workspace, tasks.slice(0, MOST_A_DAY), settings);
      return fetched.status === 'ok' ? done(fetched) : refused(fetched.reason);
    }),
  text: renderPrefetched,
});

const ground = operation({
  name: 'memory ground',
  about: 'Ask the notebook about a task whose planning waits for it; started by /msw:plan and /msw:init',
  effect: 'asks',
  callers: 'people and scripts',
  inputs: { request: pathWord('the file that asks') },
  run: (place, { request }) =>
    inWorkspace<{ readonly answered: boolean }>(place, async (workspace) => {
      const { answerRequest } = await import('../memory/task-page.ts');
      const answered = await answerRequest(workspace, request);
      return answered ? done({ answered }) : refused(`${request} asks nothing.`);
    }),
  text: () => prose`The answer is kept, if there is one.`,
});

const purge = operation({
  name: 'memory purge',
  about: 'Set aside what the notebook said about tasks, so that it is asked again',
  effect: 'writes',
  callers: 'people and scripts',
  inputs: {},
  run: (place) =>
    inWorkspace<{ readonly purged: number }>(place, async (workspace) => {
      const result = await purgeSyntheses(workspace.project, isoTime(workspace));
      return result.status === 'ok' ? done({ purged: result.purged }) : refused(result.reason);
    }),
  text: ({ purged }) => prose`${purged} kept answers are set aside; the next brief with --ground asks again.`,
});

const ingestion = operation({
  name: 'memory ingest',
  about: 'Import links that a synthesis suggests',
  effect: 'writes',
  tool: {
    name: 'ingest_synthesis',
    about: 'Keep links between notes that a synthesis suggests',
    takes: { relationships: null, synthesisId: 'its id' },
    aliases: { file: 'file', source: 'source' },
    isIdempotent: true,
  },
  inputs: {
    file: optionalPathWord('a file of JSON: {source, synthesis_id, relationships: [...]}'),
    relationships: records(
      'each {from_memory_id, to_memory_id, relationship_type, confidence (0 to 1), reasoning}',
    ),
    synthesisId: text('ID', 'which synthesis suggests them'),
    source: text('NAME', 'who says it; by default you, or Claude where it calls'),
  },
  needs: [['file', 'relationships']],
  run: (place, { file, relationships, synthesisId, source }) => {
    const synthesis = synthesisId === null ? null : plainLine(synthesisId, 100);
    const given = source === null ? null : plainLine(source, 60);
    const read =
      file === null
        ? { source: given ?? callerName(place) ?? 'unknown', synthesis, relationships }
        : readIngestion(file);
    if ('status' in read) return read;
    return inWorkspace<Ingested>(place, async (workspace) => {
      const result = await ingest(workspace, read);
      return result.status === 'ok' ? done(result.ingested) : refused(result.reason);
    });
  },
  text: renderIngested,
});

const imported = operation({
  name: 'memory import',
  about: 'Import the memories of another store, all or none, or undo the last import',
  effect: 'writes',
  inputs: {
    file: path('FILE', 'JSON or JSON lines: memories, or {memories, relationships}'),
    undo: flag('move the notes of the last import away, but for those that were changed since'),
  },
  run: (place, { file, undo }) =>
    inWorkspace<ImportResult>(place, async (workspace) => {
      if (undo === (file !== null)) return misused('memory import needs --file FILE, or --undo.');
      const result = file === null ? await undoImport(workspace.project) : await importFile(workspace, file);
      return result.status === 'ok' ? done(result) : refused(result.reason);
    }),
  text: (value) => {
    if ('read' in value) return renderTransfer(value, lineToType`memory import --undo`);
    const kept = value.kept.map((id) => prose`Changed since, so it stays: ${quoteName(noteFile(id))}`);
    return joinProse(
      [prose`${countOf(value.removed, 'note is', 'notes are')} moved to .msw/memory/forgotten/.`, ...kept],
      '\n',
    );
  },
});

const exported = operation({
  name: 'memory export',
  about: 'Write the notes as documents by domain, such as a notebook takes',
  effect: 'writes',
  inputs: {
    out: path('DIR', 'an existing folder; by default .msw/memory/export'),
    most: count('N', 'how many documents at most; by default 50', [2, 600]),
  },
  run: (place, { out, most }) =>
    inWorkspace(place, ({ project }) => {
      const documents = exportNotes(readNotes(project).notes, most ?? 50);
      const written = writeExport(project, out, documents);
      if (written.status === 'refused') return refused(written.reason);
      return done({ folder: written.path, documents: documents.map(({ name, notes }) => ({ name, notes })) });
    }),
  text: ({ folder, documents }) =>
    prose`${countOf(documents.length, 'document')} in ${quoteName(folder)}. Nothing is uploaded: that is yours to do.`,
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
      await countUse(workspace.project, [found.note.id], { at: isoTime(workspace) });
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

type ImportResult = Transfer | UndoneImport;

type AddResult = Extract<AddedNote, { status: 'added' | 'known' | 'template' | 'similar' }>;

interface BriefResult {
  readonly brief: CompiledBrief;
  /** Null when the notebook was not requested. */
  readonly synthesis: Synthesis | null;
}

/** With the names of the tiered-memory specification. */
function briefJson({ brief: { text: markdown, hash, used, tokens, mode }, synthesis }: BriefResult) {
  const compiled = {
    ...{ task_brief_md: markdown, context_hash: hash, memories_used: used, token_count: tokens },
    mode,
  };
  if (synthesis === null) return compiled;
  const { brief: _, ...told } = synthesis;
  return { ...compiled, ...told };
}

function briefFields({ brief: { hash, used, tokens } }: BriefResult) {
  const memories = used.map(({ id, score, contribution }) => ({
    ...{ id: quoteName(id, 200), score, contribution: literal(contribution) },
  }));
  return { context_hash: quoteName(hash), memories_used: memories, token_count: tokens };
}

interface WantedBrief {
  readonly maxTokens: number | null;
  readonly top: number | null;
  readonly domain: readonly string[];
  readonly exclude: readonly string[];
}

function contextOf(given: BriefRequest, { maxTokens, top, domain, exclude }: WantedBrief): BriefRequest {
  return {
    maxTokens: maxTokens ?? given.maxTokens,
    topK: top ?? given.topK,
    includeDomains: domain.length > 0 ? domain : given.includeDomains,
    excludeTags: exclude.length > 0 ? exclude : given.excludeTags,
  };
}

function textOf(
  typed: string | null,
  from: string | null,
  words: Words,
): { readonly status: 'ok'; readonly text: string } | Refusal {
  if (typed !== null && from !== null)
    return misused(`Give it as words or with ${words.input('from')}, not both.`);
  if (from === null) return { status: 'ok', text: typed ?? '' };
  const file = readText(from, named, LARGEST_NOTE);
  if (file.status === 'ok') return file;
  return refused(
    `${from} cannot be read${file.status === 'refused' ? `: ${file.reason}` : ''}. Write it there.`,
  );
}

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

function readIngestion(file: string): Ingestion | Refusal {
  const { source, synthesis_id, relationships } = fieldsIn(readJson(file, named));
  if (!Array.isArray(relationships))
    return refused(`${file} cannot be used: it needs to be a JSON object with a list "relationships".`);
  return {
    source: typeof source === 'string' ? plainLine(source, 60) : 'unknown',
    synthesis: typeof synthesis_id === 'string' ? plainLine(synthesis_id, 100) : null,
    relationships,
  };
}

/** In the order of the phases. */
function openPhaseTasks(project: string): readonly string[] {
  const opened = openPlanningAround(project);
  if (opened.status === 'refused') return [];
  const { roadmap, standing } = opened.project;
  return standing.phases
    .filter(({ number }) => standing.open.includes(number))
    .map((facts) => {
      const entry = roadmap?.phases.find(({ number }) => phaseKey(number) === phaseKey(facts.number));
      return phaseTask(facts, entry?.goal ?? null);
    });
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
  if (value.status === 'template') return renderProblems(value.reason);
  if (value.status === 'similar') return renderSimilar(value.similar, value.reason);
  const file = quoteName(noteFile(value.id));
  if (value.status === 'known') return prose`This is remembered already: ${file}`;
  if (!value.needsReview) return prose`Remembered: ${file}`;
  return prose`Remembered as it was given: ${file}. It stays marked for review until somebody puts it into the template.`;
}

/** With the uses of this project in addition to those that it was imported with. */
function withUse(note: Note, usage: Usage): Note {
  const { usageCount, lastAccessedAt } = standingOf(note, usage);
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
