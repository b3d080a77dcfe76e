// Assembles a document in GSD's layout: blocks separated by blank lines, one line end at the end.

/** A block may be several lines that belong together; empty ones are left out. */
export function documentOf(blocks: readonly (string | readonly string[])[]): string {
  const texts = blocks.map((block) => (typeof block === 'string' ? block : block.join('\n')));
  return `${texts.filter((block) => block !== '').join('\n\n')}\n`;
}

/** The lines of a list, or the text for an empty one. */
export function orNone(items: readonly string[], none: string): readonly string[] {
  return items.length === 0 ? [none] : items;
}

/** The lines of a table. */
export function tableOf(columns: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const rule = columns.map((column) => '-'.repeat(column.length + 2)).join('|');
  return [
    `| ${columns.join(' | ')} |`,
    `|${rule}|`,
    ...rows.map((row) => `| ${row.map(cellText).join(' | ')} |`),
  ];
}

/** Files of the project that must be read, as a list. */
export function referenceItems(
  references: readonly { readonly path: string; readonly about: string }[],
): readonly string[] {
  return references.map(
    ({ path, about }) => `- \`${oneLine(path).replaceAll('`', '')}\` — ${oneLine(about)}`,
  );
}

/** A paragraph that cannot be parsed as a heading, a list, a table or a fence. */
export function paragraph(text: string): string {
  return oneLine(text).replace(/^(?=[-*+>#|]|\d{1,9}[.)]|`{3}|~{3})/, '\\');
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
