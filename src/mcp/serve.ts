// The server itself: it lists tools, resources and prompts, and starts a process for each tool call. It does no work
// itself, and ends when its stdin does.

import { join } from 'node:path';
import type { Transform } from 'node:stream';
import {
  isSpecType,
  type JSONRPCMessage,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  Server,
} from '@modelcontextprotocol/server';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { named } from '../adapters/files/place.ts';
import { fieldsIn, fieldsOf, readJson } from '../adapters/files/read-json.ts';
import { programToType } from '../core/commands/line-to-type.ts';
import { boundedMessages, type MessageId } from './bounded-messages.ts';
import { OWN_COMMAND, SERVER_INFO, serverOptions } from './handshake.ts';
import { LONGEST_MESSAGE } from './limits.ts';

export interface Begun {
  /** The folder of the bundles, absolute. */
  readonly folder: string;
  /** The client has MSW's slash commands. */
  readonly hasCommands: boolean;
  /** What the client has sent so far. */
  readonly read: Buffer;
  /** The id of the `initialize` request, if it is answered already; otherwise null. */
  readonly answered: string | number | null;
}

export function serve({ folder, hasCommands, read, answered }: Begun): void {
  const input = boundedMessages(LONGEST_MESSAGE, refuseLong);
  const transport = new TransportAfter(answered, input);
  input.write(read);
  process.stdin.pipe(input);
  serveStdio(
    () => {
      const server = new Server(SERVER_INFO, serverOptions(hasCommands));
      serveTools(server, folder);
      serveResources(server);
      if (!hasCommands) servePrompts(server, folder);
      return server;
    },
    {
      transport,
      onerror: ({ message }) => complain(message),
    },
  );

  /** A notification gets no answer. */
  function refuseLong(id: MessageId | null): void {
    const message = `The message is longer than ${LONGEST_MESSAGE} bytes, the most that this server takes: send less, such as the beginning and the end of an output.`;
    complain(message);
    if (id === null) return;
    const error = { code: ProtocolErrorCode.InvalidRequest, message };
    // The client may be gone.
    transport.send({ jsonrpc: '2.0', id, error }).catch(() => {});
  }
}

function complain(message: string): void {
  process.stderr.write(`msw-protocol: ${message.split('\n')[0]}\n`);
}

/** With `all`, tools are listed that only repeat what another one tells; they can be called in any case. */
const WHOLE_LISTING = 'MSW_TOOLS';

function serveTools(server: Server, folder: string): void {
  const usual = () => listed(folder, 'tools');
  const all = () => [...usual(), ...listed(folder, 'spares')];
  const isWhole = process.env[WHOLE_LISTING] === 'all';
  server.setRequestHandler('tools/list', () => ({
    tools: (isWhole ? all() : usual()).filter(isSpecType.Tool),
  }));
  server.setRequestHandler('tools/call', async ({ params }, { mcpReq }) => {
    if (!all().some((one) => fieldsOf(one).name === params.name))
      throw new ProtocolError(
        ProtocolErrorCode.InvalidParams,
        'There is no such tool: tools/list names them.',
      );
    // Lazy: a server may never be called.
    const { runCall } = await import('./run-call.ts');
    const progressToken = mcpReq._meta?.progressToken;
    let progress = 0;
    return runCall({
      program: join(folder, 'mcp-call.mjs'),
      tool: params.name,
      isLong: listed(folder, 'long').includes(params.name),
      given: params.arguments ?? {},
      signal: mcpReq.signal,
      tell: (message) => {
        if (progressToken === undefined) return;
        progress += 1;
        const told = {
          method: 'notifications/progress',
          params: { progressToken, progress, message },
        } as const;
        // The client may be gone.
        mcpReq.notify(told).catch(() => {});
      },
    });
  });
}

/** Read in this process: there is no call, and nothing runs. */
function serveResources(server: Server): void {
  const load = () => import('./resources.ts');
  const project = process.env.CLAUDE_PROJECT_DIR || process.cwd();
  server.setRequestHandler('resources/list', async ({ params }) =>
    pageOf([...(await load()).listResources(project)], params?.cursor),
  );
  server.setRequestHandler('resources/templates/list', async () => ({
    resourceTemplates: (await load()).resourceTemplates(),
  }));
  server.setRequestHandler('resources/read', async ({ params: { uri } }) => {
    const read = (await load()).readResource(project, uri);
    if (read.status === 'refused') throw new ResourceNotFoundError(uri, read.reason);
    return { contents: [{ uri, mimeType: read.mimeType, text: read.text }] };
  });
}

const PAGE = 100;

function pageOf<One>(resources: One[], cursor = '0') {
  const start = /^\d{1,6}$/.test(cursor) ? Number(cursor) : Number.NaN;
  if (!(start < Math.max(1, resources.length)))
    throw new ProtocolError(
      ProtocolErrorCode.InvalidParams,
      'There is no such page: begin without a cursor.',
    );
  const next = start + PAGE;
  return {
    resources: resources.slice(start, next),
    ...(next < resources.length && { nextCursor: String(next) }),
  };
}

function servePrompts(server: Server, folder: string): void {
  server.setRequestHandler('prompts/list', () => ({
    prompts: listed(folder, 'prompts').map(withoutText).filter(isSpecType.Prompt),
  }));
  server.setRequestHandler('prompts/get', ({ params: { name, arguments: given } }) => {
    const prompt = listed(folder, 'prompts').find((one) => fieldsOf(one).name === name);
    const { text, description } = fieldsOf(prompt);
    if (typeof text !== 'string' || typeof description !== 'string')
      throw new ProtocolError(
        ProtocolErrorCode.InvalidParams,
        'There is no such prompt: prompts/list names them.',
      );
    const program = { path: join(folder, 'cli.mjs'), windows: process.platform === 'win32' };
    const filled = text.replaceAll(OWN_COMMAND, () => programToType(program));
    const words = given?.words?.trim() ?? '';
    const told = words === '' ? filled : `${filled}\n\nThe user's words: ${words}`;
    return {
      description,
      messages: [{ role: 'user' as const, content: { type: 'text' as const, text: told } }],
    };
  });
}

function withoutText(prompt: unknown): unknown {
  const { text: _, ...rest } = fieldsOf(prompt);
  return rest;
}

/** As generated when MSW was built. */
function listed(folder: string, what: 'tools' | 'spares' | 'long' | 'prompts'): readonly unknown[] {
  const list = fieldsIn(readJson(join(folder, 'mcp-listing.json'), named))[what];
  return Array.isArray(list) ? list : [];
}

/** Drops the one answer that the client has. */
class TransportAfter extends StdioServerTransport {
  #answered: string | number | null;

  constructor(answered: string | number | null, input: Transform) {
    // Whole messages come in one piece each, and several of them may come before they are handled.
    super(input, process.stdout, { maxBufferSize: 2 * LONGEST_MESSAGE });
    this.#answered = answered;
  }

  override send(message: JSONRPCMessage): Promise<void> {
    if (this.#answered === null || !('id' in message) || message.id !== this.#answered)
      return super.send(message);
    this.#answered = null;
    return Promise.resolve();
  }
}
