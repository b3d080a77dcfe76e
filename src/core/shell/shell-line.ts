// Reads a shell line as far as judging its exit code requires: its simple commands, how they are joined, its comments
// and its substitutions. Never expands, rewrites or runs it.

export interface ShellLine {
  readonly commands: readonly ShellCommand[];
  /** Without the `#`. */
  readonly comments: readonly string[];
  /**
   * True for loops, conditions, functions, groups, here-documents and unclosed quotes: then the joined commands do not
   * tell everything.
   */
  readonly complex: boolean;
}

export interface ShellCommand {
  /** Without quotes; substitutions stay as written. */
  readonly words: readonly string[];
  /** The operator between it and the previous command; '' for the first. */
  readonly joined: string;
  /** The contents of its `$(...)` and backticks. */
  readonly substitutions: readonly string[];
}

const BLANK = /[^\S\n]+/y;
const COMMENT = /#[^\n]*/y;
const OPERATOR = /&&|\|\||\|&|[|;&\n]/y;
const REDIRECTION = /(?:\d*|&)(?:>>|>\||>&|<<<|<<-?|<&|[<>])/y;
const KEYWORDS = new Set('if for while until case select function { } ( ) then do coproc'.split(' '));
/** Longer lines are opaque: only their exit code is judged. */
export const LONGEST_LINE = 20_000;

/** Never throws. */
export function readShellLine(line: string): ShellLine {
  if (line.length > LONGEST_LINE) return { commands: [], comments: [], complex: true };
  const cursor: Cursor = { line, at: 0, comments: [], complex: false };
  const commands: Building[] = [newCommand('')];
  while (cursor.at < line.length) step(cursor, commands);
  const found = commands.filter(({ words }) => words.length > 0);
  const complex = cursor.complex || found.some(({ words }) => words.some((word) => KEYWORDS.has(word)));
  return { commands: found, comments: cursor.comments, complex };
}

interface Cursor {
  readonly line: string;
  at: number;
  readonly comments: string[];
  complex: boolean;
}

interface Building extends ShellCommand {
  readonly words: string[];
  readonly substitutions: string[];
  /** The next word is a redirection's target. */
  redirects: boolean;
}

function newCommand(joined: string): Building {
  return { words: [], joined, substitutions: [], redirects: false };
}

function step(cursor: Cursor, commands: Building[]): void {
  const current = commands.at(-1);
  if (current === undefined || take(cursor, BLANK) !== null) return;
  const comment = take(cursor, COMMENT);
  if (comment !== null) cursor.comments.push(comment.slice(1).trim());
  else if (!redirection(cursor, current) && !operator(cursor, commands)) {
    const word = readWord(cursor, current.substitutions);
    if (!current.redirects) current.words.push(word);
    current.redirects = false;
  }
}

function redirection(cursor: Cursor, current: Building): boolean {
  const found = take(cursor, REDIRECTION);
  if (found === null) return false;
  if (/<<(?!<)/.test(found)) cursor.complex = true;
  current.redirects = true;
  return true;
}

function operator(cursor: Cursor, commands: Building[]): boolean {
  const found = take(cursor, OPERATOR);
  if (found !== null) {
    commands.push(newCommand(found));
    return true;
  }
  if (!/[()]/.test(cursor.line[cursor.at] ?? '')) return false;
  cursor.at += 1;
  cursor.complex = true;
  commands.push(newCommand('('));
  return true;
}

const SINGLE = /'[^']*'/y;
const DOUBLE = /"(?:[^"\\]|\\[\s\S])*"/y;
const BACKTICKS = /`(?:[^`\\]|\\[\s\S])*`/y;
const BARE = /[^\s|;&<>()'"`\\$]+|\$(?!\()/y;
/** Up to two levels of brackets; the alternatives differ in their first character, so no text is tried twice. */
const SUBSTITUTION =
  /\$\((?:[^()'"\\]|'[^']*'|"(?:[^"\\]|\\[\s\S])*"|\\[\s\S]|\((?:[^()'"\\]|'[^']*'|"(?:[^"\\]|\\[\s\S])*"|\\[\s\S])*\))*\)/y;

function readWord(cursor: Cursor, substitutions: string[]): string {
  let word = '';
  while (cursor.at < cursor.line.length && !/[\s|;&<>()]/.test(cursor.line[cursor.at] ?? '')) {
    const part = readPart(cursor, substitutions);
    if (part === null) {
      cursor.complex = true;
      cursor.at = cursor.line.length;
      return word;
    }
    word += part;
  }
  return word;
}

/** Null when a quote or a substitution is unclosed. */
function readPart(cursor: Cursor, substitutions: string[]): string | null {
  const bare = take(cursor, BARE);
  if (bare !== null) return bare;
  const single = take(cursor, SINGLE);
  if (single !== null) return single.slice(1, -1);
  const double = take(cursor, DOUBLE);
  if (double !== null) return inDoubleQuotes(double.slice(1, -1), substitutions);
  const substituted = take(cursor, SUBSTITUTION);
  if (substituted !== null) {
    substitutions.push(substituted.slice(2, -1));
    return substituted;
  }
  const backticks = take(cursor, BACKTICKS);
  if (backticks !== null) {
    substitutions.push(backticks.slice(1, -1));
    return backticks;
  }
  if (cursor.line[cursor.at] !== '\\') return null;
  cursor.at += 2;
  return cursor.line[cursor.at - 1] ?? '';
}

/** A backslash that escapes nothing stays: `"\.ts"` is a pattern. */
function inDoubleQuotes(text: string, substitutions: string[]): string {
  const inner = new RegExp(SUBSTITUTION.source, 'g');
  for (const [found] of text.matchAll(inner)) substitutions.push(found.slice(2, -1));
  return text.replaceAll(/\\(["\\$`])/g, '$1');
}

function take(cursor: Cursor, pattern: RegExp): string | null {
  pattern.lastIndex = cursor.at;
  const found = pattern.exec(cursor.line)?.[0];
  if (found === undefined) return null;
  cursor.at += found.length;
  return found;
}
