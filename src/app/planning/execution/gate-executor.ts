// An executor of an execution tries to stop. It is held until its plan is carried out: its verify commands pass,
// its summary is written, its work is in commits. A checkpoint, a spent budget or changed commands let it go.

import { firstPrompt } from '../../../adapters/claude-code/first-prompt.ts';
import { type HookAnswer, silent } from '../../../adapters/claude-code/hook-answer.ts';
import type { StopInput } from '../../../adapters/claude-code/stop-input.ts';
import { changeLoop, findLoop, readState } from '../../../adapters/loops/loop-store.ts';
import type { Loop } from '../../../core/loop/loop.ts';
import { gateOwner } from '../../../core/loop/ownership.ts';
import { type Ending, explainEnding } from '../../../core/loop/report.ts';
import { readCheckpoint } from '../../../core/planning/execution/checkpoint.ts';
import { findAssigned } from '../../../core/planning/execution/find-assigned.ts';
import { isPlainName } from '../../../core/planning/execution/plain-name.ts';
import { plainLine } from '../../../core/text/plain-line.ts';
import { finishTurn } from '../../loop/finish-turn.ts';
import { withNotice } from '../../loop/sync-plan.ts';
import { untrustedCommands } from '../../trust/plan-trust.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { planAt, plansIn } from '../documents/find-plan.ts';
import { completePlan } from './complete-plan.ts';
import { changeRecord } from './execution-records.ts';
import { gateOf } from './gate-of.ts';
import { type Executor, notice, restAtCheckpoint, restHalted, restUntrusted } from './release-executor.ts';

export async function gateExecutor(
  workspace: Workspace,
  parent: Loop,
  input: StopInput,
): Promise<HookAnswer> {
  const { execution } = parent.terms;
  if (execution === null || input.agent === null) return silent;
  const paths = plansIn(workspace.project, execution.folder);
  const path = findAssigned(firstPrompt(input.transcriptPath) ?? '', paths);
  const plan = path === null ? null : planAt(workspace.project, path);
  if (plan === null || !isPlainName(plan.id))
    return notice('an executor named no plan of this execution, so it was not held.');
  const { id: agent } = input.agent;
  const owner = gateOwner(input.session, agent);
  const executor: Executor = { parent, execution, owner, agent, plan };
  const checkpoint = readCheckpoint(input.lastMessage);
  if (checkpoint !== null) return restAtCheckpoint(workspace, executor, checkpoint);
  const untrusted = untrustedCommands(workspace, [plan.document.text]);
  if (untrusted.length > 0) return restUntrusted(workspace, executor, untrusted);
  return hold(workspace, executor, input);
}

async function hold(workspace: Workspace, executor: Executor, input: StopInput): Promise<HookAnswer> {
  const { owner, plan, execution } = executor;
  const gate = gateOf(workspace, executor);
  const saved = await changeLoop(workspace, owner, (current) => ({
    // What was agreed stays, but for the commands: those of now are run, each of them trusted.
    loop: current === null ? gate : { ...current, terms: { ...current.terms, checks: gate.terms.checks } },
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
  // Other executors may be at work in the background: an agent is not asked again when they are done.
  const attempt = { owner, event: 'SubagentStop' as const, input: { ...input, backgroundTasks: [] }, atRest };
  return withNotice(await finishTurn(workspace, attempt), notes[0] ?? null);
}
