// The pause of a record whose pause cannot be read.

import type { Pause } from '../../core/loop/loop.ts';

/** Its time is that of the loop's start, which the schema does not know. */
export const unreadablePause: Pause = {
  cause: 'user',
  reason: 'its record could not be read',
  at: 0,
};
