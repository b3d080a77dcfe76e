/** Milliseconds that no change of the clock affects; performance.now() would load a module in every turn. */
export function monotonicMs(): number {
  const [seconds, nanoseconds] = process.hrtime();
  return seconds * 1000 + nanoseconds / 1e6;
}
