// A server over stdio for clients that only speak HTTP: both transports are the protocol's own, and every message is
// passed on unchanged. Each session has a server process of its own.

import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import {
  WebStandardStreamableHTTPServerTransport as HttpTransport,
  isJSONRPCErrorResponse,
  isJSONRPCResultResponse,
} from '@modelcontextprotocol/server';
import { onTestFinished } from 'vitest';

type Program = ConstructorParameters<typeof StdioClientTransport>[0];

/** Returns the address; closed when the test ends. */
export async function bridge(program: Program): Promise<string> {
  const sessions = new Map<string, HttpTransport>();
  const ends: (() => Promise<void>)[] = [];

  const newSession = async (): Promise<HttpTransport> => {
    const server = new StdioClientTransport(program);
    const http = new HttpTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (id) => void sessions.set(id, http),
      onsessionclosed: () => server.close(),
    });
    http.onmessage = (message) => void server.send(message).catch(() => {});
    server.onmessage = (message) => {
      const isAnswer = isJSONRPCResultResponse(message) || isJSONRPCErrorResponse(message);
      const { id } = isAnswer ? message : {};
      void http.send(message, id === undefined ? {} : { relatedRequestId: id }).catch(() => {});
    };
    ends.push(() => server.close());
    await Promise.all([server.start(), http.start()]);
    return http;
  };

  const listener = createServer((request, response) => {
    void (async () => {
      const known = sessions.get(String(request.headers['mcp-session-id']));
      const answer = await (known ?? (await newSession())).handleRequest(webRequest(request));
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      if (answer.body === null) response.end();
      else Readable.fromWeb(answer.body).pipe(response);
    })();
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    listener.closeAllConnections();
    listener.close();
    await Promise.all(ends.map((end) => end()));
  });
  const address = listener.address();
  if (typeof address !== 'object' || address === null) throw new Error('it has no port');
  return `http://127.0.0.1:${address.port}/mcp`;
}

function webRequest(request: IncomingMessage): Request {
  const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const hasBody = request.method === 'POST';
  return new Request(`http://${request.headers.host}${request.url}`, {
    method: request.method ?? 'GET',
    headers,
    ...(hasBody && { body: Readable.toWeb(request), duplex: 'half' }),
  });
}
