// The stamp of a document: the commit it describes, in its frontmatter. Everything else stays unchanged.

import { readFrontmatter } from '../../text/markdown/frontmatter.ts';
import { type Edit, splice } from '../../text/markdown/splice.ts';
import type { MapDocument } from './map-documents.ts';

const COMMIT = 'last_mapped_commit';
const DAY = 'last_mapped_at';

interface Stamp {
  /** A full SHA. */
  readonly commit: string;
  /** YYYY-MM-DD. */
  readonly day: string;
}

/** Never throws; stamping twice changes nothing. */
export function stampDocument(text: string, { commit, day }: Stamp): string {
  const found = readFrontmatter(text);
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const wanted = [`${COMMIT}: ${commit}`, `${DAY}: ${day}`];
  if (!found.present) {
    const block = ['---', ...wanted, '---', ''].join(newline);
    return splice(text, [{ start: found.start, end: found.start, text: block }]);
  }
  const edits: Edit[] = [];
  const missing: string[] = [];
  for (const line of wanted) {
    const key = line.slice(0, line.indexOf(':'));
    const entry = found.entries.findLast((one) => one.key === key);
    if (entry === undefined) missing.push(line);
    else edits.push({ start: entry.start, end: entry.end, text: `${line}${newline}` });
  }
  const at = found.inner.end;
  const more = missing.map((line) => `${line}${newline}`).join('');
  return splice(text, more === '' ? edits : [...edits, { start: at, end: at, text: more }]);
}

/** The commit of a document; null without one. */
export function mappedCommit(text: string): string | null {
  const found = readFrontmatter(text).values[COMMIT];
  return typeof found === 'string' && found !== '' ? found : null;
}

const ISO_DATE = String.raw`\d{4}-\d{2}-\d{2}`;

/**
 * Changes the date below the title, in the last line and in the comment at the top, where present: a model does not
 * know the day. Never throws.
 */
export function dateDocument({ footer }: MapDocument, text: string, day: string): string {
  const places = [
    String.raw`^\*\*Analysis Date:\*\*[ \t]*(${ISO_DATE})`,
    String.raw`^\*${footer}: (${ISO_DATE})\*`,
    `^<!-- refreshed: (${ISO_DATE}) -->`,
  ];
  const edits = places.flatMap((place): readonly Edit[] => {
    const found = new RegExp(place, 'm').exec(text);
    if (found === null) return [];
    const start = found.index + found[0].lastIndexOf(found[1] ?? '');
    return [{ start, end: start + day.length, text: day }];
  });
  return splice(text, edits);
}
