// The user's control of a loop: stop, pause, hint. These only change the record; a loop in the middle of a turn sees
// the change when the turn ends.

import { appendJournal } from '../../../adapters/log/journal.ts';
import type { LoopStore } from '../../../adapters/loops/admit-record.ts';
import { changeLoop, loopsIn, readLoopState } from '../../../adapters/loops/loop-store.ts';
import type { Loop } from '../../../core/loop/loop.ts';
import {
  type ControlPlan,
  NO_HINT,
  planHint,
  planPause,
  stopMessage,
} from '../../../core/loop/plans/plan-control.ts';
import { isoNow, type Workspace } from '../../workspace/workspace.ts';
import { writeEnding } from '../end-loop.ts';
import { chooseLoop } from './choose-loop.ts';
import { type Control, controlled, type LoopControlRequest, refusedControl } from './control.ts';

/** All loops of the project that this machine may run. */
export function listLoops(store: LoopStore): readonly Loop[] {
  return loopsIn(readLoopState(store));
}

export async function stopLoop(
  workspace: Workspace,
  request: LoopControlRequest,
  reason = 'by the user',
): Promise<Control> {
  const chosen = chooseLoop(readLoopState(workspace), request);
  if (chosen.status === 'none') return refusedControl(chosen.reason);
  const { loop } = chosen;
  const { id, session } = loop.terms;
  const ending = { kind: 'end', cause: 'stopped', reason } as const;
  const report = await writeEnding(workspace, { loop, ending, results: [], now: workspace.now() });
  const saved = await changeLoop(workspace, session, (current) => ({
    loop: current?.terms.id === id ? null : current,
    value: null,
  }));
  if (saved.status === 'refused') return refusedControl(saved.reason);
  const where = report === null ? '' : ` Report: ${report}`;
  return controlled(`${stopMessage(loop)}${where}`, loop);
}

export async function pauseLoop(workspace: Workspace, request: LoopControlRequest): Promise<Control> {
  const event = { event: 'loop-paused', cause: 'user', reason: 'by the user' } as const;
  return edit(workspace, request, event, (loop) => planPause(loop, workspace.now()));
}

export async function hintLoop(
  workspace: Workspace,
  request: LoopControlRequest,
  hint: string,
): Promise<Control> {
  if (hint.trim() === '') return refusedControl(NO_HINT);
  return edit(workspace, request, { event: 'hint-given' }, (loop) => planHint(loop, hint));
}

async function edit(
  workspace: Workspace,
  request: LoopControlRequest,
  event:
    | { readonly event: 'hint-given' }
    | { readonly event: 'loop-paused'; readonly cause: string; readonly reason: string },
  change: (loop: Loop) => ControlPlan,
): Promise<Control> {
  const chosen = chooseLoop(readLoopState(workspace), request);
  if (chosen.status === 'none') return refusedControl(chosen.reason);
  const { id, session } = chosen.loop.terms;
  const saved = await changeLoop(workspace, session, (current) => {
    const changed = current?.terms.id === id ? change(current) : null;
    return { loop: changed?.loop ?? current, value: changed };
  });
  if (saved.status === 'refused') return refusedControl(saved.reason);
  if (saved.value === null) return refusedControl('The loop ended a moment ago.');
  await appendJournal(workspace.project, { ...event, loop: id, session }, isoNow(workspace));
  return controlled(saved.value.message, saved.value.loop);
}
