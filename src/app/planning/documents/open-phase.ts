// Finds a phase of a planned project: what the roadmap says of it, its folder and the documents in it.

import { join, relative, sep } from 'node:path';
import { paddedPhase, phaseFolderName } from '../../../core/planning/documents/phase-folder-name.ts';
import { phaseKey } from '../../../core/planning/documents/phase-id.ts';
import type { RoadmapPhase } from '../../../core/planning/documents/roadmap.ts';
import { findPhase } from '../../../core/planning/phases/find-phase.ts';
import type { PhaseFacts } from '../../../core/planning/phases/phase-facts.ts';
import type { PlanningSource } from '../../../core/planning/rules/planning-problem.ts';
import { documentText } from './documents.ts';
import { type Phase, readPhase } from './read-phase.ts';
import { planningConfigOf } from './read-planning-config.ts';
import type { PlanningProject } from './read-project.ts';

export interface OpenedPhase {
  readonly project: PlanningProject;
  readonly facts: PhaseFacts;
  readonly entry: RoadmapPhase | null;
  /** As its files are named: `01`. */
  readonly padded: string;
  /** Absolute; it may not be there yet. */
  readonly folder: string;
  /** Null while there is no folder. */
  readonly onDisk: Phase | null;
}

/** Null when the milestone has no phase that a person would call so. */
export function openPhase(project: PlanningProject, typed: string): OpenedPhase | null {
  const facts = findPhase(project.phases, typed);
  if (facts === null) return null;
  const key = phaseKey(facts.number);
  const entry = project.roadmap?.phases.find(({ number }) => phaseKey(number) === key) ?? null;
  const code = planningConfigOf(project.planning).projectCode;
  const name = facts.folder ?? phaseFolderName(facts.number, facts.name, code);
  const folder = join(project.planning, 'phases', name);
  const padded = paddedPhase(facts.number);
  return { project, facts, entry, padded, folder, onDisk: readPhase(project.root, folder) };
}

/** A document of the phase, `CONTEXT` or `RESEARCH`; null when there is none. */
export function phaseDocument(opened: OpenedPhase, kind: string): PlanningSource | null {
  const name = (opened.onDisk?.names ?? []).find(
    (one) => one === `${kind}.md` || one.endsWith(`-${kind}.md`),
  );
  const text = name === undefined ? null : documentText(opened.project.root, join(opened.folder, name));
  return name === undefined || text === null
    ? null
    : { file: fromRoot(opened.project.root, join(opened.folder, name)), text };
}

/** From the project, with `/`. */
export function fromRoot(root: string, path: string): string {
  return relative(root, path).split(sep).join('/');
}
