// Secrets that people read aloud or type, and that only their name gives away: words, digits, lists of codes.

import { isPlaceholder } from './is-placeholder.ts';
import type { ValuePlace } from './place-of-value.ts';
import { matchAt } from './read-value.ts';
import type { Span } from './span.ts';

const MOST = 50;
/** The dash of a list, and what may open a value. */
const MARKS = /(?:\s{0,20}- )?[ \t"'`[(]{0,4}/y;

/** Words up to the end of their line or string. */
export function phraseSpans(text: string, place: ValuePlace): readonly Span[] {
  const words = saidAt(text, place, WORDS);
  return words === null || ABOUT_PHRASE.test(text.slice(words.start, words.end)) ? [] : [words];
}

const WORDS = /[\p{L}\p{N}][\p{L}\p{M}\p{N} .,'’-]{2,400}/uy;
const ABOUT_PHRASE = /\b(?:must|should|cannot|required|missing|invalid|not)\b/i;

/** Groups of digits, also several in a list. */
export function codeSpans(text: string, place: ValuePlace): readonly Span[] {
  const spans: Span[] = [];
  for (let code = saidAt(text, place, DIGITS); code !== null && spans.length < MOST; ) {
    spans.push(code);
    const gap = matchAt(NEXT, text, code.end);
    code = gap === null ? null : saidAt(text, { ...place, at: code.end + gap.length }, DIGITS);
  }
  return spans;
}

const DIGITS = /(?:\d{4,12}(?:[ -]\d{4,12}){0,30}|\d{3}|\w{3,6}(?:[ -]\w{3,6}){1,7})(?=[\s"'`,;.)\]}]|$)/y;
const NEXT = /["'`]?(?:[ \t]{0,8},\s{0,40}|\r?\n[ \t]{0,40}- )/y;

function saidAt(text: string, { at, how }: ValuePlace, form: RegExp): Span | null {
  if (how === 'beside' || how === 'apart' || how === 'argument') return null;
  const start = at + (matchAt(MARKS, text, at) ?? '').length;
  const said = matchAt(form, text, start)?.trimEnd() ?? '';
  return said.length < 3 || isPlaceholder(said) ? null : { start, end: start + said.length };
}
