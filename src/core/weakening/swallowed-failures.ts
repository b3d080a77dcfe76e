// Finds places where a test keeps its own assertions from failing it: an empty handler around them, an exit before
// them.

import { isHead } from './find-assertions.ts';
import { bracketPairs, hasSequence, tokensText, wordAt } from './found-test.ts';
import type { Family, Token } from './read-tokens.ts';

export interface Swallowing {
  readonly kind: 'swallowed' | 'returns-early' | 'not-called' | 'rows-left-out';
  readonly line: number;
  /** As written in the source. */
  readonly how: string;
}

/** Grouped by kind. */
export function swallowedFailures(body: readonly Token[], family: Family): readonly Swallowing[] {
  const handlers = family === 'python' ? pythonHandlers(body, family) : braceHandlers(body, family);
  return [
    ...handlers,
    ...recovered(body, family),
    ...earlyEnd(body, family),
    ...uncalled(body, family),
    ...rowsLeftOut(body),
  ];
}

function hasAssertion(tokens: readonly Token[], family: Family): boolean {
  return tokens.some((_, at) => isHead(tokens, at, family));
}

function isSilent(handler: readonly Token[], family: Family): boolean {
  return (
    !hasAssertion(handler, family) && !handler.some(({ kind, text }) => kind === 'word' && THROWS.test(text))
  );
}

const THROWS = /^(?:throw|raise|rethrow|fail|done|reject|next|exit)$/;

function braceHandlers(body: readonly Token[], family: Family): readonly Swallowing[] {
  const pairs = bracketPairs(body);
  return body.flatMap(({ kind, text, line }, at): readonly Swallowing[] => {
    if (kind !== 'word' || text !== 'try' || body[at + 1]?.text !== '{') return [];
    const end = pairs[at + 1] ?? body.length;
    if (body[end + 1]?.text !== 'catch') return [];
    const open = end + 1 + body.slice(end + 1, end + 12).findIndex((token) => token.text === '{');
    const handler = open <= end ? [] : body.slice(open + 1, pairs[open]);
    const isSwallowed = hasAssertion(body.slice(at + 2, end), family) && isSilent(handler, family);
    return isSwallowed ? [{ kind: 'swallowed', line, how: 'try ... catch' }] : [];
  });
}

function pythonHandlers(body: readonly Token[], family: Family): readonly Swallowing[] {
  return body.flatMap(({ first, line, indent }, at): readonly Swallowing[] => {
    const word = first ? wordAt(body, at) : '';
    if (word !== 'try' && word !== 'with') return [];
    const end = dedent(body, at, indent);
    const block = body.slice(at + 1, end);
    const how = word === 'with' ? suppressed(block) : excepted(body, end, indent, family);
    return how !== null && hasAssertion(block, family) ? [{ kind: 'swallowed', line, how }] : [];
  });
}

function suppressed(block: readonly Token[]): string | null {
  return block.slice(0, 5).some(({ text }) => text === 'suppress') ? 'with suppress' : null;
}

function excepted(body: readonly Token[], at: number, indent: number, family: Family): string | null {
  if (wordAt(body, at) !== 'except') return null;
  return isSilent(body.slice(at + 1, dedent(body, at, indent)), family) ? 'try ... except' : null;
}

function dedent(body: readonly Token[], from: number, indent: number): number {
  for (let at = from + 1; at < body.length; at += 1) {
    const token = body[at];
    if (token?.first && token.indent <= indent) return at;
  }
  return body.length;
}

function recovered(body: readonly Token[], family: Family): readonly Swallowing[] {
  const how = family === 'go' ? ['recover', '(', ')'] : family === 'rust' ? ['catch_unwind', '('] : null;
  if (how === null || !hasSequence(body, how)) return [];
  const line = body.find(({ text }) => text === how[0])?.line ?? 1;
  return [{ kind: 'swallowed', line, how: how[0] ?? '' }];
}

/** A return without a value, or a condition that is never true, before the last assertion. */
function earlyEnd(body: readonly Token[], family: Family): readonly Swallowing[] {
  const last = body.findLastIndex((_, at) => isHead(body, at, family));
  const ends = body.slice(0, Math.max(0, last));
  return ends.flatMap((token, at): readonly Swallowing[] => {
    if (token.kind !== 'word') return [];
    const next = body[at + 1];
    const isNever =
      /^(?:if|while)$/.test(token.text) && /^\(?(?:false|False|0)[){:]/.test(textFrom(body, at + 1));
    if (isNever) return [{ kind: 'returns-early', line: token.line, how: `${token.text} false` }];
    const isBare =
      /^(?:return|continue)$/.test(token.text) &&
      (next === undefined || next.first || /^[;}]$/.test(next.text));
    return isBare ? [{ kind: 'returns-early', line: token.line, how: token.text }] : [];
  });
}

function textFrom(body: readonly Token[], at: number): string {
  return body
    .slice(at, at + 3)
    .map(({ text }) => text)
    .join('');
}

/** Assertions in a function that is never called or awaited. */
function uncalled(body: readonly Token[], family: Family): readonly Swallowing[] {
  if (family === 'python') return uncalledDefinitions(body, family);
  const pairs = bracketPairs(body);
  return body.flatMap(({ line }, at): readonly Swallowing[] => {
    const opens = functionAt(body, pairs, at);
    if (opens === null) return [];
    const how = reasonUncalled(body, at);
    const inside = body.slice(opens.from, opens.to);
    return how !== null && hasAssertion(inside, family) ? [{ kind: 'not-called', line, how }] : [];
  });
}

function uncalledDefinitions(body: readonly Token[], family: Family): readonly Swallowing[] {
  return body.flatMap(({ first, line, indent }, at): readonly Swallowing[] => {
    const name = body[at + 1]?.text ?? '';
    // The body does not include the test's own name.
    if (!first || wordAt(body, at) !== 'def' || body.filter(({ text }) => text === name).length > 1)
      return [];
    const inside = body.slice(at, dedent(body, at, indent));
    return hasAssertion(inside, family) ? [{ kind: 'not-called', line, how: `def ${name}` }] : [];
  });
}

interface Inside {
  readonly from: number;
  readonly to: number;
}

/** The contents of the anonymous function whose arguments or keyword start at `at`. */
function functionAt(body: readonly Token[], pairs: readonly number[], at: number): Inside | null {
  const word = wordAt(body, at);
  let next = -1;
  if (word === '(' && wordAt(body, (pairs[at] ?? at) + 1) === '=>') next = (pairs[at] ?? at) + 2;
  else if (word === '||' && /^(?:[=(,]|move)$/.test(wordAt(body, at - 1))) next = at + 1;
  else if (/^(?:func|function)$/.test(word) && wordAt(body, at + 1) === '(')
    next = body.findIndex(({ text }, index) => index > (pairs[at + 1] ?? at) && text === '{');
  if (next <= at) return null;
  const isBlock = wordAt(body, next) === '{';
  const end = isBlock
    ? pairs[next]
    : body.findIndex(({ text, first }, index) => index > next && (first || text === ';'));
  return { from: next, to: end === undefined || end === -1 ? body.length : end };
}

const LATER = /^(?:setTimeout|setInterval|setImmediate|queueMicrotask|nextTick|spawn)$/;
const WAITS =
  /^(?:await|useFakeTimers|advanceTimersByTime|runAllTimers|runAllTimersAsync|done|join|Wait|WaitGroup|chan|select|Promise|scope)$/;

/** How the function at `at` is set aside; null if it is called, passed on or awaited. */
function reasonUncalled(body: readonly Token[], at: number): string | null {
  let before = at - 1;
  while (/^(?:async|move)$/.test(wordAt(body, before))) before -= 1;
  const sign = wordAt(body, before);
  const name = wordAt(body, before - 1);
  if (/^:?=$/.test(sign) && /^[\p{L}_$]/u.test(name))
    return body.filter(({ text }) => text === name).length === 1 ? name : null;
  const isLater = (sign === '(' && LATER.test(name)) || sign === 'go';
  const waits = body.some(({ kind, text }) => (kind === 'word' && WAITS.test(text)) || text === '<-');
  return isLater && !waits ? (sign === 'go' ? 'go func' : name) : null;
}

/** A loop over only some of its rows. */
function rowsLeftOut(body: readonly Token[]): readonly Swallowing[] {
  return body.flatMap(({ kind, text, line }, at): readonly Swallowing[] => {
    if (kind !== 'word' || !/^(?:in|of|range)$/.test(text) || body[at + 1]?.kind !== 'word') return [];
    const [, how] =
      /^[\w.]{1,120}?(\[(?=\d|:\d)\d*:\d*\]|\.(?:slice|filter|take|skip)\(|\.iter\(\)\.(?:take|skip|filter)\()/.exec(
        tokensText(body.slice(at + 1, at + 12)),
      ) ?? [];
    return how === undefined ? [] : [{ kind: 'rows-left-out', line, how }];
  });
}
