// Bundles programs the way the plugin ships them, for tests that need one as a process of its own.

import { join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';

const ROOT = join(import.meta.dirname, '..', '..');

/** Writes `<directory>/<name>.cjs` from a file of the repository, and returns its path. */
export async function bundle(source: string, directory: string, name: string): Promise<string> {
  const outfile = join(directory, `${name}.cjs`);
  await bundleTo(outfile, { entryPoints: [join(ROOT, source)] });
  return outfile;
}

/** The same of a module given as text, whose imports are relative to the repository. */
export async function bundleText(contents: string, outfile: string): Promise<void> {
  await bundleTo(outfile, { stdin: { contents, resolveDir: ROOT, loader: 'ts' } });
}

/** A name in `.mjs` makes it an ES module. */
export async function bundleTo(outfile: string, options: BuildOptions): Promise<void> {
  const format = outfile.endsWith('.mjs') ? ('esm' as const) : ('cjs' as const);
  await build({
    ...{ outfile, bundle: true, platform: 'node', format, target: 'node20', logLevel: 'error' },
    ...(format === 'esm' && { banner: { js: REQUIRE } }),
    ...options,
  });
}

/** Packages in CommonJS call `require`, which a bundled ES module lacks. */
const REQUIRE = `import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);`;
