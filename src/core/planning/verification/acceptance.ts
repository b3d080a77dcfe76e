// What only a person can judge about a phase: the human checks of its plans, and other tests in its UAT document.

import type { UatDocument } from '../documents/uat.ts';
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

/** The checks of people as claims, and their results for the UAT document. */
export function judgedByPeople(
  checks: readonly HumanCheck[],
  judgements: readonly Said[],
): { readonly claims: readonly JudgedClaim[]; readonly items: readonly UatItem[] } {
  const told = checks.map((check) => ({ check, item: itemOf(check, judgements) }));
  return {
    claims: told.map(({ check, item }) => claimOf(check, item)),
    items: told.map(({ item }) => item),
  };
}

type Said = Pick<Judgement, 'id' | 'verdict' | 'by' | 'evidence'>;

const RESULTS = {
  passed: 'pass',
  failed: 'issue',
  skipped: 'skipped',
  blocked: 'blocked',
  human: null,
} as const;

/** A person's judgement wins; without one, the recorded result of the document's own test counts. */
function itemOf({ id, test, expected, told }: HumanCheck, judgements: readonly Said[]): UatItem {
  const judged = judgements.find((one) => one.id === id && one.by === 'user');
  const base = { name: test, expected };
  if (judged !== undefined)
    return { ...base, result: RESULTS[judged.verdict], words: judged.evidence.join(', ') };
  const result = told === undefined || told.result === 'pending' ? null : told.result;
  return { ...base, result, words: told?.words ?? '' };
}

/** What a person saw fail is a gap; skipped counts as settled only with a reason. */
function claimOf({ id, test, expected, why, sources }: HumanCheck, { result, words }: UatItem): JudgedClaim {
  const text = expected === '' ? test : expected;
  const base = { id, kind: 'human', text, test, sources, files: [], missing: [], cites: [] } as const;
  if (result === 'issue')
    return { ...base, standing: 'failed', by: 'user', reason: `Judged by user: ${words}`, missing: [text] };
  const isSettled = result === 'pass' || (result === 'skipped' && words !== '');
  return isSettled
    ? { ...base, standing: 'verified', by: 'user', reason: words }
    : { ...base, standing: 'human', by: 'code', reason: why };
}
