// What the commands that steer a loop have in common: who asks, and what is answered.

import { appendJournal } from '../../adapters/files/journal.ts';
import { type Loop, withProgress } from '../../core/loop/loop.ts';
import { isoTime, type Workspace } from '../workspace/workspace.ts';

export interface ControlRequest {
  /** The session that asks; null from a terminal, which then means the project's only loop. */
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

/** One line in the journal about what the user did to a loop. */
export async function note(
  workspace: Workspace,
  event: string,
  loop: Loop,
  more: Record<string, unknown>,
): Promise<void> {
  const entry = { event, loop: loop.terms.id, session: loop.terms.session, ...more };
  await appendJournal(workspace.project, entry, isoTime(workspace));
}

export function addHint(loop: Loop, hint: string): Loop {
  return withProgress(loop, { hints: [...loop.progress.hints, hint] });
}

export function done(message: string, loop: Loop): Control {
  return { status: 'done', message, loop };
}

export function refused(message: string): Control {
  return { status: 'refused', message, loop: null };
}
