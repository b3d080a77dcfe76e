// The words of a Markdown heading: what stands behind its hashes, without those that close it.

/** @param rest of its line, behind the opening hashes */
export function headingText(rest: string): string {
  const text = rest.trim();
  const closing = text.search(/(?<!#)#+$/);
  return closing < 0 || /\S/.test(text[closing - 1] ?? ' ') ? text : text.slice(0, closing).trimEnd();
}
