// Answers an executor's attempt to stop. It is held until its plan is carried out: its verify commands pass, its
// summary is written, its work is committed. A checkpoint, a spent budget or changed commands release it.

import type { StopInput } from '../../../adapters/claude-code/stop-input.ts';
import { changeLoop, findLoop, readLoopState } from '../../../adapters/loops/loop-store.ts';
import type { CheckResult } from '../../../core/checks/check-result.ts';
import type { ExecutionTerms, Loop } from '../../../core/loop/loop.ts';
import { haltedNext } from '../../../core/loop/texts/execution-text.ts';
import { type Ending, explainEnding } from '../../../core/loop/texts/report.ts';
import { type Answer, silent } from '../../../core/text/answer.ts';
import { plainLine } from '../../../core/text/plain-line.ts';
import { finishTurn } from '../../loop/finish-turn.ts';
import { withNotice } from '../../loop/record-loop-plan.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { concludeInTree, noteProven, putAside } from '../worktrees/open-tree.ts';
import { changeRecord, readPlanRun, readRuns } from '../worktrees/plan-runs.ts';
import { shownPlace } from '../worktrees/tree-places.ts';
import { bringBack } from './bring-back.ts';
import { completePlan } from './complete-plan.ts';
import { type ExecutorPlan, gateNow, planExecutor, withoutBackground } from './plan-executor.ts';
import { type PassedGate, provePlan } from './prove-plan.ts';
import { type Executor, notice, restAtCheckpoint, restHalted, restUntrusted } from './release-executor.ts';
import { endPlan, noteReturned } from './track-plans.ts';

export async function gateExecutor(
  workspace: Workspace,
  parent: { readonly loop: Loop; readonly execution: ExecutionTerms },
  input: StopInput,
): Promise<Answer> {
  const planned = await planExecutor(workspace, parent, input);
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
  let isHalted = false;
  if (executor.tree !== null) await concludeInTree(workspace, executor.tree);
  const saved = await changeLoop(workspace, owner, (current) => ({
    loop: gateNow(current, gate),
    value: null,
  }));
  if (saved.status === 'refused') return silent;
  const notes: string[] = [];
  const atRest = async (ending: Ending, results: readonly CheckResult[]): Promise<void> => {
    if (ending.cause === 'done') {
      notes.push(...(await carriedOut(workspace, executor, { gate, results })));
      return;
    }
    const report = `.msw/loops/${gate.terms.id}/report.md`;
    const refusal = readPlanRun(workspace, plan).begun?.refusal ?? null;
    const why = refusal === null ? '' : `; git did not take its last commit: ${refusal}`;
    const reason = plainLine(`${explainEnding(ending)}${why}`, 400);
    notes.push(await restHalted(workspace, executor, { reason, report }));
    isHalted = true;
  };
  const next = haltedNext(execution, plan.id);
  const attempt = { owner, input: withoutBackground(input), atRest, next };
  const answer = await finishTurn(workspace, attempt);
  if (isHalted) {
    await putAside(workspace, plan);
    const { tree } = readPlanRun(workspace, plan);
    if (tree !== null) notes.push(`Its worktree is ${plainLine(shownPlace(workspace.project, tree), 300)}.`);
  }
  if (answer.kind === 'context' && executor.tree === null) await noteReturned(workspace, plan);
  return withNotice(answer, notes.length === 0 ? null : notes.join('\n'));
}

/** Returns sentences for the user. */
async function carriedOut(
  workspace: Workspace,
  executor: Executor,
  passed: PassedGate,
): Promise<readonly string[]> {
  const { owner, parent, plan, tree, execution } = executor;
  await changeRecord(workspace, plan, () => null);
  const iterations = findLoop(readLoopState(workspace), owner)?.progress.iteration ?? null;
  const verdict = await provePlan(workspace, executor, passed);
  const completion = { loop: parent.terms.id, iterations, ...(verdict && { verdict }) };
  if (tree === null) {
    const told = await completePlan(workspace, plan, completion);
    await endPlan(workspace, plan, true);
    return [told];
  }
  const told = await noteProven(workspace, plan, completion);
  return [told, ...(areBack(workspace, executor) ? await bringBack(workspace, execution) : [])];
}

/** Whether all executors are back. The merge and its checks then run here: no call has that much time. */
function areBack(workspace: Workspace, { parent, plan: { folder } }: Executor): boolean {
  return Object.values(readRuns(workspace, folder).plans).every(({ begun, tree, record }) => {
    const isAtWork = begun?.ended === null && begun.loop === parent.terms.id;
    return !isAtWork && (tree === null || tree.proven !== null || record !== null);
  });
}
