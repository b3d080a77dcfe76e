// Where the WebAssembly of a parser lies: packed beside the bundles, or in the packages when MSW runs from its
// sources.

import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Grammar } from '../../core/mapping/skeleton/facts/source-facts.ts';
import { readPlain } from '../files/read-plain.ts';

const PACKAGES: Readonly<Record<Grammar | 'runtime', string>> = {
  runtime: 'web-tree-sitter/web-tree-sitter.wasm',
  javascript: 'tree-sitter-javascript/tree-sitter-javascript.wasm',
  typescript: 'tree-sitter-typescript/tree-sitter-typescript.wasm',
  tsx: 'tree-sitter-typescript/tree-sitter-tsx.wasm',
  python: 'tree-sitter-python/tree-sitter-python.wasm',
  go: 'tree-sitter-go/tree-sitter-go.wasm',
  rust: 'tree-sitter-rust/tree-sitter-rust.wasm',
  java: 'tree-sitter-java/tree-sitter-java.wasm',
};

const LARGEST = 32 * 1024 * 1024;

/** Throws when the file is missing or broken: then the plugin is not whole. */
export function grammarFile(name: Grammar | 'runtime'): Uint8Array {
  // The build replaces `import.meta` in bundles that are CommonJS.
  const packed = join(import.meta.dirname, '..', 'grammars', `${name}.wasm.gz`);
  if (existsSync(packed)) return gunzipSync(contentOf(packed));
  return contentOf(createRequire(import.meta.filename).resolve(PACKAGES[name]));
}

function contentOf(path: string): Buffer {
  const file = readPlain(path, { cap: LARGEST });
  if (file.status === 'ok') return file.bytes;
  throw new Error(`${path} cannot be used: install the plugin again.`);
}
