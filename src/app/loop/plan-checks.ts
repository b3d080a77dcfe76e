// Takes the verify commands of a plan as checks. They come from a file, so each must be trusted for this
// project in exactly this wording before it may run.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseCheck } from '../../core/checks/parse-check.ts';
import type { Check } from '../../core/loop/loop.ts';
import { verifyCommands } from '../../core/planning/verify-commands.ts';
import { type Prose, prose } from '../../core/text/prose.ts';
import { typedExactly } from '../../core/text/typed.ts';
import { untrustedCommands } from '../planning/execution/plan-trust.ts';
import { settleTrust } from '../planning/settle-trust.ts';
import type { Workspace } from '../workspace.ts';

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
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return {
      status: 'refused',
      reason: `The plan ${path} cannot be read: give --plan a file of this project.`,
    };
  }
  const commands = verifyCommands(text);
  if (commands.length === 0) {
    return {
      status: 'refused',
      reason: `The plan ${path} has no verify command: write one as <verify><automated>COMMAND</automated></verify>.`,
    };
  }
  const untrusted = await settleTrust(workspace, {
    named: [{ plan: path, commands: untrustedCommands(workspace, [text]) }],
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

/** How the user calls the command line of this very plugin. */
export function cliCommand(workspace: Workspace): Prose {
  const root = workspace.env.CLAUDE_PLUGIN_ROOT;
  // The client names its plugin's folder, and a shell needs it as it is.
  return root === undefined
    ? prose`msw-protocol`
    : prose`node "${typedExactly(resolve(root, 'dist', 'cli.mjs'))}"`;
}
