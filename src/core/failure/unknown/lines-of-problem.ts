// Which of the lines around a problem are about it.

import { ARROW, BARE_PLACE, SIDE } from './line-shapes.ts';
import { isTelling, MOST_BELOW, type Problem, saysItself } from './problem.ts';
import type { OutputLine } from './what-is-said.ts';

/**
 * A self-explanatory problem owns only the lines indented further and, right below it, its fields and sides; the rest
 * is about the run.
 */
export function isAbout(problem: Problem, one: OutputLine): boolean {
  if (problem.stream !== one.stream) return false;
  if (problem.strength === 'title') return true;
  const indent = one.text.search(/\S/);
  if (indent > problem.indent) return true;
  const last = problem.more.at(-1)?.line;
  const gap = one.line - (last ?? problem.line);
  if (gap <= MOST_BELOW && /^[-+]/.test(one.text)) return true;
  // An excerpt of the source may come between a location and its words.
  if (problem.strength === 'place')
    return indent === problem.indent && !saysItself(problem) && gap <= (last === undefined ? MOST_BELOW : 1);
  return !tells(problem) || isAnnounced(problem, gap) || isDetail(one.text, gap);
}

/** `Expected values to be equal:`, even above an empty line. */
function isAnnounced({ words, more }: Problem, gap: number): boolean {
  return words?.endsWith(':') === true && more.length === 0 && gap <= 2;
}

/** What an error may have right below it: its location, a field, or a side, possibly after an empty line. */
function isDetail(text: string, gap: number): boolean {
  if (CAUSE.test(text)) return true;
  if (SIDE.test(text)) return gap <= 2;
  return gap === 1 && (FIELD.test(text) || BARE_PLACE.test(text.replace(ARROW, '')));
}

/** The frames in between have already been removed. */
const CAUSE = /^Caused by: \S/;

/** `rule: no-var` */
const FIELD = /^\s{0,20}[\w-]{1,30}(?: [\w-]{1,30}){0,2}: \S/;

/** A line indented further belongs to the line above it that is not. */
export function closes({ indent, stream }: Problem, one: OutputLine): boolean {
  return one.isSource !== true && one.stream === stream && one.text.search(/\S/) <= indent;
}

/** The program's earlier output is part of a failure only if no problem says what is wrong. */
export function tells(problem: Problem): boolean {
  if (problem.strength === 'title') return true;
  if (problem.strength === 'place') return saysItself(problem);
  return problem.words !== null && isTelling(problem.words);
}

/** Adds the lines that enclose it, as in an outline: each above it and less indented than the one before. */
export function withinOthers(problem: Problem, said: readonly OutputLine[], at: number): Problem {
  const before: OutputLine[] = [];
  let indent = problem.indent;
  for (let above = at - 1; above >= 0 && at - above < MOST_WITHIN && indent > 0; above -= 1) {
    const one = said[above];
    if (one === undefined || one.stream !== problem.stream) break;
    const further = one.text.search(/\S/);
    if (further >= indent) continue;
    before.unshift(one);
    indent = further;
  }
  return before.length === 0 ? problem : { ...problem, before };
}

const MOST_WITHIN = 100;
