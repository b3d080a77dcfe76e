// The steps that let NotebookLM look for sources and take them into the notebook. NotebookLM never says that a
// research failed, so it has a time limit here; what may have been begun already is looked for first.

import { setTimeout as delay } from 'node:timers/promises';
import { listSources, type NotebookSource } from '../../adapters/nlm/list-sources.ts';
import {
  importResearch,
  type ResearchStatus,
  researchStatus,
  startResearch,
} from '../../adapters/nlm/nlm-research.ts';
import type { NlmRefusal, NlmResult } from '../../adapters/nlm/program/nlm-call.ts';
import { textToSend } from '../../adapters/secrets/text-to-send.ts';
import type { Research } from '../../core/research/research.ts';
import {
  ok,
  type ResearchContext,
  refused,
  type StepResult,
  type Stopped,
  stopped,
} from './research-context.ts';

const LIMIT_MINUTES: Readonly<Record<Research['request']['mode'], number>> = { deep: 45, fast: 10 };
/** Looks in a row that fail for outside reasons, or find no research. */
const MOST_MISSES = 5;
/** NotebookLM answers only from sources that it has read. */
const MOST_LOOKS_AT_SOURCES = 20;
const OUTSIDE: ReadonlySet<string> = new Set(['timeout', 'network', 'unknown', 'lost-answer']);

export async function startDiscovery(context: ResearchContext, research: Research): Promise<StepResult> {
  const notebook = research.notebook?.id ?? '';
  const { topic, mode } = research.request;
  const now = context.workspace.now();
  if (research.begun === 'discovery') {
    const status = await researchStatus(context.account, notebook);
    if (status.status !== 'ok') return refused(research, status, context);
    if (status.data.state === 'in-progress' || status.data.state === 'completed')
      return running(context, research, now);
  }
  const begun = context.save({ ...research, begun: 'discovery' });
  const started = await startResearch(context.account, { notebook, topic: textToSend(topic), mode });
  if (started.status === 'ok') return running(context, begun, now);
  // The notebook of an earlier research may have been deleted since.
  const isGone = started.status === 'not-found';
  const refusal = refused(begun, started, context);
  return {
    ...refusal,
    research: isGone ? context.save({ ...begun, begun: null, notebook: null }) : begun,
    reason: `${refusal.reason}${hintFor(mode, started)}`,
  };
}

function hintFor(mode: Research['request']['mode'], { status }: NlmRefusal): string {
  if (status === 'not-found') return ' Run it again to begin with a new one.';
  const isDeepQuota = mode === 'deep' && status === 'rate-limited';
  return isDeepQuota ? ' Deep research has a quota of its own: --fresh --mode fast may still work.' : '';
}

function running(context: ResearchContext, research: Research, now: number): StepResult {
  const { mode } = research.request;
  return ok(
    context.save(
      { ...research, begun: null, discoveringSince: now },
      `NotebookLM looks for sources (${mode} research)`,
    ),
  );
}

export async function importSources(context: ResearchContext, research: Research): Promise<StepResult> {
  const found = await awaitDiscovery(context, research);
  if ('reason' in found) return found;
  const notebook = research.notebook?.id ?? '';
  if (found.state === 'completed') {
    const imported = await importResearch(context.account, notebook, found);
    if (imported.status !== 'ok') return refused(research, imported, context);
  }
  const sources = await readableSources(context, research, notebook);
  if ('status' in sources) return refused(research, sources, context);
  // Nothing that an answer could rest on: the next run looks again.
  if (sources.length === 0) {
    return stopped(
      context.save({ ...research, discoveringSince: null }),
      'NotebookLM found no sources for this topic: say it differently, or name a notebook that has some with --notebook.',
    );
  }
  const known = sources.map(({ id, title, url }) => ({ id, title, url }));
  return ok(
    context.save(
      { ...research, imported: true, sources: known },
      `${known.length} sources are in the notebook`,
    ),
  );
}

/** Its last state; `none` when NotebookLM knows of no research any more, which an import brings about. */
async function awaitDiscovery(
  context: ResearchContext,
  research: Research,
): Promise<ResearchStatus | Stopped> {
  const { now } = context.workspace;
  const since = research.discoveringSince ?? now();
  for (let misses = 0; ; ) {
    const looked = await researchStatus(context.account, research.notebook?.id ?? '');
    const state = looked.status === 'ok' ? looked.data.state : null;
    misses = state === null || state === 'none' ? misses + 1 : 0;
    const end = endOf(context, research, looked, misses) ?? overdue(context, research, since);
    if (end !== null) return end;
    const minutes = Math.floor((now() - since) / 60_000);
    context.save(research, `NotebookLM has been looking for sources for ${minutes} min`);
    await delay(context.pollMs);
  }
}

function overdue(context: ResearchContext, research: Research, since: number): Stopped | null {
  const now = context.workspace.now();
  const limit = since + LIMIT_MINUTES[research.request.mode] * 60_000;
  if (now >= limit) return again(context, research, 'NotebookLM did not end its research in time.');
  return now >= context.until ? stopped(research, 'The time of this run is over.') : null;
}

/** Null: it continues. One that has just begun may not be known yet. */
function endOf(
  context: ResearchContext,
  research: Research,
  looked: NlmResult<ResearchStatus>,
  misses: number,
): ResearchStatus | Stopped | null {
  const isLost = misses >= MOST_MISSES;
  if (looked.status !== 'ok')
    return OUTSIDE.has(looked.status) && !isLost ? null : refused(research, looked, context);
  const { state } = looked.data;
  if (state === 'failed') return again(context, research, 'NotebookLM says that its research failed.');
  return state === 'completed' || isLost ? looked.data : null;
}

/** The next run looks for sources again. */
function again(context: ResearchContext, research: Research, reason: string): Stopped {
  return stopped(context.save({ ...research, discoveringSince: null }), reason);
}

async function readableSources(
  context: ResearchContext,
  research: Research,
  notebook: string,
): Promise<readonly NotebookSource[] | NlmRefusal> {
  for (let look = 1; ; look += 1) {
    const listed = await listSources(context.account, notebook);
    if (listed.status !== 'ok') return listed;
    const waits = listed.data.filter(({ state }) => state === 'processing').length;
    if (waits === 0 || look >= MOST_LOOKS_AT_SOURCES || context.workspace.now() >= context.until)
      return listed.data;
    context.save(research, `NotebookLM reads the sources: ${waits} to go`);
    await delay(context.pollMs);
  }
}
