// A background task in a sentence.

import { plainLine } from '../../text/plain-line.ts';
import type { BackgroundTask } from '../loop.ts';

/** `the agent “find the callers”`. */
export function nameTask({ kind, words }: BackgroundTask): string {
  return `the ${plainLine(kind, 40)} “${plainLine(words, 100)}”`;
}
