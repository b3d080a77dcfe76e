// What to do next in a project, and why.

import type { Roadmap } from '../documents/roadmap.ts';
import type { StateDocument } from '../documents/state.ts';
import { currentPhase, diskStatus, type PhaseFacts } from './phase-facts.ts';

export interface NextStep {
  readonly action: 'init' | 'discuss' | 'plan' | 'execute' | 'verify' | 'close-gaps' | 'ask' | 'complete';
  readonly phase: string | null;
  readonly name: string | null;
  /** Plans to run now. */
  readonly plans: readonly string[];
  readonly reason: string;
  /** What the user types; null when a person has to decide first. */
  readonly command: string | null;
}

/** The settings are the project's; without `verifier` a phase needs no verification to be over. */
export function nextStep(
  phases: readonly PhaseFacts[],
  roadmap: Roadmap | null,
  state: StateDocument | null,
  {
    skipDiscuss = false,
    verifier = true,
  }: { readonly skipDiscuss?: boolean; readonly verifier?: boolean } = {},
): NextStep {
  const none = { phase: null, name: null, plans: [] };
  if (roadmap === null)
    return { action: 'init', ...none, reason: 'There is no roadmap.', command: '/msw:init' };
  if (phases.length === 0) {
    return { action: 'ask', ...none, reason: 'The roadmap has no phase in this milestone.', command: null };
  }
  const phase = currentPhase(verifier ? phases : phases.filter((one) => !isExecuted(one)), roadmap);
  if (phase === null)
    return { action: 'complete', ...none, reason: 'Every phase is complete.', command: null };
  const step = stepIn(phase, skipDiscuss);
  const paused = state?.pausedAt == null ? '' : ` Work was paused: ${state.pausedAt}.`;
  const { number, name } = phase;
  return { ...step, phase: number, name, reason: `${step.reason}${paused}` };
}

function isExecuted({ plans, verification }: PhaseFacts): boolean {
  return verification === null && plans.length > 0 && plans.every(({ done }) => done);
}

type Step = Omit<NextStep, 'phase' | 'name'>;

function stepIn(phase: PhaseFacts, skipDiscuss: boolean): Step {
  const { number, plans } = phase;
  const status = diskStatus(phase);
  if (!skipDiscuss && (status === 'no_directory' || status === 'empty'))
    return stepTo('discuss', `Phase ${number} has not begun.`, `/msw:discuss ${number}`);
  if (plans.length === 0) return stepTo('plan', planReason(phase), `/msw:plan ${number}`);
  const open = plans.filter(({ done }) => !done).map(({ id }) => id);
  return open.length > 0 ? execution(phase, open) : review(phase);
}

function stepTo(
  action: NextStep['action'],
  reason: string,
  command: string | null,
  plans: readonly string[] = [],
): Step {
  return { action, plans, reason, command };
}

function planReason({ number, hasContext, hasResearch }: PhaseFacts): string {
  if (!hasContext && !hasResearch) return `Phase ${number} has not begun.`;
  const there = [hasContext ? 'discussed' : '', hasResearch ? 'researched' : ''].filter(Boolean);
  return `Phase ${number} is ${there.join(' and ')} and has no plan.`;
}

function execution(phase: PhaseFacts, open: readonly string[]): Step {
  const { number, plans, runnable, halted = [] } = phase;
  const waiting = open.join(', ');
  if (runnable.length > 0) {
    const reason = `Of ${plans.length} plans of phase ${number}, ${open.length} have no summary.`;
    return stepTo('execute', reason, `/msw:execute ${number}`, runnable);
  }
  if (halted.length === 0)
    return stepTo(
      'ask',
      `Nothing of phase ${number} can run: ${waiting} wait for each other.`,
      `/msw:plan ${number}`,
    );
  const reason = `Plan ${halted.join(', ')} of phase ${number} stopped, as its summary says, and ${waiting} waits for it: settle what stopped it and correct the summary, or plan anew.`;
  return stepTo('ask', reason, null);
}

function review({ number, verification }: PhaseFacts): Step {
  if (verification === 'gaps_found')
    return stepTo(
      'close-gaps',
      `The verification of phase ${number} found gaps.`,
      `/msw:plan ${number} --gaps`,
    );
  return stepTo('verify', reviewReason(number, verification), `/msw:verify ${number}`);
}

function reviewReason(number: string, verification: PhaseFacts['verification']): string {
  if (verification === 'human_needed')
    return `The verification of phase ${number} waits for a person: its report says what to look at.`;
  return verification === 'unknown'
    ? `Files that the verification of phase ${number} covers have changed since, or it cannot be read.`
    : `Every plan of phase ${number} has a summary; nothing has verified it.`;
}
