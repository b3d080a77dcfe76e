// There are many readers of failures, and one or two of them read an output: a bundle has each reader's test, and loads
// the reader only when it applies.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { cuesOf } from './pattern-cues.mjs';

/** By file that lists readers (from src/), the name of its list. */
export const LISTS = {
  'core/failure/readers/readers.ts': 'readers',
  'core/failure/declared/declarations.ts': 'declarations',
};

/** The stand-in for such a file. `requireOf` returns the expression that requires a source file (absolute). */
export async function lateReaders(sourceRoot, list, requireOf) {
  const path = join(sourceRoot, list);
  const name = LISTS[list];
  const rows = (await readersIn(path, name)).map(
    ({ tool, rank, programs, signature }, at) => `  {
    tool: ${JSON.stringify(tool)},
    rank: ${JSON.stringify(rank)},
    programs: ${JSON.stringify(programs)},
    signature: ${signature},
    cues: ${JSON.stringify(cuesOf(signature))},
    read: (output) => ${readerAt(path, name, at, requireOf)}.read(output)
  }`,
  );
  return `export const ${name} = [\n${rows.join(',\n')}\n];\n`;
}

const known = new Map();

/** A list is evaluated once for all bundles of a build. */
function readersIn(path, name) {
  if (!known.has(path))
    known.set(
      path,
      evaluated(path).then((list) => list[name]),
    );
  return known.get(path);
}

async function evaluated(path) {
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    logLevel: 'warning',
  });
  const module = { exports: {} };
  new Function('module', 'require', outputFiles[0].text)(module, createRequire(path));
  return module.exports;
}

/** A reader that the list imports by name is required from its own file, so that no other is loaded with it. */
function readerAt(path, list, at, requireOf) {
  const text = readFileSync(path, 'utf8');
  const names = new RegExp(` ${list}: .* = \\[([\\w,\\s]*)\\];`).exec(text)?.[1].match(/\w+/g);
  if (names === undefined) return `${requireOf(path)}.${list}[${at}]`;
  const home = new RegExp(`^import \\{ (?:\\w+, )*${names[at]}(?:, \\w+)* \\} from '(.+)';$`, 'm').exec(
    text,
  )[1];
  return `${requireOf(join(dirname(path), home))}.${names[at]}`;
}
