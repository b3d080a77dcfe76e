// How the user and Claude call this plugin's command line.

import { resolve } from 'node:path';
import { startInBackground } from '../../adapters/process/start-in-background.ts';
import { type Prose, prose } from '../../core/text/prose.ts';
import { typedExactly } from '../../core/text/typed.ts';
import { ownProgram } from './own-program.ts';
import type { Workspace } from './workspace.ts';

export function cliCommand(workspace: Workspace): Prose {
  const root = workspace.env.CLAUDE_PLUGIN_ROOT;
  // The client sets the plugin's folder; a shell needs the exact path.
  return root === undefined
    ? prose`msw-protocol`
    : prose`node "${typedExactly(resolve(root, 'dist', 'cli.mjs'))}"`;
}

/** Starts the command line as a process that outlives this one; false when it is missing from the plugin. */
export function startCli(args: readonly string[], env: Workspace['env']): boolean {
  const program = ownProgram();
  if (program !== null) startInBackground([program, ...args], env);
  return program !== null;
}
