// The server as it is shipped, with the protocol's own client before it.

import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { onTestFinished } from 'vitest';
import type { builtCli, Place } from '../cli/built-cli.ts';

export interface Connected {
  readonly client: Client;
  /** Of the server. */
  readonly pid: number;
  /** What a call comes to; `text` is what is shown, `value` the result itself. */
  readonly call: (
    tool: string,
    input?: Readonly<Record<string, unknown>>,
  ) => Promise<{ readonly text: string; readonly value: unknown; readonly isError: boolean }>;
}

type Built = Pick<ReturnType<typeof builtCli>, 'path'>;

export function serverOf(built: Built): string {
  return built.path().replace(/cli\.mjs$/, 'mcp.mjs');
}

/** Until the test has ended. */
export async function connect(built: Built, { project, env }: Place): Promise<Connected> {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [serverOf(built)],
    cwd: project,
    env: { ...env, PATH: process.env.PATH ?? '' },
  });
  const client = new Client({ name: 'test', version: '1' });
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
