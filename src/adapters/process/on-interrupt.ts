// Turns Ctrl-C and the like into an AbortSignal, so that the caller can clean up. A second one ends us as usual.

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export function onInterrupt(): { readonly signal: AbortSignal; readonly release: () => void } {
  const controller = new AbortController();
  const release = (): void => {
    for (const name of SIGNALS) process.removeListener(name, interrupt);
  };
  const interrupt = (): void => {
    release();
    controller.abort();
  };
  for (const name of SIGNALS) process.on(name, interrupt);
  return { signal: controller.signal, release };
}
