// The question for a notebook: what kind of error it is, in one short line that says nothing about the machine or its
// user.

import { redact } from '../../secrets/redact.ts';
import { withoutPersonal } from '../../secrets/without-personal.ts';
import type { Failure } from './failure.ts';

const LONGEST = 300;

/**
 * `<tool> <code> <class>: <message>` and at most one frame, in at most 300 characters.
 * @param names of people and machines, which must not reach a notebook
 */
export function composeQuery(
  failure: Pick<Failure, 'tool' | 'code' | 'class' | 'message' | 'frame'>,
  names: readonly string[] = [],
): string {
  const kind = [failure.tool, failure.code, failure.class].filter((name) => name !== null);
  const frame = failure.frame === null ? '' : ` (in ${failure.frame})`;
  const text = `${kind.join(' ')}: ${failure.message}${frame}`;
  const oneLine = withoutPersonal(redact(withoutPaths(text)), names)
    .replace(/\s+/g, ' ')
    .trim();
  return oneLine.length <= LONGEST ? oneLine : `${oneLine.slice(0, LONGEST - 1)}…`;
}

/** For an absolute path outside the known places, only the last part is worth sending. */
function withoutPaths(text: string): string {
  return text
    .replace(/(?<![\w.:/<>~])(?:file:\/\/)?(?:\/[\w.@+~ -]{1,100}){1,40}\/([\w.@+-]{1,100})/g, '$1')
    .replace(/(?<!\w)[A-Za-z]:(?:[\\/][\w.@+~ -]{1,100}){1,40}[\\/]([\w.@+-]{1,100})/g, '$1');
}
