// Checks that a map document has the form that GSD's planner reads: title, sections, date, length.

import { countOf } from '../../text/count-of.ts';
import { type Diagnostic, errorAt, type PlacedDiagnostic, placed } from '../../text/markdown/diagnostic.ts';
import { readMarkdown } from '../../text/markdown/markdown-document.ts';
import type { MapDocument } from './map-documents.ts';

/** GSD takes a document of this many lines or fewer for one that was not written. */
export const LEAST_LINES = 20;

const DATE = /^\*\*Analysis Date:\*\* \d{4}-\d{2}-\d{2}[ \t]*\r?$/m;

/** Never throws; empty when the document is in order. */
export function checkDocument(kind: MapDocument, text: string): readonly PlacedDiagnostic[] {
  const read = readMarkdown(text);
  const top = { start: read.body, end: read.body };
  const title = read.headings.find(({ level }) => level === 1);
  const sections = new Set(read.headings.filter(({ level }) => level === 2).map((one) => plain(one.title)));
  const lines = lineCount(text);
  const found: Diagnostic[] = [];
  const report = (code: string, message: string, fix: string, where: Where = top) =>
    found.push(errorAt(where, { code, message: `${kind.file} ${message}`, fix }));
  if (title?.title.trim() !== kind.title)
    report(
      'map-title',
      `has no title "# ${kind.title}".`,
      `Make its first heading "# ${kind.title}".`,
      title,
    );
  for (const one of kind.sections)
    if (!sections.has(plain(one.title)))
      report('map-section-missing', `has no section "## ${one.title}".`, `Add it: ${one.holds}.`);
  if (lines <= LEAST_LINES)
    report(
      'map-too-short',
      `has ${countOf(lines, 'line')}; it needs more than ${LEAST_LINES}.`,
      'Write what the sections ask for; "Not detected" where there is nothing.',
    );
  if (!DATE.test(text))
    report('map-no-date', 'has no line **Analysis Date:** YYYY-MM-DD.', 'Put it below the title.');
  return [...read.diagnostics, ...placed(text, found)];
}

type Where = { readonly start: number; readonly end: number };

/** As `wc -l` counts, plus a last line without a newline. */
export function lineCount(text: string): number {
  if (text === '') return 0;
  const breaks = text.match(/\n/g)?.length ?? 0;
  return text.endsWith('\n') ? breaks : breaks + 1;
}

function plain(title: string): string {
  return title.trim().toLowerCase();
}
