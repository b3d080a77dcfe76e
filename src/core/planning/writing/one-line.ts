// Makes a text fit for one line of a planning document, where it must not open a comment, a fence or a cell.

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
