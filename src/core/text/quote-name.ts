// A path, an id or another name from outside: as it is where it can be nothing else, else a quotation.

import { harmless } from './harmless.ts';
import { ours } from './ours.ts';
import { type Prose, prose } from './prose.ts';
import { quotation } from './quote-line.ts';

export function quoteName(name: string, cap: number = LONGEST): Prose {
  if (name.length <= cap && isPlain(name) && !MARKUP.test(name)) return ours(name);
  // Blanks stay as many as they are: a name with one less is another name.
  return quotation(harmless(name).replaceAll(/\s/g, ' '), cap);
}

/** No path of any system is longer. */
const LONGEST = 4096;

/** Letters and digits with the marks of paths and ids: no blank, no quote, no mark that Markdown has inside a line. */
function isPlain(name: string): boolean {
  // Most names need no more than the first; only reading a pattern of all letters takes longer than both tests.
  return /^[\w./\\:@+=~%,()$-]*[\w/\\)]$/.test(name) || isPlainAnywhere(name);
}

function isPlainAnywhere(name: string): boolean {
  return /^[\p{L}\p{N}._/\\:@+=~%,()$-]*[\p{L}\p{N}_/\\)]$/u.test(name);
}

/** What a line could begin with: a fence. */
const MARKUP = /~{3}/;

/** A path or another name in a page of Markdown: as code where it can be nothing else, else a quotation. */
export function codeName(name: string, cap?: number): Prose {
  const shown = quoteName(name, cap);
  return shown === name ? prose`\`${shown}\`` : shown;
}
