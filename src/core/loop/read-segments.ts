// Splits raw arguments into the task and its options without changing a byte of either.

import { FORMER_NAMES, LOOP_OPTIONS, type OptionName } from '../commands/loop-options.ts';
import { closestWord } from '../text/closest-word.ts';

interface Segment {
  readonly name: OptionName;
  /** Empty for a flag. */
  readonly value: string;
}

export type Segments =
  | { readonly status: 'ok'; readonly task: string; readonly options: readonly Segment[] }
  | { readonly status: 'refused'; readonly reason: string };

/**
 * The task is a quoted text, or everything that belongs to no option; a lone `--` ends the options. A quote opens a
 * text only where one may begin, and closes it only before an option or the end, so an apostrophe or a quoted word
 * inside the task has no effect.
 */
export function readSegments(raw: string): Segments {
  const text = raw.trim();
  const options: Segment[] = [];
  const task: string[] = [];
  let at = 0;
  let openCheck = false;
  while (at < text.length) {
    const option = readOptionName(text, at);
    if (option?.name === '' && openCheck) return { status: 'refused', reason: unclearCommand };
    if (option === null) {
      const words = readWords(text, at);
      task.push(words.value);
      at = words.end;
    } else if (option.name === '') {
      task.push(text.slice(option.end).trimStart());
      at = text.length;
    } else {
      const name = optionNamed(option.name);
      if (name === null) return { status: 'refused', reason: unknownOption(option.name) };
      const { value, end } = readValue(text, option.end, name);
      options.push({ name, value });
      openCheck = isOpenCheck(name, text[end - 1]);
      at = end;
    }
    at = skipSpace(text, at);
  }
  return { status: 'ok', task: task.join(' '), options };
}

/** Phones and word processors turn two hyphens into one dash. */
const optionStart = /(--|[—–])(?:([a-zA-Z][\w-]*)(?=[\s=]|$)|(?=\s|$))/y;

interface Read {
  readonly value: string;
  readonly end: number;
}

/** The option at this position; an empty name stands for a lone `--`. */
function readOptionName(text: string, at: number): { name: string; end: number } | null {
  optionStart.lastIndex = at;
  const match = optionStart.exec(text);
  if (match === null) return null;
  const [whole, dashes, name = ''] = match;
  // A typographic dash begins an option only before an option's name.
  return dashes === '--' || optionNamed(name) !== null ? { name, end: at + whole.length } : null;
}

function readValue(text: string, after: number, name: OptionName): Read {
  const { kind } = LOOP_OPTIONS[name];
  if (kind === 'flag') return { value: '', end: after };
  const start = text[after] === '=' ? after + 1 : skipSpace(text, after);
  if (kind === 'number') return readWord(text, start);
  const label =
    kind === 'commands' ? (/[a-zA-Z][\w-]*=(?=["'“”„‘’])/y.exec(text.slice(start)) ?? null) : null;
  const prefix = label?.index === 0 ? label[0] : '';
  const quoted = readQuotedValue(text, start + prefix.length);
  if (quoted !== null) return { value: prefix + quoted.value, end: quoted.end };
  if (readOptionName(text, start) !== null) return { value: '', end: start };
  // What follows the name of a recipe is the task.
  return name === 'recipe' ? readWord(text, start) : readWords(text, start);
}

/** Closing quotes by opening quote, including the typographic ones that word processors produce. */
const CLOSING: ReadonlyMap<string | undefined, string> = new Map([
  ['"', '"'],
  ["'", "'"],
  ['“', '”“'],
  ['”', '”'],
  ['„', '“”'],
  ['‘', '’‘'],
  ['’', '’'],
]);

/** A quoted value ends at the first closing quote before white space; `\"` inside double quotes is an escaped quote. */
function readQuotedValue(text: string, start: number): Read | null {
  const quote = text[start];
  const closing = CLOSING.get(quote);
  if (closing === undefined) return null;
  for (let at = start + 1; at < text.length; at++) {
    if (!closing.includes(text[at] ?? '') || text[at - 1] === '\\') continue;
    if (at + 1 < text.length && !isSpace(text[at + 1])) continue;
    const inner = text.slice(start + 1, at);
    return { value: quote === '"' ? inner.replaceAll('\\"', '"') : inner, end: at + 1 };
  }
  return null;
}

/** Everything up to the next option; one pair of quotes around the whole text is removed. */
function readWords(text: string, start: number): Read {
  const closed = readQuotedText(text, start);
  if (closed !== null) return closed;
  let at = start;
  while (at < text.length && !(isBoundary(text, at) && at > start && readOptionName(text, at) !== null)) at++;
  return { value: text.slice(start, at).trimEnd(), end: at };
}

function readQuotedText(text: string, start: number): Read | null {
  const closing = CLOSING.get(text[start]);
  if (closing === undefined) return null;
  for (let at = start + 1; at < text.length; at++) {
    if (!closing.includes(text[at] ?? '') || (at + 1 < text.length && !isSpace(text[at + 1]))) continue;
    const next = skipSpace(text, at + 1);
    if (next < text.length && readOptionName(text, next) === null) continue;
    const inner = text.slice(start + 1, at);
    // Quotes inside make the outer pair ambiguous, so the text stays exactly as typed.
    const isAmbiguous = [...closing].some((quote) => inner.includes(quote));
    return { value: isAmbiguous ? text.slice(start, at + 1) : inner, end: at + 1 };
  }
  return null;
}

function readWord(text: string, start: number): Read {
  let end = start;
  while (end < text.length && !isSpace(text[end])) end++;
  return { value: text.slice(start, end), end };
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && isSpace(text[at])) at++;
  return at;
}

function isBoundary(text: string, at: number): boolean {
  return at === 0 || isSpace(text[at - 1]);
}

function isSpace(char: string | undefined): boolean {
  return char !== undefined && /\s/.test(char);
}

/** In `--check npm test -- --run`, the `--` may end the options or belong to the command. */
const unclearCommand =
  'Put the command of --check in quotes: it is not clear whether the -- after it belongs to it.';

function isOpenCheck(name: OptionName, lastChar: string | undefined): boolean {
  return LOOP_OPTIONS[name].kind === 'commands' && lastChar !== '"' && lastChar !== "'";
}

function optionNamed(name: string): OptionName | null {
  return isOption(name) ? name : (FORMER_NAMES.get(name) ?? null);
}

function isOption(name: string): name is OptionName {
  return Object.hasOwn(LOOP_OPTIONS, name);
}

function unknownOption(name: string): string {
  const meant = PEERS.get(name.toLowerCase()) ?? closestWord(name, Object.keys(LOOP_OPTIONS));
  const cure =
    meant === null ? '/msw:help loop shows all of them' : `did you mean --${meant}? /msw:help loop shows all`;
  return `Unknown option --${name.slice(0, 40)}: ${cure}. If the word belongs to the task or the command, put that in quotes.`;
}

/** Names that other loop tools use for these options. */
const PEERS: ReadonlyMap<string, OptionName> = new Map([
  ['completion-promise', 'promise'],
  ['until', 'check'],
  ['verify', 'check'],
  ['test', 'check'],
  ['command', 'check'],
  ['iterations', 'max-iterations'],
  ['max-turns', 'max-iterations'],
  ['minutes', 'max-minutes'],
  ['timeout', 'check-timeout'],
]);
