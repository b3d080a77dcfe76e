// `/msw:go`: chooses the way of a task, says so, and runs the command of that way.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CommandInput } from '../../adapters/claude-code/hook-input.ts';
import { appendJournal } from '../../adapters/files/journal.ts';
import { mswPath, openMswSubfolder } from '../../adapters/files/msw-folder.ts';
import { writeFileAtomic } from '../../adapters/files/write-file-atomic.ts';
import { type CommandName, findCommand } from '../../core/commands/slash-commands.ts';
import { type Answer, say, sayLines, silent } from '../../core/report/answer.ts';
import { chooseRoute, inQuotes, type Route, typedCommand } from '../../core/route/choose-route.ts';
import { type GoRequest, readGo } from '../../core/route/read-go.ts';
import { otherWays, renderRoute, routeLine } from '../../core/route/route-text.ts';
import type { Signals } from '../../core/route/signals.ts';
import { redact } from '../../core/secrets/redact.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import { joinProse, literal, type Prose, prose } from '../../core/text/prose.ts';
import { isoTime, type Workspace } from '../workspace/workspace.ts';
import { readChain } from './chain-record.ts';
import { commandText } from './command-text.ts';
import { readSignals, runKnownChecks } from './read-signals.ts';
import { endChain, takeChainStep } from './take-chain-step.ts';

/** The answer, and the command that Claude works on. */
export interface Gone {
  readonly answer: Answer;
  readonly command: CommandName;
}

export type OtherCommand = Exclude<CommandName, 'go'>;

export interface Ways {
  /** Answers another command as if it had been typed. */
  readonly run: (command: OtherCommand, args: string) => Promise<Answer>;
  readonly close: (how: NonNullable<GoRequest['close']>) => Promise<Answer>;
}

export async function goCommand(workspace: Workspace, input: CommandInput, ways: Ways): Promise<Gone> {
  const only = (answer: Answer): Gone => ({ answer, command: 'go' });
  const typed = readGo(input.args);
  if (typed.status === 'refused') return only(say(typed.reason));
  const { request } = typed;
  if (request.close !== null) return only(await ways.close(request.close));
  if (request.until !== null) return goOnUntil(workspace, input.session, request.until, ways);
  const signals = await signalsFor(workspace, request, input.session);
  const route = chooseRoute(signals, request.said);
  if (request.explain) return only({ kind: 'answer', text: renderRoute(route, signals) });
  await noteRoute(workspace, route, { signals, session: input.session });
  const line = `msw ▸ ${routeLine(route)}`;
  const way = wayOf(workspace, route, request);
  if (way === null) return only(sayLines(line));
  const answer = await ways.run(way.command, way.args);
  return { command: way.command, answer: withRoute(workspace, answer, { route, signals, line, ...way }) };
}

/** The next step of the session's chain. One that is answered without Claude needs a person, so the chain ends. */
async function goOnUntil(
  workspace: Workspace,
  session: string,
  budget: NonNullable<GoRequest['until']>,
  ways: Ways,
): Promise<Gone> {
  const taken = await takeChainStep(workspace, session, budget);
  if (taken.kind === 'end') return { command: 'go', answer: taken.answer };
  const { command, args } = read(taken.command);
  // A step is never /msw:go itself.
  const answer = command === 'go' ? silent : await ways.run(command, args);
  if (command === 'go') return { command, answer };
  if (answer.kind === 'context') {
    const line = `msw ▸ step ${taken.number}: ${taken.command} · ${taken.because}`;
    const notice = [line, answer.notice].filter((one) => one !== null).join('\n');
    return { command, answer: { ...answer, context: asCommand(workspace, command, answer.context), notice } };
  }
  const chain = readChain(workspace, session);
  const why = answer.kind === 'answer' ? answer.text : `${taken.command} had nothing to do.`;
  if (chain === null) return { command: 'go', answer };
  const { answer: end } = await endChain(workspace, chain, { why, type: taken.command });
  // The command's own answer has every line that the user has to read.
  const report = end.kind === 'answer' ? end.text : '';
  return { command: 'go', answer: answer.kind === 'answer' ? sayLines(`${report}\n\n${answer.text}`) : end };
}

/** Runs the checks when nothing else shows what there is to do. */
async function signalsFor(workspace: Workspace, request: GoRequest, session: string): Promise<Signals> {
  const { task, loopOptions, said } = request;
  const signals = await readSignals(workspace, { task, loopOptions, session });
  const nothingElse = signals.task === null && signals.plan === null && signals.loop === null;
  const matters = said === null || said === 'loop';
  if (!matters || !(nothingElse || signals.task?.isVague)) return signals;
  return { ...signals, checks: await runKnownChecks(workspace.project, signals.checks) };
}

interface Carried {
  readonly command: OtherCommand;
  readonly args: string;
}

/** Null when a person has to decide or add something first. */
function wayOf(workspace: Workspace, { path, command }: Route, { task, typed }: GoRequest): Carried | null {
  const { command: found, args } = read(command ?? '');
  if (path === 'ask' || path === 'close' || found === 'go') return null;
  if (found === 'loop')
    return { command: 'loop', args: task === null ? 'Make the failing checks pass.' : typed };
  if (found === 'init') return { command: 'init', args: args || fromTask(workspace, task) };
  return { command: found, args: TAKE_TASK.has(found) ? inQuotes(task ?? '') : args };
}

function read(line: string): { readonly command: CommandName; readonly args: string } {
  const [, name = '', args = ''] = /^\/msw:([a-z]+)(?: (.*))?$/.exec(line) ?? [];
  return { command: findCommand(name)?.name ?? 'go', args };
}

const TAKE_TASK: ReadonlySet<CommandName> = new Set(['quick', 'research', 'recall']);

/** Planning begins with the task. */
function fromTask({ project }: Workspace, task: string | null): string {
  if (task === null) return '';
  const folder = openMswSubfolder(project, 'init');
  if (folder.status === 'refused') return '';
  writeFileAtomic(join(folder.path, 'task.md'), `${task}\n`);
  return '--from .msw/init/task.md';
}

interface Chosen extends Carried {
  readonly route: Route;
  readonly signals: Signals;
  readonly line: string;
}

/** The user first reads which way was chosen; Claude reads what to do there. */
function withRoute(workspace: Workspace, answer: Answer, { command, route, signals, line }: Chosen): Answer {
  const others = otherWays(route, signals);
  if (answer.kind === 'answer') return sayLines(`${line}\n${others}\n\n${answer.text}`);
  if (answer.kind !== 'context') return answer;
  const notice = [`${line} ${others}`, answer.notice].filter((one) => one !== null).join('\n');
  return { ...answer, context: asCommand(workspace, command, answer.context), notice };
}

function asCommand(workspace: Workspace, command: OtherCommand, context: Prose): Prose {
  return joinProse(
    [
      prose`MSW does this as /msw:${literal(command)}: first what that command says, then what its hook added.`,
      commandText(workspace, command),
      context,
    ],
    '\n\n',
  );
}

/** An `ask` leaves nothing in a project that MSW has not worked in. */
async function noteRoute(
  workspace: Workspace,
  route: Route,
  { signals, session }: { readonly signals: Signals; readonly session: string },
): Promise<void> {
  const { project } = workspace;
  if (route.path === 'ask' && !existsSync(mswPath(project))) return;
  const task = signals.task?.text ?? null;
  const kept = (text: string | null) => (text === null ? null : redact(plainLine(text, 200)));
  await appendJournal(
    project,
    {
      event: 'route-chosen',
      ...{ session, path: route.path, rule: route.rule, reason: redact(route.because) },
      command: kept(typedCommand(route, task)),
      task: kept(task),
    },
    isoTime(workspace),
  );
}
