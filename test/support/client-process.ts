// One client process whose printed lines are read as events while it runs.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type ClientEvent, readClientEvent } from './client-events.ts';

export type ProcessOptions = {
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
};

type Ended = { readonly stdout: string; readonly stderr: string; readonly exitCode: number | null };

export type ClientProcess = {
  readonly pid: number;
  readonly events: readonly ClientEvent[];
  /** Rejects when the process outlived `timeoutMs` and was killed. */
  readonly ended: Promise<Ended>;
  readonly write: (text: string) => void;
  readonly endInput: () => void;
  readonly kill: (signal: NodeJS.Signals) => void;
  /** Also finds an event that came earlier; rejects after `timeoutMs` (default 60 000) or when the client ends. */
  readonly waitForEvent: (
    predicate: (event: ClientEvent) => boolean,
    timeoutMs?: number,
  ) => Promise<ClientEvent>;
};

export const openProcess = (options: ProcessOptions): ClientProcess => {
  const child = spawn(options.file, [...options.args], { cwd: options.cwd, env: options.env, stdio: 'pipe' });
  const output: Output = { lines: [], events: [], stderr: '', closed: false, watchers: new Set() };
  collect(child, output);
  const ended = untilClosed(child, output, options.timeoutMs);
  ended.catch(() => undefined); // a caller that awaits it sees the reason; a test that ended first must not fail twice
  return {
    pid: child.pid ?? -1,
    events: output.events,
    ended,
    write: (text) => void child.stdin.write(text),
    endInput: () => void child.stdin.end(),
    kill: (signal) => void child.kill(signal),
    waitForEvent: (predicate, timeoutMs = 60_000) => waitForEvent(output, predicate, timeoutMs),
  };
};

type Output = {
  readonly lines: string[];
  readonly events: ClientEvent[];
  stderr: string;
  closed: boolean;
  readonly watchers: Set<() => void>;
};

const collect = (child: ChildProcessWithoutNullStreams, output: Output): void => {
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output.stderr += text;
  });
  child.stdin.on('error', () => undefined); // a killed client closes its end first
  createInterface({ input: child.stdout }).on('line', (line) => {
    output.lines.push(line);
    const event = readClientEvent(line);
    if (event !== undefined) output.events.push(event);
    for (const look of output.watchers) look();
  });
};

const untilClosed = (
  child: ChildProcessWithoutNullStreams,
  output: Output,
  timeoutMs: number,
): Promise<Ended> =>
  new Promise((resolve, reject) => {
    let overdue = false;
    const timer = setTimeout(() => {
      overdue = true;
      child.kill('SIGKILL');
    }, timeoutMs);
    child.once('error', reject);
    child.once('close', (exitCode) => {
      clearTimeout(timer);
      output.closed = true;
      for (const look of output.watchers) look();
      const stdout = output.lines.join('\n');
      const last = stdout.slice(-4000);
      if (overdue) reject(new Error(`the client ran longer than ${timeoutMs} ms; it printed:\n${last}`));
      else resolve({ stdout, stderr: output.stderr, exitCode });
    });
  });

const waitForEvent = (
  output: Output,
  predicate: (event: ClientEvent) => boolean,
  timeoutMs: number,
): Promise<ClientEvent> =>
  new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(limit);
      output.watchers.delete(look);
    };
    const fail = (reason: string): void => {
      stop();
      reject(
        new Error(
          `${reason}; last line: ${output.lines.at(-1)?.slice(0, 2000)}; stderr: ${output.stderr.slice(-2000)}`,
        ),
      );
    };
    const limit = setTimeout(() => fail(`no such event within ${timeoutMs} ms`), timeoutMs);
    let looked = 0;
    const look = (): void => {
      const found = output.events.slice(looked).find(predicate);
      looked = output.events.length;
      if (found !== undefined) {
        stop();
        resolve(found);
      } else if (output.closed) fail('the client ended before such an event');
    };
    output.watchers.add(look);
    look();
  });
