// Makes untrusted text inert without hiding what it says: no terminal codes, nothing invisible, and no tag
// that a loop, a client or a model could take for its own. Fencing and capping happen elsewhere.

import { visible } from './visible.ts';

// Names that carry meaning for the loop, the client or a model; and every name with `-`, `_` or `:` in it,
// which is how clients name theirs.
export const TAG =
  /[<\uff1c\ufe64](?=\s*(?:\/\s*)?(?:promise|abort|system|user|human|assistant|developer|instructions?|tool|thinking|invoke|parameter|command|task|result|[a-z][a-z0-9]*(?:_|[-:]+\w)\w*)\b)/giu;

const OPENING = /[<\uff1c\ufe64]/;

/** The same text with `‹` in place of the `<` of a tag that could be obeyed; line ends become LF. */
export function harmless(text: string): string {
  const plain = visible(text);
  // Most lines hold none, and compiling the pattern costs more than they do.
  return OPENING.test(plain) ? plain.replaceAll(TAG, '\u2039') : plain;
}
