// Gathers what is known about a task before it is planned: the brief from the memory, and the notebook's answer to
// both, kept for a day. Without a notebook, or without questions left, only the brief.

import { randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import {
  changeSyntheses,
  countHits,
  oneAtATime,
  readSyntheses,
} from '../../adapters/memory/synthesis-store.ts';
import { tokensIn } from '../../core/memory/brief.ts';
import type { Ingested } from '../../core/memory/links.ts';
import type { MemorySettings } from '../../core/memory/memory-settings.ts';
import {
  attachedQuestion,
  inputKey,
  LONGEST_QUESTION,
  linksInAnswer,
  lookUp,
  normalSpec,
  PROMPT_VERSION,
  type SynthesisRow,
  stillTrue,
  synthesisQuestion,
  withHit,
  withRow,
} from '../../core/memory/synthesis.ts';
import { redact } from '../../core/secrets/redact.ts';
import type { NotebookClient } from '../notebook/project-client.ts';
import { isoNow } from '../workspace/workspace.ts';
import { type CompiledBrief, compileBrief, digestOf, serveBrief } from './compile-brief.ts';
import { ingest } from './link-notes.ts';
import type { MemoryPlace } from './open-memory.ts';

export interface Synthesis {
  /** The notebook's answer; the brief itself when `ungrounded`. */
  readonly divine_truth: string;
  readonly brief: CompiledBrief;
  readonly suggested_relationships: readonly unknown[];
  readonly ingested: Ingested | null;
  readonly cache_hit: boolean;
  /** The answer has expired, and no newer one could be had. */
  readonly stale: boolean;
  readonly age_hours: number | null;
  /** No notebook contributed to it. */
  readonly ungrounded: boolean;
  readonly notice: string | null;
  readonly latency_ms: number;
}

interface StageRequest {
  readonly spec: string;
  readonly settings: MemorySettings;
  /** Null when no notebook is set up. */
  readonly client: NotebookClient | null;
  /** Ignore the cached answer for this task. */
  readonly fresh: boolean;
}

export async function prepareTask(place: MemoryPlace, request: StageRequest): Promise<Synthesis> {
  return know(place, request, ({ used }) => used);
}

/** The same, without counting as use of the notes. */
export async function knowTask(place: MemoryPlace, request: StageRequest): Promise<Synthesis> {
  return know(place, request, () => []);
}

async function know(
  place: MemoryPlace,
  request: StageRequest,
  servedOf: (brief: CompiledBrief) => CompiledBrief['used'],
): Promise<Synthesis> {
  const start = performance.now();
  const spec = specOf(request.spec);
  const brief = await compileBrief(place, spec, request.settings.context);
  const { hit = null, ...told } = await synthesise(place, { ...request, spec, brief });
  const ms = Math.round((performance.now() - start) * 100) / 100;
  const kind = told.ungrounded ? 'local' : told.stale ? 'stale' : told.cache_hit ? 'cached' : 'asked';
  const counted = hit === null ? {} : { also: hitIn(place, hit, brief) };
  await serveBrief(place, { used: servedOf(brief) }, { stage: { kind, ms }, ...counted });
  return { ...told, brief, latency_ms: ms };
}

/** As it is sent, and found again. */
export function specOf(task: string): string {
  return redact(normalSpec(task));
}

export interface KeptAnswer {
  readonly text: string;
  readonly ageHours: number;
  /** Counts it as a hit; for a caller that holds the lock. */
  readonly also: (folder: string) => void;
}

/** A notebook's cached answer about a task, unless expired; sends no question. @param spec as of `specOf` */
export function keptAbout(
  place: MemoryPlace,
  notebook: string,
  { brief, spec }: { readonly brief: CompiledBrief; readonly spec: string },
): KeptAnswer | null {
  const hash = hashOf(notebook, spec, brief);
  const found = fromCache(place, hash, brief);
  if (found === null || found.stale) return null;
  return { text: found.divine_truth, ageHours: found.age_hours ?? 0, also: hitIn(place, hash, brief) };
}

/** Counts a hit, and drops what has become untrue. */
function hitIn(place: MemoryPlace, hash: string, { memory }: CompiledBrief): (folder: string) => void {
  const digest = digestsIn(memory);
  return (folder) =>
    countHits(place.project, folder, (rows) => withHit(stillTrue(rows, digest), hash, isoNow(place)));
}

function hashOf(notebook: string, spec: string, { memories }: CompiledBrief): string {
  return digestOf(inputKey({ notebook, sourceSet: '', specHash: digestOf(spec), memories }));
}

/** Null when the note is gone or was replaced. */
function digestsIn({ superseded, byId }: CompiledBrief['memory']): (id: string) => string | null {
  return (id) => {
    const note = superseded.has(id) ? undefined : byId.get(id);
    return note === undefined ? null : digestOf(note.text);
  };
}

/** `hit`: the key of the cached answer that it is. */
type Told = Omit<Synthesis, 'brief' | 'latency_ms'> & { readonly hit?: string };
type Asking = StageRequest & { readonly brief: CompiledBrief };
type Asked = Asking & { readonly client: NotebookClient };

async function synthesise(place: MemoryPlace, asking: Asking): Promise<Told> {
  const { client, settings, brief, spec } = asking;
  if (client === null || !settings.isEnabled) return local(brief, null);
  const hash = hashOf(client.notebook, spec, brief);
  const cached = asking.fresh ? null : fromCache(place, hash, brief);
  if (cached !== null && !cached.stale) return cached;
  const held = await oneAtATime(place.project, hash, async () => {
    // The previous holder of the lock may have asked the same.
    const now = asking.fresh ? null : fromCache(place, hash, brief);
    return now !== null && !now.stale ? now : askNotebook(place, { ...asking, client }, hash);
  });
  if (held.status === 'busy') return cached ?? local(brief, 'Another process is still asking the same.');
  const { value } = held;
  return value.ungrounded && cached !== null ? { ...cached, notice: value.notice } : value;
}

function fromCache(place: MemoryPlace, hash: string, { memory }: CompiledBrief): Told | null {
  const rows = readSyntheses(place.project);
  const digest = digestsIn(memory);
  const valid = stillTrue(rows, digest);
  const found = lookUp(valid, hash, isoNow(place));
  if (found.status === 'miss') return null;
  const { row, isExpired } = found;
  const hours = Math.max(0, place.now() - Date.parse(row.created_at)) / 3_600_000;
  return {
    hit: hash,
    divine_truth: row.synthesis_result,
    suggested_relationships: row.suggested_links,
    ingested: null,
    cache_hit: true,
    stale: isExpired,
    age_hours: Math.round(hours * 10) / 10,
    ungrounded: false,
    notice: null,
  };
}

const LONGEST_SPEC = 3000;

async function askNotebook(place: MemoryPlace, asking: Asked, hash: string): Promise<Told> {
  const { spec, brief, settings, client } = asking;
  const { outcome, sent } = await askWhole(place, asking, hash);
  if (outcome.status !== 'answered' || outcome.text.trim() === '')
    return local(
      brief,
      outcome.status === 'answered' ? 'The notebook gave an empty answer.' : outcome.notice,
    );
  const links = linksInAnswer(outcome.text);
  const ingested = links.length === 0 ? null : await takeOver(place, links, hash);
  const at = isoNow(place);
  const row: SynthesisRow = {
    schema: 1,
    input_hash: hash,
    spec_hash: digestOf(spec),
    brief_hash: sent,
    synthesis_result: outcome.text.slice(0, 100_000),
    suggested_links: [...links],
    created_at: at,
    expires_at: new Date(place.now() + settings.ttlHours * 3_600_000).toISOString(),
    hit_count: 0,
    last_hit_at: null,
    memory_ids: brief.memories.map(([id, digest]) => [id, digest]),
    notebook_id: client.notebook,
    prompt_version: PROMPT_VERSION,
  };
  await changeSyntheses(place.project, (rows) => withRow(rows, row, settings.maxEntries));
  return {
    divine_truth: row.synthesis_result,
    suggested_relationships: links,
    ingested,
    cache_hit: false,
    stale: false,
    age_hours: 0,
    ungrounded: false,
    notice: null,
  };
}

/** As one question if it fits, else with task and notes as sources, else with as much of them as fits. */
async function askWhole(place: MemoryPlace, { spec, brief, settings, client }: Asked, hash: string) {
  const whole = synthesisQuestion(spec, brief.text);
  if (whole.length <= LONGEST_QUESTION) return { outcome: await client.ask(whole, []), sent: brief.hash };
  const name = `${hash.slice(-8)}-${randomBytes(4).toString('hex')}`;
  const { question, attached } = attachedQuestion(spec, brief.text, name);
  const outcome = await client.ask(question, attached);
  if (outcome.status !== 'not-attached') return { outcome, sent: brief.hash };
  const head = synthesisQuestion(spec.slice(0, LONGEST_SPEC), '');
  const room = tokensIn(' '.repeat(Math.max(400, LONGEST_QUESTION - head.length)));
  const maxTokens = Math.min(room, settings.context.maxTokens);
  const cut = await compileBrief(place, spec, { ...settings.context, maxTokens });
  const asked = synthesisQuestion(spec.slice(0, LONGEST_SPEC), cut.text);
  return { outcome: await client.ask(asked, []), sent: cut.hash };
}

async function takeOver(
  place: MemoryPlace,
  relationships: readonly unknown[],
  synthesis: string,
): Promise<Ingested | null> {
  const result = await ingest(place, { source: 'tier2_notebooklm', synthesis, relationships });
  return result.status === 'ok' ? result.ingested : null;
}

function local(brief: CompiledBrief, notice: string | null): Told {
  return {
    divine_truth: brief.text,
    suggested_relationships: [],
    ingested: null,
    cache_hit: false,
    stale: false,
    age_hours: null,
    ungrounded: true,
    notice,
  };
}
