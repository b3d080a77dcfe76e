// Runs a long-running program of the user's in their project, and passes on each line as it comes.

import { execa } from 'execa';
import { endWithUs } from './end-with-us.ts';
import { killTree } from './kill-tree.ts';

export interface FollowCall {
  /** Absolute. */
  readonly program: string;
  readonly args: readonly string[];
  /** Its whole input; null for a program whose input is sent with `tell`. */
  readonly input: string | null;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly onLine: (line: string) => void;
}

export interface FollowedProgram {
  /** Null when it could not be started. */
  readonly pid: number | null;
  /** Never rejects. `stderr` is the last part of it, or the reason why the program could not be started. */
  readonly ended: Promise<{ readonly exitCode: number | null; readonly stderr: string }>;
  /** Does nothing once the program has ended. */
  readonly tell: (text: string) => void;
  /** Ends the input. */
  readonly close: () => void;
  /** Kills the program and everything that it started. */
  readonly stop: () => Promise<void>;
}

export function followProgram({ program, args, input, cwd, env, onLine }: FollowCall): FollowedProgram {
  const child = execa(program, [...args], {
    cwd,
    env,
    extendEnv: false,
    ...(input !== null && { input }),
    reject: false,
    buffer: { stdout: false, stderr: true },
    maxBuffer: 1024 * 1024,
    detached: process.platform !== 'win32',
    windowsHide: true,
    cleanup: false,
  });
  const { pid, stdin } = child;
  // A program that exits before it has read its whole input closes the pipe first.
  stdin?.on('error', () => {});
  const tree = pid === undefined ? null : { pid, projectRoot: cwd };
  const release = tree === null ? () => {} : endWithUs(tree);
  const stop = () => (tree === null ? Promise.resolve() : killTree(tree));
  const ended = async () => {
    try {
      for await (const line of child.iterable()) onLine(String(line));
    } catch {
      // Its exit code and stderr tell what went wrong.
    }
    const { exitCode, stderr, originalMessage } = await child;
    await stop();
    release();
    return {
      exitCode: exitCode ?? null,
      stderr: String(stderr || originalMessage || '').slice(-MOST_STDERR),
    };
  };
  return {
    pid: pid ?? null,
    ended: ended(),
    tell: (text) => void stdin?.write(text),
    close: () => void stdin?.end(),
    stop,
  };
}

const MOST_STDERR = 4_000;
