// The verdict on a phase: gaps in GSD's form, items left for a person, and a comparison with the previous verification.

import { rowCells } from '../../text/markdown/table-cells.ts';
import { textLines } from '../../text/markdown/text-lines.ts';
import { isMap, scalar, texts, type ValueMap } from '../../text/markdown/value.ts';
import type { VerificationDocument } from '../documents/verification.ts';
import type { JudgedClaim } from './judged-claim.ts';
import type { HumanCheck } from './phase-claims.ts';
import { isSameStatement } from './same-statement.ts';

export interface PhaseVerdict {
  readonly status: 'passed' | 'gaps_found' | 'human_needed';
  readonly score: { readonly met: number; readonly of: number };
  readonly gaps: readonly PhaseGap[];
  readonly human: readonly HumanItem[];
  /** Left to a model or a person. */
  readonly undecided: readonly JudgedClaim[];
}

export interface PhaseGap {
  readonly truth: string;
  readonly reason: string;
  readonly artifacts: readonly { readonly path: string; readonly issue: string }[];
  readonly missing: readonly string[];
}

type HumanItem = Omit<HumanCheck, 'sources'>;

interface VerdictFacts {
  readonly claims: readonly JudgedClaim[];
  /** Those that no person has settled yet. */
  readonly humanChecks: readonly HumanCheck[];
  readonly requirements: readonly CoveredRequirement[];
}

export function phaseVerdict({ claims, humanChecks, requirements }: VerdictFacts): PhaseVerdict {
  const cited = new Set(
    claims
      .filter(({ kind, standing }) => kind === 'truth' && standing === 'failed')
      .flatMap(({ cites }) => cites),
  );
  const failed = claims.filter(({ id, standing }) => standing === 'failed' && !cited.has(id));
  const gaps = [
    ...failed.map(gapOf),
    ...requirements.filter(({ status }) => status === 'orphaned').map(orphan),
  ];
  const undecided = claims.filter(({ standing }) => standing === 'undecided');
  const human = [
    ...humanChecks.map(({ id, test, expected, why }) => ({ id, test, expected, why })),
    ...claims.filter(({ standing }) => standing === 'human' || standing === 'undecided').map(toLookAt),
  ];
  const counted = claims.filter(({ kind }) => kind !== 'check');
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

function toLookAt({ id, text, reason }: JudgedClaim): HumanItem {
  return { id, test: `See whether this holds: ${text}`, expected: text, why: reason };
}

// Which requirements of a phase its plans cover, and whether what those plans promise holds.
interface RequirementFacts {
  readonly id: string;
  readonly text: string;
}

export interface CoveredRequirement {
  readonly id: string;
  readonly text: string;
  /** Plans that name it; empty when no plan works on it. */
  readonly plans: readonly string[];
  readonly status: 'satisfied' | 'blocked' | 'open' | 'orphaned';
  readonly evidence: string;
}

interface RequirementPlan {
  readonly id: string;
  readonly requirements: readonly string[];
  /** Those that its summary lists as completed. */
  readonly completed: readonly string[];
}

/** `wanted` is what the roadmap assigns to the phase; what only plans name is added. */
export function coverRequirements(
  wanted: readonly string[],
  known: readonly RequirementFacts[],
  plans: readonly RequirementPlan[],
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
    const open = bearing.find(({ standing }) => standing !== 'verified');
    if (open !== undefined) return { ...base, status: 'open', evidence: open.text };
    const told = own.some(({ completed }) => completed.some((one) => key(one) === key(id)));
    return {
      ...base,
      status: 'satisfied',
      evidence: told
        ? 'Everything that its plans promise holds'
        : 'Everything that its plans promise holds; no summary calls it completed',
    };
  });
}

function key(id: string): string {
  return id.trim().toUpperCase();
}

// The comparison of a verification with the previous one.
export interface ReVerification {
  readonly previousStatus: string;
  readonly previousScore: string;
  readonly gapsClosed: readonly string[];
  readonly gapsRemaining: readonly string[];
  /** Verified before, a gap now. */
  readonly regressions: readonly string[];
}

/** `sameFiles`: no covered file has changed, so this run only continues the previous one. */
export function reVerification(
  previous: VerificationDocument | null,
  gaps: readonly PhaseGap[],
  sameFiles: boolean,
): ReVerification | null {
  if (previous === null || previous.status === 'unknown') return null;
  const now = gaps.map(({ truth }) => truth);
  const before = previous.gaps.map(({ truth }) => truth);
  const isIn = (list: readonly string[], text: string) => list.some((one) => isSameStatement(one, text));
  // A gap that disappeared was closed in files that are not covered.
  if (sameFiles && before.every((truth) => isIn(now, truth)))
    return carriedOver(previous.document.frontmatter.values.re_verification);
  const held = verifiedTruths(previous);
  return {
    previousStatus: previous.status,
    previousScore: scalar(previous.document.frontmatter.values.score) ?? '',
    gapsClosed: before.filter((truth) => !isIn(now, truth)),
    gapsRemaining: before.filter((truth) => isIn(now, truth)),
    regressions: now.filter((truth) => !isIn(before, truth) && isIn(held, truth)),
  };
}

function carriedOver(value: ValueMap[string] | undefined): ReVerification | null {
  const status = isMap(value) ? scalar(value.previous_status) : null;
  if (!isMap(value) || status === null) return null;
  return {
    previousStatus: status,
    previousScore: scalar(value.previous_score) ?? '',
    gapsClosed: texts(value.gaps_closed),
    gapsRemaining: texts(value.gaps_remaining),
    regressions: texts(value.regressions),
  };
}

/** Table rows that say VERIFIED: second cell the truth, third the status. */
function verifiedTruths({ document }: VerificationDocument): readonly string[] {
  return textLines(document.text, document.body).flatMap((line) => {
    const cells = rowCells(line);
    const [, truth, status] = cells ?? [];
    return truth !== undefined && /VERIFIED/.test(status?.text ?? '')
      ? [truth.text.replaceAll('\\|', '|')]
      : [];
  });
}
