// Says why a failure has no guidance, in one line for the iteration file.

import { joinProse, type Prose, prose } from '../text/prose.ts';
import { quoteLine } from '../text/quote-line.ts';
import { type LadderStep, rungOf, type StepOutcome } from './ladder.ts';

export function whyNone(steps: readonly LadderStep[]): Prose {
  const parts = [
    list(steps, 'silent', prose`nothing about it in`),
    list(steps, 'tried', prose`what is known did not help in this loop:`),
    list(steps, 'rests', prose`what is known has seldom helped recently:`),
    list(steps, 'late', prose`no answer in time from`),
    list(steps, 'later', prose`asked only when this failure comes again:`),
    ...steps.filter(({ outcome }) => outcome === 'closed').map(closed),
  ].filter((part) => part !== null);
  return parts.length === 0 ? prose`None.` : prose`None: ${joinProse(parts, '; ')}`;
}

function list(steps: readonly LadderStep[], outcome: StepOutcome, words: Prose): Prose | null {
  const names = steps.filter((step) => step.outcome === outcome).map(({ rung }) => rungOf(rung).about);
  return names.length === 0 ? null : prose`${words} ${joinProse(names, ', ')}`;
}

function closed({ rung, why }: LadderStep): Prose {
  const { about } = rungOf(rung);
  if (why === null) return prose`${about} was not asked`;
  // A notice for people begins with this.
  const said = `${about} was not asked: `;
  const reason = why.startsWith(said) ? why.slice(said.length) : why;
  return prose`${about} was not asked: ${quoteLine(reason, 600)}`;
}
