// Loads the grammars that ship with MSW, each once: tree-sitter in WebAssembly.

import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { Language, Parser } from 'web-tree-sitter';
import type { Grammar } from '../../core/mapping/skeleton/facts/source-facts.ts';
import { readPlain } from '../files/read-plain.ts';

export interface LoadedGrammar {
  readonly language: Language;
  readonly parser: Parser;
}

/** Throws when a file of the plugin is missing. */
export function loadGrammar(grammar: Grammar): Promise<LoadedGrammar> {
  const known = loaded.get(grammar);
  if (known !== undefined) return known;
  const loading = loadNow(grammar);
  loaded.set(grammar, loading);
  return loading;
}

const loaded = new Map<Grammar, Promise<LoadedGrammar>>();
let runtime: Promise<void> | null = null;

async function loadNow(grammar: Grammar): Promise<LoadedGrammar> {
  runtime ??= Parser.init({ wasmBinary: grammarFile('runtime') });
  await runtime;
  const language = await Language.load(grammarFile(grammar));
  const parser = new Parser();
  parser.setLanguage(language);
  return { language, parser };
}

/** Where a parser's WebAssembly is: packed with the bundles, or in the packages when MSW runs from its sources. */
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

/** Throws when the file is missing or broken: the plugin is incomplete. */
function grammarFile(name: Grammar | 'runtime'): Uint8Array {
  // The build replaces `import.meta` in CommonJS bundles.
  const packed = join(import.meta.dirname, '..', 'grammars', `${name}.wasm.br`);
  if (existsSync(packed)) return brotliDecompressSync(contentOf(packed));
  return contentOf(createRequire(import.meta.filename).resolve(PACKAGES[name]));
}

function contentOf(path: string): Buffer {
  const file = readPlain(path, { cap: LARGEST });
  if (file.status === 'ok') return file.bytes;
  throw new Error(`${path} cannot be used: install the plugin again.`);
}
