// Runs one check: the user's own shell line, until it exits or reaches its time limit, and ends whatever it left
// running. The meaning of the output is decided elsewhere.

import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { CHECK_MARK, withoutClientMarks } from '../environment/client-marks.ts';
import { monotonicMs } from '../environment/monotonic-ms.ts';
import { type BoundedOutput, boundedOutput } from './bounded-output.ts';
import { endStrays } from './end-strays.ts';
import { endWithUs } from './end-with-us.ts';
import { systemProgram } from './find-program.ts';
import { joinEnvironments } from './join-environments.ts';
import { killTree, type ProcessTree } from './kill-tree.ts';
import { programOfPlugin } from './own-program.ts';

export interface CheckRun {
  readonly command: string;
  /** Null when it did not exit by itself. */
  readonly exitCode: number | null;
  readonly signal: string | null;
  readonly timedOut: boolean;
  readonly durationMs: number;
  /** Both streams, merged line by line; the first 64 KiB, the last 256 KiB and the errors between them. */
  readonly output: string;
  readonly droppedBytes: number;
  /** Why it could not be started, in one line. */
  readonly startError: string | null;
}

interface CheckRequest {
  readonly command: string;
  /** Absolute, or relative to `root`. */
  readonly cwd: string;
  readonly root?: string;
  readonly timeoutMs: number;
  /** Words before the shell that runs the command; empty on Windows. */
  readonly prefix?: readonly string[];
  /** Added to the environment; undefined removes a variable. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Called when it has started, with the mark in its environment; the result when it has ended. */
  readonly onStart?: ((pid: number, mark: string) => () => void) | undefined;
  /** Called with each chunk of output as it comes. */
  readonly onOutput?: (chunk: Buffer) => void;
}

/** How long a pipe may stay open after the shell ended: buffered output is read; later writers are not the check. */
const PIPE_GRACE_MS = 500;
/** A longer timer would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Never rejects because of the command. */
export async function runCheck(request: CheckRequest): Promise<CheckRun> {
  const started = monotonicMs();
  const output = boundedOutput();
  const projectRoot = resolve(request.root ?? request.cwd);
  // Unique since the machine started.
  const mark = `${process.pid}-${Math.round(started * 1000)}`;
  const child = await start(request, projectRoot, mark);
  const isRunning = child.status === 'started';
  const onEnd = isRunning ? request.onStart?.(child.pid, mark) : undefined;
  const ended = isRunning ? await supervise(child, projectRoot, request, output) : NO_END;
  if (isRunning) await endStrays(`${CHECK_MARK}=${mark}`, child.pid);
  onEnd?.();
  return {
    command: request.command,
    exitCode: ended.exitCode,
    signal: ended.signal,
    timedOut: ended.timedOut,
    durationMs: Math.round(monotonicMs() - started),
    ...output.read(),
    startError: isRunning ? null : child.reason,
  };
}

/** Who has the plugin has no `msw-protocol` on the path: a plan's question to a notebook runs with the plugin's own. */
export function withOwnProgram(command: string, program = programOfPlugin()): string {
  const own = `"${process.execPath}" "${program}"`;
  return existsSync(program) ? command.replaceAll(QUESTION, () => own) : command;
}

const QUESTION = /(?<![^\s;&|(])msw-protocol(?= notebook query\s)/g;

interface End {
  readonly exitCode: number | null;
  readonly signal: string | null;
  readonly timedOut: boolean;
}

const NO_END: End = { exitCode: null, signal: null, timedOut: false };

interface Started {
  readonly status: 'started';
  readonly pid: number;
  readonly process: ChildProcessByStdio<null, Readable, Readable>;
}

/** Uses node's own spawn: no feature of a library is needed, and loading one costs a turn ten milliseconds. */
async function start(
  { command, cwd, root, env, prefix = [] }: CheckRequest,
  projectRoot: string,
  mark: string,
): Promise<Started | { readonly status: 'failed'; readonly reason: string }> {
  const folder = resolve(root ?? '', cwd);
  try {
    const process = startShell({ command: withOwnProgram(command), prefix }, folder, projectRoot, {
      [CHECK_MARK]: mark,
      ...env,
    });
    if (process.pid === undefined) await once(process, 'spawn');
    else return { status: 'started', pid: process.pid, process };
  } catch (error) {
    if (!existsSync(folder)) return { status: 'failed', reason: `there is no folder ${folder}` };
    return { status: 'failed', reason: error instanceof Error ? error.message : 'unknown error' };
  }
  return { status: 'failed', reason: 'unknown error' };
}

function startShell(
  { command, prefix }: { readonly command: string; readonly prefix: readonly string[] },
  cwd: string,
  projectRoot: string,
  env: Environment,
) {
  const [program, ...words] = prefix;
  return spawn(program ?? command, program === undefined ? [] : [...words, '/bin/sh', '-c', command], {
    // By default node takes the shell on Windows from a variable, which a project's settings can set.
    shell:
      process.platform === 'win32'
        ? systemProgram('cmd.exe', process.env, projectRoot)
        : program === undefined,
    cwd,
    env: checkEnvironment(process.env, env),
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
    // Its own process group, so that the whole tree can be signalled; Windows finds the tree by parents.
    detached: process.platform !== 'win32',
  });
}

async function supervise(
  { pid, process: child }: Started,
  projectRoot: string,
  { timeoutMs, onOutput }: CheckRequest,
  output: BoundedOutput,
): Promise<End> {
  const tree = { pid, projectRoot };
  const streams = [child.stdout, child.stderr];
  streams.forEach((stream, index) => {
    stream.on('data', (chunk: Buffer) => {
      output.write(String(index), chunk);
      onOutput?.(chunk);
    });
    // The stream then closes, and the output so far counts.
    stream.on('error', () => {});
  });
  const closed = Promise.all(streams.map(closeOf));
  const untie = endWithUs(tree);
  const limit = timeLimit(tree, timeoutMs);
  try {
    const end = await Promise.race([exitOf(child), limit.gaveUp]);
    limit.stop();
    await Promise.race([closed, grace()]);
    // Children left behind would hold ports and files of the next run, whether or not they hold the pipe.
    await killTree(tree);
    await Promise.race([closed, grace()]);
    // A command that reaches its time limit has not passed, even if it exits tidily with 0.
    return limit.passed() ? { ...end, exitCode: null, timedOut: true } : end;
  } finally {
    limit.stop();
    untie();
    for (const stream of streams) stream.destroy();
  }
}

/** Unreferenced: a timer that no one awaits must not keep the process alive. An open pipe does. */
function grace(): Promise<void> {
  return delay(PIPE_GRACE_MS, undefined, { ref: false });
}

function exitOf(child: ChildProcess): Promise<End> {
  return new Promise((done) => {
    child.once('exit', (exitCode, signal) => done({ exitCode, signal, timedOut: false }));
  });
}

function closeOf(stream: Readable): Promise<void> {
  return new Promise((done) => {
    stream.once('close', done);
  });
}

function timeLimit(tree: ProcessTree, timeoutMs: number) {
  let passed = false;
  let giveUp: (end: End) => void = () => {};
  const gaveUp = new Promise<End>((done) => {
    giveUp = done;
  });
  const timer = setTimeout(
    async () => {
      passed = true;
      await killTree(tree);
      await delay(PIPE_GRACE_MS);
      // Only a process stuck in the kernel survives this; it must not block the loop.
      giveUp({ exitCode: null, signal: 'SIGKILL', timedOut: true });
    },
    Math.min(timeoutMs, LONGEST_TIMER_MS),
  );
  return { passed: () => passed, gaveUp, stop: () => clearTimeout(timer) };
}

// The environment of a check: the user's terminal environment, made plain and identical on every run.
type Environment = Readonly<Record<string, string | undefined>>;

/** No colours, no prompts, English: a program parses the output and compares it between runs. */
const PLAIN = {
  CI: 'true',
  NO_COLOR: '1',
  FORCE_COLOR: '0',
  TERM: 'dumb',
  DOTNET_CLI_UI_LANGUAGE: 'en',
};

/** `extra` wins over everything; `undefined` in it removes a variable. */
export function checkEnvironment(
  inherited: Environment,
  extra: Environment = {},
  platform: string = process.platform,
): Record<string, string> {
  // A check must not find the session's socket and token, nor behave as if an agent ran it (vitest and others then
  // print another report). ANTHROPIC_* stays: it is the user's own, and tests of programs that call the API need it;
  // NODE_OPTIONS stays for the same reason.
  const plain = withoutClientMarks(inherited);
  return joinEnvironments(plain, { [CHECK_MARK]: '1' }, PLAIN, locale(platform), extra);
}

/** Older versions of macOS lack C.UTF-8, and programs without their locale complain on every run. */
function locale(platform: string): Environment {
  const name = platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  return { LC_ALL: name, LANG: name };
}
