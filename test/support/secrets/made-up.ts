// Random words of an alphabet, the same in every run: secrets that were never valid, made when a test needs them, so
// that no scanner takes this repository for a leak.

export const LOWER = 'abcdefghijkmnpqrstuvwxyz';
export const UPPER = LOWER.toUpperCase();
export const DIGITS = '23456789';
export const HEX = '0123456789abcdef';
export const ALNUM = LOWER + UPPER + DIGITS;
export const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export type Random = (length: number, alphabet?: string) => string;

/** Every call goes on where the last one ended. */
export function madeUp(seed: number): Random {
  let state = seed + 0x9e3779b9;
  const next = (below: number): number => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) | 0;
    return ((state ^ (state >>> 12)) >>> 0) % below;
  };
  return (length, alphabet = ALNUM) => Array.from({ length }, () => alphabet[next(alphabet.length)]).join('');
}
