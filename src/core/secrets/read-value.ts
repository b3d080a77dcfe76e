// Reads the value after a name and a separator, with any quotes and wrappings.

export interface ReadSecretValue {
  readonly start: number;
  /** Its beginning, without quotes: enough to judge it. */
  readonly head: string;
  readonly isQuoted: boolean;
  /** Computed on demand: a text may contain thousands of long values that are not secrets. */
  readonly end: () => number;
}

/** Determines where a value ends. */
export type ValueShape =
  /** `KEY=value` at the start of a line: ends only at white space. */
  | 'assignment'
  /** Ends at `;`. */
  | 'connection'
  /** The only value on its line. */
  | 'line'
  /** Between bars, or between blanks. */
  | 'cell'
  | 'word';

const HEAD = 300;

/** Null when there is none. A quoted value includes its quotes. */
export function readValue(text: string, at: number, shape: ValueShape): ReadSecretValue | null {
  const wrapping = matchAt(WRAPPING, text, at) ?? '';
  const from = at + wrapping.length;
  const quote = matchAt(BLOCK, text, from) ?? matchAt(AT_QUOTE, text, from);
  return quote === null ? readBare(text, at, shape) : readQuoted(text, from, quote);
}

/** A quotation mark: plain, inside JSON within JSON, or inside a shell's single quotes. */
export const QUOTE = String.raw`(?:'\\''|'"'"'|\\{0,8}["'\`])`;
const AT_QUOTE = new RegExp(QUOTE, 'y');

/** The beginning of a block of lines: its first line is the value. */
const BLOCK = /(?:'''|"""|```)[ \t]{0,8}\r?\n?[ \t]{0,40}(?=\S)/y;

/** `Some("x")`, `["x"]`, `b'x'`, `string(7) "x"`, `new String("x")`. */
const WRAPPING = new RegExp(
  String.raw`(?:(?:(?:new )?(?:Some|Optional|Just|Ok|Secret|SecretStr|SecretString|Sensitive|String|Buffer\.from|bytes|str|Password|Token|Value)(?:\.of)?)?[([]\s{0,4}){0,2}(?:string\(\d{1,6}\)\s{1,4})?[bBrRuUfFL@]{0,2}(?=${QUOTE})`,
  'y',
);

function readQuoted(text: string, start: number, quote: string): ReadSecretValue | null {
  const from = start + quote.length;
  const near = endOfQuoted(text, from, quote, from + HEAD);
  if (near === from) return null;
  const end = () => {
    const last = endOfQuoted(text, from, quote, text.length);
    return text.startsWith(quote, last) ? last + quote.length : last;
  };
  return { start, head: text.slice(from, near), isQuoted: true, end };
}

/** Where the closing mark begins, or the end of the line when the text was cut. */
function endOfQuoted(text: string, from: number, quote: string, limit: number): number {
  const mark = quote.at(-1);
  if (quote.length > 1 && !quote.startsWith('\\')) return endOfShell(text, from, limit);
  let slashes = 0;
  for (let at = from; at < Math.min(limit, text.length); at += 1) {
    const character = text[at];
    if (character === '\n') return at;
    if (character === mark && slashes < quote.length) return at - slashes;
    slashes = character === '\\' ? slashes + 1 : 0;
  }
  return Math.min(limit, text.length);
}

function endOfShell(text: string, from: number, limit: number): number {
  const near = text.slice(from, Math.min(limit, from + MOST_OF_SHELL));
  const end = near.search(/\n|'\\''|'"'"'/);
  return end < 0 ? from + near.length : from + end;
}

const MOST_OF_SHELL = 4_000;

function readBare(text: string, start: number, shape: ValueShape): ReadSecretValue | null {
  const read = matchAt(BARE[shape], text, start) ?? '';
  const head = TRIMMED[shape](read);
  if (head === '') return null;
  const isCut = head.length === HEAD;
  const end = () =>
    start + head.length + (isCut ? (matchAt(REST[shape], text, start + HEAD) ?? '').length : 0);
  return { start, head, isQuoted: false, end };
}

const BARE: Readonly<Record<ValueShape, RegExp>> = {
  assignment: /[^\s<]\S{0,299}/y,
  connection: /[^;"'`\s<][^;"'`\n]{0,299}/y,
  line: /[^\s"'`<{[|>,][^\n]{0,299}/y,
  cell: /[^\s"'`<>|,;()[\]]{1,300}/y,
  word: /[^\s"'`<>]{1,300}/y,
};

const REST: Readonly<Record<ValueShape, RegExp>> = {
  assignment: /\S*/y,
  connection: /[^;"'`\n]*/y,
  line: /[^\n]*/y,
  cell: /[\w+/=.~%-]*/y,
  word: /[\w+/=.~%-]*/y,
};

const TRIMMED: Readonly<Record<ValueShape, (read: string) => string>> = {
  assignment: (read) => read,
  connection: (read) => read.trimEnd(),
  line: withoutComment,
  cell: (read) => read.replace(/[).:!?\\]{1,8}$/, ''),
  word: withoutTail,
};

/** Also without a comma that belongs to a list. */
function withoutComment(line: string): string {
  return (line.split(/ #| \/\//)[0] ?? '').replace(/[\s,;]{1,40}$/, '');
}

/** Without text that follows the value: the next field, the closing bracket of an outer pair, a full stop. */
function withoutTail(word: string): string {
  const next = word.search(/[,;&|](?=$|[\w."'-]{1,40}[=:]|[,;&|])/);
  return untilUnopened(next < 0 ? word : word.slice(0, next)).replace(/[,;.:!?\\]{1,8}$/, '');
}

function untilUnopened(word: string): string {
  let open = 0;
  for (let at = 0; at < word.length; at += 1) {
    if ('([{'.includes(word[at] ?? ' ')) open += 1;
    if (!')]}'.includes(word[at] ?? ' ')) continue;
    open -= 1;
    if (open < 0) return word.slice(0, at);
  }
  return word;
}

/** Without any of these characters at both ends. */
export function withoutMarks(text: string, marks: string): string {
  let [start, end] = [0, text.length];
  while (start < end && marks.includes(text[start] ?? '')) start += 1;
  while (end > start && marks.includes(text[end - 1] ?? '')) end -= 1;
  return text.slice(start, end);
}

/** @param pattern sticky */
export function matchAt(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}
