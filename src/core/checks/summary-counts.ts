// Reads how many tests ran from the summary of a runner that nobody knows: the last lines that say nothing but results
// and in which a number stands next to a word for tests.

export interface SummaryCounts {
  readonly ran: number;
  readonly skipped: number;
  /** What was counted: other counts are not comparable. */
  readonly unit: 'passed and failed' | 'tests' | 'none';
}

/** @param text without colours. Null when no line at the end is a summary. */
export function summaryCounts(text: string): SummaryCounts | null {
  if (LISTED.test(text)) return NONE;
  const lines = text.trimEnd().split('\n').slice(-LAST_LINES);
  const counted = lines.flatMap((line) => countsIn(line) ?? []);
  const most = counted.toSorted((a, b) => b.ran + b.skipped - (a.ran + a.skipped))[0];
  return most ?? (lines.some((line) => NOTHING.test(line)) ? NONE : null);
}

const NONE: SummaryCounts = { ran: 0, skipped: 0, unit: 'none' };
const LAST_LINES = 40;
const LONGEST = 500;

const NOUN = '(?:tests?|specs?|scenarios?|examples?|assertions?|cases?)';
const COUNTED = new RegExp(
  String.raw`(?<![\w.:/-])(\d+) (?:\w+ ){0,2}?${NOUN}\b(?![-\w]*:| (?:suites?|files?))`,
  'gi',
);
const LABELLED = new RegExp(String.raw`\b${NOUN}(?: run)?\s*[\u2502|:=]\s*(\d+)\b`, 'gi');
/** `3 passed`, `3 scenarios passed`. */
const PASSED = new RegExp(
  String.raw`(?<![\w.:/-])(\d+) (?:${NOUN} )?(?:passed|passing)\b|\bpass(?:ed|ing)\s*[\u2502|:=]\s*(\d+)\b`,
  'gi',
);
const FAILED = /(?<![\w.:/-])(\d+) (?:failed|failing)\b|\bfail(?:ed|ing)\s*[\u2502|:=]\s*(\d+)\b/gi;
const SKIPPED = /(?<![\w.:/-])(\d+) (?:skipped|pending|ignored|todo)\b|\bskipped\s*[\u2502|:=]\s*(\d+)\b/gi;
/** Counts of other things, or of tests that were only found. */
const OTHERS =
  /\b(?:files?|suites?|snapshots?|steps?|packages?|modules?)\b[^,]{0,80}\bpass|\b(?:collected|listed|to run)\b/i;
/** Playwright's `--list`, and pytest's. */
const LISTED = /^Listing tests:$|^=* ?\d+ tests? collected in /m;
const NOTHING = new RegExp(
  String.raw`^\W*(?:\[\w+\] )?(?:No ${NOUN} (?:ran|run|were|was|found|to run|executed|matched)|Nothing to (?:do|run|test))\b`,
  'i',
);

/** True when a line at the end that says nothing but results counts failed tests or errors. */
export function reportsFailures(text: string): boolean {
  return text
    .trimEnd()
    .split('\n')
    .slice(-LAST_LINES)
    .some(
      (line) =>
        line.length <= LONGEST && isSummary(line) && (COUNT_FIRST.test(line) || WORD_FIRST.test(line)),
    );
}

const COUNT_FIRST = /(?<![\w.:/-])[1-9]\d{0,8} (?:tests? )?(?:fail|error)/i;
const WORD_FIRST = /\b(?:fail|error)[a-z]{0,4}\s?[=:\u2502|]?\s?[1-9]/i;

function countsIn(line: string): SummaryCounts | null {
  if (line.length > LONGEST || OTHERS.test(line) || !isSummary(line)) return null;
  const skipped = sumOf(line, SKIPPED) ?? 0;
  const passed = sumOf(line, PASSED);
  if (passed !== null)
    return { ran: passed + (sumOf(line, FAILED) ?? 0), skipped, unit: 'passed and failed' };
  const total = sumOf(line, LABELLED) ?? sumOf(line, COUNTED);
  return total === null ? null : { ran: Math.max(0, total - skipped), skipped, unit: 'tests' };
}

/** A sentence about tests has other words too. */
function isSummary(line: string): boolean {
  return (line.match(/[a-z]+/gi) ?? []).every((word) => OF_RESULTS.has(word.toLowerCase()));
}

const OF_RESULTS: ReadonlySet<string> = new Set(
  [
    'a an and of from in with was were total all only by took time duration s ms sec secs second seconds m min minutes h',
    'test tests spec specs scenario scenarios example examples assertion assertions case cases suite suites feature features file files step steps',
    'run runs ran running executed finished completed done result results summary success successful successes ok pass passed passing',
    'fail failed failing failure failures error errors errored warning warnings broken skip skipped pending ignored todo disabled undefined filtered out measured info',
  ].flatMap((words) => words.split(' ')),
);

/** Null without a match. */
function sumOf(line: string, pattern: RegExp): number | null {
  const found = [...line.matchAll(pattern)];
  if (found.length === 0) return null;
  return found.reduce((total, [, before, after]) => total + Number(before ?? after), 0);
}
