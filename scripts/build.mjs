// Bundles src/ into dist/, which is committed: a user's machine runs it with node and nothing else. Hooks are CommonJS,
// the fastest way to start; code that a hook may not need is in a separate file, loaded by the dynamic import that
// names it in the source.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { joinPieces } from './build/join-pieces.mjs';
import { lighten } from './build/lighten.mjs';
import { minifyPackages } from './build/minify-packages.mjs';
import { bundleObsidian } from './build/obsidian.mjs';
import { fileName, partition } from './build/partition.mjs';
import { partsLeftOut } from './build/parts.mjs';
import { piecesOf } from './build/pieces.mjs';
import { thirdParty } from './build/third-party.mjs';
import { generate } from './generate.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const finalRoot = resolve(root, process.argv[2] ?? 'dist');
// Built next to its place and moved in one step: a failing build must not destroy the last good one.
const outRoot = `${finalRoot}.new`;
const sourceRoot = join(root, 'src');
/** As in package.json and `hooks/idle/read-call.ts`. */
const OLDEST_NODE = 20;

/** Parts that hooks load, the most frequent first: no turn may load more than it needs. */
const often = [
  'adapters/git/work-tree.ts',
  'hooks/active/on-stop.ts',
  'app/loop/gather-evidence.ts',
  'app/loop/conclude-turn.ts',
  'app/loop/judge-check.ts',
  'app/snapshots/keep-snapshots.ts',
  'app/guidance/note-failures.ts',
  'adapters/loops/record-schemas.ts',
  'core/secrets/redact.ts',
  'hooks/active/on-command.ts',
  'app/retrieval/document-passages.ts',
  'app/guidance/step-guidance.ts',
];
/** A program that nobody waits for; it shares all it can. */
const background = 'hooks/ask-notebook.ts';

/** The server shares nothing: its packages would make hooks load more of the packages that both use. */
const apart = new Map([['mcp/serve.ts', join(outRoot, 'mcp-server.cjs')]]);

const parts = new Set([background]);
/** Every file that went into a bundle, absolute. */
const bundled = new Set();

/**
 * A program that starts a process is one file, whatever it shares with others: an idle hook opens no second one.
 * `source` is a path from src/.
 */
async function bundleStart(source, outfile, format) {
  const { metafile, outputFiles } = await build({
    entryPoints: [join(sourceRoot, source)],
    absWorkingDir: root,
    outfile,
    write: false,
    bundle: true,
    platform: 'node',
    target: `node${OLDEST_NODE}`,
    format,
    // Node reads a pure ASCII file in half the time, because it stores it in half the space.
    charset: 'ascii',
    legalComments: 'inline',
    logLevel: 'warning',
    metafile: true,
    plugins: [
      ...partsLeftOut(sourceRoot, (part) => {
        const own = apart.get(part);
        if (own !== undefined) return pathBetween(outfile, own);
        parts.add(part);
        return pathBetween(outfile, libFile(fileName(part)));
      }),
      ...lighten,
    ],
    // A part is loaded by require: import() would start node's ES module loader, which also scans every CommonJS file
    // for its exports and costs a hook more than the rest of its turn.
    supported: { 'dynamic-import': false },
    ...(format === 'cjs' && {
      define: { 'import.meta.dirname': '__dirname', 'import.meta.filename': '__filename' },
    }),
    // CommonJS dependencies inside the ES module bundle still call require.
    ...(format === 'esm' && {
      banner: {
        js: [
          '#!/usr/bin/env node',
          "import { createRequire as makeRequire } from 'node:module';",
          'const require = makeRequire(import.meta.url);',
          `if (Number.parseInt(process.versions.node, 10) < ${OLDEST_NODE}) {`,
          `  process.stderr.write(\`MSW needs Node ${OLDEST_NODE} or newer, and this is \${process.versions.node} (\${process.execPath}).\\n\`);`,
          '  process.exit(2);',
          '}',
        ].join('\n'),
      },
    }),
  });
  mkdirSync(dirname(outfile), { recursive: true });
  const { text } = outputFiles[0];
  writeFileSync(outfile, await minifyPackages(text));
  for (const { inputs } of Object.values(metafile.outputs)) {
    for (const [path, { bytesInOutput }] of Object.entries(inputs)) if (bytesInOutput > 0) note(path);
  }
}

/** The module that the client loads into itself, where there is no node. */
async function bundlePanel() {
  const { metafile } = await build({
    entryPoints: [join(sourceRoot, 'panel', 'main.ts')],
    absWorkingDir: root,
    outfile: join(outRoot, 'panel.js'),
    bundle: true,
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2022',
    format: 'esm',
    charset: 'ascii',
    legalComments: 'inline',
    logLevel: 'warning',
    metafile: true,
  });
  for (const path of Object.keys(metafile.inputs)) note(path);
}

/** Everything that is loaded later: each module once, in as few files as a hook's time allows. */
async function bundleParts() {
  const pieces = await piecesOf(root, parts);
  const files = partition(pieces, often, 16_000);
  for (const { modules } of pieces) for (const { path } of modules) note(path);
  const paths = files.map(({ name }) => libFile(name));
  if (new Set(paths).size < paths.length) throw new Error('Two files of dist/lib have one name.');
  mkdirSync(join(outRoot, 'lib'), { recursive: true });
  await Promise.all(
    files.map(async (file) => {
      const outfile = libFile(file.name);
      const pathOf = (target) => pathBetween(outfile, libFile(fileName(target)));
      writeFileSync(outfile, await joinPieces(file, files, { outfile, pathOf }));
    }),
  );
}

/** Records a module by esbuild's name; generated ones have a name with a colon. */
function note(path) {
  if (!/^(?:<|[\w-]{2,}:)/.test(path)) bundled.add(resolve(root, path));
}

function libFile(name) {
  return name === fileName(background) ? hookFile(background) : join(outRoot, 'lib', `${name}.cjs`);
}

function hookFile(source) {
  return join(outRoot, 'hooks', `${basename(source, '.ts')}.cjs`);
}

/** The path from one file to another, for `require`. */
function pathBetween(from, to) {
  const target = relative(dirname(from), to).split(sep).join('/');
  return target.startsWith('.') ? target : `./${target}`;
}

/** Reuses the committed file when it unpacks to the same parser, as compression differs between node versions. */
function packedOf(name, content) {
  const committed = join(root, 'dist', 'grammars', `${name}.wasm.br`);
  if (existsSync(committed)) {
    const packed = readFileSync(committed);
    if (brotliDecompressSync(packed).equals(content)) return packed;
  }
  return brotliCompressSync(content);
}

/** Packs the parsers of the map to a fifteenth of their size. */
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
    writeFileSync(join(outRoot, 'grammars', `${name}.wasm.br`), packedOf(name, readFileSync(file)));
  }
}

await generate();
rmSync(outRoot, { recursive: true, force: true });
packGrammars();
const hooks = readdirSync(join(sourceRoot, 'hooks')).filter((file) => file.endsWith('.ts'));
await Promise.all([
  ...hooks
    .map((file) => `hooks/${file}`)
    .filter((hook) => hook !== background)
    .map((hook) => bundleStart(hook, hookFile(hook), 'cjs')),
  ...[...apart].map(([source, outfile]) => bundleStart(source, outfile, 'cjs')),
  bundleStart('cli/main.ts', join(outRoot, 'cli.mjs'), 'esm'),
  bundleStart('cli/status-line.ts', join(outRoot, 'status-line.mjs'), 'esm'),
  bundleStart('mcp/main.ts', join(outRoot, 'mcp.mjs'), 'esm'),
  bundleStart('mcp/call-process.ts', join(outRoot, 'mcp-call.mjs'), 'esm'),
  bundlePanel(),
]);
await bundleParts();
for (const path of await bundleObsidian(root, join(outRoot, 'obsidian'))) note(path);
// The listing for clients is generated from the operations; a server that is not called loads none of them.
const listing = execFileSync(process.execPath, [join(outRoot, 'mcp-call.mjs'), '--listing']);
writeFileSync(join(outRoot, 'mcp-listing.json'), listing);
const licences = thirdParty([...bundled]);
rmSync(finalRoot, { recursive: true, force: true });
renameSync(outRoot, finalRoot);
// A build into another folder is for a test or a measurement.
if (finalRoot === join(root, 'dist')) writeFileSync(join(root, 'THIRD-PARTY.md'), licences);
