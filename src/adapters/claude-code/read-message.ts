// What a line of a headless client's stream says about its work: the tools that begin and end, and the tokens used.

import { relative } from 'node:path';
import type { StartedTool, WorkEvent } from '../../core/headless/follow-work.ts';
import { redact } from '../../core/secrets/redact.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import { isInside } from '../files/place.ts';
import { type Fields, fieldsOf } from '../files/read-json.ts';

export type MessageEvent = Extract<WorkEvent, { kind: 'message' | 'tool-results' }>;

/** Null for a line that says nothing about it. @param folder the client's working folder */
export function readMessage({ type, message }: Fields, folder: string): MessageEvent | null {
  const { id, content, usage } = fieldsOf(message);
  const blocks: readonly unknown[] = Array.isArray(content) ? content : [];
  if (type === 'user') {
    const ids = blocks.flatMap((block) => {
      const { type: kind, tool_use_id: tool } = fieldsOf(block);
      return kind === 'tool_result' && typeof tool === 'string' ? [tool] : [];
    });
    return ids.length === 0 ? null : { kind: 'tool-results', ids };
  }
  if (type !== 'assistant' || typeof id !== 'string') return null;
  const { input_tokens: input, cache_creation_input_tokens: cached, output_tokens: output } = fieldsOf(usage);
  return {
    kind: 'message',
    id,
    tokensIn: countOf(input) + countOf(cached),
    tokensOut: countOf(output),
    tools: blocks.flatMap((block) => readTool(fieldsOf(block), folder)),
  };
}

function readTool({ type, id, name, input }: Fields, folder: string): readonly StartedTool[] {
  if (type !== 'tool_use' || typeof id !== 'string' || typeof name !== 'string') return [];
  return [{ id, name: plainLine(name, 60), target: targetOf(fieldsOf(input), folder) }];
}

/** The inputs that say what a tool is about, the most telling first. */
const TARGETS = [
  ...['file_path', 'notebook_path', 'command', 'pattern', 'url', 'query', 'skill', 'path', 'description'],
] as const;

/** Cleaned, masked and in one line. */
function targetOf(input: Fields, folder: string): string | null {
  const name = TARGETS.find((one) => typeof input[one] === 'string' && input[one] !== '');
  const value = name === undefined ? null : input[name];
  if (typeof value !== 'string') return null;
  const shown = name?.endsWith('path') === true ? pathIn(folder, value) : value;
  return plainLine(redact(shown.slice(0, LONGEST_READ)), LONGEST);
}

/** More than this of a command or a path is not read. */
const LONGEST_READ = 10_000;
const LONGEST = 200;

function pathIn(folder: string, path: string): string {
  return path !== folder && isInside(path, folder) ? relative(folder, path).replaceAll('\\', '/') : path;
}

function countOf(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : 0;
}
