// Judgements by a model or a person of claims that code left undecided, and failures that the user accepted.

import { isList, isMap, scalar, texts, type Value } from '../../text/markdown/value.ts';
import type { JudgedClaim } from './judged-claim.ts';
import { isSameStatement } from './same-statement.ts';

const VERDICTS = ['passed', 'failed', 'human', 'skipped', 'blocked'] as const;
const JUDGES = ['model', 'user'] as const;

export interface Judgement {
  readonly id: string;
  /** `human`: a person must look; `skipped`, `blocked`: a person did not look, or could not yet. */
  readonly verdict: (typeof VERDICTS)[number];
  readonly by: (typeof JUDGES)[number];
  readonly evidence: readonly string[];
  /** Of the judgement and of what it rests on. */
  readonly seal: string;
}

/** As a verification document lists them; whether they hold is not known yet. */
export function listedJudgements(value: Value | undefined): readonly Judgement[] {
  if (!isList(value)) return [];
  return value.filter(isMap).flatMap((map) => {
    const [id, seal] = [scalar(map.id), scalar(map.digest)];
    const verdict = VERDICTS.find((one) => one === scalar(map.verdict));
    const by = JUDGES.find((one) => one === scalar(map.by));
    if (id === null || seal === null || verdict === undefined || by === undefined) return [];
    return [{ id, verdict, by, evidence: texts(map.evidence), seal }];
  });
}

export interface ToldJudgement extends Judgement {
  /** The files that it rests on, where they are not committed as they were: then it waits. */
  readonly lost?: readonly string[];
}

/** A model judges only what code leaves undecided; a person also judges what no model may. */
export function foldJudgements(
  claims: readonly JudgedClaim[],
  judgements: readonly ToldJudgement[],
): readonly JudgedClaim[] {
  const byId = new Map(judgements.map((one) => [one.id, one]));
  return claims.map((claim) => {
    const judgement = byId.get(claim.id);
    const open = claim.standing === 'undecided' || (claim.standing === 'human' && judgement?.by === 'user');
    if (judgement === undefined || !open) return claim;
    const { verdict, by, evidence, lost } = judgement;
    if (lost !== undefined)
      return { ...claim, reason: `It was judged on ${lost.join(', ')}, not committed as it was then` };
    const standing = STANDINGS[verdict];
    const reason = `Judged by ${by}: ${evidence.join(', ')}`;
    return { ...claim, standing, by, reason, missing: verdict === 'failed' ? [claim.text] : claim.missing };
  });
}

const STANDINGS = {
  passed: 'verified',
  failed: 'failed',
  human: 'human',
  skipped: 'human',
  blocked: 'human',
} as const;

export interface PersonsOverride {
  readonly mustHave: string;
  readonly reason: string;
}

/** From an earlier verification; an override without reason, acceptor and date does not count. */
export function readOverrides(value: Value | undefined): readonly PersonsOverride[] {
  if (!isList(value)) return [];
  return value.filter(isMap).flatMap((map) => {
    const mustHave = scalar(map.must_have);
    const [why, by, at] = [map.reason, map.accepted_by, map.accepted_at].map((one) => scalar(one));
    if (mustHave === null || !why || !by || !at) return [];
    return [{ mustHave, reason: `Override: ${why}, accepted by ${by} on ${at}` }];
  });
}

/** An override applies to the must-have that it repeats; claims left for a person stay open. */
export function applyOverrides(
  claims: readonly JudgedClaim[],
  overrides: readonly PersonsOverride[],
): readonly JudgedClaim[] {
  return claims.map((claim) => {
    const override = overrides.find(({ mustHave }) => isSameStatement(claim.text, mustHave));
    const isOpen = claim.standing === 'failed' || claim.standing === 'undecided';
    if (override === undefined || !isOpen) return claim;
    const { reason } = override;
    return { ...claim, standing: 'verified', by: 'override', reason, files: [], missing: [] };
  });
}
