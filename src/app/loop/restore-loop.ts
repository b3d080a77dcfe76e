// A session's loop whose record was lost or changed continues as MSW last wrote it, and the user is told: nothing that
// works in the project can switch the checks off silently.

import { join } from 'node:path';
import { openLoopFolder } from '../../adapters/files/msw-folder.ts';
import { writeFileAtomic } from '../../adapters/files/write-file-atomic.ts';
import {
  findLoop,
  isStillEdited,
  readLoopState,
  restoredState,
  restoreLoop,
  type StateFile,
  type StoreResult,
  wasEdited,
} from '../../adapters/loops/loop-store.ts';
import type { Loop } from '../../core/loop/loop.ts';
import { lockedOut } from '../../core/loop/texts/locked-out.ts';
import { type Answer, sayLines, silent } from '../../core/text/answer.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { reportUnusableState } from './report-unusable-state.ts';

interface Restored {
  readonly state: StateFile;
  /** A notice for the user; null when the record is as MSW left it. */
  readonly notice: string | null;
  /** The answer when the session's lost loop cannot be put back, because something keeps the lock of the state. */
  readonly lockedOut: Answer | null;
}

export async function withLoopRestored(workspace: Workspace, session: string): Promise<Restored> {
  const state = readLoopState(workspace);
  if (findLoop(state, session) !== null) {
    const isEdited = wasEdited(state, session) && (await isStillEdited(workspace, session));
    return { state, notice: isEdited ? EDITED : null, lockedOut: null };
  }
  if (state.status === 'newer' || state.status === 'unreadable')
    return { state, notice: null, lockedOut: null };
  // A corrupt state file would prevent the record from being written back; it is kept under another name.
  const restores = restoredState(workspace, session, state) !== state;
  const trouble =
    state.status === 'corrupt' ? await reportUnusableState(workspace, state, session, restores) : silent;
  const restored = await restore(workspace, session);
  const isBack = restored.status === 'ok' && restored.value;
  const troubleNotice = trouble.kind === 'notice' ? trouble.notice : null;
  return {
    state: isBack || trouble !== silent ? readLoopState(workspace) : state,
    notice: isBack ? joined(troubleNotice, LOST) : troubleNotice,
    lockedOut: whyNotBack(workspace, restored, findLoop(restoredState(workspace, session, state), session)),
  };
}

function whyNotBack(
  workspace: Workspace,
  restored: StoreResult<boolean>,
  lost: Loop | null,
): Restored['lockedOut'] {
  const held = restored.status === 'refused' ? restored.held : undefined;
  return lost === null || held === undefined ? null : lockedOut(held, lost, workspace.now());
}

const EDITED =
  'msw ▸ The record of this loop in .msw was changed by something other than MSW; the loop continues as MSW wrote it last. End it with /msw:stop.';
const LOST =
  'msw ▸ The record of this loop in .msw was lost; MSW put it back from its own copy, and the loop continues. End it with /msw:stop.';

function joined(first: string | null, second: string): string {
  return first === null ? second : `${first}\n${second}`;
}

/** Called after the checks, since one may have deleted all files unknown to git. Returns a sentence if it did. */
export async function restoreAfterChecks(workspace: Workspace, { terms }: Loop): Promise<string | null> {
  if (terms.checks.length === 0 || findLoop(readLoopState(workspace), terms.session) !== null) return null;
  const restored = await restore(workspace, terms.session);
  return restored.status === 'ok' && restored.value ? LOST : null;
}

/** True when a loop was restored. */
async function restore(workspace: Workspace, session: string): Promise<StoreResult<boolean>> {
  const restored = await restoreLoop(workspace, session);
  if (restored.status === 'refused') return restored;
  if (restored.value === null) return { status: 'ok', value: false };
  const { terms } = restored.value;
  const folder = openLoopFolder(workspace.project, terms.id);
  if (folder.status === 'ok') writeFileAtomic(join(folder.path, 'task.md'), terms.prompt);
  return { status: 'ok', value: true };
}

/** Puts the notice about the restored loop first, even in an answer that would be silent. */
export function restoredFirst(answer: Answer, notice: string | null): Answer {
  if (notice === null) return answer;
  switch (answer.kind) {
    case 'silent':
      return { kind: 'notice', notice };
    case 'answer':
      return sayLines(`${notice}\n\n${answer.text}`);
    case 'notice':
    case 'context':
      return { ...answer, notice: answer.notice === null ? notice : `${notice}\n${answer.notice}` };
  }
}
