// A local stand-in for Google: a proxy that lets nobody through to the network, and behind it a TLS server
// that speaks NotebookLM's wire protocol. Every request is logged, so that a test sees what left the machine.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { Socket } from 'node:net';
import { type Certificates, makeCertificates } from './certificates.ts';
import type { LoggedRequest } from './logged-request.ts';
import { Notebooks } from './notebooks.ts';
import { closed, listen, startProxy } from './proxy.ts';
import { answerQuery } from './query.ts';
import { answerRpcRequest } from './rpc-endpoint.ts';
import { scenarioOf } from './scenario.ts';
import { at, type Json, parseJson, readForm } from './wire.ts';

export interface Google {
  readonly proxyUrl: string;
  /** PEM to trust. */
  readonly ca: string;
  readonly requests: LoggedRequest[];
  readonly notebooks: Notebooks;
  /** The questions received, in order. */
  questions(): string[];
  /** Lets the held `slowquery` answers go, now and from now on. */
  release(): void;
  /** Resolves when a request for `rpc` has arrived. */
  seen(rpc: string): Promise<void>;
  close(): Promise<void>;
}

const HOSTS = [
  'notebooklm.google.com',
  'notebook.google.com',
  'notebooklm.cloud.google.com',
  'accounts.google.com',
];

/** `answer` writes the answer to a question; unless given, every question gets the same one. */
export async function startGoogle(answer?: (question: string) => string): Promise<Google> {
  const certificates: Certificates = makeCertificates(HOSTS);
  const google = new StandIn(answer);
  const secure = createSecureServer(
    { cert: certificates.cert, key: certificates.key },
    (request, response) => {
      void google.handle(request, response);
    },
  );
  for (const event of ['connection', 'secureConnection']) {
    secure.on(event, (socket: Socket) => socket.on('error', () => socket.destroy()));
  }
  const proxy = await startProxy(HOSTS, await listen(secure));
  return {
    proxyUrl: proxy.url,
    ca: certificates.ca,
    requests: google.requests,
    notebooks: google.notebooks,
    questions: () => google.requests.filter((entry) => entry.rpc === 'query').map(questionOf),
    release: () => google.release(),
    seen: (rpc) => google.seen(rpc),
    close: async () => {
      google.release();
      secure.closeAllConnections();
      await Promise.all([proxy.close(), closed(secure)]);
    },
  };
}

class StandIn {
  readonly requests: LoggedRequest[] = [];
  readonly notebooks = new Notebooks();
  readonly #gate = openable();
  readonly #watchers: { rpc: string; done: () => void }[] = [];
  readonly #answer: ((question: string) => string) | undefined;

  constructor(answer: ((question: string) => string) | undefined) {
    this.#answer = answer;
  }

  release(): void {
    this.#gate.open();
  }

  seen(rpc: string): Promise<void> {
    if (this.requests.some((entry) => entry.rpc === rpc)) return Promise.resolve();
    return new Promise((done) => this.#watchers.push({ rpc, done }));
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    const entry = describe(request, body);
    this.requests.push(entry);
    for (const watcher of this.#watchers) if (watcher.rpc === entry.rpc) watcher.done();
    if (entry.rpc === 'query') {
      return answerQuery(response, entry, this.#gate.opened, this.#answer?.(questionOf(entry)));
    }
    if (entry.rpc !== 'page') return answerRpcRequest(response, entry, this.notebooks);
    answerPage(response, entry);
  }
}

function openable(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

/** The question is the first plain string: newer clients send it in another slot. */
function questionOf(entry: LoggedRequest): string {
  const slots = Array.isArray(entry.params) ? entry.params : [];
  return slots.find((slot) => typeof slot === 'string') ?? '';
}

function describe(request: IncomingMessage, body: string): LoggedRequest {
  const url = new URL(request.url ?? '/', 'https://stand.in');
  const { request: form } = readForm(body);
  const base = {
    host: request.headers.host ?? '',
    path: url.pathname,
    scenario: scenarioOf(request.headers.cookie),
    body,
  };
  if (url.pathname.endsWith('GenerateFreeFormStreamed')) {
    return { ...base, rpc: 'query', params: parseJson(textOf(at(form, 1))) };
  }
  const rpc = url.searchParams.get('rpcids');
  if (rpc === null) return { ...base, rpc: 'page', params: null };
  return { ...base, rpc, params: parseJson(textOf(at(form, 0, 0, 1))) };
}

function answerPage(response: ServerResponse, entry: LoggedRequest): void {
  if (entry.path.startsWith('/upload/')) {
    // The same address takes the start of an upload and then the file itself.
    response.writeHead(200, { 'x-goog-upload-url': `https://${entry.host}/upload/_/?upload_id=1` }).end();
    return;
  }
  if (entry.scenario === 'expired' && !entry.host.startsWith('accounts.')) {
    response.writeHead(302, { location: 'https://accounts.google.com/ServiceLogin' }).end();
    return;
  }
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end('<script>{"SNlM0e":"CSRF-fresh","FdrFJe":"-2","cfb2h":"boq_y"}</script>');
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

function textOf(value: Json): string {
  return typeof value === 'string' ? value : '';
}
