// Sealed checks: they run when the others pass. Claude learns that one failed and how many problems it found, but never
// sees its output.

import { countOf } from '../text/count-of.ts';
import type { Check } from './check-result.ts';

export function isSealed({ origin }: Pick<Check, 'origin'>): boolean {
  return origin === 'sealed';
}

/** Shown instead of the command wherever a sealed check is named. */
export const SEALED_COMMAND = 'sealed';

/** Shown instead of the output. */
export function sealedOutput(name: string, problems: number): string {
  const count = countOf(problems, 'problem');
  return `Error: ${name} is sealed and found ${count}; what it says is not shown`;
}
