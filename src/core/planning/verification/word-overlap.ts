// Whether two statements are about the same thing: GSD's rule of 80 per cent of the words, small ones left out.

const SMALL = new Set(
  'a an the of to in on at by for and or is are be been was were it its this that these those with as from into can will shall should must when then than has have had do does'.split(
    ' ',
  ),
);

/** Lower case, punctuation off; paths and names with dots stay whole. */
export function statementWords(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}_$@][\p{L}\p{N}_$@./:-]*/gu) ?? [];
  return new Set(
    words.map((word) => word.replace(/[.:/-]+$/, '')).filter((word) => word !== '' && !SMALL.has(word)),
  );
}

/** The larger of both shares, 0 to 1; 0 where either says less than two words. */
export function overlap(a: string, b: string): number {
  const [left, right] = [statementWords(a), statementWords(b)];
  if (left.size < 2 || right.size < 2) return a.trim().toLowerCase() === b.trim().toLowerCase() ? 1 : 0;
  const shared = [...left].filter((word) => right.has(word)).length;
  return shared / Math.min(left.size, right.size);
}

/** GSD's threshold. */
export function isSame(a: string, b: string): boolean {
  return overlap(a, b) >= 0.8;
}
