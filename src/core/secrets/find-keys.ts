// Finds names in a text that may precede a secret: variables, fields, options, headers.

import { isForeignSecret } from './foreign-words.ts';
import { firstWords, keyCue, service } from './key-kind.ts';
import { matchAt } from './read-value.ts';
import type { Span } from './span.ts';

export interface Key extends Span {
  /** Without its surroundings: `DB_PASS`, not `--db-pass` or `"DB_PASS"`. */
  readonly name: string;
}

const LONGEST = 80;
/** The first word of a name written as two words: `Access Key: x`. */
const FIRST_WORD = new RegExp(`(?:${firstWords.join('|')})[ ]$`, 'i');

/** Its second word: `secret word: x`, `pass phrase: x`. */
const SECOND_WORD = /(?:[ ](?:phrase|words?|answer|codes?|name|key))?(?: \d{1,2})?(?=[ \t"']{0,4}[=:(])/iy;

/** `datadog app: x`, `geheimer Schlüssel: x`. */
const WORDS_BEHIND = /[ \t][\p{L}\p{M}\w .-]{1,30}(?=["']?[ \t]{0,4}(?:=>|[=:]))/uy;

/** The first key at or after `from`; null when there is none. */
export function nextKey(text: string, from: number): Key | null {
  keyCue.lastIndex = from;
  const cue = keyCue.exec(text);
  if (cue === null) return null;
  let { start, end } = nameAround(text, from, cue.index, cue.index + cue[0].length);
  if (NO_PART.test(text.slice(Math.max(from, start - 2), start + 2))) start += 1;
  const first = FIRST_WORD.exec(text.slice(Math.max(from, start - 16), start))?.[0] ?? '';
  end += (matchAt(SECOND_WORD, text, end) ?? '').length;
  const name = first + text.slice(start, end);
  const hasMore = service.test(name) || isForeignSecret(name);
  const behind = hasMore ? matchAt(WORDS_BEHIND, text, end) : null;
  return { start, end: end + (behind ?? '').length, name };
}

function nameAround(text: string, from: number, first: number, behind: number): Span {
  let start = first;
  let end = behind;
  while (start > from && end - start < LONGEST && isPartOfName(text, start - 1)) start -= 1;
  while (end - start < 2 * LONGEST && isPartOfName(text, end)) end += 1;
  while (isMark(text.charCodeAt(start))) start += 1;
  while (isMark(text.charCodeAt(end - 1))) end -= 1;
  return { start, end };
}

/** A letter that belongs to the text before the name: `\\ntoken` in a string, `-Dtoken`, `-Ptoken`. */
const NO_PART = /\\[nrt]\w$|(?:^|[^\w-])-(?:D\w|P[a-z])$/;

/** Letters, digits, `_`, `$`, and the marks that join words. */
function isPartOfName(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return (
    (code >= 0x80 && /[\p{L}\p{M}]/u.test(text[at] ?? '')) ||
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
