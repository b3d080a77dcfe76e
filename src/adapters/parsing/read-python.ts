// Imports of Python: statements at any depth, and modules that are named to `import_module` by a literal.

import type { Node } from 'web-tree-sitter';
import type { RawImport } from '../../core/mapping/skeleton/facts/source-facts.ts';

export const pythonQuery = `
(import_statement name: (dotted_name) @module)
(import_statement name: (aliased_import name: (dotted_name) @module))
(import_from_statement) @from
(call function: (attribute attribute: (identifier) @name) arguments: (argument_list . (string (string_content) @named))
  (#eq? @name "import_module"))
(call function: (identifier) @name arguments: (argument_list . (string (string_content) @named))
  (#any-of? @name "import_module" "__import__"))
`;

export function readPython(name: string, node: Node): readonly RawImport[] {
  if (name === 'module') return [{ text: node.text, kind: kindOf(node), names: [] }];
  if (name === 'named') return [{ text: node.text, kind: 'dynamic', names: [] }];
  if (name !== 'from') return [];
  const module = node.childForFieldName('module_name');
  if (module === null) return [];
  const names = node.childrenForFieldName('name').flatMap((child) => taken(child));
  return [{ text: module.text.replaceAll(/\s/g, ''), kind: kindOf(node), names }];
}

function taken(node: Node | null): readonly string[] {
  if (node === null) return [];
  const name = node.type === 'aliased_import' ? node.childForFieldName('name') : node;
  return name === null ? [] : [name.text];
}

/** For type checkers alone below `if TYPE_CHECKING`; later than loading inside a function. */
function kindOf(node: Node): RawImport['kind'] {
  // Each step to a parent begins at the root: worth it only for the few that stand inside something.
  if (node.type === 'import_from_statement' && node.startPosition.column === 0) return 'static';
  for (let around = node.parent; around !== null; around = around.parent) {
    if (around.type === 'function_definition') return 'dynamic';
    if (around.type === 'if_statement' && isForTypes(around)) return 'type';
  }
  return 'static';
}

function isForTypes(node: Node): boolean {
  const condition = node.childForFieldName('condition')?.text;
  return condition === 'TYPE_CHECKING' || condition?.endsWith('.TYPE_CHECKING') === true;
}
