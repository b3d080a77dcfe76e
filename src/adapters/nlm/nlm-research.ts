// NotebookLM's own research: start it, look how it goes, take its sources into the notebook. A failed one
// never says so, and a deep one may change its id: callers keep their own deadline and ask by notebook.

import { listSources, type NotebookSource } from './list-sources.ts';
import { callNlm } from './program/call-nlm.ts';
import { isUncertain, type NlmAccount, type NlmResult } from './program/nlm-call.ts';
import { unreadableRun } from './program/refused-run.ts';

export interface ResearchStatus {
  /** A failed research stays `in-progress` for ever. */
  readonly state: 'none' | 'in-progress' | 'completed' | 'failed';
  readonly taskId: string | null;
  /** How many sources Google found so far. */
  readonly count: number;
  /** What was printed of them: fewer than `count` when nlm could not print them. */
  readonly sources: readonly DiscoveredSource[];
  /** Markdown; empty unless a deep research is complete. */
  readonly report: string;
}

interface DiscoveredSource {
  /** Its number for an import. */
  readonly index: number;
  readonly title: string;
  readonly url: string | null;
}

const IMPORT_SECONDS = 300;
const IMPORT_GRACE_SECONDS = 120;

/**
 * Replaces a research of this notebook that still runs or was not imported. Fast: about 30 s and 10 sources. Deep: 5
 * minutes or many more, 40 sources.
 */
export async function startResearch(
  account: NlmAccount,
  { notebook, topic, mode }: { notebook: string; topic: string; mode: 'fast' | 'deep' },
): Promise<NlmResult<{ readonly taskId: string | null }>> {
  const options = ['--force', '--mode', mode, '--source', 'web', '--notebook-id', notebook];
  const ran = await callNlm(account, { verb: ['research', 'start'], options, operands: [topic] });
  if (ran.status !== 'ok') return ran;
  const { stdout } = ran.data;
  if (!stdout.includes('Research started')) return unreadableRun(ran.data);
  return { status: 'ok', data: { taskId: taskIdIn(stdout) } };
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

/**
 * Adds what the notebook does not have yet; after an interruption it may be called again. The titles of what it added.
 * @param found as `researchStatus` told it last
 */
export async function importResearch(
  account: NlmAccount,
  notebook: string,
  found: ResearchStatus,
): Promise<NlmResult<readonly string[]>> {
  const before = await listSources(account, notebook);
  if (before.status !== 'ok') return before;
  const missing = missingFrom(before.data, found);
  if (found.sources.length > 0 && missing.length === 0) return { status: 'ok', data: [] };
  const indices = missing.length === 0 ? [] : ['--indices', missing.map(({ index }) => index).join(',')];
  const ran = await callNlm(account, {
    verb: ['research', 'import'],
    options: ['--timeout', String(IMPORT_SECONDS), ...indices],
    operands: found.taskId === null ? [notebook] : [notebook, found.taskId],
    limitSeconds: IMPORT_SECONDS + IMPORT_GRACE_SECONDS,
  });
  if (ran.status === 'ok') return { status: 'ok', data: bullets(ran.data.stdout) };
  if (!isUncertain(ran) || missing.length === 0) return ran;
  const after = await listSources(account, notebook);
  if (after.status !== 'ok') return after;
  const isThere = missingFrom(after.data, found).length === 0;
  return isThere ? { status: 'ok', data: missing.map(({ title }) => title) } : ran;
}

/** Only what has an address can be imported: the report of a deep research is listed among its sources. */
function missingFrom(held: readonly NotebookSource[], found: ResearchStatus): DiscoveredSource[] {
  const addresses = new Set(held.map((source) => source.url));
  return found.sources.filter(({ url }) => url !== null && !addresses.has(url));
}

/** A report comes as text: a narrower page would break its lines. */
const WIDE = { COLUMNS: '100000' };

async function lookAt(
  account: NlmAccount,
  notebook: string,
  detail: '--full' | '--compact',
): Promise<NlmResult<ResearchStatus>> {
  const options = ['--max-wait', '0', detail];
  const request = { verb: ['research', 'status'], options, operands: [notebook], variables: WIDE };
  const ran = await callNlm(account, request);
  if (ran.status !== 'ok') return ran;
  const status = parseResearchStatus(ran.data.stdout);
  return status === null ? unreadableRun(ran.data) : { status: 'ok', data: status };
}

function bullets(text: string): string[] {
  return [...text.matchAll(/^[ \t]*•[ \t]*(\S.*)$/gm)].map((match) => (match[1] ?? '').trim());
}

function taskIdIn(text: string): string | null {
  return /^[ \t]*Task ID:[ \t]*(\S+)/m.exec(text)?.[1] ?? null;
}

const SOURCE = /^ {2}\[(\d+)\] ?(.*)(?:\n {6}(\S.*))?$/gm;
const REPORT = '\nReport:\n';
const SOURCES = '\nDiscovered Sources:\n';

/** `nlm research status` has no JSON. Null when it is no status. */
export function parseResearchStatus(stdout: string): ResearchStatus | null {
  const text = stdout.replaceAll('\r\n', '\n');
  const word = /^[ \t]*Status:[ \t]*(\S.*)$/m.exec(text)?.[1]?.trim();
  if (word === undefined) return null;
  const { head, report, sources } = parts(text);
  return {
    state: STATES[word] ?? (word.startsWith('no research') ? 'none' : 'in-progress'),
    taskId: taskIdIn(head),
    count: Number(/^[ \t]*Sources found:[ \t]*(\d+)/m.exec(head)?.[1] ?? 0),
    sources: [...sources.matchAll(SOURCE)].map(sourceOf),
    report,
  };
}

const STATES: Readonly<Record<string, ResearchStatus['state']>> = {
  completed: 'completed',
  in_progress: 'in-progress',
  no_research: 'none',
  failed: 'failed',
};

/** The report may hold the words of the heading after it: the last one counts. */
function parts(text: string): { head: string; report: string; sources: string } {
  const listed = text.lastIndexOf(SOURCES);
  const body = listed < 0 ? text : text.slice(0, listed);
  const reported = body.indexOf(REPORT);
  return {
    head: reported < 0 ? body : body.slice(0, reported),
    report: reported < 0 ? '' : withoutAdvice(body.slice(reported + REPORT.length)),
    sources: listed < 0 ? '' : text.slice(listed),
  };
}

function withoutAdvice(text: string): string {
  return text
    .trim()
    .replace(/\nRun 'nlm research import [^\n]*$/, '')
    .trim();
}

function sourceOf(match: RegExpMatchArray): DiscoveredSource {
  return { index: Number(match[1]), title: (match[2] ?? '').trim(), url: match[3]?.trim() ?? null };
}
