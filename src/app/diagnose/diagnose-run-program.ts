// Asks an installed program for its version: no shell, no input, a time limit, nothing left running.

import { tmpdir } from 'node:os';
import { execa } from 'execa';
import { killTree } from '../../adapters/process/kill-tree.ts';
import type { Environment } from '../workspace.ts';

const LIMIT_MS = 8_000;

/** The first line that `<executable> --version` prints; null when it prints none in time. */
export async function askVersion(
  executable: string,
  env: Environment,
  limitMs = LIMIT_MS,
): Promise<string | null> {
  const child = execa(executable, ['--version'], {
    env: definedOf(env),
    extendEnv: false,
    // Windows looks for programs in the working folder first.
    cwd: tmpdir(),
    stdin: 'ignore',
    reject: false,
    maxBuffer: 64 * 1024,
    detached: process.platform !== 'win32',
    windowsHide: true,
  });
  const { pid } = child;
  const timer = setTimeout(() => {
    if (pid !== undefined) void killTree(pid);
  }, limitMs);
  try {
    const { exitCode, stdout } = await child;
    const line = stdout.trim().split('\n')[0]?.trim() ?? '';
    return exitCode === 0 && line !== '' ? line : null;
  } finally {
    clearTimeout(timer);
  }
}

function definedOf(env: Environment): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
