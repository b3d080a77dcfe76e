// A report without NotebookLM: passages of the project's own documents about a topic, verbatim and with their place.
// Nothing in it is summarised.

import { harmless } from '../text/harmless.ts';
import { headingAnchors } from '../text/markdown/heading-anchors.ts';
import { joinProse, type Prose, prose } from '../text/prose.ts';
import { quoteName } from '../text/quote-name.ts';
import { verbatim } from '../text/verbatim.ts';
import { quoteMarkdown } from './answer-body.ts';
import {
  CONTENTS,
  generatedLine,
  LONGEST_TITLE,
  RULE,
  reportMark,
  reportTitle,
  shownHeading,
} from './render-report.ts';

export interface QuotableDocument {
  /** Relative to the project, with `/`. */
  readonly path: string;
  readonly text: string;
}

export interface QuotedPassage {
  readonly path: string;
  /** First and last line, counted from 1. */
  readonly from: number;
  readonly to: number;
  readonly lines: readonly string[];
  readonly score: number;
}

const MOST_PASSAGES = 24;
const LONGEST_PASSAGE = 30;
const COMMON = new Set(
  'a an and are as at be by can do does for from has have how i in is it its of on or our should than that the their this to use using was we what when where which who why will with you your'.split(
    ' ',
  ),
);

/** Best first, at most 24; a passage is the text between two blank lines. */
export function findPassages(
  topic: string,
  documents: readonly QuotableDocument[],
): readonly QuotedPassage[] {
  const terms = [...new Set(wordsOf(topic))].filter((word) => word.length > 1 && !COMMON.has(word));
  const all = documents
    .flatMap(passagesOf)
    .map((passage) => ({ passage, words: new Set(wordsOf(passage.lines.join(' '))) }));
  const weights = new Map(
    terms.map((term) => [
      term,
      Math.log(1 + all.length / (1 + all.filter(({ words }) => words.has(term)).length)),
    ]),
  );
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  return all
    .map(({ passage, words }) => ({ ...passage, score: sumOf(weights, words) }))
    .filter(({ score }) => score > 0 && score >= total / 4)
    .toSorted((left, right) => right.score - left.score || compare(left, right))
    .slice(0, MOST_PASSAGES);
}

/**
 * @param generatedAt ISO time
 * @param linkTo the address of a document, relative to the report
 */
export function renderQuotations(
  { topic, slug }: { readonly topic: string; readonly slug: string },
  passages: readonly QuotedPassage[],
  { generatedAt, linkTo }: { readonly generatedAt: string; readonly linkTo: (path: string) => string },
): Prose {
  const title = reportTitle(topic);
  const paths = [...new Set(passages.map(({ path }) => path))];
  const anchorFor = headingAnchors();
  for (const heading of [shownHeading(title), CONTENTS]) anchorFor(heading);
  const anchors = paths.map((path) => quoteName(anchorFor(shownHeading(nameOf(path)))));
  const parts = [
    prose`# ${title}`,
    prose`${generatedLine(generatedAt)}\n- **From:** the documents of this project, without NotebookLM\n\nEverything below a document’s name is quoted from it, with its lines; nothing is summarised.`,
    reportMark(slug),
    RULE,
    prose`## ${CONTENTS}`,
    joinProse(
      paths.map((path, at) => prose`- [${nameOf(path)}](#${anchors[at] ?? prose``})`),
      '\n',
    ),
    RULE,
    ...paths.flatMap((path) => [
      prose`## ${nameOf(path)}`,
      ...passages
        .filter((passage) => passage.path === path)
        .toSorted(compare)
        .map((passage) => quotation(passage, linkTo)),
    ]),
  ];
  return prose`${joinProse(parts, '\n\n')}\n`;
}

function nameOf(path: string): Prose {
  return quoteMarkdown(path, LONGEST_TITLE);
}

function quotation({ path, from, to, lines }: QuotedPassage, linkTo: (path: string) => string): Prose {
  const place = from === to ? prose`line ${from}` : prose`lines ${from} to ${to}`;
  const text = verbatim(harmless(lines.join('\n')));
  return prose`[${nameOf(path)}](${quoteName(linkTo(path))}), ${place}:\n\n${text}`;
}

function passagesOf({ path, text }: QuotableDocument): readonly QuotedPassage[] {
  const found: QuotedPassage[] = [];
  let lines: string[] = [];
  const all = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const end = (to: number): void => {
    if (lines.length > 0) found.push({ path, from: to - lines.length + 1, to, lines, score: 0 });
    lines = [];
  };
  for (const [index, line] of all.entries()) {
    if (line.trim() === '') end(index);
    else lines.push(line);
    if (lines.length === LONGEST_PASSAGE) end(index + 1);
  }
  end(all.length);
  return found;
}

function sumOf(weights: ReadonlyMap<string, number>, words: ReadonlySet<string>): number {
  return [...weights].reduce((sum, [term, weight]) => sum + (words.has(term) ? weight : 0), 0);
}

function compare(left: QuotedPassage, right: QuotedPassage): number {
  if (left.path !== right.path) return left.path < right.path ? -1 : 1;
  return left.from - right.from;
}

/** Lower case, without common English endings. */
function wordsOf(text: string): readonly string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => word.replace(/(?<=..)ie[sd]$/, 'y').replace(/(?<=...)(?:ing|ed|es|s|e)$/, ''));
}
