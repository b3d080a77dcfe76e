// Reads the client's call from stdin: one JSON object. Does not wait for anything after its last brace.

import { readSync } from 'node:fs';

/**
 * Null when the input is not an object or is too large to be a call. Reads synchronously in this thread: a worker
 * thread or a stream would cost an idle hook a tenth of its time. If nothing is ever sent, any signal ends the hook.
 */
export function readInput(): object | null {
  let text = nextChunk();
  for (let more = text; ; text = Buffer.concat([text, more])) {
    // A client that keeps the pipe open after the call must not keep the session waiting.
    const input = endsInBrace(text) ? parseObject(text.toString('utf8')) : null;
    if (input !== null || text.length > mostBytes) return input;
    more = nextChunk();
    if (more.length === 0) return parseObject(text.toString('utf8'));
  }
}

/** Parses a JSON object, with or without a byte order mark; null for any other text. */
export function parseObject(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text);
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}

const chunkBytes = 64 * 1024;
/** Large because the call contains Claude's last message. */
const mostBytes = 16 * 1024 * 1024;

/** Empty at the end of the input, and when there is no stdin. */
function nextChunk(): Buffer {
  const chunk = Buffer.alloc(chunkBytes);
  try {
    return chunk.subarray(0, readSync(0, chunk));
  } catch {
    return chunk.subarray(0, 0);
  }
}

function endsInBrace(text: Buffer): boolean {
  let end = text.length;
  while (end > 0 && (text[end - 1] ?? 0) <= 0x20) end -= 1;
  return text[end - 1] === 0x7d;
}
