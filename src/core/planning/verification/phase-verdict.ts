// The verdict on a phase: its gaps as GSD records them, what later phases take up, what is left for a person, and
// how it stands against the verification before.

import type { CoveredRequirement } from './covered-requirements.ts';
import type { JudgedClaim } from './judged-claim.ts';
import { type HumanCheck, ROADMAP } from './phase-claims.ts';
import { covers, statementWords } from './same-statement.ts';

export interface PhaseVerdict {
  readonly status: 'passed' | 'gaps_found' | 'human_needed';
  readonly score: { readonly met: number; readonly of: number };
  readonly gaps: readonly Gap[];
  readonly deferred: readonly Deferred[];
  readonly human: readonly HumanItem[];
  /** Left to a model or a person. */
  readonly undecided: readonly JudgedClaim[];
}

export interface Gap {
  readonly truth: string;
  readonly reason: string;
  readonly artifacts: readonly { readonly path: string; readonly issue: string }[];
  readonly missing: readonly string[];
}

interface Deferred {
  readonly truth: string;
  readonly addressedIn: string;
  readonly evidence: string;
}

interface HumanItem {
  readonly id: string;
  readonly test: string;
  readonly expected: string;
  readonly why: string;
}

/** A phase that comes later in the milestone. */
interface LaterPhase {
  readonly number: string;
  readonly criteria: readonly string[];
}

export interface VerdictFacts {
  readonly claims: readonly JudgedClaim[];
  /** Those that no person has settled yet. */
  readonly humanChecks: readonly HumanCheck[];
  readonly requirements: readonly CoveredRequirement[];
  readonly later: readonly LaterPhase[];
}

export function phaseVerdict({ claims, humanChecks, requirements, later }: VerdictFacts): PhaseVerdict {
  const cited = new Set(
    claims
      .filter(({ kind, standing }) => kind === 'truth' && standing === 'failed')
      .flatMap(({ cites }) => cites),
  );
  const failedChecks = new Set(
    claims.filter(({ kind, standing }) => kind === 'check' && standing === 'failed').map(({ id }) => id),
  );
  const failed = claims.filter(({ id, standing }) => standing === 'failed' && !cited.has(id));
  const deferrals = new Map(
    failed.flatMap((claim) => {
      const deferred = cites(claim, failedChecks) ? null : deferralOf(claim, later);
      return deferred === null ? [] : [[claim.id, deferred] as const];
    }),
  );
  const gaps = [
    ...failed.filter(({ id }) => !deferrals.has(id)).map(gapOf),
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
    deferred: [...deferrals.values()],
    human,
    undecided,
  };
}

/** A command that fails today is no matter of a later phase. */
function cites(claim: JudgedClaim, ids: ReadonlySet<string>): boolean {
  return claim.cites.some((id) => ids.has(id));
}

function gapOf({ kind, text, reason, files, missing }: JudgedClaim): Gap {
  return {
    truth: kind === 'check' ? `${text} passes` : text,
    reason,
    artifacts: files,
    missing: missing.length > 0 ? missing : [text],
  };
}

function orphan({ id, text }: CoveredRequirement): Gap {
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

/** Only what a later phase promises in nearly the same words; never the phase's own contract, nor a check. */
function deferralOf({ kind, text, sources }: JudgedClaim, later: readonly LaterPhase[]): Deferred | null {
  if (kind !== 'truth' || sources.includes(ROADMAP) || statementWords(text).size < 3) return null;
  for (const { number, criteria } of later) {
    const criterion = criteria.find((one) => statementWords(one).size >= 3 && covers(one, text));
    if (criterion !== undefined)
      return {
        truth: text,
        addressedIn: `Phase ${number}`,
        evidence: `Phase ${number} success criteria: '${criterion}'`,
      };
  }
  return null;
}
