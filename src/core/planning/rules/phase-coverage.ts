// Whether the plans of a phase together cover its requirements and decisions, by their ids.

import { errorAt } from '../../text/markdown/diagnostic.ts';
import { quotedRanges, withoutBlocks } from '../../text/markdown/quoted-ranges.ts';
import { numbered, phaseKey } from '../documents/phase-id.ts';
import type { PlanDocument } from '../documents/plan.ts';
import type { Requirements } from '../documents/requirements.ts';
import type { Roadmap } from '../documents/roadmap.ts';
import { readDecisions } from './decisions.ts';
import { type PlanningProblem, type PlanningSource, planningProblems, spanOf } from './planning-problem.ts';

export interface CoverageSources extends RequirementSources {
  readonly plans: readonly PlanDocument[];
  /** The phase's CONTEXT; null when there is none, or when the project's settings skip the decisions. */
  readonly context: PlanningSource | null;
}

interface RequirementSources {
  /** As written: `1`, `02.1`. */
  readonly phase: string;
  readonly roadmap: Roadmap | null;
  readonly requirements: Requirements | null;
}

/** Never throws. */
export function uncoveredIn(sources: CoverageSources): readonly PlanningProblem[] {
  return [...unserved(sources), ...undecided(sources)];
}

/** A done requirement needs no plan. */
function unserved(sources: CoverageSources): readonly PlanningProblem[] {
  const done = sources.requirements?.items.filter(({ checked }) => checked).map(({ id }) => id) ?? [];
  const served = [...sources.plans.flatMap((plan) => plan.requirements), ...done];
  const keys = new Set(served.map((id) => id.toUpperCase()));
  return phaseRequirements(sources)
    .filter((id) => !keys.has(id.toUpperCase()))
    .flatMap((id) => {
      const entry = numbered(sources.roadmap?.phases, sources.phase);
      const isListed = entry?.requirements.includes(id) === true;
      const document = isListed ? sources.roadmap?.document : sources.requirements?.document;
      const text = document?.text ?? '';
      const file = isListed ? '.planning/ROADMAP.md' : '.planning/REQUIREMENTS.md';
      return planningProblems({ file, text }, [
        errorAt(spanOf(text, id, isListed ? entry.start : 0), {
          code: 'requirement-uncovered',
          message: `No plan of phase ${sources.phase} serves the requirement ${id}.`,
          fix: `Plan tasks that fulfil it, and list ${id} in requirements: of that plan.`,
        }),
      ]);
    });
}

/**
 * Those that the roadmap and the traceability table give to a phase, in the order of the roadmap, then of the table;
 * without duplicates.
 */
export function phaseRequirements(sources: RequirementSources): readonly string[] {
  const key = phaseKey(sources.phase);
  const traced = (sources.requirements?.traces ?? [])
    .filter(({ phase }) =>
      (phase.match(/(?<![A-Z])[A-Z]*-?\d+[A-Za-z]?(?:\.\d+)*/g) ?? []).some((one) => phaseKey(one) === key),
    )
    .map(({ id }) => id);
  const all = [...(numbered(sources.roadmap?.phases, sources.phase)?.requirements ?? []), ...traced];
  return [...new Map(all.map((id) => [id.toUpperCase(), id] as const)).values()];
}

/** The locked decisions that no plan names. */
function undecided({ plans, context }: CoverageSources): readonly PlanningProblem[] {
  if (context === null) return [];
  const work = plans.map(workText).join('\n');
  const missing = readDecisions(context.text).filter(
    ({ id, locked }) => locked && !new RegExp(`\\b${id}\\b`).test(work),
  );
  return planningProblems(
    context,
    missing.map((decision) =>
      errorAt(decision, {
        code: 'decision-uncovered',
        message: `No plan refers to the decision ${decision.id}: ${decision.text.slice(0, 120)}`,
        fix: `Carry it out in a task and name ${decision.id} there; only the user may mark it [deferred] in the context document.`,
      }),
    ),
  );
}

/** Where naming a decision counts: must-haves, objective and tasks, without fences and comments. */
function workText({ text, frontmatter, sections, tasks }: PlanDocument): string {
  const plain = withoutBlocks(text, quotedRanges(text, frontmatter.end));
  const keys = frontmatter.entries.filter(({ key }) => key === 'must_haves');
  const parts = sections.filter(({ name }) => name === 'objective' || name === 'tasks');
  return [...keys, ...parts, ...tasks].map(({ start, end }) => plain.slice(start, end)).join('\n');
}
