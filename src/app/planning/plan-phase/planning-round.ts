// One round of planning: what is wrong with the plans, and what comes next. It counts, and writes the problems
// down for the planner.

import { join } from 'node:path';
import { writeFileAtomic } from '../../../adapters/files/write-file-atomic.ts';
import { harmless } from '../../../core/guidance/harmless.ts';
import type { PlanningProblem } from '../../../core/planning/checking/planning-problem.ts';
import type { PhaseCheck } from './check-phase.ts';
import type { OpenedPhase } from './open-phase.ts';
import {
  MOST_REVISIONS,
  openPlanningFolder,
  type PlanningRun,
  readReview,
  runFiles,
  saveRun,
} from './planning-run.ts';

export interface PlanningRound {
  /** How often the plans were sent back, this time included. */
  readonly round: number;
  readonly roundsLeft: number;
  /**
   * `revise`: the planner mends; `review`: the plan-checker judges; `apply`: nothing is left to do but to
   * record the plans; `stop`: the user decides.
   */
  readonly next: 'revise' | 'review' | 'apply' | 'stop';
  readonly reason: string;
  /** What the planner is to read, from the project; null when nothing is wrong. */
  readonly problemsFile: string | null;
}

export type RoundResult =
  | { readonly status: 'ok'; readonly round: PlanningRound }
  | { readonly status: 'refused'; readonly reason: string };

/** `reviewed`: the plan-checker has just written its verdict. */
export function planningRound(
  opened: OpenedPhase,
  check: PhaseCheck,
  run: PlanningRun,
  reviewed: boolean,
): RoundResult {
  const { padded } = opened;
  const { root } = opened.project;
  const files = runFiles(padded);
  const review = reviewed ? readReview(root, padded) : null;
  if (!check.ok || review === 'issues') {
    const folder = openPlanningFolder(root);
    if (folder.status === 'refused') return folder;
    writeFileAtomic(
      join(root, files.problems),
      problemsText(check.problems, review === 'issues' ? files.review : null),
    );
    return sentBack(root, padded, run, check.errors);
  }
  const left = { round: run.revisions, roundsLeft: MOST_REVISIONS - run.revisions, problemsFile: null };
  if (review === 'none') {
    const reason = `The plan-checker left no verdict in ${files.review}.`;
    return { status: 'ok', round: { ...left, next: 'stop', reason } };
  }
  return run.review && review === null
    ? {
        status: 'ok',
        round: { ...left, next: 'review', reason: 'Code finds no error; what it cannot judge is open.' },
      }
    : { status: 'ok', round: { ...left, next: 'apply', reason: 'Nothing is wrong with the plans.' } };
}

function sentBack(root: string, padded: string, run: PlanningRun, errors: number): RoundResult {
  const problemsFile = runFiles(padded).problems;
  const what =
    errors === 0 ? 'The plan-checker found issues' : `${errors} ${errors === 1 ? 'error' : 'errors'}`;
  if (run.revisions >= MOST_REVISIONS) {
    const reason = `${what} after ${MOST_REVISIONS} revisions: the user decides.`;
    return {
      status: 'ok',
      round: { round: run.revisions, roundsLeft: 0, next: 'stop', reason, problemsFile },
    };
  }
  const revisions = run.revisions + 1;
  const saved = saveRun(root, padded, { ...run, revisions });
  if (saved.status === 'refused') return saved;
  const reason = `${what}: revision ${revisions} of at most ${MOST_REVISIONS}.`;
  return {
    status: 'ok',
    round: { round: revisions, roundsLeft: MOST_REVISIONS - revisions, next: 'revise', reason, problemsFile },
  };
}

function problemsText(problems: readonly PlanningProblem[], review: string | null): string {
  const lines = problems.map(
    ({ file, line, column, severity, code, message, fix }) =>
      `- ${severity} ${file}:${line}:${column} [${code}] ${harmless(`${message} ${fix}`).replaceAll(/\s+/g, ' ')}`,
  );
  return [
    '# What is wrong with the plans',
    '',
    'Mend every error; mend a warning or know why not. Change nothing else.',
    ...(review === null ? [] : ['', `The plan-checker's issues are in ${review}: mend those, too.`]),
    '',
    ...(lines.length === 0 ? ['Code finds no problem.'] : lines),
    '',
  ].join('\n');
}
