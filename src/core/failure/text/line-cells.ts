// Splits a row of columns into cells, at tabs or at two or more blanks.

const GAP = /\t| {2,40}(?=\S)/;

/** Empty for a line with fewer than three cells. */
export function cellsOf(text: string): readonly string[] {
  const plain = text.trim();
  if (!/\t| {2}/.test(plain)) return [];
  const cells = plain.split(GAP).filter((cell) => cell !== '');
  return cells.length > 2 ? cells : [];
}
