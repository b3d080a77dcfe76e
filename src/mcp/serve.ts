// The server itself: it lists tools, resources and prompts, and starts a process for each tool call but those that
// agents ask again and again. It ends when its stdin does.

import { join } from 'node:path';
import type { Transform } from 'node:stream';
import {
  isSpecType,
  type JSONRPCMessage,
  ProtocolError,
  ProtocolErrorCode,
  Server,
} from '@modelcontextprotocol/server';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { named } from '../adapters/files/place.ts';
import { fieldsIn, fieldsOf, readJson } from '../adapters/files/read-json.ts';
import { programToType } from '../core/commands/line-to-type.ts';
import { boundedMessages, type MessageId } from './bounded-messages.ts';
import { OWN_COMMAND, SERVER_INFO, serverOptions } from './handshake.ts';
import { LONGEST_MESSAGE } from './limits.ts';
import { callPlace, projectFolder } from './project-folder.ts';
import type { RunningCall } from './run-call.ts';
import { type ServedResources, serveResources } from './serve-resources.ts';
import type { ToolResult } from './tool-result.ts';

export interface ServerStart {
  /** The folder of the bundles, absolute. */
  readonly folder: string;
  /** The client has MSW's slash commands. */
  readonly hasCommands: boolean;
  /** What the client has sent so far. */
  readonly read: Buffer;
  /** The id of the `initialize` request, if it is answered already; otherwise null. */
  readonly answered: string | number | null;
}

export function serve({ folder, hasCommands, read, answered }: ServerStart): void {
  const input = boundedMessages(LONGEST_MESSAGE, refuseLong);
  let subscribed: ServedResources['subscribed'] = () => Promise.resolve();
  const transport = new TransportAfter(answered, input, (filter) => subscribed(filter));
  input.write(read);
  process.stdin.pipe(input);
  serveStdio(
    () => {
      const server = new Server(SERVER_INFO, serverOptions(hasCommands));
      const projectOf = projectFolder(server);
      const { afterCall, ...resources } = serveResources(server, projectOf);
      ({ subscribed } = resources);
      serveTools(server, { folder, projectOf, afterCall });
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

interface ServedTools {
  readonly folder: string;
  readonly projectOf: () => Promise<string>;
  readonly afterCall: () => void;
}

function serveTools(server: Server, { folder, projectOf, afterCall }: ServedTools): void {
  const usual = () => listed(folder, 'tools');
  const all = () => [...usual(), ...listed(folder, 'spares')];
  const isWhole = process.env[WHOLE_LISTING] === 'all';
  server.setRequestHandler('tools/list', () => ({
    tools: (isWhole ? all() : usual()).filter(isSpecType.Tool),
  }));
  server.setRequestHandler('tools/call', async ({ params }, { mcpReq }) => {
    const { name: tool } = params;
    if (!all().some((one) => fieldsOf(one).name === tool))
      throw new ProtocolError(
        ProtocolErrorCode.InvalidParams,
        'There is no such tool: tools/list names them.',
      );
    const progressToken = mcpReq._meta?.progressToken;
    let progress = 0;
    const tell = (message: string): void => {
      if (progressToken === undefined) return;
      progress += 1;
      const told = {
        method: 'notifications/progress',
        params: { progressToken, progress, message },
      } as const;
      // The client may be gone.
      mcpReq.notify(told).catch(() => {});
    };
    const place = callPlace(await projectOf());
    const call = {
      tool,
      given: params.arguments ?? {},
      client: clientOf(server),
      signal: mcpReq.signal,
      tell,
    };
    const result = await answer(folder, call, place);
    afterCall();
    return result;
  });
}

type Call = Omit<RunningCall, 'program' | 'isLong' | 'place'>;

async function answer(folder: string, call: Call, place: RunningCall['place']): Promise<ToolResult> {
  // Lazy: a server may never be called.
  if (listed(folder, 'polled').includes(call.tool))
    return (await import('./answer-here.ts')).answerHere({ ...call, ...place });
  const { runCall } = await import('./run-call.ts');
  const isLong = listed(folder, 'long').includes(call.tool);
  return runCall({ ...call, place, isLong, program: join(folder, 'mcp-call.mjs') });
}

/** Null for Claude Code, which needs no name in the log. */
function clientOf(server: Server): string | null {
  const name = server.getClientVersion()?.name ?? '';
  return name === '' || name === 'claude-code' ? null : name;
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
function listed(
  folder: string,
  what: 'tools' | 'spares' | 'long' | 'polled' | 'prompts',
): readonly unknown[] {
  const list = fieldsIn(readJson(join(folder, 'mcp-listing.json'), named))[what];
  return Array.isArray(list) ? list : [];
}

const ACKNOWLEDGED = 'notifications/subscriptions/acknowledged';

/** Drops the one answer that the client has, and tells what is subscribed. */
class TransportAfter extends StdioServerTransport {
  #answered: string | number | null;
  readonly #subscribed: ServedResources['subscribed'];

  constructor(answered: string | number | null, input: Transform, subscribed: ServedResources['subscribed']) {
    // Whole messages come in one piece each, and several of them may come before they are handled.
    super(input, process.stdout, { maxBufferSize: 2 * LONGEST_MESSAGE });
    this.#answered = answered;
    this.#subscribed = subscribed;
  }

  override send(message: JSONRPCMessage): Promise<void> {
    // What changes after the client has read this is announced.
    if ('method' in message && message.method === ACKNOWLEDGED)
      return this.#subscribed(fieldsOf(fieldsOf(message.params).notifications)).then(() =>
        super.send(message),
      );
    if (this.#answered === null || !('id' in message) || message.id !== this.#answered)
      return super.send(message);
    this.#answered = null;
    return Promise.resolve();
  }
}
