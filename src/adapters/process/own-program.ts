// Finds this plugin's command line, whichever of the plugin's programs is running.

import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** An absolute path; null when the program is missing. */
export function ownProgram(running: string | undefined = process.argv[1]): string | null {
  if (running === undefined || !existsSync(running)) return null;
  const folder = dirname(realpathSync(running));
  return [join(folder, '..', 'cli.mjs'), join(folder, 'cli.mjs')].find((path) => existsSync(path)) ?? null;
}

/** Its path even where it is missing. This file is in the plugin's `dist/` or, when run from source, in its `src/`. */
export function programOfPlugin(): string {
  // Node knows the folder of an ES module since 20.11.
  let root = import.meta.dirname ?? dirname(process.argv[1] ?? '.');
  while (!existsSync(join(root, '.claude-plugin')) && dirname(root) !== root) root = dirname(root);
  return join(root, 'dist', 'cli.mjs');
}

export const NO_PROGRAM = 'The command line of MSW is missing from the plugin: install the plugin again.';
