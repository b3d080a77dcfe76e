// What an exception only announces, the lines of its message below say: `Schema validation failed:` and a bullet for each
// problem, `2 validation errors for Cart` and a paragraph for each, `Parse error on line 1:` and what was expected.

const BULLET = /^\s{0,12}(?:[-*•]|\d{1,3}[.)]) {1,4}(?=\S)/;
const COUNTS = /\b\d{1,5} (?:[\w-]{1,30} ){0,3}(?:errors?|problems?|issues?|failures?|violations?)\b/;
const COUNT = /^(?:<\w{1,80}: )?\d{1,5} (?=[\w-])/;
const MARKS = /^[\s|-]*\^[\s^~-]*$/;
const MOST_LINES = 60;

/**
 * The messages that `message` announces, each with it; none where it says itself what is wrong.
 * @param below the lines of the same message, up to where it ends
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
  // Of an excerpt with marks below it, what stands below the marks.
  const said = lines
    .slice(lines.findLastIndex((line) => MARKS.test(line)) + 1)
    .find((line) => line.trim() !== '');
  return said === undefined ? [] : [`${message} ${said.trim()}`];
}

/** Each from a line that begins one to the next, in one line; none where the first line begins none. */
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
