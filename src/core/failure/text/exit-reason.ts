// Names how a process ended, in one word that means the same everywhere.

import type { FailureContext } from './failure.ts';

const BY_CODE: ReadonlyMap<number, string> = new Map([
  [124, 'timeout'],
  [126, 'not-executable'],
  [127, 'command-not-found'],
  [130, 'SIGINT'],
  [134, 'SIGABRT'],
  [137, 'SIGKILL'],
  [139, 'SIGSEGV'],
  [143, 'SIGTERM'],
]);

/** `exit 3`, `SIGSEGV` (exit 139 too), `timeout`, `command-not-found`. */
export function exitReason(context: Pick<FailureContext, 'exitCode' | 'signal' | 'timedOut'>): string {
  if (context.timedOut === true) return 'timeout';
  if (context.signal) return context.signal;
  if (context.exitCode === null) return 'exit unknown';
  return BY_CODE.get(context.exitCode) ?? `exit ${context.exitCode}`;
}
