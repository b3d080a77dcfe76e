// Counts what Claude did since the last attempt to stop, from the new part of the session's transcript. This only feeds
// the stall counter: whether work is done is never read from it, since the transcript contains the prompt itself and
// often lacks the last message (anthropics/claude-code#81825).

import { named } from '../files/place.ts';
import { readPart } from '../files/read-file.ts';
import { fieldsIn, fieldsOf, parseJson } from '../files/read-json.ts';

export interface Activity {
  readonly toolUse: 'used' | 'none' | 'unknown';
  readonly permissionDenials: number;
  /** The last denied call and the rule that would allow it, for people; null when none was denied. */
  readonly denied: string | null;
  /** Whether the user interrupted Claude. */
  readonly isInterrupted: boolean;
  /** Where the next read starts; null without a transcript. */
  readonly offset: number | null;
}

/** At most this much of the new part is read, from its end: Claude's last actions matter. */
const windowBytes = 1024 * 1024;

/**
 * Reads from `offset` (in bytes; null: the last window) to the end. Never throws. A session's transcript may contain
 * lines of its subagents, which do not count; in a subagent's own transcript every line is marked as one.
 */
export function readActivity(path: string | null, offset: number | null, subagent = false): Activity {
  if (path === null) return unknown;
  const known = offset ?? 0;
  const partFrom = (size: number) => Math.max(Math.min(known, size), size - windowBytes);
  const part = readPart(path, named, { cap: windowBytes, partFrom });
  return part.status === 'ok' ? scan(part, known, subagent) : unknown;
}

/** The transcript's size in bytes, which is the offset of the next entry; null when it cannot be read. */
export function transcriptEnd(path: string | null): number | null {
  return readActivity(path, Number.POSITIVE_INFINITY).offset;
}

const unknown: Activity = {
  toolUse: 'unknown',
  permissionDenials: 0,
  denied: null,
  isInterrupted: false,
  offset: null,
};

/** True when no answer came after the user's Esc: Claude waits for a message. */
export function waitsAfterInterrupt(path: string | null): boolean {
  if (path === null) return false;
  const part = readPart(path, named, { cap: TAIL_BYTES, partFrom: (size) => Math.max(0, size - TAIL_BYTES) });
  if (part.status !== 'ok') return false;
  const at = Math.max(...INTERRUPTED.map((mark) => part.bytes.lastIndexOf(mark)));
  return at !== -1 && part.bytes.indexOf('"type":"assistant"', at) === -1;
}

const TAIL_BYTES = 256 * 1024;

/** As versions 2.1.197 and 2.1.330 write it, with and without a running tool. */
const INTERRUPTED = ['"text":"[Request interrupted by user', '"content":"[Request interrupted by user'];

interface Part {
  readonly bytes: Buffer;
  readonly size: number;
  readonly start: number;
}

function scan({ bytes, size, start }: Part, known: number, subagent: boolean): Activity {
  // Text written after the size was read belongs to the next read.
  const part = bytes.subarray(0, size - start);
  const isOwn = (line: string): boolean => subagent || !line.includes('"isSidechain":true');
  const used = someLine(part, '"type":"tool_use"', isOwn);
  // A transcript that shrank was replaced, and only the end of a long one was read.
  const sure = known <= size && start === known;
  const denials: string[] = [];
  someLine(part, '"is_error":true', (line) => {
    if (isOwn(line) && isDenied(line)) denials.push(line);
    return false;
  });
  const last = denials.at(-1);
  return {
    toolUse: used ? 'used' : sure ? 'none' : 'unknown',
    permissionDenials: denials.length,
    denied: last === undefined ? null : describeDenial(part, last),
    isInterrupted: INTERRUPTED.some((mark) => someLine(part, mark, isOwn)),
    offset: size,
  };
}

/**
 * Passes the lines that contain `mark` to `use` until it returns true; parses no others. A quotation of such a line has
 * its quotes escaped, so a plain search finds only real entries.
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

/** The client's messages for a tool call that was not allowed, as of 2.1.197 and 2.1.330. */
const DENIED =
  /requires approval|require approval|needs approval|requested permissions to|Permission to use .{1,200} has been denied|was blocked. For security|doesn't want to proceed with this tool use/;

function isDenied(line: string): boolean {
  const result = line.indexOf('"type":"tool_result"');
  return result !== -1 && DENIED.test(line.slice(result));
}

/** `Bash “npm install left-pad”; the rule Bash(npm install:*) in /permissions allows it`. */
function describeDenial(part: Buffer, line: string): string {
  const id = /"tool_use_id":"([\w-]{1,100})"/.exec(line)?.[1];
  let call: ToolCall | null = null;
  if (id !== undefined)
    someLine(part, '"type":"tool_use"', (used) => {
      if (used.includes(`"id":"${id}"`)) call = readCall(used, id);
      return call !== null;
    });
  return call === null ? 'a tool call; /permissions shows the rules' : nameCall(call);
}

interface ToolCall {
  readonly name: string;
  /** The command, path or URL of the call. */
  readonly target: string;
}

function nameCall({ name, target }: ToolCall): string {
  const rule = ruleFor(name, target);
  const call = target === '' ? name : `${name} “${target.slice(0, 120)}”`;
  return `${call}; the rule ${rule} in /permissions allows it`;
}

/** The narrowest rule that a person would write for it. */
function ruleFor(name: string, target: string): string {
  if (name === 'Bash') {
    const words = target.split(/\s+/).filter((word) => /^[\w./@:-]+$/.test(word));
    const plain = words.slice(0, 2).filter((word) => !word.startsWith('-'));
    return plain.length === 0 ? name : `Bash(${plain.join(' ')}:*)`;
  }
  if (name === 'WebFetch') {
    const domain = /^https?:\/\/([\w.-]{1,100})/.exec(target)?.[1];
    return domain === undefined ? name : `WebFetch(domain:${domain})`;
  }
  return /^(?:Write|MultiEdit|NotebookEdit)$/.test(name) ? 'Edit' : name;
}

function readCall(line: string, id: string): ToolCall | null {
  const { content } = fieldsOf(fieldsIn(parseJson(line)).message);
  const blocks: readonly unknown[] = Array.isArray(content) ? content : [];
  const { name, input } = fieldsOf(blocks.find((one) => fieldsOf(one).id === id));
  if (typeof name !== 'string' || !/^[\w-]{1,100}$/.test(name)) return null;
  const call = fieldsOf(input);
  const target = ['command', 'file_path', 'notebook_path', 'url', 'path']
    .map((key) => call[key])
    .find((one) => typeof one === 'string');
  return { name, target: typeof target === 'string' ? target.replaceAll(/\s+/g, ' ').trim() : '' };
}
