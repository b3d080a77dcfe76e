// Whether the plans of a phase, taken together, cover what the phase is for: its requirements, decisions,
// criteria and gaps, and what was found out for it.

import type { Requirements } from '../documents/requirements.ts';
import type { Roadmap } from '../documents/roadmap.ts';
import { decisionCoverage } from './decision-coverage.ts';
import { criterionCoverage, gapCoverage } from './gap-coverage.ts';
import type { CoveredPlan, PlanningSource } from './planning-problem.ts';
import { requirementCoverage } from './requirement-coverage.ts';
import { type ResearchSources, researchCoverage } from './research-coverage.ts';

export interface CoverageSources {
  /** As written: `1`, `02.1`. */
  readonly phase: string;
  readonly plans: readonly CoveredPlan[];
  readonly roadmap: Roadmap | null;
  readonly requirements: Requirements | null;
  /** The phase's CONTEXT; null when there is none, or when the project does not want its decisions asked. */
  readonly context: PlanningSource | null;
  /** The phase's VERIFICATION and UAT where their gaps are to be closed. */
  readonly gaps: readonly PlanningSource[] | null;
  readonly research: ResearchSources;
}

export type PhaseCoverage = ReturnType<typeof phaseCoverage>;

/** Total; `gaps` is null where none are to be closed. */
export function phaseCoverage(sources: CoverageSources) {
  const { phase, plans, roadmap, gaps } = sources;
  const { problems: unserved, ...requirements } = requirementCoverage(plans, sources);
  const { problems: undecided, ...decisions } = decisionCoverage(plans, sources.context);
  const { problems: untouched, criteria } = criterionCoverage(plans, phase, roadmap);
  const closing = gaps === null ? null : gapCoverage(plans, gaps);
  const { problems: unread, ...research } = researchCoverage(plans, sources.research);
  const problems = [...unserved, ...undecided, ...untouched, ...(closing?.problems ?? []), ...unread];
  return { requirements, decisions, criteria, gaps: closing?.gaps ?? null, research, problems };
}
