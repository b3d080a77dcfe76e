// Reads a phase under execution from the disk, git and MSW's own records.

import { join } from 'node:path';
import { repositoryState } from '../../../adapters/git/branches.ts';
import { addedIn, recentCommits } from '../../../adapters/git/plan-log.ts';
import type { ExecutionTerms } from '../../../core/loop/loop.ts';
import type { PlanDocument } from '../../../core/planning/documents/plan.ts';
import { summaryOf } from '../../../core/planning/documents/plan-id.ts';
import type { PlanningConfig } from '../../../core/planning/documents/planning-settings.ts';
import { autoAnswer } from '../../../core/planning/execution/checkpoint.ts';
import type { ExecutionPlan, PlanRecord } from '../../../core/planning/execution/execution-plan.ts';
import { type ExecutionStep, nextExecution } from '../../../core/planning/execution/next-execution.ts';
import { type LogCommit, ownCommits } from '../../../core/planning/execution/plan-commit.ts';
import { namedFiles } from '../../../core/planning/execution/plan-work.ts';
import { planWaves, type Waves } from '../../../core/planning/rules/waves.ts';
import { planningConfigOf } from '../documents/documents.ts';
import { phasePlace } from '../documents/phase-place.ts';
import { type Phase, phaseNamed, wavePlans } from '../documents/read-phase.ts';
import { type PlanPlace, type PlanTree, type RunStore, readRuns, readTrees } from '../worktrees/plan-runs.ts';
import { treeRoot } from '../worktrees/tree-places.ts';

export interface PhasePlan extends ExecutionPlan {
  readonly canonical: string;
  /** Relative to the project, with `/`. */
  readonly path: string;
  readonly document: PlanDocument;
  /** Newest first, without their files; none without git. */
  readonly commits: readonly LogCommit[];
}

export interface Execution {
  readonly terms: ExecutionTerms;
  readonly config: PlanningConfig;
  readonly waves: Waves;
  readonly plans: readonly PhasePlan[];
  readonly step: ExecutionStep;
  /** How many executors may work at the same time. */
  readonly mostAtOnce: number;
  /** Plans with their own worktree. */
  readonly trees: ReadonlyMap<string, PlanTree>;
  readonly isolation: Isolation;
}

/** Null when the phase's folder cannot be read. */
export async function readExecution(store: RunStore, terms: ExecutionTerms): Promise<Execution | null> {
  const { project } = store;
  const phase = phaseNamed(project, terms.folder);
  if (phase === null) return null;
  const config = planningConfigOf(join(project, '.planning'));
  const waves = planWaves(wavePlans(phase));
  const plans = await phasePlans(store, {
    terms,
    phase,
    waves,
    isAuto: config.mode === 'yolo' || config.autoAdvance,
  });
  const isolation = await isolationIn(project, config);
  const mostAtOnce = isolation.kind === 'worktrees' ? config.maxConcurrentAgents : 1;
  const step = nextExecution(plans, mostAtOnce);
  return { terms, config, waves, plans, step, mostAtOnce, trees: readTrees(store, terms.folder), isolation };
}

// Plans of a wave run at the same time only when each can have its own worktree.
type Isolation =
  /** Each in its own worktree. */
  | { readonly kind: 'worktrees' }
  /** One after the other; `why` is a clause, null when the settings ask for it. */
  | { readonly kind: 'in-turn'; readonly why: string | null };

/** Asks git only when the settings ask for worktrees. */
async function isolationIn(
  project: string,
  { parallelization, useWorktrees }: PlanningConfig,
): Promise<Isolation> {
  if (!parallelization || !useWorktrees) return { kind: 'in-turn', why: null };
  const state = await repositoryState(project);
  if (state.status === 'none') return { kind: 'in-turn', why: state.why };
  const why = state.branch === null ? 'HEAD is detached' : state.against;
  return why === null ? { kind: 'worktrees' } : { kind: 'in-turn', why };
}

/** The unfinished plans in scope, whether blocked or not. */
export function unfinishedPlans({ plans, step }: Execution) {
  return plans.filter(({ id, inScope }) => inScope && !step.done.includes(id));
}

interface PhaseInExecution {
  readonly terms: ExecutionTerms;
  readonly phase: Phase;
  readonly waves: Waves;
  /** The settings let checkpoints be answered without a person. */
  readonly isAuto: boolean;
}

async function phasePlans(
  store: RunStore,
  { terms, phase, waves, isAuto }: PhaseInExecution,
): Promise<readonly PhasePlan[]> {
  const { project } = store;
  const place = phasePlace(project, terms.folder);
  const runs = readRuns(store, terms.folder).plans;
  const here = await recentCommits(project);
  const added = here === null ? new Map<string, string>() : await addedIn(project, place);
  const committed = [...added.keys()].map((path) => path.slice(place.length + 1));
  const found = waves.nodes.map(async ({ id, wave, dependsOn }): Promise<readonly PhasePlan[]> => {
    const file = phase.plans.find((one) => one.id === id);
    if (file === undefined) return [];
    const { canonical, document } = file;
    const path = `${place}/${file.file}`;
    const { record = null, begun = null, tree = null } = runs[id] ?? {};
    const commits = (tree === null ? null : await recentCommits(treeRoot(project, tree))) ?? here ?? [];
    // A plan that was finished without MSW has a committed summary.
    const isUnproven = begun?.proven === false && summaryOf(file.file, committed, terms.folder) === null;
    return [
      {
        ...{ id, wave, dependsOn, canonical, path, document, record },
        inScope: isInScope(terms, wave, document),
        files: namedFiles(document),
        summary: summaryIn(file, isUnproven) ?? summaryInTree(project, { tree, folder: terms.folder, id }),
        commits: ownCommits(commits, canonical, added.get(path)),
        autoAnswer: isAuto ? answerTo(document, record) : null,
      },
    ];
  });
  return (await Promise.all(found)).flat();
}

function isInScope(
  terms: ExecutionTerms,
  wave: number | null,
  { gapClosure }: Pick<PlanDocument, 'gapClosure'>,
): boolean {
  return (terms.wave === null || terms.wave === wave) && (!terms.gapsOnly || gapClosure);
}

function summaryIn({ summary }: Phase['plans'][number], isUnproven: boolean): ExecutionPlan['summary'] {
  if (summary === null) return null;
  if (summary.status === 'halted') return 'halted';
  return isUnproven ? 'unproven' : 'complete';
}

/** Its executor vanished before the summary was proven and merged; one that says that it stopped decides nothing. */
function summaryInTree(
  project: string,
  { tree, folder, id }: PlanPlace & { readonly tree: PlanTree | null },
): ExecutionPlan['summary'] {
  const phase = tree === null ? null : phaseNamed(treeRoot(project, tree), folder);
  const status = phase?.plans.find((one) => one.id === id)?.summary?.status;
  return status === undefined || status === 'halted' ? null : 'unproven';
}

function answerTo(document: PlanDocument, record: PlanRecord | null): string | null {
  return record?.state === 'checkpoint' ? autoAnswer(document, record.checkpoint, record.reached) : null;
}
