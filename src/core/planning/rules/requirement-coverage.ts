// Whether every requirement of a phase is served by a plan. The roadmap and the traceability table both say
// what belongs to a phase.

import { errorAt } from '../../text/markdown/diagnostic.ts';
import { phaseKey } from '../documents/phase-id.ts';
import type { Requirements } from '../documents/requirements.ts';
import type { Roadmap, RoadmapPhase } from '../documents/roadmap.ts';
import { type CoveredPlan, type PlanningProblem, problemsIn, spanOf } from './planning-problem.ts';

export interface RequirementCoverage {
  readonly requirements: readonly { readonly id: string; readonly plans: readonly string[] }[];
  readonly missing: readonly string[];
  readonly problems: readonly PlanningProblem[];
}

export interface RequirementSources {
  /** As written: `1`, `02.1`. */
  readonly phase: string;
  readonly roadmap: Roadmap | null;
  readonly requirements: Requirements | null;
}

/** One that is done already needs no plan. */
export function requirementCoverage(
  plans: readonly CoveredPlan[],
  sources: RequirementSources,
): RequirementCoverage {
  const entry = roadmapPhase(sources);
  const done = doneIds(sources.requirements);
  const ids = phaseRequirements(sources);
  const covered = ids.map((id) => ({
    id,
    plans: plans.filter(({ document }) => names(document.requirements, id)).map((plan) => plan.id),
  }));
  const missing = covered
    .filter(({ id, plans: by }) => by.length === 0 && !done.has(id.toUpperCase()))
    .map(({ id }) => id);
  return {
    requirements: covered,
    missing,
    problems: missing.flatMap((id) => uncovered(id, sources, entry)),
  };
}

/** In the order of the roadmap, then of the table; each once. */
export function phaseRequirements(sources: RequirementSources): readonly string[] {
  const key = phaseKey(sources.phase);
  const traced = (sources.requirements?.traces ?? [])
    .filter(({ phase }) =>
      (phase.match(/(?<![A-Z])[A-Z]*-?\d+[A-Za-z]?(?:\.\d+)*/g) ?? []).some((one) => phaseKey(one) === key),
    )
    .map(({ id }) => id);
  const all = [...(roadmapPhase(sources)?.requirements ?? []), ...traced];
  return [...new Map(all.map((id) => [id.toUpperCase(), id] as const)).values()];
}

function roadmapPhase({ phase, roadmap }: RequirementSources): RoadmapPhase | null {
  const key = phaseKey(phase);
  return roadmap?.phases.find(({ number }) => phaseKey(number) === key) ?? null;
}

function doneIds(requirements: Requirements | null): ReadonlySet<string> {
  return new Set(
    (requirements?.items ?? []).filter(({ checked }) => checked).map(({ id }) => id.toUpperCase()),
  );
}

function names(requirements: readonly string[], id: string): boolean {
  return requirements.some((one) => one.toUpperCase() === id.toUpperCase());
}

function uncovered(
  id: string,
  { phase, roadmap, requirements }: RequirementSources,
  entry: RoadmapPhase | null,
): readonly PlanningProblem[] {
  const what = {
    code: 'requirement-uncovered',
    message: `No plan of phase ${phase} serves the requirement ${id}.`,
    fix: `Plan tasks that fulfil it, and list ${id} in requirements: of that plan.`,
  };
  if (roadmap !== null && entry?.requirements.includes(id)) {
    const { text } = roadmap.document;
    const field = Math.max(entry.start, text.indexOf('Requirements', entry.start));
    return problemsIn({ file: '.planning/ROADMAP.md', text }, [
      errorAt(spanOf(text, id, field, entry.end), what),
    ]);
  }
  const text = requirements?.document.text ?? '';
  const row = requirements?.traces.find((trace) => trace.id === id)?.status.start ?? 0;
  const start = text.lastIndexOf('\n', row) + 1;
  return problemsIn({ file: '.planning/REQUIREMENTS.md', text }, [errorAt({ start, end: row }, what)]);
}
