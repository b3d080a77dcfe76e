// ROADMAP.md of a new project: its phases with their success criteria.

import { cellText, documentOf, linesOf, oneLine, paragraph, researchNote } from './document-text.ts';
import type { PhaseAnswer, ProjectAnswers, RequirementAnswer } from './project-answers.ts';
import { referenceSection } from './project-document.ts';

export function roadmapDocument(answers: ProjectAnswers): string {
  const { name, overview, phases } = answers;
  return documentOf([
    `# Roadmap: ${oneLine(name)}`,
    '## Overview',
    paragraph(overview),
    // GSD counts no progress unless a heading names the milestone.
    `## Milestone v1.0: ${oneLine(name)}`,
    '## Phases',
    linesOf(
      phases.map((phase, at) => `- [ ] **Phase ${at + 1}: ${oneLine(phase.name)}** - ${oneLine(phase.goal)}`),
    ),
    '## Phase Details',
    ...phases.flatMap((phase, at) => phaseDetails(phase, at + 1)),
    '## Progress',
    linesOf([
      '| Phase | Plans Complete | Status | Completed |',
      '|-------|----------------|--------|-----------|',
      ...phases.map((phase, at) => `| ${at + 1}. ${cellText(phase.name)} | 0/0 | Not started | - |`),
    ]),
    ...referenceSection(answers),
  ]);
}

/** @param level the hashes of the heading */
export function phaseDetails(phase: PhaseAnswer, number: number, level = '###'): readonly string[] {
  return [
    `${level} Phase ${number}: ${oneLine(phase.name)}`,
    linesOf([
      `**Goal**: ${oneLine(phase.goal)}`,
      `**Depends on**: ${dependencies(phase, number)}`,
      `**Requirements**: [${phase.requirements.join(', ')}]`,
      '**Success Criteria** (what must be TRUE):',
      ...phase.criteria.map((criterion, index) => `  ${index + 1}. ${oneLine(criterion)}`),
      `**Plans**: TBD${phase.sources.map(researchNote).join('')}`,
    ]),
  ];
}

function dependencies({ dependsOn }: PhaseAnswer, own: number): string {
  if (dependsOn.length > 0) return dependsOn.map((number) => `Phase ${number}`).join(', ');
  return own === 1 ? 'Nothing (first phase)' : 'Nothing';
}

type Wanted = Pick<
  ProjectAnswers,
  'name' | 'coreValue' | 'requirements' | 'later' | 'outOfScope' | 'references' | 'phases'
>;

// REQUIREMENTS.md of a new project or milestone: what it must do, what waits, and which phase serves what. `first` is
// the number of its first phase.
export function requirementsDocument(
  answers: Wanted,
  date: string,
  { version = 'v1', later: next = 'v2', first = 1, after = 'initialization' } = {},
): string {
  const { name, coreValue, requirements, later, outOfScope } = answers;
  return documentOf([
    `# Requirements: ${oneLine(name)}`,
    linesOf([`**Defined:** ${date}`, `**Core Value:** ${oneLine(coreValue)}`]),
    `## ${version} Requirements`,
    `What ${version === 'v1' ? 'the first release' : version} must do. Each requirement belongs to one phase of the roadmap.`,
    ...byCategory(
      requirements,
      ({ id, text, source }) => `- [ ] **${id}**: ${oneLine(text)}${researchNote(source)}`,
    ),
    `## ${next} Requirements`,
    later.length === 0 ? '(None yet)' : 'Known, and not in the current roadmap.',
    ...byCategory(later, ({ id, text, source }) => `- **${id}**: ${oneLine(text)}${researchNote(source)}`),
    '## Out of Scope',
    linesOf([
      '| Feature | Reason |',
      '|---------|--------|',
      ...outOfScope.map(({ what, why }) => `| ${cellText(what)} | ${cellText(why)} |`),
    ]),
    '## Traceability',
    linesOf([
      '| Requirement | Phase | Status |',
      '|-------------|-------|--------|',
      ...requirements.map(({ id }) => `| ${id} | Phase ${phaseOf(answers, id) + first} | Pending |`),
    ]),
    ...referenceSection(answers),
    linesOf(['---', `*Requirements defined: ${date}*`, `*Last updated: ${date} after ${after}*`]),
  ]);
}

function byCategory(
  requirements: readonly RequirementAnswer[],
  written: (requirement: RequirementAnswer) => string,
): readonly string[] {
  const categories = [...new Set(requirements.map(({ category }) => oneLine(category)))];
  return categories.flatMap((category) => [
    `### ${category}`,
    linesOf(requirements.filter((one) => oneLine(one.category) === category).map(written)),
  ]);
}

/** From 0. Exactly one phase has it, as checked before. */
function phaseOf({ phases }: Pick<ProjectAnswers, 'phases'>, id: string): number {
  return phases.findIndex(({ requirements }) => requirements.includes(id));
}
