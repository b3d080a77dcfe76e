// Why nothing works any more on a loop without a person although it has neither ended nor been paused: from what its
// client did, whichever of them noticed it last.

import type { PauseCause } from '../loop/ending-causes.ts';
import { plainLine } from '../text/plain-line.ts';

export interface EarlyEnd {
  readonly cause: PauseCause;
  /** A clause. */
  readonly reason: string;
}

/** One run of the client, as far as it is over. */
export interface ClientFacts {
  /** Why the client did not load MSW; null when it did. */
  readonly problem: string | null;
  /** Null when it did not exit by itself. */
  readonly exitCode: number | null;
  readonly stderr: string;
  readonly result: {
    readonly isError: boolean;
    readonly text: string;
    readonly failure?: { readonly cause: PauseCause };
  } | null;
  /** Why MSW's hook stepped aside at the end; null when it did not. */
  readonly steppedAside: string | null;
  /** Whether a Stop hook ran since Claude last worked; true where no hook has to hold it. */
  readonly hasStopped: boolean;
}

/** Null for a client that ended normally. */
export function earlyEnd(
  { problem, exitCode, stderr, result, steppedAside, hasStopped }: ClientFacts,
  spent: { readonly maxCost: number | null; readonly cost: number; readonly isInterrupted: boolean },
): EarlyEnd | null {
  if (spent.isInterrupted) return INTERRUPTED;
  if (problem !== null) return { cause: 'hooks-off', reason: problem };
  if (steppedAside !== null) return asideFor(steppedAside);
  if (spent.maxCost !== null && spent.cost >= spent.maxCost) return costSpent(spent.maxCost);
  if (result?.isError === false) return hasStopped ? null : HOOKS_OFF;
  const text = plainLine(result?.text || stderr || `exit code ${exitCode ?? 'none'}`, 200);
  const said = text.replace(/\.$/, '');
  if (isDiskFull(said)) return { cause: 'disk-full', reason: said };
  const cause = result?.failure?.cause ?? 'client-failed';
  return { cause, reason: `Claude Code ended with an error: ${said}` };
}

export function costSpent(maxCost: number): EarlyEnd {
  return { cause: 'cost', reason: `the cost budget of $${maxCost} is spent` };
}

/** @param why a sentence of MSW's own */
export function asideFor(why: string): EarlyEnd {
  const reason = `MSW stepped aside: ${plainLine(why, 200).replace(/\.$/, '')}`;
  return { cause: isDiskFull(why) ? 'disk-full' : 'client-failed', reason };
}

export const INTERRUPTED: EarlyEnd = { cause: 'interrupted', reason: 'by Ctrl-C or a signal' };

const HOOKS_OFF: EarlyEnd = {
  cause: 'hooks-off',
  reason: 'Claude stopped, and Claude Code ran no hook of MSW',
};

export const LEFT_EARLY: EarlyEnd = {
  cause: 'client-failed',
  reason: 'Claude Code ended before the loop did',
};

function isDiskFull(text: string): boolean {
  return /\b(?:ENOSPC|EDQUOT)\b|no space left|disk is full|quota exceeded/i.test(text);
}
