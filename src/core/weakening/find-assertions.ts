// Finds a test's assertions, with what each compares and how much it demands, so that a weaker replacement is noticed.

import { bracketPairs, closeOf, opens, tokensText, wordAt } from './found-test.ts';
import type { Family, Token } from './read-tokens.ts';

export interface Assertion {
  /** The source without white space and messages. */
  readonly text: string;
  /** The same without values. */
  readonly form: string;
  /** The expression under test. */
  readonly subject: string;
  readonly strength: Strength;
  readonly line: number;
  /** Its strings and numbers, except the message. */
  readonly literals: readonly string[];
  /** The message shown on failure. */
  readonly message: readonly Token[];
}

/** How much it demands: nothing, existence, some property, one exact value. */
type Strength = 'nothing' | 'loose' | 'partial' | 'exact';

/** In source order. */
export function findAssertions(tokens: readonly Token[], family: Family): readonly Assertion[] {
  const pairs = bracketPairs(tokens);
  const found: Assertion[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    if (!isHead(tokens, at, family)) continue;
    const span = spanOf(tokens, pairs, at, family);
    found.push(assertionOf(tokens, pairs, at, span, family));
    at = Math.max(at, span.to - 1);
  }
  return found;
}

/** Whether something that can fail a test starts here. */
export function isHead(tokens: readonly Token[], at: number, family: Family): boolean {
  const token = tokens[at];
  if (token?.kind !== 'word') return family === 'shell' && token?.first === true && token.text === '[';
  const next = tokens[at + 1]?.text ?? '';
  const before = tokens[at - 1]?.text ?? '';
  if (/^(?:def|function|func|fn|fun|void|import|from)$/.test(before)) return false;
  return HEADS[family](token, next, before, tokens[at + 2]?.text ?? '');
}

type IsHead = (token: Token, next: string, before: string, afterNext: string) => boolean;

const HELPER = /^(?:assert|expect|verify|check|ensure|should|must)(?:[A-Z_]\w*)?$/;
const OF_T =
  /^(?:is|not|deepEqual|equal|equals|same|strictSame|notEqual|notSame|true|false|truthy|falsy|ok|notOk|throws\w*|rejects|resolves|match|has|like|regex|snapshot|assert|fail|plan|doesNotThrow)$/;
const FAILS_GO = /^(?:Error|Errorf|Fatal|Fatalf|Fail|FailNow)$/;

const HEADS: Readonly<Record<Family, IsHead>> = {
  javascript: ({ text }, next, before, afterNext) =>
    (text === 'should' && before === '.') ||
    (text === 't' && before !== '.' && next === '.' && OF_T.test(afterNext)) ||
    (HELPER.test(text) && /^[.(]$/.test(next)),
  python: ({ text, first }, next, before) =>
    (text === 'assert' && (first || before === ':' || before === ';')) ||
    (/^(?:assert\w+|fail|raises|warns)$/.test(text) && next === '(') ||
    (/^(?:verify|check|expect|ensure)_\w+$/.test(text) && next === '('),
  go: ({ text }, next, before) =>
    (FAILS_GO.test(text) && before === '.' && next === '(') ||
    (/^(?:assert|require|is|qt)$/.test(text) && next === '.' && before !== '.') ||
    (text === 'panic' && next === '(') ||
    (/^(?:assert|require|check|verify|must|expect)[A-Z]\w*$/.test(text) && next === '('),
  rust: ({ text }, next) =>
    (/^(?:assert\w*|debug_assert\w*|prop_assert\w*|panic|unreachable)$/.test(text) && next === '!') ||
    (/^(?:assert|check|verify|expect)_\w+$/.test(text) && next === '('),
  braces: ({ text }, next) =>
    /^(?:assert\w*|Assert|verify\w*|expect\w*|fail|XCTAssert\w*|XCTFail|should\w*|Should\w*)$/.test(text) &&
    /^[.(:]$|^::$|^->$/.test(next),
  ruby: ({ text }, next) =>
    (text === 'expect' && /^[({]$/.test(next)) || /^(?:assert|refute|must|wont|flunk)(?:_\w+)?$/.test(text),
  shell: ({ text, first }) => first && /^(?:assert\w*|refute\w*|test|grep|diff|cmp)$/.test(text),
};

interface Span {
  readonly from: number;
  /** Index after the last token. */
  readonly to: number;
}

function spanOf(tokens: readonly Token[], pairs: readonly number[], head: number, family: Family): Span {
  const guard =
    family === 'go' && FAILS_GO.test(tokens[head]?.text ?? '') ? guardOf(tokens, pairs, head) : null;
  const to = endOf(tokens, pairs, head);
  if (guard !== null) return { from: guard, to };
  let from = head;
  while (
    /^(?:\.|->|::|await|return|!)$/.test(tokens[from - 1]?.text ?? '') &&
    tokens[from - 1]?.kind !== 'string'
  ) {
    from -= 1;
    const isMember = /^(?:\.|->|::)$/.test(tokens[from]?.text ?? '');
    if (isMember) from = receiver(tokens, pairs, from);
  }
  return { from: Math.max(0, from), to };
}

/** The start of the expression before a dot: a name, or the name before brackets. */
function receiver(tokens: readonly Token[], pairs: readonly number[], dot: number): number {
  let at = dot - 1;
  while (at > 0 && /^[)\]]$/.test(tokens[at]?.text ?? '') && (pairs[at] ?? at) < at)
    at = (pairs[at] ?? at) - 1;
  return Math.max(0, at);
}

/** The `if` whose block contains the call; null without one. */
function guardOf(tokens: readonly Token[], pairs: readonly number[], head: number): number | null {
  let open = head - 1;
  while (open >= 0 && !(wordAt(tokens, open) === '{' && closeOf(pairs, open, tokens.length) > head))
    open -= 1;
  for (let at = open - 1; at >= 0 && at > open - 80; at -= 1) {
    const text = wordAt(tokens, at);
    if (text === 'if') return at;
    if (text === '{') return null;
    if (text === '}') at = Math.min(at, pairs[at] ?? at);
  }
  return null;
}

const CONTINUES = /^(?:\.|\?|:|&&|\|\||==|===|!=|!==|=>|->|and|or|is|in|not|[+*/<>=-]|<=|>=)$/;

function endOf(tokens: readonly Token[], pairs: readonly number[], head: number): number {
  for (let at = head; at < tokens.length; at += 1) {
    if (at > head && endsBefore(tokens, at)) return at;
    if (opens(tokens[at])) at = closeOf(pairs, at, tokens.length);
  }
  return tokens.length;
}

/** A new line that does not continue the previous one, or a sign that ends a statement. */
function endsBefore(tokens: readonly Token[], at: number): boolean {
  const isLine = tokens[at]?.first === true && !CONTINUES.test(tokens[at]?.text ?? '');
  return (isLine && !CONTINUES.test(wordAt(tokens, at - 1))) || /^[,;)\]}]$/.test(wordAt(tokens, at));
}

function assertionOf(
  tokens: readonly Token[],
  pairs: readonly number[],
  head: number,
  { from, to }: Span,
  family: Family,
): Assertion {
  const isGuarded = family === 'go' && tokens[from]?.text === 'if' && FAILS_GO.test(tokens[head]?.text ?? '');
  const end = isGuarded ? tokens.findIndex(({ text }, at) => at > from && text === '{') : to;
  const own = tokens.slice(from, end);
  const operands = isGuarded
    ? comparedIn(own.slice(own.findLastIndex(({ text }) => text === ';' || text === 'if') + 1))
    : operandsOf(tokens, pairs, head, to);
  const message = isGuarded ? [] : messageOf(own, operands);
  const kept = own.filter((token) => !message.includes(token));
  const text = tokensText(kept);
  return {
    text,
    form: tokensText(
      kept.map((token) => (literalOf(token) === null ? token : { ...token, kind: 'string', text: '' })),
    ),
    subject: tokensText(operands[0] ?? []),
    strength: isTuple(tokens, pairs, head, to)
      ? 'nothing'
      : strengthOf(text, tokensText(own.map(withoutValue)), operands, isGuarded),
    line: tokens[head]?.line ?? 1,
    literals: kept.flatMap((token) => literalOf(token) ?? []),
    message,
  };
}

/** Python's `assert (a == b, "message")`: a tuple is always true. */
function isTuple(tokens: readonly Token[], pairs: readonly number[], head: number, to: number): boolean {
  const isWhole =
    wordAt(tokens, head) === 'assert' &&
    wordAt(tokens, head + 1) === '(' &&
    closeOf(pairs, head + 1, to) === to - 1;
  return isWhole && tokens[head]?.first === true && splitAt(tokens.slice(head + 2, to - 1), /^,$/).length > 1;
}

/** The text of a string must not look like code. */
function withoutValue(token: Token): Token {
  return token.kind === 'string' ? { ...token, text: '' } : token;
}

/** The value of a string or number, however it is written; null for a word or sign. */
export function literalOf({ kind, text }: Token): string | null {
  if (kind === 'number') return text.replaceAll('_', '');
  return kind === 'string' ? JSON.stringify(text.replaceAll(/\\(["'`])/g, '$1')) : null;
}

type Operands = readonly (readonly Token[])[];

/** The actual and expected operands of `expect(a).toBe(b)`, `assertEqual(a, b)`, `assert a == b`. */
function operandsOf(tokens: readonly Token[], pairs: readonly number[], head: number, to: number): Operands {
  const calls = callsIn(tokens, pairs, head, to);
  const [first] = calls;
  const last = calls.at(-1);
  const isStatement = wordAt(tokens, head) === 'assert' && !/^[.!(]$/.test(wordAt(tokens, head + 1));
  if (first === undefined || last === undefined || isStatement) return comparedIn(tokens.slice(head + 1, to));
  const own = splitAt(tokens.slice(first + 1, closeOf(pairs, first, to)), /^,$/);
  const [tester] = own;
  if (own.length > 2 && tester?.length === 1 && tester[0]?.text === 't') return own.slice(1);
  if (last !== first) return [...own.slice(0, 1), tokens.slice(last + 1, closeOf(pairs, last, to))];
  return own.length === 1 ? matchedIn(own[0] ?? []) : own;
}

/** Rust's `matches!(a, b)` compares as well. */
function matchedIn(own: readonly Token[]): Operands {
  const isMatch = own[0]?.text === 'matches' && own[1]?.text === '!';
  return isMatch ? splitAt(own.slice(3, -1), /^,$/) : comparedIn(own);
}

/** The opening brackets of calls that are not nested in others. */
function callsIn(
  tokens: readonly Token[],
  pairs: readonly number[],
  from: number,
  to: number,
): readonly number[] {
  const calls: number[] = [];
  for (let at = from; at < to; at += 1) {
    if (wordAt(tokens, at) === '(') calls.push(at);
    if (/^[([]$/.test(wordAt(tokens, at))) at = closeOf(pairs, at, to);
  }
  return calls;
}

function comparedIn(tokens: readonly Token[]): Operands {
  return splitAt(tokens, /^(?:==|===|!=|!==|<=|>=|[<>]|is)$/);
}

/** Splits at these signs outside brackets; drops empty parts. */
function splitAt(tokens: readonly Token[], signs: RegExp): Operands {
  const pairs = bracketPairs(tokens);
  const parts: Token[][] = [[]];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    if (token.kind !== 'string' && signs.test(token.text)) {
      parts.push([]);
      continue;
    }
    const end = opens(token) ? closeOf(pairs, at, tokens.length - 1) : at;
    parts.at(-1)?.push(...tokens.slice(at, end + 1));
    at = end;
  }
  return parts.filter((part) => part.length > 0);
}

/** The message: a sentence after the compared arguments, with the arguments that fill it in. */
function messageOf(own: readonly Token[], operands: Operands): readonly Token[] {
  const isCondition = own.some(({ text }) => /^(?:assert|ok|assertTrue|assertFalse)$/.test(text));
  const from = isCondition ? 1 : 2;
  const at = operands.findIndex((operand, index) => index >= from && isSentence(operand));
  return at === -1 ? [] : operands.slice(at).flat();
}

function isSentence(operand: readonly Token[]): boolean {
  const [only] = operand;
  return operand.length === 1 && only?.kind === 'string' && /\S \S+ \S/.test(only.text);
}

const TRUE = /^(?:true|True|TRUE|1|!0|not False)$/;
const NO_COMPARISON = /\b(?:fail|Fail|panic|unreachable|flunk|plan|assertions|hasAssertions|raises|warns)\b/;

function strengthOf(text: string, shape: string, operands: Operands, isGuarded: boolean): Strength {
  const short = shape.slice(0, 2_000);
  if (isNothing(short, operands, isGuarded)) return 'nothing';
  if (/\.(?:rejects|resolves)\b/.test(short) && !/^(?:await|return)\b/.test(short)) return 'nothing';
  if (LOOSE.test(short)) return 'loose';
  if (PARTIAL.test(matchesOne(operands) ? short.replace('matches!', '') : short) || isWide(text))
    return 'partial';
  const comparesNothing = operands.length < 2 && !/[=<>]=|[<>]|\bis\b/.test(short);
  return comparesNothing && BARE.test(text.slice(0, 2_000)) ? 'loose' : 'exact';
}

/** A Rust pattern that matches only one value. */
function matchesOne([, pattern = []]: Operands): boolean {
  return (
    pattern.every(({ kind, text }) => kind !== 'sign' || !/^[|.]/.test(text)) &&
    !/\b_\b|\.\./.test(tokensText(pattern))
  );
}

/** A tolerance larger than a rounding error. */
function isWide(text: string): boolean {
  const [, tolerance = ''] =
    /\b(?:abs|rel|delta|abs_tol|rel_tol)=(\d[\w.-]{0,20})|\bIn(?:Delta|Epsilon)\w{0,10}\(.{1,200},(\d[\w.-]{0,20})\)$/
      .exec(text.slice(0, 2_000))
      ?.filter((part) => part !== undefined) ?? [];
  return tolerance !== '' && Number.parseFloat(tolerance) > 0.01;
}

/** It passes whatever the code does. */
function isNothing(shape: string, operands: Operands, isGuarded: boolean): boolean {
  if (/\.catch\(\(?\w{0,40}\)?=>\{\}\)/.test(shape) || /\|\|(?:true|1)\b|\bor(?: True| 1)\b/.test(shape))
    return true;
  const [first = [], second = []] = operands.map((operand) => tokensText(operand));
  if (isGuarded)
    return first === 'false' || (first !== '' && first === second) || /(?:&&|if )false\b/.test(shape);
  if (NO_COMPARISON.test(shape) || operands.length === 0) return false;
  if (operands.length >= 2 && first === second) return !/(?:\bnot\b|!=|[nN]ot[A-Z]|assert_ne)/.test(shape);
  const isConstant = operands.every((operand) =>
    operand.every(
      ({ kind, text }) => kind === 'string' || kind === 'number' || /^(?:true|True|!)$/.test(text),
    ),
  );
  const isSaid = operands.every((operand) => operand.every(({ kind }) => kind === 'string'));
  return (
    isConstant &&
    !isSaid &&
    (operands.length > 1 || TRUE.test(String(first)) || /[Tt]ruthy|[Dd]efined|not\.toBeNull/.test(shape))
  );
}

const LOOSE =
  /\.(?:toBeTruthy|toBeFalsy|toBeDefined|toBeInstanceOf|toHaveBeenCalled|toHaveReturned|toThrow|toThrowError|pass|exists|ok|exist)\(\)|\.not\.(?:toBeNull|toBeUndefined|toBeNaN|toThrow|toThrowError)\(|toBeDefined|toBeTruthy|toBeInstanceOf|toBeTypeOf|expect\.any|anything\(\)|assertIsNotNone|assertIsInstance|assertNotNull|assertNotNil|\.NotNil\b|\.NoError\b|\.NotEmpty\b|\.NotNull\b|isinstance\(|\bis ?not ?None\b|\bis_(?:ok|some|err)\(\)|\bbe_truthy|not_to be_nil|\.isNotNull\(|raises\((?:Exception|BaseException)\b|assert_not_nil|\bnot\b.{0,40}be_nil|\bcallable\(|!=nil\b|==nil\b/;
const PARTIAL =
  /\bdebug_assert|\.(?:toContain\w*|toMatch|toMatchObject|toBeGreaterThan\w*|toBeLessThan\w*|toBeOneOf|toSatisfy|toHaveProperty|include|contains?|startsWith|above|below|match)\(|objectContaining|stringContaining|arrayContaining|assert(?:In|Greater|Less|Regex|NotEqual|NotEquals|Contains)\w*|assert_ne\b|\.(?:Contains|NotEqual|Greater|Less|Subset)\b|starts_with\(|ends_with\(|contains\(|matches!|!==?(?!nil)|[<>]|\bin\b|\bnot\.(?:toBe|toEqual)\b|startswith\(/;
/** A single expression that must be true. */
const BARE =
  /^(?:await |return )?(?:[\w.$]{0,60}(?:\.|->|::))?(?:assert|assert!|ok|assertTrue|assertFalse|IsTrue|True|is_true|truthy|XCTAssert|XCTAssertTrue|assert_true|expect|true)\b/;
