// A Messages API on 127.0.0.1 that answers from a script and remembers every request; no network, no credentials.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type Lane, type ModelRequest, readModelRequest } from './model-request.ts';
import { chooseAnswer, ruleFor, type Script } from './model-script.ts';
import { sendAnswer, sendError, sendJson } from './model-stream.ts';

/**
 * `requests` grows while the client works. `waitForRequest` also finds an earlier request, and rejects after
 * `timeoutMs` (default 30 000). `use` replaces the script; its queues start from the beginning.
 */
export type ModelServer = {
  readonly url: string;
  readonly requests: readonly ModelRequest[];
  readonly lane: (lane: Lane) => ModelRequest[];
  readonly waitForRequest: (
    predicate: (request: ModelRequest) => boolean,
    timeoutMs?: number,
  ) => Promise<ModelRequest>;
  readonly use: (script: Script) => void;
  readonly close: () => Promise<void>;
};

type State = {
  script: Script;
  answered: Map<Lane, number>;
  readonly requests: ModelRequest[];
  readonly waiters: Set<() => void>;
};

export const startModelServer = async (script: Script): Promise<ModelServer> => {
  const state: State = { script, answered: new Map(), requests: [], waiters: new Set() };
  const server = createServer((request, response) => {
    respond(state, request, response).catch((cause: unknown) => {
      sendError(response, 500, { type: 'api_error', message: `the script failed: ${String(cause)}` });
    });
  });
  const url = await listen(server);
  return {
    url,
    requests: state.requests,
    lane: (lane) => state.requests.filter((request) => request.lane === lane),
    waitForRequest: (predicate, timeoutMs = 30_000) => waitFor(state, predicate, timeoutMs),
    use: (next) => {
      state.script = next;
      state.answered = new Map();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

const listen = (server: Server): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') reject(new Error('the model server has no port'));
      else resolve(`http://127.0.0.1:${address.port}`);
    });
  });

const respond = async (state: State, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const path = request.url?.split('?')[0];
  if (request.method === 'HEAD') {
    response.writeHead(200).end();
  } else if (request.method === 'POST' && path === '/v1/messages') {
    await answerMessage(state, request, response);
  } else if (request.method === 'POST' && path === '/v1/messages/count_tokens') {
    sendJson(response, 200, { input_tokens: Math.ceil((await readBody(request)).length / 4) });
  } else {
    sendError(response, 404, { type: 'not_found_error', message: `no such path: ${path}` });
  }
};

const answerMessage = async (
  state: State,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const body: unknown = JSON.parse(await readBody(incoming));
  const countLane = (lane: Lane): number => state.requests.filter((request) => request.lane === lane).length;
  const request = readModelRequest(body, incoming.headers, countLane);
  const id = state.requests.push(request);
  for (const wake of state.waiters) wake();
  const turn = state.answered.get(request.lane) ?? 0;
  if (ruleFor(state.script, request) === undefined) state.answered.set(request.lane, turn + 1);
  const answer = await chooseAnswer(state.script, request, turn);
  await sendAnswer(response, answer, { model: request.model, stream: request.stream, id });
};

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) if (chunk instanceof Uint8Array) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
};

const waitFor = (
  state: State,
  predicate: (request: ModelRequest) => boolean,
  timeoutMs: number,
): Promise<ModelRequest> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      state.waiters.delete(look);
      reject(new Error(`no such request within ${timeoutMs} ms; ${state.requests.length} came`));
    }, timeoutMs);
    const look = (): void => {
      const found = state.requests.find(predicate);
      if (found === undefined) return;
      clearTimeout(timer);
      state.waiters.delete(look);
      resolve(found);
    };
    state.waiters.add(look);
    look();
  });
