// Plans whose execution waits for a person, or only for its proof, as `/msw:go` and `/msw:status` name them.

import type { NextStep } from '../phases/next-step.ts';
import type { Question } from './next-execution.ts';

export interface WaitingPlan {
  /** The phase's number. */
  readonly phase: string;
  readonly plan: string;
  readonly kind: Question['kind'] | 'unproven';
  /** A sentence without its full stop. */
  readonly reason: string;
  /** What the user types to continue. */
  readonly command: string;
}

/** The next step, or what waits for a person in its phase: nothing of that phase continues without it. */
export function nextWith(next: NextStep, waiting: readonly WaitingPlan[]): NextStep {
  const first =
    waiting.find(({ phase }) => phase === next.phase) ?? (next.phase === null ? waiting[0] : undefined);
  if (first === undefined) return next;
  const more = waiting.length === 1 ? '' : ` ${waiting.length - 1} more wait: /msw:status lists them.`;
  const { phase, command, reason, plan } = first;
  const action = first.kind === 'unproven' ? 'execute' : 'ask';
  return { ...next, action, phase, plans: [plan], command, reason: `${reason}.${more}` };
}
