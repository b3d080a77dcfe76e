// The text of a note as it is indexed, quoted and sent: decoded, and of a drawing or board only what a person wrote.
// Lines stay where they are in the file.

import { frontmatterBlock } from '../../text/markdown/frontmatter-block.ts';

export type NoteText =
  | { readonly status: 'text'; readonly text: string }
  /** `reason` is a clause about "it". An empty note may be the placeholder of a sync service. */
  | { readonly status: 'left-out'; readonly kind: 'empty' | 'unreadable'; readonly reason: string };

/** A byte order mark decides the encoding, and is not part of the text; without one it is UTF-8. */
export function noteText(bytes: Uint8Array): NoteText {
  const decoded = decode(bytes);
  if (decoded === null) return unreadable('it is neither UTF-8 nor UTF-16 with a byte order mark');
  // Also UTF-16 or UTF-32 without its mark.
  if (decoded.includes('\0')) return unreadable('it is not text');
  // The answers in it came from other notes, and would answer instead of them.
  if (hasKey(decoded, CONVERSATION))
    return { status: 'left-out', kind: 'empty', reason: 'it is an exported conversation' };
  const text = writtenText(decoded);
  if (text.trim() === '') return { status: 'left-out', kind: 'empty', reason: 'it is empty' };
  return { status: 'text', text };
}

function unreadable(reason: string): NoteText {
  return { status: 'left-out', kind: 'unreadable', reason };
}

/** Null when the bytes are not in their encoding. */
function decode(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const isMarked = (one: number, other: number) => first === one && second === other;
  const encoding = isMarked(0xff, 0xfe) ? 'utf-16le' : isMarked(0xfe, 0xff) ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Drawings and boards keep their data in blocks of JSON, plain or compressed, next to what a person wrote. */
function writtenText(text: string): string {
  if (!hasKey(text, DRAWING)) return text;
  const isData = dataLines();
  const lines = text.split('\n').map((line) => (isData(line.trim()) ? '' : line.replace(BLOCK_ID, '')));
  return `${lines.join('\n').trimEnd()}\n`;
}

function hasKey(text: string, key: RegExp): boolean {
  const block = frontmatterBlock(text);
  if (block.status !== 'found') return false;
  return key.test(text.slice(block.inner.start, block.inner.end));
}

/** As `conversationNote` marks it. */
const CONVERSATION = /^msw: conversation\r?$/m;
const DRAWING = /^["']?(?:excalidraw|kanban)-plugin["']?[ \t]{0,8}:/m;

/** The name of a text element. */
const BLOCK_ID = / \^[\w-]{1,40}(?=\r?$)/;

/** Returns a function that says, line by line, whether a line is data or a plugin's own words. */
function dataLines(): (line: string) => boolean {
  let end: string | null = null;
  return (line) => {
    if (end !== null) {
      if (line.startsWith(end)) end = null;
      return true;
    }
    const [, marks = null] = /^(`{3,}|~{3,})[ \t]{0,8}(?:compressed-)?json$/i.exec(line) ?? [];
    end = line === '%% kanban:settings' ? '%%' : marks;
    return end !== null || line === '%%' || line.startsWith('==⚠');
  };
}
