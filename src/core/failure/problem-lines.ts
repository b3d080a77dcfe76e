// Where the problems of a tool that nobody knows begin in its output, and which lines belong to each.

import { looksLikeError } from './error-lines.ts';
import { isTotal, whySilent } from './noise-lines.ts';

/** One for each line that begins one; where none does, what looks most like one and the lines of its shape. */
export function problemsIn(said: readonly Said[]): readonly Problem[] {
  const opened: Problem[] = [];
  const before: Said[] = [];
  let heading: string | null = null;
  for (const one of said) {
    heading = HEADING.exec(one.text)?.groups?.file ?? heading;
    const last = opened.at(-1);
    if (begins(opened, opening(one, heading))) continue;
    (last !== undefined && isAbout(last, one) ? last.more : before).push(one);
  }
  if (opened.length === 0) return alike(before);
  const problems = withoutRepeats(opened);
  // Whichever stands first, the same one has what was said before all.
  const least = problems.map(keyOf).toSorted()[0];
  return problems.map((problem) => (keyOf(problem) === least ? { ...problem, before } : problem));
}

export interface Said {
  readonly line: number;
  readonly text: string;
  /** Of a program that a runner named before it; lines of another are not about its problems. */
  readonly stream: number;
}

/** The lines that may tell what failed; the last one where all are noise. */
export function whatIsSaid(lines: readonly string[]): readonly Said[] {
  const silent = whySilent(lines);
  let stream = 0;
  return lines.flatMap((text, line) => {
    if (ECHO.test(text)) stream += 1;
    return silent[line] === null ? [{ line, text, stream }] : [];
  });
}

/** A command that begins to speak, or the end of what a CI service says before it does. */
const ECHO = /^(?:[>$+] \S|##\[(?:endgroup|command)\]|\[command\]|::group::)/;

/** One problem: the line that begins it, what it is about, and the lines below it. */
export interface Problem {
  readonly line: number;
  readonly stream: number;
  readonly indent: number;
  /** A test's or a block's title, when the words are told below it. */
  readonly title: string | null;
  readonly file: string | null;
  readonly words: string | null;
  /** What the line itself calls it. */
  readonly level?: 'error' | 'warning' | undefined;
  readonly code?: string | undefined;
  readonly more: Said[];
  /** What was said before all problems. */
  readonly before?: readonly Said[];
  readonly strength: Strength;
  readonly isLead?: boolean;
}

/** How sure it is that a line begins a problem. */
type Strength = 'place' | 'led' | 'title' | 'plain';

/** What has a place says all in its line, and in those indented below; where its line says nothing, right below it. */
function isAbout(problem: Problem, one: Said): boolean {
  if (problem.stream !== one.stream) return false;
  if (problem.strength !== 'place' || /^\s/.test(one.text)) return true;
  return !saysItself(problem) && one.line - (problem.more.at(-1)?.line ?? problem.line) <= 2;
}

function keyOf({ file, title, words }: Problem): string {
  return [file, title, words].join('\n');
}

/** Where no line begins a problem: what looks most like one, and the lines of its shape; the others tell it from others. */
function alike(said: readonly Said[]): readonly Problem[] {
  const announced = said.findLastIndex(({ text }) => isAnnouncement(text));
  const told = said.filter(({ text }) => !isAnnouncement(text) && !LABEL.test(text.trim()));
  const lead =
    told.find(({ text }) => PLAIN.test(text)) ??
    told.findLast(({ text }) => looksLikeError(text)) ??
    (announced < 0 ? undefined : told.find(({ line }) => line > (said[announced]?.line ?? 0))) ??
    said.at(-1);
  if (lead === undefined) return [];
  const shape = shapeOf(lead.text);
  const others = said.filter(({ text }) => shapeOf(text) !== shape);
  const kind = said.filter(({ text }) => shapeOf(text) === shape);
  // Whichever was written first, the same one has the others.
  const least = kind.reduce((low, one) => (one.text.trim() < low.text.trim() ? one : low), lead);
  return kind.map((one) => ({
    ...plainProblem(one),
    more: one.text.trim() === least.text.trim() ? others.filter(({ line }) => line > lead.line) : [],
    before: one.text.trim() === least.text.trim() ? others.filter(({ line }) => line < lead.line) : [],
    isLead: one === lead,
  }));
}

function isAnnouncement(text: string): boolean {
  return ANNOUNCEMENT.test(text) || (LABEL.test(text) && looksLikeError(text));
}

/** Lines of one kind begin with one word, or are all paths. */
function shapeOf(text: string): string {
  const [first = ''] = text.trim().split(/[\s:([]/, 1);
  return /[\w-]\/[\w-]|^[\w-]{1,80}\.[a-z]\w{0,4}$/.test(first) ? 'path' : first;
}

/** False for a line that says more of the last problem, or of none. */
function begins(opened: Problem[], problem: Problem | null): boolean {
  const last = opened.at(-1);
  if (problem === null || (!isPartOf(last, problem) && isWordsOf(last, problem))) return false;
  if (isPartOf(last, problem))
    opened.splice(-1, 1, { ...problem, title: `${last.title} > ${problem.title}` });
  else opened.push(problem);
  return true;
}

/** A title right below another one, further in and with nothing between them: a step of a scenario, a test of a suite. */
function isPartOf(last: Problem | undefined, problem: Problem): last is Problem {
  if (last?.title == null || problem.title === null || last.words !== null || last.more.length > 0)
    return false;
  return problem.indent > last.indent && problem.line - last.line <= 2;
}

/** The error below a test's title, or below a place alone, is what that says. */
function isWordsOf(current: Problem | undefined, { strength, line }: Problem): boolean {
  if (current === undefined || strength === 'title') return false;
  const isMute = current.title !== null || (strength !== 'place' && isBarePlace(current));
  return isMute && line - current.line <= MOST_BELOW && !current.more.some(({ text }) => LED.test(text));
}

function isBarePlace(problem: Problem): boolean {
  return problem.strength === 'place' && !saysItself(problem);
}

const MOST_BELOW = 8;

/** A list at the end names again what was told above. */
function withoutRepeats(problems: readonly Problem[]): readonly Problem[] {
  const told = new Set(
    problems.flatMap(({ title, more }) => (title !== null && more.length > 0 ? [title] : [])),
  );
  return problems.filter(({ title, more }) => title === null || more.length > 0 || !told.has(title));
}

const HEADING = /^(?:\W{1,4}(?:\w{1,12} )?)?(?<file>[\w@.<>~/-]{1,300}\.[A-Za-z]\w{0,5}):?$/;
const NUMBERS = String.raw`\d{1,7}(?:[:,.]\d{1,7})?(?:-\d{1,7}(?:[:.]\d{1,7})?)?`;
const ROW = new RegExp(String.raw`^\s{1,8}(?:line |L)?${NUMBERS}:? {1,8}(?<words>[^\s|].*)$`);
/** `a.py:3:1: words`, `a.js: line 3, col 1, words`, `a.sh(3) words`, `line 3 column 1 - words`, and the same behind `- `. */
const PLACE = new RegExp(
  String.raw`^\s{0,12}(?:[-*•>] |[\w.-]{1,40}: )?(?:(?<file>[^\s:()"'\`=]{1,300}\.[A-Za-z]\w{0,5}|[\w./-]{0,200}file)(?:[:(]${NUMBERS}\)?|:? line \d{1,7}(?:, col(?:umn)? \d{1,7})?)|[Ll]ine \d{1,7},? col(?:umn)? \d{1,7}(?= ?[-:]))(?:[:,]?\s{1,8}|:(?=(?:fatal |)error|warning))(?:[-›] )?(?<words>\S.*)$`,
);
/** How its words begin where they say what it is. */
const LEVEL =
  /^(?:(?<error>(?:fatal |syntax )?(?:error|ERROR|Error|fatal|FATAL))|(?<warning>warning|WARNING|Warning|note|info))\b(?: ?\[?(?<code>[A-Z]{1,6}-?\d{2,6})\]?)?(?::\s{0,8}|\s{1,8}|$)/;
/** Perl's: the place stands behind the words. */
const BEHIND =
  /^(?!\s)(?<words>.{3,500}?) at (?:(?<file>\S{1,300}) )?line \d{1,7}(?:,? col(?:umn)? \d{1,7})?(?:\.|(?<tail>[.,;] .{0,400}))?$/;
export const LED =
  /^\*\* \([\w.]{1,80}\) |^[^\p{L}\p{N}]{0,12}(?:[\w.$/-]{1,80}: ?){0,2}(?:[\w.$]{0,80}(?:ERROR|Error|error|FATAL|Fatal|fatal|CRITICAL|[Ff]ailure|FAILURE|Exception|PANIC|[Pp]anic|ASSERT)|ERR!|Issue|Violation|Defect|Warning|WARNING|[A-Z]{1,5}\d{3,5}|E)(?:\[[\w-]{1,40}\])?(?:[:!\]]|\b(?<=\w{3}) )/u;
const TITLE =
  /^\s{0,8}(?:[✖✗✘×●❌]|\d{1,4}\)|not ok \d{1,6}(?: -)?|(?:--- )?FAIL(?:ED|URE)?:?|Failure(?::| in)|\(fail\)|\[ {0,4}FAIL(?:ED)? {0,4}\]) {1,6}(?<title>(?!\(\d+ ?\/)\S.*?)(?: [[(][\d.]+ ?m?s[\])])?$/;
const VERDICT =
  /^\s{0,8}(?<title>\S.{0,200}?)(?: ?\| FAIL \||\s?\.{2,}[ *]{0,4}(?:FAILED|Failed|FAIL|not ok|ERROR)\b(?:: (?<words>\S.{0,400})|.{0,40})| FAIL(?:ED)?| \[E\])$/;
export const PLAIN =
  /^\s{0,8}(?:[-*•>] )?(?:[\w./-]{1,60}: ){0,3}(?:cannot|can't|could not|couldn't|unable to|failed to|missing|invalid|unknown|unexpected|undefined|unresolved|no such|permission denied)\b/i;

function opening({ line, text, stream }: Said, heading: string | null): Problem | null {
  const at = { line, stream, indent: text.search(/\S/), more: [] };
  const placed = placeIn(text, heading);
  if (placed !== null)
    return {
      ...at,
      ...placedWords(`${placed.words ?? text}${placed.tail ?? ''}`),
      file: placed.file ?? heading,
    };
  if (ANNOUNCEMENT.test(text)) return null;
  const { title, words = null } = (TITLE.exec(text) ?? VERDICT.exec(text))?.groups ?? {};
  if (title !== undefined && !isTotal(title)) return { ...at, title, file: null, words, strength: 'title' };
  const problem = plainProblem({ line, text, stream });
  if (LED.test(text)) return { ...problem, strength: 'led' };
  return PLAIN.test(text) ? problem : null;
}

function placeIn(text: string, heading: string | null): Record<string, string | undefined> | null {
  const row = heading === null ? null : ROW.exec(text);
  return (row ?? PLACE.exec(text) ?? BEHIND.exec(text))?.groups ?? null;
}

function placedWords(said: string): Pick<Problem, 'title' | 'words' | 'level' | 'code' | 'strength'> {
  const match = LEVEL.exec(said);
  const { error, warning, code } = match?.groups ?? {};
  const level = error !== undefined ? 'error' : warning === undefined ? undefined : 'warning';
  const words = level === 'error' ? said.slice(match?.[0].length ?? 0) : said;
  return { title: null, words, level, code, strength: 'place' };
}

function plainProblem({ line, text, stream }: Said): Problem {
  return {
    ...{ line, stream, indent: text.search(/\S/), title: null, file: null },
    ...{ words: text.trim(), more: [], strength: 'plain' },
  };
}

/** `Found some issues:`; what they are stands below. */
const ANNOUNCEMENT =
  /^(?=.{0,200}\b(?:issues?|errors?|problems?|failures?|warnings?|violations?|offenses?|following|these)\b)\S.{8,200}:$/i;
/** Words that only announce what follows. */
export const LABEL =
  /^(?:\W{0,4}[\w ]{1,40}:|\S{1,300}\.\w{1,5}:\d{1,7}(?::\d{1,7})?:?|\W{0,4}(?:ERROR|FAIL|FAILED|Error)!?)$/;
export const SIDE = /^\s*(?:[-+](?![-+])|(?:expected|actual|received|wanted|got|want|left|right)\b)/i;

export function saysItself({ words, strength }: Problem): boolean {
  if (words === null || LABEL.test(words) || PLACE_ONLY.test(words)) return false;
  return (
    strength !== 'place' ||
    (/\w/.test(words) && !isTotal(words) && !/^\W?[A-Z]{1,6}-?\d{2,6}\W?$/.test(words))
  );
}

/** `ERROR in ./src/a.js 1:0-20` only names the place; the next line has the words. */
export const PLACE_ONLY = /^ERROR in (?<file>\S{1,400}\.\w{1,6})\b/;
