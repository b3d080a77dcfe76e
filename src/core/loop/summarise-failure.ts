// A failure in one line, for a status line, a re-prompt and the list of attempts. Log text is untrusted, so
// it comes out inert.

import type { Failure } from '../failure/failure.ts';
import { harmless } from '../guidance/harmless.ts';

/** `vitest AssertionError, 2 problems: expected <v> to be <v>`, at most `cap` characters. */
export function summariseFailure(failure: Failure, cap = 200): string {
  const name = [failure.tool, failure.code ?? failure.class].filter((part) => part !== null).join(' ');
  const size = failure.total > 1 ? `, ${failure.total} problems` : '';
  const text = harmless(`${name}${size}: ${failure.message}`).replaceAll(/\s+/g, ' ').trim();
  return clipText(text, cap);
}

/** The first `cap` characters, with an ellipsis where something is cut; never half of a surrogate pair. */
export function clipText(text: string, cap: number): string {
  if (text.length <= cap) return text;
  return `${text.slice(0, Math.max(0, cap - 1)).replace(/[\ud800-\udbff]$/, '')}…`;
}
