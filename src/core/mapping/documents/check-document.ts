// Checks that a map document has the form that GSD's planner reads: title, sections, date, length, last line.

import { countOf } from '../../text/count-of.ts';
import { errorAt, type PlacedDiagnostic, placed, warningAt } from '../../text/markdown/diagnostic.ts';
import { type Heading, readMarkdown } from '../../text/markdown/markdown-document.ts';
import type { MapDocument } from './map-documents.ts';

/** GSD takes a document of this many lines or fewer for one that was not written. */
export const LEAST_LINES = 20;

const DATE = /^\*\*Analysis Date:\*\* \d{4}-\d{2}-\d{2}[ \t]*\r?$/m;

/** Never throws; empty when the document is in order. */
export function checkDocument(kind: MapDocument, text: string): readonly PlacedDiagnostic[] {
  const read = readMarkdown(text);
  const top = { start: read.body, end: read.body };
  const found = [
    ...titleProblems(kind, read.headings, top),
    ...missingSections(kind, read.headings, top),
    ...unknownSections(kind, read.headings),
  ];
  const lines = lineCount(text);
  if (lines <= LEAST_LINES) {
    const what = {
      code: 'map-too-short',
      message: `${kind.file} has ${countOf(lines, 'line')}; it needs more than ${LEAST_LINES}.`,
      fix: 'Write what the sections ask for; "Not detected" where there is nothing.',
    };
    found.push(errorAt(top, what));
  }
  if (!DATE.test(text)) {
    const what = {
      code: 'map-no-date',
      message: `${kind.file} has no line **Analysis Date:** YYYY-MM-DD.`,
      fix: 'Put it below the title.',
    };
    found.push(errorAt(top, what));
  }
  if (!text.includes(`*${kind.footer}: `)) {
    const what = {
      code: 'map-no-footer',
      message: `${kind.file} does not end with *${kind.footer}: YYYY-MM-DD*.`,
      fix: 'Put it at the end, below ---.',
    };
    found.push(warningAt({ start: text.length, end: text.length }, what));
  }
  return [...read.diagnostics, ...placed(text, found)];
}

/** As `wc -l` counts, plus a last line without a newline. */
export function lineCount(text: string): number {
  if (text === '') return 0;
  const breaks = text.match(/\n/g)?.length ?? 0;
  return text.endsWith('\n') ? breaks : breaks + 1;
}

type Where = { readonly start: number; readonly end: number };

function titleProblems(kind: MapDocument, headings: readonly Heading[], top: Where) {
  const title = headings.find(({ level }) => level === 1);
  if (title !== undefined && title.title.trim() === kind.title) return [];
  const what = {
    code: 'map-title',
    message: `The title of ${kind.file} is "# ${kind.title}".`,
    fix: `Make its first heading "# ${kind.title}".`,
  };
  return [errorAt(title ?? top, what)];
}

function missingSections(kind: MapDocument, headings: readonly Heading[], top: Where) {
  const present = new Set(headings.filter(({ level }) => level === 2).map(({ title }) => plain(title)));
  return kind.sections
    .filter(({ title }) => !present.has(plain(title)))
    .map(({ title, holds }) =>
      errorAt(top, {
        code: 'map-section-missing',
        message: `${kind.file} has no section "## ${title}".`,
        fix: `Add it: ${holds}.`,
      }),
    );
}

function unknownSections(kind: MapDocument, headings: readonly Heading[]) {
  const known = new Set(kind.sections.map(({ title }) => plain(title)));
  return headings
    .filter(({ level, title }) => level === 2 && !known.has(plain(title)))
    .map((heading) =>
      warningAt(heading, {
        code: 'map-section-unknown',
        message: `"## ${heading.title.slice(0, 80)}" is not a section of ${kind.file}.`,
        fix: 'Move what it says into one of the known sections.',
      }),
    );
}

function plain(title: string): string {
  return title.trim().toLowerCase();
}
