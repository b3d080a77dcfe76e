// Which plan an executor was given: the one that its first message names, and no other.

import { PLAN_LINE } from './executor-prompt.ts';

/**
 * @param paths of the execution's plans, from the project, with `/`
 * @returns one of them; null when the message names none of them in its own line
 */
export function findAssigned(message: string, paths: readonly string[]): string | null {
  const lines = message.replaceAll('\r\n', '\n').split('\n');
  for (const line of lines.filter((one) => one.startsWith(PLAN_LINE))) {
    // A folder with a blank in its name makes the path a quotation.
    const named = line
      .slice(PLAN_LINE.length)
      .trim()
      .replaceAll('\\', '/')
      .replaceAll(/^\u201c|\u201d$/g, '');
    const found = paths.find((path) => named === path || named.endsWith(`/${path}`));
    if (found !== undefined) return found;
  }
  return null;
}
