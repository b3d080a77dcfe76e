// The server itself: it lists the tools and starts a process for each call; by itself it does nothing, and it ends when
// its stdin does.

import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { isSpecType, type JSONRPCMessage, Server } from '@modelcontextprotocol/server';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { named } from '../adapters/files/place.ts';
import { fieldsIn, readJson } from '../adapters/files/read-json.ts';
import { SERVER_INFO, SERVER_OPTIONS } from './handshake.ts';

export interface Begun {
  /** Of the bundles, absolute. */
  readonly folder: string;
  /** What the client has sent so far. */
  readonly read: Buffer;
  /** The id of its request to begin, which is answered already; null where it is not. */
  readonly answered: string | number | null;
}

export function serve({ folder, read, answered }: Begun): void {
  serveStdio(
    () => {
      const server = new Server(SERVER_INFO, SERVER_OPTIONS);
      server.setRequestHandler('tools/list', () => listed(folder));
      server.setRequestHandler('tools/call', async ({ params }, { mcpReq }) => {
        // Nothing is loaded for a server that is never called.
        const { runCall } = await import('./run-call.ts');
        const progressToken = mcpReq._meta?.progressToken;
        let progress = 0;
        return runCall({
          program: join(folder, 'mcp-call.mjs'),
          tool: params.name,
          given: params.arguments ?? {},
          signal: mcpReq.signal,
          tell: (message) => {
            if (progressToken === undefined) return;
            progress += 1;
            const told = {
              method: 'notifications/progress',
              params: { progressToken, progress, message },
            } as const;
            // Whoever has gone needs none.
            mcpReq.notify(told).catch(() => {});
          },
        });
      });
      return server;
    },
    {
      transport: new TransportAfter(answered, inputAfter(read)),
      onerror: ({ message }) => void process.stderr.write(`msw-protocol: ${message.split('\n')[0]}\n`),
    },
  );
}

/** As they were when MSW was built. */
function listed(folder: string) {
  const { tools } = fieldsIn(readJson(join(folder, 'mcp-tools.json'), named));
  return { tools: Array.isArray(tools) ? tools.filter(isSpecType.Tool) : [] };
}

function inputAfter(read: Buffer): PassThrough {
  const input = new PassThrough();
  input.write(read);
  process.stdin.pipe(input);
  return input;
}

/** Leaves out the one answer that the client has. */
class TransportAfter extends StdioServerTransport {
  #answered: string | number | null;

  constructor(answered: string | number | null, input: PassThrough) {
    super(input);
    this.#answered = answered;
  }

  override send(message: JSONRPCMessage): Promise<void> {
    if (this.#answered === null || !('id' in message) || message.id !== this.#answered)
      return super.send(message);
    this.#answered = null;
    return Promise.resolve();
  }
}
