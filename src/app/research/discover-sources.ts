// The steps that find or create the notebook of a research, and let NotebookLM search for sources and import them.
// NotebookLM may never report a failure, so there is a time limit here. Anything that may have been begun already is
// looked for first: there is never a second notebook for the same research.

import { setTimeout as delay } from 'node:timers/promises';
import {
  importResearch,
  type ResearchStatus,
  researchStatus,
  startResearch,
} from '../../adapters/nlm/nlm-research.ts';
import { createNotebook, getNotebook, listNotebooks, type Notebook } from '../../adapters/nlm/notebooks.ts';
import type { NlmRefusal, NlmResult } from '../../adapters/nlm/program/nlm-call.ts';
import { defaultProfile } from '../../adapters/nlm/program/nlm-profiles.ts';
import { listSources, type NotebookSource } from '../../adapters/nlm/sources.ts';
import { textToSend } from '../../adapters/secrets/text-to-send.ts';
import { chooseNotebook as rememberNotebook } from '../../adapters/user/project-choices.ts';
import type { Research } from '../../core/research/research.ts';
import { countOf } from '../../core/text/count-of.ts';
import { lineToType } from '../workspace/cli-command.ts';
import {
  ok,
  type ResearchContext,
  refusedByNlm,
  type StepResult,
  type Stopped,
  stopped,
} from './research-store.ts';

const LIMIT_MINUTES: Readonly<Record<Research['request']['mode'], number>> = { deep: 45, fast: 10 };
/** Failed polls in a row, for outside reasons or without a research. */
const MOST_MISSES = 5;
/** NotebookLM answers only from sources that it has read. */
const MOST_LOOKS_AT_SOURCES = 20;
const OUTSIDE: ReadonlySet<string> = new Set(['timeout', 'network', 'unknown', 'lost-answer']);

export async function startDiscovery(context: ResearchContext, research: Research): Promise<StepResult> {
  const notebook = research.notebook?.id ?? '';
  const { topic, mode, source } = research.request;
  const now = context.workspace.now();
  if (research.begun === 'discovery') {
    const status = await researchStatus(context.account, notebook);
    if (status.status !== 'ok') return refusedByNlm(research, status, context);
    if (status.data.state === 'in-progress' || status.data.state === 'completed')
      return running(context, research, now);
  }
  const begun = context.save({ ...research, begun: 'discovery' });
  const started = await startResearch(context.account, {
    ...{ notebook, topic: textToSend(topic) },
    ...{ mode, source },
  });
  if (started.status === 'ok') return running(context, begun, now);
  // The notebook of an earlier research may have been deleted since.
  const isGone = started.status === 'not-found';
  const refusal = refusedByNlm(begun, started, context);
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
  const { mode, source } = research.request;
  return ok(
    context.save(
      { ...research, begun: null, discoveringSince: now },
      `NotebookLM looks for sources (${mode} research${source === 'drive' ? ' in Google Drive' : ''})`,
    ),
  );
}

export async function importSources(context: ResearchContext, research: Research): Promise<StepResult> {
  const found = await awaitDiscovery(context, research);
  if ('reason' in found) return found;
  const notebook = research.notebook?.id ?? '';
  if (found.state === 'completed') {
    const imported = await importResearch(context.account, notebook, found);
    if (imported.status !== 'ok') return refusedByNlm(research, imported, context);
  }
  const sources = await readableSources(context, research, notebook);
  if ('status' in sources) return refusedByNlm(research, sources, context);
  // No source that an answer could use: the next run searches again.
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
      `${countOf(known.length, 'source is', 'sources are')} in the notebook`,
    ),
  );
}

/** The last state; `none` when NotebookLM no longer knows of a research, as after an import. */
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
  return now >= context.until ? stopped(research, 'This run has used up its time.') : null;
}

/** Null to continue. A research that has just begun may not be listed yet. */
function endOf(
  context: ResearchContext,
  research: Research,
  looked: NlmResult<ResearchStatus>,
  misses: number,
): ResearchStatus | Stopped | null {
  const isLost = misses >= MOST_MISSES;
  if (looked.status !== 'ok')
    return OUTSIDE.has(looked.status) && !isLost ? null : refusedByNlm(research, looked, context);
  const { state } = looked.data;
  if (state === 'failed') return again(context, research, 'NotebookLM says that its research failed.');
  return state === 'completed' || isLost ? looked.data : null;
}

/** Makes the next run search for sources again. */
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

const LONGEST_TITLE = 80;
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** By id, then by title; a missing notebook is created. Either way it then counts as one of the user's. */
export async function findNotebook(context: ResearchContext, research: Research): Promise<StepResult> {
  const { account, wanted } = context;
  const { topic } = research.request;
  const title = wanted ?? [...textToSend(`Research on ${topic}`)].slice(0, LONGEST_TITLE).join('');
  // The research's own notebook is looked for only if one may have been created already.
  if (wanted !== null || research.begun === 'notebook') {
    const listed = await listNotebooks(account);
    if (listed.status !== 'ok') return refusedByNlm(research, listed, context);
    const found = chooseNotebook(listed.data, title);
    if (found !== null) return taken(context, research, found.id);
    if (wanted !== null && ID.test(wanted))
      return stopped(
        research,
        `No notebook of this account has the id ${wanted}. To see them: ${lineToType`notebook list`}`,
      );
  }
  const begun = context.save({ ...research, begun: 'notebook' });
  const made = await createNotebook(account, title);
  if (made.status !== 'ok') return refusedByNlm(begun, made, context);
  return kept(context, { ...begun, begun: null, notebook: made.data }, `Notebook "${title}" is ready`);
}

async function taken(context: ResearchContext, research: Research, id: string): Promise<StepResult> {
  const known = await getNotebook(context.account, id);
  if (known.status !== 'ok') return refusedByNlm(research, known, context);
  const { title, url } = known.data;
  const next = { ...research, begun: null, notebook: { id, title, url } };
  return kept(context, next, `Notebook "${title}" is used`);
}

/** Only notebooks in the user folder are asked: a state from a repository can name notebooks as well. */
async function kept(context: ResearchContext, research: Research, progress: string): Promise<StepResult> {
  const { account, workspace } = context;
  const choice = {
    account: account.profile ?? defaultProfile(account.env),
    notebook: research.notebook?.id ?? null,
  };
  const unkept = await rememberNotebook(workspace.userFolder, workspace.project, choice);
  return unkept === null ? ok(context.save(research, progress)) : stopped(research, `${unkept}.`);
}

function chooseNotebook(notebooks: readonly Notebook[], named: string): Notebook | null {
  const same = (one: string): boolean => one.trim().toLowerCase() === named.trim().toLowerCase();
  return notebooks.find(({ id }) => id === named) ?? notebooks.find(({ title }) => same(title)) ?? null;
}
