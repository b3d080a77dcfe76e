// A chain takes the steps of a plan one after the other, phase after phase, until a person is needed or its budget is
// spent.

import { requestDefaults } from '../commands/loop-options.ts';
import type { ExecutionTerms } from '../loop/loop.ts';
import type { PhaseFacts } from '../planning/documents/phase-facts.ts';
import type { NextStep } from '../planning/phases/next-step.ts';
import { countOf } from '../text/count-of.ts';
import { plainLine } from '../text/plain-line.ts';

export interface Chain {
  readonly session: string;
  /** A real path. */
  readonly project: string;
  /** Milliseconds since the epoch, like all times here. */
  readonly startedAt: number;
  readonly maxSteps: number;
  readonly maxMinutes: number;
  /** Oldest first. */
  readonly steps: readonly ChainStep[];
}

interface ChainStep {
  readonly at: number;
  readonly phase: ExecutionTerms['phase'] | null;
  readonly command: string;
  /** What the documents said before it: two steps in a row that begin alike changed nothing. */
  readonly before: string;
}

/** Where the project is when the chain looks for its next step. */
export interface ChainView {
  readonly next: NextStep;
  /** The phase of the next step; null for none. */
  readonly phase: PhaseFacts | null;
  /** Equal as long as the documents say the same. */
  readonly mark: string;
  readonly now: number;
}

export type ChainTurn =
  | { readonly kind: 'step'; readonly chain: Chain; readonly command: string }
  /** `why` is a sentence; `type` is what the user types then, null for nothing. */
  | { readonly kind: 'end'; readonly why: string; readonly type: string | null };

/** How often the gaps of one phase are closed by themselves. */
const MOST_ROUNDS = 2;

export function chainTurn(chain: Chain, { next, phase, mark, now }: ChainView): ChainTurn {
  const { command, reason } = next;
  const end = (why: string, type: string | null = command): ChainTurn => ({ kind: 'end', why, type });
  if (command === null || !BY_ITSELF.has(next.action)) return end(reason);
  // The reason says what to type.
  if (phase?.verification === 'human_needed') return end(reason, null);
  const last = chain.steps.at(-1);
  if (last?.command === command && last.before === mark)
    return end(`${command} changed nothing, so it is not repeated. ${reason}`);
  // Planning ends with a record, after which something else is next.
  if (next.action === 'plan' && last?.command === command)
    return end(`The planning was not finished. ${reason}`);
  const rounds = chain.steps.filter((one) => one.command === command).length;
  if (next.action === 'close-gaps' && rounds >= MOST_ROUNDS)
    return end(
      `The gaps of the phase were closed ${MOST_ROUNDS} times, and its verification still finds some. ${reason}`,
    );
  if (chain.steps.length >= chain.maxSteps)
    return end(
      `Its budget of ${countOf(chain.maxSteps, 'step')} is used up. ${reason}`,
      lineToContinue(chain),
    );
  if (now - chain.startedAt >= chain.maxMinutes * 60_000)
    return end(
      `Its budget of ${countOf(chain.maxMinutes, 'minute')} is used up. ${reason}`,
      lineToContinue(chain),
    );
  const step = { at: now, phase: next.phase, command, before: mark };
  return { kind: 'step', chain: { ...chain, steps: [...chain.steps, step] }, command };
}

const BY_ITSELF: ReadonlySet<NextStep['action']> = new Set(['plan', 'execute', 'verify', 'close-gaps']);

/** With the budget that was typed. */
function lineToContinue({ maxSteps, maxMinutes }: Chain): string {
  const { maxIterations: usualSteps, maxMinutes: usualMinutes } = requestDefaults;
  const steps = maxSteps === usualSteps ? '' : ` --max-iterations ${maxSteps}`;
  const minutes = maxMinutes === usualMinutes ? '' : ` --max-minutes ${maxMinutes}`;
  return `/msw:go --until blocked${steps}${minutes}`;
}

/** A longer one is cut. */
export const LONGEST_REASON = 500;

/** For people: why it ended, what to type, and what each step was. */
export function chainReport(
  { steps, startedAt }: Chain,
  { why, type }: Pick<Extract<ChainTurn, { kind: 'end' }>, 'why' | 'type'>,
  now: number,
): readonly string[] {
  const minutes = (from: number, to: number) => {
    const count = Math.round((to - from) / 60_000);
    return count < 1 ? 'less than a minute' : countOf(count, 'minute');
  };
  return [
    `The chain ended after ${countOf(steps.length, 'step')} and ${minutes(startedAt, now)}: ${plainLine(why, LONGEST_REASON)}`,
    ...(type === null ? [] : [`Next: ${plainLine(type, 300)}`]),
    ...steps.map(
      ({ command, at }, index) =>
        `  ${index + 1}. ${plainLine(command, 120)} (${minutes(at, steps[index + 1]?.at ?? now)})`,
    ),
  ];
}
