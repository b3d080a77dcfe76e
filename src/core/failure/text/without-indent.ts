// Takes away the indentation of what a runner printed further in, for reports that are not indented by nature.

/**
 * Without what the longest block of indented lines has in common, where that is much of the text; null where there is
 * none. Many a report is indented by nature, so this is for what nobody could read.
 */
export function withoutIndent(lines: readonly string[]): readonly string[] | null {
  const [from, to] = longestIndented(lines);
  const block = lines.slice(from, to);
  const indents = block.flatMap((line) => (line === '' ? [] : [line.search(/\S/)]));
  const common = indents.reduce((least, indent) => Math.min(least, indent), 2 ** 20);
  if (indents.length === 0 || 3 * indents.length < lines.filter((line) => line !== '').length) return null;
  return [...lines.slice(0, from), ...block.map((line) => line.slice(common)), ...lines.slice(to)];
}

function longestIndented(lines: readonly string[]): readonly [from: number, to: number] {
  let longest: readonly [number, number] = [0, 0];
  let from = 0;
  for (const [at, line] of [...lines, 'end'].entries()) {
    if (/^(?: {2}|\t|$)/.test(line)) continue;
    if (at - from > longest[1] - longest[0]) longest = [from, at];
    from = at + 1;
  }
  return longest;
}
