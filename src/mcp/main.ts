// The MCP server: over stdio, for Claude Code and any other client.

import { resolve } from 'node:path';
import { shakeHands } from './handshake.ts';

/** In bytes: a handshake is short, and the server bounds what follows. */
const LONGEST_FIRST = 1024 * 1024;

const { CLAUDE_PLUGIN_ROOT: plugin = '' } = process.env;
const folder = import.meta.dirname;
const hasCommands = plugin !== '' && resolve(plugin, 'dist') === folder;
const read = await firstLine();
const [line = ''] = read.toString('utf8').split('\n');
const hands = shakeHands(line, hasCommands);
if (hands !== null) process.stdout.write(hands.answer);
// A client that has gone needs no server.
if (read.length > 0) {
  const { serve } = await import('./serve.ts');
  serve({ folder, hasCommands, read, answered: hands?.id ?? null });
}

/** Everything received once a line is complete, or is too long for a first one. */
function firstLine(): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  const { stdin } = process;
  return new Promise((resolve) => {
    const finish = (): void => {
      stdin.pause();
      stdin.off('data', take);
      stdin.off('end', finish);
      resolve(Buffer.concat(chunks));
    };
    const take = (chunk: Buffer): void => {
      chunks.push(chunk);
      length += chunk.length;
      if (chunk.includes('\n') || length > LONGEST_FIRST) finish();
    };
    stdin.on('data', take);
    stdin.once('end', finish);
  });
}
