// Tells whether a word can hardly be a name, by how keys, ids and digests look.

/** Mixed letters and digits, or mixed case throughout: not a name, path, number, version or date. */
export function looksOpaque(text: string): boolean {
  const word = text.slice(0, ENOUGH);
  if (word.length < 8 || UUID.test(word) || PLAIN.test(word)) return false;
  if (/\d/.test(word)) return /[A-Za-z]/.test(word);
  const changesOfCase = word.match(/[a-z][A-Z]/g)?.length ?? 0;
  return word.length >= 16 && (changesOfCase > word.length / 6 || (changesOfCase > 0 && word.endsWith('=')));
}

/** `user:password`, plain or in base64. */
export function looksLikeLogin(word: string): boolean {
  return (
    LOGIN.test(word) ||
    (/^[A-Za-z0-9+/]{8,400}={0,2}$/.test(word) && word.length % 4 === 0 && LOGIN.test(decoded(word)))
  );
}

const LOGIN = /^[\w.@+-]{1,100}:(?!\d{1,5}$)[!-.0-9;-~]{3,200}$/;

function decoded(base64: string): string {
  try {
    return atob(base64);
  } catch {
    return '';
  }
}

/** The length that is enough to judge a long word. */
const ENOUGH = 300;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Numbers with units, versions, dates, URLs, paths, and words joined by `-`, `_`, `.` that may end in a number. */
const PLAIN =
  /^(?:[\d.,:/-]+[A-Za-z%]{0,3}|\d{4}-\d\d-\d\d[T_ ][\d:.,-]{0,20}(?:Z|[+-]\d\d:?\d\d)?|v?\d+(?:\.\d+)+[\w.+-]*|https?:.*|[~.]{0,2}\/[\w.@/-]*|[\w@./-]+\.[A-Za-z]{1,5}(?::\d{1,6}){0,2}|[A-Za-z]+\d?(?:[._/-][A-Za-z]+\d?)+|[A-Za-z]+\d?(?:[._/-][A-Za-z]+\d?)*[._/-]?v?\d{1,4}|[A-Za-z][a-z]+\d{0,2}(?:[A-Z][a-z]{2,}\d{0,2})*)$/;

/** Mixed case with digits throughout; a name has its few digits in one or two places. */
export function looksRandom(token: string): boolean {
  if (/^(?:ERR_|TS\d|E\d{4}\b)/.test(token)) return false;
  if (/^[0-9a-f]+$/i.test(token))
    return !DIGEST_LENGTHS.has(token.length) && token.length >= 32 && entropy(token) > 3;
  const words = token.split(/[_-]/);
  if (words.length > 2 && words.every((word) => word.length < 16)) return false;
  const groupsOfDigits = token.match(/\d+/g)?.length ?? 0;
  return groupsOfDigits > 2 && /[A-Z]/.test(token) && /[a-z]/.test(token) && entropy(token) > 3.8;
}

/** The same for the shorter value of a variable: hexadecimal, or letters of both cases between digits. */
export function isJumbled(value: string): boolean {
  if (/^[0-9a-f]+$/i.test(value))
    return (
      value.length >= 16 && !DIGEST_LENGTHS.has(value.length) && /\d/.test(value) && /[a-f]/i.test(value)
    );
  const groupsOfDigits = value.match(/\d+/g)?.length ?? 0;
  return groupsOfDigits > 1 && /^\w+=*$/.test(value) && /[A-Z]/.test(value) && /[a-z]/.test(value);
}

/** Letters and digits, or a mark that names have not: `hunter2`, `p4ss!`, but not `12ms`, `a.txt` or `v1.2.0`. */
export function mixesLetters(word: string): boolean {
  if (word.length < 5 || NO_MIX.some((pattern) => pattern.test(word))) return false;
  return /[A-Za-z]/.test(word) && /\d|[^\w.:/()*-]/.test(word);
}

/** Numbers with units, versions, dates, files. */
const NO_MIX = [/^[\d.,:]+[A-Za-z%]{0,3}$/, /^v?\d+\.\d[\w.+-]*$/, /^\d{4}-\d\d-\d\d/, /\.[A-Za-z]{1,4}$/];

/** Lengths in hexadecimal digits of MD5, SHA-1, SHA-224, SHA-256, SHA-384 and SHA-512: commits, images, checksums. */
const DIGEST_LENGTHS: ReadonlySet<number> = new Set([32, 40, 56, 64, 96, 128]);

/** Bits per character. */
function entropy(token: string): number {
  const counts = new Map<string, number>();
  for (const character of token) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / token.length) * Math.log2(count / token.length);
  return bits;
}
