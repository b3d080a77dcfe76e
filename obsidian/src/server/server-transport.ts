// The server's process as the transport of the MCP client: one message a line. The process leads a group of its own, so
// that a launcher and what it started end together; a killed app closes stdin, at which the server ends by itself.

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { type JSONRPCMessage, parseJSONRPCMessage, type Transport } from '@modelcontextprotocol/client';
import { neutralFolder } from '../../../src/adapters/process/find-program.ts';
import { killTree } from '../../../src/adapters/process/kill-tree.ts';

export interface ServerStart {
  readonly program: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** No program inside it is run. */
  readonly vault: string;
  /** A line of its stderr. */
  readonly heard: (line: string) => void;
}

/** After stdin is closed; then the tree is asked to end, and killed two seconds later. */
const OWN_END_MS = 1_000;

export class ServerTransport implements Transport {
  onmessage?: (message: JSONRPCMessage) => void;
  onclose?: () => void;
  onerror?: (error: Error) => void;
  readonly #how: ServerStart;
  #child: ChildProcessWithoutNullStreams | null = null;
  #exited: Promise<unknown> = Promise.resolve();
  #closing: Promise<void> | null = null;

  constructor(how: ServerStart) {
    this.#how = how;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Rejects when the program cannot be started. */
  start(): Promise<void> {
    const { program, args, env, heard } = this.#how;
    const child = spawn(program, [...args], {
      env,
      cwd: neutralFolder(),
      stdio: 'pipe',
      detached: process.platform !== 'win32',
      windowsHide: true,
    });
    this.#child = child;
    this.#exited = new Promise((resolve) => child.once('exit', resolve));
    byLine(child.stdout, (line) => this.#read(line));
    byLine(child.stderr, heard);
    // A server that has ended refuses what is written to it; its exit is told below.
    child.stdin.on('error', () => {});
    child.once('exit', () => this.onclose?.());
    return new Promise((resolve, reject) => {
      child.once('spawn', resolve);
      child.once('error', reject);
    });
  }

  send(message: JSONRPCMessage): Promise<void> {
    const child = this.#child;
    if (child === null || !child.stdin.writable) return Promise.reject(new Error('the server has ended'));
    return new Promise((resolve, reject) => {
      child.stdin.write(`${JSON.stringify(message)}\n`, (error) => (error ? reject(error) : resolve()));
    });
  }

  /** Resolves when nothing of it runs any more. */
  close(): Promise<void> {
    this.#closing ??= this.#end();
    return this.#closing;
  }

  async #end(): Promise<void> {
    const child = this.#child;
    if (child?.pid === undefined) return;
    child.stdin.end();
    await Promise.race([this.#exited, delay(OWN_END_MS)]);
    await killTree({ pid: child.pid, projectRoot: this.#how.vault });
  }

  #read(line: string): void {
    if (line.trim() === '') return;
    try {
      this.onmessage?.(parseJSONRPCMessage(JSON.parse(line)));
    } catch (error) {
      this.onerror?.(error instanceof Error ? error : new Error(String(error)));
    }
  }
}

function byLine(stream: NodeJS.ReadableStream, take: (line: string) => void): void {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (piece: string) => {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) take(line);
  });
}
