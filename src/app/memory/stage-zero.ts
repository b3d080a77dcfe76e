// What is known of a task before it is planned: the brief of the memory, and what the project's notebook makes of both,
// kept for a day. Without a notebook, or without questions left, the brief alone.

import { performance } from 'node:perf_hooks';
import { changeSyntheses, oneAtATime, readSyntheses } from '../../adapters/memory/synthesis-store.ts';
import { tokensIn } from '../../core/memory/brief.ts';
import type { Ingested } from '../../core/memory/links.ts';
import type { MemorySettings } from '../../core/memory/memory-settings.ts';
import {
  inputKey,
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
import { isoTime } from '../workspace/workspace.ts';
import { type CompiledBrief, compileBrief, digestOf, serveBrief } from './compile-brief.ts';
import { ingest } from './link-notes.ts';
import type { MemoryPlace } from './open-memory.ts';

/** Whom to ask; the notebook's answer, or a sentence why there is none. */
export interface Synthesiser {
  readonly notebook: string;
  readonly ask: (
    question: string,
  ) => Promise<
    | { readonly status: 'answered'; readonly text: string }
    | { readonly status: 'none'; readonly notice: string }
  >;
}

export interface Synthesis {
  /** What the notebook says; the brief itself where it is `ungrounded`. */
  readonly divine_truth: string;
  readonly brief: CompiledBrief;
  readonly suggested_relationships: readonly unknown[];
  readonly ingested: Ingested | null;
  readonly cache_hit: boolean;
  /** The answer has expired, and there was no newer one to be had. */
  readonly stale: boolean;
  readonly age_hours: number | null;
  /** No notebook had a say in it. */
  readonly ungrounded: boolean;
  readonly notice: string | null;
  readonly latency_ms: number;
}

interface StageRequest {
  readonly spec: string;
  readonly settings: MemorySettings;
  /** Null: none is set up. */
  readonly synthesiser: Synthesiser | null;
  /** Forget what is kept for this task. */
  readonly fresh: boolean;
}

export async function prepareTask(place: MemoryPlace, request: StageRequest): Promise<Synthesis> {
  const start = performance.now();
  const spec = normalSpec(request.spec);
  const brief = compileBrief(place, spec, request.settings.context);
  const told = await synthesise(place, { ...request, spec, brief });
  await serveBrief(place, brief);
  return { ...told, brief, latency_ms: Math.round((performance.now() - start) * 100) / 100 };
}

type Told = Omit<Synthesis, 'brief' | 'latency_ms'>;
type Asking = StageRequest & { readonly brief: CompiledBrief };

async function synthesise(place: MemoryPlace, asking: Asking): Promise<Told> {
  const { synthesiser, settings, brief, spec } = asking;
  if (synthesiser === null || !settings.isEnabled) return local(brief, null);
  const { notebook } = synthesiser;
  const input = { notebook, sourceSet: '', specHash: digestOf(spec), memories: brief.memories };
  const hash = digestOf(inputKey(input));
  const cached = asking.fresh ? null : await fromCache(place, hash, brief);
  if (cached !== null && !cached.stale) return cached;
  const held = await oneAtATime(place.project, hash, async () => {
    // Whoever had the lock before may have asked the same.
    const now = asking.fresh ? null : await fromCache(place, hash, brief);
    return now !== null && !now.stale ? now : askNotebook(place, { ...asking, synthesiser }, hash);
  });
  if (held.status === 'busy') return cached ?? local(brief, 'Another process still asks the same.');
  const { value } = held;
  return value.ungrounded && cached !== null ? { ...cached, notice: value.notice } : value;
}

async function fromCache(place: MemoryPlace, hash: string, { memory }: CompiledBrief): Promise<Told | null> {
  const rows = readSyntheses(place.project);
  const digest = (id: string) => {
    const note = memory.superseded.has(id) ? undefined : memory.byId.get(id);
    return note === undefined ? null : digestOf(note.text);
  };
  const valid = stillTrue(rows, digest);
  const found = lookUp(valid, hash, isoTime(place));
  if (found.status === 'miss') return null;
  const { row, isExpired } = found;
  await changeSyntheses(place.project, (now) => withHit(stillTrue(now, digest), hash, isoTime(place)));
  const hours = (place.now() - Date.parse(row.created_at)) / 3_600_000;
  return {
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

/** Questions that are longer time out. */
const LONGEST_QUESTION = 8000;
const LONGEST_SPEC = 3000;

async function askNotebook(
  place: MemoryPlace,
  { spec, brief, settings, synthesiser }: Asking & { readonly synthesiser: Synthesiser },
  hash: string,
): Promise<Told> {
  const head = synthesisQuestion(spec.slice(0, LONGEST_SPEC), '');
  const room = tokensIn(' '.repeat(Math.max(400, LONGEST_QUESTION - head.length)));
  const sent = compileBrief(place, spec, {
    ...settings.context,
    maxTokens: Math.min(room, settings.context.maxTokens),
  });
  const outcome = await synthesiser.ask(synthesisQuestion(spec.slice(0, LONGEST_SPEC), sent.text));
  if (outcome.status === 'none' || outcome.text.trim() === '')
    return local(brief, outcome.status === 'none' ? outcome.notice : 'The notebook gave an empty answer.');
  const links = linksInAnswer(outcome.text);
  const ingested = links.length === 0 ? null : await takeOver(place, links, hash);
  const at = isoTime(place);
  const row: SynthesisRow = {
    schema: 1,
    input_hash: hash,
    spec_hash: digestOf(spec),
    brief_hash: sent.hash,
    synthesis_result: outcome.text.slice(0, 100_000),
    suggested_links: [...links],
    created_at: at,
    expires_at: new Date(place.now() + settings.ttlHours * 3_600_000).toISOString(),
    hit_count: 0,
    last_hit_at: null,
    memory_ids: brief.memories.map(([id, digest]) => [id, digest]),
    notebook_id: synthesiser.notebook,
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
