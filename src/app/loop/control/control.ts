// The request and the answer that the commands for controlling a loop have in common.

import type { Loop } from '../../../core/loop/loop.ts';

export interface LoopControlRequest {
  /** The session that asks; null from a terminal, which means the project's only loop. */
  readonly session: string | null;
  /** A loop's id, or the start of one, when it is not the session's own. */
  readonly loop: string | null;
}

export interface Control {
  readonly status: 'done' | 'refused';
  /** One or two sentences for the user. */
  readonly message: string;
  readonly loop: Loop | null;
}

export function controlled(message: string, loop: Loop): Control {
  return { status: 'done', message, loop };
}

export function refusedControl(message: string): Control {
  return { status: 'refused', message, loop: null };
}
