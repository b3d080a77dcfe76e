// ROADMAP.md of a new project: its phases with what must be true at the end of each.

import { documentOf, linesOf, paragraph, researchNote } from './document-text.ts';
import { cellText, oneLine } from './one-line.ts';
import type { PhaseAnswer, ProjectAnswers } from './project-answers.ts';
import { referenceSection } from './project-document.ts';

export function roadmapDocument(answers: ProjectAnswers): string {
  const { name, overview, phases } = answers;
  return documentOf([
    `# Roadmap: ${oneLine(name)}`,
    '## Overview',
    paragraph(overview),
    // Where no heading names the milestone, GSD counts no progress.
    `## Milestone v1.0: ${oneLine(name)}`,
    '## Phases',
    linesOf([
      '**Phase Numbering:**',
      '- Whole numbers (1, 2, 3): planned work of the milestone',
      '- Decimals (2.1, 2.2): urgent work put between them, marked INSERTED',
    ]),
    linesOf(
      phases.map((phase, at) => `- [ ] **Phase ${at + 1}: ${oneLine(phase.name)}** - ${oneLine(phase.goal)}`),
    ),
    '## Phase Details',
    ...phases.flatMap(details),
    '## Progress',
    linesOf(['**Execution Order:**', 'Phases run in the order of their numbers.']),
    linesOf([
      '| Phase | Plans Complete | Status | Completed |',
      '|-------|----------------|--------|-----------|',
      ...phases.map((phase, at) => `| ${at + 1}. ${cellText(phase.name)} | 0/0 | Not started | - |`),
    ]),
    ...referenceSection(answers),
  ]);
}

function details(phase: PhaseAnswer, at: number): readonly string[] {
  return [
    `### Phase ${at + 1}: ${oneLine(phase.name)}`,
    linesOf([
      `**Goal**: ${oneLine(phase.goal)}`,
      `**Depends on**: ${dependencies(phase, at)}`,
      `**Requirements**: [${phase.requirements.join(', ')}]`,
      '**Success Criteria** (what must be TRUE):',
      ...phase.criteria.map((criterion, index) => `  ${index + 1}. ${oneLine(criterion)}`),
      `**Plans**: TBD${phase.sources.map(researchNote).join('')}`,
    ]),
  ];
}

function dependencies({ dependsOn }: PhaseAnswer, at: number): string {
  if (dependsOn.length > 0) return dependsOn.map((number) => `Phase ${number}`).join(', ');
  return at === 0 ? 'Nothing (first phase)' : 'Nothing';
}
