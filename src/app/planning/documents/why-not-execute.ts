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
import { quoteName } from '../../../core/text/quote-name.ts';
import { acceptedReason } from './accepted-plans.ts';
import { dependableNames, phaseNamed, wavePlans } from './read-phase.ts';
import type { PlanningProject } from './read-project.ts';

interface CheckedPlan {
  readonly id: string;
  /** File name, or a path that ends in it. */
  readonly file: string;
  readonly document: PlanDocument;
}

/** One line for a person; null when the plans can be executed. */
export function whyNotExecute(project: PlanningProject, facts: PhaseFacts): string | null {
  const { number, folder } = facts;
  if (folder === null) return null;
  const phase = phaseNamed(project.root, folder);
  if (phase === null) return `The folder of phase ${number} cannot be read.`;
  // A halted plan may be carried out again.
  const open = phase.plans.filter(({ summary }) => summary === null || summary.status === 'halted');
  const problem =
    nameProblem(facts) ??
    orderProblem(planWaves(wavePlans(phase))) ??
    invalidPlans(project, number, {
      plans: phase.plans,
      siblings: dependableNames(phase),
      open: open.map(({ id }) => id),
      isBegun: facts.plans.some(({ done }) => done),
      most: 1,
    });
  return problem === null ? null : plainLine(problem, 800);
}

/** Names of a phase become words of command lines, but for its folder's, which stands in the paths of prompts. */
export function nameProblem(facts: PhaseFacts): string | null {
  const { folder, number, plans, halted = [] } = facts;
  const shared = sharedNumber(facts);
  if (shared !== null || folder === null) return shared;
  const open = plans.filter(({ id, done }) => !done || halted.includes(id));
  const words = [number, ...open.map(({ id }) => id)];
  const odd = isTellable(folder) ? words.find((word) => !isPlainName(word)) : folder;
  return odd === undefined
    ? null
    : `${quoteName(odd, 80)}: name it with letters, digits, - . _ only, a plan as in 01-01-PLAN.md.`;
}

export function orderProblem({ problems }: Waves): string | null {
  const found = problems.find(({ code }) => code === 'cycle' || code === 'same-id');
  return found === undefined ? null : `${plainLine(found.message, 300)} ${found.fix}`;
}

interface OpenPlans {
  readonly plans: readonly CheckedPlan[];
  /** File names of the plans that they may depend on. */
  readonly siblings: readonly string[];
  /** Ids of those that are to be carried out. */
  readonly open: readonly string[];
  /** Some are done: the phase cannot be planned anew. */
  readonly isBegun: boolean;
  /** How many errors are listed. */
  readonly most: number;
}

/** The errors in the plans, but for those that a person accepted, one a line, and a way round them. */
export function invalidPlans(
  project: PlanningProject,
  number: string,
  { plans, siblings, open, isBegun, most }: OpenPlans,
): string | null {
  const errors = plans
    .filter(({ id }) => open.includes(id))
    .flatMap(({ id, file, document }) => {
      const isAccepted = acceptedReason(project.root, document.text) !== null;
      return validatePlan(document, { fileName: basename(file), siblings })
        .filter(({ severity, code }) => severity === 'error' && !(isAccepted && !NEVER.has(code)))
        .map((error) => ({ id, ...error }));
    });
  if (errors.length === 0) return null;
  const list = errors
    .slice(0, most)
    .map(({ id, line, message, fix }) => `\n  ${id}: ${plainLine(`line ${line}: ${message} ${fix}`, 260)}`);
  const more = errors.length > most ? `\n  and ${errors.length - most} more` : '';
  const anew = isBegun ? '' : `\nTo have them written anew, type /msw:plan ${number}.`;
  const wayRound = errors.some(({ code }) => NEVER.has(code))
    ? anew
    : `\nTo have them carried out as they are, type /msw:plan ${number} --accept "why".`;
  return `Phase ${number} cannot be executed, its plans have errors:${list.join('')}${more}${wayRound}`;
}
