// What a client without a person does at this moment, as other processes see it.

import { minutesAndSeconds } from '../loop/live-run.ts';
import { shortCount } from '../loop/token-use.ts';
import { plainLine } from '../text/plain-line.ts';

export interface Activity {
  /** Of Claude Code: `claude --resume SESSION`, typed in `folder`, shows it from within. */
  readonly session: string;
  /** Where the client works; absolute. */
  readonly folder: string;
  /** The part that it works on, such as `plan 01-02`; null for the whole. */
  readonly unit: string | null;
  /** The tool that runs; null while Claude thinks or writes. */
  readonly tool: string | null;
  /** Its file, command or the like, in one line; null when it has none. */
  readonly target: string | null;
  /** A request that failed and is made again: `529 (overloaded), retry 2 of 10`; null for none. */
  readonly retry: string | null;
  /** When the tool, the thinking or the wait began; milliseconds since the epoch. */
  readonly since: number;
  /** As a loop counts them: without tokens read from the cache. The output of a turn is exact once it has ended. */
  readonly tokensIn: number;
  readonly tokensOut: number;
  /** In US dollars, as the client reports it at the end of each turn. */
  readonly cost: number;
  /** How often a request had to be made again. */
  readonly retries: number;
}

/** An activity as it is shown. */
export interface SeenActivity extends Activity {
  /** How long it has lasted. */
  readonly seconds: number;
}

export function seenAt(activity: Activity, now: number): SeenActivity {
  return { ...activity, seconds: Math.max(0, Math.floor((now - activity.since) / 1000)) };
}

/** `Claude runs Edit src/x.ts, 12 s, 41k tokens, $0.12, session ID`. */
export function describeActivity(seen: SeenActivity): string {
  const { seconds, tokensIn, tokensOut, cost, retries, session } = seen;
  const tokens = tokensIn + tokensOut;
  const parts = [
    doingOf(seen),
    seconds < 120 ? `${seconds} s` : minutesAndSeconds(seconds),
    tokens === 0 ? null : `${shortCount(tokens)} tokens`,
    cost < 0.005 ? null : `$${cost.toFixed(2)}`,
    retries === 0 ? null : `${retries} ${retries === 1 ? 'retry' : 'retries'}`,
    `session ${session}`,
  ];
  return parts.filter((part) => part !== null).join(', ');
}

/** The part of it that changes only when Claude begins something else. */
export function doingOf({ unit, tool, target, retry }: Activity): string {
  const where = unit === null ? '' : `${plainLine(unit, 40)}: `;
  if (retry !== null) return `${where}Claude Code asks again after ${plainLine(retry, 120)}`;
  if (tool === null) return `${where}Claude thinks`;
  return `${where}Claude runs ${plainLine(`${tool} ${target ?? ''}`, LONGEST)}`;
}

const LONGEST = 120;
