// Takes the verify commands of a plan as checks. They come from a file, so each must be trusted for this
// project in exactly this wording before it may run.

import { resolve } from 'node:path';
import { projectFile } from '../../adapters/files/place.ts';
import { type FileText, readText } from '../../adapters/files/read-file.ts';
import { parseCheck } from '../../core/checks/parse-check.ts';
import type { Check } from '../../core/loop/loop.ts';
import { verifyCommands } from '../../core/planning/rules/verify-commands.ts';
import { findProject } from '../planning/documents/find-planning.ts';
import { untrustedCommands } from '../trust/plan-trust.ts';
import { settleTrust } from '../trust/settle-trust.ts';
import type { Workspace } from '../workspace/workspace.ts';

export type PlanChecks =
  | { readonly status: 'ok'; readonly checks: readonly Check[] }
  | { readonly status: 'refused'; readonly reason: string };

/** @param trust the digest that the user typed; null for none */
export async function planChecks(
  workspace: Workspace,
  plan: string,
  trust: string | null,
): Promise<PlanChecks> {
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
  const untrusted = await settleTrust(workspace, {
    named: [{ plan: path, commands: untrustedCommands(workspace, [file.text]) }],
    typed: trust,
    whose: 'The plan names',
    allow: (digest) => `the same command with --trust ${digest}`,
  });
  if (untrusted !== null) return { status: 'refused', reason: untrusted };
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
