// What only a person can judge about a phase: the human checks of its plans, and other tests in its UAT document.

import type { UatDocument, UatTest } from '../documents/uat.ts';
import type { Judgement } from './fold-judgements.ts';
import { claimId, type JudgedClaim } from './judged-claim.ts';
import type { HumanCheck, PhaseClaims } from './phase-claims.ts';
import { testOf, type UatItem } from './update-uat.ts';

/** Adds the UAT document's other tests; a person is asked about those without a recorded result. */
export function withAcceptance(claims: PhaseClaims, uat: UatDocument, source: string): PhaseClaims {
  const own = new Set(claims.humanChecks.flatMap(({ test }) => testOf(uat, test)?.number ?? []));
  const others = uat.tests
    .filter(({ number }) => !own.has(number))
    .map(({ name, expected, result, words }): HumanCheck => {
      const base = { id: claimId('human', name), test: name, expected, sources: [source] };
      return { ...base, why: `${source} asks for it.`, told: { result, words } };
    });
  return { ...claims, humanChecks: [...claims.humanChecks, ...others] };
}

export interface Acceptance {
  readonly confirmed: readonly HumanCheck[];
  readonly open: readonly HumanCheck[];
  readonly failed: readonly JudgedClaim[];
  /** For the UAT document. */
  readonly items: readonly UatItem[];
}

/** A confirmed check is done; a check that a person saw fail is a gap. */
export function acceptanceOf(
  checks: readonly HumanCheck[],
  judgements: readonly Pick<Judgement, 'id' | 'verdict' | 'by' | 'evidence'>[],
): Acceptance {
  const told = checks.map((check) => ({ check, item: itemOf(check, judgements) }));
  const of = (...results: readonly UatItem['result'][]) =>
    told.filter(({ item }) => results.includes(item.result)).map(({ check }) => check);
  const skipped = told.filter(({ item }) => item.result === 'skipped' && item.words === '');
  return {
    confirmed: of('pass'),
    open: [...of(null, 'blocked'), ...skipped.map(({ check }) => check)],
    failed: told.flatMap(({ check, item }) => (item.result === 'issue' ? [failure(check, item)] : [])),
    items: told.map(({ item }) => item),
  };
}

const RESULTS = {
  passed: 'pass',
  failed: 'issue',
  skipped: 'skipped',
  blocked: 'blocked',
  human: null,
} as const;

/** A person's judgement wins; without one, the recorded result of the document's own test counts. */
function itemOf(
  { id, test, expected, told }: HumanCheck,
  judgements: readonly Pick<Judgement, 'id' | 'verdict' | 'by' | 'evidence'>[],
): UatItem {
  const judged = judgements.find((one) => one.id === id && one.by === 'user');
  const base = { name: test, expected };
  if (judged !== undefined)
    return { ...base, result: RESULTS[judged.verdict], words: judged.evidence.join(', ') };
  return { ...base, result: resultOf(told), words: told?.words ?? '' };
}

function resultOf(told: HumanCheck['told']): UatItem['result'] {
  return told === undefined || told.result === 'pending' ? null : told.result;
}

function failure({ id, test, expected, sources }: HumanCheck, { words }: UatItem): JudgedClaim {
  return {
    ...{ id, kind: 'truth', sources, standing: 'failed', by: 'user', files: [], cites: [] },
    text: expected === '' ? test : expected,
    reason: `Judged by user: ${words}`,
    missing: [expected === '' ? test : expected],
  };
}

/** Open tests by their numbers in the document. */
export interface PendingTest extends Pick<UatTest, 'number'> {
  readonly id: string;
}

export function pendingTests(uat: UatDocument, open: readonly HumanCheck[]): readonly PendingTest[] {
  return open.flatMap(({ id, test }) => {
    const found = testOf(uat, test);
    return found === null ? [] : [{ number: found.number, id }];
  });
}
