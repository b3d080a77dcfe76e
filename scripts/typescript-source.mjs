// The TypeScript files below a folder as syntax trees.

import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Language, Parser } from 'web-tree-sitter';

export async function sourceTrees(folder) {
  const parser = await typescriptParser();
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .map((file) => ({
      file: file.replaceAll('\\', '/'),
      root: parser.parse(readFileSync(join(folder, file), 'utf8')).rootNode,
    }));
}

async function typescriptParser() {
  await Parser.init();
  const { resolve } = createRequire(import.meta.url);
  const parser = new Parser();
  parser.setLanguage(await Language.load(resolve('tree-sitter-typescript/tree-sitter-typescript.wasm')));
  return parser;
}

/** Every node below this one, and itself. Below a node for which `enters` is false there are none. */
export function nodesBelow(node, enters = () => true) {
  const found = [];
  const walk = (at) => {
    found.push(at);
    if (!enters(at)) return;
    for (const child of at.namedChildren) if (child !== null) walk(child);
  };
  walk(node);
  return found;
}
