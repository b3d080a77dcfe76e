// What most readers do with the lines around a problem: take those up to a mark, and find the first that says
// something.

/** The lines from `from` up to the first that `ends` matches, at most `most`. */
export function linesUntil(
  lines: readonly string[],
  from: number,
  ends: Pick<RegExp, 'test'>,
  most = 200,
): readonly string[] {
  const rest = lines.slice(from, from + most);
  const end = rest.findIndex((text) => ends.test(text));
  return end < 0 ? rest : rest.slice(0, end);
}

/** The first group that `pattern` captures in each line that it matches. */
export function capturedIn(lines: readonly string[], pattern: RegExp): readonly string[] {
  return lines.flatMap(
    (text) =>
      pattern
        .exec(text)
        ?.slice(1)
        .find((group) => group !== undefined) ?? [],
  );
}

/** The first of these. */
export function firstCaptured(lines: readonly string[], pattern: RegExp): string | null {
  for (const text of lines) {
    const group = pattern
      .exec(text)
      ?.slice(1)
      .find((one) => one !== undefined);
    if (group !== undefined) return group;
  }
  return null;
}

/** The groups of each line that `pattern` matches. */
export function matchesIn(
  lines: readonly string[],
  pattern: RegExp,
): readonly { readonly line: number; readonly groups: Readonly<Record<string, string | undefined>> }[] {
  return lines.flatMap((text, line) => {
    const match = pattern.exec(text);
    return match === null ? [] : { line, groups: match.groups ?? {} };
  });
}

/** The first line from `from` on with a word in it; the last before `end` if there is none. */
export function firstText(lines: readonly string[], from: number, end: number): number {
  let line = from;
  while (line < end - 1 && (lines[line] ?? '').trim() === '') line += 1;
  return line;
}
