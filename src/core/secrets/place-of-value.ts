// Locates a name's value: after a separator, in the next argument, in the next field or cell.

import type { Key } from './find-keys.ts';
import { matchAt, QUOTE, type ValueShape } from './read-value.ts';

export interface ValuePlace {
  /** Where the value begins. */
  readonly at: number;
  readonly shape: ValueShape;
  /** The value may extend to the end of its line. */
  readonly isLine: boolean;
  readonly how:
    | 'assigned'
    /** `?token=x`: always a value. */
    | 'query'
    /** `'token', 'x'`. */
    | 'argument'
    /** `Password for bob: x`: the answer to a question, up to the end of its line. */
    | 'asked'
    /** `Admin password    x`: two columns. */
    | 'apart'
    /** `token x`, `| token | x |`: most words in such a place are prose. */
    | 'beside';
}

/** Null when the name stands in prose. */
export function placeOfValue(text: string, key: Key): ValuePlace | null {
  return (
    assigned(text, key) ??
    element(text, key) ??
    pair(text, key) ??
    argument(text, key) ??
    asked(text, key) ??
    beside(text, key)
  );
}

function place(
  at: number,
  how: ValuePlace['how'] = 'assigned',
  shape: ValueShape = 'word',
  isLine = false,
): ValuePlace {
  return { at, how, shape, isLine };
}

const SEPARATOR = new RegExp(
  String.raw`(${QUOTE})?[\])]{0,2}[ \t.\u00b7\u2026]{0,40}(=>|={1,3}|:=|:(?!:)|\|\|=|\?\?=|\?=|\+=)(?!=)[ \t]{0,40}`,
  'y',
);
/** A line end, plain or inside a string. */
const LINE_END = String.raw`(?:\r?\n|(?:\\{1,8}r)?\\{1,8}n)`;
/** A value on its own line: in JSON, as a block of YAML, further in than its name. */
const NEXT_LINE = new RegExp(
  String.raw`(?:${LINE_END}{1,2}|[|>][+-]?\d?(?=[ \t\r\n\\])(?:[ \t]{0,8}${LINE_END})?)[ \t]{1,80}(?=\S)`,
  'y',
);
const CONTINUED = /\\\r?\n[ \t]{0,80}(?=\S)/y;
/** One word and nothing else: no field of its own. */
const LONE_WORD = /(?:- )?["']?[^\s:"']{4,200}["']?[ \t]{0,20}(?=\r?\n|$)/y;
/** `apiKey: string = "x"`. */
const TYPED = new RegExp(String.raw`[\w<>[\]|. &?]{1,40}[ \t]=[ \t]{0,8}(?=${QUOTE})`, 'y');

function assigned(text: string, key: Key): ValuePlace | null {
  SEPARATOR.lastIndex = key.end;
  const found = SEPARATOR.exec(text);
  if (found === null) return null;
  const { 0: whole, 1: quote, 2: sign = '' } = found;
  const behind = key.end + whole.length;
  if (sign === '=' && /[?&]/.test(text[key.start - 1] ?? '')) return place(behind, 'query');
  const next = nextLine(text, key, behind, quote !== undefined);
  if (next > 0) return place(behind + next, 'assigned', 'word', quote === undefined);
  const at = behind + (sign === ':' ? (matchAt(TYPED, text, behind) ?? '').length : 0);
  return quote === undefined ? unquoted(text, key, whole, at) : place(at);
}

/** @param separator with the blanks around it */
function unquoted(text: string, key: Key, separator: string, at: number): ValuePlace {
  const isLeader = separator.includes('..');
  if (isLeader || (!/^[ =]*$/.test(separator) && isPrompt(text, key, at)))
    return place(at, 'asked', 'line', true);
  const isLine = /^ *(?:: +|=>? +)$/.test(separator) && BEFORE_LINE.test(before(text, key));
  return place(at, 'assigned', separator === '=' ? shapeOf(text, key, at) : 'word', isLine);
}

/** The distance to a value that begins on the next line; 0 when it does not. */
function nextLine(text: string, key: Key, behind: number, isQuoted: boolean): number {
  const continued = matchAt(CONTINUED, text, behind);
  if (continued !== null) return continued.length;
  const next = matchAt(NEXT_LINE, text, behind) ?? '';
  if (next === '' || /^[|>]/.test(next)) return next.length;
  const isJson = isQuoted && /["']/.test(text[behind + next.length] ?? '');
  return isJson || isFurtherIn(text, key, behind, next) ? next.length : 0;
}

function isFurtherIn(text: string, key: Key, behind: number, next: string): boolean {
  const indent = lineBefore(text, key).search(/[^ \t]|$/);
  const isDeeper = next.length - 1 - next.lastIndexOf('\n') > indent;
  return (
    isDeeper && BEFORE_LINE.test(before(text, key)) && matchAt(LONE_WORD, text, behind + next.length) !== null
  );
}

const BEFORE_ASSIGNMENT =
  /(?:^|\n)[ \t]*(?:[-+>|][ \t]+)?(?:export |set |declare -x |ENV |ARG |env )?[ \t]*$/;
const BEFORE_LINE = /(?:^|\n)[ \t]*(?:[-+*] +)?$/;
/** Another field follows after a semicolon. */
const IN_CONNECTION = /[^;"'`\n(){}]{1,300};[ \t]?(?:$|["'\n]|[A-Za-z][\w ]{0,40}=)/y;

function shapeOf(text: string, key: Key, at: number): ValueShape {
  if (matchAt(IN_CONNECTION, text, at) !== null) return 'connection';
  const isVariable = /^[A-Z][A-Z0-9_]*$/.test(key.name);
  return isVariable && BEFORE_ASSIGNMENT.test(before(text, key)) ? 'assignment' : 'word';
}

function before(text: string, key: Key): string {
  return text.slice(Math.max(0, key.start - 60), key.start);
}

/** A closing tag must follow: `Map<Token> x` is not an element. */
const TAG_END = /[^<>"']{0,4}(?:"[^"<>]{0,80}"[^<>"']{0,4}){0,4}>\s{0,40}(?=[^<]{1,2000}<\/)/y;

/** `<password>x</password>`, `<entry key="password">x</entry>`. */
function element(text: string, key: Key): ValuePlace | null {
  const isName = /<(?:[\w.-]{1,40}:)?$/.test(before(text, key));
  const isAttribute = /<[\w:.-]{1,40} [^<>]{0,40}=["']$/.test(before(text, key));
  if (!isName && !isAttribute) return null;
  const from = key.end + (isAttribute ? 1 : 0);
  const end = matchAt(TAG_END, text, from);
  return end === null ? null : place(from + end.length);
}

/** After the name: its quote, the separator between the fields, and the name of the other field. */
const VALUE_FIELD = new RegExp(
  String.raw`(?:${QUOTE})?[ \t]{0,20}(?:[,;][ \t]{0,20})?(?:${LINE_END})?[ \t]{0,80}(?:${QUOTE})?(?:[A-Za-z]{0,20}[vV]alue|VALUE|val)(?:${QUOTE})?[ \t]{0,10}(?:=>|[:=])[ \t]{0,40}`,
  'y',
);

/** `{ name: "DB_PASS", value: "x" }`, `<add key="Password" value="x"/>`. */
function pair(text: string, key: Key): ValuePlace | null {
  const found = matchAt(VALUE_FIELD, text, key.end);
  return found === null ? null : place(key.end + found.length);
}

const COMMA = new RegExp(String.raw`${QUOTE}\s{0,8},\s{0,40}(?=${QUOTE})`, 'y');
const BLANK = /[ \t]{1,8}(?:\\\r?\n[ \t]{0,80})?/y;

/** `'--token', 'x'`, `--token x`, `set('token', 'x')`. */
function argument(text: string, key: Key): ValuePlace | null {
  const isOption = /(?:^|[\s"'`=,[(])-{1,2}$/.test(text.slice(Math.max(0, key.start - 3), key.start));
  const comma = matchAt(COMMA, text, key.end);
  if (comma !== null) return place(key.end + comma.length, isOption ? 'assigned' : 'argument');
  const blank = isOption ? matchAt(BLANK, text, key.end) : null;
  return blank === null ? null : place(key.end + blank.length);
}

/** ` for bob:`, ` (again):`, `?`; greedy, because a question may contain an address. */
const QUESTION =
  /(?:[ \t]{1,4}(?:for|of|on|to|in|from)[ \t][^\n]{1,100}|[ \t]{1,4}[([][^\n)\]]{1,40}[)\]])?(?::(?=[ \t])|[?>](?=[ \t])|=>)[ \t]{0,8}(?=[^\n]{3,80}(?:\n|$))/y;
const ANSWER = /[^\s:{}|]{1,60}(?:[ \t][^\s:{}|]{1,60}){0,3}[ \t]{0,8}(?:\n|$)/y;
const NO_QUESTION =
  /[\n:=;(){}<]|\b(?:no|not|invalid|wrong|bad|incorrect|missing|forgot|lost|reset|change|failed)\b/i;

/** Null unless the line begins with the question, and the answer ends it. */
function asked(text: string, key: Key): ValuePlace | null {
  const question = matchAt(QUESTION, text, key.end);
  if (question === null) return null;
  const at = key.end + question.length;
  return isQuestion(lineBefore(text, key)) && matchAt(ANSWER, text, at) !== null
    ? place(at, 'asked', 'line', true)
    : null;
}

function isQuestion(before: string): boolean {
  return !NO_QUESTION.test(before);
}

/** `bob@host's password: x`, `? Registry password › x`: words before the name, and one that is no type behind it. */
function isPrompt(text: string, key: Key, at: number): boolean {
  const line = lineBefore(text, key);
  return /[\w'’] $/.test(line) && isQuestion(line) && matchAt(ONE_WORD, text, at) !== null;
}

const ONE_WORD = /(?=[a-z\d])[^\s:;,{}()|]{4,60}[ \t]{0,8}(?:\r?\n|$)/y;

function lineBefore(text: string, key: Key): string {
  const line = before(text, key);
  return line.slice(line.lastIndexOf('\n') + 1);
}

const BESIDE =
  /(?:["'`]?[ \t]{0,20}\|[ \t]{0,20}|[ \t]{1,8}(?:(?:is|was|BY|set to|of|as)[ \t]{1,4}|:[ \t]{0,4})?)(?=[^\s|])/y;

function beside(text: string, key: Key): ValuePlace | null {
  const gap = matchAt(BESIDE, text, key.end);
  if (gap === null) return null;
  if (/^(?: {2,}|\t)/.test(gap)) return place(key.end + gap.length, 'apart', 'cell');
  const isDocker = /(?:^|\n)[ \t]{0,20}(?:ENV|ARG)[ \t]{1,8}$/.test(before(text, key));
  return place(key.end + gap.length, isDocker ? 'assigned' : 'beside', 'cell');
}
