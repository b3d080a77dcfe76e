// The first step of splitting: all parts as one graph, which esbuild cuts into pieces, one for each set of parts that
// use the same modules. No module is in two pieces.

import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { lighten } from './lighten.mjs';
import { markedPart, partsLeftOut } from './parts.mjs';

/**
 * Starts with some parts and follows what they load. A piece has a name, its text (an ES module), its modules with
 * their bytes, the pieces that it imports, the names that it exports, and its part, if it is one.
 */
export async function piecesOf(root, firstParts) {
  const parts = new Set(firstParts);
  for (;;) {
    const known = [...parts].sort();
    const result = await oneGraph(root, known, (part) => {
      parts.add(part);
      return markedPart(part);
    });
    if (parts.size === known.length) return described(result, known);
  }
}

function oneGraph(root, parts, pathOf) {
  const sourceRoot = join(root, 'src');
  return build({
    entryPoints: parts.map((part) => ({ in: join(sourceRoot, part), out: part })),
    absWorkingDir: root,
    outdir: join(root, OUT),
    write: false,
    bundle: true,
    splitting: true,
    chunkNames: '[hash]',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    charset: 'utf8',
    legalComments: 'inline',
    logLevel: 'warning',
    metafile: true,
    plugins: [...partsLeftOut(sourceRoot, pathOf), ...lighten],
  });
}

const OUT = 'pieces';

function described({ metafile, outputFiles }, parts) {
  const outputs = Object.entries(metafile.outputs);
  const texts = new Map(outputs.map(([name], index) => [name, outputFiles[index].text]));
  return outputs.map(([name, { inputs, imports, exports, entryPoint }]) => ({
    name: withoutFolder(name),
    text: texts.get(name),
    modules: Object.entries(inputs)
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([path, { bytesInOutput }]) => ({ path, bytes: bytesInOutput })),
    imports: imports
      .filter(({ kind, external }) => kind === 'import-statement' && !external)
      .map(({ path }) => withoutFolder(path)),
    exports,
    part: entryPoint === undefined ? null : partOf(entryPoint, parts),
  }));
}

function withoutFolder(name) {
  return name.slice(OUT.length + 1);
}

function partOf(entryPoint, parts) {
  const part = entryPoint.replace(/^src\//, '');
  if (!parts.includes(part)) throw new Error(`${entryPoint} is no part`);
  return part;
}

/** Resolves the path by which one piece imports another. */
export function namedPiece(from, path) {
  return join(dirname(from), path).replaceAll('\\', '/');
}
