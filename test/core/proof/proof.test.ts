import { describe, expect, it } from 'vitest';
import { readBaseline } from '../../../src/core/proof/baseline.ts';
import { judgeProof, type ProofFacts } from '../../../src/core/proof/judge-proof.ts';
import { EMPTY, makeFailure, makeResult, PASSED } from '../loop/builders.ts';

describe('baseline', () => {
  const failed = (kind: 'code' | 'infra' | 'gate', more = {}) => {
    const failure = { ...makeFailure('A'), kind };
    return [[makeResult({ kind: 'failed', failure }, more)], failure] as const;
  };

  it.each([
    ['green', [[PASSED], null] as const],
    ['red', failed('code')],
    ['unknown', [[], null] as const],
    ['unknown', [[EMPTY], null] as const],
    ['unknown', failed('infra')],
    ['unknown', failed('gate')],
    ['unknown', failed('gate', { timedOut: true })],
  ])('is %s', (kind, [results, failure]) => {
    const baseline = readBaseline(results, failure);
    expect(baseline.kind).toBe(kind);
    if (baseline.kind === 'unknown') expect(baseline.reason).toMatch(/^[a-z].*[^.]$/);
  });
});

describe('judge proof', () => {
  const facts = (more: Partial<ProofFacts> = {}): ProofFacts => ({
    baseline: { kind: 'red', exact: 'v1:0' },
    standing: { kind: 'known', weakenings: [], expectations: [], changed: [], started: [] },
    witness: { kind: 'unclear', reason: 'it was not needed' },
    flaky: [],
    ...more,
  });
  const changed = {
    kind: 'known',
    weakenings: [],
    expectations: [],
    changed: ['test/cart.test.js'],
    started: [],
  } as const;

  describe('checks that pass', () => {
    it('are proven if they failed before and nothing they depend on changed', () => {
      expect(judgeProof(facts())).toMatchObject({ verdict: 'proven', cure: null, findings: [] });
    });

    it('are proven by the witness, whatever their result before', () => {
      const witness = { kind: 'holds', reason: 'the final tests fail on the old code' } as const;
      for (const baseline of [null, { kind: 'green' }, { kind: 'unknown', reason: 'no' }] as const) {
        expect(judgeProof(facts({ baseline, standing: changed, witness })).verdict).toBe('proven');
      }
    });

    it.each<[string, Partial<ProofFacts>, RegExp]>([
      ['they passed before as well', { baseline: { kind: 'green' } }, /passed before the work as well/],
      ['they did not run before', { baseline: null }, /did not run before the work/],
      [
        'they gave no result before',
        { baseline: { kind: 'unknown', reason: 'no test ran before the work' } },
        /no test ran/,
      ],
      [
        'they changed and were not tried on the old code',
        { standing: changed, witness: { kind: 'unclear', reason: 'a run takes too long' } },
        /takes too long/,
      ],
      [
        'they do not notice the work',
        { standing: changed, witness: { kind: 'fails', reason: 'the final tests pass on the old code' } },
        /pass on the old code/,
      ],
      [
        'they cannot be compared',
        { standing: { kind: 'unknown', reason: 'there is no snapshot' } },
        /no snapshot/,
      ],
      ['gave two results', { flaky: ['test'] }, /^test gave two results/],
    ])('are passed and say what would prove more: %s', (_, more, reason) => {
      const proof = judgeProof(facts(more));
      expect(proof).toMatchObject({ verdict: 'passed', reason: expect.stringMatching(reason) });
      expect(proof.cure).toMatch(/^[A-Z].*\.$/);
    });

    it('are never proven after they were made easier to pass', () => {
      const standing = {
        kind: 'known',
        expectations: [],
        weakenings: ['test/a.test.js skips “adds”.'],
        changed: ['test/a.test.js'],
        started: [],
      } as const;
      const proof = judgeProof(facts({ standing, witness: { kind: 'holds', reason: 'both halves hold' } }));
      expect(proof.verdict).toBe('passed');
      expect(proof.findings[0]).toBe('test/a.test.js skips “adds”.');
    });

    it('name the changed files they depend on, at most ten', () => {
      const paths = Array.from({ length: 12 }, (_, index) => `test/${index}.test.js`);
      const { findings } = judgeProof(
        facts({ standing: { kind: 'known', weakenings: [], expectations: [], changed: paths, started: [] } }),
      );
      expect(findings).toEqual([expect.stringContaining('test/9.test.js and 2 more')]);
    });
  });
});
