// The research of a phase as the planner reads it: fixed sections in a fixed order, each with its citations.

import { headingText } from '../heading-text.ts';
import { escapedLine, webAddress } from './answer-body.ts';
import { headingAnchors } from './heading-anchors.ts';
import { PHASE_SECTIONS } from './phase-sections.ts';
import { oneLine, renderAnswer, reportMark } from './render-report.ts';
import type { Research, ResearchPhase } from './research.ts';
import { CONFIDENCE_RULES, CONFIDENCE_TITLES, type Confidence, confidenceOf } from './source-confidence.ts';
import { type CitedSource, indexSources, sourceLink } from './source-index.ts';

export interface PhasePage {
  /** Markdown of the user's decisions; empty when there are none. */
  readonly constraints: string;
  /** The file they are from; null when there is none. */
  readonly contextFile: string | null;
  /** ISO time. */
  readonly generatedAt: string;
}

/** Empty for a research without a phase. */
export function renderPhaseResearch(research: Research, page: PhasePage): string {
  const { phase, slug } = research.request;
  if (phase === null) return '';
  const answers = [...research.questions.map(({ answer }) => answer), research.synthesis].filter(
    (answer) => answer !== null,
  );
  const index = indexSources(answers, research.sources);
  const constraints = constraintsSection(page);
  const groups = grouped(index);
  const anchors = sourceAnchors(phase, constraints, groups);
  const bodyOf = (section: string): string => {
    const question = research.questions.find((entry) => entry.section === section);
    return renderAnswer(question?.answer ?? null, index, anchors);
  };
  return [
    `# ${escapedLine(titleOf(phase))}`,
    reportMark(slug),
    headLines(research, page),
    '## User Constraints',
    constraints,
    '## Summary',
    renderAnswer(research.synthesis, index, anchors),
    ...PHASE_SECTIONS.flatMap((section) => [`## ${section}`, bodyOf(section)]),
    '## Sources',
    CONFIDENCE_RULES,
    ...groups.flatMap(renderGroup),
  ]
    .join('\n\n')
    .concat('\n');
}

function titleOf({ number, name }: ResearchPhase): string {
  return oneLine(`Phase ${number}: ${name} - Research`);
}

function headLines({ notebook, request }: Research, { generatedAt }: PhasePage): string {
  const address = webAddress(notebook?.url ?? null);
  const title = escapedLine(notebook?.title ?? '') || 'NotebookLM';
  return [
    `**Researched:** ${generatedAt}`,
    `**Domain:** ${escapedLine(request.topic)}`,
    `**Notebook:** ${address === null ? title : `[${title}](${address})`}`,
  ].join('  \n');
}

function constraintsSection({ constraints, contextFile }: PhasePage): string {
  if (contextFile === null)
    return 'There is no context document: no decision of the user constrains this phase yet.';
  const from = `From [${escapedLine(contextFile)}](${encodeURI(contextFile)}), word for word:`;
  return constraints === ''
    ? `[${escapedLine(contextFile)}](${encodeURI(contextFile)}) holds none.`
    : `${from}\n\n${constraints}`;
}

interface Group {
  readonly confidence: Confidence;
  readonly sources: readonly CitedSource[];
}

function grouped(index: readonly CitedSource[]): readonly Group[] {
  return (['primary', 'secondary', 'tertiary'] as const).map((confidence) => ({
    confidence,
    sources: index.filter((cited) => confidenceOf(cited) === confidence),
  }));
}

function renderGroup({ confidence, sources }: Group): readonly string[] {
  const title = `### ${CONFIDENCE_TITLES[confidence]}`;
  if (sources.length === 0) return [title, 'None.'];
  return [title, ...sources.flatMap(({ heading, source }) => [`#### ${heading}`, sourceLink(source)])];
}

/** The page's headings before the sources come first, also those of the user's own decisions. */
function sourceAnchors(
  phase: ResearchPhase,
  constraints: string,
  groups: readonly Group[],
): ReadonlyMap<number, string> {
  const anchorFor = headingAnchors();
  const own = [...constraints.matchAll(/^#{1,6}[ \t]+(\S.*)?$/gm)].map((match) =>
    headingText(match[1] ?? ''),
  );
  for (const heading of [titleOf(phase), 'User Constraints', ...own, 'Summary', ...PHASE_SECTIONS, 'Sources'])
    anchorFor(heading);
  return new Map(
    groups.flatMap(({ confidence, sources }) => {
      anchorFor(CONFIDENCE_TITLES[confidence]);
      return sources.map(({ number, heading }) => [number, anchorFor(heading)] as const);
    }),
  );
}
