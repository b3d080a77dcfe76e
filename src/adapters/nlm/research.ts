// NotebookLM's own research: start it, look how it goes, take its sources into the notebook. A failed one
// never says so, and a deep one may change its id: callers keep their own deadline and ask by notebook.

import { listSources, type NotebookSource } from './list-sources.ts';
import { parseResearchStatus, type ResearchSource, type ResearchStatus } from './parse-research-status.ts';
import { callNlm } from './program/call-nlm.ts';
import { isUncertain } from './program/is-uncertain.ts';
import type { NlmAccount } from './program/nlm-account.ts';
import { verbArguments } from './program/nlm-arguments.ts';
import type { NlmResult } from './program/nlm-result.ts';
import { unreadableRun } from './program/refused-run.ts';

export interface ResearchRequest {
  readonly notebook: string;
  readonly topic: string;
  /** Fast: about 30 s and 10 sources. Deep: 5 minutes or many more, 40 sources, web only. */
  readonly mode: 'fast' | 'deep';
  readonly from?: 'web' | 'drive';
}

export interface ImportRequest {
  readonly notebook: string;
  /** As `researchStatus` told it last. */
  readonly found: ResearchStatus;
  readonly timeoutSeconds?: number;
}

export interface ImportedSources {
  /** Titles of those that this call added. */
  readonly titles: readonly string[];
}

const CALL_SECONDS = 120;
const IMPORT_SECONDS = 300;
const IMPORT_GRACE_SECONDS = 120;

/** Replaces a research of this notebook that still runs or was not imported. */
export async function startResearch(
  account: NlmAccount,
  { notebook, topic, mode, from = 'web' }: ResearchRequest,
): Promise<NlmResult<{ readonly taskId: string | null }>> {
  const options = ['--force', '--mode', mode, '--source', from, '--notebook-id', notebook];
  const args = verbArguments(account, ['research', 'start'], [topic], options);
  const ran = await callNlm(account, { args, limitSeconds: CALL_SECONDS });
  if (ran.status !== 'ok') return ran;
  if (!ran.data.stdout.includes('Research started')) return unreadableRun(ran.data);
  return { status: 'ok', data: { taskId: /^[ \t]*Task ID:[ \t]*(\S+)/m.exec(ran.data.stdout)?.[1] ?? null } };
}

/** One look, without waiting. */
export async function researchStatus(
  account: NlmAccount,
  notebook: string,
): Promise<NlmResult<ResearchStatus>> {
  const whole = await lookAt(account, notebook, '--full');
  // nlm takes brackets in a report or a title for its own markup and may end on them, with half of the status
  // printed: whatever words that holds, it is no complaint.
  if (whole.status === 'ok' || !whole.text.startsWith('Research Status:')) return whole;
  return lookAt(account, notebook, '--compact');
}

/** Adds what the notebook does not have yet; after an interruption it may be called again. */
export async function importResearch(
  account: NlmAccount,
  { notebook, found, timeoutSeconds = IMPORT_SECONDS }: ImportRequest,
): Promise<NlmResult<ImportedSources>> {
  const before = await listSources(account, notebook);
  if (before.status !== 'ok') return before;
  const missing = missingFrom(before.data, found);
  if (found.sources.length > 0 && missing.length === 0) return imported([]);
  const indices = missing.length === 0 ? [] : ['--indices', missing.map(({ index }) => index).join(',')];
  const positional = found.taskId === null ? [notebook] : [notebook, found.taskId];
  const options = ['--timeout', String(timeoutSeconds), ...indices];
  const args = verbArguments(account, ['research', 'import'], positional, options);
  const ran = await callNlm(account, { args, limitSeconds: timeoutSeconds + IMPORT_GRACE_SECONDS });
  if (ran.status === 'ok') return imported(bullets(ran.data.stdout));
  if (!isUncertain(ran) || missing.length === 0) return ran;
  const after = await listSources(account, notebook);
  if (after.status !== 'ok') return after;
  const isThere = missingFrom(after.data, found).length === 0;
  return isThere ? imported(missing.map(({ title }) => title)) : ran;
}

/** Only what has an address can be imported: the report of a deep research is listed among its sources. */
function missingFrom(held: readonly NotebookSource[], found: ResearchStatus): ResearchSource[] {
  const addresses = new Set(held.map((source) => source.url));
  return found.sources.filter(({ url }) => url !== null && !addresses.has(url));
}

function imported(titles: readonly string[]): NlmResult<ImportedSources> {
  return { status: 'ok', data: { titles } };
}

async function lookAt(
  account: NlmAccount,
  notebook: string,
  detail: '--full' | '--compact',
): Promise<NlmResult<ResearchStatus>> {
  const args = verbArguments(account, ['research', 'status'], [notebook], ['--max-wait', '0', detail]);
  const ran = await callNlm(account, { args, limitSeconds: CALL_SECONDS, variables: WIDE });
  if (ran.status !== 'ok') return ran;
  const parsed = parseResearchStatus(ran.data.stdout);
  return parsed === null ? unreadableRun(ran.data) : { status: 'ok', data: parsed };
}

/** A report comes as text: a narrower page would break its lines. */
const WIDE = { COLUMNS: '100000' };

function bullets(text: string): string[] {
  return [...text.matchAll(/^[ \t]*•[ \t]*(\S.*)$/gm)].map((match) => (match[1] ?? '').trim());
}
