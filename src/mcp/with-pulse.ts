// Signs of life of a call: clients give up on one that is silent, some after 60 s. Whatever a tool does, a line follows
// every few seconds.

import { monotonicMs } from '../adapters/environment/monotonic-ms.ts';
import { plainLine } from '../core/text/plain-line.ts';

const SILENT_MS = 5000;
/** What was told before its time was added. */
const LONGEST_LAST = 200;

/** Whenever `work` has told nothing for a while, its time is told, with the last line. @param name of the tool */
export async function withPulse<Done>(
  name: string,
  tell: (line: string) => void,
  work: (tell: (line: string) => void) => Promise<Done>,
): Promise<Done> {
  const started = monotonicMs();
  let last = '';
  const timer = setInterval(() => {
    const seconds = Math.round((monotonicMs() - started) / 1000);
    tell(`${name} has been running for ${seconds} s${last === '' ? '' : `: ${last}`}`);
  }, SILENT_MS);
  try {
    return await work((line) => {
      last = plainLine(line, LONGEST_LAST);
      timer.refresh();
      tell(line);
    });
  } finally {
    clearInterval(timer);
  }
}
