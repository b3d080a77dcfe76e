// A model's review of what no command can test: the user's criteria, and the reviewer's verdict on each. Every
// criterion counts as failed unless a line of the verdict says otherwise.

import { redact } from '../secrets/redact.ts';
import { countOf } from '../text/count-of.ts';
import { joinProse, type Prose, prose } from '../text/prose.ts';
import { quoteLine } from '../text/quote-line.ts';
import { typedLine } from '../text/typed.ts';
import { insideFence } from './completion.ts';

/** The client's name for a loop's reviewer. */
export const REVIEWER = 'msw:reviewer';

export interface Review {
  /** The digest of the work tree that was reviewed; null when unknown. */
  readonly tree: string | null;
  readonly verdict: 'pass' | 'fail';
  /** What failed or invalidated the review, one sentence or line each. */
  readonly lines: readonly string[];
}

/** One criterion per line, or per part between semicolons. */
export function criteriaOf(text: string): readonly string[] {
  return text
    .split(/[\n;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The page for the reviewer, `review.md`. */
export function renderCriteria(text: string): Prose {
  return prose`# Criteria of the user\n\n${numbered(text)}\n`;
}

function numbered(text: string): Prose {
  const rows = criteriaOf(text).map((one, index) => prose`${index + 1}. ${typedLine(one, 500)}`);
  return joinProse(rows, '\n');
}

/** A message without a complete verdict is a failed review. */
export function readReview(message: string, criteria: number): Omit<Review, 'tree'> {
  const lines = message.replaceAll('\r\n', '\n').split('\n');
  const end = lines.findLastIndex((line) => line.trim() !== '');
  const last = lines[end]?.trimEnd();
  if (last === undefined || insideFence(lines, end) || !/^REVIEW: (?:PASS|FAIL)$/.test(last))
    return voidReview('the review did not end with REVIEW: PASS or REVIEW: FAIL');
  const rows = lines.slice(0, end).flatMap((line, index) => {
    const row = /^(\d{1,3})\. (PASS|FAIL) - (.*\S)/.exec(line);
    return row === null || insideFence(lines, index) ? [] : [row];
  });
  const isWhole = rows.length === criteria && rows.every((row, index) => Number(row[1]) === index + 1);
  if (!isWhole)
    return voidReview(
      `the review did not judge each of the ${countOf(criteria, 'criterion', 'criteria')} once, in their order`,
    );
  const failed = rows.filter((row) => row[2] === 'FAIL');
  if (failed.length > 0)
    return { verdict: 'fail', lines: failed.map((row) => redact(`${row[1]}. ${row[3]}`).slice(0, 300)) };
  return last === 'REVIEW: PASS'
    ? { verdict: 'pass', lines: [] }
    : voidReview('every criterion passed, but the review ended with REVIEW: FAIL');
}

function voidReview(why: string): Omit<Review, 'tree'> {
  return { verdict: 'fail', lines: [why] };
}

/** Whether the review passed for exactly the current files. */
export function hasPassedReview(review: Review | null, tree: string | null): boolean {
  return review?.verdict === 'pass' && review.tree === tree;
}

/** The criteria and the last review's result, for people. */
export function renderLoopReview(criteria: string, review: Review | null): Prose {
  const said =
    review === null
      ? prose`No review took place.`
      : review.verdict === 'pass'
        ? prose`A model judged them: all are met.`
        : prose`A model judged them, and the last review failed: ${joinProse(
            review.lines.map((line) => quoteLine(line, 300)),
            ', ',
          )}.`;
  return prose`## Criteria\n\n${numbered(criteria)}\n\n${said}`;
}

/** The findings of a failed review, for Claude. */
export function tellReview(review: Review | null): Prose {
  if (review === null || review.verdict === 'pass') return prose``;
  const rows = review.lines.slice(0, 3).map((line) => quoteLine(line, 120));
  return prose`The last review failed: ${joinProse(rows, ', ')}. Fix that first. `;
}

/** The clause about a passed review, which names a model as its judge; null without criteria. */
export function reviewClause(criteria: string | null): string | null {
  if (criteria === null) return null;
  const count = criteriaOf(criteria).length;
  return count === 1
    ? 'a model found the criterion met'
    : `a model found all ${countOf(count, 'criterion', 'criteria')} met`;
}
