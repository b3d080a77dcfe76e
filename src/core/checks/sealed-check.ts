// A sealed check: it runs when the others pass, and Claude learns that it fails and how much, never what it says.

import type { Check } from './check-result.ts';

export function isSealed({ origin }: Pick<Check, 'origin'>): boolean {
  return origin === 'sealed';
}

/** In the place of its command wherever a check is named. */
export const SEALED_COMMAND = 'sealed';

/** In the place of its output. */
export function sealedOutput(name: string, problems: number): string {
  const count = problems === 1 ? '1 problem' : `${problems} problems`;
  return `Error: ${name} is sealed and found ${count}; what it says is not shown`;
}
