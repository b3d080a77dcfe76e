// The pattern of a key link: how it is looked for, and why it may never be found. It is looked for in the whole text of
// a file, as gsd-core does.

/** gsd-core refuses longer ones. */
const LONGEST_PATTERN = 512;

export interface LinkPattern {
  readonly source: string;
  readonly flags: string;
}

/** What JavaScript makes of gsd-core's `(?m)` and `(?P<name>`. Null for what is no regular expression, or too long. */
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
  /** A clause about "it". */
  readonly why: string;
  readonly fix: string;
}

/** Null for one that can be found. */
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
  // One alternative may hold where another cannot.
  return flags.includes('m') || signs.some(({ text }) => text === '|') ? null : anchored(source, signs);
}

/** `\\.` and `\\s+`, where `\.` and `\s+` are meant. */
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

/** What stands in the first line of files. */
const FIRST_LINE = /^\^(?:#!|---|<|\/[/*]|\\\/|["']use|\["'\]use|\[["']{2}\]use|package|syntax|\\?[{[])/;

interface Sign {
  readonly text: '^' | '$' | '|' | '[]';
  readonly at: number;
}

/** Those that mean something: neither escaped nor inside brackets. A `^` behind `(` is left out. */
function signsOf(source: string): readonly Sign[] {
  return [...source.matchAll(PARTS)].flatMap(([text, sign], index, all): readonly Sign[] => {
    const at = all[index]?.index ?? 0;
    if (text === '[]') return [{ text, at }];
    if (sign === '^') return /[(:=!>]/.test(source.charAt(at - 1)) ? [] : [{ text: sign, at }];
    return sign === '$' || sign === '|' ? [{ text: sign, at }] : [];
  });
}

const PARTS = /\\[\s\S]|\[\]|\[(?:\\[\s\S]|[^\]\\])*\]?|([\^$|])/g;
