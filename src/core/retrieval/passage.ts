// A piece of text that answers a query, with its source.

import { fence } from '../text/fence.ts';
import { joinProse, type Prose, prose } from '../text/prose.ts';
import { quoteLine } from '../text/quote-line.ts';

export interface Passage {
  /** Untrusted: the caller must fence it. */
  readonly text: string;
  /** `path:line`, `package@version file:line`, or the command of a tool. */
  readonly source: string;
  /** Higher is better; comparable only within one search. */
  readonly score: number;
}

/** Longer than any passage. */
const LONGEST_PASSAGE = 2000;

/** For people and Claude. */
export function renderPassages(passages: readonly Passage[]): Prose {
  if (passages.length === 0) return prose`Nothing here is about this failure.`;
  const shown = passages.map(({ text, source }) =>
    fence(text, { cap: LONGEST_PASSAGE, label: quoteLine(source, 200) }),
  );
  return joinProse(shown, '\n\n');
}
