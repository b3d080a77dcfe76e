// Finds secrets by the name before them: `DB_PASS=x`, `"apiKey": "x"`, `--token x`, `<password>x`.

import { columnSpans } from './column-spans.ts';
import { type Key, nextKey } from './find-keys.ts';
import { isPlaceholder, isProse } from './is-placeholder.ts';
import { isSecretValue } from './is-secret-value.ts';
import { type KeyKind, keyKind } from './key-kind.ts';
import { looksOpaque } from './looks-random.ts';
import { placeOfValue, type ValuePlace } from './place-of-value.ts';
import { matchAt, QUOTE, type ReadSecretValue, readValue } from './read-value.ts';
import type { Span } from './span.ts';
import { codeSpans, phraseSpans } from './spoken-spans.ts';

export function assignedSpans(text: string): readonly Span[] {
  const spans: Span[] = [];
  const kindOf = remembered(keyKind);
  for (let key = nextKey(text, 0); key !== null; ) {
    const found = secretsOf(text, key, kindOf);
    spans.push(...found);
    key = nextKey(text, Math.max(key.end, found.at(-1)?.end ?? 0));
  }
  return spans;
}

type Judge = (name: string) => KeyKind | null;

/** Caches the result: the same few names occur thousands of times. */
function remembered(judge: Judge): Judge {
  const known = new Map<string, KeyKind | null>();
  return (name) => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const kind = judge(name);
    known.set(name, kind);
    return kind;
  };
}

function secretsOf(text: string, key: Key, kindOf: Judge): readonly Span[] {
  const named = kindOf(key.name);
  if (named === null && key.name !== 'key') return [];
  const column = columnSpans(text, key, (name) => COLUMN_KINDS.has(kindOf(name)));
  if (column.length > 0) return column;
  const place = placeOfValue(text, key);
  const kind = named ?? (place?.how === 'query' ? 'opaque' : null);
  return place === null || kind === null ? [] : spansAt(text, key, place, kind);
}

const COLUMN_KINDS: ReadonlySet<KeyKind | null> = new Set(['password', 'token'] as const);

function spansAt(text: string, key: Key, place: ValuePlace, kind: KeyKind): readonly Span[] {
  if (kind === 'phrase') return phraseSpans(text, place);
  const codes = kind === 'code' ? codeSpans(text, place) : [];
  if (codes.length > 0 || (kind === 'code' && !/key$/i.test(key.name))) return codes;
  if (kind === 'authorization' || kind === 'cookie') return headerSpans(text, place, kind);
  const read = [
    kind === 'password' && place.isLine ? passphrase(text, place) : null,
    readValue(text, place.at, place.shape),
  ];
  const announced = { kind: kind === 'code' ? 'opaque' : kind, key, place, text } as const;
  const secret = read.find((value) => value !== null && isSecretValue(value, announced));
  return secret ? listSpans(text, place.at, secret) : [];
}

/** A few words that fill their line; more words, or other characters, are a sentence or code. */
function passphrase(text: string, place: ValuePlace): ReadSecretValue | null {
  const line = readValue(text, place.at, 'line');
  return line !== null && FEW_WORDS.test(line.head) && !isProse(line.head) ? line : null;
}

const FEW_WORDS = /^[\w.,!?'@#%&*+-]+(?: [\w.,!?'@#%&*+-]+){1,3}$/;

/** Reads headers whose value is a secret up to the end of the line: authorisation and session cookies. */
function headerSpans(text: string, place: ValuePlace, kind: 'authorization' | 'cookie'): readonly Span[] {
  if (place.how === 'beside' || place.how === 'apart') return [];
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
/** For schemes whose login consists of many fields, quoted or not. */
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

/** Keeps the scheme's name, if there is one. */
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

// The values that follow the first one in a list of strings, and the rest of a string in several pieces.
const NEXT_ITEM = new RegExp(String.raw`\s{0,40},\s{0,40}(?=${QUOTE})`, 'y');
const NEXT_PIECE = new RegExp(
  String.raw`[ \t]{0,40}(?:[+.&\\][ \t]{0,40}(?:\r?\n)?|\r?\n)[ \t]{1,40}(?=${QUOTE})`,
  'y',
);
const MOST_ITEMS = 50;

/** @param at where reading began: a list's bracket lies between it and the value */
function listSpans(text: string, at: number, first: ReadSecretValue): readonly Span[] {
  const spans: Span[] = [{ start: first.start, end: first.end() }];
  if (!first.isQuoted) return spans;
  const next = text.slice(at, first.start).includes('[') ? NEXT_ITEM : NEXT_PIECE;
  for (let end = first.end(); spans.length < MOST_ITEMS; ) {
    const comma = matchAt(next, text, end);
    const value = comma === null ? null : readValue(text, end + comma.length, 'word');
    if (value === null) break;
    const start = value.start;
    end = value.end();
    spans.push({ start, end });
  }
  return spans;
}
