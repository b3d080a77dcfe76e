// The record of one planning of a phase under `.msw/planning`: its revision count, and the files that its agents read
// and write. Code counts, so that no prompt can lose count.

import { renameSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { type Folder, mswPath, openMswSubfolder } from '../../../adapters/files/msw-folder.ts';
import { ownFile } from '../../../adapters/files/place.ts';
import { textOf } from '../../../adapters/files/read-file.ts';
import { readJson } from '../../../adapters/files/read-json.ts';
import { writePage } from '../../../adapters/files/write-page.ts';
import { keepJson } from '../../../adapters/files/write-record.ts';
import type { PlanningProblem } from '../../../core/planning/rules/planning-problem.ts';
import { isTriedProblem } from '../../../core/planning/rules/tried-check.ts';
import { countOf } from '../../../core/text/count-of.ts';
import { joinProse, type Prose, prose } from '../../../core/text/prose.ts';
import { quoteLine } from '../../../core/text/quote-line.ts';
import { quoteName } from '../../../core/text/quote-name.ts';
import { coveredDigestOf } from '../documents/covered-digest.ts';
import type { PlanningRefusal } from '../documents/documents.ts';
import { fromRoot, type OpenedPhase, openPlans } from '../documents/open-phase.ts';
import type { PhaseCheck } from './check-phase.ts';

/** How often plans may be sent back to the planner. */
const MOST_REVISIONS = 3;

const TRIED = z.object({
  command: z.string(),
  outcome: z.enum(['passed', 'failed', 'missing', 'endless']),
  detail: z.string(),
});

const RUN = z.object({
  revisions: z.number().check(z.int(), z.nonnegative()),
  gaps: z.catch(z.boolean(), false),
  /** Whether a plan-checker judges what code cannot. */
  review: z.catch(z.boolean(), true),
  /** Digest of the plans that the plan-checker passed; null until then. */
  passed: z.catch(z.nullable(z.string()), null),
  /** Checks that were run before the work. */
  tried: z.catch(z.array(TRIED), []),
  /** What the plan-checker was told about these runs: it may send a plan back for each once. */
  told: z.catch(z.array(z.string()), []),
  /** Whether its plans were recorded, with which a planning ends. */
  recorded: z.catch(z.boolean(), true),
});

export type PlanningRun = Readonly<z.infer<typeof RUN>>;

export const NEW_RUN: PlanningRun = {
  ...{ revisions: 0, gaps: false, review: true, passed: null, tried: [], told: [], recorded: false },
};

/** Paths relative to the project, with `/`. */
export function runFiles(padded: string) {
  const file = (name: string) => `.msw/planning/${padded}-${name}.md`;
  return {
    brief: file('brief'),
    format: '.msw/planning/plan-format.md',
    problems: file('problems'),
    review: file('review'),
    /** What the project remembers. */
    memory: file('memory'),
  };
}

/** Null when there is no record, or it cannot be read. */
export function readPlanningRun(root: string, padded: string): PlanningRun | null {
  const file = readJson(runPath(root, padded), ownFile(root));
  const read = RUN.safeParse(file.status === 'ok' ? file.value : null);
  return read.success ? { ...read.data, revisions: Math.min(read.data.revisions, MOST_REVISIONS) } : null;
}

export function saveRun(root: string, padded: string, run: PlanningRun): Folder {
  const folder = openMswSubfolder(root, 'planning');
  if (folder.status === 'ok') keepJson(runPath(root, padded), run);
  return folder;
}

/** Resets the count and sets the previous verdict aside. `stamp` goes into a file name. */
export function beginRun(root: string, padded: string, run: PlanningRun, stamp: string): Folder {
  const folder = saveRun(root, padded, run);
  if (folder.status === 'ok') setVerdictAside(root, padded, stamp);
  return folder;
}

function setVerdictAside(root: string, padded: string, stamp: string): void {
  const { review } = runFiles(padded);
  if (textOf(join(root, review), ownFile(root)) !== null)
    renameSync(join(root, review), join(root, review.replace(/\.md$/, `.${stamp}.md`)));
}

/** The plan-checker's verdict; `none` when it left none. */
function readReview(root: string, padded: string): 'passed' | 'issues' | 'none' {
  const text = textOf(join(root, runFiles(padded).review), ownFile(root)) ?? '';
  const marks = [...text.matchAll(/^## (VERIFICATION PASSED|ISSUES FOUND)[ \t]*\r?$/gm)];
  const last = marks.at(-1)?.[1];
  if (last === undefined) return 'none';
  return last === 'ISSUES FOUND' ? 'issues' : 'passed';
}

function runPath(root: string, padded: string): string {
  return mswPath(root, 'planning', `${padded}.json`);
}

/** The outcome of one round of planning, and what comes next. */
export interface PlanningRound {
  /** How often the plans were sent back, including this time. */
  readonly round: number;
  /**
   * `revise`: the planner fixes; `review`: the plan-checker judges; `apply`: only recording the plans is
   * left; `stop`: the user decides.
   */
  readonly next: 'revise' | 'review' | 'apply' | 'stop';
  readonly reason: string;
  /** What the planner fixes, or what the plan-checker reads about runs; relative to the project, null for nothing. */
  readonly problemsFile: string | null;
}

type RoundResult = { readonly status: 'ok'; readonly round: PlanningRound } | PlanningRefusal;

/** Counts and writes the problems down. `reviewed`: the plan-checker has just written its verdict. */
export function planningRound(
  opened: OpenedPhase,
  check: PhaseCheck,
  run: PlanningRun,
  reviewed: boolean,
): RoundResult {
  const { padded, project } = opened;
  const review = reviewed ? readReview(project.root, padded) : null;
  if (!check.ok || review === 'issues') return toPlanner(opened, check, run, review === 'issues');
  if (review === 'none')
    return next(run, 'stop', `The plan-checker left no verdict in ${runFiles(padded).review}.`);
  if (review === null && run.review) {
    // Else one about earlier plans would count where the next one is not written.
    setVerdictAside(project.root, padded, new Date().toISOString().replaceAll(/[:.]/g, '-'));
    return toReview(opened, check, run);
  }
  const saved =
    review === null ? null : saveRun(project.root, padded, { ...run, passed: openPlansDigest(opened) });
  return saved?.status === 'refused' ? saved : next(run, 'apply', 'Nothing is wrong with the plans.');
}

/** `hasIssues`: those of the plan-checker, who has then judged what the runs showed, too. */
function toPlanner(
  opened: OpenedPhase,
  check: PhaseCheck,
  run: PlanningRun,
  hasIssues: boolean,
): RoundResult {
  const { root } = opened.project;
  const files = runFiles(opened.padded);
  const folder = openMswSubfolder(root, 'planning');
  if (folder.status === 'refused') return folder;
  writePage(join(root, files.problems), problemsText(check.problems, hasIssues ? files.review : null));
  const told = hasIssues ? [...run.told, ...triedIn(check).map(({ message }) => message)] : run.told;
  return sentBack(opened, { ...run, told: [...new Set(told)] }, check.errors);
}

function toReview({ padded, project }: OpenedPhase, check: PhaseCheck, run: PlanningRun): RoundResult {
  const news = triedIn(check).filter(({ message }) => !run.told.includes(message));
  const reason = 'Code finds no error; what it cannot judge is open.';
  if (news.length === 0) return next(run, 'review', reason);
  const folder = openMswSubfolder(project.root, 'planning');
  if (folder.status === 'refused') return folder;
  const { problems } = runFiles(padded);
  writePage(join(project.root, problems), triedText(news));
  return next(run, 'review', reason, problems);
}

function triedIn({ problems }: PhaseCheck): readonly PlanningProblem[] {
  return problems.filter(({ code }) => isTriedProblem(code));
}

function next(
  { revisions }: PlanningRun,
  step: PlanningRound['next'],
  reason: string,
  problemsFile: string | null = null,
): RoundResult {
  return { status: 'ok', round: { round: revisions, next: step, reason, problemsFile } };
}

/** Null when the plans may be recorded, else why not. Without a planning in progress no review is required. */
export function whyNotRecord(opened: OpenedPhase, run: PlanningRun | null): string | null {
  if (run === null || !run.review || run.passed === openPlansDigest(opened)) return null;
  return 'The plan-checker has not let these plans pass: ask it, then call --review; the user can take them as they are with /msw:plan N --accept "why".';
}

function openPlansDigest(opened: OpenedPhase): string | null {
  const { project, folder } = opened;
  const files = openPlans(opened).map(({ file }) => fromRoot(project.root, join(folder, file)));
  return coveredDigestOf(project.root, files);
}

function sentBack({ project, padded }: OpenedPhase, run: PlanningRun, errors: number): RoundResult {
  const { problems } = runFiles(padded);
  const what = errors === 0 ? 'The plan-checker found issues' : `${countOf(errors, 'error')}`;
  if (run.revisions >= MOST_REVISIONS)
    return next(run, 'stop', `${what} after ${MOST_REVISIONS} revisions: the user decides.`, problems);
  const again = { ...run, revisions: run.revisions + 1 };
  const saved = saveRun(project.root, padded, again);
  if (saved.status === 'refused') return saved;
  return next(
    again,
    'revise',
    `${what}: revision ${again.revisions} of at most ${MOST_REVISIONS}.`,
    problems,
  );
}

function triedText(problems: readonly PlanningProblem[]): Prose {
  return prose`# What the checks did before the work\n\nThose of the first plans ran once, in the project as it is.\n\n${linesOf(problems)}\n`;
}

function linesOf(problems: readonly PlanningProblem[]): Prose {
  const lines = problems.map(({ file, line, column, severity, code, message, fix }) => {
    const place = prose`${quoteName(file)}:${line}:${column}`;
    return prose`- ${quoteName(severity)} ${place} [${quoteName(code)}] ${quoteLine(`${message} ${fix}`, 600)}`;
  });
  return joinProse(lines, '\n');
}

function problemsText(problems: readonly PlanningProblem[], review: string | null): Prose {
  const parts = [
    prose`# What is wrong with the plans`,
    prose`Fix every error; fix a warning or know why not. Change nothing else.`,
    review === null ? null : prose`The plan-checker's issues are in ${quoteName(review)}: fix those, too.`,
    problems.length === 0 ? prose`Code finds no problem.` : linesOf(problems),
  ];
  return prose`${joinProse(parts, '\n\n')}\n`;
}
