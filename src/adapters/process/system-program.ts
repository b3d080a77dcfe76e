// Where Windows keeps its own programs: a project must not be able to say where that is.

import { join } from 'node:path';
import { mayRun } from './find-program.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** @param name such as `cmd.exe` */
export function systemProgram(name: string, env: Environment, projectRoot: string): string {
  const named = join(env.SystemRoot ?? '', 'System32', name);
  return mayRun(named, projectRoot) ? named : join('C:\\Windows', 'System32', name);
}
