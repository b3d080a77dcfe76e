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
    return { action: 'ask', ...none, reason: 'The roadmap names no phase of this milestone.', command: null };
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

function stepIn(phase: PhaseFacts, skipDiscuss: boolean): Omit<NextStep, 'phase' | 'name'> {
  const { number } = phase;
  const status = diskStatus(phase);
  const open = phase.plans.filter(({ done }) => !done).map(({ id }) => id);
  if (!skipDiscuss && (status === 'no_directory' || status === 'empty')) {
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
      reason: planReason(phase),
      command: `/msw:plan ${number}`,
    };
  }
  if (open.length > 0) return execution(phase, open);
  return review(phase);
}

function planReason({ number, hasContext, hasResearch }: PhaseFacts): string {
  if (!hasContext && !hasResearch) return `Phase ${number} has not begun.`;
  const there = [hasContext ? 'discussed' : '', hasResearch ? 'researched' : '']
    .filter(Boolean)
    .join(' and ');
  return `Phase ${number} is ${there} and has no plan.`;
}

function execution(phase: PhaseFacts, open: readonly string[]): Omit<NextStep, 'phase' | 'name'> {
  const { number, plans, runnable, halted = [] } = phase;
  if (runnable.length === 0) {
    const waiting = open.join(', ');
    const reason =
      halted.length > 0
        ? `Plan ${halted.join(', ')} of phase ${number} stopped, as its summary says, and ${waiting} waits for it: settle what stopped it and correct the summary, or plan anew.`
        : `Nothing of phase ${number} can run: ${waiting} wait for each other.`;
    return { action: 'ask', plans: [], reason, command: halted.length > 0 ? null : `/msw:plan ${number}` };
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
    const reason = `The verification of phase ${number} waits for a person: its report says what to look at.`;
    return { action: 'verify', plans: [], reason, command: `/msw:verify ${number}` };
  }
  const reason =
    verification === 'unknown'
      ? `Files that the verification of phase ${number} covers have changed since, or it cannot be read.`
      : `Every plan of phase ${number} has a summary; nothing has verified it.`;
  return { action: 'verify', plans: [], reason, command: `/msw:verify ${number}` };
}
