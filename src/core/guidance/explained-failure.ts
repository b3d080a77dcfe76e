// What a failure comes to and what is known about it, for whoever asks outside of a loop.

import { fence } from '../text/fence.ts';
import { joinProse, type Prose, prose } from '../text/prose.ts';
import { quoteLine } from '../text/quote-line.ts';
import { quoteName } from '../text/quote-name.ts';

/** Of a piece of guidance so much is shown, in characters. */
export const LONGEST_GUIDANCE = 2_000;

interface ExplainedFailure {
  readonly failure: { readonly tool: string; readonly headline: string };
  /** The best of each rung; `source` says where its words come from. */
  readonly guidance: readonly { readonly source: Prose; readonly text: string }[];
}

export function renderExplainedFailure({ failure, guidance }: ExplainedFailure): Prose {
  const known = guidance.map(({ source, text }) => fence(text, { cap: LONGEST_GUIDANCE, label: source }));
  return joinProse(
    [
      prose`${quoteName(failure.tool)}: ${quoteLine(failure.headline, 400)}`,
      ...(known.length === 0 ? [prose`Nothing is known about it here.`] : known),
    ],
    '\n\n',
  );
}
