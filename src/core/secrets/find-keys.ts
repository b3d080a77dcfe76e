// Finds names in a text that may precede a secret: variables, fields, options, headers.

import { keyCue, service } from './key-kind.ts';
import { matchAt } from './read-value.ts';
import type { Span } from './span.ts';

export interface Key extends Span {
  /** Without its surroundings: `DB_PASS`, not `--db-pass` or `"DB_PASS"`. */
  readonly name: string;
}

const LONGEST = 80;
/** The first word of a name written as two words: `Access Key: x`. */
const FIRST_WORD = /(?:api|access|secret|private|account|auth|encryption|signing|master|license|shared)[ ]$/i;

/** `datadog app: x`. */
const WORDS_BEHIND = /[ \t][\w .-]{1,20}(?=["']?[ \t]{0,4}(?:=>|[=:]))/y;

/** The first key at or after `from`; null when there is none. */
export function nextKey(text: string, from: number): Key | null {
  keyCue.lastIndex = from;
  const cue = keyCue.exec(text);
  if (cue === null) return null;
  let start = cue.index;
  let end = cue.index + cue[0].length;
  while (start > from && end - start < LONGEST && isPartOfName(text.charCodeAt(start - 1))) start -= 1;
  while (end - start < 2 * LONGEST && isPartOfName(text.charCodeAt(end))) end += 1;
  while (isMark(text.charCodeAt(start))) start += 1;
  while (isMark(text.charCodeAt(end - 1))) end -= 1;
  if (NO_PART.test(text.slice(Math.max(from, start - 2), start + 2))) start += 1;
  const first = FIRST_WORD.exec(text.slice(Math.max(from, start - 12), start))?.[0] ?? '';
  const name = first + text.slice(start, end);
  const behind = service.test(name) ? matchAt(WORDS_BEHIND, text, end) : null;
  return { start, end: end + (behind ?? '').length, name };
}

/** A letter that belongs to the text before the name: `\\ntoken` in a string, `-Dtoken`, `-Ptoken`. */
const NO_PART = /\\[nrt]\w$|(?:^|[^\w-])-(?:D\w|P[a-z])$/;

/** Letters, digits, `_`, `$`, and the marks that join words. */
function isPartOfName(code: number): boolean {
  return (
    (code >= 0x61 && code <= 0x7a) ||
    (code >= 0x41 && code <= 0x5a) ||
    (code >= 0x30 && code <= 0x39) ||
    code === 0x5f ||
    code === 0x24 ||
    isMark(code)
  );
}

/** `-` and `.`. */
function isMark(code: number): boolean {
  return code === 0x2d || code === 0x2e;
}
