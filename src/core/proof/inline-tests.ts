// Tests that are a part of the file they test, as Rust has them: the modules behind `#[cfg(test)]`.

import type { Halves } from './control-trees.ts';
import { namedChildrenOf, type SyntaxNode } from './syntax-node.ts';

/** Whether a file may contain its own tests. */
export function mayTestItself(path: string): boolean {
  return path.endsWith('.rs');
}

/** The text without its tests, and the tests. */
export function halvesOf(root: SyntaxNode, text: string): Halves {
  const code: string[] = [];
  const tests: string[] = [];
  let done = 0;
  for (const { start, end } of testModulesIn(root)) {
    code.push(text.slice(done, start));
    tests.push(text.slice(start, end));
    done = end;
  }
  return { code: [...code, text.slice(done)].join(''), tests: tests.map((one) => `${one}\n`).join('') };
}

/** The places of the modules with their attributes, in order. */
export function testModulesIn(root: SyntaxNode): readonly { readonly start: number; readonly end: number }[] {
  let attributes: SyntaxNode[] = [];
  return namedChildrenOf(root).flatMap((node) => {
    if (node.type === 'attribute_item') {
      attributes.push(node);
      return [];
    }
    const own = attributes;
    attributes = [];
    const isTests = node.type === 'mod_item' && own.some(({ text }) => /^#\[cfg\(\s*test\s*\)\]$/.test(text));
    return isTests ? [{ start: own[0]?.startIndex ?? node.startIndex, end: node.endIndex }] : [];
  });
}
