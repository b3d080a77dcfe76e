// What Claude and the user are told when something keeps a lock that a loop needs: Claude is not let go because of it.

import { type Answer, stepAside } from '../../text/answer.ts';
import { countOf } from '../../text/count-of.ts';
import { prose } from '../../text/prose.ts';
import { quoteName } from '../../text/quote-name.ts';
import { hasMinutesLeft } from '../lived-time.ts';
import type { Loop } from '../loop.ts';

export interface HeldLock {
  /** Its path. */
  readonly lock: string;
  /** A process; null when nobody knows whose the lock is. */
  readonly holder: { readonly pid: number } | null;
}

/** Only the minutes of the loop end this: a lock may be held for ever. */
export function lockedOut({ lock, holder }: HeldLock, loop: Loop, now: number): Answer {
  const who = holder === null ? prose`another process` : prose`process ${holder.pid}`;
  if (!hasMinutesLeft(loop, now, 0)) {
    return stepAside(
      `${who} holds ${lock}, and all ${countOf(loop.terms.maxMinutes, 'minute')} of the loop are used`,
    );
  }
  return {
    kind: 'context',
    context: prose`MSW could not finish this turn of the loop, because ${who} holds ${quoteName(lock)} and does not let it go. End that process if you started it, otherwise tell the user about it. Then stop again.`,
    notice: `msw ▸ this turn is not finished: ${who} holds ${lock}. The loop continues; /msw:stop ends it.`,
  };
}
