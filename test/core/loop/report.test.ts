import { describe, expect, it } from 'vitest';
import { stopMessage } from '../../../src/core/loop/plan-control.ts';
import { type Ending, explainEnding, nextStep, renderReport } from '../../../src/core/loop/report.ts';
import {
  MINUTE,
  makeAttempt,
  makeFailure,
  makeItem,
  makeLoop,
  makeResult,
  PASSED,
  START,
} from './builders.ts';

const endings: readonly Ending[] = [
  { kind: 'end', cause: 'done', reason: 'for a reason', proof: null, review: null },
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

describe('the report of a loop that is done', () => {
  const findings = ['test/a.test.js:3: “adds” no longer runs (“it.skip”).'];
  const proof = {
    verdict: 'passed',
    reason: 'what the checks stand on was made easier to pass',
    cure: null,
    findings,
  } as const;
  const ending = { kind: 'end', cause: 'done', reason: 'every check passed', proof, review: null } as const;
  const flaky = [{ iteration: 2, checks: ['test'], results: ['failed', 'passed'] as const }];

  it('names first what was done to the checks, and which of them are flaky', () => {
    const report = renderReport({ loop: makeLoop({}, { flaky }), ending, results: [PASSED], now: START });
    expect(report.indexOf('## What changed in the checks')).toBeLessThan(report.indexOf('## Checks'));
    expect(report).toContain('no longer runs');
    expect(report).toContain('- iteration 2: test failed, then passed, though no file had changed');
    expect(explainEnding(ending)).toBe(
      'done, every check passed, but that is not proven: what the checks stand on was made easier to pass',
    );
    expect(explainEnding({ ...ending, proof: { ...proof, verdict: 'proven', reason: 'it is' } })).toBe(
      'done and proven: it is',
    );
  });
});

describe('renderReport', () => {
  const done = {
    kind: 'end',
    cause: 'done',
    reason: 'every check passed',
    proof: null,
    review: null,
  } as const;
  const stopped = { kind: 'end', cause: 'stopped', reason: 'by the user' } as const;

  it('holds the proof, what was tried and the task', () => {
    const attempts = [makeAttempt(1, { guidance: 'Add', helped: true }), makeAttempt(2, { left: null })];
    const loop = makeLoop({ prompt: 'Fix\n```\nit' }, { iteration: 2, attempts, pausedMs: MINUTE });
    const report = renderReport({ loop, ending: done, results: [PASSED], now: START + 3 * MINUTE });
    expect(report).toContain(`# Loop ${loop.terms.id}: done\n\nOutcome: “done, every check passed”. 2 of 20`);
    expect(report).toContain('2 of 20 iterations, 2.0 minutes of work.');
    expect(report).toContain('| test | “npm test” | exit 0 | 1.2 s |');
    expect(report).toContain('- iteration 1: then “expected A” (“first seen”); guidance “Add”, which helped');
    expect(report).toContain('````text\nFix\n```\nit\n````');
  });

  it('shows the last failure of work that is not done', () => {
    const failure = makeFailure('A');
    const loop = makeLoop({}, { lastFailure: failure });
    const results = [makeResult({ kind: 'failed', failure }, { timedOut: true, exitCode: null })];
    const report = renderReport({ loop, ending: stopped, results, now: START });
    expect(report).toContain('## The last failure\n\n“A.test.ts:5: expected A”');
    expect(report).toContain('| time limit of 600 s (--check-timeout) |');
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

  it('tells the question that Claude asked, and how often', () => {
    const asked = 'Which rate applies to tea?';
    const attempts = [makeAttempt(1, { asked }), makeAttempt(2, { asked })];
    const stuck = { kind: 'pause', cause: 'stuck', reason: 'the same failure 3 times' } as const;
    const report = renderReport({ loop: makeLoop({}, { attempts }), ending: stuck, results: [], now: START });
    expect(report).toContain(
      '## What it needs from you\n\n- Claude asked 2 times: “Which rate applies to tea?”',
    );
    const blocked = { kind: 'pause', cause: 'blocked', reason: 'the key is missing' } as const;
    expect(renderReport({ loop: makeLoop(), ending: blocked, results: [], now: START })).toContain(
      '- Claude needs a human: “the key is missing”',
    );
  });

  it('names a denied call and a time limit, each with the way out', () => {
    const denied = 'Bash “npm install”; the rule Bash(npm install:*) in /permissions allows it';
    const loop = makeLoop({}, { attempts: [makeAttempt(1, { denied }), makeAttempt(2)] });
    const results = [
      makeResult({ kind: 'failed', failure: makeFailure('A') }, { timedOut: true, exitCode: null }),
    ];
    const broken = { kind: 'pause', cause: 'check-broken', reason: 'time limit 3 times' } as const;
    const report = renderReport({ loop, ending: broken, results, now: START });
    expect(report).toContain(
      '- A tool call was denied: “Bash "npm install"; the rule Bash(npm install:*) in /permissions allows it”.',
    );
    expect(report).toContain(
      '- test did not end within the time limit of 600 seconds; a loop with a longer one: --check-timeout SECONDS.',
    );
    expect(report).toContain('Their output: [final-check-1.log](final-check-1.log).');
  });

  it('names the failing tests, and the best iteration when the last one is worse', () => {
    const failure = makeFailure('A', { items: [makeItem('A'), makeItem('B')], total: 12 });
    const attempts = [
      makeAttempt(1, { failure: 'one left', left: { phase: 'test', problems: 1 } }),
      makeAttempt(2, { left: { phase: 'test', problems: 12 } }),
    ];
    const loop = makeLoop({}, { attempts, lastFailure: failure, iteration: 3 });
    const report = renderReport({ loop, ending: stopped, results: [], now: START });
    expect(report).toContain('- “A.test.ts:5: expected A”\n- “B.test.ts:5: expected B”\n- and 10 more');
    expect(report).toContain('Iteration 1 left less wrong than the last one: “one left”.');
    expect(report).toContain('2 of 20 iterations');
    expect(stopMessage(loop)).toContain('after 2 iterations');
  });

  it('sums up the files and commits of all iterations', () => {
    const attempts = [
      makeAttempt(1, { changes: [{ path: 'b.js', added: 1, removed: 2 }], commits: ['one'] }),
      makeAttempt(2, {
        changes: [
          { path: 'b.js', added: 3, removed: 0 },
          { path: 'a.png', added: null, removed: null },
        ],
      }),
    ];
    const report = renderReport({ loop: makeLoop({}, { attempts }), ending: done, results: [], now: START });
    expect(report).toContain('## Files and commits\n\n- a.png\n- b.js (+4 -2)\n- commit “one”');
  });
});
