// How the work of something grows with the size of what it reads: by the processor time that it takes, which other
// processes add nothing to, and as a ratio, so that it means the same on every machine.

/** Small enough for what doubles with every character. */
const SMALLEST = 8;
const LARGEST = 64 * 1_024;
const STEP = 1.5;
/** Far above what a processor's clock cannot tell; far below what the square of the largest size takes. */
const TELLING_MS = 30;
/** What else the process does may add to one try, never to all. */
const TRIES = 5;
/** The way over which growth is measured: eight times the size is eight times the work, or 64 times. */
const TIMES = 8;

type Work = (size: number) => void;

/**
 * The exponent: 1 for work in proportion, 2 where twice the size takes four times as long. 0 when even the largest size
 * takes no time to speak of.
 */
export function growthOf(work: Work, largest: number = LARGEST): number {
  for (let size = SMALLEST; size <= largest; size = Math.ceil(size * STEP)) {
    if (timeOf(work, size) < TELLING_MS) continue;
    const time = leastTimeOf(work, size);
    if (time >= TELLING_MS)
      return (
        Math.log(time / Math.max(LEAST_MS, leastTimeOf(work, Math.ceil(size / TIMES)))) / Math.log(TIMES)
      );
  }
  return 0;
}

const LEAST_MS = 0.005;

function leastTimeOf(work: Work, size: number): number {
  return Math.min(...Array.from({ length: TRIES }, () => timeOf(work, size)));
}

function timeOf(work: Work, size: number): number {
  const before = process.cpuUsage();
  work(size);
  return process.cpuUsage(before).user / 1_000;
}
