// Bundles an entry the way the plugin ships it, for tests that need it as a process of its own.

import { join } from 'node:path';
import { build } from 'esbuild';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** Writes `<directory>/<name>.cjs` from a file of the repository, and returns its path. */
export async function bundle(source: string, directory: string, name: string): Promise<string> {
  const outfile = join(directory, `${name}.cjs`);
  await build({
    entryPoints: [join(ROOT, source)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    logLevel: 'error',
  });
  return outfile;
}
