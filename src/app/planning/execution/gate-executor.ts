// An executor of an execution tries to stop. It is held until its plan is carried out: its verify commands pass,
// its summary is written, its work is in commits. A checkpoint, a spent budget or changed commands let it go.

import { hostname } from 'node:os';
import { join } from 'node:path';
import { firstPrompt } from '../../../adapters/claude-code/first-prompt.ts';
import { type HookAnswer, silent } from '../../../adapters/claude-code/hook-answer.ts';
import type { StopInput } from '../../../adapters/claude-code/stop-input.ts';
import { appendJournal } from '../../../adapters/files/journal.ts';
import { writeFileAtomic } from '../../../adapters/files/write-file-atomic.ts';
import { changeLoop, findLoop, readState } from '../../../adapters/loops/loop-store.ts';
import { parseCheck } from '../../../core/checks/parse-check.ts';
import { trustCommand } from '../../../core/loop/execution-text.ts';
import { secondsForChecks } from '../../../core/loop/hook-time.ts';
import { type Check, type ExecutionTerms, type Loop, newProgress } from '../../../core/loop/loop.ts';
import { nameChecks } from '../../../core/loop/name-checks.ts';
import { gateId, gateOwner } from '../../../core/loop/ownership.ts';
import { type Ending, explainEnding } from '../../../core/loop/report.ts';
import { type Checkpoint, readCheckpoint } from '../../../core/planning/execution/checkpoint.ts';
import { findAssigned } from '../../../core/planning/execution/find-assigned.ts';
import { markBlocked } from '../../../core/planning/execution/mark-blocked.ts';
import { verifyCommands } from '../../../core/planning/verify-commands.ts';
import { plainLine } from '../../../core/report/plain-line.ts';
import { finishTurn } from '../../loop/finish-turn.ts';
import { cliCommand } from '../../loop/plan-checks.ts';
import { isoTime, type Workspace } from '../../workspace.ts';
import { readText } from '../read-phase.ts';
import { completePlan } from './complete-plan.ts';
import { planToken } from './describe-step.ts';
import { changeRecord } from './execution-records.ts';
import { type FoundPlan, planAt, plansIn } from './find-plan.ts';
import { summaryPlace } from './plan-evidence.ts';
import { commandsDigest, shownCommand, untrustedCommands } from './plan-trust.ts';

interface Executor {
  readonly parent: Loop;
  readonly execution: ExecutionTerms;
  /** `session#agent`. */
  readonly owner: string;
  readonly agent: string;
  readonly plan: FoundPlan;
}

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
  if (plan === null) return notice('an executor named no plan of this execution, so it was not held.');
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
      await changeRecord(workspace.project, place, () => null);
      const iterations = findLoop(readState(workspace), owner)?.progress.iteration ?? null;
      notes.push(await completePlan(workspace, plan, { loop: executor.parent.terms.id, iterations }));
      return;
    }
    const report = `.msw/loops/${gate.terms.id}/report.md`;
    const reason = plainLine(explainEnding(ending), 300);
    await changeRecord(workspace.project, place, () => ({ state: 'halted', reason, report }));
    blockSummary(workspace.project, plan);
    await journal(workspace, executor, 'plan-halted', { reason });
    notes.push(`Plan ${plan.id} is halted; what depends on it waits.`);
  };
  // Other executors may be at work in the background: an agent is not asked again when they are done.
  const attempt = { owner, event: 'SubagentStop' as const, input: { ...input, backgroundTasks: [] }, atRest };
  return withNotes(await finishTurn(workspace, attempt), notes);
}

/** Its summary may be there already, and would count for GSD and for what depends on it. */
function blockSummary(project: string, plan: FoundPlan): void {
  const path = join(project, summaryPlace(project, plan));
  const text = readText(path);
  const blocked = text === null ? null : markBlocked(text);
  if (blocked !== null && blocked !== text) writeFileAtomic(path, blocked);
}

async function restAtCheckpoint(
  workspace: Workspace,
  executor: Executor,
  checkpoint: Checkpoint,
): Promise<HookAnswer> {
  const { plan, execution } = executor;
  await letGo(workspace, executor);
  await changeRecord(workspace.project, { folder: execution.folder, plan: plan.id }, (current) => ({
    state: 'checkpoint',
    checkpoint,
    reached: (current?.state === 'checkpoint' ? current.reached : 0) + 1,
    answer: null,
  }));
  const { type, task } = checkpoint;
  await journal(workspace, executor, 'checkpoint-reached', { type, task });
  return notice(`plan ${plan.id} stopped at a checkpoint (${plainLine(type, 40)}).`);
}

async function restUntrusted(
  workspace: Workspace,
  executor: Executor,
  commands: readonly string[],
): Promise<HookAnswer> {
  const { plan, execution } = executor;
  await letGo(workspace, executor);
  const place = { folder: execution.folder, plan: plan.id };
  await changeRecord(workspace.project, place, () => ({ state: 'untrusted', commands }));
  await journal(workspace, executor, 'untrusted-commands', { commands });
  const list = commands.map((command) => `\n  ${shownCommand(command)}`).join('');
  const typed = trustCommand(execution, commandsDigest(commands));
  return notice(
    `the commands of plan ${plan.id} changed under way and were not run:${list}\nExactly these are trusted when you type: ${typed}`,
  );
}

function letGo(workspace: Workspace, { owner }: Executor) {
  return changeLoop(workspace, owner, () => ({ loop: null, value: null }));
}

/** The gate: a small loop of the agent's own, whose checks are the plan's commands and then its readiness. */
function gateOf(workspace: Workspace, { parent, owner, agent, plan, execution }: Executor): Loop {
  const checks = checksOf(workspace, plan, execution);
  const now = workspace.now();
  return {
    terms: {
      ...parent.terms,
      id: gateId(parent.terms.id, agent),
      session: owner,
      prompt: `Carry out the plan ${plan.path}.`,
      checks,
      checkTimeoutSeconds: Math.max(
        1,
        Math.min(parent.terms.checkTimeoutSeconds, Math.floor(secondsForChecks / checks.length)),
      ),
      agents: [],
      execution: null,
      startedAt: now,
    },
    progress: {
      ...newProgress(now, { pid: parent.progress.owner.pid, host: hostname() }),
      hints: parent.progress.hints,
    },
  };
}

function checksOf(workspace: Workspace, plan: FoundPlan, { folder }: ExecutionTerms): readonly Check[] {
  const own = verifyCommands(plan.document.text).map((command) => ({
    name: parseCheck(command).name,
    command,
    origin: 'plan' as const,
  }));
  const command = `${cliCommand(workspace)} execute ready ${planToken(folder, plan.id)}`;
  return nameChecks([...own, { name: 'summary and commits', command, origin: 'plan' }]);
}

async function journal(
  workspace: Workspace,
  { parent, plan, owner }: Executor,
  event: string,
  more: Record<string, unknown>,
): Promise<void> {
  const entry = { event, loop: parent.terms.id, session: owner, plan: plan.id, ...more };
  await appendJournal(workspace.project, entry, isoTime(workspace));
}

function withNotes(answer: HookAnswer, notes: readonly string[]): HookAnswer {
  return answer.kind === 'notice' && notes.length > 0
    ? { kind: 'notice', notice: `${answer.notice}\n${notes.join('\n')}` }
    : answer;
}

function notice(text: string): HookAnswer {
  return { kind: 'notice', notice: `msw ▸ ${text}` };
}
