// Numbered source lines around an error. Their numbers count up, and only the line that is pointed at belongs to the
// error.

/** True for a line of an excerpt, an unchanged line of a diff, or the source below a Python frame. */
export function isExcerpt(lines: readonly string[], line: number): boolean {
  if (isUnchanged(lines, line) || PYTHON_FRAME.test(lines[line - 1] ?? '')) return true;
  const number = numberOf(lines[line]);
  if (number === null) return false;
  if ([1, 2].some((up) => lineOfPlace(lines[line - up]) === number)) return true;
  if (POINTER.test(lines[line + 1] ?? '') || NAMES_RULE.test(lines[line] ?? '')) return false;
  return /^\s*·\s*$/.test(lines[line + 1] ?? '') || isCounted(lines, line, number);
}

function isCounted(lines: readonly string[], line: number, number: number): boolean {
  if ([-2, -1, 1, 2].some((step) => numberOf(lines[line + step]) === number + step)) return true;
  // Marks may come between two lines.
  return RULE.test(lines[line - 1] ?? 'none') && numberOf(lines[line - 2]) === number - 1;
}

/** True for a line that both sides of a diff have. */
function isUnchanged(lines: readonly string[], line: number): boolean {
  if (!lines[line]?.startsWith(' ')) return false;
  const above = lines.slice(Math.max(0, line - MOST_HUNK), line);
  return /^(?:@@ |Diff in )/.test(above.findLast((text) => text !== '' && !/^[-+ ]/.test(text)) ?? '');
}

/** `  2    Missing name      no-unnamed`, `3: B6 Body is missing`: the number is where the named rule was broken. */
const NAMES_RULE =
  /\S {2,60}[a-z]\w{0,30}(?:[-/]\w{1,30}){1,6}$|^\s{0,8}\d{1,7}:? {1,8}[A-Z]{1,4}\d{1,5} [A-Z]/;
const RULE = /^[^\p{L}\p{N}]*$/u;
const MOST_HUNK = 40;
const PYTHON_FRAME = /^\s+File "[^"]{1,400}", line \d/;
const POINTER = /^[\s|·]*[\^~]+[\s|]*$/;

/** The line number of the location at the end of a line. */
function lineOfPlace(text = ''): number | null {
  const digits = /(?:^\W{0,12}|\s)[^\s:()"'`=]{1,300}\.[A-Za-z]\w{0,9}:(\d{1,7}):\d{1,7}:?$/.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** The number that a line starts with. */
function numberOf(text = ''): number | null {
  const digits = /^\s{0,8}(?:=?>)?\s{0,8}(\d{1,7}):?(?:\s|$)/.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
}
