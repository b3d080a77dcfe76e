// The cells of a row that stands in columns: between tabs, or with two blanks and more between them.

const GAP = /\t| {2,40}(?=\S)/;

/** None for a line that is no row of three cells or more. */
export function cellsOf(text: string): readonly string[] {
  const plain = text.trim();
  if (!/\t| {2}/.test(plain)) return [];
  const cells = plain.split(GAP).filter((cell) => cell !== '');
  return cells.length > 2 ? cells : [];
}
