// REQUIREMENTS.md of a new project: what v1 must do, what waits, and which phase serves what.

import { documentOf, linesOf, researchNote } from './document-text.ts';
import { cellText, oneLine } from './one-line.ts';
import type { ProjectAnswers, RequirementAnswer } from './project-answers.ts';
import { referenceSection } from './project-document.ts';

export function requirementsDocument(answers: ProjectAnswers, date: string): string {
  const { name, coreValue, requirements, later, outOfScope } = answers;
  return documentOf([
    `# Requirements: ${oneLine(name)}`,
    linesOf([`**Defined:** ${date}`, `**Core Value:** ${oneLine(coreValue)}`]),
    '## v1 Requirements',
    'What the first release must do. Each requirement belongs to one phase of the roadmap.',
    ...byCategory(
      requirements,
      ({ id, text, source }) => `- [ ] **${id}**: ${oneLine(text)}${researchNote(source)}`,
    ),
    '## v2 Requirements',
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
      ...requirements.map(({ id }) => `| ${id} | Phase ${phaseOf(answers, id)} | Pending |`),
    ]),
    linesOf([
      '**Coverage:**',
      `- v1 requirements: ${requirements.length} total`,
      `- Mapped to phases: ${requirements.length}`,
      '- Unmapped: 0 ✓',
    ]),
    ...referenceSection(answers),
    linesOf(['---', `*Requirements defined: ${date}*`, `*Last updated: ${date} after initialization*`]),
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

/** Checked before: exactly one. */
function phaseOf({ phases }: ProjectAnswers, id: string): number {
  return phases.findIndex(({ requirements }) => requirements.includes(id)) + 1;
}
