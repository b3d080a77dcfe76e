// Vitest's global set-up: builds the plugin once for all test files that need it. It runs outside the tests, so nothing
// here may load vitest itself.

import { mkdtempSync, realpathSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The built `dist/`; missing in projects that do not build ahead. */
    readonly builtDist?: string;
  }
}

const ROOT = join(import.meta.dirname, '..', '..');

/** Returns the tear-down. */
export default async function buildOnce(project: TestProject): Promise<() => Promise<void>> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'msw-')));
  const dist = join(folder, 'dist');
  // `npm test` has just built.
  if (process.env.MSW_TEST_BUILT === '1') await cp(join(ROOT, 'dist'), dist, { recursive: true });
  else await build(dist);
  project.provide('builtDist', dist);
  return () => rm(folder, { recursive: true, force: true, maxRetries: 10 });
}

/** Bundles the current sources into a folder that does not exist yet. */
export async function build(dist: string): Promise<void> {
  const script = join(ROOT, 'scripts', 'build.mjs');
  await execa(process.execPath, [script, dist]);
}
