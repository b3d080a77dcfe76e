// Makes untrusted text inert without hiding its content: no terminal codes, nothing invisible, and no tag that a loop,
// a client or a model could take for its own. Does not fence or cap.

import { once } from '../once.ts';
import { invisible, withoutTerminalCodes } from '../terminal-codes.ts';

// Tag names with a meaning for the loop, the client or a model, and every name that contains `-`, `_` or `:`, as the
// clients' own tags do.
export const tag = once(
  () =>
    /[<\uff1c\ufe64](?=\s*(?:\/\s*)?(?:promise|abort|system|user|human|assistant|developer|instructions?|tool|thinking|invoke|parameter|command|task|result|[a-z][a-z0-9]*(?:_|[-:]+\w)\w*)\b)/giu,
);

const OPENING = /[<\uff1c\ufe64]/;

/** Replaces the `<` of a tag that could be obeyed by `‹`; line ends become LF. */
export function harmless(text: string): string {
  const plain = visible(text);
  // Most lines contain no `<`, and compiling the pattern costs more than this test.
  return OPENING.test(plain) ? plain.replaceAll(tag(), '\u2039') : plain;
}

const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
const LONE_SURROGATE = /[\ud800-\udfff]/gu;

// The characters of nearly every line. A turn has a few dozen lines, and compiling the patterns above costs more than
// the rest of its text.
const PLAIN = /^[\t\n\u0020-~\u00b7\u25b8\u2192\u2026\u2019\u201c\u201d]*$/;

/** Removes codes and invisible characters; line ends become LF. */
export function visible(text: string): string {
  if (PLAIN.test(text)) return text;
  return withoutTerminalCodes(text.replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, '\n'))
    .replaceAll(CONTROLS, '')
    .replaceAll(invisible(), '')
    .replaceAll(LONE_SURROGATE, '\ufffd');
}
