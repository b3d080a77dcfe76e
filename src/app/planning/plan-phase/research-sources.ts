// The research that a project holds, and the documents that should refer to it.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ResearchSources } from '../../../core/planning/checking/research-coverage.ts';
import { type OpenedPhase, phaseDocument } from '../open-phase.ts';
import { namesIn, readText } from '../read-phase.ts';

export function researchSources(opened: OpenedPhase): ResearchSources {
  const { root, planning } = opened.project;
  const notes = (namesIn(join(planning, 'research')) ?? [])
    .filter((name) => name.endsWith('.md'))
    .map((name) => `.planning/research/${name}`);
  const report = existsSync(join(root, 'RESEARCH_REPORT.md')) ? ['RESEARCH_REPORT.md'] : [];
  return {
    phase: phaseDocument(opened, 'RESEARCH')?.file ?? null,
    project: [...notes, ...report],
    product: ['PROJECT.md', 'REQUIREMENTS.md'].flatMap((name) => {
      const text = readText(join(planning, name));
      return text === null ? [] : [{ file: `.planning/${name}`, text }];
    }),
  };
}
