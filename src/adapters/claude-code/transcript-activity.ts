// Counts what Claude did since the last attempt to stop, from the new part of the session's transcript.
// It only ever informs the stall counter: whether work is done is never read from here, since the
// transcript holds the prompt itself and often lacks the last message (anthropics/claude-code#81825).

import { named } from '../files/place.ts';
import { readPart } from '../files/read-file.ts';

export interface Activity {
  readonly toolUse: 'used' | 'none' | 'unknown';
  readonly permissionDenials: number;
  /** Where the next reading starts; null when there is no transcript. */
  readonly offset: number | null;
}

/** At most this much of the new part is read, its end; what Claude did last is what counts. */
const windowBytes = 1024 * 1024;

/**
 * Reads from `offset` (bytes; null: the last window) to the end. Never throws. A session's transcript may
 * hold lines of its subagents, which do not count; in a subagent's own transcript every line is one.
 */
export function readActivity(path: string | null, offset: number | null, subagent = false): Activity {
  if (path === null) return unknown;
  const known = offset ?? 0;
  const partFrom = (size: number) => Math.max(Math.min(known, size), size - windowBytes);
  const part = readPart(path, named, { cap: windowBytes, partFrom });
  return part.status === 'ok' ? scan(part, known, subagent) : unknown;
}

/** The transcript's size in bytes, the offset of whatever comes next; null when it cannot be read. */
export function transcriptEnd(path: string | null): number | null {
  return readActivity(path, Number.POSITIVE_INFINITY).offset;
}

const unknown: Activity = { toolUse: 'unknown', permissionDenials: 0, offset: null };

interface Part {
  readonly bytes: Buffer;
  readonly size: number;
  readonly start: number;
}

function scan({ bytes, size, start }: Part, known: number, subagent: boolean): Activity {
  // What was written since the size was asked for belongs to the next reading.
  const part = bytes.subarray(0, size - start);
  const isOwn = (line: string): boolean => subagent || !line.includes('"isSidechain":true');
  const used = someLine(part, '"type":"tool_use"', isOwn);
  // A transcript that shrank was replaced, and of a long one only the end was read.
  const sure = known <= size && start === known;
  let denied = 0;
  someLine(part, '"is_error":true', (line) => {
    if (isOwn(line) && isDenied(line)) denied += 1;
    return false;
  });
  return { toolUse: used ? 'used' : sure ? 'none' : 'unknown', permissionDenials: denied, offset: size };
}

/**
 * Goes through the lines that hold `mark` until `use` says true, and reads no other. A quotation of such a
 * line has its quotes escaped, so plain search finds real entries only.
 */
function someLine(part: Buffer, mark: string, use: (line: string) => boolean): boolean {
  for (let at = part.indexOf(mark); at !== -1; ) {
    const end = part.indexOf(0x0a, at);
    const line = part.toString('utf8', part.lastIndexOf(0x0a, at) + 1, end === -1 ? part.length : end);
    if (use(line)) return true;
    at = end === -1 ? -1 : part.indexOf(mark, end);
  }
  return false;
}

/** The client's words for a tool call that nobody allowed, as 2.1.197 and 2.1.330 put them. */
const DENIED =
  /requires approval|require approval|needs approval|requested permissions to|Permission to use .{1,200} has been denied|was blocked. For security|doesn't want to proceed with this tool use/;

function isDenied(line: string): boolean {
  const result = line.indexOf('"type":"tool_result"');
  return result !== -1 && DENIED.test(line.slice(result));
}
