// The sections of VERIFICATION.md: tables of what was judged and how, what a person must look at, and the runs.

import { plainLine } from '../../text/plain-line.ts';
import type { JudgedClaim } from './judged-claim.ts';
import type { PhaseReport } from './phase-report.ts';

/** Headings and their texts, in the order of GSD's template. */
export function verificationSections(report: PhaseReport): readonly string[] {
  const { claims, verdict, requirements, signs } = report;
  const of = (kind: JudgedClaim['kind']) => claims.filter((claim) => claim.kind === kind);
  const truths = of('truth');
  return [
    '### Observable Truths',
    table(
      ['#', 'Truth', 'Status', 'Evidence'],
      truths.map((claim, index) => [String(index + 1), claim.text, statusOf(claim), evidenceOf(claim)]),
    ),
    `**Score:** ${tally(truths)} truths verified`,
    ...section(
      '### Deferred Items',
      ['#', 'Item', 'Addressed In', 'Evidence'],
      verdict.deferred.map((one, index) => [String(index + 1), one.truth, one.addressedIn, one.evidence]),
    ),
    '### Required Artifacts',
    table(
      ['Artifact', 'Expected', 'Status', 'Details'],
      of('artifact').map((claim) => [...pathAndRest(claim.text), statusOf(claim), evidenceOf(claim)]),
    ),
    `**Artifacts:** ${tally(of('artifact'))} verified`,
    '### Key Link Verification',
    table(
      ['Link', 'Status', 'Details'],
      of('link').map((claim) => [claim.text, statusOf(claim), evidenceOf(claim)]),
    ),
    `**Wiring:** ${tally(of('link'))} connections verified`,
    ...section(
      '### Prohibitions',
      ['Prohibition', 'Status', 'Evidence'],
      of('prohibition').map((claim) => [claim.text, statusOf(claim), evidenceOf(claim)]),
    ),
    '### Requirements Coverage',
    table(
      ['Requirement', 'Source Plan', 'Description', 'Status', 'Evidence'],
      requirements.map(({ id, plans, text, status, evidence }) => [
        id,
        plans.join(', '),
        text,
        REQUIREMENT_WORDS[status],
        evidence,
      ]),
    ),
    '### Anti-Patterns Found',
    table(
      ['File', 'Line', 'Pattern', 'Severity'],
      signs.map(({ path, line, sign }) => [
        `\`${path}\``,
        line === 0 ? '-' : String(line),
        sign,
        '⚠️ Warning',
      ]),
    ),
    '### Human Verification Required',
    humanText(report),
    '### Gaps Summary',
    gapsText(report),
    '### Evidence',
    evidenceText(report),
  ];
}

const REQUIREMENT_WORDS = {
  satisfied: '✓ SATISFIED',
  blocked: '✗ BLOCKED',
  open: '? NEEDS HUMAN',
  orphaned: '✗ ORPHANED',
} as const;

function statusOf({ standing, by, kind }: JudgedClaim): string {
  if (by === 'override') return 'PASSED (override)';
  const mark = by === 'code' ? '' : ` (judged by ${by})`;
  switch (standing) {
    case 'verified':
      return `✓ ${kind === 'link' ? 'WIRED' : 'VERIFIED'}${mark}`;
    case 'failed':
      return `✗ ${kind === 'link' ? 'NOT WIRED' : 'FAILED'}${mark}`;
    default:
      return `? UNCERTAIN${mark}`;
  }
}

function evidenceOf({ reason }: JudgedClaim): string {
  return reason;
}

function tally(claims: readonly JudgedClaim[]): string {
  return `${claims.filter(({ standing }) => standing === 'verified').length}/${claims.length}`;
}

function pathAndRest(text: string): readonly [string, string] {
  const at = text.indexOf(': ');
  return at === -1 ? [`\`${text}\``, ''] : [`\`${text.slice(0, at)}\``, text.slice(at + 2)];
}

function section(
  title: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): readonly string[] {
  return rows.length === 0 ? [] : [title, table(heads, rows)];
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return 'None.';
  const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [row(heads), `|${heads.map(() => '---').join('|')}|`, ...rows.map(row)].join('\n');
}

function cell(text: string): string {
  return plainLine(text, 300).replaceAll('|', '\\|');
}

function humanText({ verdict, confirmed }: PhaseReport): string {
  const done = confirmed.map(({ test }) => `- Confirmed by the user: ${plainLine(test, 300)}`);
  const items = verdict.human.map(
    ({ id, test, expected, why }, index) =>
      `#### ${index + 1}. ${plainLine(test, 100)}\n\n**Test:** ${plainLine(test, 500)}\n**Expected:** ${plainLine(expected, 500)}\n**Why human:** ${plainLine(why, 500)}\n**Id:** ${id}`,
  );
  const none = items.length === 0 ? ['None: everything was decided.'] : [];
  return [...none, ...(done.length > 0 ? [done.join('\n')] : []), ...items].join('\n\n');
}

function gapsText({ verdict, reVerification: again }: PhaseReport): string {
  const gaps = verdict.gaps.map(({ truth, reason, missing }, index) =>
    [
      `${index + 1}. **${plainLine(truth, 300)}**`,
      `   - Reason: ${plainLine(reason, 500)}`,
      ...missing.map((one) => `   - Missing: ${plainLine(one, 300)}`),
    ].join('\n'),
  );
  const closed =
    again === null || again.gapsClosed.length === 0
      ? []
      : [
          `Closed since the last verification: ${again.gapsClosed.map((one) => plainLine(one, 200)).join('; ')}.`,
        ];
  const back =
    again === null || again.regressions.length === 0
      ? []
      : [`Held before and not any more: ${again.regressions.map((one) => plainLine(one, 200)).join('; ')}.`];
  return [gaps.length === 0 ? '**No gaps found.**' : gaps.join('\n'), ...closed, ...back].join('\n\n');
}

function evidenceText({ evidence, claims }: PhaseReport): string {
  const judged = claims.filter(({ by }) => by === 'model' || by === 'user').length;
  const rows = evidence.map((run) => [
    `\`${run.command.replaceAll('`', "'")}\``,
    run.places.join(', '),
    run.timedOut ? 'timed out' : String(run.exitCode ?? 'none'),
    `${(run.durationMs / 1000).toFixed(1)} s`,
    `${run.verdict}: ${run.reason}`,
    `\`${run.sha256.slice(0, 16)}\` ${run.file}`,
  ]);
  const note =
    judged === 0
      ? 'No must-have was judged by a model.'
      : `${judged} of ${claims.length} were judged by a model or a person; each is marked.`;
  return [table(['Command', 'From', 'Exit', 'Time', 'Verdict', 'sha256 of the output'], rows), note].join(
    '\n\n',
  );
}
