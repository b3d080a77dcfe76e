// Carries out a way: the command's own handler runs, the person reads which way it is and why, and Claude reads what
// that command says.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { mswPath, openMswSubfolder } from '../../adapters/files/msw-folder.ts';
import { writeFileAtomic } from '../../adapters/files/write-file-atomic.ts';
import { appendJournal } from '../../adapters/log/journal.ts';
import type { CommandName, Way } from '../../core/commands/slash-commands.ts';
import { wayLine } from '../../core/route/choice-text.ts';
import type { Line } from '../../core/route/ways.ts';
import { redact } from '../../core/secrets/redact.ts';
import { type Answer, sayLines } from '../../core/text/answer.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import { joinProse, literal, type Prose, prose } from '../../core/text/prose.ts';
import { isoNow, type Workspace } from '../workspace/workspace.ts';
import { commandText } from './command-text.ts';

/** The answer, and the command that Claude works on. */
export interface Gone {
  readonly answer: Answer;
  readonly command: CommandName;
}

/** Answers another command as if it had been typed. */
export type RunLine = (line: Line) => Promise<Answer>;

interface Carried {
  readonly way: Way;
  /** Null when Claude works without a command. */
  readonly line: Line | null;
  readonly because: string;
  /** Null for none. */
  readonly task: string | null;
}

export async function carryOut(
  workspace: Workspace,
  { way, line, because, task }: Carried,
  run: RunLine,
): Promise<Gone> {
  const first = wayLine(way, because);
  if (line === null)
    return { command: 'go', answer: { kind: 'context', context: JUST_DO_IT, notice: first } };
  const { command } = line;
  const answer = await run(command === 'init' ? withTask(workspace, line, task) : line);
  if (answer.kind === 'answer') return { command, answer: sayLines(`${first}\n\n${answer.text}`) };
  if (answer.kind !== 'context') return { command, answer };
  const notice = [first, answer.notice].filter((one) => one !== null).join('\n');
  return { command, answer: { ...answer, context: asCommand(workspace, command, answer.context), notice } };
}

const JUST_DO_IT = prose`MSW does nothing for this task: no loop runs, and nothing is recorded. Answer it, ask the user what is missing, or do it yourself, as if it had been typed without /msw:go.`;

/** What Claude reads, so that it works as if the command had been typed. */
export function asCommand(workspace: Workspace, command: Line['command'], context: Prose): Prose {
  return joinProse(
    [
      prose`MSW does this as /msw:${literal(command)}: first what that command says, then what its hook added.`,
      commandText(workspace, command),
      context,
    ],
    '\n\n',
  );
}

/** Planning begins with the task. */
function withTask({ project }: Workspace, line: Line, task: string | null): Line {
  const folder = task === null ? null : openMswSubfolder(project, 'init');
  if (folder === null || folder.status === 'refused') return line;
  writeFileAtomic(join(folder.path, 'task.md'), `${task}\n`);
  return { ...line, args: `${line.args} --from .msw/init/task.md`.trim() };
}

/** Who decided: `state`, the user or Claude. */
interface Noted extends Omit<Carried, 'way'> {
  readonly way: Way | 'ask';
  readonly by: 'state' | 'claude';
}

/** Nothing is left in a project that MSW has not worked in, unless a command begins to work there; and never for `do`. */
export async function noteWay(
  workspace: Workspace,
  session: string,
  { way, line, because, task, by }: Noted,
): Promise<void> {
  const { project } = workspace;
  if (way === 'do' || (line === null && !existsSync(mswPath(project)))) return;
  const kept = (text: string | null) => (text === null ? null : redact(plainLine(text, 200)));
  const command = line === null ? null : `/msw:${line.command} ${line.args}`.trim();
  await appendJournal(
    project,
    {
      event: 'route-chosen',
      ...{ session, path: way, rule: by, reason: redact(plainLine(because, 300)) },
      ...{ command: kept(command), task: kept(task) },
    },
    isoNow(workspace),
  );
}
