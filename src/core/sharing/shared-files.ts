// Which files of the user folder a team can share, line by line, and which of their lines.

import { parseLine } from '../guidance/cache-line.ts';
import { parseFixLine } from '../guidance/fix-line.ts';

/** `kind`: as the server knows it. */
export const SHARED_FILES = [
  { kind: 'answer', file: 'guidance.jsonl' },
  { kind: 'fix', file: 'fixes.jsonl' },
] as const;

/** A fix with its change and explanation is far below it. */
const LONGEST = 64 * 1024;

/** Whether it is a line that this version can read: also of a server nobody vouches for. */
export function isShareable({ kind, text }: { readonly kind: string; readonly text: string }): boolean {
  if (text.length > LONGEST || /[\n\r]/.test(text)) return false;
  if (kind === 'answer') return parseLine(text) !== null;
  return kind === 'fix' && parseFixLine(text) !== null;
}
