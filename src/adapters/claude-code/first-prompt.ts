// What a subagent was asked at its start, from its own transcript: the text of the first message to it.

import { named } from '../files/place.ts';
import { readPart } from '../files/read-file.ts';

/** The first lines of a transcript hold it; it is written before the agent's first answer. */
const WINDOW_BYTES = 256 * 1024;

/** Null when the transcript cannot be read or holds no such message. Never throws. */
export function firstPrompt(path: string | null): string | null {
  if (path === null) return null;
  const part = readPart(path, named, { cap: WINDOW_BYTES, partFrom: () => 0 });
  return part.status === 'ok' ? firstUserText(part.bytes.toString('utf8')) : null;
}

function firstUserText(text: string): string | null {
  for (const line of text.split('\n')) {
    const entry = parse(line);
    if (fieldOf(entry, 'type') !== 'user') continue;
    return textOf(fieldOf(fieldOf(entry, 'message'), 'content'));
  }
  return null;
}

function textOf(content: unknown): string | null {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return null;
  return content
    .map((block: unknown) => fieldOf(block, 'text'))
    .filter((text) => typeof text === 'string')
    .join('\n');
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

function fieldOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : null;
}
