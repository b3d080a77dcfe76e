// One client process whose printed lines are read as events while it runs.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type ClientEvent, readClientEvent } from './client-events.ts';

export type ProcessOptions = {
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
};

export type Ended = { readonly stdout: string; readonly stderr: string; readonly exitCode: number | null };

export type ClientProcess = {
  readonly pid: number;
  readonly events: readonly ClientEvent[];
  /** Rejects when the process outlived `timeoutMs` and was killed. */
  readonly ended: Promise<Ended>;
  readonly write: (text: string) => void;
  readonly endInput: () => void;
  readonly kill: (signal: NodeJS.Signals) => void;
  readonly waitForEvent: (
    predicate: (event: ClientEvent) => boolean,
    timeoutMs?: number,
  ) => Promise<ClientEvent>;
};

export const openProcess = (options: ProcessOptions): ClientProcess => {
  const child = spawn(options.file, [...options.args], { cwd: options.cwd, env: options.env, stdio: 'pipe' });
  const events: ClientEvent[] = [];
  const watchers = new Set<() => void>();
  const wake = (): void => {
    for (const look of watchers) look();
  };
  const output = { lines: [] as string[], stderr: '', closed: false };
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output.stderr += text;
  });
  child.stdin.on('error', () => undefined); // a killed client closes its end first
  createInterface({ input: child.stdout }).on('line', (line) => {
    output.lines.push(line);
    const event = readClientEvent(line);
    if (event !== undefined) events.push(event);
    wake();
  });
  let overdue = false;
  const timer = setTimeout(() => {
    overdue = true;
    child.kill('SIGKILL');
  }, options.timeoutMs);
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (exitCode) => {
      clearTimeout(timer);
      output.closed = true;
      wake();
      const stdout = output.lines.join('\n');
      if (overdue)
        reject(new Error(`the client ran longer than ${options.timeoutMs} ms:\n${stdout.slice(-4000)}`));
      else resolve({ stdout, stderr: output.stderr, exitCode });
    });
  });
  ended.catch(() => undefined); // whoever awaits it sees the reason; a killed test must not be an unhandled one
  return {
    pid: child.pid ?? -1,
    events,
    ended,
    write: (text) => void child.stdin.write(text),
    endInput: () => void child.stdin.end(),
    kill: (signal) => void child.kill(signal),
    waitForEvent: (predicate, timeoutMs = 60_000) =>
      new Promise((resolve, reject) => {
        const stop = (): void => {
          clearTimeout(limit);
          watchers.delete(look);
        };
        const limit = setTimeout(() => {
          stop();
          reject(
            new Error(`no such event within ${timeoutMs} ms; last: ${output.lines.at(-1)?.slice(0, 2000)}`),
          );
        }, timeoutMs);
        const look = (): void => {
          const found = events.find(predicate);
          if (found === undefined && !output.closed) return;
          stop();
          if (found !== undefined) resolve(found);
          else
            reject(new Error(`the client ended before such an event; stderr: ${output.stderr.slice(-2000)}`));
        };
        watchers.add(look);
        look();
      }),
  };
};
