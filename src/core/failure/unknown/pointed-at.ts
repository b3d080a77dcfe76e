// The part of a source line that a tool's marks point at.

/** What the marks below an excerpt point at, since the words may not name it. */
export function pointedAt(
  lines: readonly string[],
  line: number,
  starts: ReadonlySet<number>,
): string | null {
  for (let at = line + 2; at < Math.min(lines.length, line + 9) && !starts.has(at); at += 1) {
    const { before, marks = '', label } = POINTER.exec(lines[at] ?? '')?.groups ?? {};
    if (label !== undefined) return label;
    if (before === undefined) continue;
    return (
      lines[at - 1]
        ?.slice(before.length, before.length + marks.length)
        .match(/^.*\w.*$/)?.[0]
        .trim() ?? null
    );
  }
  return null;
}

const POINTER =
  /^(?:(?<before>[\s|·]{1,200})(?<marks>\^{2,60})\s*|[\s|·-]{1,200}\^{1,60} (?<label>\S.{0,300}))$/;
