// Takes the verify commands of a plan as checks. They come from a file, so each must be trusted for this
// project in exactly this wording before it may run.

import { resolve } from 'node:path';
import { appendJournal } from '../../adapters/files/journal.ts';
import { projectFile } from '../../adapters/files/place.ts';
import { type FileText, readText } from '../../adapters/files/read-file.ts';
import { isTrusted } from '../../adapters/files/trust-store.ts';
import { parseCheck } from '../../core/checks/parse-check.ts';
import type { Check } from '../../core/loop/loop.ts';
import { verifyCommands } from '../../core/planning/verify-commands.ts';
import { findProject } from '../planning/find-planning.ts';
import { isoTime, type Workspace } from '../workspace.ts';

export type PlanChecks =
  | { readonly status: 'ok'; readonly checks: readonly Check[] }
  | { readonly status: 'refused'; readonly reason: string };

export async function planChecks(workspace: Workspace, plan: string): Promise<PlanChecks> {
  const path = resolve(workspace.project, plan);
  const file = readPlanFile(workspace.project, plan);
  if (file.status !== 'ok') {
    const why = file.status === 'refused' ? `, ${file.reason}` : '';
    return {
      status: 'refused',
      reason: `The plan ${path} cannot be read${why}: give --plan a file of this project.`,
    };
  }
  const commands = verifyCommands(file.text);
  if (commands.length === 0) {
    return {
      status: 'refused',
      reason: `The plan ${path} has no verify command: write one as <verify><automated>COMMAND</automated></verify>.`,
    };
  }
  const untrusted = commands.filter(
    (command) => !isTrusted(workspace.userFolder, workspace.project, command),
  );
  if (untrusted.length > 0) {
    await appendJournal(
      workspace.project,
      { event: 'untrusted-commands', plan: path, commands: untrusted },
      isoTime(workspace),
    );
    const list = untrusted.map((command) => `\n  ${command}`).join('');
    return {
      status: 'refused',
      reason: `The plan's commands run only when you trust them for this project. Not trusted yet:${list}\nRead them, then allow each in a terminal: ${cliCommand(workspace)} trust add "COMMAND"`,
    };
  }
  const checks = commands.map((command) => ({
    name: parseCheck(command).name,
    command,
    origin: 'plan' as const,
  }));
  return { status: 'ok', checks };
}

/** @param plan absolute, or from the project. It may be of the planned project around this one. */
export function readPlanFile(project: string, plan: string): FileText {
  const path = resolve(project, plan);
  return readText(path, projectFile(findProject(path) ?? project));
}

/** How the user calls the command line of this very plugin. */
export function cliCommand(workspace: Workspace): string {
  const root = workspace.env.CLAUDE_PLUGIN_ROOT;
  return root === undefined ? 'msw-protocol' : `node "${resolve(root, 'dist', 'cli.mjs')}"`;
}
