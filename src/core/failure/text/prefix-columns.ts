// The columns that runners, terminals and CI services put before each line of the program they run, as a table: tried
// in this order, each by the share of lines that must have it.

/** One way of putting something before every line. */
export interface Column {
  /** The group `name` is what it names, if anything; the blank after it is not part of it. */
  readonly pattern: RegExp;
  /** False for a line that cannot have it; much cheaper than the pattern. */
  readonly mayHave: (line: string) => boolean;
  /** The share of lines, empty ones aside, that must have it. */
  readonly share: number;
  /** The fewest lines that are enough. */
  readonly fewest: number;
  /** There may be lines without it before the first and after the last line that has it. */
  readonly around?: true;
  /** Some line must have nothing else: runners put it before empty lines, too. */
  readonly bare?: true;
  /** A few lines prove nothing, unless each name is followed once by the place that starts a compiler's line. */
  readonly placed?: true;
  /** What looks like a name and is not one: levels of a log, places of a compiler. */
  readonly except?: RegExp;
}

const CLOCK = String.raw`\d{1,2}:\d\d(?::\d\d(?:[.,]\d{1,9})?)?(?: [AP]M)?`;
const ZONE = String.raw`(?:Z| ?[+-]\d\d:?\d\d| UTC)?`;
const DATE = String.raw`\d{4}[-/]\d\d[-/]\d\d[T _]|\d{1,2}/\d{1,2}/\d{2,4},? |(?:[A-Z][a-z]{2},? )?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) {1,2}\d{1,2},? (?:\d{4},? )?`;
const ELAPSED = String.raw`\+?\d{1,6}(?:\.\d{1,9})?s|\+\d{1,9}(?:\.\d{1,9})?|\d{9,13}(?:\.\d{1,9})?`;
const TIME = `(?:(?:${DATE})?${CLOCK}${ZONE}|${ELAPSED})`;
const LEVEL =
  /^\W{0,4}(?:info|error|err|warn(?:ing)?|debug|trace|fatal|notice|critical|fail(?:ed|ure)?|pass(?:ed)?|ok|not ok|run|skip(?:ped)?|done|note|help|hint|[ewipnx]|\W{1,40}|\d+ ?\/ ?\d+|.{0,40}(?:Error|Exception|Warning))\W{0,4}$/i;
export const COMPILER_PLACE =
  /[\w/]\.(?:[cm]?[jt]sx?|pyi?|rb|go|rs|java|kts?|c|cc|cpp|h|hpp|cs|php|lua|exs?|sql|s?css|less|html?|json|ya?ml|toml|xml|md|sh|pl|t|[a-z]{1,3})(?::\d+){0,2}$|:\d+$|^(?:\w+-)?(?:make|npm|ninja|sh|bash)(?:\[\d+\])?$/;

const begins =
  (signs: string) =>
  (line: string): boolean =>
    signs.includes(line.trimStart().charAt(0));
const has =
  (...signs: readonly string[]) =>
  (line: string): boolean =>
    signs.some((sign) => line.includes(sign));

export const BRACKET: Column = {
  pattern: /^ {0,8}\[(?<name>[^[\]\n]{1,80})\](?:<\w{1,8}>)?[:|]?(?=[ \t]|$)/,
  mayHave: begins('['),
  share: 0.9,
  fewest: 1,
  around: true,
  except: LEVEL,
};
/** act mixes its own steps with the lines of the program; only the latter have a bar. */
export const BAR: Column = { pattern: /^ {0,4}\|(?=[ \t]|$)/, mayHave: begins('|'), share: 0.1, fewest: 1 };

/** `host app[web.1]: `, `pkg task: `, `pkg (exec): ` */
const NAMED =
  /^ {0,8}(?<name>[\w@][\w@./#+-]{0,79}(?:\[[\w.-]{1,40}\])?(?: [\w.:/-]{1,40}(?:\[[\w.-]{1,40}\])?)?(?: \([\w-]{1,40}\))?)[:>](?=[ \t]|$)/;
const TASK = /^ {0,8}(?<name>[\w@][\w@./#+-]{0,40}:[\w@./#:+-]{0,40}[A-Za-z]\w{0,20}):(?=[ \t]|$)/;

export const COLUMNS: readonly Column[] = [
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
