// Finds the problems of a phase's plans, in each plan and in their order. Stricter than the validation of any plan,
// because these are about to be executed.

import { basename } from 'node:path';
import { UNREAD } from '../../../core/planning/documents/must-haves.ts';
import { onlyUnread } from '../../../core/planning/documents/phase-facts.ts';
import { folderPhase, numbered, phaseKey } from '../../../core/planning/documents/phase-id.ts';
import type { PlanDocument } from '../../../core/planning/documents/plan.ts';
import { isSamePlan } from '../../../core/planning/documents/plan-id.ts';
import { type PlanningProblem, planningProblems } from '../../../core/planning/rules/planning-problem.ts';
import { validatePlan } from '../../../core/planning/rules/validate-plan.ts';
import type { WaveProblem, Waves } from '../../../core/planning/rules/waves.ts';
import type { Diagnostic } from '../../../core/text/markdown/diagnostic.ts';
import { fromRoot, type OpenedPhase } from '../documents/open-phase.ts';
import { dependableNames } from '../documents/read-phase.ts';
import type { PlanningProject } from '../documents/read-project.ts';

export interface OpenedPlan {
  readonly id: string;
  /** Relative to the project, with `/`. */
  readonly file: string;
  readonly objective: string | null;
  /** Null in or after a dependency cycle. */
  readonly wave: number | null;
  readonly tasks: number;
  /** True when it has a summary. */
  readonly done: boolean;
  readonly document: PlanDocument;
}

export interface PhaseCheckOptions {
  /** The plans must close the gaps of the phase's verification. */
  readonly gaps: boolean;
  /** The plans are being written: omissions that are tolerated in early plans are errors. */
  readonly isNew: boolean;
}

/** Tolerable in an old plan, but not in one that is about to be executed. */
const MUST_NOT_BE = new Set([
  'overlap',
  'declared-wave',
  UNREAD,
  'key-link-pattern',
  'element-unclosed',
  'fence-unclosed',
  'comment-unclosed',
]);

/** Covers the plans that are still to be executed. */
export function planProblems(
  opened: OpenedPhase,
  plans: readonly OpenedPlan[],
  options: PhaseCheckOptions,
): readonly PlanningProblem[] {
  return plans.filter(({ done }) => !done).flatMap((plan) => problemsOf(opened, plan, options));
}

function problemsOf(
  { project, padded, onDisk }: OpenedPhase,
  { file, document }: OpenedPlan,
  { gaps, isNew }: PhaseCheckOptions,
): readonly PlanningProblem[] {
  const siblings = onDisk === null ? [] : dependableNames(onDisk);
  const isFinished = (phase: string, plan: string | null) => isOverOrDone(project, phase, plan);
  const around = { fileName: basename(file), siblings, isFinished, isNew };
  const found: Diagnostic[] = [...validatePlan(document, around)];
  const entry = document.frontmatter.entries.findLast(({ key }) => key === 'phase') ?? document.frontmatter;
  const named = document.phase === null ? padded : (folderPhase(document.phase) ?? document.phase);
  const report = (code: string, message: string, fix: string) =>
    found.push({ severity: 'error', code, message, fix, start: entry.start, end: entry.start });
  if (phaseKey(named) !== phaseKey(padded))
    report(
      'plan-phase',
      `The plan says that it belongs to phase "${document.phase}".`,
      `Write phase: ${padded}.`,
    );
  if (gaps && !document.gapClosure)
    report('gap-closure-missing', 'The plan does not say that it closes gaps.', 'Add gap_closure: true.');
  return planningProblems({ file, text: document.text }, found);
}

function isOverOrDone(
  { phases, standing, roadmap }: PlanningProject,
  phase: string,
  plan: string | null,
): boolean {
  const facts = numbered(phases, phase);
  const isListed = (all: readonly string[] = []) => all.some((one) => phaseKey(one) === phaseKey(phase));
  if (facts === undefined) return isListed(roadmap?.elsewhere) && !isListed(roadmap?.openElsewhere);
  const isDone = plan !== null && facts.plans.some(({ id, done }) => done && isSamePlan(id, plan));
  return isDone || !isListed(standing.open);
}

/** Finished plans no longer run next to others. */
export function orderProblems(plans: readonly OpenedPlan[], waves: Waves): readonly PlanningProblem[] {
  const open = new Set(plans.filter(({ done }) => !done).map(({ id }) => id));
  const isOpen = ({ code, plan }: WaveProblem) =>
    code === 'overlap'
      ? waves.overlaps.some(({ plans: [a, b] }) => b === plan && open.has(a) && open.has(b))
      : open.has(plan);
  return waves.problems.filter(isOpen).flatMap((problem) => {
    const plan = plans.find(({ id }) => id === problem.plan);
    if (plan === undefined) return [];
    const { entries, start } = plan.document.frontmatter;
    const key = KEYS[problem.code] ?? 'depends_on';
    const at = entries.findLast((entry) => entry.key === key)?.start ?? start;
    const { code, severity, message, fix } = problem;
    return planningProblems({ file: plan.file, text: plan.document.text }, [
      { code, severity, message, fix, start: at, end: at },
    ]);
  });
}

/** The key under which a problem is fixed. */
const KEYS: Partial<Record<WaveProblem['code'], string>> = {
  overlap: 'files_modified',
  'declared-wave': 'wave',
};

export function folderProblems(
  { project, facts, folder, padded, onDisk }: OpenedPhase,
  plans: readonly OpenedPlan[],
  { gaps }: PhaseCheckOptions,
): readonly PlanningProblem[] {
  const file = fromRoot(project.root, folder);
  const at = { line: 1, column: 1, severity: 'error' as const };
  const others = (onDisk?.others ?? []).map((name) => ({
    file: `${file}/${name}`,
    ...at,
    severity: 'warning' as const,
    code: 'plan-other',
    message: `${name} is not read as a plan: it has no task, no key of a plan and no number.`,
    fix: `If it is one, name it ${padded}-NN-PLAN.md.`,
  }));
  const odd = (onDisk?.oddlyNamed ?? []).map((name) => ({
    file: `${file}/${name}`,
    ...at,
    // An overview of the others: nothing is left out.
    severity: name === 'PLAN.md' ? ('warning' as const) : at.severity,
    code: 'plan-name',
    message: `${name} is not a plan name that GSD schedules.`,
    fix: `Rename it to ${padded}-NN-PLAN.md.`,
  }));
  const isClosed = !gaps || plans.some(({ done, document }) => !done && document.gapClosure);
  if (plans.length > 0 && isClosed) return [...others, ...odd];
  const missing =
    plans.length > 0
      ? {
          code: 'gap-uncovered',
          message: `No open plan in ${file} closes the gaps of the verification.`,
          fix: 'Write one with gap_closure: true, with the statement of each gap in must_haves.truths.',
        }
      : {
          code: 'plans-missing',
          message: onlyUnread(facts) ?? `The phase has no plans in ${file}.`,
          fix: `Write ${padded}-01-PLAN.md there.`,
        };
  return [...others, ...odd, { file, ...at, ...missing }];
}

/** Raises some warnings to errors; uncovered requirements only warn when an old plan does not name its own. */
export function strictly(
  problem: PlanningProblem,
  plans: readonly OpenedPlan[],
  { isNew }: PhaseCheckOptions,
): PlanningProblem {
  if (MUST_NOT_BE.has(problem.code)) return { ...problem, severity: 'error' };
  const isEarly = plans.some(({ document }) => document.frontmatter.values.requirements === undefined);
  return problem.code === 'requirement-uncovered' && isEarly && !isNew
    ? { ...problem, severity: 'warning' }
    : problem;
}
