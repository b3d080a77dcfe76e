// The verdict on a phase: gaps in GSD's form, items left for a person, and a comparison with the previous verification.

import { isMap, scalar, texts } from '../../text/markdown/value.ts';
import type { VerificationDocument } from '../documents/verification.ts';
import type { JudgedClaim } from './judged-claim.ts';
import { isSameStatement } from './same-statement.ts';

export interface PhaseVerdict {
  readonly status: 'passed' | 'gaps_found' | 'human_needed';
  readonly score: { readonly met: number; readonly of: number };
  readonly gaps: readonly PhaseGap[];
  readonly human: readonly HumanItem[];
  /** Left to a model or a person. */
  readonly undecided: readonly JudgedClaim[];
}

interface PhaseGap {
  readonly truth: string;
  readonly reason: string;
  readonly artifacts: readonly { readonly path: string; readonly issue: string }[];
  readonly missing: readonly string[];
}

interface HumanItem {
  readonly id: string;
  readonly test: string;
  readonly expected: string;
  readonly why: string;
}

export function phaseVerdict(
  claims: readonly JudgedClaim[],
  requirements: readonly CoveredRequirement[],
): PhaseVerdict {
  const cited = new Set(
    claims
      .filter(({ kind, standing }) => kind === 'truth' && standing === 'failed')
      .flatMap(({ cites }) => cites),
  );
  const gaps = [
    ...claims.filter(({ id, standing }) => standing === 'failed' && !cited.has(id)).map(gapOf),
    ...requirements.filter(({ status }) => status === 'orphaned').map(orphan),
  ];
  const undecided = claims.filter(({ standing }) => standing === 'undecided');
  const human = [...undecided, ...claims.filter(({ standing }) => standing === 'human')].map(toLookAt);
  const counted = claims.filter(({ kind }) => kind !== 'check' && kind !== 'human');
  return {
    status: gaps.length > 0 ? 'gaps_found' : human.length > 0 ? 'human_needed' : 'passed',
    score: { met: counted.filter(({ standing }) => standing === 'verified').length, of: counted.length },
    gaps,
    human,
    undecided,
  };
}

function gapOf({ kind, text, reason, files, missing }: JudgedClaim): PhaseGap {
  return {
    truth: kind === 'check' ? `${text} passes` : text,
    reason,
    artifacts: files,
    missing: missing.length > 0 ? missing : [text],
  };
}

function orphan({ id, text }: CoveredRequirement): PhaseGap {
  return {
    truth: text === '' ? `${id} is delivered` : `${id}: ${text}`,
    reason: 'No plan of the phase names this requirement',
    artifacts: [],
    missing: [`A plan whose requirements name ${id}`],
  };
}

function toLookAt({ id, text, test, reason }: JudgedClaim): HumanItem {
  return { id, test: test ?? `See whether this holds: ${text}`, expected: text, why: reason };
}

// Which requirements of a phase its plans cover, and whether what those plans promise holds.
export interface CoveredRequirement {
  readonly id: string;
  readonly text: string;
  /** Plans that name it; empty when no plan works on it. */
  readonly plans: readonly string[];
  readonly status: 'satisfied' | 'blocked' | 'open' | 'orphaned';
  readonly evidence: string;
}

/** `wanted` is what the roadmap assigns to the phase; what only plans name is added. */
export function coverRequirements(
  wanted: readonly string[],
  known: readonly Pick<CoveredRequirement, 'id' | 'text'>[],
  plans: readonly { readonly id: string; readonly requirements: readonly string[] }[],
  claims: readonly JudgedClaim[],
): readonly CoveredRequirement[] {
  const texts = new Map(known.map(({ id, text }) => [key(id), text]));
  const ids = new Map(
    [...wanted, ...plans.flatMap(({ requirements }) => requirements)].map((id) => [key(id), id]),
  );
  return [...ids.values()].map((id) => {
    const own = plans.filter(({ requirements }) => requirements.some((one) => key(one) === key(id)));
    const names = own.map((plan) => plan.id);
    const base = { id, text: texts.get(key(id)) ?? '', plans: names };
    if (names.length === 0) return { ...base, status: 'orphaned', evidence: 'No plan of the phase names it' };
    const bearing = claims.filter(({ sources }) => sources.some((source) => names.includes(source)));
    const failed = bearing.find(({ standing }) => standing === 'failed');
    if (failed !== undefined) return { ...base, status: 'blocked', evidence: failed.text };
    const open = bearing.find(({ kind, standing }) => kind !== 'human' && standing !== 'verified');
    if (open !== undefined) return { ...base, status: 'open', evidence: open.text };
    return { ...base, status: 'satisfied', evidence: 'Everything that its plans promise holds' };
  });
}

function key(id: string): string {
  return id.trim().toUpperCase();
}

/** The comparison with the previous verification. */
export interface ReVerification {
  readonly previousStatus: string;
  readonly previousScore: string;
  readonly gapsClosed: readonly string[];
  readonly gapsRemaining: readonly string[];
}

/** A gap that a person has to look at again is not closed before they did. */
export function reVerification(
  previous: VerificationDocument | null,
  { gaps, human }: Pick<PhaseVerdict, 'gaps' | 'human'>,
): ReVerification | null {
  if (previous === null || previous.status === 'unknown') return null;
  const { score, re_verification: again } = previous.document.frontmatter.values;
  const open = [...gaps.map(({ truth }) => truth), ...human.map(({ expected }) => expected)];
  const remains = (truth: string) => open.some((one) => isSameStatement(one, truth));
  const remaining = isMap(again) ? texts(again.gaps_remaining) : [];
  const before = [...new Set([...previous.gaps.map(({ truth }) => truth), ...remaining])];
  return {
    previousStatus: previous.status,
    previousScore: scalar(score) ?? '',
    gapsClosed: before.filter((truth) => !remains(truth)),
    gapsRemaining: before.filter(remains),
  };
}
