// Reads a whole number, given as a number or as text.

/** Null for anything that is not a whole number within the limits. */
export function countIn(
  value: unknown,
  [least, most]: readonly [least: number, most: number],
): number | null {
  const number = numberIn(value);
  return typeof number === 'number' && Number.isInteger(number) && number >= least && number <= most
    ? number
    : null;
}

/** The number that a text is, such as ` 3`, `+3` or `3.0`; any other value as it is. */
export function numberIn(value: unknown): unknown {
  return typeof value === 'string' && /^\s*[+-]?\d{1,15}(?:\.0+)?\s*$/.test(value) ? Number(value) : value;
}
