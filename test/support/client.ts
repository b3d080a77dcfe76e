// Runs a pinned client headless against the scripted model, as a user with an empty home would.
import { execFile } from 'node:child_process';
import { type ClientVersion, clientBinary, clientEnvironment } from './client-binary.ts';
import { type ClientEvent, type ClientInit, type ClientResult, initOf, resultsOf } from './client-events.ts';
import { openProcess } from './client-process.ts';
import type { ModelRequest } from './model-request.ts';
import type { Script } from './model-script.ts';
import { type ModelServer, startModelServer } from './model-server.ts';

/** `permissions: 'default'` asks for every tool (and so denies it); the default skips the questions. */
export type ClientOptions = {
  readonly version: ClientVersion;
  readonly cwd: string;
  readonly home: string;
  readonly pluginDirs?: readonly string[];
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly permissions?: 'skip' | 'default';
  readonly timeoutMs?: number;
};

/** Everything one run of the client left behind; `requests` is the main lane. */
export type ClientRun = {
  readonly events: readonly ClientEvent[];
  readonly init: ClientInit | undefined;
  readonly results: readonly ClientResult[];
  readonly requests: readonly ModelRequest[];
  readonly allRequests: readonly ModelRequest[];
  readonly stdout: string;
  readonly stderr: string;
  readonly exitCode: number | null;
  readonly sessionId: string | undefined;
};

/**
 * A running client. `send` gives it a turn, `waitForResult(n)` waits for the n-th result (from 1), `kill` ends it like
 * a crash, `finish` closes its input and waits for its end.
 */
export type RunningClient = {
  readonly pid: number;
  readonly server: ModelServer;
  readonly events: readonly ClientEvent[];
  readonly send: (text: string) => void;
  readonly waitForEvent: (
    predicate: (event: ClientEvent) => boolean,
    timeoutMs?: number,
  ) => Promise<ClientEvent>;
  readonly waitForResult: (nth: number, timeoutMs?: number) => Promise<ClientResult>;
  readonly kill: (signal?: NodeJS.Signals) => Promise<ClientRun>;
  readonly finish: () => Promise<ClientRun>;
};

type Input = { readonly prompt: string } | { readonly turns: readonly string[] };

/** One complete run: `prompt` as the `-p` argument, or several `turns`, each after the previous result. */
export const runClient = async (
  options: ClientOptions & Input & { readonly script?: Script },
): Promise<ClientRun> => {
  const server = await startModelServer(options.script ?? {});
  try {
    return 'prompt' in options ? await runPrompt(options, server) : await runTurns(options, server);
  } finally {
    await server.close();
  }
};

/** A client with stream-json input that waits for `send`. The caller finishes or kills it and closes the server. */
export const startClient = (options: ClientOptions & { readonly server: ModelServer }): RunningClient => {
  const { server } = options;
  const child = launch(options, server, ['--input-format', 'stream-json']);
  const toRun = async (): Promise<ClientRun> => describeRun(await child.ended, child.events, server);
  return {
    pid: child.pid,
    server,
    events: child.events,
    send: (text) =>
      child.write(`${JSON.stringify({ type: 'user', message: { role: 'user', content: text } })}\n`),
    waitForEvent: child.waitForEvent,
    waitForResult: async (nth, timeoutMs) => {
      const isNth = (event: ClientEvent): boolean =>
        event.type === 'result' && child.events.filter(({ type }) => type === 'result')[nth - 1] === event;
      const [result] = resultsOf([await child.waitForEvent(isNth, timeoutMs)]);
      if (result === undefined) throw new Error(`result ${nth} is missing`);
      return result;
    },
    kill: (signal = 'SIGKILL') => {
      child.kill(signal);
      return toRun();
    },
    finish: () => {
      child.endInput();
      return toRun();
    },
  };
};

/** One of the client's own commands, such as `['plugin', 'validate', '--strict', folder]`. */
export const clientCommand = (
  version: ClientVersion,
  args: readonly string[],
  where: { readonly home: string; readonly cwd?: string; readonly env?: Readonly<Record<string, string>> },
): Promise<{ readonly stdout: string; readonly stderr: string; readonly exitCode: number }> =>
  new Promise((resolve) => {
    const env = clientEnvironment(where.home, 'http://127.0.0.1:9', where.env);
    const child = execFile(
      clientBinary(version),
      [...args],
      { env, cwd: where.cwd ?? where.home, timeout: 60_000, maxBuffer: 32 * 1024 * 1024 },
      (error, stdout, stderr) => {
        const code = typeof error?.code === 'number' ? error.code : 1;
        resolve({ stdout, stderr, exitCode: error === null ? 0 : code });
      },
    );
    child.stdin?.end();
  });

type Child = ReturnType<typeof openProcess>;

const launch = (options: ClientOptions, server: ModelServer, input: readonly string[]): Child =>
  openProcess({
    file: clientBinary(options.version),
    args: [
      '-p',
      ...input,
      ...(options.pluginDirs ?? []).flatMap((folder) => ['--plugin-dir', folder]),
      '--output-format',
      'stream-json',
      '--verbose',
      ...(options.permissions === 'default' ? [] : ['--dangerously-skip-permissions']),
      ...(options.args ?? []),
    ],
    cwd: options.cwd,
    env: clientEnvironment(options.home, server.url, options.env),
    timeoutMs: options.timeoutMs ?? 110_000,
  });

const runPrompt = async (
  options: ClientOptions & { readonly prompt: string },
  server: ModelServer,
): Promise<ClientRun> => {
  const child = launch(options, server, [options.prompt]);
  child.endInput();
  return describeRun(await child.ended, child.events, server);
};

const runTurns = async (
  options: ClientOptions & { readonly turns: readonly string[] },
  server: ModelServer,
): Promise<ClientRun> => {
  const client = startClient({ ...options, server });
  for (const [index, turn] of options.turns.entries()) {
    client.send(turn);
    await client.waitForResult(index + 1, options.timeoutMs);
  }
  return client.finish();
};

const describeRun = (
  ended: Awaited<Child['ended']>,
  events: readonly ClientEvent[],
  server: ModelServer,
): ClientRun => {
  const init = initOf(events);
  return {
    ...ended,
    events: [...events],
    init,
    results: resultsOf(events),
    requests: server.lane('main'),
    allRequests: [...server.requests],
    sessionId: init?.session_id,
  };
};
