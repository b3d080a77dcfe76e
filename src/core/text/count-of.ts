// A count with its noun: `1 plan`, `3 plans`.

import { ours } from './ours.ts';
import type { Prose } from './prose.ts';

/** @param many where it is not the noun with an `s` */
export function countOf<One extends string>(
  count: number,
  one: string extends One ? never : One,
  many = `${one}s`,
): Prose {
  return ours(`${count} ${count === 1 ? one : many}`);
}
