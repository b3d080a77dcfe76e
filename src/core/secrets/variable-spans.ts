// Finds random values of variables whose names say nothing: `export BILLING_REF=…` in a shell's trace or environment.

import { isPlaceholder } from './is-placeholder.ts';
import { namesNoSecret } from './key-kind.ts';
import { isJumbled } from './looks-random.ts';
import type { Span } from './span.ts';

const VARIABLE =
  /(?:^|\n)[ \t]{0,20}(?:\+{1,8}[ \t]{1,8})?(?:(?:export|declare -x|readonly|env|set|ENV|ARG)[ \t]{1,8})?([A-Z][A-Z0-9_]{2,80})[=:] {0,2}["']?([\w+/=.~-]{10,200})(?=["']?(?:\s|$))/g;

export function mayBeVariable(text: string): boolean {
  return /[A-Z]{2}[=:]/.test(text);
}

export function variableSpans(text: string): readonly Span[] {
  return [...text.matchAll(VARIABLE)].flatMap(({ 0: whole, 1: name = '', 2: value = '', index }) => {
    const end = index + whole.length;
    return namesNoSecret(name) || isPlaceholder(value) || !isJumbled(value)
      ? []
      : [{ start: end - value.length, end }];
  });
}
