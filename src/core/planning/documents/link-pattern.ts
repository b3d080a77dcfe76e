// The pattern of a key link: how to compile it, and why it may never match. Like gsd-core, it is matched against the
// whole text of a file.

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

/** Null when the pattern can match. */
export function patternProblem(pattern: string): PatternProblem | null {
  if (pattern.length > LONGEST_PATTERN)
    return { why: `is longer than ${LONGEST_PATTERN} characters`, fix: 'Write a shorter one.' };
  const doubled = DOUBLED.exec(pattern)?.[0];
  if (doubled !== undefined)
    return {
      why: `looks for a backslash (${doubled}): it is escaped twice`,
      fix: `Write ${doubled.slice(1)} in it, between single quotes.`,
    };
  const compiled = compilable(pattern);
  if (compiled !== null) return impossible(compiled);
  const fix = 'Correct it, or put a \\ before each sign that stands for itself.';
  return { why: 'is not a regular expression', fix };
}

function impossible({ source, flags }: LinkPattern): PatternProblem | null {
  const signs = signsOf(source);
  if (signs.some(({ text }) => text === '[]'))
    return {
      why: 'has an empty [], which nothing matches',
      fix: 'Put a \\ before each bracket that stands for itself.',
    };
  // Another alternative may still match.
  return flags.includes('m') || signs.some(({ text }) => text === '|') ? null : anchored(source, signs);
}

/** `\\.` and `\\s+` where `\.` and `\s+` are meant. */
const DOUBLED = /(?<!\\)\\\\(?:[.()[\]{}*+?|/$^]|[sdwbSDWB](?![A-Za-z]))/;

function anchored(source: string, signs: readonly Sign[]): PatternProblem | null {
  const start = signs.find(({ text }) => text === '^');
  const end = signs.find(({ text }) => text === '$');
  const last = source.length - 1;
  if ((start !== undefined && start.at > 0) || (end !== undefined && end.at < last)) {
    const sign = start !== undefined && start.at > 0 ? '^' : '$';
    return {
      why: `has a ${sign} in the middle, which nothing matches`,
      fix: `Write \\${sign} where the sign itself is meant.`,
    };
  }
  if (end !== undefined)
    return {
      why: 'ends with $, the end of the whole file',
      fix: 'Leave the $ out, or write \\$ where the sign is meant.',
    };
  if (start !== undefined && !FIRST_LINE.test(source))
    return { why: 'begins with ^, the start of the whole file', fix: 'Leave the ^ out.' };
  return null;
}

/** Text that begins the first line of many files. */
const FIRST_LINE = /^\^(?:#!|---|<|\/[/*]|\\\/|["']use|\["'\]use|\[["']{2}\]use|package|syntax|\\?[{[])/;

interface Sign {
  readonly text: '^' | '$' | '|' | '[]';
  readonly at: number;
}

/** Signs with a meaning: not escaped, not inside brackets. A `^` at the start of a group is skipped. */
function signsOf(source: string): readonly Sign[] {
  return [...source.matchAll(PARTS)].flatMap(([text, sign], index, all): readonly Sign[] => {
    const at = all[index]?.index ?? 0;
    if (text === '[]') return [{ text, at }];
    if (sign === '^') return /[(:=!>]/.test(source.charAt(at - 1)) ? [] : [{ text: sign, at }];
    return sign === '$' || sign === '|' ? [{ text: sign, at }] : [];
  });
}

const PARTS = /\\[\s\S]|\[\]|\[(?:\\[\s\S]|[^\]\\])*\]?|([\^$|])/g;
