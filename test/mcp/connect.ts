// The server as it is shipped, connected to the protocol's own client.

import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { onTestFinished } from 'vitest';
import type { builtCli, Place } from '../cli/built-cli.ts';

export interface Connected {
  readonly client: Client;
  /** Of the server process. */
  readonly pid: number;
  /** The result of a call; `text` is shown to the model, `value` is the structured result. */
  readonly call: (
    tool: string,
    input?: Readonly<Record<string, unknown>>,
  ) => Promise<{ readonly text: string; readonly value: unknown; readonly isError: boolean }>;
}

type Built = Pick<ReturnType<typeof builtCli>, 'path'>;

export function serverOf(built: Built): string {
  return built.path().replace(/cli\.mjs$/, 'mcp.mjs');
}

/** Connected until the test ends. `roots`: the client has them and says these paths, as they are when it is asked. */
export async function connect(
  built: Built,
  { project, env }: Place,
  { roots, mode }: { readonly roots?: readonly string[]; readonly mode?: 'auto' } = {},
): Promise<Connected> {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [serverOf(built)],
    cwd: project,
    env: { ...env, PATH: process.env.PATH ?? '' },
  });
  const capabilities = roots === undefined ? {} : { roots: { listChanged: true } };
  const client = new Client(
    { name: 'test', version: '1' },
    { capabilities, ...(mode !== undefined && { versionNegotiation: { mode } }) },
  );
  if (roots !== undefined)
    client.setRequestHandler('roots/list', () => ({ roots: roots.map((path) => ({ uri: uriOf(path) })) }));
  await client.connect(transport);
  onTestFinished(() => client.close());
  return {
    client,
    pid: transport.pid ?? 0,
    call: async (name, input = {}) => {
      const { content, structuredContent, isError } = await client.callTool({
        name,
        arguments: { ...input },
      });
      return { text: textOf(content), value: structuredContent, isError: isError === true };
    },
  };
}

export function textOf(content: unknown): string {
  const [first] = Array.isArray(content) ? content : [];
  return String(first?.text);
}

function uriOf(path: string): string {
  return isAbsolute(path) ? pathToFileURL(path).href : path;
}
