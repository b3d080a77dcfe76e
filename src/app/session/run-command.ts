// The slash commands. All but `/msw:loop` and `/msw:resume` are answered here and now, without a model call.

import { type HookAnswer, silent } from '../../adapters/claude-code/hook-answer.ts';
import type { CommandInput } from '../../adapters/claude-code/hook-input.ts';
import { rememberCommand } from '../../adapters/files/session-commands.ts';
import { grantsOf } from '../../core/grants/granted-calls.ts';
import { readHint, readLoopId, readResume } from '../../core/loop/control-arguments.ts';
import { parseArguments } from '../../core/loop/parse-arguments.ts';
import { renderStatus } from '../../core/report/status-text.ts';
import { fitProse, joinProse, prose } from '../../core/text/prose.ts';
import { typedLine } from '../../core/text/typed.ts';
import { armLoop } from '../loop/arm-loop.ts';
import type { Control } from '../loop/control.ts';
import { hintLoop, listLoops, pauseLoop, stopLoop } from '../loop/control-loop.ts';
import { resumeLoop } from '../loop/resume-loop.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { contextFor } from './recover.ts';

export async function runCommand(
  workspace: Workspace,
  input: CommandInput,
  ownerPid: number,
): Promise<HookAnswer> {
  const answer = await answerCommand(workspace, input, ownerPid);
  // From here on Claude works on it: the calls that this takes pass without a question.
  const { session, command } = input;
  if (answer.kind === 'context' && grantsOf(command).length > 0)
    rememberCommand(workspace.userFolder, session, { project: workspace.project, command }, workspace.now());
  return answer;
}

async function answerCommand(
  workspace: Workspace,
  input: CommandInput,
  ownerPid: number,
): Promise<HookAnswer> {
  switch (input.command) {
    case 'loop':
      return startLoop(workspace, input, ownerPid);
    case 'resume':
      return goOn(workspace, input, ownerPid);
    case 'stop':
      return answer(await stopLoop(workspace, { session: input.session, loop: readLoopId(input.args) }));
    case 'pause':
      return answer(await pauseLoop(workspace, { session: input.session, loop: readLoopId(input.args) }));
    case 'hint':
      return answer(await hintLoop(workspace, { session: input.session, loop: null }, readHint(input.args)));
    case 'status':
      return showStatus(workspace, input.session);
    case 'doctor': {
      const { diagnose, renderDiagnosis } = await import('../diagnose/diagnose.ts');
      return { kind: 'answer', text: renderDiagnosis(await diagnose(workspace)) };
    }
    case 'research': {
      const { researchCommand } = await import('../research/research-command.ts');
      return { kind: 'answer', text: await researchCommand(workspace, input.args) };
    }
    case 'plan': {
      const { planCommand } = await import('../planning/phases/plan-command.ts');
      return planCommand(workspace, input.args);
    }
    case 'execute': {
      const { executeCommand } = await import('../planning/execution/execute-command.ts');
      return executeCommand(workspace, input, ownerPid);
    }
    case 'map': {
      const { mapCommand } = await import('../mapping/map-command.ts');
      return mapCommand(workspace, input.args);
    }
    case 'verify': {
      const { verifyCommand } = await import('../planning/verification/verify-command.ts');
      return verifyCommand(workspace, input.args);
    }
    case 'init': {
      const { initCommand } = await import('../planning/writing/init-command.ts');
      return initCommand(workspace, input.args);
    }
    case 'discuss': {
      const { discussCommand } = await import('../planning/writing/discuss-command.ts');
      return discussCommand(workspace, input.args);
    }
    case 'quick': {
      const { quickCommand } = await import('../planning/writing/quick-command.ts');
      return quickCommand(workspace, input, ownerPid);
    }
    case 'progress':
    case 'next': {
      const { progressCommand } = await import('../planning/phases/show-progress.ts');
      return progressCommand(workspace, input.command);
    }
    case 'setup': {
      const { setUpCommand } = await import('../quota/set-up-command.ts');
      return setUpCommand(workspace, input.args);
    }
    default:
      return silent;
  }
}

async function startLoop(workspace: Workspace, input: CommandInput, ownerPid: number): Promise<HookAnswer> {
  const parsed = parseArguments(input.args);
  if (parsed.status === 'refused') return { kind: 'answer', text: parsed.reason };
  const { request } = parsed;
  const { session, transcriptPath } = input;
  const armed = await armLoop(workspace, { session, request, transcriptPath, ownerPid });
  if (armed.status === 'refused') return { kind: 'answer', text: armed.reason };
  return { kind: 'context', event: 'UserPromptExpansion', context: armed.context, notice: armed.notice };
}

async function showStatus(workspace: Workspace, session: string): Promise<HookAnswer> {
  const { notebookStatus } = await import('../quota/notebook-status.ts');
  const loops = listLoops(workspace);
  const notebook = notebookStatus(workspace);
  return { kind: 'answer', text: renderStatus({ loops, session, now: workspace.now(), notebook }) };
}

async function goOn(workspace: Workspace, input: CommandInput, ownerPid: number): Promise<HookAnswer> {
  const { session } = input;
  const request = { session, loop: null, ...readResume(input.args), ownerPid, tellsHints: true };
  const resumed = await resumeLoop(workspace, request);
  if (resumed.status === 'refused' || resumed.loop === null) return answer(resumed);
  const told = resumed.hints.map((untold) => prose`Hint from the user: ${typedLine(untold, 4000)}`);
  const first = await contextFor(workspace, resumed.loop, resumed.reported);
  const context = joinProse([first, ...(told.length === 0 ? [] : [fitProse(told, 6000)])], '\n');
  return { kind: 'context', event: 'UserPromptExpansion', context, notice: `msw ▸ ${resumed.message}` };
}

function answer(control: Control): HookAnswer {
  return { kind: 'answer', text: control.message };
}
