// Handles a session's record that exists but cannot be used: says so once, keeps the record and runs nothing.

import { appendJournal } from '../../adapters/log/journal.ts';
import {
  explainState,
  type StateFile,
  setForeignAside,
  setStateAside,
  statePath,
} from '../../adapters/loops/loop-store.ts';
import { type Answer, silent } from '../../core/text/answer.ts';
import { countOf } from '../../core/text/count-of.ts';
import { isoNow, type Workspace } from '../workspace/workspace.ts';

/**
 * A null `session` means every record of the project. `restores`: the loop is restored from MSW's own copy, so the user
 * need not start again.
 */
export async function reportUnusableState(
  workspace: Workspace,
  state: StateFile,
  session: string | null,
  restores = false,
): Promise<Answer> {
  if (state.status === 'corrupt') return reportCorrupt(workspace, state, restores);
  if (state.status !== 'ok') return notice(explainState(statePath(workspace.project), state));
  const foreign = state.loops.filter(
    (loop) => loop.kind === 'foreign' && (session === null || loop.session === session),
  );
  if (foreign.length === 0) return silent;
  const moved = await setForeignAside(
    workspace,
    foreign.map((loop) => loop.session),
    isoNow(workspace),
  );
  if (moved.status === 'refused') return notice(moved.reason);
  // Another hook was faster and has reported it.
  if (moved.value === null) return silent;
  await appendJournal(
    workspace.project,
    { event: 'foreign-loops-set-aside', file: moved.value, count: foreign.length },
    isoNow(workspace),
  );
  const what = countOf(foreign.length, 'loop record was', 'loop records were');
  return notice(
    `${what} not armed on this machine for this project, or of a loop that has ended, so nothing of it runs; kept in ${moved.value}.`,
  );
}

async function reportCorrupt(
  workspace: Workspace,
  state: Extract<StateFile, { status: 'corrupt' }>,
  restores: boolean,
): Promise<Answer> {
  const moved = await setStateAside(workspace.project, isoNow(workspace));
  if (moved.status === 'refused') return notice(moved.reason);
  // Another hook was faster and has reported it.
  if (moved.value === null) return silent;
  const path = statePath(workspace.project);
  const cure = restores ? '' : '; start again with /msw:loop';
  return notice(`${explainState(path, state)} It is kept as ${moved.value}${cure}.`);
}

function notice(text: string): Answer {
  return { kind: 'notice', notice: `msw ▸ ${text}` };
}
