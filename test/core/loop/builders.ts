// Complete but minimal loops, turns and failures for tests; each test states only what differs.

import type { Check, CheckOutcome, CheckResult } from '../../../src/core/checks/check-result.ts';
import { requestDefaults, termOptions } from '../../../src/core/commands/loop-options.ts';
import { compareFailures, type FailureComparison } from '../../../src/core/failure/compare-failures.ts';
import type { Failure, FailureItem } from '../../../src/core/failure/text/failure.ts';
import {
  type Attempt,
  type Loop,
  type LoopProgress,
  type LoopTerms,
  newProgress,
} from '../../../src/core/loop/loop.ts';
import type { Turn } from '../../../src/core/loop/turn.ts';

export const START = Date.UTC(2026, 10, 21, 12);
export const MINUTE = 60_000;

export const CHECK: Check = { name: 'test', command: 'npm test', origin: 'typed' };

export const makeLoop = (terms: Partial<LoopTerms> = {}, progress: Partial<LoopProgress> = {}): Loop => ({
  terms: {
    id: '20261121-120000-abc123',
    session: 'session-a',
    project: '/home/user/shop',
    prompt: 'Fix the shop',
    checks: [CHECK],
    ...termOptions(requestDefaults),
    execution: null,
    plan: null,
    tree: null,
    startedAt: START,
    ...terms,
  },
  progress: { ...newProgress(START, { pid: 1, host: 'here' }), ...progress },
});

/** Failures with the same letter are equal; each has one item of its own. */
export const makeFailure = (letter: string, more: Partial<Failure> = {}): Failure => ({
  tool: 'vitest',
  kind: 'code',
  phase: 'test',
  code: null,
  class: 'AssertionError',
  headline: `${letter}.test.ts:5: expected ${letter}`,
  message: `expected ${letter}`,
  frame: null,
  items: [makeItem(letter)],
  total: 1,
  fingerprints: { class: `v1:class-${letter}`, exact: `v1:exact-${letter}` },
  query: `why ${letter}`,
  ...more,
});

export const makeItem = (letter: string): FailureItem => ({
  tool: 'vitest',
  code: null,
  class: 'AssertionError',
  message: `expected ${letter}`,
  file: `${letter}.test.ts`,
  testId: null,
  words: `expected ${letter}`,
  line: 5,
  column: null,
  expected: null,
  actual: null,
  ownFrame: null,
  package: null,
});

/** The outcome of one iteration; most tests look only at `iteration` and the words of the failure. */
export const makeAttempt = (iteration: number, more: Partial<Attempt> = {}): Attempt => ({
  iteration,
  counted: true,
  failure: 'expected A',
  relation: 'first seen',
  left: { phase: 'test', problems: 1 },
  gone: [],
  came: [],
  changes: null,
  moreChanges: 0,
  commits: [],
  said: null,
  asked: null,
  denied: null,
  guidance: null,
  helped: null,
  ...more,
});

export const makeResult = (outcome: CheckOutcome, more: Partial<CheckResult> = {}): CheckResult => ({
  check: CHECK,
  outcome,
  exitCode: outcome.kind === 'failed' ? 1 : 0,
  signal: null,
  timedOut: false,
  durationMs: 1200,
  output: '',
  droppedBytes: 0,
  ...more,
});

export const PASSED = makeResult({ kind: 'passed' });
export const EMPTY = makeResult({ kind: 'empty', reason: 'vitest: it ran no tests' });

/** A turn of `loop` in which its check failed with `failure`, or in which every check passed (null). */
export const makeTurn = (loop: Loop, failure: Failure | null, more: Partial<Turn> = {}): Turn => ({
  now: START + MINUTE,
  claim: { kind: 'nothing' },
  results:
    failure === null
      ? loop.terms.checks.map((check) => ({ ...PASSED, check }))
      : [makeResult({ kind: 'failed', failure })],
  failure,
  comparison: compare(loop.progress.lastFailure, failure),
  tree: 'unchanged',
  sinceArming: 'changed',
  unprotected: null,
  proof: null,
  treeState: null,
  toolUse: 'used',
  permissionDenials: 0,
  silentMs: 0,
  spent: loop.progress.spent,
  blockCap: 8,
  ...more,
});

const compare = (before: Failure | null, now: Failure | null): FailureComparison | null =>
  before === null || now === null ? null : compareFailures(before, now);
