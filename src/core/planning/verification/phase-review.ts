// A review of a phase's changes by an agent that did not make them: its findings, the page that it works from, and
// NN-REVIEW.md in GSD's form.

import type { Value } from '../../text/markdown/value.ts';
import { yamlEntry } from '../../text/markdown/yaml-entry.ts';
import { joinProse, type Prose, prose } from '../../text/prose.ts';
import { quoteLine } from '../../text/quote-line.ts';
import { codeName, quoteName } from '../../text/quote-name.ts';
import { type Shown, shownDocument } from '../../text/shown.ts';

export const SEVERITIES = ['critical', 'warning', 'info'] as const;

export interface ReviewFinding {
  /** `CR-01`, `WR-02`: GSD's ids, counted within a severity. */
  readonly id: string;
  readonly severity: (typeof SEVERITIES)[number];
  /** Relative to the project, with `/`. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly issue: string;
  /** Null when the reviewer names none. */
  readonly fix: string | null;
}

export interface PhaseReview {
  readonly number: string;
  readonly name: string;
  /** The phase folder's name. */
  readonly folder: string;
  /** ISO time. */
  readonly at: string;
  /** Changed by the commits of its plans, and still there. */
  readonly files: readonly string[];
  readonly findings: readonly ReviewFinding[];
}

export function nextId(severity: ReviewFinding['severity'], findings: readonly ReviewFinding[]): string {
  return `${PREFIX[severity]}-${String(countIn(findings, severity) + 1).padStart(2, '0')}`;
}

const PREFIX = { critical: 'CR', warning: 'WR', info: 'IN' } as const;
const SECTION = {
  critical: prose`## Critical Issues`,
  warning: prose`## Warnings`,
  info: prose`## Info`,
} as const;

/**
 * For the reviewer.
 * @param commits hash and subject, oldest first
 * @param cli the command that starts the command line
 */
export function reviewPage(
  { number, name, files }: PhaseReview,
  commits: readonly { readonly hash: string; readonly subject: string }[],
  cli: Prose,
): Prose {
  return joinProse(
    [
      prose`# Changes of phase ${quoteName(number)} (${quoteLine(name, 120)})`,
      prose`Show a change: git show HASH.`,
      listOf(
        prose`## Commits`,
        commits.map(
          ({ hash, subject }) => prose`- ${codeName(hash.slice(0, 12))} ${quoteLine(subject, 160)}`,
        ),
      ),
      listOf(
        prose`## Files`,
        files.map((file) => prose`- ${codeName(file)}`),
      ),
      prose`## Record each finding\n\n${cli} phase finding ${quoteName(number)} critical|warning|info FILE:LINE --issue "what goes wrong, and when" --fix "how to fix it"`,
    ],
    '\n\n',
  );
}

function listOf(title: Prose, items: readonly Prose[]): Prose {
  return prose`${title}\n\n${items.length === 0 ? prose`- none` : joinProse(items, '\n')}`;
}

export function renderPhaseReview(review: PhaseReview): Shown {
  const { number, at, files, findings } = review;
  const status = findings.length === 0 ? 'clean' : 'issues_found';
  const sections = SEVERITIES.map((severity) => {
    const own = findings.filter((one) => one.severity === severity);
    if (own.length === 0) return null;
    return joinProse([SECTION[severity], ...own.map(findingText)], '\n\n');
  });
  const counted = SEVERITIES.map((severity) => prose`${countIn(findings, severity)} ${quoteName(severity)}`);
  const body = joinProse(
    [
      prose`# Phase ${quoteName(number)}: Code Review Report`,
      joinProse(
        [
          prose`**Reviewed:** ${quoteName(at)}`,
          prose`**Depth:** standard`,
          prose`**Files Reviewed:** ${files.length}`,
          prose`**Status:** ${quoteName(status)}`,
        ],
        '\n',
      ),
      prose`## Summary\n\n${findings.length === 0 ? prose`The reviewer found nothing.` : joinProse(counted, ', ')}`,
      ...sections,
      prose`---`,
      prose`_Reviewed: ${quoteName(at)}_\n_Reviewer: msw:reviewer, which made none of these changes_`,
    ],
    '\n\n',
  );
  return shownDocument(frontmatter(review, status), body);
}

function findingText({ id, file, line, issue, fix }: ReviewFinding): Prose {
  return joinProse(
    [
      prose`### ${quoteName(id)}: ${quoteLine(issue, 80)}\n`,
      prose`**File:** ${codeName(`${file}:${line}`)}`,
      prose`**Issue:** ${quoteLine(issue, 600)}`,
      fix === null ? null : prose`**Fix:** ${quoteLine(fix, 600)}`,
    ],
    '\n',
  );
}

function frontmatter({ folder, at, files, findings }: PhaseReview, status: string): string {
  const counts = SEVERITIES.map((severity) => [severity, `${countIn(findings, severity)}`] as const);
  const entries: readonly (readonly [string, Value])[] = [
    ['depth', 'standard'],
    ['files_reviewed', `${files.length}`],
    ['files_reviewed_list', files],
    ['findings', Object.fromEntries([...counts, ['total', `${findings.length}`]])],
    ['status', status],
  ];
  const head = `${yamlEntry('phase', folder)}reviewed: ${at}\n`;
  return head + entries.map(([key, value]) => yamlEntry(key, value)).join('');
}

function countIn(findings: readonly ReviewFinding[], severity: ReviewFinding['severity']): number {
  return findings.filter((one) => one.severity === severity).length;
}
