// Splits text into the words that are indexed and searched. Index and query use the same analyser.

import { stemmer } from 'stemmer';

/**
 * `simple`: words in lower case. `english`: also without stop words, and stemmed. `code`: as `english`, plus the parts
 * of names such as `retryLimit`.
 */
export const ANALYSERS = ['simple', 'english', 'code'] as const;

export type Analyser = (typeof ANALYSERS)[number];

/** Raise it when the same text would yield different words. */
export const ANALYSER_VERSION = 2;

/**
 * Normalises to Unicode's compatibility form in lower case, without invisible characters and optional marks, and splits
 * at punctuation, symbols and white space. Scripts without spaces, and Hangul, whose particles are joined to the noun,
 * yield pairs of neighbouring characters.
 */
export function analyse(text: string, analyser: Analyser): readonly string[] {
  const normal = normalised(text);
  if (analyser === 'simple') return wordsOf(lowered(normal));
  const words = analyser === 'english' ? wordsOf(lowered(normal)) : wordsOf(normal).flatMap(withParts);
  return words.filter((word) => !STOP_WORDS.has(word)).map(stemOf);
}

/**
 * The characters of pairs that are words on their own, such as 猫 and 책: a query may be one of them. They count towards
 * the words that find a document, not towards its length.
 */
export function loneCharacters(text: string): readonly string[] {
  return BEYOND_ASCII.test(text) ? (normalised(text).match(LONE) ?? []) : [];
}

const BEYOND_ASCII = /[^\0-\x7f]/;

function normalised(text: string): string {
  if (!BEYOND_ASCII.test(text)) return text;
  return text
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKC')
    .replaceAll(OPTIONAL, '');
}

/** The vowel marks of Arabic and Hebrew, and the Arabic stroke that lengthens a word. */
const OPTIONAL = /(?=\p{Mn})[\p{scx=Arabic}\p{scx=Hebrew}]|\u{640}/gu;

/** A capital İ leaves its dot behind. */
function lowered(normal: string): string {
  return normal.toLowerCase().replaceAll('i\u0307', 'i');
}

/** In lower case: the word, and the parts that its capitals divide it into. */
function withParts(word: string): readonly string[] {
  const lower = lowered(word);
  if (lower === word || word.length > LONGEST_IDENTIFIER) return [lower];
  const parts = word.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ').split(' ');
  return parts.length === 1 ? [lower] : [lower, ...parts.map(lowered)];
}

const LONGEST_IDENTIFIER = 100;

function wordsOf(plain: string): readonly string[] {
  const words: string[] = [];
  let start = 0;
  let kind: CharacterKind = SEPARATOR;
  const end = (at: number) => {
    if (kind === WORD) words.push(plain.slice(start, at));
    else if (kind === UNSPACED) words.push(...pairsOf(plain.slice(start, at)));
    start = at;
  };
  for (let at = 0; at < plain.length; ) {
    const unit = plain.charCodeAt(at);
    const size = isPair(plain, at, unit) ? 2 : 1;
    const next = size === 1 ? kindOfUnit(unit) : kindOf(plain.slice(at, at + 2));
    if (next !== kind) {
      end(at);
      kind = next;
    }
    at += size;
  }
  end(plain.length);
  return words;
}

type CharacterKind = 0 | 1 | 2 | 3;
const UNSEEN = 0;
const SEPARATOR = 1;
const WORD = 2;
const UNSPACED = 3;

/** The kind of every character of one UTF-16 unit, cached once met. */
const kinds = new Uint8Array(0x1_00_00);

function kindOfUnit(unit: number): CharacterKind {
  const known = kinds[unit];
  if (known === SEPARATOR || known === WORD || known === UNSPACED) return known;
  const kind = kindOf(String.fromCharCode(unit));
  kinds[unit] = kind === UNSEEN ? SEPARATOR : kind;
  return kind;
}

function kindOf(character: string): CharacterKind {
  if (/[\p{P}\p{S}\s]/u.test(character)) return SEPARATOR;
  return IN_PAIRS.test(character) ? UNSPACED : WORD;
}

/** By extension: ー, which Hiragana and Katakana share, belongs to no script of its own. Latin shares some marks. */
const PAIRED =
  '(?!\\p{scx=Latin})[\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Hangul}\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmer}\\p{scx=Myanmar}]';
const IN_PAIRS = new RegExp(PAIRED, 'u');
const LONE = new RegExp(`(?=[\\p{Script=Han}\\p{Script=Hangul}])(?:(?<=${PAIRED}).|.(?=${PAIRED}))`, 'gu');

function isPair(text: string, at: number, unit: number): boolean {
  if (unit < 0xd8_00 || unit > 0xdb_ff) return false;
  const next = text.charCodeAt(at + 1);
  return next >= 0xdc_00 && next <= 0xdf_ff;
}

function pairsOf(run: string): readonly string[] {
  const characters = [...run];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`);
}

const STOP_WORDS = new Set(
  'a an and are as at be but by for if in into is it no not of on or such that the their then there these they this to was will with'.split(
    ' ',
  ),
);

/** Words repeat: a document has far fewer distinct words than words. */
const stems = new Map<string, string>();
const MOST_STEMS = 100_000;

function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = /^[a-z]+$/.test(word) ? stemmer(word) : word;
  if (stems.size < MOST_STEMS) stems.set(word, stem);
  return stem;
}
