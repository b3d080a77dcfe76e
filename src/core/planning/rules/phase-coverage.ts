// Whether the plans of a phase together cover its requirements and decisions, by their ids, and name its research.

import { errorAt } from '../../text/markdown/diagnostic.ts';
import { quotedRanges, withoutBlocks } from '../../text/markdown/quoted-ranges.ts';
import { phaseKey } from '../documents/phase-id.ts';
import type { PlanDocument } from '../documents/plan.ts';
import type { Requirements } from '../documents/requirements.ts';
import type { Roadmap, RoadmapPhase } from '../documents/roadmap.ts';
import { readDecisions } from './decisions.ts';
import {
  type CoveredPlan,
  type PlanningProblem,
  type PlanningSource,
  planningProblems,
  spanOf,
} from './planning-problem.ts';

export interface CoverageSources extends RequirementSources {
  readonly plans: readonly CoveredPlan[];
  /** The phase's CONTEXT; null when there is none, or when the project's settings skip the decisions. */
  readonly context: PlanningSource | null;
  /** The phase's research document, relative to the project; null when there is none. */
  readonly research: string | null;
}

export type PhaseCoverage = ReturnType<typeof phaseCoverage>;

/** Never throws. */
export function phaseCoverage(sources: CoverageSources) {
  const { plans, context, research } = sources;
  const { problems: unserved, ...requirements } = requirementCoverage(plans, sources);
  const { problems: undecided, ...decisions } = decisionCoverage(plans, context);
  const unread = research === null ? [] : plans.flatMap((plan) => unreferred(plan, research));
  return { requirements, decisions, problems: [...unserved, ...undecided, ...unread] };
}

function unreferred({ file, document, done }: CoveredPlan, research: string): readonly PlanningProblem[] {
  const name = research.slice(research.lastIndexOf('/') + 1);
  if (done || document.text.includes(name)) return [];
  const context = document.sections.find((section) => section.name === 'context');
  const at = context?.start ?? document.frontmatter.end;
  const what = {
    code: 'research-unreferenced',
    message: 'The plan does not refer to the research of its phase.',
    fix: `Add the line @${research} to <context>.`,
  };
  return planningProblems({ file, text: document.text }, [errorAt({ start: at, end: at }, what)]);
}

interface DecisionCoverage {
  /** Decisions that a plan must refer to. */
  readonly locked: readonly { readonly id: string; readonly plans: readonly string[] }[];
  readonly missing: readonly string[];
  readonly problems: readonly PlanningProblem[];
}

/** Without a context document there is nothing to cover. */
function decisionCoverage(plans: readonly CoveredPlan[], context: PlanningSource | null): DecisionCoverage {
  if (context === null) return { locked: [], missing: [], problems: [] };
  const texts = plans.map(({ id, document }) => ({ id, text: workText(document) }));
  const locked = readDecisions(context.text).filter((decision) => decision.locked);
  const covered = locked.map((decision) => {
    const name = new RegExp(`\\b${decision.id}\\b`);
    return { decision, by: texts.filter(({ text }) => name.test(text)).map(({ id }) => id) };
  });
  const missing = covered.filter(({ by }) => by.length === 0).map(({ decision }) => decision);
  return {
    locked: covered.map(({ decision: { id }, by }) => ({ id, plans: by })),
    missing: missing.map(({ id }) => id),
    problems: planningProblems(
      context,
      missing.map((decision) =>
        errorAt(decision, {
          code: 'decision-uncovered',
          message: `No plan refers to the decision ${decision.id}: ${decision.text.slice(0, 120)}`,
          fix: `Carry it out in a task and name ${decision.id} there; only the user may mark it [deferred] in the context document.`,
        }),
      ),
    ),
  };
}

/** Where naming a decision counts: must-haves, objective and tasks, without fences and comments. */
function workText({ text, frontmatter, sections, tasks }: PlanDocument): string {
  const plain = withoutBlocks(text, quotedRanges(text, frontmatter.end));
  const keys = frontmatter.entries.filter(({ key }) => key === 'must_haves');
  const parts = sections.filter(({ name }) => name === 'objective' || name === 'tasks');
  return [...keys, ...parts, ...tasks].map(({ start, end }) => plain.slice(start, end)).join('\n');
}

// Whether a plan serves every requirement of a phase. Both the roadmap and the traceability table assign requirements
// to phases.
interface RequirementCoverage {
  readonly requirements: readonly { readonly id: string; readonly plans: readonly string[] }[];
  readonly missing: readonly string[];
  readonly problems: readonly PlanningProblem[];
}

interface RequirementSources {
  /** As written: `1`, `02.1`. */
  readonly phase: string;
  readonly roadmap: Roadmap | null;
  readonly requirements: Requirements | null;
}

/** A done requirement needs no plan. */
function requirementCoverage(
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

/** In the order of the roadmap, then of the table; without duplicates. */
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
    return planningProblems({ file: '.planning/ROADMAP.md', text }, [
      errorAt(spanOf(text, id, field, entry.end), what),
    ]);
  }
  const text = requirements?.document.text ?? '';
  const row = requirements?.traces.find((trace) => trace.id === id)?.status.start ?? 0;
  const start = text.lastIndexOf('\n', row) + 1;
  return planningProblems({ file: '.planning/REQUIREMENTS.md', text }, [errorAt({ start, end: row }, what)]);
}
