// A command, and the variables that it runs with, say where the project is. In a temporary tree each such place is that
// tree's.

/** `text` with every path into the project `from` leading into `to`; a longer name that begins alike is left. */
export function redirectPaths(text: string, from: string, to: string): string {
  if (from.length < 2 || !text.includes(from)) return text;
  const [first = '', ...rest] = text.split(from);
  let result = first;
  for (const part of rest) {
    const before = result.at(-1) ?? '';
    // Inside of a longer path, or of a longer name, it means something else.
    const isPlace = !/[\w.\\/-]/.test(before) && !/^(?:[\w-]|\.\w)/.test(part);
    result += `${isPlace ? to : from}${part}`;
  }
  return result;
}

/** The variables that change. */
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
