// The attempts so far: for each iteration, what Claude changed and said, and what the checks said afterwards.

import type { CheckResult } from '../checks/check-result.ts';
import { failureHeadline } from '../failure/failure-headline.ts';
import { problemNames } from '../failure/problem-names.ts';
import type { BuildPhase } from '../failure/reading/reader.ts';
import type { Failure } from '../failure/text/failure.ts';
import { headline } from '../guidance/headline.ts';
import { redact } from '../secrets/redact.ts';
import { joinProse, type Prose, prose } from '../text/prose.ts';
import { quoteLine } from '../text/quote-line.ts';
import { quoteName } from '../text/quote-name.ts';
import { type Attempt, type LineChange, type Loop, withProgress } from './loop.ts';

/** What Claude did in the iteration that ends, as far as known. */
export interface LeftWork {
  /** Compared with the previous iteration's snapshot; null without one. */
  readonly changes: readonly LineChange[] | null;
  /** Subjects, oldest first. */
  readonly commits: readonly string[];
  /** Claude's last message. */
  readonly message: string;
  /** The tool call that was denied, and how to allow it. */
  readonly denied: string | null;
}

export interface Finished {
  /** The loop as it was while Claude worked. */
  readonly before: Loop;
  readonly counted: boolean;
  readonly results: readonly CheckResult[];
  readonly failure: Failure | null;
  /** A clause comparing the failure with the previous one; null when there is nothing to compare. */
  readonly relation: string | null;
  readonly work: LeftWork;
  /** The guidance offered for the next iteration, in one line. */
  readonly guidance: string | null;
}

const NOTHING_TO_COMPARE = 'nothing to compare';
const MOST_ATTEMPTS = 20;
const MOST_FILES = 20;
const MOST_NAMES = 8;
const MOST_COMMITS = 5;

/** Adds the iteration that has just ended to the loop's attempts. */
export function noteAttempt(loop: Loop, finished: Finished): Loop {
  const { before, failure, work } = finished;
  const moved = problemNames(before.progress.lastFailure, failure);
  const changes = work.changes?.filter(({ path }) => !path.startsWith('.msw/')) ?? null;
  // Without checks, searching for secrets would cost more than the rest of the turn.
  const message = before.terms.checks.length === 0 ? '' : redact(bothEnds(work.message));
  const attempt: Attempt = {
    iteration: before.progress.iteration,
    counted: finished.counted,
    failure: failure === null ? describeNoFailure(finished.results) : failureHeadline(failure, 160),
    relation: finished.relation ?? (failure === null ? NOTHING_TO_COMPARE : 'first seen'),
    left: failure === null ? null : { phase: failure.phase, problems: failure.total },
    gone: moved.gone.slice(0, MOST_NAMES),
    came: moved.came.slice(0, MOST_NAMES),
    changes: changes?.slice(0, MOST_FILES) ?? null,
    moreChanges: Math.max(0, (changes?.length ?? 0) - MOST_FILES),
    commits: work.commits.slice(-MOST_COMMITS).map((subject) => redact(subject).slice(0, 100)),
    said: headline(message) || null,
    asked: lastQuestion(message),
    denied: work.denied === null ? null : redact(work.denied),
    guidance: finished.guidance,
    helped: null,
  };
  const earlier = withJudgedGuidance(loop.progress.attempts, finished, loop);
  return withProgress(loop, { attempts: [...earlier, attempt].slice(-MOST_ATTEMPTS) });
}

const LONGEST_MESSAGE = 8000;

/** Only the first words and the last line are kept, so the middle need not be searched for secrets. */
function bothEnds(message: string): string {
  if (message.length <= LONGEST_MESSAGE) return message;
  return `${message.slice(0, LONGEST_MESSAGE / 2)}\n${message.slice(-LONGEST_MESSAGE / 2)}`;
}

function describeNoFailure(results: readonly CheckResult[]): string {
  if (results.length === 0) return 'no check';
  return results.some(({ outcome }) => outcome.kind === 'empty')
    ? 'a check ran no test'
    : 'every check passed';
}

/** The last non-empty line if it is a question, at most 300 characters; otherwise null. */
function lastQuestion(message: string): string | null {
  const lines = message.split('\n').map((line) => line.trim());
  const last = lines.findLast((line) => line !== '') ?? '';
  return /\?["'”’)*_`]*$/.test(last) ? last.slice(-300) : null;
}

/** Records whether the last iteration's guidance helped, now that the checks have run. */
function withJudgedGuidance(
  attempts: readonly Attempt[],
  { before, failure }: Finished,
  loop: Loop,
): readonly Attempt[] {
  const { offered } = before.progress;
  const last = attempts.at(-1);
  if (offered === null || last === undefined || last.guidance === null) return attempts;
  const failed = loop.progress.failedAnswers.includes(offered.hash);
  const fixed = failure === null || failure.fingerprints.class !== offered.class;
  return [...attempts.slice(0, -1), { ...last, helped: failed ? false : fixed ? true : null }];
}

/** The number of iterations that have ended, without the current one. */
export function finishedIterations({ progress }: Loop): number {
  const last = progress.attempts.findLast(({ counted }) => counted)?.iteration ?? 0;
  return Math.max(last, progress.iteration - 1);
}

const PHASES: readonly BuildPhase[] = ['install', 'compile', 'lint', 'test', 'run'];

/** The iteration that left the least wrong: the latest phase, then the fewest problems; the last one on a tie. */
export function bestIteration(attempts: readonly Attempt[]): Attempt | null {
  let best: Attempt | null = null;
  for (const attempt of attempts) {
    if (attempt.counted && (best === null || !isWorse(attempt, best))) best = attempt;
  }
  return best;
}

/** True when `one` left more wrong than `other`. */
export function isWorse(one: Pick<Attempt, 'left'>, other: Pick<Attempt, 'left'>): boolean {
  if (one.left === null || other.left === null) return one.left !== null && other.left === null;
  // `run` cannot be ordered: an uncaught exception may come from any phase.
  const anywhere = one.left.phase === 'run' || other.left.phase === 'run';
  const later = anywhere ? 0 : PHASES.indexOf(one.left.phase) - PHASES.indexOf(other.left.phase);
  return later === 0 ? one.left.problems > other.left.problems : later < 0;
}

interface AttemptsOptions {
  /** In characters; the oldest attempts are dropped first. */
  readonly cap?: number;
  /** The page already shows the newest result above. */
  readonly newestIsAbove?: boolean;
}

/** Oldest first. */
export function renderAttempts(attempts: readonly Attempt[], options: AttemptsOptions = {}): Prose {
  if (attempts.length === 0) return prose`Nothing yet.`;
  const { cap = Number.POSITIVE_INFINITY, newestIsAbove = false } = options;
  const kept: Prose[] = [];
  let length = 0;
  for (const attempt of attempts.toReversed()) {
    const line = renderAttempt(attempt, newestIsAbove && attempt === attempts.at(-1));
    length += line.length + 1;
    if (length > cap && kept.length > 0) break;
    kept.unshift(line);
  }
  const left = attempts.length - kept.length;
  const more = left === 0 ? null : prose`- earlier: ${left} more`;
  return joinProse([more, ...kept], '\n');
}

function renderAttempt(attempt: Attempt, isAbove: boolean): Prose {
  const { iteration, counted, commits, said, denied } = attempt;
  const parts = [
    renderChanges(attempt),
    commits.length === 0
      ? null
      : prose`committed ${joinProse(
          commits.map((one) => quoteLine(one, 80)),
          ', ',
        )}`,
    said === null ? null : prose`Claude: ${quoteLine(said, 160)}`,
    denied === null ? null : prose`denied: ${quoteLine(denied, 200)}`,
    prose`then ${isAbove ? prose`the result above` : renderResult(attempt)}`,
    renderGuided(attempt),
  ];
  const name = counted
    ? prose`iteration ${iteration}`
    : prose`iteration ${iteration}, a turn that did not count`;
  return prose`- ${name}: ${joinProse(parts, '; ')}`;
}

/** An attempt in a few words: `2: changed src/cart.js (+3 -1); then adds VAT: expected 119 to be 120 (same)`. */
export function renderTry(attempt: Attempt): Prose {
  return prose`${attempt.iteration}: ${joinProse([renderChanges(attempt), prose`then ${renderResult(attempt)}`], '; ')}`;
}

function renderResult({ failure, relation }: Attempt): Prose {
  const said = quoteLine(failure, 160);
  return relation === NOTHING_TO_COMPARE ? said : prose`${said} (${quoteLine(relation, 120)})`;
}

/** For example `changed src/cart.js (+3 -1), test/cart.test.js (+10 -0)`. */
function renderChanges({ changes, moreChanges }: Attempt): Prose | null {
  if (changes === null) return null;
  if (changes.length === 0) return prose`changed no file`;
  const shown = changes.slice(0, 4).map(renderChange);
  const more = changes.length - shown.length + moreChanges;
  const files = joinProse(shown, ', ');
  return more === 0 ? prose`changed ${files}` : prose`changed ${files} and ${more} more`;
}

export function renderChange({ repository, path, added, removed }: LineChange): Prose {
  const file = quoteName(path, 120);
  const name = repository === undefined ? file : prose`${quoteName(repository, 120)}: ${file}`;
  return added === null || removed === null ? name : prose`${name} (+${added} -${removed})`;
}

function renderGuided({ guidance, helped }: Attempt): Prose | null {
  if (guidance === null) return null;
  const said = quoteLine(guidance, 120);
  if (helped === null) return prose`guidance ${said}`;
  return helped ? prose`guidance ${said}, which helped` : prose`guidance ${said}, which did not help`;
}
