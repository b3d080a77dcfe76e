// Shows the loops of a project again and again, until none works any more or the user has seen enough.

import { setTimeout as delay } from 'node:timers/promises';
import { onInterrupt } from '../../adapters/process/on-interrupt.ts';

const EVERY_MS = 1000;

/** @param show whether there is something to come */
export async function watchLoops(
  show: () => boolean,
  wait: (signal: AbortSignal) => Promise<unknown> = waitASecond,
): Promise<void> {
  const { signal, release } = onInterrupt();
  try {
    while (!signal.aborted && show()) await wait(signal);
  } finally {
    release();
  }
}

function waitASecond(signal: AbortSignal): Promise<unknown> {
  return delay(EVERY_MS, undefined, { signal }).catch(() => null);
}
