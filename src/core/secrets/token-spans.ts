// Finds tokens by what only they have: a prefix and an alphabet of their own. No word beside them is needed.

import { once } from '../once.ts';
import type { Span } from './span.ts';
import { cloudTokens } from './tokens/cloud-tokens.ts';
import { codeTokens } from './tokens/code-tokens.ts';
import { serviceTokens } from './tokens/service-tokens.ts';
import type { TokenRule } from './tokens/token-rule.ts';

export const tokenRules: readonly TokenRule[] = [...codeTokens, ...cloudTokens, ...serviceTokens];

export function tokenSpans(text: string): readonly Span[] {
  const spans = matchesOf(anyToken(), text);
  for (const { mark, pattern } of markedTokens()) {
    if (mark.test(text)) spans.push(...matchesOf(pattern, text));
  }
  return spans;
}

function matchesOf(pattern: RegExp, text: string): Span[] {
  return Array.from(text.matchAll(pattern), ({ 0: token, index }) => ({
    start: index,
    end: index + token.length,
  }));
}

/** One pass for all rules: it takes a few nanoseconds a character, and hardly more than a pass for one. */
const anyToken = once(() => tokenPattern(tokenRules.filter(({ mark }) => mark === undefined)));

const markedTokens = once(() =>
  tokenRules.flatMap((rule) =>
    rule.mark === undefined ? [] : [{ mark: rule.mark, pattern: tokenPattern([rule]) }],
  ),
);

/** Behind no letter or digit, but for that of a line end in a string. */
function tokenPattern(rules: readonly TokenRule[]): RegExp {
  const forms = rules.map(({ form }) => form.source).join('|');
  return new RegExp(`(?:(?<![A-Za-z0-9])|(?<=\\\\[nrt]))(?:${forms})`, 'g');
}
