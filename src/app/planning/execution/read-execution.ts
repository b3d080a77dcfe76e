// Reads a phase under execution from the disk, git and MSW's own records.

import { join } from 'node:path';
import { repositoryState } from '../../../adapters/git/branches.ts';
import { addedIn, recentCommits } from '../../../adapters/git/plan-log.ts';
import type { ExecutionTerms } from '../../../core/loop/loop.ts';
import { decisionCommand, executionCall } from '../../../core/loop/texts/execution-text.ts';
import type { PlanDocument } from '../../../core/planning/documents/plan.ts';
import { summaryOf } from '../../../core/planning/documents/plan-id.ts';
import type { PlanningConfig } from '../../../core/planning/documents/planning-settings.ts';
import { autoAnswer } from '../../../core/planning/execution/checkpoint.ts';
import type { ExecutionPlan, PlanRecord } from '../../../core/planning/execution/execution-plan.ts';
import {
  type ExecutionQuestion,
  type ExecutionStep,
  nextExecution,
  type WaitingPlan,
} from '../../../core/planning/execution/next-execution.ts';
import { type LogCommit, ownCommits } from '../../../core/planning/execution/plan-commit.ts';
import { namedFiles } from '../../../core/planning/execution/plan-work.ts';
import { planWaves, type WaveNode, type Waves } from '../../../core/planning/rules/waves.ts';
import { plainLine } from '../../../core/text/plain-line.ts';
import { prose } from '../../../core/text/prose.ts';
import { type Environment, openWorkspace } from '../../workspace/workspace.ts';
import { isPlanningDocument, planningConfigOf } from '../documents/documents.ts';
import { phasePlace } from '../documents/phase-place.ts';
import { type Phase, phaseNamed, wavePlans } from '../documents/read-phase.ts';
import type { PlanningProject } from '../documents/read-project.ts';
import { type PlanTree, type RunStore, readRuns, readTrees, runsPath } from '../worktrees/plan-runs.ts';
import { treeRoot } from '../worktrees/tree-places.ts';
import { teamBranches } from './team-branches.ts';

export interface PlanFile {
  readonly id: string;
  readonly canonical: string;
  /** Relative to the project, with `/`. */
  readonly path: string;
  readonly document: PlanDocument;
  readonly summary: ExecutionPlan['summary'];
  /** Newest first, without their files; null without git. */
  readonly commits: readonly LogCommit[] | null;
}

export interface Execution {
  readonly terms: ExecutionTerms;
  readonly config: PlanningConfig;
  readonly waves: Waves;
  readonly files: ReadonlyMap<string, PlanFile>;
  readonly plans: readonly ExecutionPlan[];
  readonly step: ExecutionStep;
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
  const trees = readTrees(store, terms.folder);
  const files = await planFiles(store, { folder: terms.folder, phase, trees });
  const runs = readRuns(store, terms.folder).plans;
  const around = { terms, isAuto: config.mode === 'yolo' || config.autoAdvance };
  const plans = waves.nodes.flatMap((node): readonly ExecutionPlan[] => {
    const file = files.get(node.id);
    return file === undefined ? [] : [executionPlan(node, file, runs[node.id]?.record ?? null, around)];
  });
  const isolation = await isolationIn(project, config);
  const limits = { parallel: isolation.kind === 'worktrees', mostAtOnce: config.maxConcurrentAgents };
  const step = nextExecution(plans, limits);
  return { terms, config, waves, files, plans, step, trees, isolation };
}

/** Asks git only when the settings ask for worktrees. */
async function isolationIn(project: string, config: PlanningConfig): Promise<Isolation> {
  const wanted = isolationOf(config, null);
  if (wanted.kind === 'in-turn') return wanted;
  const state = await repositoryState(project);
  if (state.status === 'none') return isolationOf(config, state.why);
  return isolationOf(config, state.branch === null ? 'HEAD is detached' : state.against);
}

/** The unfinished plans in scope, whether blocked or not. */
export function unfinishedPlans({ plans, step }: Execution) {
  return plans.filter(({ id, inScope }) => inScope && !step.done.includes(id));
}

/** The plans of a phase with their commits, by id. */
async function planFiles(
  store: RunStore,
  { folder, phase, trees }: Pick<Execution, 'trees'> & { readonly folder: string; readonly phase: Phase },
): Promise<ReadonlyMap<string, PlanFile>> {
  const { project } = store;
  const place = phasePlace(project, folder);
  const here = await recentCommits(project);
  const added = here === null ? new Map<string, string>() : await addedIn(project, place);
  const inTrees = await Promise.all(
    [...trees].map(
      async ([id, tree]) => [id, (await recentCommits(treeRoot(project, tree))) ?? here] as const,
    ),
  );
  const commitsOf = new Map(inTrees);
  const { plans: runs } = readRuns(store, folder);
  const committed = [...added.keys()].map((path) => path.slice(place.length + 1));
  /** A plan that was finished without MSW has a committed summary. */
  const isUnproven = (id: string, file: string) =>
    runs[id]?.begun?.proven === false && summaryOf(file, committed) === null;
  return new Map(
    phase.plans.map(({ id, canonical, file, document, summary }) => {
      const path = `${place}/${file}`;
      const commits = commitsOf.get(id) ?? here;
      const complete = isUnproven(id, file) ? 'unproven' : 'complete';
      const status = summary === null ? null : summary.status === 'halted' ? 'halted' : complete;
      return [
        id,
        {
          id,
          canonical,
          path,
          document,
          summary: status,
          commits: commits === null ? null : ownCommits(commits, canonical, added.get(path)),
        },
      ];
    }),
  );
}

function executionPlan(
  node: WaveNode,
  file: PlanFile,
  record: PlanRecord | null,
  { terms, isAuto }: { readonly terms: ExecutionTerms; readonly isAuto: boolean },
): ExecutionPlan {
  const { document } = file;
  const { id, wave, dependsOn } = node;
  return {
    id,
    wave,
    dependsOn,
    inScope: (terms.wave === null || terms.wave === wave) && (!terms.gapsOnly || document.gapClosure),
    files: namedFiles(document),
    summary: file.summary,
    commits: file.commits?.map(({ hash }) => hash) ?? [],
    record,
    autoAnswer:
      isAuto && record?.state === 'checkpoint'
        ? autoAnswer(document, record.checkpoint, record.reached)
        : null,
  };
}

// Plans of a wave run at the same time only when each can have its own worktree.
type Isolation =
  /** Each in its own worktree. */
  | { readonly kind: 'worktrees' }
  /** One after the other; `why` is a clause, null when the settings ask for it. */
  | { readonly kind: 'in-turn'; readonly why: string | null };

/** @param against a clause with git's objection, or null */
function isolationOf(
  { parallelization, useWorktrees }: Pick<PlanningConfig, 'parallelization' | 'useWorktrees'>,
  against: string | null,
): Isolation {
  if (!parallelization || !useWorktrees) return { kind: 'in-turn', why: null };
  return against === null ? { kind: 'worktrees' } : { kind: 'in-turn', why: against };
}

/**
 * The plans whose execution waits for a person: halted, at a checkpoint, with commands that are not allowed, or half
 * done, or carried out by a team. Changes nothing; empty when nothing was executed, or no records can be read.
 */
export async function openExecutions(
  { root, phases }: Pick<PlanningProject, 'root' | 'phases'>,
  env: Environment,
): Promise<readonly WaitingPlan[]> {
  const begun = phases.flatMap(({ number, folder }) =>
    folder !== null && isPlanningDocument(root, runsPath(root, folder)) ? [{ phase: number, folder }] : [],
  );
  const waiting: WaitingPlan[] = [...(await teamBranches({ root, phases }))];
  const opened = begun.length === 0 ? null : openWorkspace(root, env);
  if (opened === null || opened.status === 'refused') return waiting;
  for (const terms of begun) {
    const execution = await readExecution(opened.workspace, { ...terms, wave: null, gapsOnly: false });
    if (execution === null) continue;
    waiting.push(
      ...execution.step.questions.map((one) => waitingPlan(execution, one)),
      ...unproven(execution),
    );
  }
  return waiting;
}

/** They need no decision, but GSD takes them for done. */
function unproven({ terms, plans }: Execution): readonly WaitingPlan[] {
  return plans
    .filter(({ record, summary }) => record === null && summary === 'unproven')
    .map(({ id: plan }) => ({
      phase: terms.phase,
      plan,
      kind: 'unproven',
      reason: plainLine(`Plan ${plan} has a summary, but its checks have not passed`, 300),
      command: executionCall(terms),
    }));
}

function waitingPlan({ terms, plans }: Execution, { plan, kind }: ExecutionQuestion): WaitingPlan {
  const record = plans.find(({ id }) => id === plan)?.record ?? null;
  const named = { phase: terms.phase, plan, kind };
  switch (record?.state) {
    case 'halted':
      return {
        ...named,
        reason: plainLine(
          `Plan ${plan} was halted (${record.reason}); --close and --skip are the other ways`,
          300,
        ),
        command: decisionCommand(terms, prose`--again`, plan),
      };
    case 'checkpoint':
      return {
        ...named,
        reason: plainLine(
          `Plan ${plan} waits at a checkpoint (${record.checkpoint.type}) for your answer`,
          300,
        ),
        command: `${decisionCommand(terms, prose`--answer`, plan)} YOUR WORDS`,
      };
    case 'untrusted':
      return {
        ...named,
        reason: `Commands of plan ${plan} changed and are not allowed yet`,
        command: executionCall(terms),
      };
    default:
      return {
        ...named,
        reason: `Plan ${plan} is half done: it has commits and no summary; --again and --skip are the other ways`,
        command: decisionCommand(terms, prose`--close`, plan),
      };
  }
}
