// VERIFICATION.md: the frontmatter that GSD's tools read and the sections of its template.

import { splice } from '../../text/markdown/splice.ts';
import { isList, mapOf, type Value, type ValueMap } from '../../text/markdown/value.ts';
import { yamlEntry } from '../../text/markdown/yaml-entry.ts';
import { plainLine } from '../../text/plain-line.ts';
import { joinProse, type Prose, prose } from '../../text/prose.ts';
import { quoteLine } from '../../text/quote-line.ts';
import { quoteName } from '../../text/quote-name.ts';
import { type Shown, shownDocument } from '../../text/shown.ts';
import { someOf } from '../../text/some-of.ts';
import { readVerification } from '../documents/verification.ts';
import type { Judgement } from './fold-judgements.ts';
import type { JudgedIn, PhaseReport } from './phase-report.ts';
import type { ReVerification } from './phase-verdict.ts';
import { verificationSections } from './render-sections.ts';

export function renderVerification(report: PhaseReport): Shown {
  return shownDocument(frontmatter(report), body(report));
}

function frontmatter(report: PhaseReport): string {
  const { verdict, overrides, reVerification: again } = report;
  const { score, gaps, human } = verdict;
  const always: readonly (readonly [string, Value])[] = [
    ['status', verdict.status],
    ['score', `${score.met}/${score.of} must-haves verified`],
    ['covered_files', report.coveredFiles],
    ['covered_digest', report.coveredDigest],
    ['covered_hashes', report.coveredHashes],
    ...(report.judgedIn.commit === null ? [] : [['judged_commit', report.judgedIn.commit] as const]),
    ['overrides_applied', String(report.claims.filter(({ by }) => by === 'override').length)],
  ];
  const found: ValueMap = {
    judgements: report.judgements.map(judgementEntry),
    re_verification: again === null ? [] : againEntry(again),
    gaps: gaps.map(({ truth, reason, artifacts, missing }) => ({
      ...{ truth, status: 'failed', reason },
      artifacts: artifacts.map(({ path, issue }) => ({ path, issue })),
      missing,
    })),
    human_verification: human.map(({ test, expected, why }) => ({ test, expected, why_human: why })),
  };
  const later = [['overrides', overrides] as const, ...entriesOf(found)];
  const entries = [...always, ...later.filter(([, value]) => !isList(value) || value.length > 0)];
  const head = `${yamlEntry('phase', report.folder)}verified: ${report.verified}\n`;
  return head + entries.map(([key, value]) => yamlEntry(key, value)).join('');
}

function judgementEntry({ id, verdict, by, evidence, seal }: Judgement): Value {
  // Under another name it looks like a secret, with which no document is committed.
  return { id, verdict, by, evidence, digest: seal };
}

/** The document with exactly these judgements in its frontmatter. */
export function withJudgements(text: string, judgements: readonly Judgement[]): string {
  const { entries, inner } = readVerification(text).document.frontmatter;
  const place = entries.find(({ key }) => key === 'judgements') ?? { start: inner.end, end: inner.end };
  const { start, end } = place;
  return splice(text, [{ start, end, text: yamlEntry('judgements', judgements.map(judgementEntry)) }]);
}

function againEntry(again: ReVerification): Value {
  return {
    previous_status: again.previousStatus,
    previous_score: again.previousScore,
    gaps_closed: again.gapsClosed,
    gaps_remaining: again.gapsRemaining,
  };
}

/** With every text on one short line. */
function tidy(value: Value): Value {
  if (typeof value === 'string') return plainLine(value, 500);
  return isList(value) ? value.map(tidy) : mapOf(entriesOf(value));
}

function entriesOf(map: ValueMap): readonly (readonly [string, Value])[] {
  return Object.entries(map).map(([key, value]) => [key, tidy(value)]);
}

function body(report: PhaseReport): Prose {
  const { number, name, goal, verdict, reVerification: again } = report;
  const verified = quoteName(report.verified);
  const title = prose`# Phase ${quoteName(number, 40)}: ${quoteLine(name === '' ? report.folder : name, 120)} Verification Report`;
  const before =
    again === null
      ? prose`No, initial verification`
      : prose`Yes, after ${quoteName(again.previousStatus, 40)} (${quoteLine(again.previousScore, 80)})`;
  const head = joinProse(
    [
      prose`**Phase Goal:** ${goal === null ? prose`none in the roadmap` : quoteLine(goal, 500)}`,
      prose`**Verified:** ${verified}`,
      prose`**Status:** ${quoteName(verdict.status)}`,
      prose`**Re-verification:** ${before}`,
      prose`**Judged in:** ${judgedInText(report.judgedIn)}`,
    ],
    '\n',
  );
  const parts = [
    title,
    head,
    prose`## Goal Achievement`,
    ...verificationSections(report),
    prose`---`,
    prose`_Verified: ${verified}_\n_Verifier: MSW, in code; what a model or a person judged is marked_`,
  ];
  return joinProse(parts, '\n\n');
}

/** One line: which code was verified. */
export function judgedInText({ commit, why, uncommitted }: JudgedIn): Prose {
  if (commit === null)
    return prose`the project's own folder, since ${quoteLine(why ?? 'nobody said why', 200)}`;
  const left =
    uncommitted.length === 0
      ? prose``
      : prose`; not judged, since they are not committed: ${quoteLine(someOf(uncommitted, 8), 300)}`;
  return prose`a clean checkout of ${quoteName(commit.slice(0, 12))}${left}`;
}
