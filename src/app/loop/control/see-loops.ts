// What is known about a project's loops besides their records: what runs now, and how the last loop ended.

import { waitsAfterInterrupt } from '../../../adapters/claude-code/transcript-activity.ts';
import { readActivities } from '../../../adapters/loops/live-activity.ts';
import { readLiveRuns } from '../../../adapters/loops/live-runs.ts';
import { LEFT, listResults } from '../../../adapters/user/result-store.ts';
import { seenAt } from '../../../core/headless/activity.ts';
import type { Loop } from '../../../core/loop/loop.ts';
import type { LastEnd, Sight } from '../../../core/report/status-text.ts';
import { isAlive } from '../../workspace/is-alive.ts';
import type { Workspace } from '../../workspace/workspace.ts';

/** By loop id. */
export function seeLoops({ userFolder, now }: Workspace, loops: readonly Loop[]): ReadonlyMap<string, Sight> {
  return new Map(
    loops.map(({ terms, progress }) => [
      terms.id,
      {
        live: readLiveRuns(userFolder, terms.id, isAlive),
        isInterrupted: waitsAfterInterrupt(progress.transcript?.path ?? null),
        activities: readActivities(userFolder, terms.id, isAlive).map((one) => seenAt(one, now())),
      },
    ]),
  );
}

/** Null when no loop has ended. */
export function seeLastEnd({ userFolder, project }: Workspace): LastEnd | null {
  const result = listResults(userFolder, project).findLast(({ cause }) => cause !== LEFT);
  if (result === undefined) return null;
  const { loop, at, outcome, iteration, files, report } = result;
  return { loop, at: Date.parse(at), outcome, iteration, files, report };
}
