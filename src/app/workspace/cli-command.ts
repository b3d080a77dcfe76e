// How the user, and Claude, call the command line of this very plugin.

import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { startInBackground } from '../../adapters/process/start-in-background.ts';
import { type Prose, prose } from '../../core/text/prose.ts';
import { typedExactly } from '../../core/text/typed.ts';
import type { Workspace } from './workspace.ts';

export function cliCommand(workspace: Workspace): Prose {
  const root = workspace.env.CLAUDE_PLUGIN_ROOT;
  // The client names its plugin's folder, and a shell needs it as it is.
  return root === undefined
    ? prose`msw-protocol`
    : prose`node "${typedExactly(resolve(root, 'dist', 'cli.mjs'))}"`;
}

/** Starts it as a process that outlives this one; false when it is missing from the plugin. */
export function startCli(args: readonly string[], env: Workspace['env']): boolean {
  const program = cliProgram(process.argv[1]);
  if (program !== null) startInBackground([program, ...args], env);
  return program !== null;
}

/** Next to the program that runs now. */
function cliProgram(program: string | undefined): string | null {
  if (program === undefined || !existsSync(program)) return null;
  const folder = dirname(realpathSync(program));
  return [join(folder, '..', 'cli.mjs'), join(folder, 'cli.mjs')].find((path) => existsSync(path)) ?? null;
}
