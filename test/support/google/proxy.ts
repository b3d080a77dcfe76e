// The proxy in front of the stand-in: it connects a client to the one local server for known host names and
// refuses everything else, so that no test ever reaches the network.

import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

export interface Proxy {
  readonly url: string;
  close(): Promise<void>;
}

export async function startProxy(hosts: readonly string[], port: number): Promise<Proxy> {
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

/** On a free port of this machine; resolves to that port. */
export function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(portOf(server.address())));
  });
}

export function closed(server: Server): Promise<void> {
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
