// Bundles the plugin for Obsidian: the files of a release, readable, with everything in main.js that the app does not
// bring itself.

import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { lighten } from './lighten.mjs';

/** What the app brings. A part of Node that were bundled instead would fail in the app alone. */
const BROUGHT = ['obsidian', 'electron', '@codemirror/*', '@lezer/*', ...builtinModules, 'node:*'];

/** A plugin listens to no signals of the app; a lock that is left behind is taken over. */
const withoutSignals = {
  name: 'without-signals',
  setup(bundler) {
    bundler.onResolve({ filter: /^signal-exit$/ }, () => ({ path: 'signal-exit', namespace: 'none' }));
    bundler.onLoad({ filter: /.*/, namespace: 'none' }, () => ({ contents: 'module.exports = () => {};' }));
  },
};

/** Returns the bundled files, as paths from `root`. */
export async function bundleObsidian(root, outFolder) {
  const source = join(root, 'obsidian');
  mkdirSync(outFolder, { recursive: true });
  const { metafile } = await build({
    entryPoints: [join(source, 'src', 'main.ts')],
    absWorkingDir: root,
    outfile: join(outFolder, 'main.js'),
    bundle: true,
    format: 'cjs',
    platform: 'browser',
    target: 'es2022',
    external: BROUGHT,
    plugins: [withoutSignals, ...lighten],
    legalComments: 'inline',
    logLevel: 'warning',
    metafile: true,
  });
  copyFileSync(join(source, 'styles.css'), join(outFolder, 'styles.css'));
  const { version } = readJson(join(root, 'package.json'));
  const manifest = { ...readJson(join(source, 'manifest.json')), version };
  writeJson(join(outFolder, 'manifest.json'), manifest);
  writeJson(join(outFolder, 'versions.json'), { [version]: manifest.minAppVersion });
  return Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
  );
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

function writeJson(path, value) {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}
