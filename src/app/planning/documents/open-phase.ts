// Finds a phase of a planned project: what the roadmap says about it, its folder and the documents in it.

import { join, relative, sep } from 'node:path';
import type { PhaseFacts } from '../../../core/planning/documents/phase-facts.ts';
import {
  folderPhase,
  numbered,
  paddedPhase,
  phaseFolderName,
} from '../../../core/planning/documents/phase-id.ts';
import type { RoadmapPhase } from '../../../core/planning/documents/roadmap.ts';
import type { PlanningSource } from '../../../core/planning/rules/planning-problem.ts';
import { documentNames, documentText, isPlanningDocument, planningConfigOf } from './documents.ts';
import { findTypedPhase } from './find-typed-phase.ts';
import { newPhasePlace, phasePlace } from './phase-place.ts';
import { documentIn, type Phase, readPhase } from './read-phase.ts';
import type { PlanningProject } from './read-project.ts';

export interface OpenedPhase {
  readonly project: PlanningProject;
  readonly facts: PhaseFacts;
  readonly entry: RoadmapPhase | null;
  /** The prefix of its file names: `01`. */
  readonly padded: string;
  /** Absolute; may not exist yet. */
  readonly folder: string;
  /** Null while the folder does not exist. */
  readonly onDisk: Phase | null;
}

/** Null when no phase matches `typed`. */
export function openPhase(project: PlanningProject, typed: string): OpenedPhase | null {
  const facts = findTypedPhase(project, typed);
  if (facts === null) return null;
  const entry = numbered(project.roadmap?.phases, facts.number) ?? null;
  const code = planningConfigOf(project.planning).projectCode;
  const { root } = project;
  const place =
    facts.folder === null
      ? newPhasePlace(root, phaseFolderName(facts.number, facts.name, code))
      : phasePlace(root, facts.folder);
  const folder = join(root, place);
  const padded = paddedPhase(folderPhase(facts.number) ?? facts.number);
  return { project, facts, entry, padded, folder, onDisk: readPhase(root, folder) };
}

/** The plans without a summary. */
export function openPlans({ onDisk }: OpenedPhase): Phase['plans'] {
  return (onDisk?.plans ?? []).filter(({ summary }) => summary === null);
}

/** A document of the phase, such as `CONTEXT` or `RESEARCH`; null when there is none. */
export function phaseDocument(opened: OpenedPhase, kind: string): PlanningSource | null {
  const name = documentIn(opened.onDisk, kind);
  const path = join(opened.folder, name ?? '');
  const text = name === null ? null : documentText(opened.project.root, path);
  return text === null ? null : { file: fromRoot(opened.project.root, path), text };
}

/** The documents that list the phase's gaps: its verification and its UAT. */
export function gapSources(opened: OpenedPhase): readonly PlanningSource[] {
  return ['VERIFICATION', 'UAT'].flatMap((kind) => phaseDocument(opened, kind) ?? []);
}

/** Relative to the project, with `/`. */
export function fromRoot(root: string, path: string): string {
  return relative(root, path).split(sep).join('/');
}

/** The research for the whole project. */
export function projectResearch({ project: { root, planning } }: OpenedPhase): readonly string[] {
  const notes = documentNames(root, join(planning, 'research'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `.planning/research/${name}`)
    .filter((path) => isPlanningDocument(root, path));
  const report = isPlanningDocument(root, 'RESEARCH_REPORT.md') ? ['RESEARCH_REPORT.md'] : [];
  return [...notes, ...report];
}
