// Maps each slash command to its use case.

import { existsSync } from 'node:fs';
import type { CommandInput } from '../../adapters/claude-code/hook-input.ts';
import { mswPath } from '../../adapters/files/msw-folder.ts';
import { rememberCommand } from '../../adapters/files/session-commands.ts';
import { appendJournal } from '../../adapters/log/journal.ts';
import { findLoop, loopsIn, readLoopState, type StateFile } from '../../adapters/loops/loop-store.ts';
import { answerAtOnce, commandHelp } from '../../core/commands/command-help.ts';
import { findCommand } from '../../core/commands/slash-commands.ts';
import { grantsOf } from '../../core/grants/granted-calls.ts';
import { parseArguments } from '../../core/loop/parse-arguments.ts';
import { readResume } from '../../core/loop/plans/plan-control.ts';
import { readRemember } from '../../core/memory/read-remember.ts';
import type { Line } from '../../core/route/ways.ts';
import { redact } from '../../core/secrets/redact.ts';
import { type Answer, sayLines, silent } from '../../core/text/answer.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import { fitProse, joinProse, prose } from '../../core/text/prose.ts';
import { typedLine } from '../../core/text/typed.ts';
import { armLoop } from '../loop/arm-loop.ts';
import { resumeLoop } from '../loop/control/resume-loop.ts';
import { restoredFirst, withLoopRestored } from '../loop/restore-loop.ts';
import type { Gone, RunLine } from '../route/carry-out.ts';
import { contextFor } from '../session/recover.ts';
import { isoNow, type Workspace } from '../workspace/workspace.ts';
import { byOperation, operationOf } from './operation-command.ts';

export async function runCommand(
  workspace: Workspace,
  input: CommandInput,
  ownerPid: number,
): Promise<Answer> {
  const { state, notice } = await withLoopRestored(workspace, input.session);
  await endWhatIsOver(workspace, input.session, state);
  const gone = await answerCommand(workspace, input, ownerPid);
  const { answer } = gone;
  grantCalls(workspace, input.session, gone);
  if (OTHERWISE_UNTOLD.has(input.command)) await noteTyped(workspace, input, answer);
  return restoredFirst(answer, notice);
}

/** What the hook behind `route take` does: runs the command that Claude has taken for a typed task. */
export async function runTaken(
  workspace: Workspace,
  input: Omit<CommandInput, 'command' | 'args'>,
  ownerPid: number,
): Promise<Answer> {
  const { carryOutTaken } = await import('../route/take-way.ts');
  const gone = await carryOutTaken(workspace, input.session, lineOf(workspace, input, ownerPid));
  grantCalls(workspace, input.session, gone);
  return gone.answer;
}

/** Claude now works on the command, so the calls that it needs pass without a question. */
function grantCalls(
  { userFolder, project, now }: Workspace,
  session: string,
  { answer, command }: Gone,
): void {
  if (answer.kind === 'context' && grantsOf(command).length > 0)
    rememberCommand(userFolder, session, { project, command }, now());
}

function lineOf(
  workspace: Workspace,
  input: Omit<CommandInput, 'command' | 'args'>,
  ownerPid: number,
): RunLine {
  return async ({ command, args }) => handlerOf(command)(workspace, { ...input, command, args }, ownerPid);
}

/** So that no command continues or lists an execution of which nothing is left. */
async function endWhatIsOver(workspace: Workspace, session: string, state: StateFile): Promise<void> {
  if (loopsIn(state).every(({ terms }) => terms.execution === null)) return;
  const { endExecutions } = await import('../planning/execution/end-executions.ts');
  await endExecutions(workspace, session, state);
}

/** Commands that leave no other line in the journal. The rest record what they did, or only read. */
const OTHERWISE_UNTOLD: ReadonlySet<string> = new Set<Line['command']>([
  ...(['discuss', 'init', 'map', 'plan', 'quick', 'remember', 'setup', 'verify'] as const),
]);

/** Records the command, but only in projects in which MSW has worked already. */
async function noteTyped(
  workspace: Workspace,
  { session, command, args }: CommandInput,
  answer: Answer,
): Promise<void> {
  const { project } = workspace;
  if (!existsSync(mswPath(project))) return;
  const told = answer.kind === 'answer' ? redact(plainLine(answer.text.split('\n')[0] ?? '', 200)) : null;
  const words = redact(plainLine(args, 200));
  const event = { event: 'command-typed', session, command, words, told } as const;
  // A full disk must not suppress the answer.
  await appendJournal(project, event, isoNow(workspace)).catch(() => undefined);
}

async function answerCommand(workspace: Workspace, input: CommandInput, ownerPid: number): Promise<Gone> {
  const command = findCommand(input.command);
  if (command === undefined) return { answer: silent, command: 'help' };
  const immediate = answerAtOnce(command, input.args);
  if (immediate !== null) return { answer: sayLines(immediate), command: command.name };
  if (command.name !== 'go')
    return { answer: await handlerOf(command.name)(workspace, input, ownerPid), command: command.name };
  const { goCommand } = await import('../route/go-command.ts');
  return goCommand(workspace, input, {
    run: lineOf(workspace, input, ownerPid),
    close: (how) => byOperation('milestone close', () => ({ ...how }))(workspace, input),
  });
}

type Handler = (workspace: Workspace, input: CommandInput, ownerPid: number) => Promise<Answer> | Answer;

/** By default, the operation that says it does the same as the command. */
function handlerOf(command: Line['command']): Handler {
  return HANDLERS[command] ?? byOperation(operationOf(command) ?? command);
}

/** Modules that are not always needed are loaded on demand. */
const HANDLERS: Readonly<Partial<Record<Line['command'], Handler>>> = {
  loop: startLoop,
  resume: goOn,
  stop: stopAll,
  status: async (workspace, input) => {
    const { tendJobs } = await import('../jobs/tend-jobs.ts');
    const { takeNews } = await import('../jobs/end-job.ts');
    await tendJobs(workspace);
    // The status shows the news, so they count as told.
    await takeNews(workspace, input.session);
    return byOperation('status')(workspace, input);
  },
  help: (_, { args }) => sayLines(commandHelp(args)),
  research: async (workspace, { args, session }) => {
    const { researchCommand } = await import('../research/research-command.ts');
    const { startJob } = await import('../jobs/start-job.ts');
    return sayLines(
      await researchCommand(workspace, args, (topic, options) =>
        startJob(workspace, { kind: 'research', topic, options }, { session }),
      ),
    );
  },
  plan: async (workspace, { args }) => {
    const { planCommand } = await import('../planning/phases/plan-command.ts');
    return planCommand(workspace, args);
  },
  execute: async (workspace, input, ownerPid) => {
    const { executeByJob } = await import('../jobs/start-phase.ts');
    const byJob = await executeByJob(workspace, input.args);
    if (byJob !== null) return sayLines(byJob);
    const { executeCommand } = await import('../planning/execution/execute-command.ts');
    return executeCommand(workspace, input, ownerPid);
  },
  map: async (workspace, { args }) => {
    const { mapCommand } = await import('../mapping/map-command.ts');
    return mapCommand(workspace, args);
  },
  verify: async (workspace, { args }) => {
    const { verifyCommand } = await import('../planning/verification/verify-command.ts');
    return verifyCommand(workspace, args);
  },
  init: async (workspace, { args }) => {
    const { initCommand } = await import('../planning/writing/init-command.ts');
    return initCommand(workspace, args);
  },
  discuss: async (workspace, { args }) => {
    const { discussCommand } = await import('../planning/writing/discuss-command.ts');
    return discussCommand(workspace, args);
  },
  quick: async (workspace, input, ownerPid) => {
    const { quickCommand } = await import('../planning/quick/quick-command.ts');
    return quickCommand(workspace, input, ownerPid);
  },
  remember: byOperation('memory add', ({ args }) => ({
    ...readRemember(args),
    agent: 'user',
    wrap: true,
  })),
  ask: async (workspace, { args }) => {
    const { askCommand } = await import('./ask-command.ts');
    return askCommand(workspace, args);
  },
  setup: async (workspace, { args }) => {
    const { setUpCommand } = await import('../quota/set-up.ts');
    return setUpCommand(workspace, args);
  },
};

/** The loop, and the chain that would go on behind it. */
async function stopAll(workspace: Workspace, input: CommandInput): Promise<Answer> {
  const stop = byOperation('loop stop');
  const { readChain } = await import('../route/chain-record.ts');
  const chain = readChain(workspace, input.session);
  if (chain === null) return stop(workspace, input);
  const { endChain } = await import('../route/take-chain-step.ts');
  const { answer } = await endChain(workspace, chain, { why: 'You stopped it.', type: null });
  const hasLoop = findLoop(readLoopState(workspace), input.session) !== null;
  const stopped = hasLoop ? await stop(workspace, input) : null;
  const lines = [answer, stopped].flatMap((one) => (one?.kind === 'answer' ? [one.text] : []));
  return sayLines(lines.join('\n'));
}

async function startLoop(workspace: Workspace, input: CommandInput, ownerPid: number): Promise<Answer> {
  const parsed = parseArguments(input.args);
  if (parsed.status === 'refused') return sayLines(parsed.reason);
  const { request } = parsed;
  const { session, transcriptPath } = input;
  const armed = await armLoop(workspace, { session, request, transcriptPath, ownerPid });
  if (armed.status === 'refused') return sayLines(armed.reason);
  return { kind: 'context', context: armed.context, notice: armed.notice };
}

async function goOn(workspace: Workspace, input: CommandInput, ownerPid: number): Promise<Answer> {
  const { session } = input;
  const request = { session, ...readResume(input.args), ownerPid, tellsHints: true };
  const resumed = await resumeLoop(workspace, request);
  if (resumed.status === 'refused' || resumed.loop === null) return sayLines(resumed.message);
  const hints = resumed.hints.map((hint) => prose`Hint from the user: ${typedLine(hint, 4000)}`);
  const first = await contextFor(workspace, resumed.loop, resumed.reported);
  const context = joinProse([first, ...(hints.length === 0 ? [] : [fitProse(hints, 6000)])], '\n');
  return { kind: 'context', context, notice: `msw ▸ ${resumed.message}` };
}
