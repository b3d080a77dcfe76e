import { describe, expect, it } from 'vitest';
import { readBaseline } from '../../../src/core/proof/baseline.ts';
import { type ControlRun, eachFails, together } from '../../../src/core/proof/control-run.ts';
import {
  type Cause,
  judgeProof,
  needsControls,
  type ProofFacts,
} from '../../../src/core/proof/judge-proof.ts';
import { EMPTY, makeFailure, makeResult, PASSED } from '../loop/builders.ts';

const failed = (kind: 'code' | 'infra' | 'gate', more = {}) =>
  makeResult({ kind: 'failed', failure: { ...makeFailure('A'), kind } }, more);

describe('baseline', () => {
  const red = (kind: 'code' | 'infra' | 'gate', more = {}) =>
    [[failed(kind, more)], { ...makeFailure('A'), kind }] as const;

  it.each([
    ['green', [[PASSED], null] as const],
    ['red', red('code')],
    ['unknown', [[], null] as const],
    ['unknown', [[EMPTY], null] as const],
    ['unknown', red('infra')],
    ['unknown', red('gate')],
    ['unknown', red('gate', { timedOut: true })],
  ])('is %s', (kind, [results, failure]) => {
    const baseline = readBaseline(results, failure);
    expect(baseline.kind).toBe(kind);
    if (baseline.kind === 'unknown') expect(baseline.reason).toMatch(/^[a-z].*[^.]$/);
  });
});

describe('what the checks of a control run say', () => {
  const late = failed('code', { timedOut: true });

  it.each([
    ['one failure is red', [failed('code')], 'red', 'red'],
    ['a pass of all is green', [PASSED, PASSED], 'green', 'green'],
    ['a run of no test is green', [EMPTY], 'green', 'green'],
    ['a run that took too long is no answer', [late], 'none', 'none'],
    ['nor is a check that could not work there', [failed('infra')], 'none', 'none'],
    ['nor one that could not be started', [failed('gate')], 'none', 'none'],
    ['a failure outweighs one that gave no answer', [late, failed('code')], 'red', 'none'],
    ['each of them has to fail', [failed('code'), PASSED], 'red', 'green'],
    ['failures of all are red', [failed('code'), failed('code')], 'red', 'red'],
  ] as const)('%s', (_, results, all, each) => {
    expect(together(results).answer).toBe(all);
    expect(eachFails(results).answer).toBe(each);
  });

  it('no check at all is no answer where each has to fail', () => {
    expect(eachFails([])).toEqual({ answer: 'none', what: 'no check counts tests' });
  });
});

describe('judge proof', () => {
  const run = (name: ControlRun['name'], answer: ControlRun['answer']): ControlRun => ({
    ...{ name, answer, durationMs: 1 },
    what: answer === 'green' ? null : 'it says so',
  });
  const held = (
    runs: readonly ControlRun[],
    more: { readonly cause?: Cause; readonly place?: string } = {},
  ): ProofFacts['controls'] => ({ kind: 'held', runs, cause: null, place: null, ...more });
  const ALL = [run('old-tests', 'green'), run('broken', 'red'), run('undone', 'red')];
  const facts = (more: Partial<ProofFacts> = {}): ProofFacts => ({
    baseline: { kind: 'red', exact: 'v1:0' },
    flaky: [],
    unknown: null,
    leftOut: null,
    fewer: null,
    changed: { tests: [], settings: [] },
    controls: held(ALL),
    ...more,
  });
  const tests = { tests: ['test/cart.test.js'], settings: [] };

  it.each<[string, Partial<ProofFacts>, string]>([
    [
      'with the tests from before',
      {},
      'the checks fail without the work, and when their expectations are changed; they pass in a clean copy, and their tests are the ones from before it',
    ],
    [
      'with changed tests, whatever the result before',
      { changed: tests, baseline: { kind: 'green' } },
      'the checks fail without the work, and when their expectations are changed; they pass in a clean copy, and the tests from before it pass as well',
    ],
    [
      'where no expectation could be changed',
      { controls: held(ALL.filter(({ name }) => name !== 'broken')), baseline: null },
      'the checks fail without the work; they pass in a clean copy, and their tests are the ones from before it',
    ],
  ])('is proven %s, and says what was tried', (_, more, reason) => {
    expect(judgeProof(facts(more))).toMatchObject({
      verdict: 'proven',
      reason,
      cure: null,
      isWeakened: false,
    });
  });

  it.each<[string, Partial<ProofFacts>, RegExp]>([
    ['two results for the same files', { flaky: ['test'] }, /^test gave two results/],
    [
      'only ignored files changed',
      { flaky: ['test'], ignored: ['a.db'] },
      /only files that git ignores .*a\.db/,
    ],
    ['no snapshot', { unknown: 'there is no snapshot' }, /^there is no snapshot$/],
    ['a file in no snapshot', { leftOut: 'big.bin is new' }, /^big\.bin is new$/],
    ['fewer tests', { fewer: 'test: 3 tests ran before the work, and now 2' }, /now 2$/],
    [
      'a pass before, and no test',
      { baseline: { kind: 'green' } },
      /passed before the work as well, and no test/,
    ],
  ])('needs no run to be only passed: %s', (_, more, reason) => {
    const { controls: _controls, ...known } = facts(more);
    expect(needsControls(known)).toBe(false);
    expect(judgeProof(facts(more)).reason).toMatch(reason);
    expect(judgeProof(facts(more)).verdict).toBe('passed');
  });

  const old = run('old-tests', 'red');
  it.each<[string, ProofFacts['controls'], RegExp]>([
    ['no run was allowed', { kind: 'off' }, /--no-controls/],
    ['no run was possible', { kind: 'impossible', reason: 'it writes to /srv' }, /^it writes to \/srv$/],
    [
      'the old tests fail',
      held([old], { cause: { kind: 'tests' } }),
      /^tests as they were before .*: it says so$/,
    ],
    ['the old settings fail', held([old], { cause: { kind: 'settings' } }), /^with the settings from before/],
    [
      'a clean copy fails',
      held([old], { cause: { kind: 'place', without: ['dist/'] } }),
      /^the checks pass here and not in a clean copy \(without dist\/, which git ignores\): it says so$/,
    ],
    [
      'the final tests fail in a clean copy',
      held([run('old-tests', 'green'), run('copy', 'red')], { cause: { kind: 'place', without: [] } }),
      /^the checks pass here and not in a clean copy: it says so$/,
    ],
    [
      'a test cannot fail',
      held([run('old-tests', 'green'), run('broken', 'green')], { place: 'test/a.js:4' }),
      /^the check passes whatever test\/a\.js:4 expects$/,
    ],
    [
      'tests cannot fail',
      held([run('old-tests', 'green'), run('broken', 'green')]),
      /^the check passes whatever its tests expect$/,
    ],
    [
      'the work is not noticed',
      held([...ALL.slice(0, 2), run('undone', 'green')]),
      /without the work as well now: something/,
    ],
    [
      'a run gave no answer',
      held([...ALL.slice(0, 2), run('undone', 'none')]),
      /no answer \(without the work\): it says so/,
    ],
  ])('is only passed where %s, and says what would prove it', (_, controls, reason) => {
    const proof = judgeProof(facts({ controls }));
    expect(proof).toMatchObject({ verdict: 'passed', reason: expect.stringMatching(reason) });
    expect(proof.cure).toMatch(/^[A-Z].*\.$/);
    expect(proof.experiments).toEqual(controls.kind === 'held' ? controls.runs : []);
  });

  it('calls nothing made easier to pass unless a run showed it', () => {
    const weakened = (more: Partial<ProofFacts>) => judgeProof(facts(more)).isWeakened;
    expect(weakened({ fewer: 'test: 3 tests ran before the work, and now 2' })).toBe(true);
    for (const kind of ['tests', 'settings'] as const)
      expect(weakened({ controls: held([old], { cause: { kind } }) })).toBe(true);
    expect(weakened({ controls: held([old], { cause: { kind: 'place', without: [] } }) })).toBe(false);
    expect(weakened({ controls: held([run('old-tests', 'green'), run('broken', 'green')]) })).toBe(false);
    const place = { cause: { kind: 'place', without: [] } } as const;
    expect(weakened({ controls: held([run('old-tests', 'green'), run('copy', 'red')], place) })).toBe(false);
    expect(weakened({ changed: tests, controls: { kind: 'off' } })).toBe(false);
  });

  it('names the changed tests and settings, at most ten', () => {
    const paths = Array.from({ length: 12 }, (_, index) => `test/${index}.test.js`);
    const { findings } = judgeProof(facts({ changed: { tests: paths, settings: ['package.json'] } }));
    expect(findings).toEqual([
      expect.stringMatching(/^Changed by the loop, and run by a check: .*test\/9\.test\.js and 2 more\.$/),
      'Changed settings: package.json.',
    ]);
  });
});
