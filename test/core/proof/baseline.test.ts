import { expect, it } from 'vitest';
import { readBaseline } from '../../../src/core/proof/baseline.ts';
import { EMPTY, makeFailure, makeResult, PASSED } from '../loop/builders.ts';

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
