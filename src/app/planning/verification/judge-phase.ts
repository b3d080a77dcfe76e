// Judges everything that a phase must show, from its runs and the disk, and folds in what was judged before.

import {
  applyOverrides,
  foldJudgements,
  type Judgement,
  type Override,
} from '../../../core/planning/verification/fold-judgements.ts';
import { judgeArtifact, stubSigns } from '../../../core/planning/verification/judge-artifact.ts';
import { judgeLink } from '../../../core/planning/verification/judge-link.ts';
import { undecidedProhibition } from '../../../core/planning/verification/judge-prohibition.ts';
import { judgeTruths } from '../../../core/planning/verification/judge-truths.ts';
import {
  claimId,
  type JudgedClaim,
  type Standing,
} from '../../../core/planning/verification/judged-claim.ts';
import type { Claim } from '../../../core/planning/verification/phase-claims.ts';
import type { CheckEvidence, FileSign } from '../../../core/planning/verification/phase-report.ts';
import type { ValueMap } from '../../../core/text/markdown/value.ts';
import type { ExecutedPhase } from './open-executed-phase.ts';
import { findPattern, readProjectFile } from './project-files.ts';

export interface PhaseEvidence {
  readonly root: string;
  readonly checks: readonly CheckEvidence[];
  /** By the id of the prohibition. */
  readonly prohibitions: ReadonlyMap<string, { readonly standing: Standing; readonly reason: string }>;
  readonly judgements: readonly Judgement[];
  readonly overrides: readonly Override[];
}

/** In the order in which the document tells them. */
export function judgePhase(open: ExecutedPhase, evidence: PhaseEvidence): readonly JudgedClaim[] {
  const { claims, commands } = open;
  const settle = (judged: readonly JudgedClaim[]) =>
    applyOverrides(foldJudgements(judged, evidence.judgements), evidence.overrides);
  const parts = settle([
    ...commands.flatMap((command) =>
      evidence.checks.filter(({ id }) => id === command.id).map((run) => checkClaim(run, command.plans)),
    ),
    ...claims.artifacts.map((claim) => artifactClaim(claim, evidence.root)),
    ...claims.links.map((claim) => linkClaim(claim, evidence.root)),
  ]);
  const truths = settle(judgeTruths(claims, commands, parts));
  const prohibitions = settle(claims.prohibitions.map((claim) => prohibitionClaim(claim, evidence)));
  return [...truths, ...unreadable(open), ...parts, ...prohibitions];
}

/** In files that the plans promise: at most 100. */
export function stubSignsOf(open: ExecutedPhase, root: string): readonly FileSign[] {
  const paths = new Set([
    ...open.claims.artifacts.map(({ value }) => value.path),
    ...open.plans.flatMap(({ document }) => document.filesModified),
  ]);
  return [...paths]
    .flatMap((path) => {
      const file = /\.mdx?$/i.test(path) ? null : readProjectFile(root, path);
      return file?.kind === 'file' ? stubSigns(file.text).map((sign) => ({ path, ...sign })) : [];
    })
    .slice(0, 100);
}

const base = { by: 'code' as const, files: [], missing: [], cites: [] };

const UNREADABLE = /^(?:must-haves-|artifact-|key-link-ends|truth-empty)/;

/** A must-have that cannot be read must not vanish from what is asked. */
function unreadable(open: ExecutedPhase): readonly JudgedClaim[] {
  return open.plans.flatMap(({ id, document }) =>
    document.diagnostics
      .filter(({ code }) => UNREADABLE.test(code))
      .map(({ line, message, fix }): JudgedClaim => {
        const text = `The must-haves of ${id} can be read (line ${line})`;
        return {
          ...base,
          id: claimId('truth', text),
          kind: 'truth',
          text,
          sources: [id],
          standing: 'failed',
          reason: message,
          missing: [fix],
        };
      }),
  );
}

function checkClaim(run: CheckEvidence, plans: readonly string[]): JudgedClaim {
  const text = `\`${run.command}\``;
  const standing = run.verdict === 'passed' ? 'verified' : run.verdict;
  const missing =
    standing === 'failed'
      ? [`${text} must pass (${run.places.join(', ')}); its output is in ${run.file}`]
      : [];
  return { ...base, id: run.id, kind: 'check', text, sources: plans, standing, reason: run.reason, missing };
}

function artifactClaim(
  { id, text, sources, value }: Claim<ExecutedPhase['claims']['artifacts'][number]['value']>,
  root: string,
): JudgedClaim {
  const { verdict, issues, warnings } = judgeArtifact(value, readProjectFile(root, value.path));
  const files = verdict === 'failed' ? issues.map((issue) => ({ path: value.path, issue })) : [];
  const reason =
    issues.length > 0
      ? issues.join('; ')
      : warnings.length > 0
        ? `There; ${warnings[0]}`
        : 'There, with what it must hold';
  return {
    ...base,
    id,
    kind: 'artifact',
    text,
    sources,
    standing: verdict,
    reason,
    files,
    missing: files.map(({ issue }) => `${value.path}: ${issue}`),
  };
}

function linkClaim(
  { id, text, sources, value }: Claim<ExecutedPhase['claims']['links'][number]['value']>,
  root: string,
): JudgedClaim {
  const [from, to] = [readProjectFile(root, value.from), readProjectFile(root, value.to)];
  const { verdict, detail } = judgeLink(value, from, to, findPattern(value.pattern, from, to));
  const files = verdict === 'failed' ? [{ path: value.from, issue: detail }] : [];
  return {
    ...base,
    id,
    kind: 'link',
    text,
    sources,
    standing: verdict,
    reason: detail,
    files,
    missing: verdict === 'failed' ? [`${value.from} must reach ${value.to}: ${detail}`] : [],
  };
}

function prohibitionClaim(
  { id, text, sources, value }: Claim<ValueMap>,
  evidence: PhaseEvidence,
): JudgedClaim {
  const { standing, reason } = evidence.prohibitions.get(id) ?? {
    standing: 'undecided' as const,
    reason: undecidedProhibition(value),
  };
  return {
    ...base,
    id,
    kind: 'prohibition',
    text,
    sources,
    standing,
    reason,
    missing: standing === 'failed' ? [text] : [],
  };
}
