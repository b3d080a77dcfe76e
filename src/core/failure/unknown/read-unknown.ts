// Reads the output of a tool without a reader: all lines that are not noise, as one problem for each line that begins
// one.

import type { ChosenFinding } from '../reading/choose-findings.ts';
import { failsOnWarnings } from '../reading/fails-on-warnings.ts';
import { type Finding, findingOf } from '../reading/reader.ts';
import { titlesFailedTest } from '../text/error-lines.ts';
import { exitReason } from '../text/exit-reason.ts';
import type { FailureContext } from '../text/failure.ts';
import { cellsOf } from '../text/line-cells.ts';
import { maskLocations } from '../text/mask-locations.ts';
import { maskVolatile } from '../text/mask-volatile.ts';
import { noiseReasons, RUNNER_NOISE } from '../text/noise-lines.ts';
import type { EarlierRuns, Knowledge } from '../text/passed-runs.ts';
import { isEchoing, speakerOf } from '../text/program-of.ts';
import { alike } from './alike-lines.ts';
import { ARROW, BARE_PLACE, LABEL, LED, PLACE_ONLY, PLAIN, SIDE } from './line-shapes.ts';
import { pointedAt } from './pointed-at.ts';
import { type Problem, saysItself } from './problem.ts';
import { problemsIn } from './problems-in.ts';
import { type OutputLine, whatIsSaid, withoutTag } from './what-is-said.ts';
import { distinctWords, lineDigests, withoutRules, withoutRunValues } from './words-of.ts';

const CLASS = /^[\w.$:]{0,120}(?:Error|Exception|Fault|Panic)\b/;

/** Errors with a place, as most compilers and linters print them; may be empty. */
export function readPlaced(lines: readonly string[], context: FailureContext): readonly ChosenFinding[] {
  if (!lines.some((text) => /error|fatal/i.test(text) && /[:(]\d/.test(text))) return [];
  const call = callOf(lines, context);
  const problems = problemsIn(whatIsSaid(lines));
  const placed = problems.filter(({ level, strength, file }) => {
    const counts = level === 'error' || (call.isStrict && level === 'warning');
    return strength === 'place' && counts && file !== null;
  });
  return findingsIn(placed, call);
}

/** What is known of how the tool was called. */
interface Call {
  readonly tool: string;
  readonly lines: readonly string[];
  /** How it ended, if its words contain no code. */
  readonly code: string | null;
  readonly isStrict: boolean;
}

function callOf(lines: readonly string[], context: FailureContext): Call {
  const isStrict =
    / (?:-W|-Werror|--strict)(?: |$)/.test(context.command) ||
    failsOnWarnings(context.command, lines) ||
    lines.some((text) => STRICT.test(text));
  return { tool: speakerOf(lines, context.command), lines, code: exitReason(context), isStrict };
}

const STRICT = /\bwarnings? (?:is |are |being )?treated as errors?\b/i;

/** At least one; the first names the failure. */
export function readUnknown(
  lines: readonly string[],
  context: FailureContext,
  known: Knowledge = 'nothing',
): readonly [ChosenFinding, ...ChosenFinding[]] {
  const call = callOf(lines, context);
  const { tool, code } = call;
  const said = whatIsSaid(lines.map(withoutTag));
  const told = problemsIn(said, known);
  const problems =
    told.length > 0 ? told : alike(said.length > 0 ? said : leastSilent(lines, context.command), known);
  const found = findingsIn(problems, call);
  const [first, ...rest] = leadFirst(problems, found);
  if (first !== undefined) return [first, ...rest];
  return [{ tool, finding: findingOf(0, `no output, ${code}`, { code }) }];
}

/** If every line is noise: the last one that the program printed itself, or may have printed. */
function leastSilent(lines: readonly string[], command: string): readonly OutputLine[] {
  const reasons = noiseReasons(lines);
  const own = reasons.findLastIndex((why) => why !== null && !RUNNER_NOISE.has(why));
  const line = own >= 0 || isEchoing(command) ? own : lines.findLastIndex((text) => text.trim() !== '');
  return line < 0 ? [] : [{ line, text: lines[line] ?? '', stream: 0, paragraph: 0 }];
}

/** The lines left over by another reader that certainly begin a problem. */
export function readSure(lines: readonly string[], tool: string): readonly ChosenFinding[] {
  const call = { tool, lines, code: null, isStrict: false };
  const sure = problemsIn(whatIsSaid(lines)).filter(({ strength }) => strength !== 'plain');
  return findingsIn(
    sure.map((problem) => ({ ...problem, before: [] })),
    call,
  );
}

/** A digest of each line that is said; null where they are too many to keep. */
export function lineDigestsOf(
  lines: readonly string[],
  { masked }: Pick<EarlierRuns, 'masked'>,
): readonly string[] | null {
  const plain = lines.map((line) => masked(line));
  const said = whatIsSaid(plain.map(withoutTag));
  return lineDigests(said.flatMap(({ line, joined = 0 }) => plain.slice(line, line + joined + 1)));
}

/** True when a program said more than its wrappers do. */
export function hasOwnWords(lines: readonly string[]): boolean {
  return whatIsSaid(lines).length > 0;
}

/** True if a title says that a test failed, and none of `found` is among its lines. */
export function hasFurtherTests(lines: readonly string[], found: readonly ChosenFinding[]): boolean {
  const problems = problemsIn(whatIsSaid(lines));
  return problems.some(({ line, strength, more }, at) => {
    if (strength !== 'title' || more.length === 0 || !titlesFailedTest(lines[line] ?? '')) return false;
    const end = problems[at + 1]?.line ?? lines.length;
    return !found.some(({ finding }) => finding.line >= line && finding.line < end);
  });
}

function findingsIn(problems: readonly Problem[], call: Call): readonly ChosenFinding[] {
  const starts = new Set(problems.map(({ line }) => line));
  const found = problems.map((problem) => findingIn(problem, call, starts));
  return found.map((finding) => ({ tool: call.tool, finding }));
}

function findingIn(problem: Problem, call: Call, starts: ReadonlySet<number>): Finding {
  const own = { ...problem, text: problem.words ?? problem.title ?? '' };
  const told: readonly OutputLine[] = [own, ...problem.more.slice(0, MOST_MORE)];
  const at = saysItself(problem) ? 0 : 1 + wordsBelow(told.slice(1), problem.title !== null);
  const cut = continued(told.slice(at), call.lines);
  const said = cut[0]?.text ?? '';
  const rest = told.filter((one) => one !== own && !cut.includes(one)).map(({ text }) => text);
  const { words, errorClass } = withoutClass(cut.map(({ text }) => text.trim()).join(' '));
  const isError = problem.level === 'error';
  const below = rest.filter((text) => !SIDE.test(text) && !isPlace(text));
  const head = at > 0 && problem.strength === 'place' ? [own.text] : [];
  const aside = [...head, ...below, ...saidBefore(problem)].map(withoutRunValues);
  const placeBelow = fileBelow(problem);
  return findingOf(problem.line, withCause(withPointed(words, problem, call, starts), rest), {
    severity: !call.isStrict && WARNING.test(said) ? 'warning' : 'error',
    phase: isError ? 'compile' : 'run',
    code: problem.code ?? call.code,
    class: errorClass,
    file: problem.file ?? fileNamed(problem.words) ?? placeBelow,
    shownFile: rest.map((text) => PLACE_BELOW.exec(text)?.groups?.file).find(Boolean) ?? null,
    testId: testIdOf(problem),
    speech: 'runtime',
    values: rest.filter((text) => SIDE.test(text)).map((text) => maskLocations(text.trim())),
    aside: aside.length === 0 ? [] : [distinctWords(aside)],
  });
}

const MOST_MORE = 60;

function testIdOf({ title }: Problem): string | null {
  return title === null ? null : maskLocations(title.replace(PROGRESS, '')).replace(/\s+/g, ' ').trim();
}

/** Dart counts before each title. */
const PROGRESS = /^\d\d:\d\d \+\d{1,6}(?: ~\d{1,6})?(?: -\d{1,6})?: /;

function withPointed(words: string, { line }: Problem, { lines }: Call, starts: ReadonlySet<number>): string {
  const pointed = pointedAt(lines, line, starts);
  return pointed === null || words.includes(pointed) ? words : `${words} (${pointed})`;
}

function withCause(words: string, rest: readonly string[]): string {
  const cause = rest.findLast((text) => /^\s*Caused by: \S/.test(text));
  return cause === undefined ? words : `${words}; ${cause.trim()}`;
}

const WARNING = /^\W{0,4}(?:warn(?:ing)?|note|info|[\w.]{1,60}Warning)\b/i;

/** The first line, and those that a terminal's width, or the tool itself, broke its sentence into. */
function continued(told: readonly OutputLine[], lines: readonly string[]): readonly OutputLine[] {
  const end = told.slice(0, 4).findIndex((next, at) => at > 0 && !isContinued(told[at - 1], next, lines));
  return told.slice(0, end < 0 ? 4 : end);
}

function isContinued(
  last: OutputLine | undefined,
  { text, line }: OutputLine,
  lines: readonly string[],
): boolean {
  if (
    last === undefined ||
    line - 1 !== last.line + (last.joined ?? 0) ||
    (lines[last.line] ?? '').length < 40
  )
    return false;
  if (SIDE.test(text) || LABEL.test(text.trim()) || cellsOf(text).length > 0) return false;
  return RULE_ALONE.test(text) || (/[\w,({[]$/.test(last.text) && /^\s*[a-z"'`(]/.test(text));
}

/** `    (no-var)` */
const RULE_ALONE = /^\s{1,40}[([][a-z@][\w@-]{0,40}(?:[-/.:][\w-]{1,40}){1,8}[)\]]$/;

/** A program's progress output: its numbers, and names with numbers, belong to this run alone. */
function saidBefore({ before = [], stream, strength }: Problem): readonly string[] {
  if (strength === 'place' || strength === 'title') return [];
  return before
    .filter((one) => one.stream === stream)
    .map(({ text }) => {
      if (!/\d/.test(text)) return maskVolatile(text);
      const plain = maskVolatile(text).replace(OF_THIS_RUN, '<n>');
      return (
        WEIGHED.test(text) ? plain : plain.replace(/(?<![\w.-])\d{1,9}(?:\.\d{1,9})?%?(?![\w-])/g, '<n>')
      ).replace(/<(?:id|hash|addr)>/g, '<n>');
    });
}

/** Its numbers are what is wrong. */
const WEIGHED =
  /\b(?:expected|got|want(?:ed)?|instead|should|must|not|but|than|is|are|was|were|has|have)\b|[<>=!]=/i;

const OF_THIS_RUN =
  /(?<![\w<.-])(?:v?\d{1,9}(?:\.\d{1,9}){2,4}\w{0,8}|(?=[\w.-]{5})(?=[a-zA-Z_.-]{0,80}\d{1,80}(?:[a-zA-Z]|[_.-]{1,8}\d|[a-zA-Z_.-]{1,80}\d))[\w.-]{1,80})|\d{4,}|\[\d{1,9}\]|\d+(?:\.\d+)?(?= (?:bytes|[KM]iB)\b)/g;

/**
 * Which of the lines below a title has the words: the one that starts with an error, else the first that is more than a
 * label or a place. A title with nothing else below it speaks for itself.
 */
function wordsBelow(below: readonly OutputLine[], hasTitle: boolean): number {
  const led = below.findIndex(({ text }) => LED.test(text) && !NAME_ALONE.test(text));
  if (led >= 0) return led;
  if (hasTitle && below.every(({ text }) => isPlace(text))) return -1;
  const speaks = ({ text }: OutputLine) =>
    (!LABEL.test(text.trim()) || /(?:\w+ ){2}\w.*[^:]$/.test(text)) && !isPlace(text);
  const said = below.findIndex((one) => !one.isSource && speaks(one));
  if (said >= 0) return said;
  const source = below.findIndex(speaks);
  return source >= 0 ? source : below.length - 1;
}

/** `src/a.js:3:1:`, `[src/a.js:3:1]`, `# (in test file a.bats, line 3)` */
function isPlace(text: string): boolean {
  const left = maskLocations(text).replace(/\S*<loc>|\S{1,300}\.\w{1,9}\b/g, '');
  return left !== text && !/[\p{L}\d]/u.test(left.replace(PLACE_WORD, ''));
}

const PLACE_WORD = /\b(?:at|in|on|near|file|test|line|location|source|from|column)\b/gi;

/** `AssertionError [ERR_ASSERTION]:`, whose words are elsewhere. */
const NAME_ALONE = /^\W{0,8}[\w.$]{1,80}(?: \[\w{1,60}\])?:\s{0,8}$/;

function withoutClass(said: string): { readonly words: string; readonly errorClass: string | null } {
  const plain = withoutRules(said).replace(/^(?:[-*•·>^]|==\d{1,9}==) /, '');
  const elixir = /^\*\* \(([\w.]{1,80})\) (?=\S)/.exec(plain);
  if (elixir !== null) return { words: plain.slice(elixir[0].length), errorClass: elixir[1] ?? null };
  const errorClass = CLASS.exec(plain)?.[0] ?? null;
  if (errorClass === null) return { words: plain, errorClass };
  return { words: plain.slice(errorClass.length).replace(/^(?: \[\w{1,80}\])?: ?/, '') || plain, errorClass };
}

function isAbove({ more }: Problem, next: Problem | undefined): boolean {
  return more.length === 0 && (next?.strength === 'place' || next?.strength === 'title');
}

function fileNamed(words: string | null): string | null {
  return PLACE_ONLY.exec(words ?? '')?.groups?.file ?? null;
}

/** A location that stands alone right below: `--> a.py:3:1`. */
function fileBelow({ line, strength, more: [first] }: Problem): string | null {
  if (strength !== 'led' || first === undefined || first.line - line > 1) return null;
  return BARE_PLACE.exec(first.text.replace(ARROW, ''))?.groups?.file ?? null;
}

const PLACE_BELOW =
  /^\s*(?:(?:-->|[▸→❱]|(?:Location|File|Source|In|At):?)\s)?(?<file>[^\s:]{1,300}\.\w{1,6}):\d+/i;

/** The order of files depends on a tool's workers; within a file, problems come from top to bottom. */
function firstByFile(found: readonly ChosenFinding[]): ChosenFinding | undefined {
  const files = found.flatMap(({ finding }) => finding.file ?? []);
  const least = files.toSorted()[0];
  return found[0]?.finding.file == null ? found[0] : found.find(({ finding }) => finding.file === least);
}

/** The first that starts with an error names the failure; else what looks most like one, nearest to the end. */
function leadFirst(problems: readonly Problem[], found: readonly ChosenFinding[]): readonly ChosenFinding[] {
  const errors = found.filter(({ finding }) => finding.severity === 'error');
  const kept = errors.length > 0 ? errors : found;
  const strength = new Map(found.map((one, index) => [one, problems[index]?.strength ?? 'plain']));
  const isLead = new Set(found.filter((_, index) => problems[index]?.isLead === true));
  // `ERROR: Potential secrets!`, right above the list of them.
  const isGeneral = new Set(
    found.filter((_, at) => problems[at]?.strength === 'led' && isAbove(problems[at], problems[at + 1])),
  );
  const sure = kept.filter((one) => strength.get(one) !== 'plain');
  const lead =
    kept.find((one) => isLead.has(one)) ??
    firstByFile(sure.filter((one) => !isGeneral.has(one))) ??
    firstByFile(sure) ??
    kept.find(({ finding }) => PLAIN.test(finding.message)) ??
    kept.at(-1);
  return lead === undefined ? [] : [lead, ...kept.filter((one) => one !== lead)];
}
