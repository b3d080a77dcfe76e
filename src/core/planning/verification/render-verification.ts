// VERIFICATION.md: the frontmatter that GSD's tools read and the sections that its template has.

import { plainLine } from '../../text/plain-line.ts';
import type { Value } from '../value.ts';
import type { PhaseReport } from './phase-report.ts';
import type { PhaseVerdict } from './phase-verdict.ts';
import { verificationSections } from './render-sections.ts';
import { yamlEntry } from './render-yaml.ts';

export function renderVerification(report: PhaseReport): string {
  return `---\n${frontmatter(report)}---\n\n${body(report)}`;
}

function frontmatter(report: PhaseReport): string {
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
  return entries
    .map(([key, value]) => (key === 'verified' ? `verified: ${report.verified}\n` : yamlEntry(key, value)))
    .join('');
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

function body(report: PhaseReport): string {
  const { number, name, goal, verified, verdict, reVerification: again } = report;
  const title = `# Phase ${line(number)}: ${line(name) || line(report.folder)} Verification Report`;
  const head = [
    `**Phase Goal:** ${goal === null ? 'none in the roadmap' : line(goal)}`,
    `**Verified:** ${verified}`,
    `**Status:** ${verdict.status}`,
    `**Re-verification:** ${again === null ? 'No, initial verification' : `Yes, after ${again.previousStatus} (${line(again.previousScore)})`}`,
  ].join('\n');
  return [
    title,
    head,
    '## Goal Achievement',
    ...verificationSections(report),
    '---',
    `_Verified: ${verified}_\n_Verifier: MSW, in code; what a model or a person judged is marked_`,
  ]
    .join('\n\n')
    .concat('\n');
}

function line(text: string): string {
  return plainLine(text, 500);
}
