// Serves one page on this machine to the person who was given its address, on the loopback interface alone. Viewers get
// the page again whenever it has changed.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { pageGate } from './page-gate.ts';

export interface ServedPage {
  /** The whole page; never rejects. */
  readonly html: () => Promise<string>;
  /** The only script that it may load, as `/live.js`. */
  readonly script: string;
  /** Its content security policy. */
  readonly policy: string;
  /** It ends when it had no viewer for this long. */
  readonly idleMs: number;
  readonly signal: AbortSignal;
}

export interface PageServer {
  /** Opens the page once, in one browser. */
  readonly url: string;
  /** How many have the page open. */
  readonly viewers: () => number;
  /** Sends the page to all viewers. */
  readonly send: (html: string) => void;
  readonly ended: Promise<'idle' | 'interrupted'>;
}

/** Rejects when no port can be opened. */
export async function servePage({ html, script, policy, idleMs, signal }: ServedPage): Promise<PageServer> {
  const viewers = new Set<ServerResponse>();
  let settle: (why: 'idle' | 'interrupted') => void = () => {};
  const over = new Promise<'idle' | 'interrupted'>((resolve) => {
    settle = resolve;
  });
  let idle: NodeJS.Timeout | null = null;
  const startIdling = (): void => {
    // The last viewer may leave because the server ends.
    idle = setTimeout(() => settle('idle'), idleMs).unref();
  };
  const view = (response: ServerResponse): void => {
    if (idle !== null) clearTimeout(idle);
    viewers.add(response);
    response.on('close', () => {
      viewers.delete(response);
      if (viewers.size === 0) startIdling();
    });
    // It may have changed since the browser has it.
    void html().then((page) => response.write(pageEvent(page)));
  };
  const server = createServer();
  const host = `127.0.0.1:${await listen(server)}`;
  const gate = pageGate(host);
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const head = headWith(response, policy);
    const admitted = gate.admit(request);
    switch (admitted.kind) {
      case 'refused':
        return void head(admitted.status, 'text/plain').end(`${admitted.reason}\n`);
      case 'entered':
        response.setHeader('set-cookie', admitted.cookie).setHeader('location', '/');
        return void head(303, 'text/plain').end();
      case 'page':
        return void head(200, 'text/html').end(await html());
      case 'script':
        return void head(200, 'text/javascript').end(script);
      case 'events':
        return view(head(200, 'text/event-stream'));
    }
  };
  server.on('request', (request, response) => void answer(request, response));
  signal.addEventListener('abort', () => settle('interrupted'), { once: true });
  if (signal.aborted) settle('interrupted');
  startIdling();
  const ended = over.then(async (why) => {
    if (idle !== null) clearTimeout(idle);
    for (const viewer of viewers) viewer.end('event: end\ndata: \n\n');
    await close(server);
    return why;
  });
  return {
    url: `http://${host}/?token=${gate.token}`,
    viewers: () => viewers.size,
    send: (page) => {
      for (const viewer of viewers) viewer.write(pageEvent(page));
    },
    ended,
  };
}

/** The whole head but for cookies: nothing is kept, framed, guessed or sent on. */
function headWith(response: ServerResponse, policy: string) {
  return (status: number, type: string): ServerResponse =>
    response.writeHead(status, {
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy': `${policy}; frame-ancestors 'none'`,
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
}

function pageEvent(page: string): string {
  return `event: page\ndata: ${JSON.stringify(page)}\n\n`;
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') reject(new Error('there is no port'));
      else resolve(address.port);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    // What is still being sent gets a moment.
    setTimeout(() => server.closeAllConnections(), 500).unref();
  });
}
