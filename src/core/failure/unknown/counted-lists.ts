// A list whose caption says how many rows it has, with the rows numbered from one: no source stands so. It is read as
// bullets below words, since the numbers say nothing.

/** `1 unused dependencies` */
const CAPTION = /^\W{0,12}(?<count>\d{1,4}) (?<what>[a-z][\w-]{1,30}(?: [\w-]{1,30}){0,4}):?$/;
/** `  1 │ left-pad`, whose bar may be gone. */
const ROW = /^\s{0,12}(?<number>\d{1,4}) ?[|:]?\s{1,12}(?<words>\S.*)$/;
const RULE = /^[^\p{L}\p{N}]*$/u;
const MOST_RULES = 2;
/** It may count what is told elsewhere, above an excerpt of the source. */
const NO_NAME = /^(?:errors?|problems?|warnings?|failures?|issues?|lines?|tests?|files?)$/;
const MARKS = /^[\s|]*[\^~]+/;

/** As many lines as before. */
export function withCountedLists(lines: readonly string[]): readonly string[] {
  const changed = new Map<number, string>();
  for (const [at, text] of lines.entries()) {
    const { count, what = '' } = CAPTION.exec(text)?.groups ?? {};
    const rows = count === undefined || NO_NAME.test(what) ? [] : rowsBelow(lines, at + 1);
    const [first] = rows;
    if (first === undefined || rows.length !== Number(count) || isExcerpt(lines, rows)) continue;
    changed.set(at, '');
    // Right above the rows, where a rule may stand.
    changed.set(first.line - 1, `${what}:`);
    for (const { line, words } of rows) changed.set(line, `- ${words}`);
  }
  return changed.size === 0 ? lines : lines.map((text, at) => changed.get(at) ?? text);
}

function isExcerpt(lines: readonly string[], rows: readonly Row[]): boolean {
  return MARKS.test(lines[(rows.at(-1)?.line ?? 0) + 1] ?? '');
}

interface Row {
  readonly line: number;
  readonly words: string;
}

function rowsBelow(lines: readonly string[], from: number): readonly Row[] {
  let start = from;
  while (start < from + MOST_RULES && RULE.test(lines[start] ?? 'end')) start += 1;
  const rows: Row[] = [];
  for (let line = start; line < lines.length; line += 1) {
    const { number, words } = ROW.exec(lines[line] ?? '')?.groups ?? {};
    if (words === undefined || Number(number) !== rows.length + 1) break;
    rows.push({ line, words });
  }
  return rows;
}
