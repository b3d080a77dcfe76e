// Where the problems of a tool that nobody knows begin in its output, and which lines belong to each.

import { isAmiss, looksLikeError } from './error-lines.ts';
import { isTotal, TOTAL, whySilent } from './noise-lines.ts';

/** One for each line that begins one; where none does, what looks most like one and the lines of its shape. */
export function problemsIn(said: readonly Said[]): readonly Problem[] {
  const { opened, before } = opens(said);
  if (opened.length === 0) return alike(before).flatMap(listed);
  const problems = withoutRepeats(opened.flatMap(listed));
  if (problems.some((one) => one.strength === 'title' || (one.strength === 'place' && saysItself(one))))
    return problems;
  // Whichever stands first, the same one has what was said before all.
  const least = problems.map(keyOf).toSorted()[0];
  return problems.map((problem) => (keyOf(problem) === least ? { ...problem, before } : problem));
}

/** What was read so far. */
interface Opened {
  readonly opened: Problem[];
  readonly before: Said[];
  /** By the names under which their details may stand further below. */
  readonly titled: Map<string, Problem>;
  /** Of scenarios and tests: a list of the failed ones, with their places, says no more. */
  readonly named: Set<string>;
  heading: string | null;
  current: Current | null;
}

/** The problem that the next lines may be about, and where its title last stood. */
interface Current {
  readonly problem: Problem;
  readonly at: number;
}

function opens(said: readonly Said[]): Opened {
  const state: Opened = {
    opened: [],
    before: [],
    titled: new Map(),
    named: new Set(),
    heading: null,
    current: null,
  };
  for (const [at, one] of said.entries()) if (!isTitleOfList(one.text)) take(state, said, one, at);
  return state;
}

function take(state: Opened, said: readonly Said[], one: Said, at: number): void {
  state.heading = HEADING.exec(one.text)?.groups?.file ?? state.heading;
  const opened = opening(one, state.heading) ?? openingAbove(said, at, state.opened.at(-1));
  const problem = state.titled.get(one.text.trim()) ?? begin(state, opened, at);
  if (problem !== null) {
    state.current = { problem, at };
    return;
  }
  state.named.add(one.text.replace(NAME_AROUND, ''));
  const isMore = state.current !== null && isAbout(state.current.problem, one);
  (isMore ? (state.current?.problem.more ?? []) : state.before).push(one);
}

/** `-- FAILURES:`, `# failure detail` */
function isTitleOfList(text: string): boolean {
  return (LED.test(text) || /^\W{0,4}[A-Z ]{4,40}:$/.test(text)) && isTotal(text.replace(/:$/, ''));
}

/** What only the lines below tell: a list of what is amiss, a paragraph with a place, an excerpt and its words. */
function openingAbove(said: readonly Said[], at: number, last: Problem | undefined): Problem | null {
  const [above, one, below] = [said[at - 1], said[at], said[at + 1]];
  if (one === undefined || below === undefined) return null;
  if (isAmissCaption(one.text) && isRightBelow(one, below) && BULLET.test(below.text))
    return plainProblem(one);
  const bare = BARE_PLACE.exec(one.text)?.groups?.file;
  if (bare !== undefined && !TITLE.test(below.text) && !isInParagraph(said, at, last))
    return { ...plainProblem(one), file: bare, words: null, strength: 'place' };
  if (above !== undefined && isRightBelow(above, one)) return null;
  const place = placeBelow(said.slice(at, at + MOST_FIELDS));
  return place === null ? null : { ...plainProblem(one), file: place, strength: 'place' };
}

/** `a.pug:2:5`, above an excerpt of the source and what is wrong with it. */
const BARE_PLACE =
  /^\s{0,8}(?<file>[^\s:()"'`=]{1,300}\.[A-Za-z]\w{0,9}):\d{1,7}:\d{1,7}(?:-\d{1,7}(?::\d{1,7})?)?:?$/;

/** Whether the paragraph of a line began the last problem, of which its place then tells more. */
function isInParagraph(said: readonly Said[], at: number, last: Problem | undefined): boolean {
  let from = at;
  while (from > 0 && at - from < MOST_BELOW && isNeighbour(said, from)) from -= 1;
  return last !== undefined && last.line >= (said[from]?.line ?? 0);
}

function isNeighbour(said: readonly Said[], at: number): boolean {
  const [above, below] = [said[at - 1], said[at]];
  return above !== undefined && below !== undefined && isRightBelow(above, below);
}

/** `Secret Type: AWS key`, right above `Location: a.py:3`. */
function placeBelow([first, ...rest]: readonly Said[]): string | null {
  if (first === undefined || !FIELD_NAME.test(first.text)) return null;
  let last = first;
  for (const one of rest) {
    if (!isRightBelow(last, one) || !FIELD_NAME.test(one.text)) return null;
    const file = FIELD_PLACE.exec(one.text)?.groups?.file;
    if (file !== undefined) return file;
    last = one;
  }
  return null;
}

const MOST_FIELDS = 6;
const FIELD_NAME = /^\s{0,8}[A-Z][\w-]{0,30}(?: [\w-]{1,30}){0,3}: {1,20}\S/;
const FIELD_PLACE =
  /^\s{0,8}(?:Location|File|Path|Source|Position|Where|At): {1,20}(?<file>[^\s:]{1,300}\.\w{1,9})(?::\d{1,7}|$)/;

function isRightBelow(above: Said, below: Said): boolean {
  return below.line === above.line + (above.joined ?? 0) + 1;
}

/** `Unused dependencies` */
function isAmissCaption(text: string): boolean {
  return (
    /^[\w-]{1,30}(?: [\w-]{1,30}){0,3} ?:?$/.test(text) && (AMISS_NAME.test(text) || looksLikeError(text))
  );
}

const AMISS_NAME = /^(?:un[a-z]{4,20}|duplicate|circular|outdated|deprecated|forbidden|extra|extraneous)\b/i;

/** `  Scenario: adds VAT   # cart.feature:3` */
const NAME_AROUND = /^\s{0,40}(?:[A-Z]\w{1,30}(?: \w{1,30})?: )?|\s{1,80}# \S{1,300}$/g;

/** Null for a line that says more of the current problem, or of none. */
function begin(state: Opened, problem: Problem | null, at: number): Problem | null {
  if (problem === null) return null;
  const last = state.current?.problem;
  if (isFurtherIn(last, problem)) return null;
  const isPart = isPartOf(last, problem);
  if (!isPart && isWordsOf(state.current, problem, at)) return null;
  if (problem.strength === 'place' && state.named.has(problem.words ?? '')) return null;
  const begun = isPart ? partOf(state, last, problem) : problem;
  state.opened.push(begun);
  for (const name of namesOf(begun)) state.titled.set(name, begun);
  return begun;
}

/** Below what says itself, and further in than that, `cannot ...` only tells why. */
function isFurtherIn(last: Problem | undefined, { strength, indent, line }: Problem): boolean {
  if (last === undefined || strength !== 'plain' || indent <= last.indent) return false;
  return line === (last.more.at(-1)?.line ?? last.line) + 1;
}

/** In the place of the one that it is a part of. */
function partOf({ opened, titled }: Opened, whole: Problem, problem: Problem): Problem {
  opened.splice(opened.lastIndexOf(whole), 1);
  for (const name of namesOf(whole)) titled.delete(name);
  return { ...problem, title: `${whole.title} > ${problem.title}` };
}

/** As the details below a list of titles repeat them: with the suite, or the test alone. */
function namesOf({ title, words }: Problem): readonly string[] {
  return title === null || words !== null ? [] : [title, ...title.split(/ [>›] /).slice(-1)];
}

/** What a line announces and a list below it names, is a problem for each of the list. */
function listed(problem: Problem): readonly Problem[] {
  const { words, strength, more, line } = problem;
  if (words === null || (strength !== 'plain' && strength !== 'led') || !isCaption(words, strength))
    return [problem];
  const end = more.findIndex(({ text }) => !BULLET.test(text) && !/^\s{2}/.test(text));
  const list = more.slice(0, end < 0 ? more.length : end);
  const first = list[0]?.text ?? '';
  const indent = first.search(/\S/);
  // Where none has a mark, rows are those that are indented alike.
  const isMarked = BULLET.test(first);
  if (!isMarked && !CLOSED.test(words)) return [problem];
  const starts = list.flatMap(({ text }, at) =>
    BULLET.test(text) === isMarked && text.search(/\S/) === indent ? at : [],
  );
  if (starts[0] !== 0 || (list[0]?.line ?? 0) - line > 2) return [problem];
  return starts.flatMap((start, at) => {
    const [head, ...below] = list.slice(start, starts[at + 1] ?? list.length);
    if (head === undefined) return [];
    const left = at === 0 ? more.slice(list.length) : [];
    const { before = [], ...rest } = problem;
    return {
      ...rest,
      line: head.line,
      words: underCaption(words, head.text),
      more: [...below, ...left],
      before: at === 0 ? before : [],
    };
  });
}

/** `Schema validation failed.` */
const CLOSED = /\b(?:failed|invalid|not valid|errors?|problems?|issues?|violations?)[.!:]{0,3}$/i;

/** `Missing dependencies`, `Error: these are unused:`. */
function isCaption(words: string, strength: Strength): boolean {
  return (
    words.endsWith(':') ||
    CLOSED.test(words) ||
    (strength === 'plain' && /^[\w-]{1,30}(?: [\w-]{1,30}){0,3} ?$/.test(words))
  );
}

function underCaption(caption: string, text: string): string {
  return `${caption.trim().replace(/:$/, '')}: ${text.replace(BULLET, '').trim()}`;
}

const BULLET = /^\s{0,12}(?:[-*•◦▪‣+]|\d{1,4}[.)]) {1,4}(?=\S)/;

export interface Said {
  readonly line: number;
  readonly text: string;
  /** Of a program that a runner named before it; lines of another are not about its problems. */
  readonly stream: number;
  /** How many lines below it were its own. */
  readonly joined?: number;
}

/** The lines that may tell what failed; the last one where all are noise. */
export function whatIsSaid(lines: readonly string[]): readonly Said[] {
  const silent = whySilent(lines);
  let stream = 0;
  const said = lines.flatMap((text, line) => {
    if (ECHO.test(text)) stream += 1;
    const isRest = silent[line] === TOTAL && isBroken(lines[line - 1] ?? '', text);
    return silent[line] === null || isRest ? [{ line, text, stream }] : [];
  });
  return said.reduce<Said[]>(joined, []);
}

/** What a terminal's width broke in the middle of a sentence stands in one line again. */
function joined(said: Said[], next: Said): Said[] {
  const last = said.at(-1);
  const isNext =
    last !== undefined && last.text.length < MOST_JOINED && next.line === last.line + (last.joined ?? 0) + 1;
  if (!isNext || !isBroken(last.text, next.text)) said.push(next);
  else
    said[said.length - 1] = {
      ...last,
      text: `${last.text} ${next.text.trim()}`,
      joined: (last.joined ?? 0) + 1,
    };
  return said;
}

const MOST_JOINED = 600;

function isBroken(text: string, next: string): boolean {
  if (text.length < 20 || BULLET.test(next) || LABEL.test(next.trim()) || PLACE.test(next) || LED.test(next))
    return false;
  return (
    OPEN_END.test(text) ||
    (text.length >= 40 && /,$/.test(text) && /^\s*[a-z]{2,}\b(?!\s{0,4}[:=(])/.test(next))
  );
}

/** No sentence ends in these. */
const OPEN_END =
  /\b(?:a|an|the|and|or|of|to|in|on|at|by|for|from|with|between|into|than|as|that|is|are|be|was|were|been|has|have|should|must|can|not)$/;

/** A command that begins to speak, or the end of what a CI service says before it does. */
const ECHO = /^(?:[>$+] \S|##\[(?:endgroup|command)\]|\[command\]|::group::)/;

/** One problem: the line that begins it, what it is about, and the lines below it. */
export interface Problem {
  readonly line: number;
  readonly stream: number;
  readonly joined: number;
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
  // An excerpt of the source may stand between the place and the words.
  const last = problem.more.at(-1)?.line;
  return !saysItself(problem) && one.line - (last ?? problem.line) <= (last === undefined ? MOST_BELOW : 2);
}

function keyOf({ file, title, words }: Problem): string {
  return [file, title, words].join('\n');
}

/** Where no line begins a problem: what looks most like one, and the lines of its shape; the others tell it from others. */
function alike(said: readonly Said[]): readonly Problem[] {
  const lead = mostLikely(said);
  if (lead === undefined) return [];
  const shape = shapeOf(lead.text);
  const [from, to] = rowsAround(said, said.indexOf(lead));
  const isKind = said.map(({ text }, at) => (at >= from && at <= to) || shapeOf(text) === shape);
  const kind = said.filter((_, at) => isKind[at]);
  const files = said.map((_, at) => (isKind[at] ? fileAbove(said, at) : null)).filter((_, at) => isKind[at]);
  const others = said.filter((_, at) => !isKind[at]);
  // Whichever was written first, the same one has the others.
  const least = kind.reduce((low, one) => (one.text.trim() < low.text.trim() ? one : low), lead);
  return kind.map((one, at) => ({
    ...plainProblem(one),
    file: files[at] ?? null,
    words: withCaption(one, said),
    more: one.text.trim() === least.text.trim() ? others.filter(({ line }) => line > lead.line) : [],
    before: one.text.trim() === least.text.trim() ? others.filter(({ line }) => line < lead.line) : [],
    isLead: one === lead,
  }));
}

/** The file that stands as the title of the paragraph. */
function fileAbove(said: readonly Said[], at: number): string | null {
  for (let above = at; above > 0 && at - above < MOST_BELOW && isNeighbour(said, above); above -= 1) {
    const file = HEADING.exec(said[above - 1]?.text.trim() ?? '')?.groups?.file;
    if (file !== undefined) return file;
  }
  return null;
}

/** What closes an output says less than what is announced, listed, or told to be other than it should. */
function mostLikely(said: readonly Said[]): Said | undefined {
  const announced = said.findLast(({ text }) => isAnnouncement(text))?.line ?? Infinity;
  const told = said.filter(({ text }) => !isAnnouncement(text) && !LABEL.test(text.trim()));
  return (
    told.find(({ text }) => PLAIN.test(text)) ??
    told.findLast(({ text }) => looksLikeError(text)) ??
    told.find(({ text }) => FIELD.test(text)) ??
    told.find(({ line }) => line > announced) ??
    told.find(({ text }) => BULLET.test(text)) ??
    told.find(({ text }) => isAmiss(text)) ??
    said.at(-1)
  );
}

/** What an error says, in a dump of it. */
const FIELD =
  /^\s{0,20}["']?(?:message|error|errorMessage|msg|reason|detail|description)["']?\s{0,4}[:=]\s{0,4}(?=.{4})/;

function withCaption({ line, text }: Said, said: readonly Said[]): string {
  if (!BULLET.test(text)) return text.trim();
  const caption = said.findLast(
    (one) => one.line < line && !BULLET.test(one.text) && !/^\s{2}/.test(one.text),
  );
  return caption !== undefined && (isAnnouncement(caption.text) || isCaption(caption.text.trim(), 'plain'))
    ? underCaption(caption.text, text)
    : text.trim();
}

function isAnnouncement(text: string): boolean {
  return ANNOUNCEMENT.test(text.replace(MARK, '')) || (LABEL.test(text) && looksLikeError(text));
}

const MARK = /^\W{1,6}(?:Error: )?(?=\w)/;

/** Lines of one kind begin with one word, or are all paths. */
function shapeOf(text: string): string {
  const [first = ''] = text.trim().split(/[\s:([]/, 1);
  return /[\w-]\/[\w-]|^[\w-]{1,80}\.[a-z]\w{0,4}$/.test(first)
    ? 'path'
    : first.replace(/^\d{1,4}(?=[.)]$)/, '1');
}

/** From which line to which, around `lead`, the rows of one list stand: `name: 3 is no text`, `rule | 4 | words`. */
function rowsAround(said: readonly Said[], lead: number): readonly [from: number, to: number] {
  const form = formOf(said[lead]?.text ?? '');
  let [from, to] = [lead, lead];
  if (form === null) return [from, to];
  while (isNeighbour(said, from) && formOf(said[from - 1]?.text ?? '') === form) from -= 1;
  while (isNeighbour(said, to + 1) && formOf(said[to + 1]?.text ?? '') === form) to += 1;
  return [from, to];
}

/** Null for a line that is no row. */
function formOf(text: string): string | null {
  const indent = text.search(/\S/);
  const cells = text.split(' | ').length;
  if (cells > 2) return `${indent} cells ${cells}`;
  return ROW_NAME.test(text) ? `${indent} name` : null;
}

const ROW_NAME = /^\s{0,12}[^\s:]{1,60}: \S/;

/** A title right below another one, further in and with nothing between them: a step of a scenario, a test of a suite. */
function isPartOf(last: Problem | undefined, problem: Problem): last is Problem {
  if (last?.title == null || problem.title === null || last.words !== null || last.more.length > 0)
    return false;
  return problem.indent > last.indent && problem.line - last.line <= 2;
}

/** The error below a test's title, or below a place alone, is what that says. */
function isWordsOf(current: Current | null, { strength }: Problem, at: number): boolean {
  if (current === null) return false;
  const { problem } = current;
  if (strength === 'title') return PLACE_ONLY.test(problem.words ?? '') && problem.more.length === 0;
  const isMute = problem.title !== null || (strength !== 'place' && isBarePlace(problem));
  return isMute && at - current.at <= MOST_BELOW && !problem.more.some(({ text }) => LED.test(text));
}

function isBarePlace(problem: Problem): boolean {
  return problem.strength === 'place' && !saysItself(problem);
}

const MOST_BELOW = 8;

/** A list at the end names again what was told above. */
function withoutRepeats(problems: readonly Problem[]): readonly Problem[] {
  const told = new Set(
    problems.flatMap(({ title, more }) =>
      title !== null && more.length > 0 ? [title, ...lastNames(title, more)] : [],
    ),
  );
  return problems.filter(({ title, more }) => title === null || more.length > 0 || !told.has(title));
}

/** Of a test whose suite stands before it, or in the line above: `1) cart`, `adds VAT:`. */
function lastNames(title: string, [first]: readonly Said[]): readonly string[] {
  return [...title.split(' > ').slice(-1), /^\s+(\S.*):$/.exec(first?.text ?? '')?.[1] ?? title];
}

const HEADING = /^(?:\W{1,4}(?:\w{1,12} )?)?(?<file>[\w@.<>~/-]{1,300}\.[A-Za-z]\w{0,9}):?$/;
const NUMBERS = String.raw`\d{1,7}(?:[:,.]\d{1,7})?(?:-\d{1,7}(?:[:.]\d{1,7})?)?`;
const ROW = new RegExp(
  String.raw`^(?:\s{1,8}(?:line |L)?|(?<code>[A-Z]{1,6}\d{1,6}) |(?=\d{1,7}:\d{1,7}(?:-\d{1,7}(?::\d{1,7})?)?\s))${NUMBERS}:?\s{1,8}(?<words>[^\s|].*)$`,
);
/** `a.py:3:1: words`, `a.js: line 3, col 1, words`, `a.sh(3) words`, `line 3 column 1 - words`, and the same behind `- `. */
const PLACE = new RegExp(
  String.raw`^\s{0,12}(?:[-*•>] |[\w.-]{1,40}: )?(?:(?<file>[^\s:()"'\`=]{1,300}\.[A-Za-z]\w{0,9}|[\w./-]{0,200}file)(?:[:(@]${NUMBERS}\)?|:? line \d{1,7}(?:, col(?:umn)? \d{1,7})?)|[Ll]ine \d{1,7},? col(?:umn)? \d{1,7}(?= ?[-:]))(?:[:,]?\s{1,8}|:(?=(?:fatal |)error|warning)|(?<=:\d{1,7}:\d{1,7}):(?=[A-Za-z"']))(?:[-›] )?(?<words>\S.*)$`,
);
/** How its words begin where they say what it is. */
const LEVEL =
  /^(?:(?<error>(?:fatal |syntax )?(?:error|ERROR|Error|fatal|FATAL))|(?<warning>warning|WARNING|Warning|note|info))\b(?: ?\[?(?<code>[A-Z]{1,6}-?\d{2,6})\]?)?(?::\s{0,8}|\s{1,8}|$)/;
/** Perl's: the place stands behind the words. */
const BEHIND =
  /^(?!\s)(?<words>.{3,500}?) (?:at|on) (?:(?<file>\S{1,300}) )?line \d{1,7}(?:,?(?: at)? col(?:umn)? \d{1,7})?(?:\.|(?<tail>[.,;] .{0,400}))?$/;
export const LED =
  /^\*\* \([\w.]{1,80}\) |^[^\p{L}\p{N}]{0,12}(?:[\w.$/-]{1,80}: ?){0,2}(?:[\w.$]{0,80}(?:ERROR|Error|error|FATAL|Fatal|fatal|CRITICAL|[Ff]ailure|FAILURE|Exception|PANIC|[Pp]anic|ASSERT)|ERR!|Issue|Violation|Defect|Warning|WARNING|[A-Z]{1,5}\d{3,5}|E)(?:\[[\w-]{1,40}\])?(?:[:!\]]|\b(?<=\w{3}) )/u;
const TITLE =
  /^\s{0,8}(?:[✖✗✘×●❌]|\d{1,4}(?:\)|\.?(?= {2,8}\S(?:[^ ]| (?! )){0,60} {2,60}\S))|not ok \d{1,6}(?: -)?|(?:--- )?FAIL(?:ED|URE)?:?|Failure(?::| in)|\(fail\)|\[ {0,4}FAIL(?:ED)? {0,4}\]) {1,6}(?<title>(?!\(\d+ ?\/)\S.*?)(?: [[(][\d.]+ ?m?s[\])])?$/;
const VERDICT =
  /^\s{0,8}(?<title>\S.{0,200}?)(?: ?\| FAIL \||\s?\.{2,}[ *]{0,4}(?:FAILED|Failed|FAIL|not ok|ERROR)\b(?:: (?<words>\S.{0,400})|.{0,40})| FAIL(?:ED)?| \[E\])$/;
export const PLAIN =
  /^\s{0,8}(?:[-*•>] )?(?:[\w./-]{1,60}: ){0,3}(?:cannot|can't|could not|couldn't|unable to|failed to|missing|invalid|unknown|unexpected|undefined|unresolved|no such|permission denied)\b/i;

function opening(one: Said, heading: string | null): Problem | null {
  const { title, words = null } = (TITLE.exec(one.text) ?? VERDICT.exec(one.text))?.groups ?? {};
  const placed = placeIn(one.text, heading) ?? placeInTitle(title);
  if (placed !== null) {
    const told = placedWords(`${placed.words ?? one.text}${placed.tail ?? ''}`);
    return { ...startOf(one), ...told, code: placed.code ?? told.code, file: placed.file ?? heading };
  }
  if (ANNOUNCEMENT.test(title?.replace(/^Error: /, '') ?? one.text) || isFileOf(one.text, title)) return null;
  return titleProblem(one, title, words) ?? ruleProblem(one, heading) ?? ledProblem(one);
}

function titleProblem(one: Said, title: string | undefined, words: string | null): Problem | null {
  if (title === undefined || isTotal(title)) return null;
  return { ...startOf(one), title: plainTitle(title), file: null, words, strength: 'title' };
}

function ruleProblem(one: Said, file: string | null): Problem | null {
  const code = RULE.exec(one.text)?.[1];
  if (code === undefined || file === null) return null;
  return { ...startOf(one), title: code, file, words: null, code, strength: 'title' };
}

function startOf({ line, text, stream, joined = 0 }: Said) {
  return { line, stream, joined, indent: text.search(/\S/), more: [] };
}

function ledProblem(one: Said): Problem | null {
  if (LED.test(one.text)) return { ...plainProblem(one), strength: 'led' };
  return PLAIN.test(one.text) ? plainProblem(one) : null;
}

/** `❯❱ no-eval`: the name of a rule stands alone behind marks, and below it what it says. */
const RULE = /^\s{1,12}(?![-*•+] )[^\w\s]{1,3} ([a-z]\w{0,40}(?:[-.][\w-]{1,80}){1,8})$/;

/** `[FAIL] a.py:3: words` */
const PLACED_TITLE = /^[^\s:]{1,300}\.\w{1,9}:\d{1,7}(?::\d{1,7})?: \S/;

function placeInTitle(title = ''): Record<string, string | undefined> | null {
  return PLACED_TITLE.test(title) ? placeIn(title, null) : null;
}

/** `✖ src/a.css`, above what is wrong in it. */
function isFileOf(text: string, title: string | undefined): boolean {
  return title !== undefined && /^\s*[✖✗✘×●❌]/.test(text) && HEADING.test(title);
}

/** `test_cart:4 adds VAT   50%`: where it stands, and how far the run had come, are no part of its name. */
function plainTitle(title: string): string {
  return title
    .replace(/^(?:#\d{1,7}:|\d{1,7}:\d{1,7}) {1,8}(?=[^\s+])/, '')
    .replace(/^([A-Za-z_][\w/]{0,200}):\d{1,7} (?=\S)/, '$1 > ')
    .replace(/\s{1,200}\[?\s{0,3}\d{1,3}%\]?$/, '')
    .replace(/ in [\d.]{1,10} ?m?s$/, '');
}

/** `pyproject.toml: DEP002 words`: what has a code needs no line. */
const CODED =
  /^(?<file>[^\s:()"'`=]{1,300}\.[A-Za-z]\w{0,9}): (?<words>(?<code>[A-Z]{1,6}-?\d{2,6}):? \S.*)$/;

function placeIn(text: string, heading: string | null): Record<string, string | undefined> | null {
  const row = heading === null ? null : ROW.exec(text);
  return (row ?? PLACE.exec(text) ?? CODED.exec(text) ?? BEHIND.exec(text))?.groups ?? null;
}

function placedWords(said: string): Pick<Problem, 'title' | 'words' | 'level' | 'code' | 'strength'> {
  const match = LEVEL.exec(said);
  const { error, warning, code } = match?.groups ?? {};
  const level = error !== undefined ? 'error' : warning === undefined ? undefined : 'warning';
  const words = level === 'error' ? said.slice(match?.[0].length ?? 0) : said;
  return { title: null, words, level, code, strength: 'place' };
}

function plainProblem(one: Said): Problem {
  return { ...startOf(one), title: null, file: null, words: one.text.trim(), strength: 'plain' };
}

/** `Found some issues:`; what they are stands below. */
const ANNOUNCEMENT =
  /^(?=.{0,200}\b(?:issues?|errors?|problems?|failures?|warnings?|violations?|offenses?|following|these)\b)\S.{8,200}:$|^[\w ,'-]{0,80}\b(?:errors?|problems?|issues?|failures?|violations?|warnings?) (?:(?:was|were|has been|have been) )?(?:found|detected|encountered|reported|occurred)[.:!]{0,3}$|^\S{1,300}\.\w{1,9}:? (?:is )?(?:invalid|failed|bad|not (?:ok|valid))[.!]?$/i;
/** Words that only announce what follows. */
export const LABEL =
  /^(?:\W{0,4}[\w ]{1,40}:|\W{0,4}(?:[A-Z][a-z]{1,20} )?(?:at|in) \S{1,300}|\S{1,300}\.\w{1,5}:\d{1,7}(?::\d{1,7})?:?|\W{0,4}(?:ERROR|FAIL|FAILED|Error)!?|[^\w\s]{2} \w{1,20} [^\w\s]{2})$/;
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
