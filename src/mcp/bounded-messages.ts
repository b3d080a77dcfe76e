// Passes on the messages of a client line by line, except those that are longer than the server takes: of them only the
// id is read, so that they can be answered.

import { Transform } from 'node:stream';
import { parseJson } from '../adapters/files/read-json.ts';

const LINE_FEED = 0x0a;

export type MessageId = string | number;

/** @param refuse called for each message that is too long, with its id if it is a request */
export function boundedMessages(most: number, refuse: (id: MessageId | null) => void): Transform {
  let held: Buffer[] = [];
  let length = 0;
  let finder: IdFinder | null = null;
  const take = (part: Buffer): void => {
    held.push(part);
    length += part.length;
    if (finder === null && length <= most) return;
    finder ??= new IdFinder();
    for (const one of held) finder.read(one);
    held = [];
  };
  const endLine = (): Buffer | null => {
    const line = finder === null ? Buffer.concat(held) : null;
    if (finder !== null) refuse(finder.id);
    held = [];
    length = 0;
    finder = null;
    return line;
  };
  return new Transform({
    transform(chunk: Buffer, _, done) {
      for (let start = 0; start < chunk.length; ) {
        const end = chunk.indexOf(LINE_FEED, start) + 1;
        take(chunk.subarray(start, end === 0 ? chunk.length : end));
        if (end === 0) break;
        const line = endLine();
        if (line !== null) this.push(line);
        start = end;
      }
      done();
    },
  });
}

/** No id is longer. */
const LONGEST_MEMBER = 1000;

/** Reads a JSON object of any length in parts, and keeps nothing of it but its own member `id`. */
export class IdFinder {
  id: MessageId | null = null;
  #depth = 0;
  #isInText = false;
  #isEscaped = false;
  #name: unknown = null;
  #member: number[] = [];

  read(part: Buffer): void {
    // No byte of a longer UTF-8 character is one of these marks.
    for (const byte of part) this.#readOne(byte);
  }

  #readOne(byte: number): void {
    const mark = this.#isInText ? '' : String.fromCharCode(byte);
    if (this.#isInText) this.#continueText(byte);
    else this.#isInText = mark === '"';
    this.#depth += LEVELS[mark] ?? 0;
    if (this.#depth > 1 || (this.#depth === 1 && mark === '{')) return;
    if (mark === ':') this.#name = this.#take();
    else if (mark === ',' || this.#depth === 0) this.#endMember();
    else if (this.#member.length < LONGEST_MEMBER) this.#member.push(byte);
  }

  #continueText(byte: number): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (byte === BACKSLASH) this.#isEscaped = true;
    else if (byte === QUOTE) this.#isInText = false;
  }

  #endMember(): void {
    const value = this.#take();
    if (this.#name === 'id' && (typeof value === 'string' || typeof value === 'number')) this.id = value;
    this.#name = null;
  }

  /** What was read of a name or a value; null where that is not JSON, as when it was too long or has parts. */
  #take(): unknown {
    const read = parseJson(Buffer.from(this.#member).toString('utf8'));
    this.#member = [];
    return read.status === 'ok' ? read.value : null;
  }
}

const LEVELS: Readonly<Record<string, number>> = { '{': 1, '[': 1, '}': -1, ']': -1 };
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
