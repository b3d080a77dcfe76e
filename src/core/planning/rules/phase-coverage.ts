// Whether the plans of a phase together cover its requirements, decisions, criteria and gaps, and use its research.

import { errorAt } from '../../text/markdown/diagnostic.ts';
import { readMarkdown } from '../../text/markdown/markdown-document.ts';
import { withoutQuotations } from '../../text/markdown/quoted-ranges.ts';
import { phaseKey } from '../documents/phase-id.ts';
import type { PlanDocument } from '../documents/plan.ts';
import type { Requirements } from '../documents/requirements.ts';
import type { Roadmap, RoadmapPhase } from '../documents/roadmap.ts';
import { type Decision, readDecisions } from './decisions.ts';
import { criterionCoverage, gapCoverage } from './gap-coverage.ts';
import {
  type CoveredPlan,
  type PlanningProblem,
  type PlanningSource,
  problemsIn,
  spanOf,
} from './planning-problem.ts';
import { type ResearchSources, researchCoverage } from './research-coverage.ts';

export interface CoverageSources {
  /** As written: `1`, `02.1`. */
  readonly phase: string;
  readonly plans: readonly CoveredPlan[];
  readonly roadmap: Roadmap | null;
  readonly requirements: Requirements | null;
  /** The phase's CONTEXT; null when there is none, or when the project's settings skip the decisions. */
  readonly context: PlanningSource | null;
  /** The phase's VERIFICATION and UAT when their gaps are to be closed. */
  readonly gaps: readonly PlanningSource[] | null;
  readonly research: ResearchSources;
}

export type PhaseCoverage = ReturnType<typeof phaseCoverage>;

/** Never throws; `gaps` is null when none are to be closed. */
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

// Whether a plan refers to every locked decision of a phase, as gsd-core's gate requires.
interface DecisionCoverage {
  /** Decisions that a plan must refer to. */
  readonly locked: readonly { readonly id: string; readonly plans: readonly string[] }[];
  readonly missing: readonly string[];
  readonly problems: readonly PlanningProblem[];
}

/** A decision also counts when a plan repeats its first words without its id. */
const WORDS = 6;

/** Without a context document there is nothing to cover. */
function decisionCoverage(plans: readonly CoveredPlan[], context: PlanningSource | null): DecisionCoverage {
  if (context === null) return { locked: [], missing: [], problems: [] };
  const { decisions, unreadable } = readDecisions(context.text);
  const surfaces = plans.map(({ id, document }) => {
    const surface = planSurface(document);
    return { id, surface, plain: plainWords(surface) };
  });
  const locked = decisions
    .filter((decision) => decision.locked)
    .map((decision) => ({
      decision,
      plans: surfaces.filter((one) => mentions(one, decision)).map(({ id }) => id),
    }));
  const missing = locked.filter((one) => one.plans.length === 0).map(({ decision }) => decision);
  return {
    locked: locked.map(({ decision, plans: by }) => ({ id: decision.id, plans: by })),
    missing: missing.map(({ id }) => id),
    problems: problemsIn(context, [
      ...missing.map((decision) =>
        errorAt(decision, {
          code: 'decision-uncovered',
          message: `No plan refers to the decision ${decision.id}: ${decision.text.slice(0, 120)}`,
          fix: `Carry it out in a task and name ${decision.id} there; only the user may mark it [deferred] in the context document.`,
        }),
      ),
      ...unreadable.map((where) =>
        errorAt(where, {
          code: 'decision-unreadable',
          message: 'This looks like a decision and cannot be read as one.',
          fix: 'Write it as - **D-01:** what was decided.',
        }),
      ),
    ]),
  };
}

function mentions(
  { surface, plain }: { readonly surface: string; readonly plain: string },
  { id, text }: Decision,
): boolean {
  if (new RegExp(`\\b${id}\\b`).test(surface)) return true;
  const words = plainWords(text).split(' ');
  return words.length >= WORDS && plain.includes(words.slice(0, WORDS).join(' '));
}

function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9\s]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

// The parts of a plan in which naming a decision counts: must-haves, objective and tasks. Text in fences, in comments
// and elsewhere is an aside. These are gsd-core's rules.
const TAGS =
  /<(\/?)(objective|tasks|task|action|read_first|behavior|verify|acceptance_criteria|done)(?:\s[^<>]{0,1000})?>/gi;
const HEADINGS = /^(?:must[_ ]haves?|truths?|tasks?|objective)\b/i;

function planSurface({ text, frontmatter }: PlanDocument): string {
  const document = readMarkdown(text);
  const quoted = document.quoted.filter(({ kind }) => kind !== 'code');
  const plain = withoutQuotations(text, quoted);
  const keys = frontmatter.entries.filter(({ key }) => ['must_haves', 'truths', 'objective'].includes(key));
  const sections = document.headings.filter(({ title }) => HEADINGS.test(title));
  return [
    ...keys.map(({ start, end }) => text.slice(start, end)),
    ...sections.map(({ start, sectionEnd }) => plain.slice(start, sectionEnd)),
    ...taggedParts(plain.slice(document.body)),
  ].join('\n\n');
}

/** When equal tags nest, the inner one counts. */
function taggedParts(body: string): readonly string[] {
  const opened = new Map<string, number>();
  const parts: string[] = [];
  for (const tag of body.matchAll(TAGS)) {
    const name = tag[2]?.toLowerCase() ?? '';
    const start = opened.get(name);
    if (tag[1] === '') opened.set(name, tag.index + tag[0].length);
    else if (start !== undefined) {
      parts.push(body.slice(start, tag.index));
      opened.delete(name);
    }
  }
  return parts;
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
    return problemsIn({ file: '.planning/ROADMAP.md', text }, [
      errorAt(spanOf(text, id, field, entry.end), what),
    ]);
  }
  const text = requirements?.document.text ?? '';
  const row = requirements?.traces.find((trace) => trace.id === id)?.status.start ?? 0;
  const start = text.lastIndexOf('\n', row) + 1;
  return problemsIn({ file: '.planning/REQUIREMENTS.md', text }, [errorAt({ start, end: row }, what)]);
}
