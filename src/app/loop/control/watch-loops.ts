// Redraws a project's loops until none is working any more or the user interrupts.

import { setTimeout as delay } from 'node:timers/promises';
import { onInterrupt } from '../../../adapters/process/on-interrupt.ts';

const EVERY_MS = 1000;

/** @param show draws once and returns whether to continue */
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
