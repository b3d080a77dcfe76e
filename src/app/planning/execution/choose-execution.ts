// Whether a phase can be executed, and which of its plans: everything that can be said before a model is asked.

import type { ExecutionTerms } from '../../../core/loop/loop.ts';
import type { ExecutionRequest } from '../../../core/planning/execution/execution-arguments.ts';
import { findPhase, noSuchPhase } from '../../../core/planning/phases/find-phase.ts';
import type { PhaseFacts } from '../../../core/planning/phases/phase-facts.ts';
import { type Refusal, refused } from '../documents/documents.ts';
import { openPlanning, type PlanningProject } from '../documents/read-project.ts';
import { folderProblem, orderProblem, planErrors } from '../phases/why-not-execute.ts';
import type { RecordStore } from './execution-records.ts';
import { type Execution, readExecution } from './read-execution.ts';

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
  const oddName = folderProblem(folder);
  if (oddName !== null) return refused(oddName);
  const terms: ExecutionTerms = { phase: number, folder, wave: request.wave, gapsOnly: request.gapsOnly };
  const execution = await readExecution(store, terms);
  if (execution === null) return refused(`The folder of phase ${number} cannot be read.`);
  const problem = problemOf(opened.project, execution);
  return problem === null ? { status: 'ok', phase, execution } : refused(problem);
}

function problemOf(project: PlanningProject, execution: Execution): string | null {
  const { waves, plans, terms } = execution;
  const stuck = orderProblem(waves);
  if (stuck !== null) return stuck;
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
  { files, terms }: Execution,
  open: readonly string[],
): string | null {
  const plans = [...files.values()].map(({ id, path, document }) => ({ id, file: path, document }));
  const found = planErrors(project, plans, open);
  if (found.length === 0) return null;
  const more = found.length > MOST_LISTED ? `\n  and ${found.length - MOST_LISTED} more` : '';
  const list = found.slice(0, MOST_LISTED).map((line) => `\n  ${line}`);
  return `Phase ${terms.phase} cannot be executed, its plans have errors:${list.join('')}${more}`;
}
