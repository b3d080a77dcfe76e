// How long a hook may take in all: less than the client gives it, which would end it without a word.

/** As hooks.json passes it, in seconds, beside the client's own limit. */
export function hookLimitMs(): number {
  const seconds = Number(process.argv[2]);
  return (seconds > 0 ? seconds : usualSeconds) * 1000;
}

/** For whoever calls a hook without saying. */
const usualSeconds = 600;
