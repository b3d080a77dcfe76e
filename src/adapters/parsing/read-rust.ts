// Imports of Rust: files that `mod` names, and every path that `use` names, groups flattened.

import type { Node } from 'web-tree-sitter';
import type { RawImport } from '../../core/mapping/skeleton/facts/source-facts.ts';

export const rustQuery = `
(mod_item !body) @mod
(use_declaration argument: (_) @use)
(extern_crate_declaration name: (identifier) @crate)
`;

export function readRust(name: string, node: Node): readonly RawImport[] {
  const within = inlineModules(node);
  if (name === 'use') return paths(node, '').map((text) => ({ text, kind: 'static', within }));
  if (name === 'crate') return [{ text: `::${node.text}`, kind: 'static', within }];
  const module = node.childForFieldName('name')?.text;
  if (name !== 'mod' || module === undefined) return [];
  const file = pathAttribute(node);
  return [{ text: module, kind: 'static', form: 'mod', within, ...(file !== null && { file }) }];
}

function inlineModules(node: Node): readonly string[] {
  const names: string[] = [];
  // Each step to a parent begins at the root; what stands at the margin has none to look for.
  if (node.type === 'mod_item' && node.startPosition.column === 0) return names;
  for (let around = node.parent; around !== null; around = around.parent) {
    if (around.type === 'mod_item') names.unshift(around.childForFieldName('name')?.text ?? '');
  }
  return names;
}

function paths(node: Node, before: string): readonly string[] {
  if (node.type === 'use_list') return children(node).flatMap((child) => paths(child, before));
  if (node.type === 'scoped_use_list') {
    const list = node.childForFieldName('list');
    const prefix = before + compact(node.childForFieldName('path')?.text ?? '');
    return list === null ? [] : paths(list, `${prefix}::`);
  }
  if (node.type === 'use_as_clause') {
    const path = node.childForFieldName('path');
    return path === null ? [] : paths(path, before);
  }
  return [before + compact(node.text)];
}

function children(node: Node): readonly Node[] {
  return node.namedChildren.flatMap((child) => (child === null ? [] : [child]));
}

function compact(text: string): string {
  return text.replaceAll(/\s/g, '');
}

/** Attributes stand before what they belong to. */
function pathAttribute(node: Node): string | null {
  for (let before = node.previousNamedSibling; before?.type === 'attribute_item'; ) {
    const attribute = before.namedChild(0);
    if (attribute?.namedChild(0)?.text === 'path') {
      return attribute.childForFieldName('value')?.text.slice(1, -1) ?? null;
    }
    before = before.previousNamedSibling;
  }
  return null;
}
