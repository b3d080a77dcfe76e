// The state of one Ralph loop that MSW keeps between two attempts to stop.

import type { Check } from '../checks/check-result.ts';
import type { TestCounts } from '../checks/empty-run.ts';
import type { TermOptions } from '../commands/loop-options.ts';
import type { BuildPhase } from '../failure/reading/reader.ts';
import type { Failure } from '../failure/text/failure.ts';
import type { Unsolved } from '../guidance/unsolved.ts';
import type { Baseline } from '../proof/baseline.ts';
import { type Breaker, newBreaker } from './breaker.ts';
import type { PauseCause } from './ending-causes.ts';
import type { Review } from './review.ts';
import type { TokenUse } from './token-use.ts';

/** A phase whose plans are carried out by subagents; the session's own turns are not held. */
export interface ExecutionTerms {
  /** The number as the roadmap writes it. */
  readonly phase: string;
  /** The folder's name. */
  readonly folder: string;
  /** Only the plans of this wave; null for all. */
  readonly wave: number | null;
  /** Only the plans that close gaps. */
  readonly gapsOnly: boolean;
}

interface LoopPlan {
  /** Its phase; null for a plan outside the folders of phases. */
  readonly phase: string | null;
  /** The file's name without `-PLAN.md`. */
  readonly id: string;
}

/** The terms agreed with the user when the loop was armed. These fields are signed and never change. */
export interface LoopTerms extends TermOptions {
  readonly id: string;
  /** The session that owns the loop; `session#agent` for a gated subagent. */
  readonly session: string;
  /** The project's real path. */
  readonly project: string;
  readonly prompt: string;
  readonly checks: readonly Check[];
  readonly execution: ExecutionTerms | null;
  /** The plan that the loop carries out; null without one. */
  readonly plan: LoopPlan | null;
  /** The worktree in which the checks run and changes are detected, relative to the project; null for the project. */
  readonly tree: string | null;
  readonly startedAt: number;
}

/** The absolute path of the folder in which the checks run and changes are detected. */
export function workFolder({ project, tree }: Pick<LoopTerms, 'project' | 'tree'>): string {
  return tree === null ? project : `${project}/${tree}`;
}

export interface Pause {
  readonly cause: PauseCause;
  readonly reason: string;
  readonly at: number;
}

/** The part of an iteration's result that the stuck detector needs. */
export interface Mark {
  readonly iteration: number;
  /** The exact fingerprint, or `passed` when every check passed. */
  readonly exact: string;
}

export interface NamedCounts extends TestCounts {
  /** The check's name. */
  readonly name: string;
}

/** Checks that gave a different result although no file had changed, apart from any that git ignores. */
export interface FlakyRun {
  readonly iteration: number;
  /** The names of the checks. */
  readonly checks: readonly string[];
  /** Both results, in a few words each. */
  readonly results: readonly [string, string];
  /** Files that git ignores and that changed in between: the check may be right both times. Missing if there are none. */
  readonly ignored?: readonly string[] | undefined;
}

interface AskedError {
  readonly class: string;
  readonly answerHash: string | null;
  readonly at: number;
}

/** Guidance given to Claude, kept until the next iteration shows whether it helped. */
interface OfferedGuidance {
  readonly id: string;
  readonly class: string;
  readonly hash: string;
  readonly headline: string;
  readonly iteration: number;
}

/** A file that changed between two iterations, with line counts; null counts when the file is not text. */
export interface LineChange {
  /** The repository inside the project that has the file, by its path; missing for the project's own files. */
  readonly repository?: string | undefined;
  /** From the top of its repository. */
  readonly path: string;
  readonly added: number | null;
  readonly removed: number | null;
}

/** What Claude changed and said in one iteration, and what the checks said afterwards. */
export interface Attempt {
  readonly iteration: number;
  /** False for a turn whose checks could say nothing about the code. */
  readonly counted: boolean;
  /** The failure's headline. */
  readonly failure: string;
  /** A clause comparing the result with the previous iteration's. */
  readonly relation: string;
  /** How far the checks got and how many problems they found; null when none failed. */
  readonly left: { readonly phase: BuildPhase; readonly problems: number } | null;
  /** `gone` and `came`: names of problems. */
  readonly gone: readonly string[];
  readonly came: readonly string[];
  /** Null when unknown. */
  readonly changes: readonly LineChange[] | null;
  readonly moreChanges: number;
  /** Subjects, oldest first. */
  readonly commits: readonly string[];
  /** `said`: the first words of Claude's last message; `asked`: its last line, if that is a question. */
  readonly said: string | null;
  readonly asked: string | null;
  /** The tool call that was denied, and how to allow it. */
  readonly denied: string | null;
  /** The guidance offered for the next iteration, and whether it helped; null while that is unknown. */
  readonly guidance: string | null;
  readonly helped: boolean | null;
}

/** Work in another place of the project's repository than the one in which the checks run. */
export interface Elsewhere {
  /** Null for a detached HEAD. */
  readonly branch: string | null;
  /** The top of a linked work tree; null for a branch that is checked out nowhere. */
  readonly folder: string | null;
  /** Whether there are commits that the project lacks; else the changes are not committed. */
  readonly committed: boolean;
}

/** What runs in the background of a session. */
export interface BackgroundTask {
  readonly id: string;
  /** `agent`, `workflow`, `shell`, `monitor` or whatever a later client lists. */
  readonly kind: string;
  /** Its command or description. */
  readonly words: string;
}

/** A background task for whose end the checks wait. */
export interface WaitingTask extends BackgroundTask {
  readonly since: number;
}

/** The part of a loop that changes from turn to turn. */
export interface LoopProgress {
  /** The iteration that Claude is working on, from 1; the next attempt to stop ends it. */
  readonly iteration: number;
  readonly lastHeartbeat: number;
  readonly pause: Pause | null;
  /** Milliseconds spent in pauses and without a sign of life; they do not count against the time budget. */
  readonly pausedMs: number;
  /** Empty unless the last attempt to stop was left alone because of them. */
  readonly waiting: readonly WaitingTask[];
  readonly breaker: Breaker;
  readonly lastFailure: Failure | null;
  readonly marks: readonly Mark[];
  readonly attempts: readonly Attempt[];
  /** Blocks in a row without a tool call by Claude. */
  readonly toollessBlocks: number;
  readonly infraStreak: number;
  readonly gateStreak: number;
  readonly permissionDenials: number;
  /** The work tree's digest after the last run of the checks. */
  readonly tree: string | null;
  /** The repositories inside the work folder, whose changes are part of that digest: paths from it, with `/`. */
  readonly inner: readonly string[];
  /** When that was read, by the clock of the machine; null when it was not. */
  readonly lookedAt: number | null;
  /** Files that git ignores and that changed while no other file did: paths from the work folder. */
  readonly ignored: readonly string[];
  /** Work in other places since the loop was armed, if the last turn changed nothing here. */
  readonly elsewhere: readonly Elsewhere[];
  /** What the checks said before Claude began; null when they did not run. */
  readonly baseline: Baseline | null;
  /** How many tests each check ran before Claude began, as far as its output showed. */
  readonly firstCounts: readonly NamedCounts[];
  /** Where tests failed before Claude began: `test/fare.test.js:12`. */
  readonly firstPlaces: readonly string[];
  /** The work tree's digest when Claude began; null when it is unknown. */
  readonly firstTree: string | null;
  /** Whether a file has changed in any turn so far. */
  readonly hasWorked: boolean;
  /** Whether the checks have failed since the loop was armed. */
  readonly wasRed: boolean;
  /** Checks that gave two results for the same files, newest last. */
  readonly flaky: readonly FlakyRun[];
  /** The last review of `--review`; null before the first. */
  readonly review: Review | null;
  readonly transcript: { readonly path: string; readonly offset: number } | null;
  readonly spent: TokenUse;
  readonly hints: readonly string[];
  /** How many hints a re-prompt has already passed on. */
  readonly hintsTold: number;
  /** Notices that the user needs to see only once and has seen. */
  readonly said: readonly string[];
  /** Notices that nobody could be shown when they arose: the next attempt to stop shows them. */
  readonly untold: readonly string[];
  readonly queriedErrors: readonly AskedError[];
  readonly failedAnswers: readonly string[];
  readonly offered: OfferedGuidance | null;
  /** The failures that are not fixed yet, each as it was last seen. */
  readonly unsolved: readonly Unsolved[];
  /** The class of each failure, newest last. */
  readonly classes: readonly string[];
  readonly owner: Owner;
}

/** The client process that owns the session, to tell a dead owner from a slow one. */
export interface Owner {
  /** Null once the session has ended. */
  readonly pid: number | null;
  /** Empty when unknown. */
  readonly host: string;
  /** The boot of the machine and the start of the process, in the system's own form; missing or null when unknown. */
  readonly boot?: string | null | undefined;
  readonly start?: string | null | undefined;
}

export interface Loop {
  readonly terms: LoopTerms;
  readonly progress: LoopProgress;
}

export function isRunning(loop: Loop): boolean {
  return loop.progress.pause === null;
}

/** Returns the loop with some of its progress replaced. */
export function withProgress(loop: Loop, change: Partial<LoopProgress>): Loop {
  return { terms: loop.terms, progress: { ...loop.progress, ...change } };
}

/** The progress of a new loop. */
export function newProgress(now: number, owner: Owner): LoopProgress {
  return {
    iteration: 1,
    lastHeartbeat: now,
    pause: null,
    pausedMs: 0,
    waiting: [],
    breaker: newBreaker(now),
    lastFailure: null,
    marks: [],
    attempts: [],
    toollessBlocks: 0,
    infraStreak: 0,
    gateStreak: 0,
    permissionDenials: 0,
    tree: null,
    inner: [],
    lookedAt: null,
    ignored: [],
    elsewhere: [],
    baseline: null,
    firstCounts: [],
    firstPlaces: [],
    firstTree: null,
    hasWorked: false,
    wasRed: false,
    flaky: [],
    review: null,
    transcript: null,
    spent: { tokens: 0, lastMessage: null, agentsUntil: now },
    hints: [],
    hintsTold: 0,
    said: [],
    untold: [],
    queriedErrors: [],
    failedAnswers: [],
    offered: null,
    unsolved: [],
    classes: [],
    owner,
  };
}
