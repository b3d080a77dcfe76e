// Some exceptions only announce problems that the next lines of their message list: `Schema validation failed:` and a
// bullet for each, `2 validation errors for Cart` and a paragraph for each, `Parse error on line 1:` and what was
// expected.

const BULLET = /^\s{0,12}(?:[-*•]|\d{1,3}[.)]) {1,4}(?=\S)/;
const COUNTS = /\b\d{1,5} (?:[\w-]{1,30} ){0,3}(?:errors?|problems?|issues?|failures?|violations?)\b/;
const COUNT = /^(?:<\w{1,80}: )?\d{1,5} (?=[\w-])/;
const MARKS = /^[\s|-]*\^[\s^~-]*$/;
const MOST_LINES = 60;

/**
 * The problems that `message` announces, each prefixed with it; empty when `message` says what is wrong.
 * @param below the remaining lines of the same message
 */
export function announced(message: string, below: readonly string[]): readonly string[] {
  const lines = below.slice(0, MOST_LINES);
  const first = lines.find((line) => line.trim() !== '') ?? '';
  const caption = message.replace(COUNT, '').replace(/:$/, '').trim();
  if (BULLET.test(first))
    return blocks(lines, (line) => BULLET.test(line)).map((said) => `${caption}: ${said}`);
  if (COUNTS.test(message)) {
    const outer = indentOf(first);
    return blocks(lines, (line) => indentOf(line) === outer).map((said) => `${caption}: ${said}`);
  }
  if (!message.endsWith(':')) return [];
  // After an excerpt of source with marks below it, the reason follows the marks.
  const said = lines
    .slice(lines.findLastIndex((line) => MARKS.test(line)) + 1)
    .find((line) => line.trim() !== '');
  return said === undefined ? [] : [`${message} ${said.trim()}`];
}

/** Each block as one line. A block starts where `begins` holds for a line with the indent of the first. */
function blocks(lines: readonly string[], begins: (line: string) => boolean): readonly string[] {
  const found: string[] = [];
  const indent = indentOf(lines.find((line) => line.trim() !== '') ?? '');
  for (const line of lines) {
    const said = line.replace(BULLET, '').trim();
    if (said === '') continue;
    if (indentOf(line) === indent && begins(line)) found.push(said);
    else if (found.length > 0) found[found.length - 1] = `${found.at(-1)} ${said}`;
  }
  return found;
}

function indentOf(line: string): number {
  return line.search(/\S|$/);
}
