// An excerpt of a check's output when there is no room for all of it: the lines about the problems found, lines that
// look like errors, and the end of the output.

import { clipMiddle } from '../../failure/finding-words.ts';
import { looksLikeError } from '../../failure/text/error-lines.ts';
import type { Failure, FailureItem } from '../../failure/text/failure.ts';
import { countOf } from '../../text/count-of.ts';
import { harmless } from '../../text/harmless.ts';

const LONGEST_LINE = 300;
/** How many lines to take from a line that names a problem, from one that looks like an error, and at the end. */
const ABOUT_PROBLEM = 10;
const ABOUT_ERROR = 3;
const LAST = 3;
const ENDING = 10;
const MOST_PROBLEMS = 12;

/** At most `cap` characters; each gap is marked by a line with the number of missing lines. */
export function excerpt(output: string, failure: Failure | null, cap: number): string {
  const lines = tidy(harmless(output).split('\n'));
  const whole = lines.join('\n');
  if (whole.length <= cap) return whole;
  return assemble(lines, choose(lines, failure), cap);
}

/** Removes runs of empty lines and stack frames of code outside the project. */
function tidy(lines: readonly string[]): readonly string[] {
  const kept: string[] = [];
  for (const line of lines) {
    const text = clipMiddle(line.trimEnd(), LONGEST_LINE);
    if (text === '' ? (kept.at(-1) ?? '') === '' : FOREIGN_FRAME.test(text)) continue;
    kept.push(text);
  }
  if (kept.at(-1) === '') kept.pop();
  return withoutOptions(kept);
}

/** A program that was called wrongly prints a page of help, whose list of options says nothing about the fault. */
function withoutOptions(lines: readonly string[]): readonly string[] {
  const kept: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    kept.push(line);
    if (!/\boptions:$/i.test(line)) continue;
    const prefix = sharedStart(line, lines[at + 1] ?? '');
    const count = optionLines(lines.slice(at + 1), prefix);
    if (count < LONG_LIST) continue;
    kept.push(`${prefix}[${countOf(count, 'line')} of options left out]`);
    at += count;
  }
  return kept;
}

const LONG_LIST = 8;

/** What a wrapper writes before each line of a page, such as `npm error `. */
function sharedStart(one: string, other: string): string {
  let end = 0;
  while (end < one.length && one[end] === other[end]) end += 1;
  return one.slice(0, end);
}

/** How many of the lines list options: those that begin with one, what is indented below, and empty lines between. */
function optionLines(lines: readonly string[], prefix: string): number {
  if (!/^ *\[?-/.test(lines[0]?.slice(prefix.length) ?? '')) return 0;
  const texts = lines.map((line) => (line.startsWith(prefix.trimEnd()) ? line.slice(prefix.length) : 'x'));
  const end = texts.findIndex((text) => text !== '' && !/^(?: {2}|\[?-)/.test(text));
  return texts.slice(0, end < 0 ? texts.length : end).findLastIndex((text) => text !== '') + 1;
}

const FOREIGN_FRAME =
  /^\s{0,40}(?:at |❯ |File "|from |\d{1,3}: )[^\n]{0,200}(?:node_modules[\\/]|node:|internal\/|site-packages|\/rustc\/|\/lib\/python|java\.base\/|<dep>)/;

/** Line numbers, most relevant first. */
function choose(lines: readonly string[], failure: Failure | null): readonly number[] {
  const order = new Set<number>();
  const take = (from: number, count: number): void => {
    for (let at = Math.max(0, from); at < Math.min(lines.length, from + count); at += 1) order.add(at);
  };
  const places = (failure?.items ?? []).slice(0, MOST_PROBLEMS).map((item) => placeOf(lines, item));
  const [first = -1, ...others] = places.filter((place) => place >= 0);
  if (first >= 0) take(first - 1, ABOUT_PROBLEM + 1);
  take(lines.length - LAST, LAST);
  for (const place of others) take(place - 1, ABOUT_PROBLEM + 1);
  for (const [at, line] of lines.entries()) if (looksLikeError(line)) take(at, ABOUT_ERROR);
  take(lines.length - ENDING, ENDING);
  take(0, 2);
  return [...order];
}

/** The line that reports a problem, found by its words, its test's name or its place; -1 for none. */
function placeOf(lines: readonly string[], item: FailureItem): number {
  const signs = [item.words.slice(0, 60), item.testId?.split(' > ').at(-1), placeName(item)];
  for (const sign of signs) {
    if (sign === undefined || sign.length < 4) continue;
    const at = lines.findIndex((line) => line.includes(sign));
    if (at >= 0) return at;
  }
  return -1;
}

function placeName({ file, line }: FailureItem): string | undefined {
  return file === null || line === null ? undefined : `${file}:${line}`;
}

const GAP = 28;

function assemble(lines: readonly string[], order: readonly number[], cap: number): string {
  const kept = within(lines, order, cap - GAP);
  const shown: string[] = [];
  let missing = 0;
  const tellMissing = (): void => {
    if (missing > 0) shown.push(`[${countOf(missing, 'line')} left out]`);
    missing = 0;
  };
  for (const [at, line] of lines.entries()) {
    if (kept.has(at)) {
      tellMissing();
      shown.push(line);
    } else missing += 1;
  }
  tellMissing();
  return shown.join('\n');
}

/** As many lines, in order of relevance, as fit with the gaps between them. */
function within(lines: readonly string[], order: readonly number[], cap: number): ReadonlySet<number> {
  const kept = new Set<number>();
  let room = cap;
  for (const at of order) {
    const isJoined = kept.has(at - 1) || kept.has(at + 1);
    const cost = (lines[at] ?? '').length + 1 + (isJoined ? 0 : GAP);
    if (room < GAP) break;
    if (cost > room) continue;
    room -= cost;
    kept.add(at);
  }
  return kept;
}
