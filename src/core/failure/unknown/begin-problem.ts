// Whether a line by itself begins a problem: it has a place, a title, the name of a rule, or a word such as `error`.

import { isTotal } from '../text/totals.ts';
import {
  ANNOUNCEMENT,
  FOUND,
  GRAVITY,
  HEADING,
  LED,
  LINE_PLACE,
  NUMBERS,
  PLAIN,
  TITLE,
} from './line-shapes.ts';
import { type Problem, plainProblem, startOf } from './problem.ts';
import type { OutputLine } from './what-is-said.ts';

export function opening(one: OutputLine, heading: string | null): Problem | null {
  return framedProblem(one) ?? lineProblem(one, heading);
}

/** `── 1. Failure ('test-cart.R:4'): adds VAT ─────`: for a title between rules, the verdict and place come before it. */
const FRAMED =
  /^(?:[=-]{2,4}|) {0,2}(?:\d{1,5}\. )?(?:Failure|Error|FAILURE|ERROR) \(['"]?(?<file>[^\s:()'"]{1,300}):\d{1,7}(?::\d{1,7})?['"]?\): (?<title>\S.{0,300}?)(?: [=-]{2,200})?$/;

function framedProblem(one: OutputLine): Problem | null {
  const { file = null, title = null } = FRAMED.exec(one.text)?.groups ?? {};
  return title === null ? null : { ...startOf(one), title, file, words: null, strength: 'title' };
}

function lineProblem(one: OutputLine, heading: string | null): Problem | null {
  const verdict = VERDICT.exec(one.text)?.groups;
  const { title, words = null } = TITLE.exec(one.text)?.groups ?? verdict ?? {};
  const placed = placeIn(one.text, heading) ?? placeInTitle(title);
  if (placed !== null) {
    const told = placedWords(`${placed.words ?? one.text}${placed.tail ?? ''}`);
    return { ...startOf(one), ...told, code: placed.code ?? told.code, file: placed.file ?? heading };
  }
  if (ANNOUNCEMENT.test((title ?? one.text).replace(GRAVITY, '')) || isFileOf(one.text, title)) return null;
  const titled = titleProblem(one, title, words);
  if (titled !== null) return { ...titled, isVerdict: title === verdict?.title };
  return ruleProblem(one, heading) ?? ledProblem(one);
}

const VERDICT =
  /^\s{0,8}(?<title>\S.{0,200}?)(?: ?\| FAIL \||\s?\.{2,}[ *]{0,4}(?:FAILED|Failed|FAIL|not ok|ERROR)\b(?:: (?<words>\S.{0,400})|.{0,40})| FAIL(?:ED)?| \[E\])$/;

function titleProblem(one: OutputLine, title: string | undefined, words: string | null): Problem | null {
  if (title === undefined || isTotal(title)) return null;
  return { ...startOf(one), title: plainTitle(title), file: null, words, strength: 'title' };
}

function ruleProblem(one: OutputLine, file: string | null): Problem | null {
  const code = RULE.exec(one.text)?.[1];
  if (code === undefined || file === null) return null;
  return { ...startOf(one), title: code, file, words: null, code, strength: 'title' };
}

/** `❯❱ no-eval`: the name of a rule alone after marks; its message is below. */
const RULE = /^\s{1,12}(?![-*•+] )[^\w\s]{1,3} ([a-z]\w{0,40}(?:[-.][\w-]{1,80}){1,8})$/;

function ledProblem(one: OutputLine): Problem | null {
  if (LED.test(one.text)) return { ...plainProblem(one), strength: 'led' };
  return PLAIN.test(one.text) ? plainProblem(one) : null;
}

/** `[FAIL] a.py:3: words` */
const PLACED_TITLE = /^[^\s:]{1,300}\.\w{1,9}:\d{1,7}(?::\d{1,7})?: \S/;

function placeInTitle(title = ''): Record<string, string | undefined> | null {
  return PLACED_TITLE.test(title) ? placeIn(title, null) : null;
}

/** `✖ src/a.css`, above what is wrong in it. */
function isFileOf(text: string, title: string | undefined): boolean {
  return title !== undefined && /^\s*[✖✗✘✕×●❌]/.test(text) && HEADING.test(title);
}

/** `test_cart:4 adds VAT   50%`: neither the place nor the progress of the run belongs to the name. */
function plainTitle(title: string): string {
  return title
    .replace(/^(?:[-=*#~_]{2,40}|\{\d{1,3}\}) {1,4}(?=\S)/, '')
    .replace(/ {1,40}\[?\d{1,6}(?:\.\d{1,9})? ?m?s\]?$/, '')
    .replace(/(?<=\w):$/, '')
    .replace(/^\d{1,4}\) {1,4}(?=\S)/, '')
    .replace(/^(?:#\d{1,7}(?:-\d{1,7})?:|\d{1,7}:\d{1,7}) {1,8}(?=[^\s+])/, '')
    .replace(/^([A-Za-z_][\w/]{0,200}):\d{1,7} (?=\S)/, '$1 > ')
    .replace(/\s{1,200}\[?\s{0,3}\d{1,3}%\]?$/, '')
    .replace(/ in [\d.]{1,10} ?m?s$/, '');
}

function placeIn(text: string, heading: string | null): Record<string, string | undefined> | null {
  const row = heading === null ? null : ROW.exec(text.replace(MARK, ''));
  return (
    (
      row ??
      LINE_PLACE.exec(text) ??
      BRACKETED.exec(text) ??
      FOUND.exec(text) ??
      CODED.exec(text) ??
      BEHIND.exec(text) ??
      LAST.exec(text) ??
      LED_LAST.exec(text) ??
      INSIDE.exec(text) ??
      ASIDE.exec(text)
    )?.groups ?? null
  );
}

const ROW = new RegExp(
  String.raw`^(?!\s{1,8}\d{1,7} (?:errors?|warnings?|problems?) )(?:\s{1,8}(?:line |L)?|(?<code>[A-Z]{1,6}\d{1,6}) |(?=\d{1,7}:\d{1,7}(?:-\d{1,7}(?::\d{1,7})?)?\s))${NUMBERS}:?\s{1,8}(?<words>[^\s|].*)$`,
);

/** `  ✖  4:2  words`: a row has a line and a column after its mark. */
const MARK = /^\s{0,8}(?:[✖✗✘✕×●❌⚠]|\[[✖✗✘✕×❌]\])(?=\s{1,6}\d{1,7}:\d{1,7}\s)/;

/** `parsing [shop.cfg:12] : words` */
const BRACKETED =
  /^(?:\w{1,20} )?\[(?<file>[^\s:()"'`=\]]{1,300}\.[A-Za-z]\w{0,9}):\d{1,7}\] ?: (?<words>\S.*)$/;

/** `pyproject.toml: DEP002 words`: with a code, no line is needed. */
const CODED =
  /^(?<file>[^\s:()"'`=]{1,300}\.[A-Za-z]\w{0,9}): (?<words>(?<code>[A-Z]{1,6}-?\d{2,6}):? \S.*)$/;

/** Perl puts the place after the words. */
const BEHIND =
  /^(?!\s)(?<words>.{3,500}?) (?:at|on) (?:(?<file>\S{1,300}) )?line \d{1,7}(?:,?(?: at)? col(?:umn)? \d{1,7})?(?:\.|(?<=[Ee]rror (?:at|on) line .{1,40}):|(?<tail>[.,;] .{0,400}))?$/;

/** `[A1] words - a.py:3:1`, `os at a.py:3`, or after a tab */
const LAST =
  /^(?!\s)(?<words>\S.{1,500}?)(?: (?:[-–]|at|in) | {0,40}\t[ \t]{0,40})(?<file>[^\s:()"'`=]{1,300}\.[A-Za-z]\w{0,9}):\d{1,7}(?::\d{1,7})?:?$/;

/** `error: words a.py:3:1` */
const LED_LAST =
  /^(?:\S{1,60} )?(?:error|warning): (?<words>\S.{1,500}?) (?<file>[^\s:()"'`=]{1,300}\.[A-Za-z]\w{0,9}):\d{1,7}:\d{1,7}$/;

/** `words (at a.py:3)` */
const ASIDE =
  /^\s{0,12}(?<words>\S.{1,500}?) \((?:at|in|see) (?<file>[^\s:()"'`=]{1,300}\.[A-Za-z]\w{0,9}):\d{1,7}(?::\d{1,7})?\)$/;

/** `Warning 12 in a.tex line 3: words` */
const INSIDE =
  /^(?:[A-Za-z]{1,12} )(?:\w{1,12} )?in (?<file>[^\s:()"'`=]{1,300}\.[A-Za-z]\w{0,9}),? (?:at |on )?line \d{1,7}(?:,? col(?:umn)? \d{1,7})?: (?<words>\S.*)$/;

function placedWords(said: string): Pick<Problem, 'title' | 'words' | 'level' | 'code' | 'strength'> {
  const match = LEVEL.exec(said);
  const { error, warning, code } = match?.groups ?? {};
  const level = error !== undefined ? 'error' : warning === undefined ? undefined : 'warning';
  const words = level === 'error' ? said.slice(match?.[0].length ?? 0) : said;
  return { title: null, words, level, code, strength: 'place' };
}

/** How the words begin when they say what kind of problem it is. */
const LEVEL =
  /^(?:(?<error>(?:fatal )?(?:error|ERROR|Error|fatal|FATAL)|syntax error(?=:|$))|(?<warning>warning|WARNING|Warning|note|info))\b(?: ?\[?(?<code>[A-Z]{1,6}-?\d{2,6})\]?)?(?::\s{0,8}|\s{1,8}|$)/;
