// Compares what a tool said in two failures, line by line.

import type { Failure } from './failure.ts';

/** Whether some of it is no longer said and nothing new is, or the reverse; null for anything else, and where it is unknown. */
export function compareSaid(previous: Failure, current: Failure): 'less' | 'more' | null {
  if (previous.said === undefined || current.said === undefined) return null;
  const isGone = leaves(previous.said, current.said);
  const isNew = leaves(current.said, previous.said);
  return isGone === isNew ? null : isGone ? 'less' : 'more';
}

/** Whether a line of `said` is left, or one more of its kind, when all lines of `others` are taken away. */
function leaves(said: readonly string[], others: readonly string[]): boolean {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return said.some((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count < 1;
  });
}
