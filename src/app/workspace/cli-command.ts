// How the user and Claude call this plugin's command line.

import { resolve } from 'node:path';
import { ownProgram, programOfPlugin } from '../../adapters/process/own-program.ts';
import { startInBackground } from '../../adapters/process/start-in-background.ts';
import {
  lineToType as line,
  type Program,
  programToType,
  wordToType,
} from '../../core/commands/line-to-type.ts';
import { type Prose, prose } from '../../core/text/prose.ts';
import { typedExactly } from '../../core/text/typed.ts';
import type { Workspace } from './workspace.ts';

export function cliCommand(workspace: Workspace): Prose {
  const root = workspace.env.CLAUDE_PLUGIN_ROOT;
  // The client sets the plugin's folder; a shell needs the exact path.
  return root === undefined ? ownCommand() : prose`node "${typedExactly(resolve(root, 'dist', 'cli.mjs'))}"`;
}

/**
 * The line that a person types for a call of the command line: `lineToType\`job cancel ${id}\``. Every message that asks
 * for one takes it from here, and ends with it, so that nobody has to guess where it ends.
 */
export function lineToType(words: TemplateStringsArray, ...values: readonly string[]): Prose {
  const { windows } = program();
  return line(program(), String.raw({ raw: words }, ...values.map((value) => wordToType(value, windows))));
}

/** The same for a call without values, such as `job list`. */
export function lineOf(call: string): Prose {
  return line(program(), call);
}

/** The same for somebody who is in a terminal: never a slash command. */
export function lineInTerminal(call: string): Prose {
  return prose`${ownCommand()} ${typedExactly(call)}`;
}

/** How a person calls this program. */
export function ownCommand(): Prose {
  return programToType(program());
}

function program(): Program {
  return { path: programOfPlugin(), windows: process.platform === 'win32' };
}

/** Starts the command line as a process that outlives this one; false when it is missing from the plugin. */
export function startCli(args: readonly string[], env: Workspace['env']): boolean {
  const program = ownProgram();
  if (program !== null) startInBackground([program, ...args], env);
  return program !== null;
}
