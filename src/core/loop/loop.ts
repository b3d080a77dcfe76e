// One Ralph run as MSW remembers it between two attempts to stop.

import type { Check } from '../checks/check-result.ts';
import type { TestCounts } from '../checks/empty-run.ts';
import type { TermOptions } from '../commands/loop-options.ts';
import type { Failure } from '../failure/failure.ts';
import type { Phase } from '../failure/readers/reader.ts';
import type { Unsolved } from '../guidance/unsolved.ts';
import type { Baseline } from '../proof/baseline.ts';
import { type Breaker, newBreaker } from './breaker.ts';
import type { Review } from './review.ts';
import type { TokenUse } from './token-use.ts';

/** A phase whose plans subagents carry out; the session's own turns are not held. */
export interface ExecutionTerms {
  /** As the roadmap writes it. */
  readonly phase: string;
  /** The folder's name under `.planning/phases`. */
  readonly folder: string;
  /** Only the plans of this wave; null for all. */
  readonly wave: number | null;
  /** Only the plans that close gaps. */
  readonly gapsOnly: boolean;
}

/** What was agreed with the user when the loop was armed. These fields are signed and never change. */
export interface LoopTerms extends TermOptions {
  readonly id: string;
  /** The session that owns the loop; of a gated subagent `session#agent`. */
  readonly session: string;
  /** Real path of the project. */
  readonly project: string;
  readonly prompt: string;
  readonly checks: readonly Check[];
  readonly execution: ExecutionTerms | null;
  /** The worktree in which its checks run and its changes are looked for; from the project. Null for the project itself. */
  readonly tree: string | null;
  readonly startedAt: number;
}

/** Absolute. */
export function workFolder({ project, tree }: Pick<LoopTerms, 'project' | 'tree'>): string {
  return tree === null ? project : `${project}/${tree}`;
}

/** Why a loop rests without having ended; `/msw:resume` goes on from each of them. */
export type PauseCause = 'user' | 'api-failure' | 'infra' | 'check-broken' | 'stuck' | 'blocked' | 'parked';

export interface Pause {
  readonly cause: PauseCause;
  readonly reason: string;
  readonly at: number;
}

/** How one iteration ended, as far as the stuck detector needs it. */
export interface Mark {
  readonly iteration: number;
  /** Exact fingerprint, or `passed` when every check passed. */
  readonly exact: string;
}

export interface NamedCounts extends TestCounts {
  /** Of the check. */
  readonly name: string;
}

/** A check that gave another result although no file had changed. */
export interface FlakyRun {
  readonly iteration: number;
  /** Names of checks. */
  readonly checks: readonly string[];
  /** Both results, in a few words each. */
  readonly results: readonly [string, string];
}

interface AskedError {
  readonly class: string;
  readonly answerHash: string | null;
  readonly at: number;
}

/** Guidance that Claude was given, until the next iteration tells whether it helped. */
interface OfferedGuidance {
  readonly id: string;
  readonly class: string;
  readonly hash: string;
  readonly headline: string;
  readonly iteration: number;
}

/** A file between two iterations; lines, null for what is not text. */
export interface LineChange {
  readonly path: string;
  readonly added: number | null;
  readonly removed: number | null;
}

/** What Claude changed and said in one iteration, and what the checks said after. */
export interface Attempt {
  readonly iteration: number;
  /** False for a turn in which the checks could say nothing about the code. */
  readonly counted: boolean;
  /** In real words. */
  readonly failure: string;
  /** Against the iteration before, half a sentence. */
  readonly relation: string;
  /** How far the checks came and how many problems they named; null when none failed. */
  readonly left: { readonly phase: Phase; readonly problems: number } | null;
  /** Names of problems. */
  readonly gone: readonly string[];
  readonly came: readonly string[];
  /** Null where nobody can tell. */
  readonly changes: readonly LineChange[] | null;
  readonly moreChanges: number;
  /** Subjects, oldest first. */
  readonly commits: readonly string[];
  /** The first words of Claude's last message, and its last line when that asks something. */
  readonly said: string | null;
  readonly asked: string | null;
  /** The tool call that nobody allowed, and what would allow it. */
  readonly denied: string | null;
  /** What was offered for the next iteration, and whether it helped; null as long as nobody knows. */
  readonly guidance: string | null;
  readonly helped: boolean | null;
}

/** What changes from turn to turn. */
export interface LoopProgress {
  /** The iteration that Claude works on now, from 1; it is finished by the next attempt to stop. */
  readonly iteration: number;
  readonly lastHeartbeat: number;
  readonly pause: Pause | null;
  /** Milliseconds spent in pauses, not counted against the wall time. */
  readonly pausedMs: number;
  readonly breaker: Breaker;
  readonly lastFailure: Failure | null;
  readonly marks: readonly Mark[];
  readonly attempts: readonly Attempt[];
  /** Blocks in a row after which Claude used no tool. */
  readonly toollessBlocks: number;
  readonly infraStreak: number;
  readonly gateStreak: number;
  readonly permissionDenials: number;
  /** The work tree's digest after the last checks. */
  readonly tree: string | null;
  /** What the checks said before Claude began; null where they did not run. */
  readonly baseline: Baseline | null;
  /** What each check ran before Claude began, as far as its output told. */
  readonly firstCounts: readonly NamedCounts[];
  /** The work tree's digest when Claude began; null when it is unknown. */
  readonly firstTree: string | null;
  /** Whether a file changed between the checks of two turns. */
  readonly hasWorked: boolean;
  /** Whether the checks have failed since the loop was armed. */
  readonly wasRed: boolean;
  /** Checks that gave two results for the same files, the newest last. */
  readonly flaky: readonly FlakyRun[];
  /** The last review of `--review`; null before the first. */
  readonly review: Review | null;
  readonly transcript: { readonly path: string; readonly offset: number } | null;
  readonly spent: TokenUse;
  readonly hints: readonly string[];
  /** How many of the hints a re-prompt has already named. */
  readonly hintsTold: number;
  /** Sentences that the user needs to read once and has read. */
  readonly said: readonly string[];
  readonly queriedErrors: readonly AskedError[];
  readonly failedAnswers: readonly string[];
  readonly offered: OfferedGuidance | null;
  /** The failures that are still to be fixed, each from when it was seen last. */
  readonly unsolved: readonly Unsolved[];
  /** The class of each failure, the newest last. */
  readonly classes: readonly string[];
  /** The process of the client that owns the session, to tell a dead owner from a slow one. */
  readonly owner: { readonly pid: number | null; readonly host: string };
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

/** The progress of a loop that begins now. */
export function newProgress(now: number, owner: LoopProgress['owner']): LoopProgress {
  return {
    iteration: 1,
    lastHeartbeat: now,
    pause: null,
    pausedMs: 0,
    breaker: newBreaker(now),
    lastFailure: null,
    marks: [],
    attempts: [],
    toollessBlocks: 0,
    infraStreak: 0,
    gateStreak: 0,
    permissionDenials: 0,
    tree: null,
    baseline: null,
    firstCounts: [],
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
    queriedErrors: [],
    failedAnswers: [],
    offered: null,
    unsolved: [],
    classes: [],
    owner,
  };
}

export interface SaidOnce {
  /** Remembers what it said. */
  readonly loop: Loop;
  /** What was not said before, as one line; null when all of it was. */
  readonly notice: string | null;
}

/** What the user is told once for each loop, however often it holds. */
export function sayOnce(loop: Loop, sentences: readonly string[]): SaidOnce {
  const { said } = loop.progress;
  const unsaid = sentences.filter((sentence) => !said.includes(sentence));
  if (unsaid.length === 0) return { loop, notice: null };
  return {
    loop: withProgress(loop, { said: [...said, ...unsaid].slice(-MOST_SAID) }),
    notice: unsaid.join(' '),
  };
}

const MOST_SAID = 50;
