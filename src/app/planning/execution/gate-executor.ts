// An executor of an execution tries to stop. It is held until its plan is carried out: its verify commands pass,
// its summary is written, its work is in commits. A checkpoint, a spent budget or changed commands let it go.

import type { StopInput } from '../../../adapters/claude-code/stop-input.ts';
import { changeLoop, findLoop, readState } from '../../../adapters/loops/loop-store.ts';
import type { ExecutionTerms, Loop } from '../../../core/loop/loop.ts';
import { type Ending, explainEnding } from '../../../core/loop/report.ts';
import { type Answer, silent } from '../../../core/report/answer.ts';
import { plainLine } from '../../../core/text/plain-line.ts';
import { finishTurn } from '../../loop/finish-turn.ts';
import { withNotice } from '../../loop/sync-plan.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { completePlan } from './complete-plan.ts';
import { changeRecord } from './execution-records.ts';
import { type ExecutorPlan, gateNow, planExecutor, withoutBackground } from './plan-executor.ts';
import { notice, restAtCheckpoint, restHalted, restUntrusted } from './release-executor.ts';

export async function gateExecutor(
  workspace: Workspace,
  parent: { readonly loop: Loop; readonly execution: ExecutionTerms },
  input: StopInput,
): Promise<Answer> {
  const planned = planExecutor(workspace, parent, input);
  switch (planned.kind) {
    case 'unassigned':
      return notice('an executor named no plan of this execution, so it was not held.');
    case 'checkpoint':
      return restAtCheckpoint(workspace, planned.executor, planned.checkpoint);
    case 'untrusted':
      return restUntrusted(workspace, planned.executor, planned.commands);
    case 'gate':
      return hold(workspace, planned, input);
  }
}

async function hold(
  workspace: Workspace,
  { executor, gate }: Extract<ExecutorPlan, { kind: 'gate' }>,
  input: StopInput,
): Promise<Answer> {
  const { owner, plan, execution } = executor;
  const saved = await changeLoop(workspace, owner, (current) => ({
    loop: gateNow(current, gate),
    value: null,
  }));
  if (saved.status === 'refused') return silent;
  const place = { folder: execution.folder, plan: plan.id };
  const notes: string[] = [];
  const atRest = async (ending: Ending): Promise<void> => {
    if (ending.cause === 'done') {
      await changeRecord(workspace, place, () => null);
      const iterations = findLoop(readState(workspace), owner)?.progress.iteration ?? null;
      notes.push(await completePlan(workspace, plan, { loop: executor.parent.terms.id, iterations }));
      return;
    }
    const report = `.msw/loops/${gate.terms.id}/report.md`;
    const reason = plainLine(explainEnding(ending), 300);
    notes.push(await restHalted(workspace, executor, { reason, report }));
  };
  const attempt = { owner, input: withoutBackground(input), atRest };
  return withNotice(await finishTurn(workspace, attempt), notes[0] ?? null);
}
