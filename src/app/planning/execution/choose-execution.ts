// Whether a phase can be executed, and which of its plans: everything that can be said before a model is asked.

import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ExecutionTerms } from '../../../core/loop/loop.ts';
import { isPlainName } from '../../../core/planning/documents/plan-id.ts';
import type { ExecutionRequest } from '../../../core/planning/execution/execution-arguments.ts';
import { namedFiles } from '../../../core/planning/execution/plan-work.ts';
import { findPhase, noSuchPhase } from '../../../core/planning/phases/find-phase.ts';
import type { PhaseFacts } from '../../../core/planning/phases/phase-facts.ts';
import { validatePlan } from '../../../core/planning/rules/validate-plan.ts';
import { plainLine } from '../../../core/text/plain-line.ts';
import { type Refusal, refused } from '../documents/documents.ts';
import { openPlanning, type PlanningProject } from '../documents/read-project.ts';
import type { RecordStore } from './execution-records.ts';
import { type Execution, type PlanFile, readExecution } from './read-execution.ts';

export type ChosenExecution =
  | { readonly status: 'ok'; readonly phase: PhaseFacts; readonly execution: Execution }
  | Refusal;

export async function chooseExecution(
  store: RecordStore,
  request: ExecutionRequest,
): Promise<ChosenExecution> {
  const opened = openPlanning(store.project);
  if (opened.status === 'refused') return opened;
  const { phases } = opened.project;
  const phase = findPhase(phases, request.phase);
  if (phase === null) return refused(noSuchPhase(phases, request.phase));
  const { folder, number } = phase;
  if (folder === null || phase.plans.length === 0)
    return refused(`Phase ${number} has no plans: write them with /msw:plan ${number}.`);
  if (!isPlainName(folder))
    return refused(`The folder ${plainLine(folder, 80)} must be named with letters, digits, - . _ only.`);
  const terms: ExecutionTerms = { phase: number, folder, wave: request.wave, gapsOnly: request.gapsOnly };
  const execution = await readExecution(store, terms);
  if (execution === null) return refused(`The folder of phase ${number} cannot be read.`);
  const problem = problemOf(opened.project, execution);
  return problem === null ? { status: 'ok', phase, execution } : refused(problem);
}

function problemOf(project: PlanningProject, execution: Execution): string | null {
  const { waves, plans, terms } = execution;
  const cycle = waves.problems.find(({ code }) => code === 'cycle' || code === 'same-id');
  if (cycle !== undefined) return `${plainLine(cycle.message, 300)} ${cycle.fix}`;
  const scope = plans.filter(({ inScope }) => inScope);
  if (scope.length === 0) return emptyScope(execution);
  const open = scope.map(({ id }) => id).filter((id) => !execution.step.done.includes(id));
  if (open.length === 0) {
    return `Every plan of ${scopeName(terms)} is done: check the phase with /msw:verify ${terms.phase}.`;
  }
  return earlierWave(execution) ?? invalidPlans(project, execution, open);
}

function scopeName({ phase, wave, gapsOnly }: ExecutionTerms): string {
  return `phase ${phase}${wave === null ? '' : `, wave ${wave}`}${gapsOnly ? ', gaps only' : ''}`;
}

function emptyScope({ terms, waves }: Execution): string {
  const known = waves.waves.map(({ wave }) => wave).join(', ');
  return terms.gapsOnly
    ? `No plan of ${scopeName(terms)} closes a gap (gap_closure: true).`
    : `Phase ${terms.phase} has no wave ${terms.wave}: its waves are ${known}.`;
}

/** A wave begins when those before it are done. */
function earlierWave({ terms, plans }: Execution): string | null {
  const { wave } = terms;
  if (wave === null) return null;
  const open = plans
    .filter((plan) => (plan.wave ?? wave) < wave && plan.summary === null)
    .map(({ id }) => id);
  return open.length === 0
    ? null
    : `Wave ${wave} waits for ${open.join(', ')}: execute the waves before it first.`;
}

const MOST_LISTED = 6;

function invalidPlans(
  project: PlanningProject,
  execution: Execution,
  open: readonly string[],
): string | null {
  const found = open.flatMap((id) => {
    const file = execution.files.get(id);
    if (file === undefined) return [];
    if (!isPlainName(id)) return [`${plainLine(id, 60)}: name the file with letters, digits, - . _ only.`];
    return errorsIn(project, execution, file).map((error) => `${id}: ${error}`);
  });
  if (found.length === 0) return null;
  const more = found.length > MOST_LISTED ? `\n  and ${found.length - MOST_LISTED} more` : '';
  const list = found.slice(0, MOST_LISTED).map((line) => `\n  ${line}`);
  return `Phase ${execution.terms.phase} cannot be executed, its plans have errors:${list.join('')}${more}`;
}

function errorsIn(project: PlanningProject, { files }: Execution, file: PlanFile): readonly string[] {
  const others = [...files.values()].filter(({ id }) => id !== file.id);
  const diagnostics = validatePlan(file.document, {
    fileName: basename(file.path),
    siblings: [...files.values()].map(({ path }) => basename(path)),
    requirements: project.requirements?.items.map(({ id }) => id) ?? null,
    exists: (relative) => existsSync(join(project.root, relative)),
    made: others.flatMap(({ document }) => namedFiles(document)),
  });
  return diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ line, message, fix }) => plainLine(`line ${line}: ${message} ${fix}`, 260));
}
