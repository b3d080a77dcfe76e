// Picks the strings and numbers that matter to a test from all that it contains.

import { literalOf } from './find-assertions.ts';
import { opens, wordAt } from './found-test.ts';
import type { Family, Token } from './read-tokens.ts';
import type { Test } from './test-side.ts';

/**
 * The strings and numbers that matter to a test: those in its assertions, lists and variables. Not those passed to
 * other functions, such as a time to wait; not indices, messages, names and reasons.
 */
export function dataOf({ body, assertions, family }: Test): readonly string[] {
  const inside = brackets(body);
  const messages = new Set(assertions.flatMap(({ message }) => message));
  const asserted = new Set(assertions.flatMap(({ literals }) => literals));
  const found = body.flatMap((token, at) => {
    const literal = literalOf(token);
    if (literal === null || messages.has(token) || isWord(body, at, family) || isIndex(body, at)) return [];
    const isMeant = asserted.has(literal) || isData(body, at, inside[at] ?? '');
    return isMeant ? [{ literal, isCount: isCount(body, at) }] : [];
  });
  const contents = found.filter(({ isCount }) => !isCount);
  return [...new Set((contents.length > 0 ? contents : found).map(({ literal }) => literal))];
}

/** A count says less than the contents. */
function isCount(body: readonly Token[], at: number): boolean {
  if (body[at]?.kind !== 'number' || !/^[!=<>]/.test(body[at - 1]?.text ?? '')) return false;
  const before = body.slice(Math.max(0, at - 14), at - 1);
  const from = before.findLastIndex(({ text }) => /^(?:if|assert|\|\||&&|[{};])$/.test(text));
  return before
    .slice(from + 1)
    .some(({ kind, text }) => kind === 'word' && /^(?:len|length|size|count)$/.test(text));
}

/** The kind of bracket around each token; `code` for a block. */
function brackets(body: readonly Token[]): readonly string[] {
  const inside: string[] = [];
  return body.map((token, at) => {
    if (opens(token)) inside.push(kindOfBracket(body, at));
    if (token.kind === 'sign' && /^[)\]}]$/.test(token.text)) inside.pop();
    return inside.at(-1) ?? '';
  });
}

/** Rows are data, whether lists, tuples or arguments of a decorator. */
function kindOfBracket(body: readonly Token[], at: number): string {
  if (isCode(body, at)) return 'code';
  const before = wordAt(body, at - 1);
  const isTuple =
    wordAt(body, at) === '(' &&
    /^(?:[[({,=]|case|test_case|InlineData|TestCase|CsvSource|param|with)$/.test(before);
  return isTuple ? '[' : wordAt(body, at);
}

function isCode(body: readonly Token[], at: number): boolean {
  return wordAt(body, at) === '{' && /^(?:\)|=>|else|try|do|finally)$/.test(wordAt(body, at - 1));
}

function isData(body: readonly Token[], at: number, inside: string): boolean {
  if (/^:?=$/.test(wordAt(body, at - 1)))
    return inside !== '(' || /^(?:expected|want|match)$/.test(wordAt(body, at - 2));
  return inside === '[' || inside === '{';
}

function isIndex(body: readonly Token[], at: number): boolean {
  const before = body[at - 2];
  const isBehindName = before?.kind === 'word' || before?.text === ')' || before?.text === ']';
  return (
    body[at]?.kind === 'number' && body[at - 1]?.text === '[' && body[at + 1]?.text === ']' && isBehindName
  );
}

/** Whether it is for people: a description, a Go message, a reason, a name. */
function isWord(body: readonly Token[], at: number, family: Family): boolean {
  const token = body[at];
  if (body[at - 1]?.text === '(' && /^(?:toHaveBeenCalledTimes|callCount)$/.test(body[at - 2]?.text ?? ''))
    return true;
  if (token?.kind !== 'string') return false;
  if (family === 'python' && token.first) return true;
  const before = body[at - 1]?.text;
  const name = body[at - 2]?.text ?? '';
  if (before === '=' && /^(?:reason|ignore|msg|message|id|ids)$/.test(name)) return true;
  const isNamed =
    before === '(' &&
    /^(?:Run|test|it|step|describe|Errorf|Error|Fatalf|Fatal|Log|Logf|Skip|Skipf|skip|xfail|fail|expect|panic)$/.test(
      name,
    );
  return (
    isNamed || (family === 'go' && /%[+#]?[a-z]/.test(token.text) && /^(?:Errorf|Fatalf|Logf)$/.test(name))
  );
}
