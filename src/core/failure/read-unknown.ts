// What is left when no reader knows the tool: all its lines that are not noise, as one problem for each that begins one.

import { looksLikeError } from './error-lines.ts';
import { exitReason } from './exit-reason.ts';
import type { FailureContext } from './failure.ts';
import { maskLocations, maskVolatile } from './mask-volatile.ts';
import { isTotal, whySilent } from './noise-lines.ts';
import { speakerOf } from './program-of.ts';
import type { ChosenFinding } from './readers/choose-findings.ts';
import { type Finding, type FormerReading, findingOf } from './readers/reader.ts';

const PLACED =
  /^\s{0,12}(?:[-*•>] )?(?<file>[^\s:()]{1,300}\.\w{1,5})[:(]\d{1,7}(?:[:,]\d{1,7})?\)?:?\s{0,8}(?:-\s)?(?:fatal )?(?:error|fatal|ERROR|FATAL|Error)\b(?: ?\[?(?<code>[A-Z]{1,6}\d{2,6})\]?)?:?\s{0,8}(?<message>\S.*)$/;
const CLASS = /^[\w.$:]{0,120}(?:Error|Exception|Fault|Panic)\b/;

/** Errors with a place, as most compilers and linters print them; may be empty. */
export function readPlaced(lines: readonly string[], context: FailureContext): readonly ChosenFinding[] {
  const tool = speakerOf(lines, context.command);
  const reason = exitReason(context);
  return lines.flatMap((text, line) => {
    const groups = /error|fatal/i.test(text) ? PLACED.exec(text)?.groups : undefined;
    if (groups === undefined) return [];
    const place = {
      code: groups.code ?? reason,
      file: groups.file ?? null,
      phase: 'compile',
    } as const;
    return { tool, finding: findingOf(line, groups.message ?? text, place) };
  });
}

/** At least one; the first names the failure. */
export function readUnknown(
  lines: readonly string[],
  context: FailureContext,
): readonly [ChosenFinding, ...ChosenFinding[]] {
  const tool = speakerOf(lines, context.command);
  const code = exitReason(context);
  const said = whatIsSaid(lines);
  const entries = entriesOf(said);
  const found = entries.map((entry) => ({ tool, finding: { ...findingIn(entry, lines), code } }));
  const [first, ...rest] = leadFirst(entries, found);
  if (first !== undefined) {
    const former = lastWords(said);
    return [{ ...first, finding: { ...first.finding, former } }, ...rest];
  }
  return [{ tool, finding: findingOf(0, `no output, ${code}`, { code }) }];
}

/** Of lines that another reader left over, those that begin a problem without doubt. */
export function readSure(lines: readonly string[], tool: string): readonly ChosenFinding[] {
  return entriesOf(whatIsSaid(lines))
    .filter(({ strength }) => strength !== 'plain')
    .map((entry) => ({ tool, finding: findingIn({ ...entry, before: [] }, lines) }));
}

/** Version 1 knew an unknown tool by the last line that begins as an error, or by its last line. */
function lastWords(said: readonly Said[]): readonly FormerReading[] {
  const led = said.findLast(({ text }) =>
    /^[\s\W]{0,8}(?:\w[\w.$]{0,80})?(?:ERROR|Error|error|FATAL|Fatal|fatal|FAILED)\b[:\]! ]/.test(text),
  );
  return [led, said.at(-1)].flatMap((one) => {
    if (one === undefined) return [];
    const { words, errorClass } = withoutClass(one.text.trim());
    return { message: words, class: errorClass };
  });
}

/** True when a program said more than its wrappers do. */
export function hasOwnWords(lines: readonly string[]): boolean {
  return whatIsSaid(lines).length > 0;
}

interface Said {
  readonly line: number;
  readonly text: string;
  /** Of a program that a runner named before it; lines of another are not about its problems. */
  readonly stream: number;
}

/** The lines that may tell what failed; the last one where all are noise. */
function whatIsSaid(lines: readonly string[]): readonly Said[] {
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
interface Entry {
  readonly line: number;
  readonly stream: number;
  readonly indent: number;
  /** A test's or a block's title, when the words are told below it. */
  readonly title: string | null;
  readonly file: string | null;
  readonly words: string | null;
  readonly more: Said[];
  /** What was said before all problems. */
  readonly before?: readonly Said[];
  readonly strength: Strength;
  readonly isLead?: boolean;
}

/** How sure it is that a line begins a problem. */
type Strength = 'place' | 'led' | 'title' | 'plain';

function entriesOf(said: readonly Said[]): readonly Entry[] {
  const opened: Entry[] = [];
  const before: Said[] = [];
  let heading: string | null = null;
  for (const one of said) {
    heading = HEADING.exec(one.text)?.groups?.file ?? heading;
    const last = opened.at(-1);
    if (begins(opened, opening(one, heading))) continue;
    (last !== undefined && isAbout(last, one) ? last.more : before).push(one);
  }
  if (opened.length === 0) return alike(before);
  const entries = withoutRepeats(opened);
  // Whichever stands first, the same one has what was said before all.
  const least = entries.map(keyOf).toSorted()[0];
  return entries.map((entry) => (keyOf(entry) === least ? { ...entry, before } : entry));
}

/** What has a place says all in its line, and in those indented below. */
function isAbout({ stream, strength }: Entry, one: Said): boolean {
  return stream === one.stream && (strength !== 'place' || /^\s/.test(one.text));
}

function keyOf({ file, title, words }: Entry): string {
  return [file, title, words].join('\n');
}

/** Where no line begins a problem: what looks most like one, and the lines of its shape; the others tell it from others. */
function alike(said: readonly Said[]): readonly Entry[] {
  const lead =
    said.find(({ text }) => PLAIN.test(text)) ??
    said.findLast(({ text }) => looksLikeError(text)) ??
    said.at(-1);
  if (lead === undefined) return [];
  const shape = shapeOf(lead.text);
  const others = said.filter(({ text }) => shapeOf(text) !== shape);
  const kind = said.filter(({ text }) => shapeOf(text) === shape);
  // Whichever was written first, the same one has the others.
  const least = kind.reduce((low, one) => (one.text < low.text ? one : low), lead);
  return kind.map((one) => ({
    ...entryOf(one),
    more: one.text === least.text ? others.filter(({ line }) => line > lead.line) : [],
    before: one.text === least.text ? others.filter(({ line }) => line < lead.line) : [],
    isLead: one === lead,
  }));
}

/** Lines of one kind begin with one word, or are all paths. */
function shapeOf(text: string): string {
  const [first = ''] = text.trim().split(/[\s:([]/, 1);
  return /[\w-]\/[\w-]|^[\w-]{1,80}\.[a-z]\w{0,4}$/.test(first) ? 'path' : first;
}

/** False for a line that says more of the last problem, or of none. */
function begins(opened: Entry[], entry: Entry | null): boolean {
  const last = opened.at(-1);
  if (entry === null || (!isPartOf(last, entry) && isWordsOf(last, entry))) return false;
  if (isPartOf(last, entry)) opened.splice(-1, 1, { ...entry, title: `${last.title} > ${entry.title}` });
  else opened.push(entry);
  return true;
}

/** A title right below another one, further in and with nothing between them: a step of a scenario, a test of a suite. */
function isPartOf(last: Entry | undefined, entry: Entry): last is Entry {
  if (last?.title == null || entry.title === null || last.words !== null || last.more.length > 0)
    return false;
  return entry.indent > last.indent && entry.line - last.line <= 2;
}

/** The error below a test's title is what that test says. */
function isWordsOf(current: Entry | undefined, { strength, line }: Entry): boolean {
  if (current?.title == null || strength === 'title') return false;
  return line - current.line <= MOST_BELOW && !current.more.some(({ text }) => LED.test(text));
}

const MOST_BELOW = 8;
const MOST_MORE = 60;

/** A list at the end names again what was told above. */
function withoutRepeats(entries: readonly Entry[]): readonly Entry[] {
  const told = new Set(
    entries.flatMap(({ title, more }) => (title !== null && more.length > 0 ? [title] : [])),
  );
  return entries.filter(({ title, more }) => title === null || more.length > 0 || !told.has(title));
}

const HEADING = /^(?:\W{1,4}(?:\w{1,12} )?)?(?<file>[\w@.<>~/-]{1,300}\.[A-Za-z]\w{0,5}):?$/;
const ROW = /^\s{1,8}(?:line |L)?\d{1,7}(?:[:,]\d{1,7})?:? {1,8}(?<words>[^\s|].*)$/;
/** `a.py:3:1: words`, `a.js: line 3, col 1, words`, `a.sh(3) words`, and the same behind `- `. */
const PLACE =
  /^\s{0,12}(?:[-*•>] |[\w.-]{1,40}: )?(?<file>[^\s:()"'`=]{1,300}\.[A-Za-z]\w{0,5}|[\w./-]{0,200}file)(?:[:(]\d{1,7}(?:[:,]\d{1,7})?\)?|:? line \d{1,7}(?:, col(?:umn)? \d{1,7})?)[:,]?\s{1,8}(?:[-›] )?(?<words>\S.*)$/;
/** Perl's: the place stands behind the words. */
const BEHIND = /^(?!\s)(?<words>.{3,500}?) at (?<file>\S{1,300}) line \d{1,7}(?:, \S.{0,200})?\.?$/;
const LED =
  /^[^\p{L}\p{N}]{0,12}(?:[\w.$/-]{1,80}: ?){0,2}(?:[\w.$]{0,80}(?:ERROR|Error|error|FATAL|Fatal|fatal|CRITICAL|[Ff]ailure|FAILURE|Exception|PANIC|[Pp]anic|ASSERT)|ERR!|Issue|Violation|Defect|Warning|WARNING|E)(?:\[[\w-]{1,40}\])?(?:[:!\]]|\b(?<=\w{3}) )/u;
const TITLE =
  /^\s{0,8}(?:[✖✗✘×●❌]|\d{1,4}\)|not ok \d{1,6}(?: -)?|(?:--- )?FAIL(?:ED|URE)?:?|Failure(?::| in)|\(fail\)|\[ {0,4}FAIL(?:ED)? {0,4}\]) {1,6}(?<title>(?!\(\d+ ?\/)\S.*?)(?: [[(][\d.]+ ?m?s[\])])?$/;
const VERDICT =
  /^\s{0,8}(?<title>\S.{0,200}?)(?: ?\| FAIL \||\s?\.{2,}[ *]{0,4}(?:FAILED|Failed|FAIL|not ok|ERROR)\b(?:: (?<words>\S.{0,400})|.{0,40})| FAIL(?:ED)?| \[E\])$/;
const PLAIN =
  /^\s{0,8}(?:[-*•>] )?(?:[\w./-]{1,60}: ){0,3}(?:cannot|can't|could not|couldn't|unable to|failed to|missing|invalid|unknown|unexpected|undefined|unresolved|no such|permission denied)\b/i;

function opening({ line, text, stream }: Said, heading: string | null): Entry | null {
  const at = { line, stream, indent: text.search(/\S/), more: [] };
  const row = heading === null ? undefined : ROW.exec(text)?.groups;
  const placed = row ?? (PLACE.exec(text) ?? BEHIND.exec(text))?.groups;
  if (placed !== undefined) {
    const { file = heading, words = text } = placed;
    return { ...at, title: null, file, words, strength: 'place' };
  }
  const { title, words = null } = (TITLE.exec(text) ?? VERDICT.exec(text))?.groups ?? {};
  if (title !== undefined && !isTotal(title)) return { ...at, title, file: null, words, strength: 'title' };
  const strength = LED.test(text) ? 'led' : PLAIN.test(text) ? 'plain' : null;
  return strength === null ? null : { ...entryOf({ line, text, stream }), strength };
}

function entryOf({ line, text, stream }: Said): Entry {
  return {
    ...{ line, stream, indent: text.search(/\S/), title: null, file: null },
    ...{ words: text.trim(), more: [], strength: 'plain' },
  };
}

/** Dart counts before each title. */
const PROGRESS = /^\d\d:\d\d \+\d{1,6}(?: ~\d{1,6})?(?: -\d{1,6})?: /;

/** Words that only announce what follows. */
const LABEL =
  /^(?:\W{0,4}[\w ]{1,40}:|\S{1,300}\.\w{1,5}:\d{1,7}(?::\d{1,7})?:?|\W{0,4}(?:ERROR|FAIL|FAILED|Error)!?)$/;
const SIDE = /^\s*(?:[-+](?![-+])|(?:expected|actual|received|wanted|got|want|left|right)\b)/i;

function findingIn(entry: Entry, lines: readonly string[]): Finding {
  const below = entry.more.slice(0, MOST_MORE).map(({ text }) => text);
  const at = saysItself(entry) ? -1 : wordsBelow(below);
  const said = (at < 0 ? (entry.words ?? entry.title ?? '') : (below[at] ?? '')).trim();
  const { words: told, errorClass } = withoutClass(said.replace(/^(?:[-*•>]|==\d{1,9}==) /, ''));
  const pointed = pointedAt(lines, entry.line);
  const words = pointed === null || told.includes(pointed) ? told : `${told} (${pointed})`;
  const cause = below.findLast((text) => /^\s*Caused by: \S/.test(text))?.trim();
  const rest = below.filter((_, index) => index !== at);
  return findingOf(entry.line, cause === undefined ? words : `${words}; ${cause}`, {
    severity: /^\W{0,4}(?:warn(?:ing)?|note|info|[\w.]{1,60}Warning)\b/i.test(said) ? 'warning' : 'error',
    class: errorClass,
    file: entry.file ?? fileNamed(entry.words),
    shownFile: below.map((text) => PLACE_BELOW.exec(text)?.groups?.file).find(Boolean) ?? null,
    testId:
      entry.title === null
        ? null
        : maskLocations(entry.title.replace(PROGRESS, '')).replace(/\s+/g, ' ').trim(),
    speech: 'runtime',
    values: rest.filter((text) => SIDE.test(text)).map((text) => maskLocations(text.trim())),
    aside: [
      ...new Set([...rest.filter((text) => !SIDE.test(text)), ...saidBefore(entry)].map(asideOf)),
    ].sort(),
  });
}

/** What a program tells on its way: long numbers, and names with numbers, are those of this run. */
function saidBefore({ before = [], stream, strength }: Entry): readonly string[] {
  if (strength === 'place' || strength === 'title') return [];
  return before
    .filter((one) => one.stream === stream)
    .map(({ text }) =>
      maskVolatile(text)
        .replace(OF_THIS_RUN, '<n>')
        .replace(/<(?:id|hash|addr)>/g, '<n>'),
    );
}

const OF_THIS_RUN =
  /(?<![\w<.-])(?:v?\d{1,9}(?:\.\d{1,9}){2,4}|(?=[\w.-]{5})(?=[a-zA-Z_.-]{0,80}\d{1,80}(?:[a-zA-Z]|[_.-]{1,8}\d|[a-zA-Z_.-]{1,80}\d))[\w.-]{1,80})|\d{4,}|\[\d{1,9}\]|\d+(?:\.\d+)?(?= (?:bytes|[KM]iB)\b)/g;

/** What the marks below an excerpt are about, which the words may not name. */
function pointedAt(lines: readonly string[], line: number): string | null {
  for (let at = line + 2; at < Math.min(lines.length, line + 6); at += 1) {
    const [, before, marks = ''] = POINTER.exec(lines[at] ?? '') ?? [];
    if (before === undefined || !/\d/.test(lines[at - 1]?.slice(0, before.length) ?? '')) continue;
    return lines[at - 1]?.slice(before.length, before.length + marks.length).trim() || null;
  }
  return null;
}

const POINTER = /^([\s|·]{1,200})(\^{2,60})\s*$/;

function asideOf(text: string): string {
  return maskLocations(text.trim().replace(EXCERPT, '')).replace(/\s+/g, ' ');
}

function saysItself({ words }: Entry): boolean {
  return words !== null && !LABEL.test(words) && !PLACE_ONLY.test(words);
}

/** A line of the source behind its number, once the frame around it is gone. */
const EXCERPT = /^>?\s{0,8}\d{1,7}:?\s{1,8}(?=\S)/;

/** Of the lines below a title the one that is led by an error, else the first that is more than a label. */
function wordsBelow(below: readonly string[]): number {
  const led = below.findIndex((text) => LED.test(text));
  return led >= 0 ? led : below.findIndex((text) => !LABEL.test(text.trim()));
}

function withoutClass(said: string): { readonly words: string; readonly errorClass: string | null } {
  const errorClass = CLASS.exec(said)?.[0] ?? null;
  if (errorClass === null) return { words: said, errorClass };
  return { words: said.slice(errorClass.length).replace(/^(?: \[\w{1,80}\])?: ?/, '') || said, errorClass };
}

/** `ERROR in ./src/a.js 1:0-20` only names the place; the next line has the words. */
const PLACE_ONLY = /^ERROR in (?<file>\S{1,400}\.\w{1,6})\b/;

function fileNamed(words: string | null): string | null {
  return PLACE_ONLY.exec(words ?? '')?.groups?.file ?? null;
}

const PLACE_BELOW = /^\s*(?:-->|(?:Location|File|Source|In|At):?)\s(?<file>[^\s:]{1,300}\.\w{1,6}):\d+/i;

/** The first that is led by an error names the failure; else what looks most like one, nearest to the end. */
function leadFirst(entries: readonly Entry[], found: readonly ChosenFinding[]): readonly ChosenFinding[] {
  const errors = found.filter(({ finding }) => finding.severity === 'error');
  const kept = errors.length > 0 ? errors : found;
  const strength = new Map(found.map((one, index) => [one, entries[index]?.strength ?? 'plain']));
  const isLead = new Set(found.filter((_, index) => entries[index]?.isLead === true));
  const lead =
    kept.find((one) => isLead.has(one)) ??
    kept.find((one) => strength.get(one) !== 'plain') ??
    kept.find(({ finding }) => PLAIN.test(finding.message)) ??
    kept.at(-1);
  return lead === undefined ? [] : [lead, ...kept.filter((one) => one !== lead)];
}
