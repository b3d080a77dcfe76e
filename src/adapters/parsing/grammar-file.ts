// Where the WebAssembly of a parser lies: packed beside the bundles, or in the packages when MSW runs from its
// sources.

import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Grammar } from '../../core/mapping/skeleton/source-facts.ts';

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

/** Throws when the file is missing or broken: then the plugin is not whole. */
export function grammarFile(name: Grammar | 'runtime'): Uint8Array {
  // The build replaces `import.meta` in bundles that are CommonJS.
  const packed = join(import.meta.dirname, '..', 'grammars', `${name}.wasm.gz`);
  if (existsSync(packed)) return gunzipSync(readFileSync(packed));
  return readFileSync(createRequire(import.meta.filename).resolve(PACKAGES[name]));
}
