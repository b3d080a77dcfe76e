// Keeps the beginning and the end of an output of any size, plus the lines between them that look like errors, in
// bounded memory.

import { errorKeeper } from '../../core/failure/text/error-lines.ts';

const HEAD_BYTES = 64 * 1024;
const TAIL_BYTES = 256 * 1024;
const LONGEST_HELD_LINE = 64 * 1024;
const LINE_FEED = 0x0a;

export interface BoundedOutput {
  /** Takes a chunk of one stream; streams are merged line by line, so that no stream breaks another's line. */
  readonly write: (stream: string, chunk: Buffer) => void;
  /**
   * The kept output. Where bytes were dropped, a line says how many, and the errors among them follow. Invalid UTF-8
   * becomes U+FFFD.
   */
  readonly read: () => { readonly output: string; readonly droppedBytes: number };
}

export function boundedOutput(headBytes = HEAD_BYTES, tailBytes = TAIL_BYTES): BoundedOutput {
  const held = new Map<string, Buffer>();
  const store = headAndTail(headBytes, tailBytes);
  return {
    write: (stream, chunk) => {
      const before = held.get(stream);
      const bytes = before ? Buffer.concat([before, chunk]) : chunk;
      const end = endOfLines(bytes);
      if (end > 0) store.add(bytes.subarray(0, end));
      if (end < bytes.length) held.set(stream, Buffer.from(bytes.subarray(end)));
      else held.delete(stream);
    },
    read: () => {
      for (const rest of held.values()) store.add(rest);
      held.clear();
      return store.read();
    },
  };
}

/** The end of the last complete line; a line too long to be held is cut between two characters. */
function endOfLines(bytes: Buffer): number {
  const end = bytes.lastIndexOf(LINE_FEED) + 1;
  return bytes.length - end > LONGEST_HELD_LINE ? characterStart(bytes, bytes.length) : end;
}

/** The last index at or before `index` that does not split a UTF-8 character. */
function characterStart(bytes: Buffer, index: number): number {
  let start = index - 1;
  while (start > 0 && index - start < 4 && isContinuation(bytes[start])) start -= 1;
  return start + characterLength(bytes[start] ?? 0) > index ? start : index;
}

function isContinuation(byte = 0): boolean {
  return (byte & 0xc0) === 0x80;
}

function characterLength(firstByte: number): number {
  if (firstByte >= 0xf0) return 4;
  if (firstByte >= 0xe0) return 3;
  return firstByte >= 0xc0 ? 2 : 1;
}

/** Copies a small piece, which would otherwise keep the whole chunk of the stream in memory. */
function compact(piece: Buffer): Buffer {
  return piece.length > piece.buffer.byteLength / 2 ? piece : Buffer.from(piece);
}

function headAndTail(headBytes: number, tailBytes: number) {
  const head: Buffer[] = [];
  const tail: Buffer[] = [];
  let headSize = 0;
  let tailSize = 0;
  let passed = 0;
  const errors = errorKeeper();
  const drop = (piece: Buffer): void => {
    passed += piece.length;
    // A single-byte string is the fastest to create and search.
    errors.add(piece.toString('latin1'), () => piece.toString('utf8'));
  };
  const addToTail = (piece: Buffer): void => {
    tail.push(compact(piece));
    tailSize += piece.length;
    for (let first = tail[0]; first && tailSize - first.length >= tailBytes; first = tail[0]) {
      tail.shift();
      tailSize -= first.length;
      drop(first);
    }
  };
  return {
    add: (piece: Buffer): void => {
      const room = Math.max(0, headBytes - headSize);
      if (room > 0) {
        head.push(compact(piece.subarray(0, room)));
        headSize += Math.min(room, piece.length);
      }
      if (piece.length > room) addToTail(piece.subarray(room));
    },
    read: () => {
      const beginning = Buffer.concat(head);
      const end = Buffer.concat(tail);
      const surplus = Math.max(0, end.length - tailBytes);
      if (passed + surplus === 0) {
        return { output: Buffer.concat([beginning, end]).toString('utf8'), droppedBytes: 0 };
      }
      const start = startOfLine(end, surplus);
      drop(end.subarray(0, start));
      return join(beginning, end.subarray(start), passed, errors.lines());
    },
  };
}

function join(head: Buffer, ending: Buffer, passed: number, errors: readonly string[]) {
  const beginning = head.subarray(0, cutAfterLine(head));
  const droppedBytes = head.length - beginning.length + passed;
  const gap =
    errors.length === 0
      ? `[${droppedBytes} bytes of output left out here]\n`
      : `[${droppedBytes} bytes of output left out here; what looks like an error in them follows]\n${errors.join('\n')}\n[the end of the output follows]\n`;
  const separator = beginning.at(-1) === LINE_FEED || beginning.length === 0 ? '' : '\n';
  return {
    output: `${beginning.toString('utf8')}${separator}${gap}${ending.toString('utf8')}`,
    droppedBytes,
  };
}

/** Keeps complete lines if a line ends in the second half; otherwise cuts one long line between characters. */
function cutAfterLine(head: Buffer): number {
  const end = head.lastIndexOf(LINE_FEED) + 1;
  return end > head.length / 2 ? end : characterStart(head, head.length);
}

function startOfLine(tail: Buffer, from: number): number {
  const end = tail.indexOf(LINE_FEED, Math.max(0, from - 1));
  const start = end + 1;
  return end >= 0 && start < from + (tail.length - from) / 2 ? start : characterStart(tail, from);
}
