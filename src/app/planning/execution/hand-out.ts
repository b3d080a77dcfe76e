// Plans are given to executors: from here on what changes is theirs. Only an execution under way gives out any.

import { loopsIn, readState } from '../../../adapters/loops/loop-store.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { Execution } from './read-execution.ts';
import { beginPlans } from './track-plans.ts';

export async function handOut(workspace: Workspace, { terms, step }: Execution): Promise<void> {
  const loop = loopsIn(readState(workspace)).find(
    ({ terms: { execution }, progress }) => execution?.folder === terms.folder && progress.pause === null,
  );
  if (loop === undefined || step.batch.length === 0) return;
  const places = step.batch.map(({ plan }) => ({ folder: terms.folder, plan }));
  await beginPlans(workspace, places, loop.terms.id);
}
