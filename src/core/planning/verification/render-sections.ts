// The sections of VERIFICATION.md: tables of the judged claims, the items for a person, and the runs.

import { tableRow } from '../../text/markdown/table-cells.ts';
import { joinProse, type Prose, prose } from '../../text/prose.ts';
import { quoteLine } from '../../text/quote-line.ts';
import { codeName, quoteName, quoteNames } from '../../text/quote-name.ts';
import type { JudgedClaim } from './judged-claim.ts';
import type { PhaseReport } from './phase-report.ts';

/** Headings and their texts, in the order of GSD's template. */
export function verificationSections(report: PhaseReport): readonly Prose[] {
  const { claims, requirements } = report;
  const of = (kind: JudgedClaim['kind']) => claims.filter((claim) => claim.kind === kind);
  const truths = of('truth');
  return [
    prose`### Observable Truths`,
    table(
      prose`| # | Truth | Status | Evidence |\n|---|---|---|---|`,
      truths.map((claim, index) => [
        prose`${index + 1}`,
        quoted(claim.text),
        statusOf(claim),
        quoted(claim.reason),
      ]),
    ),
    prose`**Score:** ${tally(truths)} truths verified`,
    prose`### Required Artifacts`,
    table(
      prose`| Artifact | Expected | Status | Details |\n|---|---|---|---|`,
      of('artifact').map((claim) => [...pathAndRest(claim.text), statusOf(claim), quoted(claim.reason)]),
    ),
    prose`**Artifacts:** ${tally(of('artifact'))} verified`,
    prose`### Key Link Verification`,
    table(
      prose`| Link | Status | Details |\n|---|---|---|`,
      of('link').map((claim) => [quoted(claim.text), statusOf(claim), quoted(claim.reason)]),
    ),
    prose`**Wiring:** ${tally(of('link'))} connections verified`,
    prose`### Requirements Coverage`,
    table(
      prose`| Requirement | Source Plan | Description | Status | Evidence |\n|---|---|---|---|---|`,
      requirements.map(({ id, plans, text, status, evidence }) => [
        quoteName(id, 80),
        quoteNames(plans, 99),
        quoted(text),
        REQUIREMENT_WORDS[status],
        quoted(evidence),
      ]),
    ),
    prose`### Human Verification Required`,
    humanText(report),
    prose`### Gaps Summary`,
    gapsText(report),
    prose`### Evidence`,
    evidenceTable(report.evidence),
  ];
}

const REQUIREMENT_WORDS = {
  satisfied: prose`✓ SATISFIED`,
  blocked: prose`✗ BLOCKED`,
  open: prose`? NEEDS HUMAN`,
  orphaned: prose`✗ ORPHANED`,
} as const;

/** Quotes text from plans, tools and people. */
function quoted(text: string): Prose {
  return text === '' ? prose`` : quoteLine(text, 300);
}

function statusOf({ standing, by, kind }: JudgedClaim): Prose {
  if (by === 'override') return prose`PASSED (override)`;
  const mark = by === 'code' ? prose`` : prose` (judged by ${quoteName(by)})`;
  switch (standing) {
    case 'verified':
      return prose`✓ ${kind === 'link' ? prose`WIRED` : prose`VERIFIED`}${mark}`;
    case 'failed':
      return prose`✗ ${kind === 'link' ? prose`NOT WIRED` : prose`FAILED`}${mark}`;
    default:
      return prose`? UNCERTAIN${mark}`;
  }
}

function tally(claims: readonly JudgedClaim[]): Prose {
  return prose`${claims.filter(({ standing }) => standing === 'verified').length}/${claims.length}`;
}

function pathAndRest(text: string): readonly [Prose, Prose] {
  const at = text.indexOf(': ');
  return at === -1
    ? [codeName(text, 300), prose``]
    : [codeName(text.slice(0, at), 300), quoted(text.slice(at + 2))];
}

function table(head: Prose, rows: readonly (readonly Prose[])[]): Prose {
  return rows.length === 0 ? prose`None.` : joinProse([head, ...rows.map(tableRow)], '\n');
}

function humanText({ verdict, claims }: PhaseReport): Prose {
  const done = claims
    .filter(({ kind, standing }) => kind === 'human' && standing === 'verified')
    .map(({ test = '', reason }) => {
      const words = reason === '' ? prose`` : prose` (${quoteLine(reason, 300)})`;
      return prose`- Confirmed by the user: ${quoteLine(test, 300)}${words}`;
    });
  const items = verdict.human.map(({ id, test, expected, why }, index) =>
    joinProse(
      [
        prose`#### ${index + 1}. ${quoteLine(test, 100)}\n`,
        prose`**Test:** ${quoteLine(test, 500)}`,
        prose`**Expected:** ${quoteLine(expected, 500)}`,
        prose`**Why human:** ${quoteLine(why, 500)}`,
        prose`**Id:** ${quoteName(id)}`,
      ],
      '\n',
    ),
  );
  return joinProse(
    [
      items.length === 0 ? prose`None: everything was decided.` : null,
      done.length === 0 ? null : joinProse(done, '\n'),
      ...items,
    ],
    '\n\n',
  );
}

function gapsText({ verdict, reVerification: again }: PhaseReport): Prose {
  const gaps = verdict.gaps.map(({ truth, reason, missing }, index) =>
    joinProse(
      [
        prose`${index + 1}. **${quoteLine(truth, 300)}**`,
        prose`   - Reason: ${quoteLine(reason, 500)}`,
        ...missing.map((one) => prose`   - Missing: ${quoteLine(one, 300)}`),
      ],
      '\n',
    ),
  );
  const { gapsClosed = [] } = again ?? {};
  return joinProse(
    [
      gaps.length === 0 ? prose`**No gaps found.**` : joinProse(gaps, '\n'),
      gapsClosed.length === 0
        ? null
        : prose`Closed since the last verification: ${joinProse(
            gapsClosed.map((one) => quoteLine(one, 200)),
            '; ',
          )}.`,
    ],
    '\n\n',
  );
}

function evidenceTable(evidence: PhaseReport['evidence']): Prose {
  const rows = evidence.map((run) => [
    quoted(run.command),
    quoteNames(run.places, 99),
    run.timedOut ? prose`timed out` : prose`${run.exitCode ?? prose`none`}`,
    prose`${quoteName((run.durationMs / 1000).toFixed(1))} s`,
    prose`${quoteName(run.verdict)}: ${quoted(run.reason)}`,
    prose`${quoteName(run.sha256.slice(0, 16))} ${quoteName(run.file)}`,
  ]);
  return table(
    prose`| Command | From | Exit | Time | Verdict | sha256 of the output |\n|---|---|---|---|---|---|`,
    rows,
  );
}
