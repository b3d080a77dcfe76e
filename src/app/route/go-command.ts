// `/msw:go`: runs the way that state alone decides, or leaves the choice among the open ones to Claude.

import type { CommandInput } from '../../adapters/claude-code/hook-input.ts';
import type { CommandName, Way } from '../../core/commands/slash-commands.ts';
import { LONGEST_REASON } from '../../core/route/chain.ts';
import { renderChoice, renderRoute } from '../../core/route/choice-text.ts';
import type { ProjectState } from '../../core/route/project-state.ts';
import { type GoRequest, hasTask, readGo } from '../../core/route/read-go.ts';
import { settle } from '../../core/route/settle.ts';
import { type Line, readLine } from '../../core/route/ways.ts';
import { type Answer, say, sayLines, silent } from '../../core/text/answer.ts';
import { prose } from '../../core/text/prose.ts';
import { shown } from '../../core/text/shown.ts';
import { cliCommand } from '../workspace/cli-command.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { asCommand, carryOut, type Gone, noteWay, type RunLine } from './carry-out.ts';
import { chains, readChain } from './chain-record.ts';
import { keepPending, pendings } from './pending-way.ts';
import { readProjectState, runKnownChecks } from './read-state.ts';
import { endChain, takeChainStep } from './take-chain-step.ts';

export interface OpenWays {
  readonly run: RunLine;
  readonly close: (how: NonNullable<GoRequest['close']>) => Promise<Answer>;
}

export async function goCommand(workspace: Workspace, input: CommandInput, ways: OpenWays): Promise<Gone> {
  const only = (answer: Answer): Gone => ({ answer, command: 'go' });
  const { session } = input;
  const typed = readGo(input.args);
  if (typed.status === 'refused') return only(say(typed.reason));
  const { request } = typed;
  if (request.close !== null) return only(await ways.close(request.close));
  if (request.until !== null) {
    // Typed again, as after Esc: a person wants the interrupted step again.
    if (input.isStep !== true) chains.forget(workspace, session);
    return goOnUntil(workspace, session, request.until, ways.run);
  }
  const state = await stateFor(workspace, request, session);
  const settled = settle(state, request);
  if (request.explain) return only({ kind: 'answer', text: shown(renderRoute(state, settled)) });
  // A task that was typed before is no longer what the user wants.
  pendings.forget(workspace, session);
  if (settled === null) return only(leaveToClaude(workspace, session, request.typed, state));
  const { because } = settled;
  const way: Way | 'ask' = settled.kind === 'run' ? settled.way : 'ask';
  const line = settled.kind === 'run' ? settled.line : null;
  await noteWay(workspace, session, { way, line, because, task: request.task, by: 'state' });
  if (settled.kind === 'tell') return only(sayLines(`msw ▸ yours to decide: ${because}`));
  return carryOut(workspace, { ...settled, task: request.task }, ways.run);
}

/** Runs the checks when nothing else shows what there is to do. */
async function stateFor(workspace: Workspace, request: GoRequest, session: string): Promise<ProjectState> {
  const state = await readProjectState(workspace, session);
  const { said } = request;
  const nothingElse = !hasTask(request) && state.plan === null && state.loop === null;
  if (!nothingElse || (said !== null && said !== 'loop')) return state;
  return { ...state, checks: await runKnownChecks(workspace.project, state.checks) };
}

function leaveToClaude(workspace: Workspace, session: string, typed: string, state: ProjectState): Answer {
  if (!keepPending(workspace, session, typed))
    return say(
      'This session has no id that MSW could keep the task under: name its way, /msw:go "TASK" --as loop',
    );
  const take = prose`${cliCommand(workspace)} route take`;
  return { kind: 'context', context: renderChoice(state, take), notice: null };
}

/** The next step of the session's chain. One that is answered without Claude needs a person, so the chain ends. */
async function goOnUntil(
  workspace: Workspace,
  session: string,
  budget: NonNullable<GoRequest['until']>,
  run: RunLine,
): Promise<Gone> {
  const taken = await takeChainStep(workspace, session, budget);
  if (taken.kind === 'end') return { command: 'go', answer: taken.answer };
  const line: Line | null = readLine(taken.command);
  // A step is never /msw:go itself.
  if (line === null) return { command: 'go', answer: silent };
  const answer = await run(line);
  const command: CommandName = line.command;
  if (answer.kind === 'context') {
    const step = `msw ▸ step ${taken.number}: ${taken.command} · ${taken.because}`;
    const notice = [step, answer.notice].filter((one) => one !== null).join('\n');
    return {
      command,
      answer: { ...answer, context: asCommand(workspace, line.command, answer.context), notice },
    };
  }
  const chain = readChain(workspace, session);
  if (chain === null) return { command: 'go', answer };
  if (answer.kind !== 'answer') {
    const why = `${taken.command} had nothing to do.`;
    return { command: 'go', answer: (await endChain(workspace, chain, { why, type: taken.command })).answer };
  }
  // It says what to type.
  const [first = '', ...more] = answer.text.split('\n');
  const { answer: end } = await endChain(workspace, chain, { why: first, type: null });
  const report = end.kind === 'answer' ? end.text : '';
  const isTold = more.length === 0 && first.length <= LONGEST_REASON;
  return { command: 'go', answer: isTold ? end : sayLines(`${report}\n\n${answer.text}`) };
}
