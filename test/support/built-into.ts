// The built plugin for one test file, which may do with it what it likes.

import { cpSync } from 'node:fs';
import { inject } from 'vitest';
import { build } from './build-once.ts';

/** `dist` is not there yet. */
export async function builtInto(dist: string): Promise<void> {
  const ready = inject('builtDist');
  if (ready === undefined) await build(dist);
  else cpSync(ready, dist, { recursive: true });
}
