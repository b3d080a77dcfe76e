// Finds passwords by their position: the second of two values where a login is expected.

import { isPlaceholder } from './is-placeholder.ts';
import { mixesLetters } from './looks-random.ts';
import { matchAt, QUOTE, withoutMarks } from './read-value.ts';
import type { Span } from './span.ts';

/** `auth=('bob', 'x')`, `login("bob", "x")`, `credentials: [bob, x]`. */
const LIST =
  /(auth(?:enticate)?|credentials?|log_?in|sign_?in|connect(?:ion)?)["']?\s{0,4}(?:[=:]\s{0,4})?[([]\s{0,4}/gi;
const ITEM = new RegExp(`${QUOTE}([^"'\\\\\\n]{1,300})${QUOTE}|[\\w.@:/$-]{1,100}`, 'y');
const MARKS = '\\"\'`';
const COMMA = /\s{0,4},\s{0,4}/y;
/** `getConnection(url, "sa", "x")`: what comes before a password there. */
const BEFORE_PASSWORD: Readonly<Record<string, number>> = { connect: 2, connection: 2 };

/** `credentials=bob:x`, `login as bob / x`; a slash without blanks also joins the parts of a path. */
const JOINED =
  /\b(?:credentials?|creds|zugangsdaten|identifiants|credenciales|credenziali|auth|login|account|user(?:name)?[:/]pass(?:word)?)\b(?:["']?[ \t]{0,4}[=:][ \t]{0,4}["']?[\w.@-]{1,64}[:/]|[ \w]{0,24}:?[ \t][\w.@-]{1,64} \/ )([^\s"'`<>,;|/()]{5,128})(?=[\s"'`,;)]|$)/gi;

/** A line of `.pgpass`. */
const FIELDS = /^[\w.*-]{1,100}:(?:\d{2,5}|\*):[A-Za-z_*][\w-]{0,60}:[A-Za-z_*][\w-]{0,60}:(\S{3,200})$/gm;

export function loginPairs(text: string): readonly Span[] {
  return [...lists(text), ...lasts(text, JOINED), ...lasts(text, FIELDS)];
}

export function mayBePair(text: string): boolean {
  return /auth|cred|zugang|identif|log_?in|sign_?in|connect|account|:pass|\/pass|:\*?\d{0,5}:/i.test(text);
}

function lists(text: string): readonly Span[] {
  return [...text.matchAll(LIST)].flatMap(({ 0: whole, 1: name = '', index }) => {
    const before = BEFORE_PASSWORD[name.toLowerCase()] ?? 1;
    const found = itemAt(text, index + whole.length, before);
    if (found === null || !isPassword(found.item, whole.endsWith('['), before)) return [];
    const value = withoutMarks(found.item, MARKS);
    const start = found.at + found.item.indexOf(value);
    return [{ start, end: start + value.length }];
  });
}

/** Counted from 0. */
function itemAt(
  text: string,
  start: number,
  number: number,
): { readonly item: string; readonly at: number } | null {
  const item = matchAt(ITEM, text, start);
  if (item === null || number === 0) return item === null ? null : { item, at: start };
  const comma = matchAt(COMMA, text, start + item.length);
  return comma === null ? null : itemAt(text, start + item.length + comma.length, number - 1);
}

function isPassword(item: string, isPlain: boolean, before: number): boolean {
  const value = withoutMarks(item, MARKS);
  if (value.length < 3 || isPlaceholder(value)) return false;
  return value === item ? isPlain && mixesLetters(value) : before === 1 || mixesLetters(value);
}

function lasts(text: string, pattern: RegExp): readonly Span[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: whole, 1: password = '', index }) => {
    const end = index + whole.length;
    return isPlaceholder(password) || !mixesLetters(password) ? [] : [{ start: end - password.length, end }];
  });
}
