// Which lines of an output look like an error, whatever tool wrote them. Where not all of a long output can be kept,
// these are; where nobody knows the tool, these speak before what a program logs in passing.

/** A line is an error's when it has one of these. Tested on whole pieces of output too, so it must be cheap. */
const ERROR_SIGN =
  /error|fatal|panic|exception|traceback|fail|assert|undefined reference|segmentation fault|cannot |could not|not found|not ok|no such |denied|[✗✘✕✖❌]/i;

/** What is logged in passing: a level below error, at the start of a line or as a field of it. */
const QUIET_LEVEL =
  /^[\W\dTZ]{0,40}(?:\[[\w.-]{1,40} {0,20}\][\W\d]{0,4})?(?:INFO|DEBUG|TRACE|VERBOSE|NOTICE|WARN(?:I(?:NG)?)?|info|debug|trace)\b(?![(:]\d)|\blevel"?[=:] ?(?:"?(?:info|debug|trace|notice|warn)|[1-4]0\b)/;

/** What a server tells while it runs: behind a time or the name of a part, or of what it does or serves. */
const PASSING =
  /^\W{0,2}(?:\d{4}[-/]\d\d[-/]\d\d[T ,]{1,2})?\d\d:\d\d:\d\d\b\S{0,16}\s+(?=\S)|^(?:[\w.-]{1,60} ){0,4}(?:\[[^\]]{10,40}\] )?"?(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) \/\S{0,300} |^(?:\[[\w.:-]{1,40}\] |[\w.:-]{1,40}: )?(?:[\w'-]{1,40} ){0,3}(?:(?:dis)?connect(?:ed|ing)|listening|start(?:ed|ing)|stopp(?:ed|ing)|ready|load(?:ed|ing)|initiali[sz](?:ed|ing)|receiv(?:ed|ing)|accepted|acquired|released|opened|opening|closed|closing|shutting down|booted|booting|migrated|migrating|seeded|seeding|cached|warmed|subscribed|published|scheduled|enqueued|processed|processing|served|serving|logged in|logged out)\b(?!:)/i;

/** It went otherwise than it should: no longer in passing. */
const AMISS =
  /\b(?:not|no|never|without|refused|rejected|lost|invalid|expected|broken|missing|wrong|bad|too|but|instead|unknown|exceed(?:s|ed)?|differs?|mismatch(?:es|ed)?|stale|outdated|lacks?|unused|forbidden|must|should|wants|wanted|incomplete|\w{1,20}n't)\b/i;

/** `0 errors`, `no failures`, `ok 3 - fails well`. */
const ALL_WELL =
  /\b(?:0|no) (?:\w{1,20} )?(?:error|fail)|(?:errors?|fail(?:ed|ures?))"?[:=] ?0\b|^\s*(?:ok|PASS|[✓✔√])\b/i;

const FAILED_TEST = /^\s{0,8}(?:[*•] )?(?:[✖✗✘✕×❌]|FAIL(?:ED|URE)?:|\[ {0,4}FAIL(?:ED)? {0,4}\]) {1,6}\S/;

/** True for a line of a log whose level, or words, say that nothing failed. */
export function isQuietLog(line: string): boolean {
  return QUIET_LEVEL.test(line) || (PASSING.test(line) && !ERROR_SIGN.test(line) && !isAmiss(line));
}

/** True for the title of a test that failed, as most runners print it. */
export function titlesFailedTest(line: string): boolean {
  return FAILED_TEST.test(line);
}

/** True for words that tell what is otherwise than it should be. */
export function isAmiss(line: string): boolean {
  return AMISS.test(line);
}

export function looksLikeError(line: string): boolean {
  return ERROR_SIGN.test(line) && !ALL_WELL.test(line) && !isQuietLog(line);
}

/** Where it stands, what was expected and what called it are often said below the error itself. */
const FOLLOWING = 3;

/** How much of what does not fit is kept: the first and the last lines, half each. */
const MOST_LINES = 200;
const MOST_CHARACTERS = 64 * 1024;
const LONGEST_LINE = 2048;

/** Keeps what looks like an error in a text of any size that comes in pieces of whole lines. */
export interface ErrorKeeper {
  /** @param piece as it is searched; only a piece in which something may be kept is read as text */
  readonly add: (piece: string, read?: () => string) => void;
  readonly lines: () => readonly string[];
  /** The two halves, and whether anything between them is left out. */
  readonly first: () => readonly string[];
  readonly last: () => readonly string[];
  readonly isOver: () => boolean;
}

/** What a keeper would keep of `text`, without a look at what stands far from both ends where errors are many. */
export function keptErrors(text: string): readonly string[] {
  const whole = errorKeeper();
  if (text.length > 2 * END) {
    const [start, end] = [errorKeeper(), errorKeeper(true)];
    start.add(text.slice(0, text.indexOf('\n', END) + 1));
    end.add(text.slice(text.lastIndexOf('\n', text.length - END) + 1));
    if (start.isOver() && end.isOver()) return [...start.first(), ...end.last()];
  }
  for (let from = 0; from < text.length; ) {
    const to = text.indexOf('\n', from + PIECE) + 1 || text.length;
    whole.add(text.slice(from, to));
    from = to;
  }
  return whole.lines();
}

const END = 96 * 1024;
const PIECE = 8 * 1024;

/** @param onlyLast as if the first half was full */
export function errorKeeper(onlyLast = false): ErrorKeeper {
  let hasDropped = false;
  const first = bounded();
  const last = bounded();
  let following = 0;
  const keep = (line: string): void => {
    const shown = line.slice(0, LONGEST_LINE);
    if (!onlyLast && last.lines.length === 0 && first.fits(shown)) first.push(shown);
    else last.push(shown);
    while (last.isOver()) {
      hasDropped = true;
      last.shift();
    }
  };
  const addLine = (line: string): void => {
    if (line.trim() === '') return;
    if (looksLikeError(line)) following = FOLLOWING + 1;
    if (following > 0) keep(line);
    following = Math.max(0, following - 1);
  };
  return {
    add: (piece, read = () => piece) => {
      if (following > 0 || ERROR_SIGN.test(piece)) for (const line of read().split('\n')) addLine(line);
    },
    lines: () => [...first.lines, ...last.lines],
    first: () => first.lines,
    last: () => last.lines,
    isOver: () => hasDropped,
  };
}

/** Half of all that may be kept. */
function bounded() {
  const lines: string[] = [];
  let size = 0;
  const over = (count: number, characters: number) =>
    count > MOST_LINES / 2 || characters > MOST_CHARACTERS / 2;
  return {
    lines,
    fits: (line: string) => !over(lines.length + 1, size + line.length + 1),
    isOver: () => over(lines.length, size),
    push: (line: string) => {
      lines.push(line);
      size += line.length + 1;
    },
    shift: () => {
      size -= (lines.shift() ?? '').length + 1;
    },
  };
}
