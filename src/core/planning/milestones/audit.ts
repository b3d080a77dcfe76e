// What gsd-core's audit finds open in a phase's documents, and the mark by which it knows that a person waived that. The
// mark is valid only for the items open at that time: it lapses when they change.

import { readMarkdown } from '../../text/markdown/markdown-document.ts';
import { splice } from '../../text/markdown/splice.ts';
import { isMap, scalar } from '../../text/markdown/value.ts';
import { yamlScalar } from '../../text/markdown/yaml-scalar.ts';
import { lineEndOf } from '../writing/section.ts';

const MARK = 'audit_acknowledged';

interface Audit {
  /** The document's status while something in it is open that nobody waived, else null. */
  readonly open: string | null;
  /** What is open, as the mark says it. */
  readonly snapshot: readonly [key: string, value: string];
}

/** Null for a document that is not audited. @param name of the file */
export function auditOf(name: string, text: string): Audit | null {
  const kind = /(?:^|-)(UAT|VERIFICATION)\b.*\.md$/.exec(name)?.[1];
  if (kind === undefined) return null;
  const { [MARK]: mark, ...values } = readMarkdown(text).frontmatter.values;
  const status = scalar(values.status)?.toLowerCase() ?? 'unknown';
  const snapshot = kind === 'UAT' ? tests(status, text) : (['status', status] as const);
  const isPassed = status === 'unknown' && scalar(values.result)?.toLowerCase() === 'all_pass';
  const isOpen =
    kind === 'UAT'
      ? !isPassed && status !== 'complete' && status !== 'resolved'
      : status === 'gaps_found' || status === 'human_needed';
  const isWaived =
    isMap(mark) && scalar(mark[snapshot[0]]) === snapshot[1] && scalar(mark.milestone) && scalar(mark.at);
  return { open: isOpen && !isWaived ? status : null, snapshot };
}

/** In gsd-core's format: the status alone would not show that more tests are pending. */
function tests(status: string, text: string): readonly [string, string] {
  const waiting = text.match(/result:\s*(?:pending|\[pending\])/gi)?.length ?? 0;
  return ['gap_snapshot', `${status}::scenarios=${waiting}`];
}

/** @param date `2026-01-31` */
export function withAcknowledgement(
  text: string,
  [key, value]: Audit['snapshot'],
  { version, date }: { readonly version: string; readonly date: string },
): string {
  const { present, inner, entries } = readMarkdown(text).frontmatter;
  const eol = lineEndOf(text);
  const said = `  ${key}: ${yamlScalar(value, key === 'gap_snapshot')}`;
  const lines = [`${MARK}:`, `  milestone: ${yamlScalar(version)}`, `  at: ${date}`, said];
  const mark = lines.map((line) => line + eol).join('');
  if (!present) return `---${eol}${mark}---${eol}${eol}${text}`;
  const old = entries.filter((entry) => entry.key === MARK);
  return splice(text, [
    ...old.map(({ start, end }) => ({ start, end, text: '' })),
    { start: inner.end, end: inner.end, text: mark },
  ]);
}
