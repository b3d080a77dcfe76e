// The session that owns an execution stops: nothing holds it. The planning files are brought in line, and an
// execution of which nothing is left ends.

import { changeLoop } from '../../../adapters/loops/loop-store.ts';
import type { Loop } from '../../../core/loop/loop.ts';
import { type Answer, silent } from '../../../core/report/answer.ts';
import { writeEnding } from '../../loop/end-loop.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { syncSilently } from '../phases/sync-planning.ts';
import { readExecution } from './read-execution.ts';

export async function settleExecution(workspace: Workspace, loop: Loop): Promise<Answer> {
  const { execution } = loop.terms;
  if (execution === null || loop.progress.pause !== null) return silent;
  await syncSilently(workspace.project);
  const found = await readExecution(workspace, execution);
  if (found?.step.status !== 'done') return silent;
  const ending = {
    kind: 'end',
    cause: 'done',
    reason: 'every plan has its summary',
    proof: null,
    review: null,
  } as const;
  await writeEnding(workspace, { loop, ending, results: [], now: workspace.now() });
  await changeLoop(workspace, loop.terms.session, (current) => ({
    loop: current?.terms.id === loop.terms.id ? null : current,
    value: null,
  }));
  return silent;
}
