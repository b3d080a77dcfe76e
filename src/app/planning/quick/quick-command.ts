// `/msw:quick`: creates the folders of a small task and hands its planning to Claude; `--go ID` arms a loop on the
// plan's commands, once the user allows them.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CommandInput } from '../../../adapters/claude-code/hook-input.ts';
import { openMswSubfolder } from '../../../adapters/files/msw-folder.ts';
import { openDocumentFolder } from '../../../adapters/files/write-document.ts';
import { writeFileAtomic } from '../../../adapters/files/write-file-atomic.ts';
import { writePage } from '../../../adapters/files/write-page.ts';
import { requestDefaults } from '../../../core/commands/loop-options.ts';
import { readPlan } from '../../../core/planning/documents/plan.ts';
import { namedFiles } from '../../../core/planning/execution/plan-work.ts';
import { planFormat } from '../../../core/planning/phases/plan-format.ts';
import { quickBrief, quickId, quickSlug } from '../../../core/planning/writing/quick-text.ts';
import { type Answer, say, sayLines } from '../../../core/text/answer.ts';
import { plainLine } from '../../../core/text/plain-line.ts';
import { joinProse, prose } from '../../../core/text/prose.ts';
import { quoteLine } from '../../../core/text/quote-line.ts';
import { quoteName } from '../../../core/text/quote-name.ts';
import { armLoop } from '../../loop/arm-loop.ts';
import { untrustedHooks } from '../../trust/commit-in-project.ts';
import { untrustedCommands } from '../../trust/plan-trust.ts';
import { settleTrust } from '../../trust/settle-trust.ts';
import { cliCommand } from '../../workspace/cli-command.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { documentText, isPlanningDocument } from '../documents/documents.ts';
import { findProject } from '../documents/find-planning.ts';
import { commitHurdle } from '../execution/execution-objections.ts';
import { beginPlans } from '../execution/track-plans.ts';
import {
  describedTask,
  findQuickTask,
  isComplete,
  openQuickTasks,
  quickPlace,
  quickPlan,
  quickProblems,
  quickRun,
} from './quick-task.ts';

const ITERATIONS = 8;

export async function quickCommand(
  workspace: Workspace,
  input: CommandInput,
  ownerPid: number,
): Promise<Answer> {
  const args = input.args.trim();
  const root = findProject(workspace.project) ?? workspace.project;
  if (!existsSync(join(root, '.planning', 'ROADMAP.md')))
    return say(
      'Small tasks belong to a planned project: begin with /msw:init, or give the task to /msw:loop.',
    );
  const [, id, trust = null] =
    /^--go(?:=|\s+)(\d{6}-[a-z0-9]{3})(?:\s+--trust(?:=|\s+)([0-9a-f]{16}))?$/.exec(args) ?? [];
  if (id !== undefined) return go(workspace, { input, ownerPid, root, id, trust });
  const task = args.replace(/^(["'])([\s\S]*)\1$/, '$2').trim();
  return task === '' || args.startsWith('--') ? howToType(root) : begin(workspace, root, task);
}

function howToType(root: string): Answer {
  const open = openQuickTasks(root).map((one) => `\n  ${plainLine(one, 240)}`);
  const planned = open.length === 0 ? '' : `. Planned:${open.slice(-MOST_LISTED).join('')}`;
  return sayLines(`Type /msw:quick "TASK", or /msw:quick --go ID for one that is planned${planned || '.'}`);
}

const MOST_LISTED = 10;

function begin(workspace: Workspace, root: string, task: string): Answer {
  const now = new Date(workspace.now());
  const seconds = now.getHours() * 3600 + now.getMinutes() * 60 + now.getSeconds();
  const id = quickId({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate(), seconds });
  const place = findQuickTask(root, id) ?? quickPlace(root, id, quickSlug(task));
  const own = openMswSubfolder(root, 'quick', id);
  if (own.status === 'refused') return say(`MSW cannot begin: ${own.reason}.`);
  const folder = openDocumentFolder(root, place.folder);
  if (folder.status === 'refused') return say(`MSW cannot begin: ${folder.reason}`);
  const from = `.msw/quick/${id}`;
  const read = ['.planning/STATE.md', '.planning/PROJECT.md', 'CLAUDE.md'].filter((path) =>
    isPlanningDocument(root, path),
  );
  writeFileAtomic(join(own.path, 'task.md'), `${plainLine(task, 200)}\n`);
  writePage(join(own.path, 'format.md'), planFormat());
  writePage(
    join(own.path, 'brief.md'),
    quickBrief({ id, description: task, plan: place.plan, format: `${from}/format.md`, read }),
  );
  const context = joinProse(
    [
      prose`MSW plans a small task (${quoteName(id)}).`,
      prose`CLI: ${cliCommand(workspace)}`,
      prose`ID: ${quoteName(id)}`,
      prose`ROOT: ${quoteName(root)}`,
      prose`BRIEF: ${quoteName(`${from}/brief.md`)}`,
      prose`PLAN: ${quoteName(place.plan)}`,
    ],
    '\n',
  );
  return { kind: 'context', context, notice: null };
}

interface Go {
  readonly input: CommandInput;
  readonly ownerPid: number;
  readonly root: string;
  readonly id: string;
  readonly trust: string | null;
}

async function go(workspace: Workspace, { input, ownerPid, root, id, trust }: Go): Promise<Answer> {
  const place = findQuickTask(root, id);
  if (place === null) return say(`There is no small task ${id}: plan one with /msw:quick "TASK".`);
  if (isComplete(place)) return say(`The small task ${id} is done: ${place.summary}.`);
  const [problem] = quickProblems(place);
  if (problem !== undefined) return say(`${place.plan} cannot be carried out. ${problem}`);
  const files = namedFiles(quickPlan(place)?.document ?? readPlan(''));
  const hurdle = await commitHurdle(root, workspace.env, { files, plan: `quick-${id}` });
  if (hurdle !== null)
    return say(`The task is not begun, because its work could not be committed: ${plainLine(hurdle, 400)}.`);
  const hooks = await untrustedHooks(workspace);
  const untrusted = await settleTrust(workspace, {
    named: [
      { plan: place.plan, commands: untrustedCommands(workspace, [documentText(root, place.plan) ?? '']) },
      hooks,
    ],
    typed: trust,
    whose:
      hooks.commands.length === 0 ? 'The plan names' : 'The plan, and the git hooks of this repository, name',
    allow: (digest) => `/msw:quick --go ${place.id} --trust ${digest}`,
  });
  if (untrusted !== null) return sayLines(untrusted);
  // The typed task now comes from a file that a repository may have shipped, so it is quoted.
  const typed = describedTask(place);
  const what = prose`Carry out ${quoteName(place.plan)}`;
  const task = typed === '' ? what : prose`${what}: ${quoteLine(typed, 200)}`;
  const request = { ...requestDefaults, task, plan: join(root, place.plan), maxIterations: ITERATIONS };
  const { session, transcriptPath } = input;
  const armed = await armLoop(workspace, { session, request, transcriptPath, ownerPid });
  if (armed.status === 'refused') return say(armed.reason);
  await beginPlans({ ...workspace, project: root }, [quickRun(place)], armed.loop.terms.id);
  const context = joinProse(
    [
      prose`MSW carries out a small task (${quoteName(id)}).`,
      prose`CLI: ${cliCommand(workspace)}`,
      prose`ID: ${quoteName(id)}`,
      prose`ROOT: ${quoteName(root)}`,
      prose`PLAN: ${quoteName(join(root, place.plan))}`,
      armed.context,
    ],
    '\n',
  );
  return { kind: 'context', context, notice: armed.notice };
}
