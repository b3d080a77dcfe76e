// The Markdown report of a research: title, table of contents, a section for each question, synthesis; then what MSW
// adds, the sources. Every anchor in it leads to one of its own headings.

import { countOf } from '../text/count-of.ts';
import { blockQuote } from '../text/fence.ts';
import { headingAnchors } from '../text/markdown/heading-anchors.ts';
import { joinProse, type Prose, prose } from '../text/prose.ts';
import { quoteName } from '../text/quote-name.ts';
import { answerBody, quoteMarkdown, webAddress } from './answer-body.ts';
import type { Research, ResearchAnswer } from './research.ts';
import {
  type CitedSource,
  citationLines,
  indexSources,
  linksFor,
  linkTo,
  sourceLink,
} from './source-index.ts';

/** The mark that identifies a report on this topic. */
export function reportMark(slug: string): Prose {
  return prose`<!-- msw research: ${quoteName(slug)} -->`;
}

/** @param generatedAt ISO time */
export function renderReport(research: Research, generatedAt: string): Prose {
  const { request, questions, synthesis } = research;
  const answers = [...questions.map(({ answer }) => answer), synthesis].filter((answer) => answer !== null);
  const index = indexSources(answers, research.sources);
  const titles = [
    CONTENTS,
    ...questions.map(({ text }) => quoteMarkdown(text, LONGEST_TITLE)),
    prose`Synthesis`,
    prose`Sources`,
  ];
  const title = reportTitle(request.topic);
  const anchorFor = headingAnchors();
  anchorFor(shownHeading(title));
  const anchors = titles.map((one) => anchorFor(shownHeading(one)));
  const sourceAnchors = new Map(index.map(({ number, heading }) => [number, anchorFor(heading)]));
  const section = (answer: ResearchAnswer | null): Prose =>
    renderResearchAnswer(answer, index, sourceAnchors);
  const contents = titles
    .slice(1, -1)
    .map((one, at) => prose`- [${one}](#${quoteName(anchors[at + 1] ?? '')})`);
  const parts = [
    prose`# ${title}`,
    headLines(research, generatedAt),
    reportMark(request.slug),
    RULE,
    prose`## ${CONTENTS}`,
    joinProse(contents, '\n'),
    RULE,
    ...questions.flatMap(({ answer }, at) => [prose`## ${titles[at + 1] ?? prose``}`, section(answer)]),
    RULE,
    prose`## Synthesis`,
    section(synthesis),
    prose`## Sources`,
    ...renderSources(index, research),
  ];
  return prose`${joinProse(parts, '\n\n')}\n`;
}

export const LONGEST_TITLE = 600;
export const CONTENTS = prose`Table of Contents`;
export const RULE = prose`---`;

export function reportTitle(topic: string): Prose {
  return prose`Research Report: ${quoteMarkdown(topic, LONGEST_TITLE)}`;
}

/** NotebookLM's answer as a quotation, and the passages that it cites. */
export function renderResearchAnswer(
  answer: ResearchAnswer | null,
  index: readonly CitedSource[],
  anchors: ReadonlyMap<number, string>,
): Prose {
  if (answer === null) return prose`*NotebookLM gave no answer to this question.*`;
  const body = blockQuote(answerBody(answer.text, linksFor(answer, index, anchors)));
  const cited = citationLines(answer, index, anchors);
  return cited.length === 0 ? body : prose`${body}\n\n${joinProse(cited, '\n')}`;
}

/** The heading as rendered, without its escapes: its anchor is derived from that. */
export function shownHeading(heading: string): string {
  return heading
    .replaceAll(/\\([!-/:-@[-`{-~])/g, '$1')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
}

function headLines({ notebook, request, imported, sources }: Research, generatedAt: string): Prose {
  return joinProse(
    [
      generatedLine(generatedAt),
      prose`- **Source Notebook:** ${notebookAddress(notebook)}`,
      imported
        ? prose`- **Found by:** ${quoteName(request.mode)} research, ${countOf(sources.length, 'source')}`
        : null,
      prose`\nThe answers are NotebookLM’s, drawn from the sources at the end, and stand as quotations; a number in brackets leads to its source.`,
    ],
    '\n',
  );
}

/** @param generatedAt ISO time */
export function generatedLine(generatedAt: string): Prose {
  return prose`- **Generated:** ${quoteName(generatedAt)}`;
}

/** As NotebookLM writes it. */
const ADDRESS = /^https:\/\/notebook(?:lm)?(?:\.cloud)?\.google\.com\/notebook\/[\w-]{1,80}$/;

function notebookAddress(notebook: Research['notebook']): Prose {
  const url = notebook !== null && ADDRESS.test(notebook.url) ? webAddress(notebook.url) : null;
  return url ?? notebookLink(notebook);
}

export function notebookLink(notebook: Research['notebook']): Prose {
  if (notebook === null || notebook.title === '') return prose`NotebookLM`;
  return linkTo(notebook.title, notebook.url) ?? quoteMarkdown(notebook.title, LONGEST_TITLE);
}

function renderSources(index: readonly CitedSource[], { sources }: Research): readonly Prose[] {
  const cited = new Set(index.map(({ source }) => source.id));
  const others = sources.filter(({ id }) => !cited.has(id)).map((source) => prose`- ${sourceLink(source)}`);
  return [
    ...(index.length === 0 ? [prose`No answer cites a source.`] : []),
    ...index.flatMap(({ heading, source }) => [prose`### ${heading}`, sourceLink(source)]),
    ...(others.length === 0 ? [] : [prose`**In the notebook, but not cited**`, joinProse(others, '\n')]),
  ];
}
