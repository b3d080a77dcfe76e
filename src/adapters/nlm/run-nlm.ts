// Runs nlm once: no shell, no input, its own wall clock, and nothing of it left running afterwards.

import { tmpdir } from 'node:os';
import { execa } from 'execa';
import { errorCode } from '../files/error-code.ts';
import { endWithUs } from '../process/end-with-us.ts';
import { killTree } from '../process/kill-tree.ts';
import type { NlmRun } from './nlm-result.ts';

export interface NlmCall {
  readonly executable: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly limitMs: number;
}

const MOST_OUTPUT = 8 * 1024 * 1024;

export async function runNlm({ executable, args, env, limitMs }: NlmCall): Promise<NlmRun> {
  const child = execa(executable, [...args], {
    env,
    extendEnv: false,
    // Neither the project nor its files play any part in what nlm does.
    cwd: tmpdir(),
    stdin: 'ignore',
    reject: false,
    maxBuffer: MOST_OUTPUT,
    detached: process.platform !== 'win32',
    windowsHide: true,
    cleanup: false,
  });
  const { pid } = child;
  if (pid === undefined) return ended(await child, false);
  const release = endWithUs(pid);
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    void killTree(pid);
  }, limitMs);
  try {
    return ended(await child, timedOut);
  } finally {
    clearTimeout(timer);
    release();
  }
}

function ended(
  result: { exitCode?: number | undefined; stdout: string; stderr: string; cause?: unknown },
  timedOut: boolean,
): NlmRun {
  const { exitCode, stdout, stderr } = result;
  const startError = exitCode === undefined ? errorCode(result.cause ?? result) : null;
  return { exitCode: exitCode ?? null, stdout, stderr, timedOut, startError };
}
