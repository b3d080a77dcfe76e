// Decides whether a phase can be executed, and which of its plans: every check that needs no model.

import type { ExecutionTerms } from '../../../core/loop/loop.ts';
import { noSuchPhase, onlyUnread, type PhaseFacts } from '../../../core/planning/documents/phase-facts.ts';
import type { ExecutionRequest } from '../../../core/planning/execution/execution-arguments.ts';
import { isOpen } from '../../../core/planning/execution/execution-plan.ts';
import { type Prose, prose } from '../../../core/text/prose.ts';
import { quoteName } from '../../../core/text/quote-name.ts';
import { type Executing, executedBesides, NO_SESSION } from '../../loop/executed-elsewhere.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { type PlanningRefusal, refusedPlanning } from '../documents/documents.ts';
import type { FoundPlan } from '../documents/find-plan.ts';
import { findTypedPhase } from '../documents/find-typed-phase.ts';
import { dependableNames, phaseNamed } from '../documents/read-phase.ts';
import { openPlanning, type PlanningProject } from '../documents/read-project.ts';
import { invalidPlans, nameProblem, orderProblem } from '../documents/why-not-execute.ts';
import { bringBack } from './bring-back.ts';
import { type Execution, readExecution, unfinishedPlans } from './read-execution.ts';

export type ChosenExecution =
  | {
      readonly status: 'ok';
      readonly phase: PhaseFacts;
      readonly execution: Execution;
      /** For the user: what was merged in the process, and what is not read. */
      readonly notes: readonly Prose[];
      /** As STATE names it. */
      readonly milestone: string | null;
    }
  /** `execution`: where only errors in its plans are in the way, so that other objections can be told with them. */
  | (PlanningRefusal & { readonly execution?: Execution });

/** First merges what an earlier session left proven in worktrees: that may be all that was left to do. */
export async function chooseExecution(
  workspace: Workspace,
  request: Pick<ExecutionRequest, 'phase' | 'wave' | 'gapsOnly' | 'decisions'>,
  by: Executing = NO_SESSION,
): Promise<ChosenExecution> {
  const opened = openPlanning(workspace.project);
  if (opened.status === 'refused') return opened;
  const named = executablePhase(opened.project, request.phase);
  if (named.status === 'refused') return named;
  const { phase, folder } = named;
  const elsewhere = executedBesides(workspace, { phase: phase.number, folder }, by);
  if (elsewhere !== null) return refusedPlanning(elsewhere);
  const { number } = phase;
  const terms: ExecutionTerms = { phase: number, folder, wave: request.wave, gapsOnly: request.gapsOnly };
  const isUndecided = (plan: FoundPlan) =>
    request.decisions.every(({ plan: typed }) => !isMeant(typed, plan));
  const notes = await bringBack(workspace, terms, { undecided: isUndecided, mayCheck: false });
  const execution = await readExecution(workspace, terms);
  if (execution === null) return refusedPlanning(`The folder of phase ${number} cannot be read.`);
  const onDisk = phaseNamed(workspace.project, folder);
  const invalid = invalidPlans(opened.project, number, {
    siblings: onDisk === null ? [] : dependableNames(onDisk),
    plans: execution.plans.map(({ id, path, document }) => ({ id, file: path, document })),
    open: unfinishedPlans(execution).map(({ id }) => id),
    isBegun: phase.plans.some(({ done }) => done),
    most: MOST_LISTED,
  });
  const problem = problemOf(execution) ?? invalid;
  if (problem === null)
    return {
      ...{ status: 'ok', phase, execution, milestone: opened.project.state?.milestone ?? null },
      notes: [...notes, ...(onDisk?.others ?? []).map(otherNote)],
    };
  const refusal = refusedPlanning(notes.length === 0 ? problem : `${notes.join(' ')} ${problem}`);
  return problem === invalid ? { ...refusal, execution } : refusal;
}

const MOST_LISTED = 6;

function otherNote(name: string): Prose {
  return prose`${quoteName(name)} is not read as a plan: it has no task`;
}

/** Refused without plans, or where a name could not be a word of a command line. */
export function executablePhase(
  project: PlanningProject,
  typed: string,
): { readonly status: 'ok'; readonly phase: PhaseFacts; readonly folder: string } | PlanningRefusal {
  const phase = findTypedPhase(project, typed);
  if (phase === null) return refusedPlanning(noSuchPhase(project.phases, typed));
  const { folder, number, plans } = phase;
  if (folder === null || plans.length === 0)
    return refusedPlanning(
      onlyUnread(phase) ?? `Phase ${number} has no plans: write them with /msw:plan ${number}.`,
    );
  const odd = nameProblem(phase);
  return odd === null ? { status: 'ok', phase, folder } : refusedPlanning(odd);
}

/** @param typed `01-02`, or with its folder */
function isMeant(typed: string, { id, canonical }: FoundPlan): boolean {
  const name = typed.split('/').at(-1);
  return name === id || name === canonical;
}

function problemOf(execution: Execution): string | null {
  const { waves, terms } = execution;
  const stuck = orderProblem(waves);
  if (stuck !== null) return stuck;
  const empty = emptyScope(execution);
  if (empty !== null) return empty;
  if (unfinishedPlans(execution).length === 0) {
    return `Every plan of ${scopeName(terms)} is done: check the phase with /msw:verify ${terms.phase}.`;
  }
  return earlierWave(execution);
}

function scopeName({ phase, wave, gapsOnly }: ExecutionTerms): string {
  return `phase ${phase}${wave === null ? '' : `, wave ${wave}`}${gapsOnly ? ', gaps only' : ''}`;
}

/** Null where some plan, done or not, is meant. */
export function emptyScope({ terms, waves, plans }: Execution): string | null {
  if (plans.some(({ inScope }) => inScope)) return null;
  const known = waves.waves.map(({ wave }) => wave).join(', ');
  return terms.gapsOnly
    ? `No plan of ${scopeName({ ...terms, gapsOnly: false })} closes a gap (gap_closure: true).`
    : `Phase ${terms.phase} has no wave ${terms.wave}: its waves are ${known}.`;
}

/** A wave begins when the waves before it are done. */
function earlierWave({ terms, plans }: Execution): string | null {
  const { wave } = terms;
  if (wave === null) return null;
  const open = plans.filter((plan) => (plan.wave ?? wave) < wave && isOpen(plan.summary)).map(({ id }) => id);
  return open.length === 0
    ? null
    : `Wave ${wave} waits for ${open.join(', ')}: execute the waves before it first.`;
}
