// Finds secrets by the name that stands before them: `DB_PASS=x`, `"apiKey": "x"`, `--token x`, `<password>x`.

import { type Key, nextKey } from './find-keys.ts';
import { headerSpans } from './header-value.ts';
import { isProse } from './is-placeholder.ts';
import { isSecretValue } from './is-secret-value.ts';
import { type KeyKind, keyKind } from './key-kind.ts';
import { type Place, placeOfValue } from './place-of-value.ts';
import { listSpans } from './read-list.ts';
import { readValue, type Value } from './read-value.ts';
import type { Span } from './span.ts';

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

/** The same few names come thousands of times. */
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
  const place = placeOfValue(text, key);
  if (place === null) return [];
  const kind = kindOf(key.name) ?? (key.name === 'key' && place.how === 'query' ? 'opaque' : null);
  if (kind === null) return [];
  if (kind === 'authorization' || kind === 'cookie') return headerSpans(text, place, kind);
  const read = [
    kind === 'password' && place.isLine ? passphrase(text, place) : null,
    readValue(text, place.at, place.shape),
  ];
  const secret = read.find((value) => value !== null && isSecretValue(value, { kind, key, place, text }));
  return secret ? listSpans(text, place.at, secret) : [];
}

/** A few words that are all there is on their line; more of them, and other signs, are a sentence or code. */
function passphrase(text: string, place: Place): Value | null {
  const line = readValue(text, place.at, 'line');
  return line !== null && FEW_WORDS.test(line.head) && !isProse(line.head) ? line : null;
}

const FEW_WORDS = /^[\w.,!?'@#%&*+-]+(?: [\w.,!?'@#%&*+-]+){1,3}$/;
