// Renders a failure and what is known about it, for a caller outside a loop.

import { problemList } from '../failure/problem-list.ts';
import type { Failure } from '../failure/text/failure.ts';
import { fence } from '../text/fence.ts';
import { joinProse, type Prose, prose } from '../text/prose.ts';
import { quoteLine } from '../text/quote-line.ts';
import { quoteName } from '../text/quote-name.ts';

/** The most that is shown of one piece of guidance, in characters. */
export const LONGEST_GUIDANCE = 2_000;

interface ExplainedFailure {
  readonly failure: Pick<Failure, 'tool' | 'headline' | 'items' | 'total'>;
  /** The best of each rung; `source` says where its text comes from. */
  readonly guidance: readonly { readonly source: Prose; readonly text: string }[];
}

export function renderExplainedFailure({ failure, guidance }: ExplainedFailure): Prose {
  const known = guidance.map(({ source, text }) => fence(text, { cap: LONGEST_GUIDANCE, label: source }));
  return joinProse(
    [
      // The headline of a program without a reader begins with its name.
      failure.headline.startsWith(`${failure.tool}: `)
        ? quoteLine(failure.headline, 400)
        : prose`${quoteName(failure.tool)}: ${quoteLine(failure.headline, 400)}`,
      problemList(failure),
      ...(known.length === 0 ? [prose`Nothing is known about it here.`] : known),
    ],
    '\n\n',
  );
}
