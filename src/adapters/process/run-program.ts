// Runs a program of the user's once: without a shell, with a time limit, and leaves nothing of it running.

import { execa } from 'execa';
import { errorCode } from '../files/error-code.ts';
import { endWithUs } from './end-with-us.ts';
import { neutralFolder, pathOutside } from './find-program.ts';
import { killTree } from './kill-tree.ts';

export interface ProgramCall {
  /** Absolute. */
  readonly executable: string;
  readonly args: readonly string[];
  /** In full; the project's folders are removed from its PATH, from which a program may start others. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** No program inside it is run. */
  readonly projectRoot: string;
  readonly limitMs: number;
  /** The path of a file that it reads as its input; nothing by default. */
  readonly input?: string;
}

/** The raw result of one run. */
export interface ProgramRun {
  /** Null when it did not exit by itself. */
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Killed by our own time limit. */
  readonly timedOut: boolean;
  /** Such as `ENOENT`, when it could not be started. */
  readonly startError: string | null;
}

const MOST_OUTPUT = 8 * 1024 * 1024;

export async function runProgram({
  executable,
  args,
  env,
  projectRoot,
  limitMs,
  input,
}: ProgramCall): Promise<ProgramRun> {
  const child = execa(executable, [...args], {
    env: outsideOf(env, projectRoot),
    extendEnv: false,
    cwd: neutralFolder(),
    stdin: input === undefined ? 'ignore' : { file: input },
    reject: false,
    maxBuffer: MOST_OUTPUT,
    detached: process.platform !== 'win32',
    windowsHide: true,
    cleanup: false,
  });
  const { pid } = child;
  if (pid === undefined) return ended(await child, false);
  const tree = { pid, projectRoot };
  const release = endWithUs(tree);
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    void killTree(tree);
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
): ProgramRun {
  const { exitCode, stdout, stderr } = result;
  const startError = exitCode === undefined ? errorCode(result.cause ?? result) : null;
  return { exitCode: exitCode ?? null, stdout, stderr, timedOut, startError };
}

function outsideOf(env: ProgramCall['env'], projectRoot: string): Record<string, string> {
  const others = Object.entries(env).flatMap(([name, value]) =>
    value === undefined || name.toUpperCase() === 'PATH' ? [] : [[name, value]],
  );
  return { ...Object.fromEntries(others), PATH: pathOutside(env, projectRoot) };
}
