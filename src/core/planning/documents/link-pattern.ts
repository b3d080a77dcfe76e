// The pattern of a key link, which is matched against the whole text of a file, as in gsd-core.

/** gsd-core refuses longer patterns. */
const LONGEST_PATTERN = 512;

export interface LinkPattern {
  readonly source: string;
  readonly flags: string;
}

/** Translates gsd-core's `(?m)` and `(?P<name>` to JavaScript. Null when it is not a regular expression or too long. */
export function compilable(pattern: string): LinkPattern | null {
  const flags = /^\(\?([ims]{1,3})\)/.exec(pattern)?.[1] ?? '';
  const rest = flags === '' ? pattern : pattern.slice(flags.length + 3);
  const compiled = { source: rest.replaceAll('(?P<', '(?<'), flags: [...new Set(flags)].join('') };
  return pattern.length <= LONGEST_PATTERN && isExpression(compiled) ? compiled : null;
}

function isExpression({ source, flags }: LinkPattern): boolean {
  try {
    return new RegExp(source, flags) instanceof RegExp;
  } catch {
    return false;
  }
}

/** A clause about a pattern that can never be found; null when it can, and the verification says whether it is. */
export function patternProblem(pattern: string): string | null {
  const doubled = DOUBLED.exec(pattern)?.[0];
  if (doubled !== undefined) return `looks for a backslash (${doubled}): it is escaped twice`;
  return compilable(pattern) === null
    ? `is not a regular expression of at most ${LONGEST_PATTERN} characters`
    : null;
}

/** `\\.` and `\\s+` where `\.` and `\s+` are meant. */
const DOUBLED = /(?<!\\)\\\\(?:[.()[\]{}*+?|/$^]|[sdwbSDWB](?![A-Za-z]))/;
