// Takes away what runners, terminals and CI services put before each line of the program they run: a time, the name of
// a task in brackets, a service and a bar. Known by structure - the same column on nearly every line - or by the
// runner's own words; many a compiler's line looks like one.

/** The lines as the programs wrote them, those of each named program next to each other; `lines` itself where nothing stands before them. */
export function withoutLinePrefixes(lines: readonly string[]): readonly string[] {
  let plain = lines;
  for (let depth = 0; depth < MOST_COLUMNS; depth += 1) {
    const next = withoutMarks(plain) ?? withoutColumn(plain);
    // What leaves nothing was the words themselves.
    if (next === null || next.every((line) => line === '')) break;
    plain = next;
  }
  return plain === lines ? lines : withoutSecondBlanks(plain);
}

const MOST_COLUMNS = 5;

function withoutSecondBlanks(lines: readonly string[]): readonly string[] {
  return lines.filter((line, at) => line !== '' || lines[at - 1] !== '');
}

/** What stands before a line: whose line it is, and how much of it that takes. */
interface Prefix {
  readonly name: string;
  readonly length: number;
}

/** Lines of one name next to each other, in the order of the names. */
function grouped(lines: readonly string[], prefixOf: (line: string) => Prefix): readonly string[] {
  const streams = new Map<string, string[]>();
  for (const line of lines) {
    const { name, length } = prefixOf(line);
    const stream = streams.get(name);
    if (stream === undefined) streams.set(name, [line.slice(length)]);
    else stream.push(line.slice(length));
  }
  const names = [...streams.keys()].sort();
  // Docker tells the failed step twice, under two marks.
  const packages = names.filter((name) => /^[^#]*\w/.test(name));
  return names.flatMap((name) => {
    const lines = streams.get(name) ?? [];
    return packages.length > 1 && packages.includes(name) ? [banner(name), ...lines] : lines;
  });
}

/** Whose lines follow, as npm says it of the scripts of several packages. */
function banner(name: string): string {
  return `> ${name.replaceAll(' ', ':').replace(/[^\w@./:-]|:$/g, '')}@prefix lines`;
}

const BUILDKIT = 'BuildKit';
const ANY_SERVICE = '|';
/** `#8 2.345 text`, and `2.345 text` where the failed step is told again at the end. */
const STEP = /^(?<name>#\d{1,4} )?\d{1,6}\.\d{1,4}(?: |$)/;
const MARK =
  /^(?:\[[\w@/. -]{1,60}\]:?(?: |$)|[\w@/.-]{1,80}:[\w.:-]{0,38}\w:(?: |$)|[\w@/.-]{1,80} [\w.:-]{1,40}:(?: |$)|@?[\w/.-]{1,80}:(?: |$)|[\w.-]{1,60} {1,20}\|(?: |$)|[\w.-]{3,120} [\w.-]{1,60}(?: |$))/;

/** Lines that only the runner writes; `mark` is what it puts before the lines of the program it names. */
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

/** Null when no runner told its marks. */
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
  // Next to a service that is known others are told in the same way.
  const isKnown = marks.has(name) || (name.endsWith('|') && marks.has(ANY_SERVICE));
  return isKnown ? { name, length: mark.length } : { name: '', length: 0 };
}

/** One way of writing something before every line. */
interface Column {
  /** `name` is what it names, where it names anything; the blank behind it is not part of it. */
  readonly pattern: RegExp;
  /** False for a line that cannot have it: seen long before the pattern is compiled. */
  readonly mayHave: (line: string) => boolean;
  /** Of the lines that are not empty, how many must have it. */
  readonly share: number;
  /** So few lines may be all there is. */
  readonly fewest: number;
  /** Before the first and after the last line that has it, there may be lines without it. */
  readonly around?: true;
  /** A line must have nothing else: what runners write stands before empty lines too. */
  readonly bare?: true;
  /** Few lines prove nothing, unless behind each name once stands the place of a compiler's line. */
  readonly placed?: true;
  /** Names that are no names: levels of a log, places of a compiler. */
  readonly except?: RegExp;
}

const CLOCK = String.raw`\d{1,2}:\d\d(?::\d\d(?:[.,]\d{1,9})?)?(?: [AP]M)?`;
const ZONE = String.raw`(?:Z| ?[+-]\d\d:?\d\d| UTC)?`;
const DATE = String.raw`\d{4}[-/]\d\d[-/]\d\d[T _]|\d{1,2}/\d{1,2}/\d{2,4},? |(?:[A-Z][a-z]{2},? )?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) {1,2}\d{1,2},? (?:\d{4},? )?`;
const ELAPSED = String.raw`\+?\d{1,6}(?:\.\d{1,9})?s|\+\d{1,9}(?:\.\d{1,9})?|\d{9,13}(?:\.\d{1,9})?`;
const TIME = `(?:(?:${DATE})?${CLOCK}${ZONE}|${ELAPSED})`;
const LEVEL =
  /^\W{0,4}(?:info|error|err|warn(?:ing)?|debug|trace|fatal|notice|critical|fail(?:ed|ure)?|pass(?:ed)?|ok|not ok|run|skip(?:ped)?|done|note|help|hint|[ewipnx]|\W{1,40}|\d+ ?\/ ?\d+|.{0,40}(?:Error|Exception|Warning))\W{0,4}$/i;
const PLACE =
  /[\w/]\.(?:[cm]?[jt]sx?|pyi?|rb|go|rs|java|kts?|c|cc|cpp|h|hpp|cs|php|lua|exs?|sql|s?css|less|html?|json|ya?ml|toml|xml|md|sh|pl|t|[a-z]{1,3})(?::\d+){0,2}$|:\d+$|^(?:\w+-)?(?:make|npm|ninja|sh|bash)(?:\[\d+\])?$/;

const begins =
  (signs: string) =>
  (line: string): boolean =>
    signs.includes(line.trimStart().charAt(0));
const has =
  (...signs: readonly string[]) =>
  (line: string): boolean =>
    signs.some((sign) => line.includes(sign));

const BRACKET: Column = {
  pattern: /^ {0,8}\[(?<name>[^[\]\n]{1,80})\](?:<\w{1,8}>)?[:|]?(?=[ \t]|$)/,
  mayHave: begins('['),
  share: 0.9,
  fewest: 1,
  around: true,
  except: LEVEL,
};
/** act tells its own steps next to the lines of the program, which alone have a bar. */
const BAR: Column = { pattern: /^ {0,4}\|(?=[ \t]|$)/, mayHave: begins('|'), share: 0.1, fewest: 1 };

/** `host app[web.1]: `, `pkg task: `, `pkg (exec): ` */
const NAMED =
  /^ {0,8}(?<name>[\w@][\w@./#+-]{0,79}(?:\[[\w.-]{1,40}\])?(?: [\w.:/-]{1,40}(?:\[[\w.-]{1,40}\])?)?(?: \([\w-]{1,40}\))?)[:>](?=[ \t]|$)/;
const TASK = /^ {0,8}(?<name>[\w@][\w@./#+-]{0,40}:[\w@./#:+-]{0,40}[A-Za-z]\w{0,20}):(?=[ \t]|$)/;

const COLUMNS: readonly Column[] = [
  {
    pattern: new RegExp(
      `^ {0,4}(?:\\[ {0,6}${TIME}\\]|\\(${TIME}\\)|${TIME})(?: ?\\|)?:?(?: \\d\\d[OE]\\+?)?(?=[ \\t]|$)`,
    ),
    // A digit, a sign before it, or a day or month.
    mayHave: begins('0123456789[(+MTWFSJAOND'),
    share: 0.8,
    fewest: 1,
  },
  { pattern: /^ {0,4}\[ {0,6}\d{1,7}\.\d{1,6}\](?=[ \t]|$)/, mayHave: begins('['), share: 0.9, fewest: 2 },
  {
    pattern: /^ {0,8}\[(?<name>[\w@][\w@ -]{0,60}):\d{1,7}\](?=[ \t]|$)/,
    mayHave: begins('['),
    share: 0.9,
    fewest: 3,
  },
  BRACKET,
  {
    pattern: /^ {0,8}[<({](?<name>[\w@./ :-]{1,60})[>)}][:|]?(?=[ \t]|$)/,
    mayHave: begins('<({'),
    share: 0.9,
    fewest: 3,
    except: LEVEL,
  },
  {
    pattern: /^ {0,8}(?<name>[\w@][\w@./#:+-]{0,79}(?:[ |][\w.:/-]{1,40})?) {0,40}(?:\||»|›|→)(?=[ \t]|$)/,
    mayHave: has('|', '»', '›', '→'),
    share: 0.9,
    fewest: 1,
    around: true,
  },
  {
    pattern: /^(?<name>[\w@][\w@./#:+-]{0,79})(?=\t|$)/,
    mayHave: (line) => line.includes('\t') || !line.includes(' '),
    share: 0.9,
    fewest: 2,
    around: true,
    except: LEVEL,
  },
  // The job and its step, as `gh run view --log` prints them.
  {
    pattern: /^(?<name>\w[^\t]{0,120})(?=\t)/,
    mayHave: has('\t'),
    share: 0.9,
    fewest: 2,
    around: true,
    except: LEVEL,
  },
  { pattern: NAMED, mayHave: has(':', '>'), share: 0.95, fewest: 4, except: LEVEL },
  { pattern: TASK, mayHave: has(':'), share: 0.95, fewest: 3, except: LEVEL },
  {
    pattern: /^(?<name>\S{2,120} \S{1,60})(?=[ \t]|$)/,
    mayHave: (line) => !/^\s/.test(line),
    share: 0.9,
    fewest: 5,
    bare: true,
    except: LEVEL,
  },
  { pattern: NAMED, mayHave: has(':', '>'), share: 1, fewest: 1, placed: true, except: LEVEL },
  { pattern: TASK, mayHave: has(':'), share: 1, fewest: 1, placed: true, except: LEVEL },
];

/** Null when no column stands before nearly every line. */
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

/** Whether so many lines may have it as must. */
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

/** Of a long text a few lines tell that a column is not in it. */
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

/** Those that the column names; null when it stands before too few lines, or names something else on each. */
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

/** What a compiler begins its line with: that something stands before it is beyond doubt. */
const PLACED = /^[ \t](?:\S{1,120}[ \t]){0,3}[\w@./-]{1,200}\.[A-Za-z]\w{0,4}[:(]\d/;

/** How many lines the column may be expected before: what a runner says before and after its program has none. */
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
  return except !== undefined && (except.test(name) || PLACE.test(name)) ? null : name;
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

/** Jenkins leaves two blanks behind its times; what else all lines begin with is how the program indents. */
function gapBehind(lines: readonly string[], prefixOf: (line: string) => Prefix): number {
  const indents = lines.flatMap((line) => {
    const { length } = prefixOf(line);
    const rest = line.slice(length);
    return length === 0 || rest === '' ? [] : [rest.search(/\S/)];
  });
  const common = indents.reduce((least, indent) => Math.min(least, indent), 2 ** 20);
  return common > 0 && common % 2 === 0 ? 2 : 1;
}
