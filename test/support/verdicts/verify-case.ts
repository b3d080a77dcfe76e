// Whether a case of the corpus is what it says of itself: its checks, run without MSW.

import { CasePlace } from './case-place.ts';
import type { VerdictCase } from './read-cases.ts';

/** Null, or what its checks say before the work or after it that they should not. */
export async function verifyCase(one: VerdictCase): Promise<string | null> {
  const place = await CasePlace.make(one);
  try {
    const before = await place.runChecks();
    const isRed = before.some(({ isGreen }) => !isGreen);
    if (isRed !== (one.baseline === 'red'))
      return `${isRed ? 'red' : 'green'} before the work: ${before.map(({ output }) => output).join('\n')}`;
    await place.work();
    const after = await place.runChecks();
    const red = after.filter(({ isGreen }) => !isGreen);
    return red.length === 0 ? null : `red after the work: ${red.map(({ output }) => output).join('\n')}`;
  } finally {
    await place.end();
  }
}
