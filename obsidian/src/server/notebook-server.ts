// The life of the MCP server: found and started in the background, started again at 1, 2 and 4 s when it ends by
// itself, and ended with all that it started. Its calls are values: a refusal of the server, a time-out and a server
// that is not there are all failures with a sentence.

import { setTimeout as delay } from 'node:timers/promises';
import { Client, SdkError, SdkErrorCode } from '@modelcontextprotocol/client';
import { nlmEnvironment } from '../../../src/adapters/nlm/program/nlm-call.ts';
import type { PortFailure, PortResult } from '../../../src/core/ask/ports.ts';
import { isOlder, OLDEST_WITH_PROFILES } from '../../../src/core/notebook/nlm-version.ts';
import type { DebugLog } from '../debug-log.ts';
import { findServer, INSTALL } from './find-server.ts';
import { failureOf, isRefusal } from './server-failure.ts';
import { ServerTransport } from './server-transport.ts';

export interface ServerHost {
  /** The vault's folder. */
  readonly vault: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** What the settings of this device name; empty when nothing. */
  readonly program: () => string;
  readonly isDebug: () => boolean;
  readonly log: DebugLog;
  readonly changed: (state: ServerState) => void;
}

export type ServerState =
  | { readonly status: 'stopped' | 'starting' | 'ready' }
  /** One sentence with what to do. */
  | { readonly status: 'failed'; readonly message: string };

export interface ToolCall {
  readonly tool: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** Ends the wait for an answer; the server may go on. */
  readonly limitMs: number;
  readonly signal?: AbortSignal;
}

/** In seconds, before the first, second and third start after one that ended by itself. */
const RESTARTS = [1, 2, 4];
const HANDSHAKE_MS = 60_000;
const READ_MS = 60_000;

interface Connection {
  readonly client: Client;
  readonly transport: ServerTransport;
}

export class NotebookServer {
  readonly #host: ServerHost;
  #connection: Promise<PortResult<Connection>> | null = null;
  readonly #open = new Set<ServerTransport>();
  #stopped = new AbortController();
  #restarts = 0;
  #stops = 0;
  #login: Promise<PortResult<null>> | null = null;

  constructor(host: ServerHost) {
    this.#host = host;
  }

  /** Begins to connect; nobody waits for it. */
  start(): void {
    if (this.#stopped.signal.aborted) this.#stopped = new AbortController();
    void this.#connected();
  }

  /** Resolves when nothing of the server runs any more. */
  async stop(): Promise<void> {
    this.#stops += 1;
    this.#stopped.abort();
    this.#connection = null;
    this.#tell({ status: 'stopped' });
    await Promise.all([...this.#open].map((transport) => transport.close()));
  }

  /** With the settings, the program and the login of now; a later `stop` prevails. */
  async restart(): Promise<void> {
    const stopped = this.stop();
    const stops = this.#stops;
    await stopped;
    if (this.#stops !== stops) return;
    this.#restarts = 0;
    this.start();
  }

  /** The answer of a tool as it is. After a login in a terminal the refused call is made once more. */
  async call(call: ToolCall): Promise<PortResult<unknown>> {
    const first = await this.#callOnce(call);
    if (first.status === 'ok' || first.code !== 'logged-out' || call.tool === 'refresh_auth') return first;
    this.#login ??= this.#logInAgain().finally(() => {
      this.#login = null;
    });
    await orStopped(this.#login, call.signal);
    return call.signal?.aborted ? failed('stopped', 'Stopped.') : this.#callOnce(call);
  }

  /** The server keeps the login that it read at its start. Done once for all calls that were refused meanwhile. */
  async #logInAgain(): Promise<PortResult<null>> {
    const until = this.#stopped.signal;
    const refreshed = await this.#callOnce({ tool: 'refresh_auth', input: {}, limitMs: READ_MS });
    if (refreshed.status !== 'ok' && !until.aborted) await this.restart();
    return { status: 'ok', value: null };
  }

  async #callOnce({ tool, input, limitMs, signal }: ToolCall): Promise<PortResult<unknown>> {
    const connected = await orStopped(this.#connected(), signal);
    if (connected.status === 'failed') return connected;
    this.#host.log('call', { tool, input });
    const began = Date.now();
    const outcome = await ask(connected.value.client, { tool, input, limitMs, ...(signal && { signal }) });
    this.#host.log('answer', { tool, ms: Date.now() - began, outcome });
    if (outcome.status === 'ok') this.#restarts = 0;
    return outcome;
  }

  #connected(): Promise<PortResult<Connection>> {
    if (this.#stopped.signal.aborted)
      return Promise.resolve(failed('stopped', 'The server is being stopped.'));
    this.#connection ??= this.#connect(this.#stopped.signal);
    return this.#connection;
  }

  async #connect(until: AbortSignal): Promise<PortResult<Connection>> {
    this.#tell({ status: 'starting' });
    const outcome = await this.#begin(until).catch((error: unknown) =>
      failed('refused', `The server of the notebook cannot be started: ${wordsOf(error)}.`),
    );
    if (until.aborted) return failed('stopped', 'The server is being stopped.');
    if (outcome.status === 'ok') {
      this.#host.log('ready', { pid: outcome.value.transport.pid });
      this.#tell({ status: 'ready' });
      return outcome;
    }
    // The next question tries again: the user may have installed it meanwhile.
    this.#connection = null;
    this.#tell({ status: 'failed', message: outcome.message });
    if (outcome.code === 'refused') this.#again(until);
    return outcome;
  }

  async #begin(until: AbortSignal): Promise<PortResult<Connection>> {
    const { vault, env, log } = this.#host;
    const found = await findServer(this.#host.program(), env, { vault, until });
    if (found.status === 'missing') return failed('not-installed', found.message);
    if (until.aborted) return failed('stopped', 'The server is being stopped.');
    const environment = nlmEnvironment({
      profile: null,
      projectRoot: vault,
      env: { ...env, PATH: found.path },
    });
    if (environment.status !== 'ready') return failed('refused', environment.text);
    const args = ['--transport', 'stdio', ...(this.#host.isDebug() ? ['--debug'] : [])];
    log('start', { program: found.program, args });
    const transport = new ServerTransport({
      program: found.program,
      args,
      vault,
      // A question never opens a browser.
      env: { ...environment.env, NOTEBOOKLM_DISABLE_HEADLESS_REFRESH: '1' },
      heard: (line) => log('server', { line }),
    });
    this.#open.add(transport);
    return this.#handshake(transport, found.program, until);
  }

  async #handshake(
    transport: ServerTransport,
    program: string,
    until: AbortSignal,
  ): Promise<PortResult<Connection>> {
    const client = new Client({ name: 'msw-vault', version: '1' });
    let hasEnded = false;
    client.onclose = () => {
      hasEnded = true;
    };
    try {
      await client.connect(transport, { timeout: HANDSHAKE_MS });
    } catch (error) {
      await this.#close(transport);
      return failed('refused', `${program} did not start: ${wordsOf(error)}.`);
    }
    const old = await tooOld(client);
    if (hasEnded) {
      await this.#close(transport);
      return failed('refused', `${program} ended as soon as it had started.`);
    }
    if (old !== null) {
      await this.#close(transport);
      return failed('too-old', old);
    }
    client.onclose = () => this.#ended(transport, until);
    return { status: 'ok', value: { client, transport } };
  }

  /** It ended by itself, or was killed. */
  #ended(transport: ServerTransport, until: AbortSignal): void {
    this.#host.log('ended', { pid: transport.pid });
    void this.#close(transport);
    // After a stop, the connection is that of a later start.
    if (until.aborted) return;
    this.#connection = null;
    this.#tell({
      status: 'failed',
      message:
        this.#restarts < RESTARTS.length
          ? 'The notebook’s server stopped; it is being restarted.'
          : 'The server of the notebook has ended; a question starts it again.',
    });
    this.#again(until);
  }

  #again(until: AbortSignal): void {
    const seconds = RESTARTS[this.#restarts];
    if (seconds === undefined) return;
    this.#restarts += 1;
    this.#host.log('restart', { seconds });
    void this.#startAfter(seconds, until);
  }

  async #startAfter(seconds: number, until: AbortSignal): Promise<void> {
    await delay(seconds * 1000, undefined, { ref: false });
    if (!until.aborted) await this.#connected();
  }

  async #close(transport: ServerTransport): Promise<void> {
    await transport.close();
    this.#open.delete(transport);
  }

  #tell(state: ServerState): void {
    this.#host.changed(state);
  }
}

async function ask(client: Client, { tool, input, limitMs, signal }: ToolCall): Promise<PortResult<unknown>> {
  try {
    const options = { timeout: limitMs, ...(signal && { signal }) };
    const result = await client.callTool({ name: tool, arguments: { ...input } }, options);
    const value: unknown = result.structuredContent ?? jsonIn(result.content);
    if (result.isError === true || isRefusal(value)) return failureOf(value ?? result.content);
    return { status: 'ok', value };
  } catch (error) {
    if (signal?.aborted) return failed('stopped', 'Stopped.', true);
    if (error instanceof SdkError && error.code === SdkErrorCode.RequestTimeout) {
      return failed('timed-out', `The notebook did not answer within ${Math.round(limitMs / 1000)} s.`, true);
    }
    return failed('refused', `The server of the notebook gave no answer: ${wordsOf(error)}.`, true);
  }
}

/** Null when it is new enough, or does not say. */
async function tooOld(client: Client): Promise<string | null> {
  const info = await ask(client, { tool: 'server_info', input: {}, limitMs: READ_MS });
  const version: unknown = info.status === 'ok' ? Reflect.get(Object(info.value), 'version') : null;
  if (typeof version !== 'string' || !isOlder(version, OLDEST_WITH_PROFILES)) return null;
  return `notebooklm-mcp ${version} is too old (${OLDEST_WITH_PROFILES} or newer is needed): \`${INSTALL} --upgrade\`.`;
}

function jsonIn(content: readonly unknown[]): unknown {
  for (const block of content) {
    const text: unknown = Reflect.get(Object(block), 'text');
    try {
      if (typeof text === 'string') return JSON.parse(text);
    } catch {
      return { status: 'error', error: text };
    }
  }
  return undefined;
}

function failed(
  code: PortFailure['code'],
  message: string,
  mayHaveArrived = false,
): { readonly status: 'failed' } & PortFailure {
  return { status: 'failed', code, message, mayHaveArrived };
}

async function orStopped<T>(
  work: Promise<PortResult<T>>,
  signal: AbortSignal | undefined,
): Promise<PortResult<T>> {
  if (signal === undefined) return work;
  let tell = (): void => {};
  const given = new Promise<PortResult<T>>((resolve) => {
    tell = () => resolve(failed('stopped', 'Stopped.'));
  });
  if (signal.aborted) tell();
  signal.addEventListener('abort', tell);
  try {
    return await Promise.race([work, given]);
  } finally {
    signal.removeEventListener('abort', tell);
  }
}

function wordsOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
}
