// Commands and their environment variables name the project's folder. In a temporary tree, each such path must point to
// that tree.

/** `text` with every path into the project `from` moved to `to`; longer names with the same start stay. */
export function redirectPaths(text: string, from: string, to: string): string {
  if (from.length < 2 || !text.includes(from)) return text;
  const [first = '', ...rest] = text.split(from);
  let result = first;
  for (const part of rest) {
    const before = result.at(-1) ?? '';
    // Inside a longer path or name, it means something else.
    const isPlace = !/[\w.\\/-]/.test(before) && !/^(?:[\w-]|\.\w)/.test(part);
    result += `${isPlace ? to : from}${part}`;
  }
  return result;
}

/** Only the variables that change. */
export function redirectVariables(
  variables: Readonly<Record<string, string | undefined>>,
  from: string,
  to: string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) => {
      const other = value === undefined ? undefined : redirectPaths(value, from, to);
      return other === undefined || other === value ? [] : [[name, other]];
    }),
  );
}
