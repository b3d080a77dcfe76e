// What Claude and the user are told when a loop begins.

import { clipText } from '../text/clip-text.ts';
import { joinProse, type Prose, prose } from '../text/prose.ts';
import { quoteLine } from '../text/quote-line.ts';
import { quoteName } from '../text/quote-name.ts';
import type { Check, Loop } from './loop.ts';
import { howItEnds } from './reprompt.ts';

/** `context` is for Claude, `notice` for the user. */
export function renderArming(
  loop: Loop,
  taskPath: string,
): { readonly context: Prose; readonly notice: string } {
  const { terms } = loop;
  const budget = prose`${terms.maxIterations} iterations, ${terms.maxMinutes} minutes`;
  const context = joinProse(
    [
      prose`MSW armed a verified loop (${quoteName(terms.id)}) for this session. Budget: ${budget}.`,
      prose`The task is the text of the command without its options; verbatim in ${quoteName(taskPath)}.`,
      terms.checks.length === 0
        ? prose`There is no check: the promise alone ends the loop.`
        : prose`Whenever you stop, MSW itself runs these checks in the project folder:`,
      ...terms.checks.map(describeCheck),
      howItEnds(terms),
      prose`Do not weaken, skip or delete what a check tests in order to pass it.`,
    ],
    '\n',
  );
  const checks = terms.checks.map((check) => check.command).join('; ');
  const took = terms.checks.some((check) => check.origin === 'proposed')
    ? 'took the project’s own check'
    : 'check';
  const what = terms.checks.length === 0 ? `promise: ${terms.completionPromise ?? ''}` : `${took}: ${checks}`;
  return { context, notice: clipText(`msw ▸ loop armed · ${what} · ${budget}`, 400) };
}

function describeCheck(check: Check): Prose {
  return prose`- ${quoteName(check.name, 80)}: ${quoteLine(check.command, 400)}`;
}
