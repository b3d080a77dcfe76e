// The third step of splitting: the pieces that share a file become one CommonJS module, which requires the others.

import { build } from 'esbuild';
import { minifyPackages } from './minify-packages.mjs';
import { partsNamed } from './parts.mjs';
import { namedPiece } from './pieces.mjs';

/** `pathOf` returns the path by which this file requires another one, or a part. */
export async function joinPieces(file, files, { outfile, pathOf }) {
  const outer = (home, name) => outerNames(home).get(name);
  const homes = new Map(files.flatMap((home) => home.pieces.map(({ name }) => [name, home])));
  const own = new Map(file.pieces.map((piece) => [piece.name, piece]));
  const texts = {
    name: 'pieces',
    setup(bundler) {
      bundler.onResolve({ filter: /^\.\.?\// }, ({ path, importer, namespace }) => {
        if (namespace !== 'piece' && importer !== '<stdin>') return undefined;
        const name = namespace === 'piece' ? namedPiece(importer, path) : path.slice(2);
        // Only names that are used are required from another file.
        return own.has(name)
          ? { path: name, namespace: 'piece' }
          : { path: name, namespace: 'elsewhere', sideEffects: false };
      });
      bundler.onLoad({ filter: /.*/, namespace: 'piece' }, ({ path }) => ({
        contents: withMarks(own.get(path).text),
      }));
      bundler.onLoad({ filter: /.*/, namespace: 'elsewhere' }, ({ path }) => ({
        contents: reexport(
          outer(homes.get(path), path).map(([name, outside]) => [outside, name]),
          pathOf(homes.get(path).name),
        ),
      }));
      bundler.onResolve({ filter: /.*/, namespace: 'elsewhere' }, ({ path }) => ({ path, external: true }));
    },
  };
  const { outputFiles } = await build({
    stdin: { contents: file.pieces.map(({ name }) => reexport(outer(file, name), `./${name}`)).join('\n') },
    outfile,
    write: false,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    charset: 'ascii',
    legalComments: 'inline',
    logLevel: 'warning',
    // A part that only has to run is imported bare by all later parts; and direct eval in packages was warned of
    // before.
    logOverride: { 'ignored-bare-import': 'silent', 'direct-eval': 'silent' },
    plugins: [texts, partsNamed(pathOf)],
    supported: { 'dynamic-import': false },
    define: { 'import.meta.dirname': '__dirname', 'import.meta.filename': '__filename' },
  });
  return minifyPackages(withoutMarks(outputFiles[0].text));
}

/** Two pieces of a file may export different things under one name. */
function outerNames(file) {
  const names = new Map();
  const taken = new Set();
  // A part keeps its own names, since its users ask for those.
  for (const { name, exports } of [...file.pieces].sort((a, b) => (b.part !== null) - (a.part !== null))) {
    const own = exports.map((inner) => {
      let outer = inner;
      for (let copy = 2; taken.has(outer); copy += 1) outer = `${inner}$${copy}`;
      taken.add(outer);
      return [inner, outer];
    });
    names.set(name, own);
  }
  return names;
}

function reexport(names, from) {
  const list = names.map(([name, as]) => `${name} as ${as}`).join(', ');
  return `export { ${list} } from ${JSON.stringify(from)};`;
}

/** Marks the module of each passage as a legal comment: all other comments are dropped. */
function withMarks(text) {
  return text.replaceAll(MODULE, '//! $1').replaceAll(/\b__require\("/g, 'require("');
}

function withoutMarks(text) {
  return text
    .replace(ANNOTATION, '')
    .replaceAll(/\n\/\/ (?:piece|elsewhere|<stdin>).*\n/g, '\n')
    .replaceAll(MARKED, '// $1');
}

/** Names for those who import the file as an ES module: nobody does. */
const ANNOTATION = /^\/\/ Annotate the CommonJS export names[\s\S]*/m;
const MODULE = /^\/\/ ((?:src|node_modules|default-only:|light:|late:).*)$/gm;
const MARKED = /^\/\/! ((?:src|node_modules|default-only:|light:|late:).*)$/gm;
