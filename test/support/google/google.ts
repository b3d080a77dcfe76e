// A local stand-in for Google: a proxy that lets no connection through to the network, and behind it a TLS server that
// speaks NotebookLM's wire protocol. Every request is logged, so that a test sees what left the machine.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { type Certificates, makeCertificates } from './certificates.ts';
import type { Notebooks } from './notebooks.ts';
import { Accounts, ANSWER, answerQuery, type Meter } from './query.ts';
import { answerRpcRequest } from './rpc-endpoint.ts';
import { type Account, accountOf, type LoggedRequest, scenarioOf } from './scenario.ts';
import { at, type Json, parseJson, readForm } from './wire.ts';

export interface Google {
  readonly proxyUrl: string;
  /** PEM to trust. */
  readonly ca: string;
  readonly requests: LoggedRequest[];
  /** Shared by all accounts without notebooks of their own. */
  readonly notebooks: Notebooks;
  /** Gives an account notebooks of its own, which no other account sees. */
  ownNotebooks(account: Account): Notebooks;
  /** Limits an account to this many answers in all; further questions are refused with code 8. */
  allow(account: Account, answers: number): void;
  /** Sets the usage that it reports for an account, in per cent; by default this follows from `allow`. */
  meter(account: Account, meter: Partial<Meter>): void;
  /** The questions received, in order. */
  questions(account?: Account): string[];
  /** Releases the held answers of `slowquery` and `slow`, now and from now on. */
  release(): void;
  /** Resolves when a request for `rpc` has arrived, of any account or of the named one. */
  seen(rpc: string, account?: Account): Promise<void>;
  /** Resolves when this many requests have arrived in all. */
  reached(count: number): Promise<void>;
  close(): Promise<void>;
}

const HOSTS = [
  'notebooklm.google.com',
  'notebook.google.com',
  'notebooklm.cloud.google.com',
  'accounts.google.com',
];

/** `answer` writes the answer to a question; by default every question gets the same one. */
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
    notebooks: google.accounts.shared,
    ownNotebooks: (account) => google.accounts.ownNotebooks(account),
    allow: (account, answers) => google.accounts.allow(account, answers),
    meter: (account, meter) => google.accounts.meter(account, meter),
    questions: (account) =>
      google.requests
        .filter((entry) => entry.rpc === 'query' && (account === undefined || entry.account === account))
        .map(questionOf),
    release: () => google.release(),
    seen: (rpc, account) =>
      google.seen((entry) => entry.rpc === rpc && entry.account === (account ?? entry.account)),
    reached: (count) => google.seen(() => google.requests.length >= count),
    close: async () => {
      google.release();
      secure.closeAllConnections();
      await Promise.all([proxy.close(), closed(secure)]);
    },
  };
}

class StandIn {
  readonly requests: LoggedRequest[] = [];
  readonly accounts = new Accounts();
  readonly #gate = openable();
  readonly #watchers: { isIt: (entry: LoggedRequest) => boolean; done: () => void }[] = [];
  readonly #answer: ((question: string) => string) | undefined;

  constructor(answer: ((question: string) => string) | undefined) {
    this.#answer = answer;
  }

  release(): void {
    this.#gate.open();
  }

  seen(isIt: (entry: LoggedRequest) => boolean): Promise<void> {
    if (this.requests.some(isIt)) return Promise.resolve();
    return new Promise((done) => this.#watchers.push({ isIt, done }));
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // A client that was killed sends no whole request.
    const body = await readBody(request).catch(() => null);
    if (body === null) return;
    const entry = describe(request, body);
    this.requests.push(entry);
    for (const watcher of this.#watchers) if (watcher.isIt(entry)) watcher.done();
    if (entry.rpc === 'query') {
      return answerQuery(response, entry, {
        gate: this.#gate.opened,
        accounts: this.accounts,
        answer: this.#answer?.(questionOf(entry)) ?? ANSWER,
      });
    }
    if (entry.rpc !== 'page') {
      return answerRpcRequest(response, entry, { gate: this.#gate.opened, accounts: this.accounts });
    }
    answerPage(response, entry, request.url ?? '/', this.accounts.notebooksOf(entry.account));
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
  const account = accountOf(request.headers.cookie);
  const base = {
    host: request.headers.host ?? '',
    path: url.pathname,
    account,
    scenario: scenarioOf(account),
    body,
  };
  if (url.pathname.endsWith('GenerateFreeFormStreamed')) {
    return { ...base, rpc: 'query', params: parseJson(textOf(at(form, 1))) };
  }
  const rpc = url.searchParams.get('rpcids');
  if (rpc === null) return { ...base, rpc: 'page', params: null };
  return { ...base, rpc, params: parseJson(textOf(at(form, 0, 0, 1))) };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

function textOf(value: Json): string {
  return typeof value === 'string' ? value : '';
}

function answerPage(
  response: ServerResponse,
  entry: LoggedRequest,
  target: string,
  notebooks: Notebooks,
): void {
  if (entry.path.startsWith('/upload/')) {
    answerUpload(response, entry, new URL(target, 'https://stand.in'), notebooks);
  } else if (entry.scenario === 'expired' && !entry.host.startsWith('accounts.')) {
    response.writeHead(302, { location: 'https://accounts.google.com/ServiceLogin' }).end();
  } else {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<script>{"SNlM0e":"CSRF-fresh","FdrFJe":"-2","cfb2h":"boq_y"}</script>');
  }
}

/** The first request names the source and gets the address for its file; the second is the file. */
function answerUpload(response: ServerResponse, entry: LoggedRequest, url: URL, notebooks: Notebooks): void {
  const source = notebooks.findSource(url.searchParams.get('source') ?? '');
  if (source !== undefined) source.content = entry.body;
  const place = `https://${entry.host}/upload/_/?source=${sourceNamedIn(entry.body)}`;
  response.writeHead(200, source === undefined ? { 'x-goog-upload-url': place } : {}).end();
}

function sourceNamedIn(body: string): string {
  const start = parseJson(body);
  const id: unknown = start !== null && typeof start === 'object' ? Reflect.get(start, 'SOURCE_ID') : null;
  return typeof id === 'string' ? id : '';
}

interface Proxy {
  readonly url: string;
  close(): Promise<void>;
}

async function startProxy(hosts: readonly string[], port: number): Promise<Proxy> {
  const sockets = new Set<Socket>();
  const proxy = createServer((_, response) => response.writeHead(403).end());
  proxy.on('connect', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    sockets.add(socket);
    const host = (request.url ?? '').replace(/:\d+$/, '');
    if (hosts.includes(host)) sockets.add(tunnel(socket, head, port));
    else socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
  });
  const proxyPort = await listen(proxy);
  return {
    url: `http://127.0.0.1:${proxyPort}`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return closed(proxy);
    },
  };
}

/** Listens on a free port of this machine; resolves to that port. */
function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(portOf(server.address())));
  });
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

function tunnel(socket: Socket, head: Buffer, port: number): Socket {
  const inner = connect(port, '127.0.0.1', () => {
    socket.write('HTTP/1.1 200 OK\r\n\r\n');
    inner.write(head);
    socket.pipe(inner).pipe(socket);
  });
  inner.on('error', () => socket.destroy());
  inner.on('close', () => socket.destroy());
  socket.on('close', () => inner.destroy());
  return inner;
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}
