// NotebookLM's own research: starts it, reads its status and imports its sources. A failed research never says so, and
// a deep one may change its id: callers keep their own deadline and ask by notebook.

import { callNlm } from './program/call-nlm.ts';
import { isUncertain, type NlmAccount, type NlmResult } from './program/nlm-call.ts';
import { unreadableRun } from './program/refused-run.ts';
import { listSources, type NotebookSource } from './sources.ts';

export interface ResearchStatus {
  /** A failed research stays `in-progress` forever. */
  readonly state: 'none' | 'in-progress' | 'completed' | 'failed';
  readonly taskId: string | null;
  /** The sources that nlm printed: fewer than Google found when nlm could not print them all. */
  readonly sources: readonly DiscoveredSource[];
}

interface DiscoveredSource {
  /** Its number for an import. */
  readonly index: number;
  readonly title: string;
  readonly url: string | null;
}

const DONE = { status: 'ok', data: null } as const;
const IMPORT_SECONDS = 300;
const IMPORT_GRACE_SECONDS = 120;

/**
 * Replaces a research of this notebook that is still running or was not imported. Fast: about 30 s and 10 sources.
 * Deep: 5 minutes or much longer, 40 sources.
 */
export async function startResearch(
  account: NlmAccount,
  {
    notebook,
    topic,
    mode,
    source = 'web',
  }: { notebook: string; topic: string; mode: 'fast' | 'deep'; source?: 'web' | 'drive' },
): Promise<NlmResult<null>> {
  const options = ['--force', '--mode', mode, '--source', source, '--notebook-id', notebook];
  const ran = await callNlm(account, { verb: ['research', 'start'], options, operands: [topic] });
  if (ran.status !== 'ok') return ran;
  return ran.data.stdout.includes('Research started')
    ? { status: 'ok', data: null }
    : unreadableRun(ran.data);
}

/** Asks once, without waiting. */
export async function researchStatus(
  account: NlmAccount,
  notebook: string,
): Promise<NlmResult<ResearchStatus>> {
  const whole = await lookAt(account, notebook, '--full');
  // nlm parses brackets in a report or a title as its own markup and may crash on them, with half of the status
  // printed: whatever that text says, it is not a complaint.
  if (whole.status === 'ok' || !/^(?:Research Status:|nlm crashed with )/.test(whole.text)) return whole;
  return lookAt(account, notebook, '--compact');
}

/**
 * Adds the sources that the notebook lacks; safe to repeat after an interruption.
 * @param found the last result of `researchStatus`
 */
export async function importResearch(
  account: NlmAccount,
  notebook: string,
  found: ResearchStatus,
): Promise<NlmResult<null>> {
  const before = await listSources(account, notebook);
  if (before.status !== 'ok') return before;
  const missing = missingFrom(before.data, found);
  if (found.sources.length > 0 && missing.length === 0) return DONE;
  const indices = missing.length === 0 ? [] : ['--indices', missing.map(({ index }) => index).join(',')];
  const ran = await callNlm(account, {
    verb: ['research', 'import'],
    options: ['--timeout', String(IMPORT_SECONDS), ...indices],
    operands: found.taskId === null ? [notebook] : [notebook, found.taskId],
    limitSeconds: IMPORT_SECONDS + IMPORT_GRACE_SECONDS,
  });
  if (ran.status === 'ok') return DONE;
  if (!isUncertain(ran) || missing.length === 0) return ran;
  const after = await listSources(account, notebook);
  if (after.status !== 'ok') return after;
  return missingFrom(after.data, found).length === 0 ? DONE : ran;
}

/**
 * Only sources with a URL can be imported: the report of a deep research is listed among its sources. A file from Drive
 * loses its address when it is imported.
 */
function missingFrom(held: readonly NotebookSource[], found: ResearchStatus): DiscoveredSource[] {
  const addresses = new Set(held.map((source) => source.url));
  const unaddressed = new Set(held.flatMap(({ url, title }) => (url === null ? [title] : [])));
  return found.sources.filter(
    ({ url, title }) => url !== null && !addresses.has(url) && !unaddressed.has(title),
  );
}

/** A report is printed as text: a narrower terminal would break its lines. */
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

const SOURCE = /^ {2}\[(\d+)\] ?(.*)(?:\n {6}(\S.*))?$/gm;

/** `nlm research status` has no JSON. Null when the text is not a status. */
export function parseResearchStatus(stdout: string): ResearchStatus | null {
  const text = stdout.replaceAll('\r\n', '\n');
  const word = /^[ \t]*Status:[ \t]*(\S.*)$/m.exec(text)?.[1]?.trim();
  if (word === undefined) return null;
  // The report comes before this heading and may contain the same words, so the last match counts.
  const [head = ''] = text.split('\nReport:\n');
  const listed = text.lastIndexOf('\nDiscovered Sources:\n');
  return {
    state: STATES[word] ?? (word.startsWith('no research') ? 'none' : 'in-progress'),
    taskId: /^[ \t]*Task ID:[ \t]*(\S+)/m.exec(head)?.[1] ?? null,
    sources: listed < 0 ? [] : [...text.slice(listed).matchAll(SOURCE)].map(sourceOf),
  };
}

const STATES: Readonly<Record<string, ResearchStatus['state']>> = {
  completed: 'completed',
  in_progress: 'in-progress',
  no_research: 'none',
  failed: 'failed',
};

function sourceOf(match: RegExpMatchArray): DiscoveredSource {
  return { index: Number(match[1]), title: (match[2] ?? '').trim(), url: match[3]?.trim() ?? null };
}
