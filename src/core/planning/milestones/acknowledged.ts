// What gsd-core's audit takes for open in a phase's documents, and the mark by which it knows that a person let that
// pass. The mark holds for what was open then: it lapses when that changes.

import { readMarkdown } from '../../text/markdown/markdown-document.ts';
import { type Edit, splice } from '../../text/markdown/splice.ts';
import { isMap, scalar } from '../../text/markdown/value.ts';
import { yamlScalar } from '../../text/markdown/yaml-scalar.ts';
import { lineEndOf } from '../writing/section.ts';

export type Audited = 'uat' | 'verification';

/** By the name of a file in a phase's folder; null for what is not looked at here. */
export function auditedKind(name: string): Audited | null {
  if (!name.endsWith('.md')) return null;
  if (/(?:^|-)UAT\b/.test(name)) return 'uat';
  return /(?:^|-)VERIFICATION\b/.test(name) ? 'verification' : null;
}

export interface Audit {
  /** Null where nothing is open, else the document's status. */
  readonly open: string | null;
  /** Somebody let pass exactly what is open. */
  readonly isAcknowledged: boolean;
}

const MARK = 'audit_acknowledged';

export function auditOf(kind: Audited, text: string): Audit {
  const status = statusIn(text);
  const { values } = readMarkdown(text).frontmatter;
  const mark = values[MARK];
  const { key, value } = snapshotOf(kind, text);
  const isWhole = isMap(mark) && Boolean(scalar(mark.milestone)) && Boolean(scalar(mark.at));
  return {
    open: isOpen(kind, status, scalar(values.result)) ? status : null,
    isAcknowledged: isWhole && scalar(mark[key]) === value,
  };
}

/** @param date `2026-01-31` */
export function withAcknowledgement(kind: Audited, text: string, version: string, date: string): string {
  const { present, inner, entries } = readMarkdown(text).frontmatter;
  const { key, value } = snapshotOf(kind, text);
  const eol = lineEndOf(text);
  const lines = [
    `${MARK}:`,
    `  milestone: ${yamlScalar(version)}`,
    `  at: ${date}`,
    `  ${key}: ${yamlScalar(value, kind === 'uat')}`,
  ];
  const mark = lines.map((line) => line + eol).join('');
  if (!present) return `---${eol}${mark}---${eol}${eol}${text}`;
  const old = entries
    .filter((entry) => entry.key === MARK)
    .map(({ start, end }): Edit => ({ start, end, text: '' }));
  return splice(text, [...old, { start: inner.end, end: inner.end, text: mark }]);
}

function statusIn(text: string): string {
  return scalar(readMarkdown(text).frontmatter.values.status)?.toLowerCase() ?? 'unknown';
}

function isOpen(kind: Audited, status: string, result: string | null): boolean {
  if (kind === 'verification') return status === 'gaps_found' || status === 'human_needed';
  const isOver = status === 'unknown' && result?.toLowerCase() === 'all_pass';
  return status !== 'complete' && status !== 'resolved' && !isOver;
}

/** In gsd-core's words: a status alone does not tell that more tests wait. */
function snapshotOf(kind: Audited, text: string): { readonly key: string; readonly value: string } {
  const status = statusIn(text);
  if (kind === 'verification') return { key: 'status', value: status };
  const waiting = text.match(/result:\s*(?:pending|\[pending\])/gi)?.length ?? 0;
  return { key: 'gap_snapshot', value: `${status}::scenarios=${waiting}` };
}
