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

export interface PatternProblem {
  /** A clause about the pattern. */
  readonly why: string;
  readonly fix: string;
}

/** Null when it can be looked for; that it is found is for the verification to say. */
export function patternProblem(pattern: string): PatternProblem | null {
  if (pattern.length > LONGEST_PATTERN)
    return { why: `is longer than ${LONGEST_PATTERN} characters`, fix: 'Write a shorter one.' };
  const doubled = DOUBLED.exec(pattern)?.[0];
  if (doubled !== undefined)
    return {
      why: `looks for a backslash (${doubled}): it is escaped twice`,
      fix: `Write ${doubled.slice(1)} in it, between single quotes.`,
    };
  if (compilable(pattern) !== null) return null;
  const fix = 'Correct it, or put a \\ before each sign that stands for itself.';
  return { why: 'is not a regular expression', fix };
}

/** `\\.` and `\\s+` where `\.` and `\s+` are meant. */
const DOUBLED = /(?<!\\)\\\\(?:[.()[\]{}*+?|/$^]|[sdwbSDWB](?![A-Za-z]))/;
