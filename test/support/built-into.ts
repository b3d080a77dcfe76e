// The built plugin for one test file, which may change it freely.

import { cpSync } from 'node:fs';
import { inject } from 'vitest';
import { build } from './build-once.ts';

/** `dist` must not exist yet. */
export async function builtInto(dist: string): Promise<void> {
  const ready = inject('builtDist');
  if (ready === undefined) await build(dist);
  else cpSync(ready, dist, { recursive: true });
}
