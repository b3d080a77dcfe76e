// Finds the failed tests in what PHPUnit prints with `--testdox`: a title in plain words under that of its
// class, and what went wrong further in.

/** A failed test; `block` are the lines about it, without their indentation. */
export interface TitledTest {
  readonly line: number;
  readonly testId: string;
  readonly block: readonly string[];
}

/** In the order of the text. */
export function titledTests(lines: readonly string[]): readonly TitledTest[] {
  let suite = '';
  return lines.flatMap((text, line) => {
    if (/^\S|^ . running tests/u.test(text)) suite = text.replace(/^.* running tests */, '');
    const test = TITLE.exec(text)?.groups?.test;
    if (test === undefined) return [];
    return {
      line,
      testId: `${suite} > ${plainTitle(test)}`,
      block: blockOf(lines.slice(line + 1, line + MOST_LINES)),
    };
  });
}

const TITLE = /^ [✘✖] (?<test>\S.{0,400})$/;
const MOST_LINES = 80;

function blockOf(following: readonly string[]): readonly string[] {
  const end = following.findIndex((text) => /^ ?\S/.test(text));
  const block = (end < 0 ? following : following.slice(0, end)).map((text) => plainSpaces(text.trim()));
  const start = block.findIndex((text) => text !== '');
  return start < 0 ? [] : block.slice(start);
}

/** In colour a data set has another name than without. */
function plainTitle(test: string): string {
  return plainSpaces(test)
    .replace(/ with data set "(.*)"$/, ' with $1')
    .replace(/ with data set #(?=\d+$)/, ' with data set ');
}

/** Colour makes spaces visible. */
function plainSpaces(text: string): string {
  return text.replace(/·/g, ' ');
}
