// Bundles src/ into dist/, which is committed: a user's machine runs it with node and nothing else.
// Hooks are CommonJS, the fastest start there is; what a hook may not need is a bundle of its own, loaded
// by the dynamic import that names it in the source.

import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { gzipSync } from 'fflate';
import { lateFunctions } from './build/late-functions.mjs';
import { sharedPackages } from './build/shared-packages.mjs';
import { thirdParty } from './build/third-party.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const finalRoot = resolve(root, process.argv[2] ?? 'dist');
// Built beside its place and moved in one step: a failing build must not take the last good one away.
const outRoot = `${finalRoot}.new`;
const sourceRoot = join(root, 'src');

/** Imported dynamically, but too small to be worth a file: they stay in the bundle, not run until asked for. */
const inPlace = new Set(['reuse-compiled.ts']);

/** Source files that are imported dynamically, and packages that are shared, found while building. */
const lazyParts = new Set();
const packages = new Set();
const built = new Set();
/** Every file that went into a bundle, absolute. */
const bundled = new Set();

const splitAtDynamicImports = (outFile) => ({
  name: 'split-at-dynamic-imports',
  setup(bundler) {
    bundler.onResolve({ filter: /^\.\.?\// }, ({ kind, path, resolveDir }) => {
      if (kind !== 'dynamic-import' || !resolveDir.startsWith(sourceRoot)) return undefined;
      if (inPlace.has(basename(path))) return undefined;
      return { path: partPath(outFile, resolve(resolveDir, path)), external: true };
    });
  },
});

/** The path from one bundle to that of a source file, which is built too. */
function partPath(outFile, source) {
  lazyParts.add(source);
  return pathBetween(outFile, libFile(source));
}

function packagePath(outFile, name) {
  packages.add(name);
  return pathBetween(outFile, packageFile(name));
}

function pathBetween(from, to) {
  const target = relative(dirname(from), to).split(sep).join('/');
  return target.startsWith('.') ? target : `./${target}`;
}

/**
 * proper-lockfile brings graceful-fs, which rebuilds every function of node:fs for limits that MSW never
 * meets, and signal-exit, which listens to thirty signals and loads node:assert: together half a turn.
 * A lock needs to go on an orderly exit and on the signals by which a terminal or a client ends a program.
 */
const lightenLockfile = {
  name: 'lighten-lockfile',
  setup(bundler) {
    bundler.onResolve({ filter: /^graceful-fs$/ }, () => ({ path: 'node:fs', external: true }));
    bundler.onResolve({ filter: /^signal-exit$/ }, () => ({ path: 'signal-exit', namespace: 'light' }));
    bundler.onLoad({ filter: /^signal-exit$/, namespace: 'light' }, () => ({ contents: lightSignalExit }));
  },
};

/**
 * env-paths asks for three built-ins as default exports, for which the bundle would copy every property of
 * `process` and read it on the way.
 */
const lightenEnvPaths = {
  name: 'lighten-env-paths',
  setup(bundler) {
    bundler.onResolve({ filter: /^node:/ }, ({ path, importer }) =>
      /[\\/]env-paths[\\/]/.test(importer) ? { path, namespace: 'default-only' } : undefined,
    );
    bundler.onLoad({ filter: /.*/, namespace: 'default-only' }, ({ path }) => ({
      contents: `export default ${path === 'node:process' ? 'globalThis.process' : `require(${JSON.stringify(path)})`};`,
    }));
    bundler.onResolve({ filter: /.*/, namespace: 'default-only' }, ({ path }) => ({ path, external: true }));
  },
};

const lightSignalExit = `module.exports = (callback) => {
  process.once('exit', callback);
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      callback();
      // Nobody else wanted to know: the process ends as it would have without us.
      if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
    });
  }
};`;

/**
 * As an ES module, web-tree-sitter asks for its own address, which a CommonJS bundle has not; otherwise than as
 * one, jsonc-parser hides from the bundler what it requires.
 */
const plainParser = {
  name: 'plain-parser',
  setup(bundler) {
    const { resolve: find } = createRequire(import.meta.url);
    bundler.onResolve({ filter: /^web-tree-sitter$/ }, () => ({ path: find('web-tree-sitter') }));
    bundler.onResolve({ filter: /^jsonc-parser$/ }, () => ({
      path: join(dirname(find('jsonc-parser/package.json')), 'lib', 'esm', 'main.js'),
    }));
  },
};

const packageFile = (name) => join(outRoot, 'lib', 'packages', `${name}.cjs`);
const libFile = (source) => join(outRoot, 'lib', `${basename(source, '.ts')}.cjs`);

/** `entry` is a source file, or the name of a package. */
async function bundle(entry, outFile, format) {
  const { metafile } = await build({
    ...(isAbsolute(entry)
      ? { entryPoints: [entry] }
      : { stdin: { contents: `export * from '${entry}';`, resolveDir: root } }),
    outfile: outFile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format,
    charset: 'utf8',
    legalComments: 'inline',
    logLevel: 'warning',
    metafile: true,
    plugins: [
      splitAtDynamicImports(outFile),
      lateFunctions(sourceRoot, (part) => partPath(outFile, part)),
      sharedPackages(sourceRoot, (name) => packagePath(outFile, name)),
      lightenLockfile,
      lightenEnvPaths,
      plainParser,
    ],
    // A part is loaded by require: import() would start node's ES module loader, which also scans every
    // CommonJS file for its exports, and costs a hook more than the rest of its turn.
    supported: { 'dynamic-import': false },
    ...(format === 'cjs' && {
      define: { 'import.meta.dirname': '__dirname', 'import.meta.filename': '__filename' },
    }),
    // CommonJS dependencies inside the ES module bundle still call require.
    ...(format === 'esm' && {
      banner: {
        js: "#!/usr/bin/env node\nimport { createRequire as makeRequire } from 'node:module';\nconst require = makeRequire(import.meta.url);",
      },
    }),
  });
  for (const { inputs } of Object.values(metafile.outputs)) {
    for (const [input, { bytesInOutput }] of Object.entries(inputs)) {
      if (bytesInOutput > 0 && !/^(?:<|[\w-]{2,}:)/.test(input)) bundled.add(resolve(input));
    }
  }
}

/**
 * The parsers of the map, a tenth of their size. Packed by JavaScript: what node packs with differs from version
 * to version, and what is built must be what is committed.
 */
function packGrammars() {
  const { resolve: find } = createRequire(import.meta.url);
  const grammars = {
    runtime: find('web-tree-sitter/web-tree-sitter.wasm'),
    javascript: find('tree-sitter-javascript/tree-sitter-javascript.wasm'),
    typescript: find('tree-sitter-typescript/tree-sitter-typescript.wasm'),
    tsx: find('tree-sitter-typescript/tree-sitter-tsx.wasm'),
    python: find('tree-sitter-python/tree-sitter-python.wasm'),
    go: find('tree-sitter-go/tree-sitter-go.wasm'),
    rust: find('tree-sitter-rust/tree-sitter-rust.wasm'),
    java: find('tree-sitter-java/tree-sitter-java.wasm'),
  };
  mkdirSync(join(outRoot, 'grammars'), { recursive: true });
  for (const [name, file] of Object.entries(grammars)) {
    bundled.add(file);
    const packed = gzipSync(readFileSync(file), { level: 9, mtime: 0 });
    writeFileSync(join(outRoot, 'grammars', `${name}.wasm.gz`), packed);
  }
}

rmSync(outRoot, { recursive: true, force: true });
packGrammars();
const hooks = readdirSync(join(root, 'src', 'hooks')).filter((file) => file.endsWith('.ts'));
const hookFile = (file) => join(outRoot, 'hooks', `${basename(file, '.ts')}.cjs`);
await Promise.all([
  ...hooks.map((file) => bundle(join(root, 'src', 'hooks', file), hookFile(file), 'cjs')),
  bundle(join(root, 'src', 'cli', 'main.ts'), join(outRoot, 'cli.mjs'), 'esm'),
]);
for (
  let waiting = [...lazyParts];
  waiting.length > 0;
  waiting = [...lazyParts].filter((part) => !built.has(part))
) {
  for (const source of waiting) built.add(source);
  await Promise.all(waiting.map((source) => bundle(source, libFile(source), 'cjs')));
}
await Promise.all([...packages].map((name) => bundle(name, packageFile(name), 'cjs')));
const licences = thirdParty([...bundled]);
rmSync(finalRoot, { recursive: true, force: true });
renameSync(outRoot, finalRoot);
// A build into another folder is for a test or a measurement.
if (finalRoot === join(root, 'dist')) writeFileSync(join(root, 'THIRD-PARTY.md'), licences);
