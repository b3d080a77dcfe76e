// The research that a project holds, and the documents that should refer to it.

import { join } from 'node:path';
import type { ResearchSources } from '../../../core/planning/rules/research-coverage.ts';
import { documentNames, documentText, isDocument } from '../documents/documents.ts';
import { type OpenedPhase, phaseDocument } from '../documents/open-phase.ts';

export function researchSources(opened: OpenedPhase): ResearchSources {
  const { root, planning } = opened.project;
  const notes = documentNames(root, join(planning, 'research'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `.planning/research/${name}`)
    .filter((path) => isDocument(root, path));
  const report = isDocument(root, 'RESEARCH_REPORT.md') ? ['RESEARCH_REPORT.md'] : [];
  return {
    phase: phaseDocument(opened, 'RESEARCH')?.file ?? null,
    project: [...notes, ...report],
    product: ['PROJECT.md', 'REQUIREMENTS.md'].flatMap((name) => {
      const text = documentText(root, join(planning, name));
      return text === null ? [] : [{ file: `.planning/${name}`, text }];
    }),
  };
}
