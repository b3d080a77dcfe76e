// CONTEXT.md of a phase: the decisions made before planning, numbered so that plans can refer to them.

import * as z from 'zod/mini';
import { once } from '../../once.ts';
import { splice } from '../../text/markdown/splice.ts';
import { textLines } from '../../text/markdown/text-lines.ts';
import { documentOf, itemText, oneLine, orNone, paragraph, referenceItems } from './document-text.ts';
import { boundedList, line, neededList, type ReadAnswers, readWith, reference } from './project-answers.ts';
import { lineEndOf } from './section.ts';

interface ContextPhase {
  /** `1`, `2.1`. */
  readonly number: string;
  readonly name: string;
  /** `01-sales`. */
  readonly folder: string;
}

export function contextDocument(phase: ContextPhase, answers: ContextAnswers, date: string): string {
  const { boundary, discretion, specifics, references, code, deferred } = answers;
  return documentOf([
    `# Phase ${phase.number}: ${oneLine(phase.name)} - Context`,
    [`**Gathered:** ${date}`, '**Status:** Ready for planning'],
    ...part('domain', 'Phase Boundary', [paragraph(boundary)]),
    ...part('decisions', 'Implementation Decisions', [
      ...areas(answers, 1),
      "### Claude's Discretion",
      orNone(items(discretion), 'None'),
    ]),
    ...part('specifics', 'Specific Ideas', [
      orNone(items(specifics), 'No specific requirements — open to standard approaches'),
    ]),
    ...part('canonical_refs', 'Canonical References', [
      '**To be read before planning or implementing.**',
      orNone(referenceItems(references), 'No external specs — the decisions above say everything.'),
    ]),
    ...part('code_context', 'Existing Code Insights', [orNone(items(code), 'None')]),
    ...part('deferred', 'Deferred Ideas', [
      orNone(items(deferred), 'None — the discussion stayed within the phase'),
    ]),
    '---',
    [`*Phase: ${phase.folder}*`, `*Context gathered: ${date}*`],
  ]);
}

/**
 * Appends later decisions with the next numbers, deferred ideas and references. Earlier decisions stay; returns null
 * when the document has no `</decisions>` line.
 */
export function extendContext(text: string, answers: ContextAnswers): string | null {
  const close = (tag: string) => textLines(text).find((line) => line.text.trim() === `</${tag}>`);
  if (close('decisions') === undefined) return null;
  const eol = lineEndOf(text);
  const last = Math.max(0, ...[...text.matchAll(/\bD-(\d{1,4})\b/g)].map(([, number]) => Number(number)));
  const more = [
    ['decisions', areas(answers, last + 1)],
    ['canonical_refs', [referenceItems(answers.references)]],
    ['deferred', [items(answers.deferred)]],
  ] as const;
  return splice(
    text,
    more.flatMap(([tag, blocks]) => {
      const at = close(tag)?.start;
      if (at === undefined || blocks.flat().length === 0) return [];
      return [{ start: at, end: at, text: `${documentOf(blocks)}\n`.replaceAll('\n', eol) }];
    }),
  );
}

/** Wraps a section in its tags: GSD's agents look for them. */
function part(tag: string, title: string, blocks: readonly (string | readonly string[])[]) {
  return [`<${tag}>\n## ${title}`, ...blocks, `</${tag}>`];
}

/** A heading for each area with its decisions, numbered from `from`. */
function areas({ decisions }: ContextAnswers, from: number) {
  const numbered = decisions.map(({ area, text }, at) => ({
    area,
    line: `- **D-${String(from + at).padStart(2, '0')}:** ${text}`,
  }));
  return [...new Set(decisions.map(({ area }) => area))].flatMap((area) => [
    `### ${area}`,
    numbered.filter((one) => one.area === area).map((one) => one.line),
  ]);
}

function items(texts: readonly string[]): readonly string[] {
  return texts.map((one) => `- ${itemText(one)}`);
}

// The source for a phase's CONTEXT: plain data that Claude writes after talking to the user.
type ContextAnswers = z.output<ReturnType<typeof schema>>;

export const contextExample: ContextAnswers = {
  boundary: 'Sales are recorded and can be undone; nothing is summed up yet.',
  decisions: [
    { area: 'Storage', text: 'One line of JSON for each sale, only appended' },
    { area: 'Undo', text: 'An undo is a line of its own; it is refused after a day' },
  ],
  discretion: ['Wording of messages'],
  specifics: ['"As quick as writing it on paper"'],
  references: [{ path: 'docs/research/tills.md#undo', about: 'What may be undone' }],
  code: ['`src/main.js` parses the arguments; commands are added there'],
  deferred: ['Receipts by mail: a phase of its own'],
};

export const contextRules: readonly string[] = [
  'Needed: boundary and decisions. The rest may be left out. Decisions are numbered D-01, D-02, ... in their order.',
  'One decision is one thing that was decided, in the words of the user, with the reason when there is one.',
  'references[].path names files of the project that must be read before planning, with #heading where one is meant.',
];

export function readContextAnswers(value: unknown): ReadAnswers<ContextAnswers> {
  return readWith(schema(), value);
}

const schema = once(() =>
  z.strictObject({
    /** What the phase delivers, and what it does not. */
    boundary: line(2000),
    /** In the order of their numbers; an area may occur several times. */
    decisions: neededList(z.strictObject({ area: line(80), text: line(1000) }), '1 to 99 decisions', 1, 99),
    discretion: boundedList(line()),
    specifics: boundedList(line()),
    references: boundedList(reference()),
    /** Relevant parts of the existing code. */
    code: boundedList(line()),
    deferred: boundedList(line()),
  }),
);
