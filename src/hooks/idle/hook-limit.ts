// How long a hook may take in all: less than the client's own timeout, after which the client kills it silently.

/** Read from this process's argument, which hooks.json sets in seconds, next to the client's own timeout. */
export function hookLimitMs(): number {
  const seconds = Number(process.argv[2]);
  return (seconds > 0 ? seconds : usualSeconds) * 1000;
}

/** Used when the hook is called without a limit. */
const usualSeconds = 600;
