// What Claude and the user are told when a loop begins.

import { clipText } from '../text/clip-text.ts';
import type { Check, Loop } from './loop.ts';
import { howItEnds } from './reprompt.ts';

/** `context` is for Claude, `notice` for the user. */
export function renderArming(
  loop: Loop,
  taskPath: string,
): { readonly context: string; readonly notice: string } {
  const { terms } = loop;
  const budget = `${terms.maxIterations} iterations, ${terms.maxMinutes} minutes`;
  const context = [
    `MSW armed a verified loop (${terms.id}) for this session. Budget: ${budget}.`,
    `The task is the text of the command without its options; verbatim in ${taskPath}.`,
    terms.checks.length === 0
      ? 'There is no check: the promise alone ends the loop.'
      : `Whenever you stop, MSW itself runs these checks in the project folder:\n${terms.checks.map(describeCheck).join('\n')}`,
    howItEnds(terms),
    'Do not weaken, skip or delete what a check tests in order to pass it.',
  ].join('\n');
  const checks = terms.checks.map((check) => check.command).join('; ');
  const took = terms.checks.some((check) => check.origin === 'proposed')
    ? 'took the project’s own check'
    : 'check';
  const what = terms.checks.length === 0 ? `promise: ${terms.completionPromise ?? ''}` : `${took}: ${checks}`;
  return { context, notice: clipText(`msw ▸ loop armed · ${what} · ${budget}`, 400) };
}

function describeCheck(check: Check): string {
  return `- ${check.name}: ${clipText(check.command, 400)}`;
}
