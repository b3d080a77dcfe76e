// Signs of life of one run: how long it has been running, and the last whole line that it printed, without its secrets.

import { monotonicMs } from '../../adapters/environment/monotonic-ms.ts';
import { redact } from '../../core/secrets/redact.ts';
import { plainLine } from '../../core/text/plain-line.ts';

interface Teller {
  /** Called with each chunk of output as it comes. */
  readonly heard: (chunk: Buffer) => void;
  readonly end: () => void;
}

/** Clients give up on a call that is silent; some after 60 s. */
const TELL_EVERY_MS = 3000;
/** Of the output, in bytes: enough of what surrounds a line to see that it is part of a secret. */
const KEPT_BYTES = 16_384;

/** Tells now and then, until its end. @param name of what runs */
export function tellOn(name: string, tell: (line: string) => void): Teller {
  const started = monotonicMs();
  let kept = Buffer.alloc(0);
  const timer = setInterval(() => {
    const seconds = Math.round((monotonicMs() - started) / 1000);
    const whole = kept.subarray(0, kept.lastIndexOf('\n') + 1).toString('utf8');
    const last = redact(whole).trimEnd().split('\n').at(-1) ?? '';
    tell(`${name} has been running for ${seconds} s${last === '' ? '' : `: ${plainLine(last, 200)}`}`);
  }, TELL_EVERY_MS);
  return {
    heard: (chunk) => {
      kept = Buffer.concat([kept, chunk]).subarray(-KEPT_BYTES);
    },
    end: () => clearInterval(timer),
  };
}
