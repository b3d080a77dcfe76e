// The texts for Claude and for the user when a loop begins.

import type { Check } from '../../checks/check-result.ts';
import { isSealed } from '../../checks/sealed-check.ts';
import { failureHeadline } from '../../failure/failure-headline.ts';
import { clipText } from '../../text/clip-text.ts';
import { countOf } from '../../text/count-of.ts';
import { harmless } from '../../text/harmless.ts';
import { joinProse, type Prose, prose } from '../../text/prose.ts';
import { quoteLine } from '../../text/quote-line.ts';
import { quoteName } from '../../text/quote-name.ts';
import type { Loop } from '../loop.ts';
import { howItEnds } from './reprompt.ts';

interface Surroundings {
  readonly taskPath: string;
  readonly evidencePath: string | null;
  /** The source of the guidance for a check that fails already; null without guidance. */
  readonly guidance: string | null;
  /** The name of the recipe that the task comes from; null without one. */
  readonly recipe: string | null;
}

/** `context` is for Claude, `notice` for the user. */
export function renderArming(
  loop: Loop,
  { taskPath, evidencePath, guidance, recipe }: Surroundings,
): { readonly context: Prose; readonly notice: string } {
  const { terms } = loop;
  const budget = prose`${countOf(terms.maxIterations, 'iteration')}, ${countOf(terms.maxMinutes, 'minute')}`;
  const context = joinProse(
    [
      prose`MSW armed a verified loop (${quoteName(terms.id)}) for this session. Budget: ${budget}.`,
      recipe === null
        ? prose`The task is what the user typed, without the options; verbatim in ${quoteName(taskPath)}.`
        : prose`The task is that of the recipe ${quoteName(recipe, 80)}, with the user’s words in it: begin by reading ${quoteName(taskPath)}.`,
      terms.checks.length === 0
        ? prose`There is no check: the promise alone ends the loop.`
        : prose`Whenever you stop, MSW itself runs these checks in the project folder:`,
      ...terms.checks.map(describeCheck),
      tellBaseline(loop, evidencePath),
      howItEnds(terms),
      prose`Do not weaken, skip or delete what a check tests in order to pass it.`,
    ],
    '\n',
  );
  const commands = terms.checks.map((check) => (isSealed(check) ? `${check.name} (sealed)` : check.command));
  // Quoted and joined by commas: with semicolons they would read as one command.
  const checks = commands.length === 1 ? commands[0] : commands.map((command) => `“${command}”`).join(', ');
  const noun = commands.length === 1 ? 'check' : countOf(commands.length, 'check');
  const took = terms.checks.some((check) => check.origin === 'proposed')
    ? `took the project’s own ${noun}`
    : noun;
  const what = terms.checks.length === 0 ? `promise: ${terms.completionPromise ?? ''}` : `${took}: ${checks}`;
  const said = guidance === null ? '' : ` · guidance: ${harmless(guidance)}`;
  return {
    context,
    notice: clipText(
      `msw ▸ loop armed · ${recipe === null ? '' : `recipe ${harmless(recipe)} · `}${what} · ${budget}${showBaseline(loop)}${said}`,
      600,
    ),
  };
}

/** Tells Claude the result of the run before its work. */
function tellBaseline({ progress }: Loop, evidencePath: string | null): Prose | null {
  switch (progress.baseline?.kind) {
    case 'red':
      return evidencePath === null
        ? null
        : prose`MSW ran them once: they fail. Begin by reading ${quoteName(evidencePath)}.`;
    case 'green':
      return prose`MSW ran them once: they pass already, so they cannot prove the task. Begin with a test that fails because the task is not done; the loop is not done while no file has changed.`;
    case 'unknown':
      return prose`MSW ran them once, and they said nothing about the code: ${quoteLine(progress.baseline.reason, 200)}.`;
    case undefined:
      return null;
  }
}

function showBaseline({ progress }: Loop): string {
  switch (progress.baseline?.kind) {
    case 'red':
      return progress.lastFailure === null
        ? ''
        : ` · the checks fail now: ${failureHeadline(progress.lastFailure, 160)}`;
    case 'green':
      return ' · the checks pass already and cannot prove the task: Claude is asked to begin with a test that fails';
    case 'unknown':
      return ` · ${progress.baseline.reason}`;
    case undefined:
      return '';
  }
}

function describeCheck(check: Check): Prose {
  if (isSealed(check))
    return prose`- ${quoteName(check.name, 80)}: sealed by the user. It runs when the others pass; you learn whether it fails, not what it says. Do not look for it.`;
  return prose`- ${quoteName(check.name, 80)}: ${quoteLine(check.command, 400)}`;
}
