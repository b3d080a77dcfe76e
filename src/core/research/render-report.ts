// The report of a research as Markdown: title, contents, a section for each question, synthesis, sources. Every
// anchor in it is one of its own headings.

import { harmless } from '../text/harmless.ts';
import { answerBody, escapedLine, webAddress } from './answer-body.ts';
import { headingAnchors } from './heading-anchors.ts';
import type { Research, ResearchAnswer } from './research.ts';
import { type CitedSource, citationLines, indexSources, linksFor, sourceLink } from './source-index.ts';

/** The mark by which a report is known as one of this topic. */
export function reportMark(slug: string): string {
  return `<!-- msw research: ${slug} -->`;
}

/** @param generatedAt ISO time */
export function renderReport(research: Research, generatedAt: string): string {
  const { request, questions, synthesis } = research;
  const answers = [...questions.map(({ answer }) => answer), synthesis].filter((answer) => answer !== null);
  const index = indexSources(answers, research.sources);
  const titles = [
    'Contents',
    ...questions.map(({ text }, number) => `${number + 1}. ${oneLine(text)}`),
    'Synthesis',
    'Sources',
  ];
  const anchorFor = headingAnchors();
  anchorFor(`Research: ${oneLine(request.topic)}`);
  const anchors = titles.map(anchorFor);
  const sourceAnchors = new Map(index.map(({ number, heading }) => [number, anchorFor(heading)]));
  const section = (answer: ResearchAnswer | null): string => renderAnswer(answer, index, sourceAnchors);
  return [
    `# Research: ${escapedLine(request.topic)}`,
    reportMark(request.slug),
    headLines(research, generatedAt),
    `## ${titles[0]}`,
    titles
      .slice(1)
      .map((title, at) => `- [${escapedLine(title)}](#${anchors[at + 1]})`)
      .join('\n'),
    ...questions.flatMap(({ answer }, at) => [`## ${escapedLine(titles[at + 1] ?? '')}`, section(answer)]),
    '## Synthesis',
    section(synthesis),
    '## Sources',
    ...renderSources(index, research),
  ]
    .join('\n\n')
    .concat('\n');
}

/** The body of an answer and what it cites. */
export function renderAnswer(
  answer: ResearchAnswer | null,
  index: readonly CitedSource[],
  anchors: ReadonlyMap<number, string>,
): string {
  if (answer === null) return '*NotebookLM gave no answer to this question.*';
  const body = answerBody(answer.text, linksFor(answer, index, anchors));
  const cited = citationLines(answer, index, anchors);
  return cited.length === 0 ? body : `${body}\n\n${cited.join('\n')}`;
}

/** As one line, the way a heading shows it. */
export function oneLine(text: string): string {
  return harmless(text).replaceAll(/\s+/g, ' ').trim();
}

function headLines({ notebook, request, imported, sources }: Research, generatedAt: string): string {
  const address = webAddress(notebook?.url ?? null);
  const title = escapedLine(notebook?.title ?? '') || 'NotebookLM';
  return [
    `- Generated: ${generatedAt}`,
    `- Notebook: ${address === null ? title : `[${title}](${address})`}`,
    ...(imported ? [`- Found by: ${request.mode} research, ${sources.length} sources`] : []),
    '',
    'The answers are NotebookLM’s, drawn from the sources at the end; a number in brackets leads to its source.',
  ].join('\n');
}

function renderSources(index: readonly CitedSource[], { sources }: Research): readonly string[] {
  const cited = new Set(index.map(({ source }) => source.id));
  const others = sources.filter(({ id }) => !cited.has(id));
  return [
    ...(index.length === 0 ? ['No answer cites a source.'] : []),
    ...index.flatMap(({ heading, source }) => [`### ${heading}`, sourceLink(source)]),
    ...(others.length === 0
      ? []
      : ['**In the notebook, but not cited**', others.map((source) => `- ${sourceLink(source)}`).join('\n')]),
  ];
}
