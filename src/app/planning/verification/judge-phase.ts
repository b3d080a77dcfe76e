// Judges every claim of a phase from its runs and the disk, and folds in earlier judgements.

import { UNREAD } from '../../../core/planning/documents/must-haves.ts';
import {
  applyOverrides,
  foldJudgements,
  type PersonsOverride,
  type ToldJudgement,
} from '../../../core/planning/verification/fold-judgements.ts';
import { judgeArtifact } from '../../../core/planning/verification/judge-artifact.ts';
import { judgeLink } from '../../../core/planning/verification/judge-link.ts';
import { judgeTruths } from '../../../core/planning/verification/judge-truths.ts';
import { claimId, type JudgedClaim } from '../../../core/planning/verification/judged-claim.ts';
import type { CheckEvidence } from '../../../core/planning/verification/phase-report.ts';
import { type JudgingPlace, plannedFiles, rootOf } from './judging-place.ts';
import type { ExecutedPhase } from './open-executed-phase.ts';
import { findPattern, readProjectFile } from './project-files.ts';

export interface PhaseEvidence {
  readonly place: JudgingPlace;
  readonly checks: readonly CheckEvidence[];
  readonly judgements: readonly ToldJudgement[];
  readonly overrides: readonly PersonsOverride[];
}

/** In the order of the document. */
export function judgePhase(open: ExecutedPhase, evidence: PhaseEvidence): readonly JudgedClaim[] {
  const { claims, commands } = open;
  const settle = (judged: readonly JudgedClaim[]) =>
    applyOverrides(foldJudgements(judged, evidence.judgements), evidence.overrides);
  const { place, checks } = evidence;
  const plansOf = new Map(commands.map(({ id, plans }) => [id, plans]));
  const parts = settle([
    ...checks.map((run) => checkClaim(run, plansOf.get(run.id) ?? [])),
    ...claims.artifacts.map((claim) => artifactClaim(claim, place)),
    ...claims.links.map((claim) => linkClaim(claim, place)),
  ]);
  const commits = commitClaims(open, place);
  const truths = settle(judgeTruths(claims.truths, commands, [...parts, ...commits]));
  const uncommitted = commits.filter(({ standing }) => standing === 'failed');
  return [...truths, ...unreadable(open), ...uncommitted, ...parts];
}

const base = { by: 'code' as const, files: [], missing: [], cites: [] };

/** A statement about a plan. */
function aboutPlan(id: string, text: string) {
  return { ...base, id: claimId('truth', text), kind: 'truth', text, sources: [id] } as const;
}

/** An unreadable must-have becomes a failed claim, so that it does not vanish from the report. */
function unreadable({ plans }: ExecutedPhase): readonly JudgedClaim[] {
  return plans.flatMap(({ id, document }) =>
    document.diagnostics
      .filter(({ code }) => code === UNREAD)
      .map(({ line, message, fix }): JudgedClaim => {
        const named = aboutPlan(id, `The must-haves of ${id} can be read (line ${line})`);
        return { ...named, standing: 'failed', reason: message, missing: [fix] };
      }),
  );
}

function checkClaim(run: CheckEvidence, sources: readonly string[]): JudgedClaim {
  const { id, verdict, reason, places, file } = run;
  const text = `\`${run.command}\``;
  const standing = verdict === 'passed' ? 'verified' : verdict;
  const missing =
    verdict === 'failed' ? [`${text} must pass (${places.join(', ')}); its output is in ${file}`] : [];
  return { ...base, id, kind: 'check', text, sources, standing, reason, missing };
}

type Claims = ExecutedPhase['claims'];

function artifactClaim({ value, ...claim }: Claims['artifacts'][number], place: JudgingPlace): JudgedClaim {
  const { path } = value;
  const { verdict, issues } = judgeArtifact(value, readProjectFile(rootOf(place, path), path));
  const reason = issues.join('; ') || 'There, with what it must hold';
  const judged = { ...base, ...claim, kind: 'artifact', standing: verdict, reason } as const;
  if (verdict !== 'failed') return judged;
  const files = issues.map((issue) => ({ path, issue }));
  return { ...judged, files, missing: issues.map((issue) => `${path}: ${issue}`) };
}

function linkClaim({ value, ...claim }: Claims['links'][number], place: JudgingPlace): JudgedClaim {
  const read = (path: string) => readProjectFile(rootOf(place, path), path);
  const [from, to] = [read(value.from), read(value.to)];
  const { verdict, detail } = judgeLink(value, from, to, findPattern(value.pattern, from, to));
  const judged = { ...base, ...claim, kind: 'link', standing: verdict, reason: detail } as const;
  if (verdict === 'verified') return judged;
  const missing = [`${value.from} must reach ${value.to}: ${detail}`];
  return { ...judged, files: [{ path: value.from, issue: detail }], missing };
}

/** Of each plan, whether work exists in the folder that no clone would get. */
function commitClaims({ plans }: ExecutedPhase, place: JudgingPlace): readonly JudgedClaim[] {
  if (place.commit === null) return [];
  const isFile = (root: string, path: string) => readProjectFile(root, path).kind === 'file';
  return plans.map((plan): JudgedClaim => {
    const lost = plannedFiles({ plans: [plan] })
      .filter((path) => isFile(place.project, path) && !isFile(rootOf(place, path), path))
      .map((path) => {
        const isIgnored = place.ignored.includes(path);
        const why = isIgnored ? 'is kept out by .gitignore, so no clone has it' : 'is not committed';
        return { path, issue: `${path} ${why}` };
      });
    const named = aboutPlan(plan.id, `The files of ${plan.id} are committed`);
    if (lost.length === 0) return { ...named, standing: 'verified', reason: 'All of them' };
    const reason = lost.map(({ issue }) => issue).join('; ');
    const missing = lost.map(({ path }) => `Commit ${path}`);
    return { ...named, standing: 'failed', reason, files: lost, missing };
  });
}
