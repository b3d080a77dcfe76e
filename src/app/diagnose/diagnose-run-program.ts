// Asks an installed program for its version: no shell, no input, a time limit, nothing left running.

import { runProgram } from '../../adapters/process/run-program.ts';
import type { Workspace } from '../workspace/workspace.ts';

const LIMIT_MS = 8_000;

/** The first line that `<executable> --version` prints; null when it prints none in time. */
export async function askVersion(
  executable: string,
  { env, project }: Pick<Workspace, 'env' | 'project'>,
  limitMs = LIMIT_MS,
): Promise<string | null> {
  const call = { executable, args: ['--version'], env, projectRoot: project, limitMs };
  const { exitCode, stdout } = await runProgram(call);
  const line = stdout.trim().split('\n')[0]?.trim() ?? '';
  return exitCode === 0 && line !== '' ? line : null;
}
