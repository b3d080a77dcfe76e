// Checks all plans of a phase together: each by itself, their order, and whether they cover what the phase is
// for. It writes nothing and runs no command.

import { join } from 'node:path';
import { type PhaseCoverage, phaseCoverage } from '../../../core/planning/checking/phase-coverage.ts';
import { type PlanningProblem, problemsIn } from '../../../core/planning/checking/planning-problem.ts';
import type { Diagnostic } from '../../../core/planning/diagnostic.ts';
import { folderPhase, phaseKey } from '../../../core/planning/phase-id.ts';
import { planName } from '../../../core/planning/plan-id.ts';
import { validatePlan } from '../../../core/planning/validate-plan.ts';
import type { WaveProblem } from '../../../core/planning/wave-problems.ts';
import { planWaves, type Waves } from '../../../core/planning/waves.ts';
import { planningConfigOf } from '../planning-config.ts';
import { wavePlans } from '../read-phase.ts';
import { fromRoot, type OpenedPhase, phaseDocument } from './open-phase.ts';
import { planSurroundings } from './plan-surroundings.ts';
import { researchSources } from './research-sources.ts';

export interface PhaseCheck {
  /** No problem is an error. */
  readonly ok: boolean;
  readonly errors: number;
  readonly warnings: number;
  readonly plans: readonly CheckedPlan[];
  readonly waves: Waves['waves'];
  readonly coverage: Omit<PhaseCoverage, 'problems'>;
  /** Errors first, then by file and line. */
  readonly problems: readonly PlanningProblem[];
}

interface CheckedPlan {
  readonly id: string;
  /** From the project, with `/`. */
  readonly file: string;
  readonly objective: string | null;
  /** Null inside or behind a cycle. */
  readonly wave: number | null;
  readonly tasks: number;
  readonly done: boolean;
}

export interface CheckOptions {
  /** The plans are to close the gaps of the phase's verification. */
  readonly gaps: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Tolerable in a plan that someone wrote long ago, not in one that is about to be executed. */
const MUST_NOT_BE = new Set([
  'overlap',
  'declared-wave',
  'key-requirements',
  'key-wave',
  'key-plan',
  'key-autonomous',
  'must-haves-empty',
  'truth-empty',
  'key-link-pattern',
  'requirement-unknown',
  'verify-prose',
  'verify-program-missing',
  'verify-script-missing',
  'verify-tool-missing',
  'verify-endless',
  'context-missing',
  'artifact-unmade',
  'files-unlisted',
  'compat-task-count',
  'element-unclosed',
  'fence-unclosed',
  'comment-unclosed',
]);

/** Plans with a summary count for what is covered and are not judged again. */
export function checkPhase(opened: OpenedPhase, options: CheckOptions): PhaseCheck {
  const { project, onDisk } = opened;
  const waves = planWaves(onDisk === null ? [] : wavePlans(onDisk));
  const plans = checkedPlans(opened, waves);
  const config = planningConfigOf(project.planning);
  const { problems: uncovered, ...coverage } = phaseCoverage({
    phase: opened.facts.number,
    plans: plans.map(({ id, file, done, document }) => ({ id, file, done, document })),
    roadmap: project.roadmap,
    requirements: project.requirements,
    context: asksForDecisions(config.raw) ? phaseDocument(opened, 'CONTEXT') : null,
    verification: options.gaps ? phaseDocument(opened, 'VERIFICATION') : null,
    research: researchSources(opened),
  });
  const problems = [
    ...plans.filter(({ done }) => !done).flatMap((plan) => planProblems(opened, plan, options)),
    ...waveProblemsOf(plans, waves),
    ...folderProblems(opened, plans),
    ...uncovered,
  ].map(strictly);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return {
    ok: errors === 0,
    errors,
    warnings: problems.length - errors,
    plans: plans.map(({ document: _, ...plan }) => plan),
    waves: waves.waves,
    coverage,
    problems: problems.toSorted(inOrder),
  };
}

type PlanWithDocument = ReturnType<typeof checkedPlans>[number];

function checkedPlans({ project, folder, onDisk }: OpenedPhase, waves: Waves) {
  return (onDisk?.plans ?? []).map(({ file, document, summary }) => {
    const { id } = planName(file);
    return {
      id,
      file: fromRoot(project.root, join(folder, file)),
      objective: document.objective,
      wave: waves.nodes.find((node) => node.id === id)?.wave ?? null,
      tasks: document.tasks.length,
      done: summary !== null,
      document,
    };
  });
}

function planProblems(
  { project, padded, folder }: OpenedPhase,
  { file, document }: PlanWithDocument,
  { gaps, env }: CheckOptions,
): readonly PlanningProblem[] {
  const requirements = project.requirements?.items.map(({ id }) => id) ?? null;
  const path = join(project.root, file);
  const found: Diagnostic[] = [
    ...validatePlan(document, planSurroundings(project.root, folder, path, { requirements, env })),
  ];
  const entry = document.frontmatter.entries.findLast(({ key }) => key === 'phase') ?? document.frontmatter;
  const named = document.phase === null ? padded : (folderPhase(document.phase) ?? document.phase);
  const tell = (code: string, message: string, fix: string) =>
    found.push({ severity: 'error', code, message, fix, start: entry.start, end: entry.start });
  if (phaseKey(named) !== phaseKey(padded))
    tell(
      'plan-phase',
      `The plan says that it belongs to phase "${document.phase}".`,
      `Write phase: ${padded}.`,
    );
  if (gaps && !document.gapClosure)
    tell('gap-closure-missing', 'The plan does not say that it closes gaps.', 'Add gap_closure: true.');
  return problemsIn({ file, text: document.text }, found);
}

/** What `depends_on` names wrongly is told of each plan already; plans that are done run beside nobody. */
function waveProblemsOf(plans: readonly PlanWithDocument[], waves: Waves): readonly PlanningProblem[] {
  const open = new Set(plans.filter(({ done }) => !done).map(({ id }) => id));
  const isOpen = ({ code, plan }: WaveProblem) =>
    code === 'overlap'
      ? waves.overlaps.some(({ plans: [a, b] }) => b === plan && open.has(a) && open.has(b))
      : code !== 'unknown-dependency' && open.has(plan);
  return waves.problems.filter(isOpen).flatMap((problem) => {
    const plan = plans.find(({ id }) => id === problem.plan);
    if (plan === undefined) return [];
    const { entries, start } = plan.document.frontmatter;
    const key = KEYS[problem.code] ?? 'depends_on';
    const at = entries.findLast((entry) => entry.key === key)?.start ?? start;
    const { code, severity, message, fix } = problem;
    return problemsIn({ file: plan.file, text: plan.document.text }, [
      { code, severity, message, fix, start: at, end: at },
    ]);
  });
}

/** Where a problem is put right. */
const KEYS: Partial<Record<WaveProblem['code'], string>> = {
  overlap: 'files_modified',
  'declared-wave': 'wave',
};

function folderProblems(
  { project, folder, padded, onDisk }: OpenedPhase,
  plans: readonly PlanWithDocument[],
): readonly PlanningProblem[] {
  const file = fromRoot(project.root, folder);
  const at = { line: 1, column: 1, severity: 'error' as const };
  const odd = (onDisk?.oddlyNamed ?? []).map((name) => ({
    file: `${file}/${name}`,
    ...at,
    code: 'plan-name',
    message: `${name} is no plan name that GSD schedules.`,
    fix: `Rename it to ${padded}-NN-PLAN.md.`,
  }));
  if (plans.length > 0) return odd;
  const none = {
    file,
    ...at,
    code: 'plans-missing',
    message: `The phase has no plan: ${file} holds none.`,
    fix: `Write ${padded}-01-PLAN.md there.`,
  };
  return [...odd, none];
}

function strictly(problem: PlanningProblem): PlanningProblem {
  return MUST_NOT_BE.has(problem.code) ? { ...problem, severity: 'error' } : problem;
}

function inOrder(a: PlanningProblem, b: PlanningProblem): number {
  if (a.severity !== b.severity) return a.severity === 'error' ? -1 : 1;
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column;
}

/** gsd-core's own switch for the same gate. */
function asksForDecisions(raw: unknown): boolean {
  const own = (value: unknown, key: string): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  const said = own(own(raw, 'workflow'), 'context_coverage_gate') ?? own(raw, 'context_coverage_gate');
  return `${said}`.toLowerCase() !== 'false';
}
