// Removes what runners, terminals and CI services put before each line of the program they run: a time, the name of
// a task in brackets, a service and a bar. Known by structure - the same column on nearly every line - or by the
// runner's own words, because many compilers' lines look like one.

import { BAR, BRACKET, COLUMNS, COMPILER_PLACE, type Column } from './prefix-columns.ts';

/** The lines as the programs wrote them, grouped by named program; `lines` itself if they have no prefixes. */
export function withoutLinePrefixes(lines: readonly string[]): readonly string[] {
  let plain = lines;
  for (let depth = 0; depth < MOST_COLUMNS; depth += 1) {
    const next = withoutMarks(plain) ?? withoutColumn(plain);
    // If nothing is left, it was not a prefix but the words themselves.
    if (next === null || next.every((line) => line === '')) break;
    plain = next;
  }
  return plain === lines ? lines : withoutSecondBlanks(plain);
}

const MOST_COLUMNS = 5;

function withoutSecondBlanks(lines: readonly string[]): readonly string[] {
  return lines.filter((line, at) => line !== '' || lines[at - 1] !== '');
}

/** A line's prefix: whose line it is, and how many characters say so. */
interface Prefix {
  readonly name: string;
  readonly length: number;
}

/** Groups lines by name, in the order of the names. */
function grouped(lines: readonly string[], prefixOf: (line: string) => Prefix): readonly string[] {
  const streams = new Map<string, string[]>();
  for (const line of lines) {
    const { name, length } = prefixOf(line);
    const stream = streams.get(name);
    if (stream === undefined) streams.set(name, [line.slice(length)]);
    else stream.push(line.slice(length));
  }
  const names = [...streams.keys()].sort();
  // Docker prints the failed step twice, under two marks.
  const packages = names.filter((name) => /^[^#]*\w/.test(name));
  return names.flatMap((name) => {
    const lines = streams.get(name) ?? [];
    return packages.length > 1 && packages.includes(name) ? [banner(name), ...lines] : lines;
  });
}

/** Says whose lines follow, as npm does for the scripts of several packages. */
function banner(name: string): string {
  return `> ${name.replaceAll(' ', ':').replace(/[^\w@./:-]|:$/g, '')}@prefix lines`;
}

const BUILDKIT = 'BuildKit';
const ANY_SERVICE = '|';
/** `#8 2.345 text`, and `2.345 text` where the failed step is repeated at the end. */
const STEP = /^(?<name>#\d{1,4} )?\d{1,6}\.\d{1,4}(?: |$)/;
const MARK =
  /^(?:\[[\w@/. -]{1,60}\]:?(?: |$)|[\w@/.-]{1,80}:[\w.:-]{0,38}\w:(?: |$)|[\w@/.-]{1,80} [\w.:-]{1,40}:(?: |$)|@?[\w/.-]{1,80}:(?: |$)|[\w.-]{1,60} {1,20}\|(?: |$)|[\w.-]{3,120} [\w.-]{1,60}(?: |$))/;

/** Lines that only a runner writes, and the mark that it then puts before the lines of the program it names. */
const PROOFS: readonly (readonly [RegExp, (name: string) => string])[] = [
  [/^([\w@/.-]{1,80}:[\w.:-]{0,38}\w): cache (?:miss|hit|bypass)\b/, (name) => `${name}:`],
  [/^([\w@/.-]{1,80} [\w.:-]{1,40})\$ \S/, (name) => `${name}:`],
  [/^(\[[\w@/. -]{1,60}\]) .{1,2000} exited with code /, (name) => name],
  [/^(\[[\w@/.-]{1,60}\]): Process (?:started|exited)/, (name) => `${name}:`],
  [/^lerna (?:ERR!|info) .{1,300} exited \d+ in '([^']{1,80})'/, (name) => `${name}:`],
  [/^\+ ([\w.-]{3,120} › [\w.-]{1,60})$/, (name) => name.replace(' › ', ' ')],
  [/^([\w.-]{1,60}) exited with code \d+$/, (name) => `${name}|`],
];

const MAY_PROVE = /^[#+]| exited |: (?:cache|Process) |\$ |^ > \[/;

/** Null if no runner gave itself away. */
function withoutMarks(lines: readonly string[]): readonly string[] | null {
  const marks = marksOf(lines);
  if (marks.size === 0) return null;
  let found = false;
  const plain = grouped(lines, (line) => {
    const prefix = markOf(line, marks);
    found ||= prefix.length > 0;
    return prefix;
  });
  return found ? plain : null;
}

function marksOf(lines: readonly string[]): ReadonlySet<string> {
  const marks = new Set<string>();
  for (const line of lines.filter((one) => MAY_PROVE.test(one))) {
    if (/^#\d{1,4} (?:\d{1,6}\.\d{1,4}(?: |$)|\[)|^ > \[[^\]]{1,60}\] \S.*:$/.test(line)) marks.add(BUILDKIT);
    for (const [proof, mark] of PROOFS) {
      const name = proof.exec(line)?.[1];
      if (name === undefined) continue;
      marks.add(mark(name));
      if (mark(name).endsWith('|')) marks.add(ANY_SERVICE);
    }
  }
  return marks;
}

function markOf(line: string, marks: ReadonlySet<string>): Prefix {
  if (marks.has(BUILDKIT)) {
    const step = STEP.exec(line);
    if (step !== null) return { name: step.groups?.name ?? '#', length: step[0].length };
  }
  const mark = MARK.exec(line)?.[0] ?? '';
  // Compose pads the names of its services to one width.
  const name = mark.trimEnd().replace(/ +\|$/, '|');
  // Once one service is known, others are written in the same way.
  const isKnown = marks.has(name) || (name.endsWith('|') && marks.has(ANY_SERVICE));
  return isKnown ? { name, length: mark.length } : { name: '', length: 0 };
}

/** Null if no column precedes nearly every line. */
function withoutColumn(lines: readonly string[]): readonly string[] | null {
  const written = lines.filter((line) => line !== '');
  const sample = sampled(written);
  for (const column of COLUMNS) {
    if (!isPossible(column, written) || !isLikely(column, sample, written.length)) continue;
    const names = namesOf(column, written);
    if (names === null) continue;
    const plain = without(column, names, lines);
    return column === BRACKET ? behindBars(plain) : plain;
  }
  return null;
}

/** Whether enough lines can have it. */
function isPossible({ mayHave, fewest, share, around }: Column, written: readonly string[]): boolean {
  const least = around === true ? fewest : Math.max(fewest, share * written.length);
  let count = 0;
  for (const line of written) if (mayHave(line)) count += 1;
  return count >= least;
}

const SAMPLE = 200;

function sampled(lines: readonly string[]): readonly string[] {
  const step = Math.max(1, Math.floor(lines.length / SAMPLE));
  return lines.filter((_, at) => at % step === 0);
}

/** In a long text, a sample is enough to rule a column out. */
function isLikely(column: Column, sample: readonly string[], count: number): boolean {
  if (count <= 2 * SAMPLE) return true;
  const having = sample.filter((line) => nameIn(column, line) !== null).length;
  return 5 * having >= sample.length;
}

function behindBars(lines: readonly string[]): readonly string[] {
  const said = lines.filter((line) => BAR.pattern.test(line));
  if (!lines.some((line) => /^\s*\p{Extended_Pictographic}/u.test(line))) return lines;
  const names = namesOf(
    BAR,
    lines.filter((line) => line !== ''),
  );
  return names === null ? lines : without(BAR, names, said);
}

/** The names in the column; null if it precedes too few lines, or has another name on each. */
function namesOf(column: Column, written: readonly string[]): ReadonlySet<string> | null {
  const { counts, sure } = countNames(column, written);
  const recurring = [...counts].filter(
    ([name, count]) => sure.has(name) || (column.placed !== true && count >= Math.min(2, written.length)),
  );
  const covered = recurring.reduce((sum, [, count]) => sum + count, 0);
  const names = new Set(recurring.map(([name]) => name));
  const isTold = column.bare !== true || recurring.every(([name]) => written.includes(name));
  const isFew =
    covered < column.fewest || covered < column.share * reach(column, names, written, sure.size > 0);
  return isFew || !isTold || 3 * (names.size - sure.size) > covered + 2 ? null : names;
}

function countNames(column: Column, written: readonly string[]) {
  const counts = new Map<string, number>();
  const sure = new Set<string>();
  for (const line of written) {
    const name = nameIn(column, line);
    if (name === null) continue;
    counts.set(name, (counts.get(name) ?? 0) + 1);
    if ((column.around ?? column.placed) === true && PLACED.test(line.replace(column.pattern, '')))
      sure.add(name);
  }
  return { counts, sure };
}

/** How a compiler begins its line: whatever comes before that is certainly a prefix. */
const PLACED = /^[ \t](?:\S{1,120}[ \t]){0,3}[\w@./-]{1,200}\.[A-Za-z]\w{0,4}[:(]\d/;

/** On how many lines the column can be expected: what a runner prints before and after its program has none. */
function reach(
  column: Column,
  names: ReadonlySet<string>,
  written: readonly string[],
  isSure: boolean,
): number {
  const isNamed = (line: string) => names.has(nameIn(column, line) ?? '');
  const from = written.findIndex(isNamed);
  const length = written.findLastIndex(isNamed) + 1 - from;
  const isMost = length > 2 && 3 * length >= written.length;
  return column.around === true && (isSure || isMost) ? length : written.length;
}

function nameIn({ pattern, except }: Column, line: string): string | null {
  const match = pattern.exec(line);
  if (match === null) return null;
  const name = (match.groups?.name ?? '').trim();
  return except !== undefined && (except.test(name) || COMPILER_PLACE.test(name)) ? null : name;
}

function without(column: Column, names: ReadonlySet<string>, lines: readonly string[]): readonly string[] {
  const prefixOf = (line: string): Prefix => {
    const name = nameIn(column, line);
    if (name === null || !names.has(name)) return { name: '', length: 0 };
    return { name, length: column.pattern.exec(line)?.[0].length ?? 0 };
  };
  const gap = gapBehind(lines, prefixOf);
  return grouped(lines, (line) => {
    const { name, length } = prefixOf(line);
    if (length === 0) return { name, length };
    const blanks = /^[ \t]*/.exec(line.slice(length, length + gap))?.[0].length ?? 0;
    return { name, length: length + blanks };
  });
}

/** Jenkins leaves two blanks after its times; any other indentation that all lines share is the program's own. */
function gapBehind(lines: readonly string[], prefixOf: (line: string) => Prefix): number {
  const indents = lines.flatMap((line) => {
    const { length } = prefixOf(line);
    const rest = line.slice(length);
    return length === 0 || rest === '' ? [] : [rest.search(/\S/)];
  });
  const common = indents.reduce((least, indent) => Math.min(least, indent), 2 ** 20);
  return common > 0 && common % 2 === 0 ? 2 : 1;
}
