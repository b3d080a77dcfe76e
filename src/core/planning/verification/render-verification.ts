// VERIFICATION.md: the frontmatter that GSD's tools read and the sections that its template has.

import type { Value } from '../../text/markdown/value.ts';
// biome-ignore lint/style/noRestrictedImports: YAML quotes each of its texts on one line.
import { ours } from '../../text/ours.ts';
import { plainLine } from '../../text/plain-line.ts';
import { joinProse, type Prose, prose } from '../../text/prose.ts';
import { quoteLine } from '../../text/quote-line.ts';
import { quoteName } from '../../text/quote-name.ts';
import type { PhaseReport } from './phase-report.ts';
import type { PhaseVerdict } from './phase-verdict.ts';
import { verificationSections } from './render-sections.ts';
import { yamlEntry } from './render-yaml.ts';

export function renderVerification(report: PhaseReport): Prose {
  return prose`---\n${frontmatter(report)}---\n\n${body(report)}`;
}

function frontmatter(report: PhaseReport): Prose {
  const { verdict, overrides, reVerification: again } = report;
  const { met, of } = verdict.score;
  const entries: readonly (readonly [string, Value])[] = [
    ['phase', report.folder],
    ['verified', report.verified],
    ['status', verdict.status],
    ['score', `${met}/${of} must-haves verified`],
    ['covered_files', report.coveredFiles],
    ['covered_digest', report.coveredDigest],
    ['overrides_applied', String(report.claims.filter(({ by }) => by === 'override').length)],
    ...(overrides.length > 0 ? [['overrides', overrides] as const] : []),
    ...(again === null
      ? []
      : [
          [
            're_verification',
            {
              previous_status: again.previousStatus,
              previous_score: again.previousScore,
              gaps_closed: again.gapsClosed.map(line),
              gaps_remaining: again.gapsRemaining.map(line),
              regressions: again.regressions.map(line),
            },
          ] as const,
        ]),
    ...lists(verdict),
  ];
  return ours(
    entries
      .map(([key, value]) => (key === 'verified' ? `verified: ${report.verified}\n` : yamlEntry(key, value)))
      .join(''),
  );
}

function lists({ gaps, deferred, human }: PhaseVerdict): readonly (readonly [string, Value])[] {
  return [
    ...(gaps.length === 0 ? [] : [['gaps', gaps.map(gapEntry)] as const]),
    ...(deferred.length === 0
      ? []
      : [
          [
            'deferred',
            deferred.map(({ truth, addressedIn, evidence }) => ({
              truth: line(truth),
              addressed_in: addressedIn,
              evidence: line(evidence),
            })),
          ] as const,
        ]),
    ...(human.length === 0
      ? []
      : [
          [
            'human_verification',
            human.map(({ test, expected, why }) => ({
              test: line(test),
              expected: line(expected),
              why_human: line(why),
            })),
          ] as const,
        ]),
  ];
}

function gapEntry({ truth, reason, artifacts, missing }: PhaseVerdict['gaps'][number]): Value {
  return {
    truth: line(truth),
    status: 'failed',
    reason: line(reason),
    artifacts: artifacts.map(({ path, issue }) => ({ path: line(path), issue: line(issue) })),
    missing: missing.map(line),
  };
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
  return prose`${joinProse(parts, '\n\n')}\n`;
}

function line(text: string): string {
  return plainLine(text, 500);
}
