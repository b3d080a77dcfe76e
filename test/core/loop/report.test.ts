import { describe, expect, it } from 'vitest';
import { type Ending, explainEnding, nextStep, renderReport } from '../../../src/core/loop/report.ts';
import { MINUTE, makeFailure, makeLoop, makeResult, PASSED, START } from './builders.ts';

const endings: readonly Ending[] = [
  { kind: 'end', cause: 'done', reason: 'for a reason', proof: null },
  ...(['stopped', 'max-iterations', 'max-minutes', 'idle'] as const).map((cause) => ({
    kind: 'end' as const,
    cause,
    reason: 'for a reason',
  })),
  ...(['user', 'api-failure', 'infra', 'check-broken', 'stuck', 'blocked', 'parked'] as const).map(
    (cause) => ({
      kind: 'pause' as const,
      cause,
      reason: 'for a reason',
    }),
  ),
];

describe('an ending', () => {
  it.each(endings)('of $cause says why, and what can be done', (ending) => {
    expect(explainEnding(ending)).toMatch(/^[\w ]+, for a reason$/i);
    expect(nextStep(ending)).toMatch(/\.$/);
  });

  it('of work that is paused names the way back, one that ended does not', () => {
    for (const ending of endings) {
      expect(nextStep(ending).includes('/msw:resume')).toBe(ending.kind === 'pause');
    }
  });
});

describe('renderReport', () => {
  const done = { kind: 'end', cause: 'done', reason: 'every check passed', proof: null } as const;
  const stopped = { kind: 'end', cause: 'stopped', reason: 'by the user' } as const;

  it('holds the proof, what was tried and the task', () => {
    const attempts = [{ iteration: 1, failure: 'expected A', relation: 'first seen', guidance: 'Add' }];
    const loop = makeLoop({ prompt: 'Fix\n```\nit' }, { iteration: 2, attempts, pausedMs: MINUTE });
    const report = renderReport({ loop, ending: done, results: [PASSED], now: START + 3 * MINUTE });
    expect(report).toContain(`# Loop ${loop.terms.id}: done\n\nOutcome: “done, every check passed”. 2 of 20`);
    expect(report).toContain('2 of 20 iterations, 2.0 minutes of work.');
    expect(report).toContain('| test | “npm test” | exit 0 | 1.2 s |');
    expect(report).toContain('- iteration 1: “expected A (first seen; guidance: Add)”');
    expect(report).toContain('````text\nFix\n```\nit\n````');
  });

  it('shows the last failure of work that is not done', () => {
    const failure = makeFailure('A');
    const loop = makeLoop({}, { lastFailure: failure });
    const results = [makeResult({ kind: 'failed', failure }, { timedOut: true, exitCode: null })];
    const report = renderReport({ loop, ending: stopped, results, now: START });
    expect(report).toContain('## The last failure\n\n“A.test.ts:5: expected A”');
    expect(report).toContain('| time limit |');
    expect(renderReport({ loop, ending: done, results: [], now: START })).not.toContain('The last failure');
  });

  it('counts no time of the pause in which a loop is stopped', () => {
    const pause = { cause: 'user', reason: 'by the user', at: START + 5 * MINUTE } as const;
    const report = renderReport({
      loop: makeLoop({}, { pause }),
      ending: stopped,
      results: [],
      now: START + 500 * MINUTE,
    });
    expect(report).toContain('5.0 minutes of work');
  });
});
