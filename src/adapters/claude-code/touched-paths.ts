// The files that an agent's tool calls name, from its transcript: the files it edited and the words of its commands.

import { basename, join } from 'node:path';
import { named } from '../files/place.ts';
import { readPart } from '../files/read-file.ts';
import { fieldsIn, fieldsOf, parseJson } from '../files/read-json.ts';

/** Only the end of a longer transcript is read: an executor's is rarely longer. */
const WINDOW_BYTES = 8 * 1024 * 1024;

/** Those of `paths` (from `root`, with `/`) that a call names; empty without a transcript. Never throws. */
export function touchedPaths(
  transcript: string | null,
  root: string,
  paths: readonly string[],
): readonly string[] {
  if (transcript === null || paths.length === 0) return [];
  const partFrom = (size: number) => Math.max(0, size - WINDOW_BYTES);
  const part = readPart(transcript, named, { cap: WINDOW_BYTES, partFrom });
  if (part.status !== 'ok') return [];
  const lines = part.bytes.toString('utf8').split('\n');
  const words = new Set(lines.filter((line) => line.includes('"type":"tool_use"')).flatMap(wordsOf));
  return paths.filter((path) => namesOf(root, path).some((name) => words.has(name)));
}

/** As calls write it: relative to the project, absolute, or from a folder that was entered. */
function namesOf(root: string, path: string): readonly string[] {
  return [path, `./${path}`, plain(join(root, path)), basename(path)];
}

/** The files that the calls of a line edit, and the words of its commands. */
function wordsOf(line: string): readonly string[] {
  const { content } = fieldsOf(fieldsIn(parseJson(line)).message);
  const blocks: readonly unknown[] = Array.isArray(content) ? content : [];
  return blocks.flatMap((block) => {
    const { type, name, input } = fieldsOf(block);
    if (type !== 'tool_use') return [];
    const { command, file_path: file, notebook_path: notebook } = fieldsOf(input);
    const edited = name === 'Read' ? [] : [file, notebook].filter((path) => typeof path === 'string');
    const words = typeof command === 'string' ? command.split(/[\s'"`;&|<>()=]+/) : [];
    return [...edited, ...words].map(plain);
  });
}

function plain(path: string): string {
  return path.replaceAll('\\', '/');
}
