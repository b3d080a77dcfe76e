// What to do next in a project, and why.

import { currentPhase, diskStatus, type PhaseFacts } from './phase-facts.ts';
import type { Roadmap } from './roadmap.ts';
import type { StateDocument } from './state.ts';

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

export function nextStep(
  phases: readonly PhaseFacts[],
  roadmap: Roadmap | null,
  state: StateDocument | null,
): NextStep {
  const none = { phase: null, name: null, plans: [] };
  if (roadmap === null)
    return { action: 'init', ...none, reason: 'There is no roadmap.', command: '/msw:init' };
  if (phases.length === 0) {
    return { action: 'ask', ...none, reason: 'The roadmap names no phase of this milestone.', command: null };
  }
  const phase = currentPhase(phases, roadmap);
  if (phase === null)
    return { action: 'complete', ...none, reason: 'Every phase is complete.', command: null };
  const step = stepIn(phase);
  const paused = state?.pausedAt == null ? '' : ` Work was paused: ${state.pausedAt}.`;
  const { number, name } = phase;
  return { ...step, phase: number, name, reason: `${step.reason}${paused}` };
}

function stepIn(phase: PhaseFacts): Omit<NextStep, 'phase' | 'name'> {
  const { number } = phase;
  const status = diskStatus(phase);
  const open = phase.plans.filter(({ done }) => !done).map(({ id }) => id);
  if (status === 'no_directory' || status === 'empty') {
    return {
      action: 'discuss',
      plans: [],
      reason: `Phase ${number} has not begun.`,
      command: `/msw:discuss ${number}`,
    };
  }
  if (phase.plans.length === 0) {
    return {
      action: 'plan',
      plans: [],
      reason: `Phase ${number} is ${status} and has no plan.`,
      command: `/msw:plan ${number}`,
    };
  }
  if (open.length > 0) return execution(phase, open);
  return review(phase);
}

function execution(phase: PhaseFacts, open: readonly string[]): Omit<NextStep, 'phase' | 'name'> {
  const { number, plans, runnable } = phase;
  if (runnable.length === 0) {
    const reason = `Nothing of phase ${number} can run: ${open.join(', ')} wait for each other or for a plan that stopped.`;
    return { action: 'ask', plans: [], reason, command: null };
  }
  const reason = `Of ${plans.length} plans of phase ${number}, ${open.length} have no summary.`;
  return { action: 'execute', plans: runnable, reason, command: `/msw:execute ${number}` };
}

function review({ number, verification }: PhaseFacts): Omit<NextStep, 'phase' | 'name'> {
  if (verification === 'gaps_found') {
    return {
      action: 'close-gaps',
      plans: [],
      reason: `The verification of phase ${number} found gaps.`,
      command: `/msw:plan ${number} --gaps`,
    };
  }
  if (verification === 'human_needed') {
    return {
      action: 'ask',
      plans: [],
      reason: `The verification of phase ${number} waits for a person.`,
      command: null,
    };
  }
  return {
    action: 'verify',
    plans: [],
    reason: `Every plan of phase ${number} has a summary; nothing has verified it.`,
    command: `/msw:verify ${number}`,
  };
}
