// The slash commands: which use case each of them is.

import type { CommandInput } from '../../adapters/claude-code/hook-input.ts';
import { rememberCommand } from '../../adapters/files/session-commands.ts';
import { answerAtOnce, commandHelp } from '../../core/commands/command-help.ts';
import { type CommandName, findCommand } from '../../core/commands/slash-commands.ts';
import { grantsOf } from '../../core/grants/granted-calls.ts';
import { parseArguments } from '../../core/loop/parse-arguments.ts';
import { readHint, readLoopId, readResume } from '../../core/loop/plan-control.ts';
import type { Answer } from '../../core/report/answer.ts';
import { renderStatus } from '../../core/report/status-text.ts';
import { fitProse, joinProse, prose } from '../../core/text/prose.ts';
import { typedLine } from '../../core/text/typed.ts';
import { armLoop } from '../loop/arm-loop.ts';
import { hintLoop, listLoops, pauseLoop, stopLoop } from '../loop/control-loop.ts';
import { resumeLoop } from '../loop/resume-loop.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { contextFor } from './recover.ts';

export async function runCommand(
  workspace: Workspace,
  input: CommandInput,
  ownerPid: number,
): Promise<Answer> {
  const answer = await answerCommand(workspace, input, ownerPid);
  // From here on Claude works on it: the calls that this takes pass without a question.
  const { session, command } = input;
  if (answer.kind === 'context' && grantsOf(command).length > 0)
    rememberCommand(workspace.userFolder, session, { project: workspace.project, command }, workspace.now());
  return answer;
}

async function answerCommand(workspace: Workspace, input: CommandInput, ownerPid: number): Promise<Answer> {
  const command = findCommand(input.command);
  if (command === undefined) return { kind: 'silent' };
  const told = answerAtOnce(command, input.args);
  return told === null ? HANDLERS[command.name](workspace, input, ownerPid) : say(told);
}

type Handler = (workspace: Workspace, input: CommandInput, ownerPid: number) => Promise<Answer> | Answer;

/** What is not always needed is loaded when it is. */
const HANDLERS: Readonly<Record<CommandName, Handler>> = {
  loop: startLoop,
  resume: goOn,
  stop: async (workspace, input) => say((await stopLoop(workspace, loopOf(input))).message),
  pause: async (workspace, input) => say((await pauseLoop(workspace, loopOf(input))).message),
  hint: async (workspace, { session, args }) =>
    say((await hintLoop(workspace, { session, loop: null }, readHint(args))).message),
  status: showStatus,
  help: (_, { args }) => say(commandHelp(args)),
  doctor: async (workspace) => {
    const { diagnose, renderDiagnosis } = await import('../diagnose/diagnose.ts');
    return say(renderDiagnosis(await diagnose(workspace)));
  },
  research: async (workspace, { args }) => {
    const { researchCommand } = await import('../research/research-command.ts');
    return say(await researchCommand(workspace, args));
  },
  plan: async (workspace, { args }) => {
    const { planCommand } = await import('../planning/phases/plan-command.ts');
    return planCommand(workspace, args);
  },
  execute: async (workspace, input, ownerPid) => {
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
    const { quickCommand } = await import('../planning/writing/quick-command.ts');
    return quickCommand(workspace, input, ownerPid);
  },
  next: showProgress,
  progress: showProgress,
  setup: async (workspace, { args }) => {
    const { setUpCommand } = await import('../quota/set-up.ts');
    return setUpCommand(workspace, args);
  },
};

async function showProgress(workspace: Workspace, { command }: CommandInput): Promise<Answer> {
  const { progressCommand } = await import('../planning/phases/show-progress.ts');
  return progressCommand(workspace, command === 'next' ? 'next' : 'progress');
}

/** The loop that was named, else that of the session. */
function loopOf({ session, args }: CommandInput): { readonly session: string; readonly loop: string | null } {
  return { session, loop: readLoopId(args) };
}

async function startLoop(workspace: Workspace, input: CommandInput, ownerPid: number): Promise<Answer> {
  const parsed = parseArguments(input.args);
  if (parsed.status === 'refused') return say(parsed.reason);
  const { request } = parsed;
  const { session, transcriptPath } = input;
  const armed = await armLoop(workspace, { session, request, transcriptPath, ownerPid });
  if (armed.status === 'refused') return say(armed.reason);
  return { kind: 'context', context: armed.context, notice: armed.notice };
}

async function showStatus(workspace: Workspace, { session }: CommandInput): Promise<Answer> {
  const { notebookStatus } = await import('../quota/show-quota.ts');
  const loops = listLoops(workspace);
  const notebook = notebookStatus(workspace);
  return say(renderStatus({ loops, session, now: workspace.now(), notebook }));
}

async function goOn(workspace: Workspace, input: CommandInput, ownerPid: number): Promise<Answer> {
  const { session } = input;
  const request = { session, loop: null, ...readResume(input.args), ownerPid, tellsHints: true };
  const resumed = await resumeLoop(workspace, request);
  if (resumed.status === 'refused' || resumed.loop === null) return say(resumed.message);
  const told = resumed.hints.map((untold) => prose`Hint from the user: ${typedLine(untold, 4000)}`);
  const first = await contextFor(workspace, resumed.loop, resumed.reported);
  const context = joinProse([first, ...(told.length === 0 ? [] : [fitProse(told, 6000)])], '\n');
  return { kind: 'context', context, notice: `msw ▸ ${resumed.message}` };
}

function say(text: string): Answer {
  return { kind: 'answer', text };
}
