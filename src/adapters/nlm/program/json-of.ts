// The JSON document in what nlm printed. Notices, of an update or a retry, may come before it.

const MOST_TRIES = 20;

/** Undefined when there is none. */
export function jsonOf(text: string): unknown {
  const begins = [...text.matchAll(/^[[{]/gm)].slice(0, MOST_TRIES).map(({ index }) => index);
  for (const at of [0, ...begins]) {
    try {
      return JSON.parse(text.slice(at));
    } catch {
      // A notice, or no JSON at all.
    }
  }
  return undefined;
}
