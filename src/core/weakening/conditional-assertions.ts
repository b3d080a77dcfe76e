// Finds assertions that run only under a condition: where it does not hold, the test passes without them.

import { isHead } from './find-assertions.ts';
import { bracketPairs, closeOf, tokensText, wordAt } from './found-test.ts';
import type { Family, Token } from './read-tokens.ts';

interface Conditions {
  /** Assertions that always run. */
  readonly always: number;
  /** Each condition that guards assertions, as written. */
  readonly conditions: readonly { readonly how: string; readonly line: number }[];
}

/** In Go every assertion is conditional, so conditions mean nothing there. */
export function conditionalAssertions(body: readonly Token[], family: Family): Conditions {
  const heads = body.flatMap((_, at) => (isHead(body, at, family) ? [at] : []));
  if (family === 'go' || family === 'shell' || family === 'ruby')
    return { always: heads.length, conditions: [] };
  const pairs = bracketPairs(body);
  const blocks = body.flatMap((_, at) => blockAt(body, pairs, at, family) ?? []);
  const holds = ({ from, to }: Block) => heads.some((head) => head >= from && head < to);
  const inBlocks = heads.filter((head) => blocks.some(({ from, to }) => head >= from && head < to));
  return {
    always: heads.length - inBlocks.length,
    conditions: blocks.filter(holds).map(({ how, line }) => ({ how, line })),
  };
}

interface Block {
  readonly how: string;
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

/** Null when no `if` begins here. */
function blockAt(body: readonly Token[], pairs: readonly number[], at: number, family: Family): Block | null {
  const token = body[at];
  if (token?.kind !== 'word' || !/^(?:if|elif)$/.test(token.text) || wordAt(body, at - 1) === '.')
    return null;
  if (family === 'python') return token.first ? indented(body, at, token) : null;
  const end = wordAt(body, at + 1) === '(' ? closeOf(pairs, at + 1, body.length) : braceBehind(body, at) - 1;
  const isBlock = wordAt(body, end + 1) === '{';
  const to = isBlock ? closeOf(pairs, end + 1, body.length) : statementEnd(body, end + 1);
  return { how: tokensText(body.slice(at, end + 1)), line: token.line, from: end + 1, to };
}

function indented(body: readonly Token[], at: number, { indent, line }: Token): Block {
  let to = at + 1;
  while (to < body.length && !(body[to]?.first && (body[to]?.indent ?? 0) <= indent)) to += 1;
  const colon = body.findIndex((token, index) => index > at && token.kind === 'sign' && token.text === ':');
  return { how: tokensText(body.slice(at, colon === -1 ? at + 1 : colon)), line, from: at + 1, to };
}

function braceBehind(body: readonly Token[], at: number): number {
  for (let next = at + 1; next < body.length && next < at + 60; next += 1)
    if (wordAt(body, next) === '{') return next;
  return at + 1;
}

function statementEnd(body: readonly Token[], from: number): number {
  for (let at = from + 1; at < body.length; at += 1)
    if (body[at]?.first || wordAt(body, at) === ';') return at;
  return body.length;
}
