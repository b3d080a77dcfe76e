// CONTEXT.md of a phase: what was decided before it is planned. Decisions are numbered, so that plans can name
// them.

import { splice } from '../../text/markdown/splice.ts';
import { textLines } from '../../text/markdown/text-lines.ts';
import type { ContextAnswers } from './context-answers.ts';
import { documentOf, linesOf, listOrNone, paragraph } from './document-text.ts';
import { itemText, oneLine } from './one-line.ts';
import { lineEndOf } from './section.ts';

export interface ContextPhase {
  /** `1`, `2.1`. */
  readonly number: string;
  readonly name: string;
  /** `01-sales`. */
  readonly folder: string;
}

export function contextDocument(phase: ContextPhase, answers: ContextAnswers, date: string): string {
  const { boundary, discretion, specifics, code, deferred } = answers;
  return documentOf([
    `# Phase ${phase.number}: ${oneLine(phase.name)} - Context`,
    linesOf([`**Gathered:** ${date}`, '**Status:** Ready for planning']),
    ...part('domain', 'Phase Boundary', [paragraph(boundary)]),
    ...part('decisions', 'Implementation Decisions', [
      ...areas(answers, 1),
      "### Claude's Discretion",
      bullets(discretion, 'None'),
    ]),
    ...part('specifics', 'Specific Ideas', [
      bullets(specifics, 'No specific requirements — open to standard approaches'),
    ]),
    ...part('canonical_refs', 'Canonical References', [
      '**To be read before planning or implementing.**',
      listOrNone(refs(answers), 'No external specs — the decisions above say everything.'),
    ]),
    ...part('code_context', 'Existing Code Insights', [bullets(code, 'None')]),
    ...part('deferred', 'Deferred Ideas', [
      bullets(deferred, 'None — the discussion stayed within the phase'),
    ]),
    '---',
    linesOf([`*Phase: ${phase.folder}*`, `*Context gathered: ${date}*`]),
  ]);
}

/**
 * Adds what was decided later behind what is there: decisions with the next numbers, deferred ideas, references.
 * What was decided before stays; null when the document has no end of its decisions.
 */
export function extendContext(text: string, answers: ContextAnswers): string | null {
  const close = (tag: string) => textLines(text).find((line) => line.text.trim() === `</${tag}>`);
  const decisions = close('decisions');
  if (decisions === undefined) return null;
  const eol = lineEndOf(text);
  const last = Math.max(0, ...[...text.matchAll(/\bD-(\d{1,4})\b/g)].map(([, number]) => Number(number)));
  const parts = [
    { at: decisions, lines: areas(answers, last + 1).flatMap((block) => [...block.split('\n'), '']) },
    { at: close('canonical_refs'), lines: [...refs(answers), ''] },
    { at: close('deferred'), lines: [...answers.deferred.map((one) => `- ${itemText(one)}`), ''] },
  ];
  return splice(
    text,
    parts.flatMap(({ at, lines }) =>
      at === undefined || lines.length < 2
        ? []
        : [{ start: at.start, end: at.start, text: lines.map((line) => line + eol).join('') }],
    ),
  );
}

function refs({ references }: ContextAnswers): readonly string[] {
  return references.map(
    ({ path, about }) => `- \`${oneLine(path).replaceAll('`', '')}\` — ${oneLine(about)}`,
  );
}

/** Between its tags: GSD's agents look for those. */
function part(tag: string, title: string, blocks: readonly string[]): readonly string[] {
  return [`<${tag}>\n## ${title}`, ...blocks, `</${tag}>`];
}

/** A heading for each area with its decisions, numbered on. */
function areas({ decisions }: ContextAnswers, from: number): readonly string[] {
  const numbered = decisions.map(({ area, text }, at) => ({
    area: oneLine(area),
    line: `- **D-${String(from + at).padStart(2, '0')}:** ${oneLine(text)}`,
  }));
  return [...new Set(numbered.map(({ area }) => area))].flatMap((area) => [
    `### ${area}`,
    linesOf(numbered.filter((one) => one.area === area).map((one) => one.line)),
  ]);
}

function bullets(items: readonly string[], none: string): string {
  return listOrNone(
    items.map((one) => `- ${itemText(one)}`),
    none,
  );
}
