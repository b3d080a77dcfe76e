// Assembles a document in GSD's layout: blocks separated by blank lines, one line end at the end.

/** Null omits a block. */
export function documentOf(blocks: readonly (string | null)[]): string {
  return `${blocks.filter((block) => block !== null && block !== '').join('\n\n')}\n`;
}

/** Lines that belong together. */
export function linesOf(lines: readonly string[]): string {
  return lines.join('\n');
}

/** A list, or the text for an empty one. */
export function listOrNone(items: readonly string[], none: string): string {
  return items.length === 0 ? none : linesOf(items);
}

/** A paragraph that cannot be parsed as a heading, a list, a table or a fence. */
export function paragraph(text: string): string {
  return oneLine(text).replace(/^(?=[-*+>#|]|\d{1,9}[.)]|`{3}|~{3})/, '\\');
}

/** A suffix for text that rests on research. */
export function researchNote(source: string | undefined): string {
  return source === undefined ? '' : ` (research: ${oneLine(source)})`;
}

/** Collapses white space to single spaces, and escapes the start of a comment. */
export function oneLine(text: string): string {
  return text
    .replaceAll(/[\u0000-\u001f\u007f\u0085\u2028\u2029\s]+/g, ' ')
    .replaceAll('<!--', '&lt;!--')
    .trim();
}

/** For a list item: drops leading marks that would begin another item, a heading or a fence. */
export function itemText(text: string): string {
  return oneLine(text)
    .replace(/^(?:(?:[-*+>#]+|\d{1,9}[.)])(?: |$)|`{3,}|~{3,})+/, '')
    .trim();
}

/** For a table cell. */
export function cellText(text: string): string {
  return oneLine(text).replaceAll(/(?<!\\)\\*\|/g, '\\|');
}
