// Ties the life of a process tree to our own: when this process is told to end, the tree ends first.

import { killTreeNow, type ProcessTree } from './kill-tree.ts';

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** Returns the function that releases the tree. A SIGKILL to us cannot be caught and leaves the tree running. */
export function endWithUs(tree: ProcessTree): () => void {
  return beforeOurEnd(() => killTreeNow(tree));
}

/** The same for anything else that has to happen before; `end` must not wait. */
export function beforeOurEnd(end: () => void): () => void {
  if (ends.size === 0) listen();
  // A function of its own, since the same one may be given twice.
  const one = (): void => end();
  ends.add(one);
  return () => {
    if (ends.delete(one) && ends.size === 0) release();
  };
}

/** With one listener for all of them: node warns of many. */
const ends = new Set<() => void>();

function listen(): void {
  process.on('exit', endAll);
  // Prepended: the lock library ends the process only when it finds no listener but its own.
  for (const signal of SIGNALS) process.prependListener(signal, onSignal);
}

function release(): void {
  process.removeListener('exit', endAll);
  for (const signal of SIGNALS) process.removeListener(signal, onSignal);
}

function endAll(): void {
  for (const end of ends) end();
  ends.clear();
}

function onSignal(signal: NodeJS.Signals): void {
  endAll();
  release();
  // Our listener replaced the signal's default effect; without other listeners it has to be restored.
  if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
}
