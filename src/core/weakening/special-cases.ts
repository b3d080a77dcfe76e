// Finds code that maps a test's exact input to its exact expectation: `if (x === 3) return 9`. Only new code whose
// answer depends on nothing else; a table with entries that no test uses is an ordinary table. Also finds code that reads
// a file of tests.

import type { FileWithRole } from './find-tricks.ts';
import { bracketPairs, closeOf, entriesIn, tokensText, wordAt } from './found-test.ts';
import { familyOf, readTokens, type Token } from './read-tokens.ts';
import { inSentence, type Weakening } from './weakening.ts';

/** `texts` are the final test files, by path. */
export function findSpecialCases(
  files: readonly FileWithRole[],
  texts: ReadonlyMap<string, string>,
): readonly Weakening[] {
  const tests = [...texts].flatMap(([path, text]) => testOf(path, text) ?? []);
  return files.flatMap((file): readonly Weakening[] => {
    const read = testFilesNamed(file).find(({ name }) =>
      [...texts.keys()].some((path) => baseOf(path) === name),
    );
    if (read !== undefined) {
      const what = `the code reads ${inSentence(read.name)}, where its answers are`;
      return [{ kind: 'tests-detected', path: file.path, line: read.line, what }];
    }
    const answers = newAnswers(file);
    const known = (answer: Answer) =>
      tests.some(({ values }) => answer.inputs.some((one) => values.has(one)));
    const isTable = !answers.every(known);
    const found = answers
      .map((answer) => ({ answer, test: tests.find((test) => isTakenFrom(answer, test, isTable)) }))
      .find(({ test }) => test !== undefined);
    if (found?.test === undefined) return [];
    const { text, line } = found.answer;
    const what = `${inSentence(text)} answers just what ${inSentence(found.test.path)} passes with what it expects; another input in the test would show whether the rest works`;
    return [{ kind: 'special-case', path: file.path, line, what }];
  });
}

/** Whether comparing with the tests could find anything. */
export function mayHaveSpecialCases(files: readonly FileWithRole[]): boolean {
  return files.some((file) => testFilesNamed(file).length > 0 || newAnswers(file).length > 0);
}

const TEST_FILE =
  /(?:^|\/)(?:test_[\w.-]{1,100}\.py|[\w.-]{1,100}(?:_test|\.test|\.spec)\.\w{1,4}|tests?\/[\w./-]{1,100}\.\w{1,4})$/;
const READS =
  /^(?:readFile|readFileSync|createReadStream|open|Open|read_text|ReadFile|read_to_string|include_str|getsource)$/;
/** Tokens between a path and the call that reads it. */
const BESIDE = 30;

interface Named {
  readonly name: string;
  readonly line: number;
}

/** New names of test files next to a call that reads. */
function testFilesNamed({ path, role, before, after }: FileWithRole): readonly Named[] {
  const family = familyOf(path);
  if (role !== 'code' || family === null || after === null) return [];
  const known = new Set(namedIn(readTokens(before ?? '', family).tokens).map(({ name }) => name));
  return namedIn(readTokens(after, family).tokens).filter(({ name }) => !known.has(name));
}

function namedIn(tokens: readonly Token[]): readonly Named[] {
  return tokens.flatMap(({ kind, text, line }, at) => {
    if (kind !== 'string' || !TEST_FILE.test(text)) return [];
    const around = tokens.slice(Math.max(0, at - BESIDE), at + BESIDE);
    const isRead = around.some((token) => token.kind === 'word' && READS.test(token.text));
    return isRead ? [{ name: baseOf(text), line }] : [];
  });
}

function baseOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

interface Answer {
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  readonly line: number;
  readonly text: string;
}

function newAnswers({ path, role, before, after }: FileWithRole): readonly Answer[] {
  if (role !== 'code' || after === null) return [];
  const known = new Set(answersIn(path, before ?? '').map(({ text }) => text));
  return answersIn(path, after).filter(({ text }) => !known.has(text));
}

function answersIn(path: string, text: string): readonly Answer[] {
  const family = familyOf(path);
  if (family === null || family === 'shell' || !isCode(path)) return [];
  const { tokens } = readTokens(text, family);
  const pairs = bracketPairs(tokens);
  return tokens.flatMap((_, at) => answerAt({ tokens, pairs }, at) ?? []);
}

function isCode(path: string): boolean {
  return !/\.(?:json[5c]?|toml|cfg|ini|ya?ml|snap)$/.test(path);
}

interface Source {
  readonly tokens: readonly Token[];
  readonly pairs: readonly number[];
}

/** The answer that starts at `at`, with its condition. */
function answerAt(source: Source, at: number): Answer | null {
  const { tokens } = source;
  const span = conditionBefore(source, at) ?? conditionBehind(source, at) ?? keyBefore(tokens, at);
  if (span === null) return null;
  const condition = tokens.slice(span.from, span.to);
  const end = answerEnd(source, at);
  const answer = withValue(tokens, tokens.slice(at, end));
  if (!isPlain(condition) || !isConstant(answer)) return null;
  const inputs = condition.flatMap(valuesOf);
  const outputs = answer.flatMap(valuesOf);
  if (inputs.length === 0 || outputs.length === 0) return null;
  const begin = /^(?:if|elif|case|when)$/.test(wordAt(tokens, span.from - 1)) ? span.from - 1 : span.from;
  const whole = tokens.slice(Math.min(begin, at), Math.max(end, span.to));
  return { inputs, outputs, line: tokens[at]?.line ?? 1, text: tokensText(whole) };
}

/** For a single name that is given one value in the file, that value. */
function withValue(tokens: readonly Token[], answer: readonly Token[]): readonly Token[] {
  const [name, ...more] = answer;
  if (name?.kind !== 'word' || more.length > 0 || CONSTANTS.test(name.text)) return answer;
  const given = tokens.flatMap((token, at) =>
    token.kind === 'word' && token.text === name.text && /^:?=$/.test(wordAt(tokens, at + 1)) ? [at + 2] : [],
  );
  const value = given.length === 1 ? tokens[given[0] ?? -1] : undefined;
  const next = tokens[(given[0] ?? 0) + 1];
  const isWhole = next === undefined || next.first || next.text === ';';
  return value !== undefined && /^(?:string|number)$/.test(value.kind) && isWhole ? [value] : answer;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

const LONGEST_CONDITION = 60;

/** `if (c) return`, `if c:`, `case c:`, `c =>`, `c ?`. */
function conditionBefore({ tokens, pairs }: Source, at: number): Span | null {
  let to = at;
  const before = wordAt(tokens, to - 1);
  if (/^(?:=>|->|\?)$/.test(before)) {
    const from = beginOf(tokens, pairs, to - 2);
    // The guard of a match arm: `200 if c =>`.
    return { from: wordAt(tokens, from - 1) === 'if' ? beginOf(tokens, pairs, from - 2) : from, to: to - 1 };
  }
  if (before === 'return') to -= 1;
  else if (before === '=' && tokens[to - 2]?.kind === 'word') to -= 2;
  else if (before !== '{') return null;
  while (/^(?:[{:]|=>|->|then)$/.test(wordAt(tokens, to - 1))) to -= 1;
  const from = beginOf(tokens, pairs, to - 1);
  return /^(?:if|elif|case|when|,|\{|\})$/.test(wordAt(tokens, from - 1)) ? { from, to } : null;
}

/** Skips back over whole brackets to an opening or separating token. */
function beginOf(tokens: readonly Token[], pairs: readonly number[], last: number): number {
  let at = last;
  while (at >= 0 && last - at < LONGEST_CONDITION && !BEGINS.test(wordAt(tokens, at))) {
    const open = /^[)\]}]$/.test(wordAt(tokens, at)) ? (pairs[at] ?? at) : at;
    if (open > at) return last + 1;
    at = open - 1;
  }
  return at + 1;
}

const BEGINS = /^(?:if|elif|case|when|return|switch|match|[,;{}=:?([]|=>|->)$/;

/** `9 if c else`. */
function conditionBehind({ tokens }: Source, at: number): Span | null {
  const from = wordAt(tokens, at + 1) === 'if' && !tokens[at + 1]?.first ? at + 2 : -1;
  if (from === -1) return null;
  const length = tokens.slice(from, from + LONGEST_CONDITION).findIndex(({ text }) => text === 'else');
  return length === -1 ? null : { from, to: from + length };
}

/** `{3: 9}`, `[[3, 9]]`, or `(3, 9)` in a list of such rows. */
function keyBefore(tokens: readonly Token[], at: number): Span | null {
  const joint = wordAt(tokens, at - 1);
  const open = wordAt(tokens, at - 3);
  const isEntry = joint === ':' && /^[{,]$/.test(open);
  const isRow = joint === ',' && /^[[(]$/.test(open) && /^[[,({]$/.test(wordAt(tokens, at - 4));
  return isEntry || isRow ? { from: at - 2, to: at - 1 } : null;
}

function answerEnd({ tokens, pairs }: Source, from: number): number {
  for (let at = from; at < tokens.length && at - from < LONGEST_CONDITION; at += 1) {
    const token = tokens[at];
    const ends = /^(?:[,;)\]}:]|if|else)$/.test(wordAt(tokens, at)) || (at > from && token?.first === true);
    if (ends) return at;
    if (/^[([{]$/.test(wordAt(tokens, at))) at = closeOf(pairs, at, tokens.length - 1);
  }
  return from;
}

/** Only comparisons with values, so that it holds for these values alone. */
function isPlain(condition: readonly Token[]): boolean {
  return condition.every(
    ({ kind, text }) => kind !== 'sign' || /^(?:={2,3}|&&|\|\||[()[\]{},.:&*-]|::)$/.test(text),
  );
}

/** The answer does not depend on the input. */
function isConstant(answer: readonly Token[]): boolean {
  return answer.every(({ kind, text }, at) => {
    if (kind === 'sign') return /^(?:[()[\]{},.:&-]|::)$/.test(text);
    return kind !== 'word' || /^(?:new|[({:.!]|::)$/.test(answer[at + 1]?.text ?? '') || CONSTANTS.test(text);
  });
}

const CONSTANTS = /^(?:new|null|nil|None|true|false|True|False|to_string|to_owned|into)$/;

/** Numbers in normalised form; for a string that holds data, its contents; for a pattern that one text fits, that text. */
function valuesOf({ kind, text }: Token): readonly string[] {
  if (kind === 'number') return [String(Number.parseFloat(text.replaceAll('_', '')))];
  if (kind !== 'string') return [];
  const [, whole] = /^\/\^([\w -]{1,100})\$\/$/.exec(text) ?? [];
  if (whole !== undefined) return [`"${whole}`];
  return /^\s*[[{(]/.test(text) ? (text.match(/-?\d[\d.]*|[A-Za-z]\w+/g) ?? []) : [`"${text}`];
}

interface TestText extends Source {
  readonly path: string;
  readonly values: ReadonlyMap<string, readonly number[]>;
}

function testOf(path: string, text: string): TestText | null {
  const family = familyOf(path);
  if (family === null) return null;
  const { tokens } = readTokens(family === 'rust' ? withoutCode(path, text) : text, family);
  const values = new Map<string, number[]>();
  tokens.forEach((token, at) => {
    for (const value of valuesOf(token)) values.set(value, [...(values.get(value) ?? []), at]);
  });
  return { path, tokens, pairs: bracketPairs(tokens), values };
}

/** Rust keeps tests after the code. */
function withoutCode(path: string, text: string): string {
  const at = text.indexOf('#[cfg(test)]');
  return /(?:^|\/)tests?\//.test(path) ? text : at === -1 ? '' : text.slice(at);
}

function isTakenFrom({ inputs, outputs }: Answer, test: TestText, isTable: boolean): boolean {
  const expected = outputs.filter((one) => isTelling(one) && test.values.has(one));
  if (expected.length === 0) return false;
  // A whole list or object copied from the test.
  if (new Set(inputs).size >= 3 && inputs.every((one) => test.values.has(bare(one, test)))) return true;
  return inputs.some((input) =>
    expected.some((output) => input !== output && isPair({ input, output, inputs }, test, isTable)),
  );
}

/** A name inside data is a word of the test, not a value. */
function bare(value: string, { values, tokens }: TestText): string {
  if (values.has(value)) return value;
  const isNamed = /^[A-Za-z]/.test(value) && tokens.some(({ text }) => text === value);
  return isNamed ? ([...values.keys()][0] ?? value) : value;
}

const NEAR = 16;

interface Case {
  readonly input: string;
  readonly output: string;
  /** Everything that the condition compares. */
  readonly inputs: readonly string[];
}

function isPair({ input, output, inputs }: Case, test: TestText, isTable: boolean): boolean {
  const places = test.values.get(input) ?? [];
  if (isLong(input) && isLong(output)) return places.length > 0;
  const near = places.filter((at) => test.values.get(output)?.some((other) => Math.abs(other - at) <= NEAR));
  if (near.length === 0) return false;
  if (isTelling(input) && !isName(input)) return !isTable;
  return near.some((at) => hasCompany(test, at, [...inputs, output]));
}

/** Nobody writes such a number twice by chance. */
function isLong(value: string): boolean {
  return /^\d{3,}$|^\d+\.\d+$/.test(value);
}

function isTelling(value: string): boolean {
  return value.startsWith('"') ? value.length > 1 : Math.abs(Number(value)) > 2 || /\./.test(value);
}

/** A key of a table rather than an input: `EUR`. */
function isName(value: string): boolean {
  return /^"[\p{L}_./@#:-][\p{L}\w./@#:-]*$/u.test(value);
}

/** The test passes it together with something else, which the answer ignores. */
function hasCompany({ tokens, pairs }: TestText, at: number, seen: readonly string[]): boolean {
  let open = openOf(tokens, pairs, at);
  if (/^(?:Some|Ok|from|String|Just)$/.test(wordAt(tokens, open - 1))) open = openOf(tokens, pairs, open);
  if (open === -1) return false;
  const inside = tokens.slice(open + 1, closeOf(pairs, open, tokens.length));
  const isRow = wordAt(tokens, open) !== '(' || /^[[({,]?$|^param$/.test(wordAt(tokens, open - 1));
  const others = inside.filter(
    (token, index) => isOfRow(inside, index, isRow) || valuesOf(token).some((one) => seen.includes(one)),
  );
  return entriesIn(tokens, pairs, open) > others.length;
}

/** The label of a row. */
function isOfRow(inside: readonly Token[], at: number, isRow: boolean): boolean {
  const token = inside[at];
  if (token?.kind !== 'string' || !isRow) return false;
  const key = /^[:=]$/.test(inside[at - 1]?.text ?? '') ? (inside[at - 2]?.text ?? '') : '';
  return (
    at === 0 || /^(?:name|title|desc|description|label|scenario|id)$/.test(key) || /\S\s+\S/.test(token.text)
  );
}

function openOf(tokens: readonly Token[], pairs: readonly number[], at: number): number {
  for (let open = at - 1; open >= 0 && at - open < 200; open -= 1)
    if (/^[([{]$/.test(wordAt(tokens, open)) && (pairs[open] ?? 0) > at) return open;
  return -1;
}
