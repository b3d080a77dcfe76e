// The transcripts that the client keeps of a user's sessions, and their lines. Only reads.

import { join } from 'node:path';
import { StringDecoder } from 'node:string_decoder';
import { listFolder, lookAt, namesIn } from '../files/list-folder.ts';
import { named } from '../files/place.ts';
import { readParts } from '../files/read-file.ts';
import { clientFolder } from './settings-files.ts';

export interface TranscriptFile {
  readonly path: string;
  /** In milliseconds since 1970. */
  readonly changedAt: number;
  readonly bytes: number;
}

/** The folder of all of them; it need not exist. */
export function transcriptFolder(env: Readonly<Record<string, string | undefined>>): string {
  return join(clientFolder(env), 'projects');
}

/** Of all projects, the oldest first, without those of subagents. */
export function listTranscripts(folder: string): readonly TranscriptFile[] {
  return namesIn(folder, named)
    .flatMap((project) => jsonLines(join(folder, project)))
    .map((path) => {
      const stat = lookAt(path);
      return { path, changedAt: stat?.mtimeMs ?? 0, bytes: stat?.size ?? 0 };
    })
    .toSorted((a, b) => a.changedAt - b.changedAt);
}

function jsonLines(folder: string): readonly string[] {
  const list = listFolder(folder, named, MOST_FILES);
  return list.status === 'ok'
    ? list.entries
        .filter((entry) => entry.isFile() && entry.name.endsWith('.jsonl'))
        .map(({ name }) => join(folder, name))
    : [];
}

const MOST_FILES = 100_000;
const PART_BYTES = 1024 * 1024;
/** No line that the audit needs is longer; an image in one can be. */
const LONGEST_LINE = 32 * 1024 * 1024;

/**
 * Calls `take` with each line that is not empty, a part of the file at a time; false when the file cannot be read. A
 * line that is too long is given as its beginning.
 */
export function readTranscriptLines(
  file: { readonly path: string; readonly bytes: number },
  take: (line: string) => void,
): boolean {
  const lines = lineSplitter(take);
  const isRead = readParts(file.path, named, (read) => {
    for (let at = 0; at < file.bytes; at += PART_BYTES) {
      const part = read(at, Math.min(PART_BYTES, file.bytes - at));
      if (part === null) return false;
      lines.add(part);
    }
    return true;
  });
  lines.end();
  return isRead === true;
}

function lineSplitter(take: (line: string) => void) {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  const give = (line: string): void => {
    if (line.trim() !== '') take(line.trimEnd());
  };
  return {
    add: (part: Buffer): void => {
      const lines = (rest + decoder.write(part)).split('\n');
      rest = (lines.pop() ?? '').slice(0, LONGEST_LINE);
      for (const line of lines) give(line);
    },
    end: (): void => give(rest),
  };
}
