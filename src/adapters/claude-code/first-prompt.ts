// The task that a subagent was given, from its own transcript: the text of the first message to it.

import { named } from '../files/place.ts';
import { readPart } from '../files/read-file.ts';
import { fieldsIn, fieldsOf, parseJson } from '../files/read-json.ts';

/** The first lines of a transcript contain it; it is written before the agent's first answer. */
const WINDOW_BYTES = 256 * 1024;

/** Null when the transcript cannot be read or has no such message. Never throws. */
export function firstPrompt(path: string | null): string | null {
  if (path === null) return null;
  const part = readPart(path, named, { cap: WINDOW_BYTES, partFrom: () => 0 });
  return part.status === 'ok' ? firstUserText(part.bytes.toString('utf8')) : null;
}

function firstUserText(text: string): string | null {
  for (const line of text.split('\n')) {
    const { type, message } = fieldsIn(parseJson(line));
    if (type === 'user') return textOf(fieldsOf(message).content);
  }
  return null;
}

function textOf(content: unknown): string | null {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return null;
  return content
    .map((block: unknown) => fieldsOf(block).text)
    .filter((text) => typeof text === 'string')
    .join('\n');
}
