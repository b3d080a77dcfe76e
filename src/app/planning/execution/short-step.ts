// What Claude uses of a step: whom to start and how, or what to ask the user. What the plans of the phase are otherwise
// it need not read again at each step.

import type { StepView } from './describe-step.ts';

export function shortStep({ status, message, batch, questions, blocked }: StepView) {
  if (status === 'done') return { status, message };
  if (status !== 'run') return { status, message, questions, blocked };
  const starts = batch.map(({ plan: _plan, mode: _mode, ...start }) => start);
  return { status, batch: starts };
}
