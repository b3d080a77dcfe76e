// Checks all plans of a phase together: each plan, their order, and whether they cover the phase's aims. Writes nothing
// and runs no command.

import { join } from 'node:path';
import { ownUserFolder } from '../../../adapters/claude-code/own-user-folder.ts';
import { isTrusted } from '../../../adapters/user/trust-store.ts';
import { uncoveredIn } from '../../../core/planning/rules/phase-coverage.ts';
import type { PlanningProblem } from '../../../core/planning/rules/planning-problem.ts';
import { planCommands } from '../../../core/planning/rules/verify-commands.ts';
import { planWaves, type Waves } from '../../../core/planning/rules/waves.ts';
import { planningConfigOf } from '../documents/documents.ts';
import { fromRoot, type OpenedPhase, openPlans, phaseDocument } from '../documents/open-phase.ts';
import { wavePlans } from '../documents/read-phase.ts';
import {
  folderProblems,
  type OpenedPlan,
  orderProblems,
  type PhaseCheckOptions,
  planProblems,
  strictly,
} from './phase-problems.ts';

export interface PhaseCheck {
  /** True when no problem is an error. */
  readonly ok: boolean;
  readonly errors: number;
  readonly warnings: number;
  readonly plans: readonly Omit<OpenedPlan, 'document'>[];
  readonly waves: Waves['waves'];
  /** Errors first, then by file and line. */
  readonly problems: readonly PlanningProblem[];
}

/** Plans with a summary count towards coverage and are not judged again. */
export function checkPhase(opened: OpenedPhase, options: PhaseCheckOptions): PhaseCheck {
  const { project, onDisk } = opened;
  const waves = planWaves(onDisk === null ? [] : wavePlans(onDisk));
  const plans = plansOf(opened, waves);
  const uncovered = uncoveredIn({
    phase: opened.facts.number,
    plans: plans.map(({ document }) => document),
    roadmap: project.roadmap,
    requirements: project.requirements,
    context: planningConfigOf(project.planning).coversContext ? phaseDocument(opened, 'CONTEXT') : null,
  });
  const problems = [
    ...planProblems(opened, plans, options),
    ...orderProblems(plans, waves),
    ...folderProblems(opened, plans, options),
    ...uncovered,
  ].map((problem) => strictly(problem, plans, options));
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return {
    ok: errors === 0,
    errors,
    warnings: problems.length - errors,
    plans: plans.map(({ document: _, ...plan }) => plan),
    waves: waves.waves,
    problems: problems.toSorted(inOrder),
  };
}

function plansOf({ project, folder, onDisk }: OpenedPhase, waves: Waves): readonly OpenedPlan[] {
  return (onDisk?.plans ?? []).map(({ id, file, document, summary }) => ({
    id,
    file: fromRoot(project.root, join(folder, file)),
    objective: document.objective,
    wave: waves.nodes.find((node) => node.id === id)?.wave ?? null,
    tasks: document.tasks.length,
    done: summary !== null,
    document,
  }));
}

function inOrder(a: PlanningProblem, b: PlanningProblem): number {
  if (a.severity !== b.severity) return a.severity === 'error' ? -1 : 1;
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column;
}

/** Of plans without a summary, in order, without duplicates; all of them when the user folder is unusable. */
export function untrustedOfPhase(
  opened: OpenedPhase,
  env: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  const { project } = opened;
  const usual = planningConfigOf(project.planning).usualCommands;
  const folder = ownUserFolder(project.root, env);
  const commands = new Set(openPlans(opened).flatMap(({ document }) => planCommands(document.text, usual)));
  return [...commands].filter(
    (command) => folder.status === 'refused' || !isTrusted(folder.path, project.root, command),
  );
}
