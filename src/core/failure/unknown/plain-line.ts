// A line without what changes from run to run: where it was drawn, when it was logged, the numbers of source lines.

import { maskLocations, maskVolatile } from '../mask-volatile.ts';

export function plainLine(text: string): string {
  return maskVolatile(maskLocations(withoutRules(text).replace(EXCERPT, ''))).replace(/\s+/g, ' ');
}

/** Lines drawn to the width of the terminal, and when a line was logged. */
export function withoutRules(text: string): string {
  return text
    .trim()
    .replace(/^[-=*_~#+]{3,}(?: |$)|(?:^| )[-=*_~#+]{3,}$/g, '')
    .replace(LOGGED_AT, '')
    .trim();
}

const LOGGED_AT =
  /^[[(]?(?:\d{4}[-/]\d\d[-/]\d\d[T ])?\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?[\])]?:?\s{1,4}(?=\S)/;

/** A line of the source behind its number, once the frame around it is gone. */
const EXCERPT = /^[>❱➜→]?\s{0,8}\d{1,7}:?\s{1,8}(?=\S)(?![=!<>]=|[<>] )/;
