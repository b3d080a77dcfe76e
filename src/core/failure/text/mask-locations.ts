// Replaces line and column numbers in a message by `<loc>`: a failure on another line is still the same.

import { type MaskNote, replaced } from './mask-volatile.ts';

/** `text` with `file:3:7`, `file(3,7)`, `line 3` and their like made `<loc>`. */
export function maskLocations(text: string, note?: MaskNote): string {
  if (!/\d/.test(text)) return text;
  return LOCATIONS.reduce(
    (masked, [pattern, placeholder]) => replaced(masked, pattern, placeholder, WHY, note),
    text,
  );
}

const WHY = 'a place: the failure is the same where lines moved';

/** Between a file and the number after it, which is a place: `a.tbl, row 14`, `b.lbl#41`, `c.fx at 118`. */
export const BESIDE_FILE = String.raw`(?:[#@]|,? (?:at|on|in) (?:[a-z]{1,8} )?|, (?!(?:got|was|is|not|but|has|and|want)\b)[a-z]{1,8} )`;

const LOCATIONS: readonly (readonly [RegExp, string])[] = [
  [
    /(\.[A-Za-z]\w{0,8}):\d{1,7}(?:[:.]\d{1,7}){0,2}(?:-\d{1,7}(?:[:.]\d{1,7})?)?(?!\w|:(?![A-Z]:)\w)/g,
    '$1:<loc>',
  ],
  [new RegExp(String.raw`(\w\.[A-Za-z]\w{0,8}${BESIDE_FILE})\d{1,7}\b(?!\.\d)`, 'g'), '$1<loc>'],
  [/(\.[A-Za-z]\w{0,8}) ?\(\d{1,7}(?:,\d{1,7}){0,3}\)/g, '$1:<loc>'],
  [
    /(\.[A-Za-z]\w{0,8}) (?:@ )?\d{1,7}:\d{1,7}(?:-\d{1,7}(?::\d{1,7})?)?(?![\w:])|(\.[A-Za-z]\w{0,8}) @ \d{1,7}\b/g,
    '$1$2:<loc>',
  ],
  [/(\.[A-Za-z]\w{0,8})(?::?\[\d{1,7},\d{1,7}\]|(?: \[|\t)\d{1,7}(?:\]|(?=\t)))/g, '$1:<loc>'],
  [/\b((?:on |at |near |in )?(?:[Ll]ines?|[Rr]ows?) {1,8})\d{1,7}(?:-\d{1,7})?/g, '$1<loc>'],
  [/\b((?:, |\()?[Cc]ol(?:umn)?s?[ :]+)\d{1,7}/g, '$1<loc>'],
  [/\b((?:line|column|lineno|row)(?:: |=))\d{1,7}\b(?!\.\d)/g, '$1<loc>'],
  [/\b(at position|at offset|\(char) \d{1,9}/g, '$1 <loc>'],
  [/\((?:\d{1,7}:\d{1,7}|L\d{1,7}(?:-L?\d{1,7})?|l\.? ?\d{1,7})\)/g, '(<loc>)'],
  [/\[\d{1,7}:\d{1,7}\]/g, '[<loc>]'],
  [/\b(ERROR|WARNING|[Ee]rror|[Ww]arning): \d{1,7}:\d{1,7}(?=[\s:])/g, '$1: <loc>'],
  [/\{line, ?\d{1,7}\}/g, '{line,<loc>}'],
  [/(?<=\w:)\d{1,7}(?=:in [`'])/g, '<loc>'],
  [/(\.[A-Za-z]\w{0,8}:[A-Za-z_][\w.]{0,80}):\d{1,7}(?=: )/g, '$1:<loc>'],
];
