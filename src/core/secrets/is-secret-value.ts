// Decides whether a value is the secret that its name announces.

import type { Key } from './find-keys.ts';
import { isForeignSecret } from './foreign-words.ts';
import { isExpression, isIdentifier, isPlaceholder, isProse } from './is-placeholder.ts';
import type { KeyKind } from './key-kind.ts';
import { looksLikeLogin, looksOpaque, looksRandom, mixesLetters } from './looks-random.ts';
import type { ValuePlace } from './place-of-value.ts';
import type { ReadSecretValue } from './read-value.ts';

export interface Announced {
  readonly kind: Exclude<KeyKind, 'authorization' | 'cookie' | 'phrase' | 'code'>;
  readonly key: Key;
  readonly place: ValuePlace;
  readonly text: string;
}

export function isSecretValue(value: ReadSecretValue, announced: Announced): boolean {
  const { head, isQuoted } = value;
  if (head.length < (isQuoted ? 3 : 4) || isPlaceholder(head) || isPath(head)) return false;
  if (isQuoted ? isProse(head) : isCode(head, announced)) return false;
  if (head === announced.key.name || isClosing(value, announced)) return false;
  // A variable of a shell has no name for a value.
  const isVariable = announced.kind === 'opaque' && announced.place.shape === 'assignment';
  return isOfKind(head, weigh(announced), isQuoted) || (isVariable && mixesLetters(head));
}

/** Never in a shell assignment, and hardly ever directly after a separator. */
function isCode(head: string, { key, place, text }: Announced): boolean {
  if (place.shape === 'assignment' || place.how === 'asked' || isForeignSecret(key.name)) return false;
  if (isExpression(head)) return true;
  // Settings have such lines: code would end in a comma or a bracket.
  const behind = text.slice(place.at + head.length, place.at + head.length + 8);
  if (place.isLine && /\d/.test(head) && text[place.at - 2] !== '=' && /^[ \t]*(?:\r?\n|$)/.test(behind))
    return false;
  // Constants have short values in code.
  const isLikely = /[a-z]/.test(key.name) || head.length < 16;
  return isLikely && /\s/.test(text[place.at - 1] ?? '') && isIdentifier(head);
}

/** The quote ends a string that contains the name and its separator: `'token='`. */
function isClosing({ start, isQuoted }: ReadSecretValue, { key, text }: Announced): boolean {
  const isPlain = isQuoted && text[start + 1] !== '\\';
  return isPlain && text[start] === text[key.start - 1] && text[key.end] !== text[start];
}

/** Lowers the kind where the name probably stands in prose. */
function weigh({ kind, key, place, text }: Announced): KeyKind {
  if (kind === 'pass') return place.how === 'assigned' || place.how === 'query' ? kind : 'random';
  if (kind !== 'password' && kind !== 'token') return isBeside(place) ? 'random' : kind;
  if (place.how === 'apart') return 'pass';
  const isProse = place.how === 'beside' || place.how === 'argument' || isTalkedAbout(text, key);
  return isProse ? 'opaque' : kind;
}

function isBeside({ how }: ValuePlace): boolean {
  return how === 'beside' || how === 'apart';
}

/** True in prose: `Unexpected token: name`, `secrets: readonly`. */
function isTalkedAbout(text: string, key: Key): boolean {
  if (/^(?:tokens|secrets|passwords)$/i.test(key.name)) return true;
  return /^token$/i.test(key.name) && PARSER.test(text.slice(Math.max(0, key.start - 16), key.start));
}

const PARSER =
  /\b(?:unexpected|expected|invalid|missing|unknown|illegal|bad|wrong|unrecognized|unrecognised|unclosed|reserved|next|previous|current|no) $/i;

function isOfKind(head: string, kind: KeyKind, isQuoted: boolean): boolean {
  switch (kind) {
    case 'password':
      return true;
    case 'token':
      return !/^[\d.,:+_-]{1,19}$/.test(head);
    case 'pass':
      return isQuoted ? !/^(?:\d*|[a-z]+_[a-z_]+)$/.test(head) : isMixed(head);
    case 'opaque':
      return looksOpaque(head) || looksLikeLogin(head);
    default:
      return isRandom(head);
  }
}

/** True for `hunter2` and `p4ss!`, but not for `12ms` or `a.txt`. */
function isMixed(head: string): boolean {
  return head.length > 4 && /^[A-Za-z]\w*\d|[^\w.:/-]/.test(head);
}

/** A single word, hexadecimal or mixed. */
function isRandom(head: string): boolean {
  if (head.length < 14 || /[^\w=+/.~:-]/.test(head)) return false;
  if (/^[0-9a-f-]+$/i.test(head)) return /\d/.test(head) && /[a-f]/i.test(head);
  return looksRandom(head) || (looksOpaque(head) && (head.match(/\d+/g)?.length ?? 0) > 2);
}

/** The path of a file with a secret. A value with a random part between its slashes is not a path. */
function isPath(head: string): boolean {
  return /^(?:(?:~|\.{1,2})?\/[\w.@ -]|[A-Za-z]:[\\/])/.test(head) && head.split(/[\\/]/).every(isFileName);
}

function isFileName(part: string): boolean {
  const isMixed = /\d/.test(part) && /[A-Z]/.test(part) && /[a-z]/.test(part);
  return !isMixed && !/[+=]/.test(part) && (part.match(/[a-z][A-Z]/g)?.length ?? 0) < 3;
}
