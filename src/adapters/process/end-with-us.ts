// Ties the life of a process tree to our own: when this process is told to end, the tree ends first.

import { killTreeNow, type ProcessTree } from './kill-tree.ts';

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** Returns the function that releases the tree. A SIGKILL to us cannot be caught and leaves the tree running. */
export function endWithUs(tree: ProcessTree): () => void {
  const onExit = (): void => killTreeNow(tree);
  const onSignal = (signal: NodeJS.Signals): void => {
    killTreeNow(tree);
    release();
    // Our listener replaced the signal's default effect; without other listeners it has to be restored.
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  };
  const release = (): void => {
    process.removeListener('exit', onExit);
    for (const signal of SIGNALS) process.removeListener(signal, onSignal);
  };
  process.on('exit', onExit);
  // Prepended: what releases the locks ends the process only when it finds no other listener.
  for (const signal of SIGNALS) process.prependListener(signal, onSignal);
  return release;
}
