// The user's hand on a loop: stop, pause, hint. All of them only change the record; a loop that is in
// the middle of a turn finds the change when the turn ends.

import type { LoopStore } from '../../adapters/loops/admit-record.ts';
import { changeLoop, readState } from '../../adapters/loops/loop-store.ts';
import { executionName } from '../../core/loop/execution-text.ts';
import { type Loop, withProgress } from '../../core/loop/loop.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { chooseLoop, loopsIn } from './choose-loop.ts';
import { addHint, type Control, type ControlRequest, done, note, refused } from './control.ts';
import { writeEnding } from './end-loop.ts';

/** Every loop of the project that this machine may run. */
export function listLoops(store: LoopStore): readonly Loop[] {
  return loopsIn(readState(store));
}

export async function stopLoop(workspace: Workspace, request: ControlRequest): Promise<Control> {
  const chosen = chooseLoop(readState(workspace), request);
  if (chosen.status === 'none') return refused(chosen.reason);
  const { loop } = chosen;
  const { id, session } = loop.terms;
  const ending = { kind: 'end', cause: 'stopped', reason: 'by the user' } as const;
  const report = await writeEnding(workspace, { loop, ending, results: [], now: workspace.now() });
  const saved = await changeLoop(workspace, session, (current) => ({
    loop: current?.terms.id === id ? null : current,
    value: null,
  }));
  if (saved.status === 'refused') return refused(saved.reason);
  const where = report === null ? '' : ` Report: ${report}`;
  const { execution } = loop.terms;
  const what =
    execution === null
      ? `Loop ${id} is stopped after ${countIterations(loop)}`
      : `The execution of ${executionName(execution)} is stopped`;
  return done(`${what}.${where}`, loop);
}

export async function pauseLoop(workspace: Workspace, request: ControlRequest): Promise<Control> {
  return edit(workspace, request, 'loop-paused', (loop) => {
    const { pause } = loop.progress;
    // The pause of an API failure ends by itself, the user's must not.
    if (pause !== null && pause.cause !== 'api-failure') {
      return { loop, message: `Loop ${loop.terms.id} is paused already (${pause.reason}).` };
    }
    const at = pause?.at ?? workspace.now();
    return {
      loop: withProgress(loop, { pause: { cause: 'user', reason: 'by the user', at } }),
      message: `Loop ${loop.terms.id} is paused; continue with /msw:resume.`,
    };
  });
}

export async function hintLoop(
  workspace: Workspace,
  request: ControlRequest,
  hint: string,
): Promise<Control> {
  const text = hint.trim();
  if (text === '') return refused('The hint is missing: /msw:hint "what Claude should know".');
  return edit(workspace, request, 'hint-given', (loop) => ({
    loop: addHint(loop, text),
    message: `Claude reads the hint at the start of the next iteration of loop ${loop.terms.id}.`,
  }));
}

async function edit(
  workspace: Workspace,
  request: ControlRequest,
  event: string,
  change: (loop: Loop) => { readonly loop: Loop; readonly message: string },
): Promise<Control> {
  const chosen = chooseLoop(readState(workspace), request);
  if (chosen.status === 'none') return refused(chosen.reason);
  const { id, session } = chosen.loop.terms;
  const saved = await changeLoop(workspace, session, (current) => {
    const changed = current?.terms.id === id ? change(current) : null;
    return { loop: changed?.loop ?? current, value: changed };
  });
  if (saved.status === 'refused') return refused(saved.reason);
  if (saved.value === null) return refused('The loop ended a moment ago.');
  await note(workspace, event, saved.value.loop, {});
  return done(saved.value.message, saved.value.loop);
}

function countIterations(loop: Loop): string {
  const finished = loop.progress.iteration - 1;
  return finished === 1 ? '1 iteration' : `${finished} iterations`;
}
