// Tokenises source text to compare tests before and after: comments apart, strings whole. One reader for all languages,
// exact about where comments and strings begin and end, and about little else.

type TokenKind = 'word' | 'number' | 'string' | 'sign';

export interface Token {
  readonly kind: TokenKind;
  /** For a string, the text between its quotes. */
  readonly text: string;
  readonly line: number;
  /** Indentation of its line; a tab counts as four. */
  readonly indent: number;
  /** Whether it is the first token of its line. */
  readonly first: boolean;
}

export interface Comment {
  readonly text: string;
  readonly line: number;
}

export interface SourceTokens {
  readonly family: Family;
  readonly tokens: readonly Token[];
  readonly comments: readonly Comment[];
}

export type Family = 'javascript' | 'python' | 'go' | 'rust' | 'braces' | 'ruby' | 'shell';

const FAMILIES: readonly (readonly [Family, string])[] = [
  ['javascript', 'js mjs cjs jsx ts mts cts tsx vue svelte json json5 jsonc snap'],
  ['python', 'py pyi pyw toml cfg ini'],
  ['go', 'go'],
  ['rust', 'rs'],
  ['braces', 'java kt kts cs php swift scala groovy gradle dart c cc cpp h hpp cxx m mm'],
  ['ruby', 'rb rake gemspec'],
  ['shell', 'sh bash zsh bats mk yml yaml'],
];
const BY_ENDING = new Map(
  FAMILIES.flatMap(([family, endings]) => endings.split(' ').map((ending) => [ending, family])),
);

/** Null when the path is not a source file. */
export function familyOf(path: string): Family | null {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (/^(?:Makefile|GNUmakefile|makefile|[Jj]ustfile)$/.test(name)) return 'shell';
  return BY_ENDING.get(name.slice(name.lastIndexOf('.') + 1).toLowerCase()) ?? null;
}

/** Longer texts are cut here. */
const LONGEST = 400_000;

/** Never throws; anything unclosed ends with the text. */
export function readTokens(source: string, family: Family): SourceTokens {
  const cursor: Cursor = {
    text: source.slice(0, LONGEST).replaceAll('\r\n', '\n'),
    family,
    at: 0,
    line: 1,
    indent: 0,
    first: true,
    tokens: [],
    comments: [],
  };
  while (cursor.at < cursor.text.length) step(cursor);
  return { family, tokens: cursor.tokens, comments: cursor.comments };
}

interface Cursor {
  readonly text: string;
  readonly family: Family;
  at: number;
  line: number;
  indent: number;
  first: boolean;
  readonly tokens: Token[];
  readonly comments: Comment[];
}

const WORD = /[@#]?[\p{L}_$][\p{L}\p{N}_$]*/uy;
const NUMBER = /\d[\w.]*/y;
const SIGN = /===|!==|\.\.\.|==|!=|=>|->|::|&&|\|\||<=|>=|:=|\*\*|[^\s]/y;

function step(cursor: Cursor): void {
  const char = cursor.text[cursor.at] ?? '';
  if (char === '\n') newLine(cursor);
  else if (/\s/.test(char)) blank(cursor, char);
  else if (!comment(cursor)) token(cursor, char);
}

function blank(cursor: Cursor, char: string): void {
  if (cursor.first) cursor.indent += char === '\t' ? 4 : 1;
  cursor.at += 1;
}

function comment(cursor: Cursor): boolean {
  const end = commentEnd(cursor);
  if (end === -1) return false;
  takeComment(cursor, end);
  return true;
}

function token(cursor: Cursor, char: string): void {
  const string = stringAt(cursor);
  if (string !== null) {
    takeToken(cursor, 'string', string.text, string.end);
    return;
  }
  const word = match(cursor, WORD);
  const number = match(cursor, NUMBER);
  const text = word ?? number ?? match(cursor, SIGN) ?? char;
  const kind = word !== null ? 'word' : number !== null ? 'number' : 'sign';
  takeToken(cursor, kind, text, cursor.at + text.length);
}

function newLine(cursor: Cursor): void {
  cursor.at += 1;
  cursor.line += 1;
  cursor.indent = 0;
  cursor.first = true;
}

function takeToken(cursor: Cursor, kind: TokenKind, text: string, end: number): void {
  cursor.tokens.push({ kind, text, line: cursor.line, indent: cursor.indent, first: cursor.first });
  moveTo(cursor, end);
}

function takeComment(cursor: Cursor, end: number): void {
  cursor.comments.push({ text: cursor.text.slice(cursor.at, end), line: cursor.line });
  const { first, indent } = cursor;
  moveTo(cursor, end);
  cursor.first = first;
  cursor.indent = indent;
}

function moveTo(cursor: Cursor, end: number): void {
  const to = Math.max(end, cursor.at + 1);
  for (; cursor.at < to; cursor.at += 1) if (cursor.text[cursor.at] === '\n') cursor.line += 1;
  cursor.first = false;
}

function match(cursor: Cursor, pattern: RegExp): string | null {
  pattern.lastIndex = cursor.at;
  return pattern.exec(cursor.text)?.[0] ?? null;
}

const HASH: ReadonlySet<Family> = new Set(['python', 'ruby', 'shell']);

/** The end of the comment that begins here; -1 if none does. */
function commentEnd({ text, at, family, tokens, first }: Cursor): number {
  if (HASH.has(family)) {
    if (text[at] !== '#' || !(first || /\s/.test(text[at - 1] ?? '') || family === 'python')) return -1;
    return lineEnd(text, at);
  }
  if (text.startsWith('//', at)) return lineEnd(text, at);
  if (text.startsWith('/*', at)) return after(text, '*/', at + 2);
  if (family === 'javascript' && text.startsWith('#!', at) && tokens.length === 0) return lineEnd(text, at);
  return -1;
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
}

function after(text: string, mark: string, from: number): number {
  const end = text.indexOf(mark, from);
  return end === -1 ? text.length : end + mark.length;
}

interface Quoted {
  readonly text: string;
  readonly end: number;
}

function stringAt(cursor: Cursor): Quoted | null {
  const { text, at, family } = cursor;
  if (family === 'python') return pythonString(text, at);
  if (family === 'rust') return rustString(text, at);
  const quote = text[at] ?? '';
  if (text.startsWith('"""', at) && family === 'braces') return until(text, '"""', at + 3);
  if (quote === '"' || quote === "'")
    return quoted(text, quote, at + 1, family === 'shell' || family === 'ruby');
  if (family === 'go') return quote === '`' ? until(text, '`', at + 1) : null;
  return family === 'javascript' ? templateOrPattern(cursor, quote) : null;
}

function templateOrPattern(cursor: Cursor, quote: string): Quoted | null {
  if (quote === '`') return template(cursor.text, cursor.at);
  return quote === '/' && isPatternPlace(cursor) ? pattern(cursor.text, cursor.at) : null;
}

function until(text: string, mark: string, from: number): Quoted {
  const end = text.indexOf(mark, from);
  if (end === -1) return { text: text.slice(from), end: text.length };
  return { text: text.slice(from, end), end: end + mark.length };
}

function quoted(text: string, quote: string, from: number, spansLines: boolean): Quoted {
  let at = from;
  while (at < text.length && text[at] !== quote) {
    if (text[at] === '\n' && !spansLines) return { text: text.slice(from, at), end: at };
    at += text[at] === '\\' ? 2 : 1;
  }
  // In YAML, recipes and prose an apostrophe does not open a string.
  if (at >= text.length && spansLines)
    return { text: text.slice(from, lineEnd(text, from)), end: lineEnd(text, from) };
  return { text: text.slice(from, at), end: Math.min(at + 1, text.length) };
}

const PYTHON_PREFIX = /[rbfuRBFU]{0,2}(?="|')/y;

function pythonString(text: string, at: number): Quoted | null {
  PYTHON_PREFIX.lastIndex = at;
  const prefix = PYTHON_PREFIX.exec(text)?.[0];
  if (prefix === undefined || (prefix !== '' && /\w/.test(text[at - 1] ?? ''))) return null;
  const open = at + prefix.length;
  const quote = text[open] ?? '';
  const triple = quote.repeat(3);
  if (text.startsWith(triple, open)) return until(text, triple, open + 3);
  return quoted(text, quote, open + 1, false);
}

const RAW_RUST = /b?r(#{0,8})"/y;
const CHAR_RUST = /b?'(?:\\(?:u\{[0-9a-fA-F]{1,6}\}|x[0-9a-fA-F]{2}|.)|[^'\\\n])'/uy;

function rustString(text: string, at: number): Quoted | null {
  RAW_RUST.lastIndex = at;
  const raw = /\w/.test(text[at - 1] ?? '') ? null : RAW_RUST.exec(text);
  if (raw !== null) return until(text, `"${raw[1] ?? ''}`, at + raw[0].length);
  if (text[at] === '"') return quoted(text, '"', at + 1, true);
  CHAR_RUST.lastIndex = at;
  const char = CHAR_RUST.exec(text)?.[0];
  return char === undefined ? null : { text: char.slice(1, -1), end: at + char.length };
}

/** A template is one string, including the code in it and nested templates, up to a depth of 8. */
function template(text: string, from: number, depth = 0): Quoted {
  const place: Place = { at: from + 1, braces: 0 };
  while (place.at < text.length && !isClosed(text, place, depth)) inTemplate(text, place, depth);
  return { text: text.slice(from + 1, place.at), end: Math.min(place.at + 1, text.length) };
}

interface Place {
  at: number;
  /** Depth of braces in code between `${` and `}`. */
  braces: number;
}

function isClosed(text: string, { at, braces }: Place, depth: number): boolean {
  return text[at] === '`' && (braces === 0 || depth === 8);
}

function inTemplate(text: string, place: Place, depth: number): void {
  const char = text[place.at];
  if (char === '`') {
    place.at = template(text, place.at, depth + 1).end;
    return;
  }
  const begins = char === '$' && text[place.at + 1] === '{' && place.braces === 0;
  if (begins || (char === '{' && place.braces > 0)) place.braces += 1;
  if (char === '}' && place.braces > 0) place.braces -= 1;
  place.at += begins || char === '\\' ? 2 : 1;
}

/** A slash begins a regular expression where a value may begin. */
function isPatternPlace({ tokens }: Cursor): boolean {
  const last = tokens.at(-1);
  if (last === undefined) return true;
  if (last.kind === 'word') return /^(?:return|typeof|case|in|of|await|yield)$/.test(last.text);
  return last.kind === 'sign' && !/^[)\]}]$/.test(last.text);
}

/** Reads at most 1,000 characters: no real pattern is longer. */
function pattern(text: string, from: number): Quoted | null {
  let inClass = false;
  const limit = Math.min(text.length, from + 1_000);
  for (let at = from + 1; at < limit && text[at] !== '\n'; at += 1) {
    const char = text[at];
    if (char === '\\') at += 1;
    else if (char === '[') inClass = true;
    else if (char === ']') inClass = false;
    else if (char === '/' && !inClass) return { text: `/${text.slice(from + 1, at)}/`, end: at + 1 };
  }
  return null;
}
