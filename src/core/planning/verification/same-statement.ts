// Whether two statements mean the same: GSD's rule of 80 per cent common words, without small words. Negations and
// numbers must agree whatever the share.

const SMALL = new Set(
  'a an the of to in on at by for and or is are be been was were it its this that these those with as from into can will shall should must when then than has have had do does'.split(
    ' ',
  ),
);
const SHARE = 0.8;
const NEGATION = /\b(?:not|no|never|without|cannot|none)\b|n't\b/i;

/** Lower case, without punctuation; paths and dotted names stay whole. */
export function statementWords(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}_$@][\p{L}\p{N}_$@./:-]*/gu) ?? [];
  return new Set(
    words
      .map((word) => word.replace(/(?<![.:/-])[.:/-]+$/, ''))
      .filter((word) => word !== '' && !SMALL.has(word)),
  );
}

/** GSD's measure for overrides: the larger of both shares, 0 to 1. */
export function overlap(a: string, b: string): number {
  return Math.max(shareIn(a, b), shareIn(b, a));
}

/** Each statement says all that the other says. */
export function restates(a: string, b: string): boolean {
  return shareIn(a, b) >= SHARE && shareIn(b, a) >= SHARE;
}

/** `wide` says at least what `statement` says. */
export function covers(wide: string, statement: string): boolean {
  return shareIn(statement, wide) >= SHARE;
}

/** The share of `statement` found in `other`; 0 when one is negated, a number differs, or it says almost nothing. */
function shareIn(statement: string, other: string): number {
  const [said, there] = [statementWords(statement), statementWords(other)];
  if (said.size < 2) return statement.trim().toLowerCase() === other.trim().toLowerCase() ? 1 : 0;
  if (NEGATION.test(statement) !== NEGATION.test(other)) return 0;
  const shared = [...said].filter((word) => there.has(word));
  const otherNumber = [...said].some((word) => /\d/.test(word) && !there.has(word));
  return otherNumber ? 0 : shared.length / said.size;
}
