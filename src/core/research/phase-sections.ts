// What a planner wants to know of a phase before it plans: the sections of its research, and the question that
// each is filled from.

import type { ResearchPhase, ResearchQuestion } from './research.ts';

export const PHASE_SECTIONS = [
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

/** One question for each section. */
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
