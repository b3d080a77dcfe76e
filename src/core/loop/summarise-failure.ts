// A failure in one line, for a status line, a re-prompt and the list of attempts. Log text is untrusted, so
// it comes out inert.

import type { Failure } from '../failure/failure.ts';
import { clipText } from '../text/clip-text.ts';
import { harmless } from '../text/harmless.ts';

/** `vitest AssertionError, 2 problems: expected <v> to be <v>`, at most `cap` characters. */
export function summariseFailure(failure: Failure, cap = 200): string {
  const name = [failure.tool, failure.code ?? failure.class].filter((part) => part !== null).join(' ');
  const size = failure.total > 1 ? `, ${failure.total} problems` : '';
  const text = harmless(`${name}${size}: ${failure.message}`).replaceAll(/\s+/g, ' ').trim();
  return clipText(text, cap);
}
