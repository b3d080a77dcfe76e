// The phase that a research is for: what the roadmap says of it, and its folder.

import type { ResearchPhase } from '../../core/research/research.ts';
import { openPhase } from '../planning/documents/open-phase.ts';
import { openPlanning } from '../planning/documents/read-project.ts';

export interface FoundPhase {
  readonly phase: ResearchPhase;
  /** Absolute; one that is not there yet is named as GSD would. */
  readonly folder: string;
}

/** Null when the project has no such phase. */
export function findPhase(project: string, number: string): FoundPhase | null {
  const opened = openPlanning(project);
  const found = opened.status === 'ok' ? openPhase(opened.project, number) : null;
  if (found === null) return null;
  const { facts, entry, padded, folder } = found;
  // Without a roadmap the name is the folder's, which is no title to search for.
  const name = (entry === null ? facts.name.replaceAll('-', ' ') : facts.name) || `Phase ${padded}`;
  return { phase: { number: padded, name, goal: entry?.goal ?? '' }, folder };
}
