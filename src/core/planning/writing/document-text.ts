// Puts a document together as GSD lays them out: blocks with a blank line between them, one line end at the end.

/** Null leaves a block out. */
export function documentOf(blocks: readonly (string | null)[]): string {
  return `${blocks.filter((block) => block !== null && block !== '').join('\n\n')}\n`;
}

/** Lines that belong together. */
export function linesOf(lines: readonly string[]): string {
  return lines.join('\n');
}

/** A list, or what says that it is empty. */
export function listOrNone(items: readonly string[], none: string): string {
  return items.length === 0 ? none : linesOf(items);
}

/** A paragraph that no reader takes for a heading, a list, a table or a fence. */
export function paragraph(text: string): string {
  return oneLine(text).replace(/^(?=[-*+>#|]|\d{1,9}[.)]|`{3}|~{3})/, '\\');
}

/** Behind what rests on it. */
export function researchNote(source: string | undefined): string {
  return source === undefined ? '' : ` (research: ${oneLine(source)})`;
}

/** White space becomes single spaces, and a comment is not opened. */
export function oneLine(text: string): string {
  return text
    .replaceAll(/[\u0000-\u001f\u007f\u0085\u2028\u2029\s]+/g, ' ')
    .replaceAll('<!--', '&lt;!--')
    .trim();
}

/** For an item of a list: marks that would begin another item, a heading or a fence are left out. */
export function itemText(text: string): string {
  return oneLine(text)
    .replace(/^(?:(?:[-*+>#]+|\d{1,9}[.)])(?: |$)|`{3,}|~{3,})+/, '')
    .trim();
}

/** For a cell of a table. */
export function cellText(text: string): string {
  return oneLine(text).replaceAll(/(?<!\\)\\*\|/g, '\\|');
}
