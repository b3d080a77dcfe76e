// A path, an id or another name from outside: as it is if it can only be a name, else quoted.

import { harmless } from './harmless.ts';
import { ours } from './ours.ts';
import { joinProse, type Prose, prose } from './prose.ts';
import { quotation } from './quote-line.ts';

export function quoteName(name: string, cap: number = LONGEST): Prose {
  if (name.length <= cap && isPlain(name) && !MARKUP.test(name)) return ours(name);
  // Keeps the number of blanks: a name with one less is another name.
  return quotation(harmless(name).replaceAll(/\s/g, ' '), cap);
}

/** No path of any system is longer. */
const LONGEST = 4096;

/** Letters, digits and the marks of paths and ids: no blanks, quotes or inline Markdown. */
function isPlain(name: string): boolean {
  // Most names pass the first test; compiling a pattern of all letters takes longer than running both.
  return /^[\w./\\:@+=~%,()$-]*[\w/\\)]$/.test(name) || isPlainAnywhere(name);
}

function isPlainAnywhere(name: string): boolean {
  return /^[\p{L}\p{N}._/\\:@+=~%,()$-]*[\p{L}\p{N}_/\\)]$/u.test(name);
}

/** Fences, which a line could begin with. */
const MARKUP = /~{3}/;

/** A path or another name on a Markdown page: as code if it can only be a name, else quoted. */
export function codeName(name: string, cap?: number): Prose {
  const shown = quoteName(name, cap);
  return shown === name ? prose`\`${shown}\`` : shown;
}

/** Names in a sentence: `a, b and 3 more`. @param cap the longest name */
export function quoteNames(names: readonly string[], most = 8, cap = 120): Prose {
  const shown = names.slice(0, most).map((name) => quoteName(name, cap));
  const more = names.length > most ? prose` and ${names.length - most} more` : prose``;
  return prose`${joinProse(shown, ', ')}${more}`;
}
