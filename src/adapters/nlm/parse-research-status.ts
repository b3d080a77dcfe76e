// Reads what `nlm research status` prints; it has no JSON.

export interface ResearchStatus {
  /** A failed research stays `in-progress` for ever. */
  readonly state: 'none' | 'in-progress' | 'completed' | 'failed';
  readonly taskId: string | null;
  /** How many sources Google found so far. */
  readonly count: number;
  /** What was printed of them: fewer than `count` when nlm could not print them. */
  readonly sources: readonly ResearchSource[];
  /** Markdown; empty unless a deep research is complete. */
  readonly report: string;
}

export interface ResearchSource {
  /** Its number for an import. */
  readonly index: number;
  readonly title: string;
  readonly url: string | null;
}

const SOURCE = /^ {2}\[(\d+)\] ?(.*)(?:\n {6}(\S.*))?$/gm;
const REPORT = '\nReport:\n';
const SOURCES = '\nDiscovered Sources:\n';

/** Null when it is no status. */
export function parseResearchStatus(stdout: string): ResearchStatus | null {
  const text = stdout.replaceAll('\r\n', '\n');
  const word = /^[ \t]*Status:[ \t]*(\S.*)$/m.exec(text)?.[1]?.trim();
  if (word === undefined) return null;
  const { head, report, sources } = parts(text);
  return {
    state: STATES[word] ?? (word.startsWith('no research') ? 'none' : 'in-progress'),
    taskId: /^[ \t]*Task ID:[ \t]*(\S+)/m.exec(head)?.[1] ?? null,
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

function sourceOf(match: RegExpMatchArray): ResearchSource {
  return { index: Number(match[1]), title: (match[2] ?? '').trim(), url: match[3]?.trim() ?? null };
}
