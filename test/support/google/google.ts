// A local stand-in for Google: a proxy that lets nobody through to the network, and behind it a TLS server
// that speaks NotebookLM's wire protocol. Every request is logged, so that a test sees what left the machine.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { type Certificates, makeCertificates } from './certificates.ts';
import type { LoggedRequest } from './logged-request.ts';
import { Notebooks } from './notebooks.ts';
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

export async function startGoogle(): Promise<Google> {
  const certificates: Certificates = makeCertificates(HOSTS);
  const google = new StandIn();
  const secure = createSecureServer(
    { cert: certificates.cert, key: certificates.key },
    (request, response) => {
      void google.handle(request, response);
    },
  );
  const sockets = new Set<Socket>();
  for (const event of ['connection', 'secureConnection']) {
    secure.on(event, (socket: Socket) => socket.on('error', () => socket.destroy()));
  }
  const port = await listen(secure);
  const proxy = createServer((_, response) => response.writeHead(403).end());
  proxy.on('connect', (request, socket: Socket, head) => tunnel(request, socket, head, port, sockets));
  const proxyPort = await listen(proxy);
  return {
    proxyUrl: `http://127.0.0.1:${proxyPort}`,
    ca: certificates.ca,
    requests: google.requests,
    notebooks: google.notebooks,
    questions: () => google.requests.filter((entry) => entry.rpc === 'query').map(questionOf),
    release: () => google.release(),
    seen: (rpc) => google.seen(rpc),
    close: async () => {
      google.release();
      for (const socket of sockets) socket.destroy();
      secure.closeAllConnections();
      await Promise.all([closed(proxy), closed(secure)]);
    },
  };
}

class StandIn {
  readonly requests: LoggedRequest[] = [];
  readonly notebooks = new Notebooks();
  readonly #gate = openable();
  readonly #watchers: { rpc: string; done: () => void }[] = [];

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
    if (entry.rpc === 'query') return answerQuery(response, entry, this.#gate.opened);
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
  if (entry.scenario === 'expired' && !entry.host.startsWith('accounts.')) {
    response.writeHead(302, { location: 'https://accounts.google.com/ServiceLogin' }).end();
    return;
  }
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end('<script>{"SNlM0e":"CSRF-fresh","FdrFJe":"-2","cfb2h":"boq_y"}</script>');
}

function tunnel(
  request: IncomingMessage,
  socket: Socket,
  head: Buffer,
  port: number,
  sockets: Set<Socket>,
): void {
  const host = (request.url ?? '').replace(/:\d+$/, '');
  socket.on('error', () => socket.destroy());
  if (!HOSTS.includes(host)) {
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    return;
  }
  const inner = connect(port, '127.0.0.1', () => {
    socket.write('HTTP/1.1 200 OK\r\n\r\n');
    inner.write(head);
    socket.pipe(inner).pipe(socket);
  });
  inner.on('error', () => socket.destroy());
  inner.on('close', () => socket.destroy());
  socket.on('close', () => inner.destroy());
  sockets.add(socket).add(inner);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

function textOf(value: Json): string {
  return typeof value === 'string' ? value : '';
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(portOf(server.address())));
  });
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
