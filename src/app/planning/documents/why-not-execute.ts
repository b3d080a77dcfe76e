// Finds what in a phase's plans themselves prevents their execution: `/msw:go` checks before it offers to execute, and
// `/msw:execute` before it begins.

import { basename } from 'node:path';
import type { PhaseFacts } from '../../../core/planning/documents/phase-facts.ts';
import type { PlanDocument } from '../../../core/planning/documents/plan.ts';
import { isPlainName, isTellable } from '../../../core/planning/documents/plan-id.ts';
import { sharedNumber } from '../../../core/planning/phases/standing.ts';
import { NEVER, validatePlan } from '../../../core/planning/rules/validate-plan.ts';
import { planWaves, type Waves } from '../../../core/planning/rules/waves.ts';
import { plainLine } from '../../../core/text/plain-line.ts';
import { acceptedReason } from './accepted-plans.ts';
import { phaseNamed, wavePlans } from './read-phase.ts';
import type { PlanningProject } from './read-project.ts';

interface CheckedPlan {
  readonly id: string;
  /** File name, or a path that ends in it. */
  readonly file: string;
  readonly document: PlanDocument;
}

/** One sentence for a person; null when the plans can be executed. */
export function whyNotExecute(project: PlanningProject, facts: PhaseFacts): string | null {
  const { number, folder } = facts;
  if (folder === null) return null;
  const phase = phaseNamed(project.root, folder);
  if (phase === null) return `The folder of phase ${number} cannot be read.`;
  const oddName = folderProblem(facts);
  if (oddName !== null) return oddName;
  const stuck = orderProblem(planWaves(wavePlans(phase)));
  if (stuck !== null) return stuck;
  // A halted plan may be carried out again.
  const isOpen = ({ summary }: (typeof phase.plans)[number]) =>
    summary === null || summary.status === 'halted';
  const open = phase.plans.filter(isOpen).map(({ id }) => id);
  const found = planErrors(project, phase.plans, open);
  const [first, ...more] = found;
  if (first === undefined) return null;
  const others = more.length === 0 ? '' : ` (and ${more.length} more)`;
  return `Phase ${number} cannot be executed, its plans have errors: ${first.line}${others}${wayRound(number, found)}`;
}

export function folderProblem(facts: PhaseFacts): string | null {
  const { folder, number } = facts;
  const shared = sharedNumber(facts);
  if (shared !== null) return shared;
  // The commands name the phase by its number; the name of its folder is in no command, but in the prompts' paths.
  return folder === null || (isPlainName(number) && isTellable(folder))
    ? null
    : `The folder ${plainLine(folder, 80)} must be named with letters, digits, - . _ only.`;
}

export function orderProblem({ problems }: Waves): string | null {
  const found = problems.find(({ code }) => code === 'cycle' || code === 'same-id');
  return found === undefined ? null : `${plainLine(found.message, 300)} ${found.fix}`;
}

interface PlanError {
  readonly line: string;
  /** A person can have the plan carried out all the same. */
  readonly acceptable: boolean;
}

/** The errors in the plans that are still open, but for those that a person accepted. */
export function planErrors(
  project: PlanningProject,
  plans: readonly CheckedPlan[],
  open: readonly string[],
): readonly PlanError[] {
  const siblings = plans.map(({ file }) => basename(file));
  return plans.flatMap((plan) => {
    const { id, file, document } = plan;
    if (!open.includes(id)) return [];
    if (!isPlainName(id)) {
      const line = `${plainLine(basename(file), 60)}: name the file as in 01-01-PLAN.md, with letters, digits, - . _ only.`;
      return [{ line, acceptable: false }];
    }
    const found = validatePlan(document, {
      fileName: basename(file),
      siblings,
      // What an executor reads is told when the plan is written; it never keeps one from being carried out.
      exists: () => true,
    });
    const isAccepted = acceptedReason(project.root, document.text) !== null;
    return found
      .filter(({ severity, code }) => severity === 'error' && !(isAccepted && !NEVER.has(code)))
      .map(({ line, message, fix, code }) => ({
        line: `${id}: ${plainLine(`line ${line}: ${message} ${fix}`, 260)}`,
        acceptable: !NEVER.has(code),
      }));
  });
}

/** A sentence with the line to type; empty when the plans have to be changed. */
export function wayRound(number: string, errors: readonly PlanError[]): string {
  return errors.every(({ acceptable }) => acceptable)
    ? ` To have them carried out as they are, type /msw:plan ${number} --accept "why".`
    : '';
}
