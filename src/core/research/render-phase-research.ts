// A phase's research as the planner reads it: fixed sections in a fixed order, each with its citations.

import { blockQuote } from '../text/fence.ts';
import { headingAnchors } from '../text/markdown/heading-anchors.ts';
import { headingText } from '../text/markdown/markdown-document.ts';
import { joinProse, literal, type Prose, prose } from '../text/prose.ts';
import { quoteName } from '../text/quote-name.ts';
import { quoteMarkdown } from './answer-body.ts';
import {
  LONGEST_TITLE,
  notebookLink,
  renderResearchAnswer,
  reportMark,
  shownHeading,
} from './render-report.ts';
import type { Research, ResearchPhase, ResearchQuestion } from './research.ts';
import { type CitedSource, indexSources, sourceLink } from './source-index.ts';

export interface PhasePage {
  /** Markdown of the user's decisions; empty when there are none. */
  readonly constraints: string;
  /** The file with these decisions; null when there is none. */
  readonly contextFile: string | null;
  /** ISO time. */
  readonly generatedAt: string;
}

/** Empty for research without a phase. */
export function renderPhaseResearch(research: Research, page: PhasePage): Prose {
  const { phase, slug } = research.request;
  if (phase === null) return prose``;
  const answers = [...research.questions.map(({ answer }) => answer), research.synthesis].filter(
    (answer) => answer !== null,
  );
  const index = indexSources(answers, research.sources);
  const groups = grouped(index);
  const anchors = sourceAnchors(phase, page.constraints, groups);
  const bodyOf = (section: string): Prose => {
    const question = research.questions.find((entry) => entry.section === section);
    return renderResearchAnswer(question?.answer ?? null, index, anchors);
  };
  const parts = [
    prose`# ${titleOf(phase)}`,
    reportMark(slug),
    headLines(research, page),
    prose`## User Constraints`,
    constraintsSection(page),
    prose`## Summary`,
    renderResearchAnswer(research.synthesis, index, anchors),
    ...PHASE_SECTIONS.flatMap((section) => [prose`## ${literal(section)}`, bodyOf(section)]),
    prose`## Sources`,
    CONFIDENCE_RULES,
    ...groups.flatMap(renderGroup),
  ];
  return prose`${joinProse(parts, '\n\n')}\n`;
}

function titleOf({ number, name }: ResearchPhase): Prose {
  return prose`Phase ${quoteName(number, 40)}: ${quoteMarkdown(name, LONGEST_TITLE)} - Research`;
}

function headLines({ notebook, request }: Research, { generatedAt }: PhasePage): Prose {
  return joinProse(
    [
      prose`**Researched:** ${quoteName(generatedAt)}  `,
      prose`**Domain:** ${quoteMarkdown(request.topic, LONGEST_TITLE)}  `,
      prose`**Notebook:** ${notebookLink(notebook)}`,
    ],
    '\n',
  );
}

function constraintsSection({ constraints, contextFile }: PhasePage): Prose {
  if (contextFile === null)
    return prose`There is no context document: no decision of the user constrains this phase yet.`;
  const link = prose`[${quoteMarkdown(contextFile, 200)}](${quoteName(encodeURI(contextFile))})`;
  if (constraints === '') return prose`${link} lists none.`;
  return prose`From ${link}, word for word:\n\n${blockQuote(constraints)}`;
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

function renderGroup({ confidence, sources }: Group): readonly Prose[] {
  const title = prose`### ${CONFIDENCE_TITLES[confidence]}`;
  if (sources.length === 0) return [title, prose`None.`];
  return [title, ...sources.flatMap(({ heading, source }) => [prose`#### ${heading}`, sourceLink(source)])];
}

/** Headings before the sources claim their anchors first, including those in the user's own decisions. */
function sourceAnchors(
  phase: ResearchPhase,
  constraints: string,
  groups: readonly Group[],
): ReadonlyMap<number, string> {
  const anchorFor = headingAnchors();
  const own = [...constraints.matchAll(/^#{1,6}[ \t]+(\S.*)?$/gm)].map((match) =>
    headingText(match[1] ?? ''),
  );
  for (const heading of [
    shownHeading(titleOf(phase)),
    'User Constraints',
    ...own,
    'Summary',
    ...PHASE_SECTIONS,
    'Sources',
  ])
    anchorFor(heading);
  return new Map(
    groups.flatMap(({ confidence, sources }) => {
      anchorFor(CONFIDENCE_TITLES[confidence]);
      return sources.map(({ number, heading }) => [number, anchorFor(heading)] as const);
    }),
  );
}

export type Confidence = 'primary' | 'secondary' | 'tertiary';

const DOCUMENTATION =
  /^(?:docs?|developers?|dev|learn|api|reference|spec|specs)\.|(?:^|\.)(?:readthedocs\.(?:io|org)|github\.io|rfc-editor\.org|ietf\.org|w3\.org|whatwg\.org|ecma-international\.org|iso\.org|python\.org|nodejs\.org|mozilla\.org)$/;

/** Primary: documentation, standards and sources that the user added. Secondary: cited by several answers. */
export function confidenceOf({ source, uses }: CitedSource): Confidence {
  if (source.url === null) return 'primary';
  const match = /^https?:\/\/([^/:?#]+)(?::\d+)?([^?#]*)/i.exec(source.url);
  const [host, path] = [(match?.[1] ?? '').toLowerCase(), match?.[2] ?? ''];
  if (DOCUMENTATION.test(host) || /\/docs?\//.test(`${path}/`)) return 'primary';
  return uses > 1 ? 'secondary' : 'tertiary';
}

const CONFIDENCE_TITLES: Readonly<Record<Confidence, Prose>> = {
  primary: prose`Primary (HIGH confidence)`,
  secondary: prose`Secondary (MEDIUM confidence)`,
  tertiary: prose`Tertiary (LOW confidence)`,
};

const CONFIDENCE_RULES = prose`Primary: documentation, standards and what was put into the notebook by hand. Secondary: web pages that several sections cite. Tertiary: cited once.`;

const TAGGED =
  /^<(decisions|specifics|deferred|domain)>[ \t]*$((?:(?!^<\1>[ \t]*$)[\s\S])*?)^<\/\1>[ \t]*$/gm;

/** Markdown; empty when the document contains no decisions. */
export function userConstraints(context: string): string {
  const plain = context.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const tagged = [...plain.matchAll(TAGGED)].map((match) => match[2] ?? '').join('\n');
  const text = tagged.trim() === '' ? withoutHead(plain) : tagged;
  return lowered(text).trim();
}

/** Frontmatter and the title of the page are not decisions. */
function withoutHead(text: string): string {
  return text.replace(/^---\n[\s\S]*?\n---\n/, '').replace(/^\s*# .*\n/, '');
}

function lowered(text: string): string {
  const out: string[] = [];
  let fence: string | null = null;
  for (const line of text.split('\n')) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? null;
    if (fence === null && mark !== null) fence = mark;
    else if (fence !== null && mark?.startsWith(fence) === true) fence = null;
    out.push(fence === null ? line.replace(/^(#{1,6})(?=\s)/, deeper) : line);
  }
  if (fence !== null) out.push(fence);
  return out
    .join('\n')
    .replaceAll(/^<\/?[a-z_]+>\s*$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n');
}

function deeper(marks: string): string {
  return '#'.repeat(Math.min(6, Math.max(3, marks.length + 1)));
}

const PHASE_SECTIONS = [
  'Standard Stack',
  'Architecture Patterns',
  "Don't Hand-Roll",
  'Common Pitfalls',
  'Code Examples',
  'Open Questions',
] as const;

type PhaseSection = (typeof PHASE_SECTIONS)[number];

const ASKED: Readonly<Record<PhaseSection, string>> = {
  'Standard Stack':
    'Which libraries, frameworks and tools, in which versions, do the sources name as the established choice for this, which alternatives do they name, and why?',
  'Architecture Patterns':
    'Which architecture patterns, project structures and anti-patterns do the sources describe for this?',
  "Don't Hand-Roll":
    'For which problems in this do the sources advise an existing solution instead of own code, and why?',
  'Common Pitfalls':
    'Which mistakes and pitfalls do the sources describe for this: what goes wrong, why, how it is avoided, and how it is noticed early?',
  'Code Examples':
    'Which code examples do the sources give for the central operations of this? Quote them exactly, each in a code block.',
  'Open Questions':
    'What do the sources leave open, contradict each other about, or not cover for this, and how should it be handled?',
};

const LONGEST_GOAL = 400;

export function phaseQuestions(phase: ResearchPhase, topic: string): readonly ResearchQuestion[] {
  return PHASE_SECTIONS.map((section) => ({
    section,
    text: `${subject(phase, topic)} ${ASKED[section]} Cite the sources.`,
    answer: null,
    attempts: 0,
  }));
}

function subject({ name, goal }: ResearchPhase, topic: string): string {
  const aim = [...goal.replaceAll(/\s+/g, ' ').trim()].slice(0, LONGEST_GOAL).join('');
  const about = topic === name || topic === '' ? name : `${name} (${topic})`;
  return aim === ''
    ? `A software project plans this: ${about}.`
    : `A software project plans this: ${about}. Goal: ${aim}`;
}
