// Finds logins that stand alone, without the name of their header: `Bearer x`, `Basic x`.

import { isPlaceholder } from './is-placeholder.ts';
import { looksLikeLogin, looksOpaque } from './looks-random.ts';
import { QUOTE } from './read-value.ts';
import type { Span } from './span.ts';

const LOGIN = /\b(?:Bearer|Basic|Token|ApiKey)(?: {1,4}|%20|\+)([\w.~+/=-]{8,})/gi;

/** `auth=('bob', 'x')`, `setBasicAuth("bob", "x")`. */
const PAIR = new RegExp(
  String.raw`(?:auth|credentials?)["']?\s{0,4}(?:[=:]\s{0,4})?[([]\s{0,4}${QUOTE}[^"'\\\n]{1,100}${QUOTE}\s{0,4},\s{0,4}${QUOTE}([^"'\\\n]{3,300})${QUOTE}`,
  'gi',
);

export function loginSpans(text: string): readonly Span[] {
  return [...lone(text), ...pairs(text)];
}

function pairs(text: string): readonly Span[] {
  return [...text.matchAll(PAIR)].flatMap(({ 0: whole, 1: password = '', index }) => {
    const start = index + whole.lastIndexOf(password);
    return isPlaceholder(password) ? [] : [{ start, end: start + password.length }];
  });
}

function lone(text: string): readonly Span[] {
  return [...text.matchAll(LOGIN)].flatMap(({ 0: whole, 1: word = '', index }) =>
    isLogin(whole, word) ? [{ start: index + whole.length - word.length, end: index + whole.length }] : [],
  );
}

/** `Basic authentication` and `Bearer token-based` are words about logins. */
function isLogin(whole: string, word: string): boolean {
  if (isPlaceholder(word)) return false;
  if (/^Basic/i.test(whole)) return looksOpaque(word) || looksLikeLogin(word) || /\w=$/.test(word);
  if (/^Bearer/i.test(whole)) return /\w=$|[a-z][A-Z]|[.\d]\w/.test(word);
  return /^[0-9a-f]{32,}$/i.test(word);
}
