// A loop in which a new agent does each iteration: the leading session sees one line of each, so its own context hardly
// grows.

import { type Prose, prose } from '../../text/prose.ts';
import { quoteName } from '../../text/quote-name.ts';
import type { Loop } from '../loop.ts';
import { isGate } from '../ownership.ts';
import type { Strategy } from '../verdict.ts';

/** The client's name for the agent. */
const WORKER = 'msw:worker';

/** Whether an agent carries out the strategy; a review is started by the session itself. */
export function isForWorker(loop: Loop, strategy: Strategy): boolean {
  return loop.terms.fresh && strategy !== 'review' && !isGate(loop);
}

/** @param page absolute path of the page that the agent begins with */
export function startWorker(page: string): Prose {
  return prose`Start the agent ${quoteName(WORKER)} in the foreground (run_in_background: false) with nothing but the path ${quoteName(page, 800)}. Neither read that file nor work on the task yourself: this loop begins every iteration in a fresh context. When the agent has answered, repeat its last line as yours and stop.`;
}
