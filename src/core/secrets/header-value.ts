// Reads the headers that are a secret to the end of their line: who calls, and the cookies of a session.

import { isPlaceholder } from './is-placeholder.ts';
import { looksOpaque } from './looks-random.ts';
import type { Place } from './place-of-value.ts';
import { listSpans } from './read-list.ts';
import { matchAt, readValue } from './read-value.ts';
import type { Span } from './span.ts';

export function headerSpans(text: string, place: Place, kind: 'authorization' | 'cookie'): readonly Span[] {
  if (place.how === 'beside') return [];
  const value = readValue(text, place.at, 'word');
  if (value?.isQuoted === true) return holds(kind, value.head) ? listSpans(text, place.at, value) : [];
  const head = matchAt(FIELDS, text, place.at) ?? matchAt(HEAD_OF_LINE, text, place.at) ?? '';
  const span = kind === 'cookie' ? cookies(head) : login(head);
  if (span === null) return [];
  const rest = span.end < HEAD ? null : matchAt(REST[kind], text, place.at + HEAD);
  return [{ start: place.at + span.start, end: place.at + span.end + (rest ?? '').length }];
}

const HEAD = 300;
const HEAD_OF_LINE = /[^"'`\n<]{1,300}/y;
/** Of schemes whose login is many fields, in quotation marks or not. */
const FIELDS =
  /\[?(?:AWS4?(?:-HMAC-SHA256)?|Digest|OAuth|Hawk|Signature|HMAC-\w{1,20}|Shared(?:Key|Access)\w{0,20}|MAC) {1,4}[\w-]{1,40}=(?:=?\\{0,8}"[^"\n]{0,300}"|[^"'`\n<])*/iy;
const REST = { cookie: /[^"'`\n<]*/y, authorization: /[^\s"'`<,;&\])}]*/y };

function holds(kind: 'authorization' | 'cookie', head: string): boolean {
  if (isPlaceholder(head.replace(/^[A-Za-z-]{1,30} {1,4}/, ''))) return false;
  return looksOpaque(head) || (kind === 'cookie' ? COOKIE.test(head) : /\S\s\S|^\S{12,}$/.test(head));
}

const COOKIE = /^\[?[\w.%-]{1,100}=[^\s;,]/;

function cookies(rest: string): Span | null {
  const isCookies = COOKIE.test(rest) || (/^[\w%.+/=-]{8,}\s{0,8}$/.test(rest) && looksOpaque(rest.trim()));
  return isCookies ? { start: 0, end: rest.replace(/[\s,})\]]{1,20}$/, '').length } : null;
}

const SCHEME = /^\[?([A-Za-z][\w-]{1,30})[ \t]{1,4}(?=\S)/;
const KNOWN_SCHEME =
  /^(?:bearer|basic|token|negotiate|ntlm|bot|key|api-?key|googlelogin|jwt|ssws|splunk|private-token|geniekey|client-id|apitoken)$/i;

/** The name of the scheme stays where there is one. */
function login(rest: string): Span | null {
  if (matchAt(FIELDS, rest, 0) !== null) return { start: 0, end: rest.trimEnd().length };
  const scheme = SCHEME.exec(rest);
  const behind = scheme?.[0].length ?? 0;
  const second = wordAt(rest, behind);
  const isScheme = scheme !== null && (KNOWN_SCHEME.test(scheme[1] ?? '') || looksOpaque(second));
  const start = isScheme ? behind : 0;
  const word = isScheme ? second : wordAt(rest, 0);
  return word.length < 4 || isPlaceholder(word.replace(/^\[/, ''))
    ? null
    : { start, end: start + word.length };
}

function wordAt(rest: string, at: number): string {
  return (matchAt(WORD, rest, at) ?? '').replace(/[.:]{1,8}$/, '');
}

const WORD = /[^\s,;&\])}]{1,300}/y;
