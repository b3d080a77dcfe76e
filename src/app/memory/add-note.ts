// Adds a note to the memory: repaired or refused by the gatekeeper, without secrets, and never twice.

import { createHash } from 'node:crypto';
import { LARGEST_NOTE, storeNote } from '../../adapters/memory/note-store.ts';
import { NEARLY_THE_SAME, type SimilarNote, similarNotes } from '../../core/memory/find-notes.ts';
import { attribute, refuseTemplate, type TemplateRefusal } from '../../core/memory/guardian.ts';
import type { Ingestion } from '../../core/memory/links.ts';
import { notKept } from '../../core/memory/memory-text.ts';
import { type ExtraFields, priorityOf, renderNoteFacts } from '../../core/memory/note.ts';
import { noteId } from '../../core/memory/note-id.ts';
import {
  type NoteParts,
  type NoteType,
  readTemplate,
  renderTemplate,
  tagsInText,
  tagsOf,
  wrapInTemplate,
} from '../../core/memory/template.ts';
import { redact } from '../../core/secrets/redact.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import type { Prose } from '../../core/text/prose.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { ingest } from './link-notes.ts';
import { openMemory } from './open-memory.ts';

export interface NoteRequest {
  /** In the template, unless `wraps` is set. */
  readonly text: string;
  /** The author. */
  readonly agent: string | null;
  /** In addition to those in the text. */
  readonly tags?: readonly string[];
  /** For a text without a type. */
  readonly type?: NoteType | null;
  readonly domain?: string | null;
  /** 1 to 10; by default 5. */
  readonly priority?: number | null;
  /** The source of its text. */
  readonly source?: string | null;
  readonly createdAt?: string | null;
  /** More fields for the frontmatter, such as the class of a failure. */
  readonly fields?: ExtraFields;
  /** Wraps a text outside the template and marks it for review, rather than refusing it. */
  readonly wraps?: boolean;
  /** It follows the template, but a person should review it. */
  readonly needsReview?: boolean;
  /** Keep it although a note says nearly the same; set for fixes, each of which is kept. */
  readonly evenIfSimilar?: boolean;
  /** The id of the note that this one replaces. */
  readonly supersedes?: string | null;
  /** What the caller's entry calls an input; by default as it is typed. */
  readonly called?: (input: string) => string | null;
}

export type AddedNote =
  | {
      readonly status: 'added';
      readonly id: string;
      readonly path: string;
      readonly needsReview: boolean;
      readonly warnings: readonly string[];
    }
  /** The same note exists already. */
  | { readonly status: 'known'; readonly id: string; readonly path: string }
  | {
      readonly status: 'similar';
      readonly similar: readonly (SimilarNote & { readonly title: string })[];
      readonly reason: Prose;
    }
  | TemplateRefusal
  | { readonly status: 'refused'; readonly reason: string };

const LONGEST_TEXT = LARGEST_NOTE / 4;

function asTyped(input: string): string {
  return `--${input}`;
}

type AddPlace = Pick<Workspace, 'project' | 'userFolder' | 'now'>;

export async function addNote(place: AddPlace, request: NoteRequest): Promise<AddedNote> {
  const prepared = prepare(place, request);
  if (prepared.status !== 'ok') return prepared;
  const { id, file, warnings, needsReview } = prepared;
  const objection = objectionTo(place, request, prepared);
  if (objection !== null) return objection;
  const stored = await storeNote(place.project, id, file);
  if (stored.status === 'refused') return stored;
  const { supersedes = null } = request;
  // Also when the note exists already: the process that added it may have been killed right after.
  const linked = supersedes === null ? null : await ingest(place, replacement(supersedes, id));
  if (linked?.status === 'refused') return linked;
  if (stored.status === 'taken') return { status: 'known', id, path: stored.path };
  return { status: 'added', id, path: stored.path, needsReview, warnings };
}

/** Another note says the same, or the note to replace does not exist. */
function objectionTo(place: AddPlace, request: NoteRequest, { id, parts }: PreparedNote): AddedNote | null {
  const { supersedes = null, evenIfSimilar = false, called = asTyped } = request;
  if (supersedes === null && evenIfSimilar) return null;
  const { notes, byId, superseded } = openMemory(place);
  if (supersedes !== null)
    return byId.has(supersedes)
      ? null
      : { status: 'refused', reason: `There is no note "${plainLine(supersedes, 80)}" to replace.` };
  if (byId.has(id)) return null;
  const current = notes.filter((note) => !superseded.has(note.id));
  const similar = similarNotes(current, { ...parts, id })
    .filter(({ similarity }) => similarity >= NEARLY_THE_SAME)
    .map((one) => ({ ...one, title: byId.get(one.id)?.title ?? '' }));
  const [first] = similar;
  if (first === undefined) return null;
  return { status: 'similar', similar, reason: notKept(first.id, called) };
}

function replacement(from: string, to: string): Ingestion {
  const link = { from_memory_id: from, to_memory_id: to, relationship_type: 'supersedes', confidence: 1 };
  return { source: 'manual', synthesis: null, relationships: [link] };
}

interface PreparedNote {
  readonly status: 'ok';
  readonly id: string;
  readonly parts: NoteParts;
  readonly file: string;
  readonly needsReview: boolean;
  readonly warnings: readonly string[];
}

type Unprepared = TemplateRefusal | { readonly status: 'refused'; readonly reason: string };

function prepare(place: AddPlace, given: NoteRequest): PreparedNote | Unprepared {
  const request = withoutSecrets(given);
  const text = redact(request.text.replaceAll(/\r\n?/g, '\n')).trim();
  if (text === '') return { status: 'refused', reason: 'The note is empty: say what to remember.' };
  if (text.length > LONGEST_TEXT)
    return { status: 'refused', reason: `The note is longer than ${LONGEST_TEXT} characters: shorten it.` };
  const { parts, problems, warnings } = readTemplate(text);
  if (problems.length === 0) return attributed(place, request, { text, parts, warnings, isWrapped: false });
  const { called = asTyped } = request;
  if (request.wraps !== true) return refuseTemplate(problems, called('wrap') ?? undefined);
  const wrapped = wrapInTemplate(text, request.type ?? null);
  return attributed(place, request, { text, parts: wrapped, warnings: [], isWrapped: true });
}

/** Also in tags, which are written in lower case and so hide a token's form. */
function withoutSecrets(request: NoteRequest): NoteRequest {
  const mask = (text: string | null = null) => (text === null ? null : redact(text));
  const { tags = [], source, agent, domain } = request;
  const masked = { source: mask(source), agent: mask(agent), domain: mask(domain) };
  return { ...request, ...masked, tags: tags.map(redact) };
}

interface Templated {
  readonly text: string;
  readonly parts: NoteParts;
  readonly warnings: readonly string[];
  readonly isWrapped: boolean;
}

function attributed(
  { now }: AddPlace,
  request: NoteRequest,
  { text, parts, warnings, isWrapped }: Templated,
): PreparedNote | Unprepared {
  const named = tagsOf([...parts.tags, ...(request.tags ?? [])]);
  const tags = named.length > 0 ? named : tagsInText(text);
  const door = { now: now(), fileTime: null, isImport: false };
  const { createdAt: given = null, domain, priority = null, source = null } = request;
  const checked = attribute({ createdAt: given, agent: request.agent, tags }, door);
  if (checked.status === 'refused') return checked;
  const { createdAt, createdAtRaw, agent } = checked.attribution;
  const body = bodyWith(text, parts, tags, isWrapped);
  const facts = {
    ...{
      createdAt,
      agent,
      source,
      priority: priorityOf(priority),
      needsReview: isWrapped || request.needsReview === true,
    },
    domain: domain?.trim().toLowerCase() || null,
    usageCount: 0,
    lastAccessedAt: null,
  };
  const raw: ExtraFields = createdAtRaw === null ? {} : { created_at_raw: createdAtRaw };
  return {
    status: 'ok',
    parts,
    id: noteId(parts.title, createHash('sha256').update(body).digest('hex')),
    file: renderNoteFacts(facts, { ...request.fields, ...raw }) + body,
    needsReview: isWrapped || request.needsReview === true,
    warnings,
  };
}

/** A text in the template is stored unchanged; missing tags are appended as a line at its end. */
function bodyWith(text: string, parts: NoteParts, tags: readonly string[], isWrapped: boolean): string {
  if (!isWrapped && parts.tags.length === tags.length) return `${text}\n`;
  if (isWrapped || parts.tags.length > 0 || parts.original !== null)
    return renderTemplate({ ...parts, tags });
  return `${text}\nTAGS: ${tags.join(', ')}\n`;
}
