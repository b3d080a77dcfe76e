// `/msw:execute`: everything that can be refused is refused here, without a model call; else the session gets an
// execution and Claude is told how it goes on.

import { hostname } from 'node:os';
import type { HookAnswer } from '../../../adapters/claude-code/hook-answer.ts';
import type { CommandInput } from '../../../adapters/claude-code/hook-input.ts';
import { appendJournal } from '../../../adapters/files/journal.ts';
import { openLoopFolder } from '../../../adapters/files/msw-folder.ts';
import { addTrusted } from '../../../adapters/files/trust-store.ts';
import { writeFileAtomic } from '../../../adapters/files/write-file-atomic.ts';
import { changeLoop, findLoop, readState } from '../../../adapters/loops/loop-store.ts';
import { executionName, nextCall, trustCommand } from '../../../core/loop/execution-text.ts';
import { type ExecutionTerms, type Loop, newProgress } from '../../../core/loop/loop.ts';
import { executionArguments } from '../../../core/planning/execution/execution-arguments.ts';
import { plainLine } from '../../../core/report/plain-line.ts';
import { newLoopId } from '../../loop/arm-loop.ts';
import { cliCommand } from '../../loop/plan-checks.ts';
import { isoTime, type Workspace } from '../../workspace.ts';
import { chooseExecution } from './choose-execution.ts';
import { describeStep, type StepView } from './describe-step.ts';
import { changeRecord } from './execution-records.ts';
import { commandsDigest, shownCommand, untrustedCommands } from './plan-trust.ts';
import { type Execution, readExecution } from './read-execution.ts';

export const EXECUTOR = 'msw:executor';

/** For each plan, not for the phase. */
const ITERATIONS = 8;
const MINUTES = 120;
const CHECK_SECONDS = 600;
const LONGEST_CONTEXT = 4000;

export async function executeCommand(
  workspace: Workspace,
  input: CommandInput,
  ownerPid: number,
): Promise<HookAnswer> {
  const parsed = executionArguments(input.args);
  if (parsed.status === 'refused') return answer(parsed.reason);
  const chosen = await chooseExecution(workspace.project, parsed.request);
  if (chosen.status === 'refused') return answer(chosen.reason);
  const { terms } = chosen.execution;
  const owned = findLoop(readState(workspace), input.session);
  if (owned !== null && !isSame(owned, terms)) return answer(secondLoop(owned));
  const untrusted = await settleTrust(workspace, chosen.execution, parsed.request.trust);
  if (untrusted !== null) return answer(untrusted);
  const loop = owned ?? (await newExecution(workspace, { session: input.session, terms, ownerPid }));
  if (typeof loop === 'string') return answer(loop);
  if (loop.progress.pause !== null) return answer('The execution is paused: go on with /msw:resume.');
  await forgetAnswers(workspace.project, chosen.execution);
  const execution = (await readExecution(workspace.project, terms)) ?? chosen.execution;
  const name = plainLine(chosen.phase.name, 80);
  const context = contextOf(workspace, { execution, name, view: describeStep(workspace, execution) });
  const notice = `msw ▸ executing ${executionName(terms)} · ${openPlans(execution).length} plans to do`;
  return { kind: 'context', event: 'UserPromptExpansion', context, notice };
}

function answer(text: string): HookAnswer {
  return { kind: 'answer', text };
}

function isSame({ terms }: Loop, wanted: ExecutionTerms): boolean {
  const { execution } = terms;
  return (
    execution !== null &&
    execution.folder === wanted.folder &&
    execution.wave === wanted.wave &&
    execution.gapsOnly === wanted.gapsOnly
  );
}

function secondLoop({ terms, progress }: Loop): string {
  const what = terms.execution === null ? 'a loop' : `an execution of ${executionName(terms.execution)}`;
  const state = progress.pause === null ? 'runs' : 'is paused';
  return `This session already has ${what} (${terms.id}), and it ${state}: end it with /msw:stop first.`;
}

function openPlans({ plans, step }: Execution) {
  return plans.filter(({ id, inScope }) => inScope && !step.done.includes(id));
}

/** Null when every command may run; else what the user must read and type. */
async function settleTrust(
  workspace: Workspace,
  execution: Execution,
  typed: string | null,
): Promise<string | null> {
  const texts = openPlans(execution).map(({ id }) => execution.files.get(id)?.document.text ?? '');
  const commands = untrustedCommands(workspace, texts);
  if (commands.length === 0) return null;
  const digest = commandsDigest(commands);
  if (typed === digest) return trustAll(workspace, commands);
  const { terms } = execution;
  await appendJournal(
    workspace.project,
    { event: 'untrusted-commands', phase: terms.phase, commands },
    isoTime(workspace),
  );
  const changed =
    typed === null ? '' : `The digest ${typed} belongs to another list; the commands may have changed. `;
  const list = commands.map((command) => `\n  ${shownCommand(command)}`).join('');
  return `${changed}The plans of phase ${terms.phase} name commands that run only when you trust them for this project:${list}\nRead them; exactly these are trusted when you type: ${trustCommand(terms, digest)}`;
}

async function trustAll(workspace: Workspace, commands: readonly string[]): Promise<string | null> {
  for (const command of commands) {
    const added = await addTrusted(workspace.userFolder, workspace.project, command);
    if (added.status === 'busy')
      return 'The list of trusted commands is locked by another process; try again.';
    if (added.status === 'refused') return added.reason;
  }
  await appendJournal(workspace.project, { event: 'commands-trusted', commands }, isoTime(workspace));
  return null;
}

interface NewExecution {
  readonly session: string;
  readonly terms: ExecutionTerms;
  readonly ownerPid: number;
}

async function newExecution(
  workspace: Workspace,
  { session, terms: execution, ownerPid }: NewExecution,
): Promise<Loop | string> {
  const now = workspace.now();
  const prompt = `Execute ${executionName(execution)}.`;
  const loop: Loop = {
    terms: {
      id: newLoopId(now),
      session,
      project: workspace.project,
      prompt,
      completionPromise: null,
      checks: [],
      checkTimeoutSeconds: CHECK_SECONDS,
      maxIterations: ITERATIONS,
      minIterations: 0,
      maxMinutes: MINUTES,
      allowEmpty: false,
      guidance: true,
      agents: [EXECUTOR],
      execution,
      startedAt: now,
    },
    progress: newProgress(now, { pid: ownerPid, host: hostname() }),
  };
  const folder = openLoopFolder(workspace.project, loop.terms.id);
  if (folder.status === 'refused') return folder.reason;
  writeFileAtomic(`${folder.path}/task.md`, `${prompt}\n`);
  const saved = await changeLoop(workspace, session, (current) =>
    current === null ? { loop, value: null } : { loop: current, value: current },
  );
  if (saved.status === 'refused') return saved.reason;
  if (saved.value !== null) return secondLoop(saved.value);
  const { id } = loop.terms;
  await appendJournal(
    workspace.project,
    { event: 'execution-armed', loop: id, session, execution },
    isoTime(workspace),
  );
  return loop;
}

/** What was chosen held for one run; commands that are trusted now have still to be run. */
async function forgetAnswers(project: string, { plans, terms }: Execution): Promise<void> {
  for (const { id, record, summary, commits } of plans) {
    const place = { folder: terms.folder, plan: id };
    if (record?.state === 'untrusted') {
      const isBegun = summary !== null || commits.length > 0;
      await changeRecord(project, place, () => (isBegun ? { state: 'resolved', choice: 'close' } : null));
    } else if (record?.state === 'resolved' && record.choice !== 'skip' && summary === null) {
      await changeRecord(project, place, () => null);
    }
  }
}

interface Told {
  readonly execution: Execution;
  readonly name: string;
  readonly view: StepView;
}

function contextOf(workspace: Workspace, { execution, name, view }: Told): string {
  const { terms, plans } = execution;
  const scope = plans.filter(({ inScope }) => inScope);
  const waves = new Set(openPlans(execution).map(({ wave }) => wave)).size;
  const call = nextCall(cliCommand(workspace), terms);
  const head = [
    `MSW executes ${executionName(terms)} (${name}): ${openPlans(execution).length} of ${scope.length} plans to do, in ${waves} ${waves === 1 ? 'wave' : 'waves'}.`,
    `Ask what to do next: ${call}`,
  ];
  const now = `Now: ${JSON.stringify(view)}`;
  const text = [...head, now].join('\n');
  return text.length <= LONGEST_CONTEXT ? text : [...head, 'Begin by asking.'].join('\n');
}
