// Where the problems of a tool that nobody knows begin in its output, and which lines belong to each.

import { looksLikeError } from '../text/error-lines.ts';
import type { Knowledge } from '../text/passed-runs.ts';
import { isTotal } from '../text/totals.ts';
import { alike } from './alike-lines.ts';
import { opening } from './begin-problem.ts';
import { BARE_PLACE, BULLET, HEADING, LED, PLACE_ONLY } from './line-shapes.ts';
import { closes, isAbout, tells, withinOthers } from './lines-of-problem.ts';
import { isHeadOf, isTelling, MOST_BELOW, type Problem, plainProblem, saysItself } from './problem.ts';
import { openingAbove } from './problem-above.ts';
import { titlesOf, withoutRepeats } from './repeated-problems.ts';
import type { OutputLine } from './what-is-said.ts';

/** One for each line that begins one; if none does, the line that looks most like one and the lines of its shape. */
export function problemsIn(said: readonly OutputLine[], known: Knowledge = 'nothing'): readonly Problem[] {
  const state = surelyOpens(said);
  const { opened, before } = state;
  if (opened.length === 0) return alike(before, known);
  const all = [...opened, ...untold(state), ...lineless(state)];
  const problems = withoutRepeats(all);
  if (problems.some(tells)) return problems;
  // The same problem gets the lines before all of them, whichever comes first.
  const least = problems.map(keyOf).toSorted()[0];
  return problems.map((problem) =>
    keyOf(problem) === least
      ? { ...problem, before: [...new Set([...before, ...(problem.before ?? [])])] }
      : problem,
  );
}

/** Besides problems with a line, those of a whole file: `rules/host.yml: not a valid duration`. */
function lineless({ opened, before }: Opened): readonly Problem[] {
  if (!opened.some(({ strength, indent }) => strength === 'place' && indent === 0)) return [];
  return before.flatMap((one) => {
    const { file, words } = OF_A_FILE.exec(one.text)?.groups ?? {};
    if (file === undefined || words === undefined || !isTelling(words) || isTotal(one.text)) return [];
    return { ...plainProblem(one), file, words, strength: 'place' };
  });
}

const OF_A_FILE = /^(?<file>[^\s:()"'`=]{1,300}\.[A-Za-z]\w{0,9}): (?<words>\S.*[^:])$/;

/** What is listed as failed, but described by no problem. */
function untold({ opened, listed: rows }: Opened): readonly Problem[] {
  if (rows.length === 0) return [];
  const lines = opened.flatMap(({ title, before = [], more }) => [
    title ?? '',
    ...[...before, ...more].map(({ text }) => text),
  ]);
  const told = new Set(lines.map((text) => text.replace(NAME_AROUND, '')));
  return rows.filter(({ words }) => words !== null && !told.has(words));
}

/** What has been read so far. */
interface Opened {
  /** Whether a line that looks like an error starts one. */
  readonly isWeak: boolean;
  readonly opened: Problem[];
  readonly before: OutputLine[];
  /** By the names under which their details may follow further below. */
  readonly titled: Map<string, Problem>;
  /** Names of scenarios and tests, and what a list of the failed ones says about them, with their places. */
  readonly named: Set<string>;
  readonly listed: Problem[];
  heading: string | null;
  current: Current | null;
  /** The title of a check that failed, as long as its findings follow. */
  verdict: Problem | null;
}

/** The problem that the next lines may be about, and where its title was last seen. */
interface Current {
  readonly problem: Problem;
  readonly at: number;
}

/** If only plain words start problems, they are no more certain than any other line that looks like an error. */
function surelyOpens(said: readonly OutputLine[]): Opened {
  const state = opens(said, false);
  const isPlain = state.opened.length > 0 && state.opened.every(({ strength }) => strength === 'plain');
  const left = [...state.before, ...state.opened.flatMap(({ more }) => more)];
  return isPlain && left.some((one) => weakOpening(one) !== null) ? opens(said, true) : state;
}

function opens(said: readonly OutputLine[], isWeak: boolean): Opened {
  const state: Opened = {
    isWeak,
    opened: [],
    before: [],
    titled: new Map(),
    named: new Set(),
    listed: [],
    heading: null,
    current: null,
    verdict: null,
  };
  for (const [at, one] of said.entries())
    if (!isTitleOfList(one.text) && !isTaken(state.current, one)) take(state, said, one, at);
  return state;
}

/** Whether a line was joined to the one above. */
function isTaken(current: Current | null, { line }: OutputLine): boolean {
  return current !== null && line <= current.problem.line + current.problem.joined;
}

function take(state: Opened, said: readonly OutputLine[], one: OutputLine, at: number): void {
  state.heading = headingIn(one.text) ?? state.heading;
  if (state.current?.problem.strength === 'title' && isCaptionOfList(one.text)) return;
  if (SECTION.test(one.text)) state.current = null;
  const problem = titledBy(state, one.text.trim()) ?? begin(state, openedBy(state, said, one, at), one, at);
  if (problem !== null) {
    withoutHead(state, problem);
    state.current = { problem, at };
    return;
  }
  const isMore = state.current !== null && isAbout(state.current.problem, one);
  state.named.add(one.text.replace(NAME_AROUND, ''));
  (isMore ? (state.current?.problem.more ?? []) : state.before).push(one);
  if (!isMore && state.current !== null && closes(state.current.problem, one)) state.current = null;
}

/** The file that the rows below are about. */
function headingIn(text: string): string | null {
  return (HEADING.exec(text) ?? FILE_FIELD.exec(text) ?? BARE_PLACE.exec(text))?.groups?.file ?? null;
}

/** `File: data/a.json` */
const FILE_FIELD = /^(?:File|FILE|file): {1,8}(?<file>[^\s:]{1,300}\.[A-Za-z]\w{0,9})$/;

/** The test that a line names again, possibly after a mark and its suite: `❯ Cart / adds VAT`. */
function titledBy({ titled }: Opened, text: string): Problem | undefined {
  const plain = text.replace(/^[^\w\s[({"'`#$+✖✗✘✕×●❌-]{1,2} (?=.{1,200} [>›/»] )/, '');
  return (
    titled.get(text) ?? (plain === text ? undefined : titled.get(plain.replace(/^.{1,200} [>›/»] /, '')))
  );
}

function weakOpening(one: OutputLine): Problem | null {
  return looksLikeError(one.text) && isTelling(one.text) ? plainProblem(one) : null;
}

function openedBy(
  { heading, opened, isWeak, current }: Opened,
  said: readonly OutputLine[],
  one: OutputLine,
  at: number,
) {
  // The items below a caption are separated where its list is read.
  const isItem = current?.problem.words?.endsWith(':') === true && BULLET.test(one.text);
  const begun =
    opening(one, heading) ??
    openingAbove(said, at, opened.at(-1)) ??
    (isWeak && !isItem ? weakOpening(one) : null);
  if (begun === null || begun.strength === 'title') return begun;
  // The source that marks point at may come first.
  const below = said[at + 1]?.isSource === true ? said[at + 2] : said[at + 1];
  return withinOthers(withWordsBelow(begun, one, below, heading), said, at);
}

/** `thread 'main' panicked at a.rs:2:5:`, whose words are below the place. */
function withWordsBelow(
  problem: Problem,
  one: OutputLine,
  below: OutputLine | undefined,
  heading: string | null,
): Problem {
  const isHead = problem.strength === 'place' && saysItself(problem) && PLACE_AND_COLON.test(one.text);
  if (!isHead || below?.paragraph !== one.paragraph) return problem;
  if (/^\s*[-+]/.test(below.text) || opening(below, heading)?.strength === 'place') return problem;
  const joined = below.line + (below.joined ?? 0) - problem.line;
  return { ...problem, joined, words: `${problem.words}: ${below.text.trim()}` };
}

const PLACE_AND_COLON = /\S \S{1,300}:\d{1,7}:$|\bline \d{1,7}(?:,? col(?:umn)? \d{1,7})?:$/;

/** The start of a problem's paragraph is not part of the previous problem. */
function withoutHead({ current, before }: Opened, { line }: Problem): void {
  const more = current?.problem.more ?? [];
  const last = more.at(-1);
  // Unless the line says nothing else.
  if (current === null || last === undefined || (more.length === 1 && !saysItself(current.problem))) return;
  if (last.line + (last.joined ?? 0) + 1 !== line) return;
  if (last.line - (more.at(-2)?.line ?? current.problem.line) < 2) return;
  more.pop();
  before.push(last);
}

/** `-- FAILURES:`, `# failure detail` */
function isTitleOfList(text: string): boolean {
  return (LED.test(text) || /^\W{0,4}[A-Z ]{4,40}:$/.test(text)) && isTotal(text.replace(/:$/, ''));
}

/** `Failed tests:`, `ERROR: 3 dead links found!`: the items are above or below it. */
function isCaptionOfList(text: string): boolean {
  const isCount = /^\S.{1,60}:$/.test(text) && isTotal(text.replace(/:$/, ''));
  return isCount || HOW_MANY.test(text) || CLOSING.test(text);
}

/** `=== shop Summary ===`: another part of the output begins below. */
const SECTION = /^\s{0,40}(?<rule>[=*#-])\k<rule>{2,200} {1,4}\S.{0,200} \k<rule>{3,200}$/;

/** `Preflight failed!` */
const CLOSING = /^[^\w\s]{0,4} ?[A-Z][a-z]{2,20}(?: [a-z]{2,20})? failed[.!]{0,3}$/u;

const HOW_MANY =
  /^\W{0,8}(?:(?:ERROR|Error|error): )?\d{1,7} (?:[\w-]{1,30} ){1,4}(?:found|detected|reported)[.:!]{0,3}$/;

/** `  Scenario: adds VAT   # cart.feature:3` */
const NAME_AROUND = /^\s{0,40}(?:[A-Z]\w{1,30}(?: \w{1,30})?: )?|\s{1,80}# \S{1,300}$/g;

/** Null for a line that adds to the current problem, or belongs to none. */
function begin(state: Opened, problem: Problem | null, one: OutputLine, at: number): Problem | null {
  if (problem === null) return null;
  const last = state.current?.problem;
  if (isFurtherIn(last, problem)) return null;
  const found = foundBy(state, problem);
  if (found !== null) {
    state.opened.push(found);
    return found;
  }
  state.verdict = problem.isVerdict === true && problem.words === null ? problem : null;
  const isPart = isPartOf(last, problem);
  if (!isPart && isWordsOf(state.current, problem, at, one)) return null;
  if (problem.strength === 'place' && state.named.has(problem.words ?? '')) {
    state.listed.push(problem);
    return null;
  }
  const begun = isPart ? partOf(state, last, problem) : problem;
  state.opened.push(begun);
  for (const name of titlesOf(begun)) state.titled.set(name, begun);
  return begun;
}

/** Below the title of a check, each line with a place is a problem; if there are none, the title itself is one. */
function foundBy({ opened, verdict }: Opened, problem: Problem): Problem | null {
  if (verdict === null || problem.strength !== 'place' || problem.indent > 0 || !saysItself(problem))
    return null;
  const at = opened.lastIndexOf(verdict);
  if (at >= 0) opened.splice(at, 1);
  return { ...problem, title: verdict.title, more: at >= 0 ? verdict.more.filter(isNoField) : [] };
}

/** `- hook id: flake8` */
function isNoField({ text }: OutputLine): boolean {
  return !/^- [\w ]{1,30}: \S{1,80}$/.test(text);
}

/** Below a self-explanatory line, and indented further, `cannot ...` only gives the reason. */
function isFurtherIn(last: Problem | undefined, { strength, indent, line }: Problem): boolean {
  if (last === undefined || strength !== 'plain' || indent <= last.indent) return false;
  return line === (last.more.at(-1)?.line ?? last.line) + 1;
}

/** Replaces the problem that it is a part of. */
function partOf({ opened, titled }: Opened, whole: Problem, problem: Problem): Problem {
  opened.splice(opened.lastIndexOf(whole), 1);
  for (const name of titlesOf(whole)) titled.delete(name);
  return { ...problem, title: `${whole.title} > ${problem.title}` };
}

function keyOf({ file, title, words }: Problem): string {
  return [file, title, words].join('\n');
}

/** A title right below another one, indented further and with nothing between them: a step of a scenario, a test of a suite. */
function isPartOf(last: Problem | undefined, problem: Problem): last is Problem {
  if (last?.title == null || problem.title === null || last.words !== null) return false;
  // Names of suites may come between a file and its tests.
  const isFile = HEADING.test(last.title) && !last.more.some(({ text }) => looksLikeError(text));
  if (last.more.length > 0 && !isFile) return false;
  return problem.indent > last.indent && (isFile || problem.line - last.line <= 2);
}

/** The error below a test's title, or below a place alone, is the message of that problem. */
function isWordsOf(current: Current | null, { strength }: Problem, at: number, one: OutputLine): boolean {
  if (current === null) return false;
  const { problem } = current;
  if (problem.more.length === 0 && isHeadOf(problem, one)) return true;
  if (strength === 'title') return PLACE_ONLY.test(problem.words ?? '') && problem.more.length === 0;
  const isMute = problem.title !== null || (strength !== 'place' && isBarePlace(problem));
  return isMute && at - current.at <= MOST_BELOW && !problem.more.some(({ text }) => LED.test(text));
}

function isBarePlace(problem: Problem): boolean {
  return problem.strength === 'place' && !saysItself(problem);
}
