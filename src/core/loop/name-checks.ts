// Gives every check a name of its own, since names are how results are told apart.

import type { Check } from './loop.ts';

/** Keeps the order; a name that was taken gets a number. */
export function nameChecks(checks: readonly Check[]): readonly Check[] {
  const taken = new Set<string>();
  return checks.map((check) => {
    let name = check.name;
    for (let number = 2; taken.has(name); number++) name = `${check.name}-${number}`;
    taken.add(name);
    return { ...check, name };
  });
}
