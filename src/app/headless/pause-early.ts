// Pauses a loop on which nothing works any more, with the cause as it was seen: the record, the report and the result
// say the same.

import { changeLoop } from '../../adapters/loops/loop-store.ts';
import type { EarlyEnd } from '../../core/headless/early-end.ts';
import { isPassing } from '../../core/loop/ending-causes.ts';
import type { Loop } from '../../core/loop/loop.ts';
import { withProgress } from '../../core/loop/loop.ts';
import { listLoops } from '../loop/control/control-loop.ts';
import { writeEnding } from '../loop/end-loop.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** Null when the loop has ended, or is paused for a reason of its own. Never throws: the disk may be full. */
export async function pauseEarly(
  workspace: Workspace,
  id: string,
  { cause, reason }: EarlyEnd,
): Promise<Loop | null> {
  try {
    const left = listLoops(workspace).find(({ terms }) => terms.id === id);
    const pause = left?.progress.pause ?? null;
    if (left === undefined || (pause !== null && !isPassing(pause.cause))) return null;
    const at = workspace.now();
    const loop = withProgress(left, { pause: { cause, reason, at: pause?.at ?? at } });
    await changeLoop(workspace, left.terms.session, (current) => ({
      loop: current?.terms.id === id ? withProgress(current, { pause: loop.progress.pause }) : current,
      value: null,
    }));
    await writeEnding(workspace, { loop, ending: { kind: 'pause', cause, reason }, results: [], now: at });
    return loop;
  } catch {
    return null;
  }
}
