// What to do next in a project, and why.

import { countOf } from '../../text/count-of.ts';
import { plainLine } from '../../text/plain-line.ts';
import { someOf } from '../../text/some-of.ts';
import { diskStatus, onlyUnread, type PhaseFacts, withoutPlans } from '../documents/phase-facts.ts';
import { type Standing, sharedNumber } from './standing.ts';

export interface NextStep {
  readonly action: 'init' | 'discuss' | 'plan' | 'execute' | 'verify' | 'close-gaps' | 'ask' | 'complete';
  readonly phase: string | null;
  readonly name: string | null;
  /** Plans to run now. */
  readonly plans: readonly string[];
  readonly reason: string;
  /** The command for the user to type; null when a person has to decide first. */
  readonly command: string | null;
}

export interface StepFacts {
  /** The project's setting that phases are planned without a discussion. */
  readonly skipDiscuss?: boolean;
  /** When work was paused, according to STATE. */
  readonly pausedAt?: string | null;
  /** A planning document, relative to the root, when the roadmap is missing; null when there is none. */
  readonly existing?: string | null;
  /** Why the plans of a phase cannot be executed, in one sentence; null when they can. */
  readonly whyNotExecute?: (phase: PhaseFacts) => string | null;
  /** Whether plans of a phase were begun and not recorded. */
  readonly isBeingPlanned?: (phase: PhaseFacts) => boolean;
}

/** Never suggests a command that would refuse to run. */
export function nextStep(standing: Standing, facts: StepFacts = {}): NextStep {
  const { kind, phase, left } = standing;
  if (kind === 'unplanned') return unplanned(facts.existing ?? null);
  if (kind === 'closed') return without('complete', left ?? '');
  if (kind === 'complete') return without('complete', 'Every phase is complete.');
  if (phase === null) return without('ask', left ?? '');
  const { number, name } = phase;
  const step = stepIn(phase, facts);
  const paused = facts.pausedAt == null ? '' : ` Work was paused: ${facts.pausedAt}.`;
  const unclear = kind === 'unclear' && left !== null && left !== step.reason ? ` ${left}` : '';
  return { ...step, phase: number, name, reason: `${step.reason}${paused}${unclear}` };
}

function without(action: NextStep['action'], reason: string, command: string | null = null): NextStep {
  return { action, phase: null, name: null, plans: [], reason, command };
}

function unplanned(existing: string | null): NextStep {
  if (existing === null) return without('init', 'There is no roadmap.', '/msw:init');
  return without('ask', `There is no ROADMAP.md, but ${existing}: put the roadmap back, or write one.`);
}

type Step = Omit<NextStep, 'phase' | 'name'>;

/** What to do in a phase that is not over. */
export function stepIn(phase: PhaseFacts, facts: StepFacts): Step {
  const { skipDiscuss = false, whyNotExecute, isBeingPlanned } = facts;
  const { number, plans } = phase;
  const status = diskStatus(phase);
  const shared = sharedNumber(phase);
  if (shared !== null) return stepTo('ask', shared, null);
  const begun = withoutPlans(phase);
  if (begun !== null)
    return stepTo(
      'plan',
      onlyUnread(phase) ?? `${begun.slice(0, -1)}: put the plans back, or plan what is left.`,
      `/msw:plan ${number}`,
    );
  if (!skipDiscuss && (status === 'no_directory' || status === 'empty'))
    return stepTo('discuss', `Phase ${number} has not begun.`, `/msw:discuss ${number}`);
  if (plans.length === 0) return stepTo('plan', planReason(phase), `/msw:plan ${number}`);
  const open = plans.filter(({ done }) => !done).map(({ id }) => id);
  if (open.length > 0 && isBeingPlanned?.(phase)) return planningAgain(phase);
  return open.length > 0 ? execution(phase, open, whyNotExecute?.(phase) ?? null) : review(phase);
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

function planningAgain({ number, verification }: PhaseFacts): Step {
  const reason = `The planning of phase ${number} has not ended: its plans are neither checked nor recorded. To carry them out as they are: /msw:execute ${number}.`;
  return verification === 'gaps_found'
    ? stepTo('close-gaps', reason, `/msw:plan ${number} --gaps`)
    : stepTo('plan', reason, `/msw:plan ${number}`);
}

function execution(phase: PhaseFacts, open: readonly string[], problem: string | null): Step {
  const { number, plans, runnable, halted = [] } = phase;
  const waiting = open.join(', ');
  if (problem !== null) return repair(phase, problem);
  if (runnable.length > 0) {
    const reason = `Of ${countOf(plans.length, 'plan')} of phase ${number}, ${countOf(open.length, 'has', 'have')} no summary.`;
    return stepTo('execute', reason, `/msw:execute ${number}`, runnable);
  }
  if (halted.length === 0)
    return repair(phase, `Nothing of phase ${number} can run: ${waiting} wait for each other.`);
  const reason = `Plan ${halted.join(', ')} of phase ${number} stopped, as its summary says, and ${waiting} waits for it: settle what stopped it and correct the summary, or plan anew.`;
  return stepTo('ask', reason, null);
}

/** Plans may be rewritten only while none of them is done. */
function repair({ number, plans }: PhaseFacts, problem: string): Step {
  const isBegun = plans.some(({ done }) => done);
  return stepTo('ask', problem, isBegun ? null : `/msw:plan ${number}`);
}

function review(phase: PhaseFacts): Step {
  const { number, verification, gapsClosed = false } = phase;
  if (verification === 'gaps_found' && !gapsClosed)
    return stepTo(
      'close-gaps',
      `The verification of phase ${number} found gaps.`,
      `/msw:plan ${number} --gaps`,
    );
  return stepTo('verify', reviewReason(phase), `/msw:verify ${number}`);
}

function reviewReason({
  number,
  verification,
  changedSince = [],
  acceptance,
  halted = [],
}: PhaseFacts): string {
  switch (verification) {
    case 'human_needed':
      return `The verification of phase ${number} waits for a person: ${toLookAt(number, acceptance)}`;
    case 'gaps_found':
      return `The verification of phase ${number} found gaps, and no plan is left to close any.`;
    case 'unknown':
      return changedSince.length === 0
        ? `Files that the verification of phase ${number} covers have changed since, or it cannot be read.`
        : `Files that the verification of phase ${number} covers have changed since: ${plainLine(someOf(changedSince, 3), 300)}.`;
    default:
      return halted.length === 0
        ? `Every plan of phase ${number} has a summary; nothing has verified it.`
        : `Every plan of phase ${number} has a summary, but ${halted.join(', ')} stopped before its end, as it says there.`;
  }
}

/** Which tests of the phase wait for a person, and what to type afterwards. */
export function toLookAt(number: string, acceptance: PhaseFacts['acceptance']): string {
  const pending = acceptance?.pending ?? [];
  if (acceptance == null || pending.length === 0) return 'its report says what to look at.';
  const names = pending
    .slice(0, 3)
    .map((name) => `“${name.slice(0, 80)}”`)
    .join(', ');
  const more = pending.length > 3 ? ` and ${pending.length - 3} more` : '';
  return `${names}${more} in ${acceptance.file}. When you have looked: /msw:verify ${number} TEST passed|failed "what you saw".`;
}
