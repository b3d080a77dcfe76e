// What counts as an import in each language: a tree-sitter query, and the meaning of its captures. Only literal names
// count.

import type { Node } from 'web-tree-sitter';
import type { RawImport } from '../../core/mapping/skeleton/facts/source-facts.ts';

const COMMON = `
(import_statement source: (string)) @statement
(export_statement source: (string)) @statement
(call_expression function: (import) arguments: (arguments [(string) (template_string)] @dynamic))
(call_expression function: (identifier) @require arguments: (arguments . [(string) (template_string)] @required)
  (#eq? @require "require"))
(call_expression function: (member_expression object: (identifier) @require property: (property_identifier) @resolve)
  arguments: (arguments . (string) @dynamic) (#eq? @require "require") (#eq? @resolve "resolve"))
(new_expression constructor: (identifier) @url arguments: (arguments . (string) @place . (member_expression) @base)
  (#eq? @url "URL") (#eq? @base "import.meta.url"))
`;

/** Statements, re-exports, `require`, `import()`, and files named by `new URL(..., import.meta.url)`. */
export const javascriptQuery = COMMON;
export const typescriptQuery = `${COMMON}
(import_statement (import_require_clause source: (string) @required))`;

/** `isDeferred` says whether an index in the text is inside a function. */
export function readJavascript(
  name: string,
  node: Node,
  isDeferred: (index: number) => boolean,
): readonly RawImport[] {
  if (name === 'statement') return fromStatement(node);
  if (!['dynamic', 'required', 'place'].includes(name)) return [];
  const text = literal(node);
  if (text === null) return [];
  // A program may write the file that such an address names.
  if (name === 'place') return [{ text, kind: 'dynamic', optional: true }];
  return [{ text, kind: name === 'required' && !isDeferred(node.startIndex) ? 'static' : 'dynamic' }];
}

function fromStatement(node: Node): readonly RawImport[] {
  const source = node.childForFieldName('source');
  const text = source === null ? null : literal(source);
  if (text === null) return [];
  return [{ text, kind: node.child(1)?.type === 'type' ? 'type' : 'static' }];
}

/** The text between the quotes; null for templates with substitutions. */
function literal(node: Node): string | null {
  if (node.namedChildren.some((child) => child?.type === 'template_substitution')) return null;
  return node.text.length < 2 ? null : node.text.slice(1, -1);
}

/** Imports inside one of these happen when it is called, not when the file is loaded. */
export const functionQuery = `
[(function_declaration) (function_expression) (arrow_function) (method_definition)
 (generator_function) (generator_function_declaration)] @function`;

/** Python imports: statements at any depth, and literal module names passed to `import_module`. */
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
  if (name === 'module') return [{ text: node.text, ...placeOf(node), names: [] }];
  if (name === 'named') return [{ text: node.text, kind: 'dynamic', names: [] }];
  if (name !== 'from') return [];
  const module = node.childForFieldName('module_name');
  if (module === null) return [];
  const names = node.childrenForFieldName('name').flatMap((child) => taken(child));
  return [{ text: module.text.replaceAll(/\s/g, ''), ...placeOf(node), names }];
}

function taken(node: Node | null): readonly string[] {
  if (node === null) return [];
  const name = node.type === 'aliased_import' ? node.childForFieldName('name') : node;
  return name === null ? [] : [name.text];
}

/** Below `if TYPE_CHECKING`: for type checkers only; inside a function: after loading; inside `try`: optional. */
function placeOf(node: Node): Pick<RawImport, 'kind' | 'optional'> {
  // Each step to a parent starts at the root: worth it only for the few imports inside something.
  if (node.type === 'import_from_statement' && node.startPosition.column === 0) return { kind: 'static' };
  let optional = false;
  for (let around = node.parent; around !== null; around = around.parent) {
    optional ||= around.type === 'try_statement';
    if (around.type === 'function_definition') return { kind: 'dynamic', ...(optional && { optional }) };
    if (around.type === 'if_statement' && isForTypes(around)) return { kind: 'type' };
  }
  return { kind: 'static', ...(optional && { optional }) };
}

function isForTypes(node: Node): boolean {
  const condition = node.childForFieldName('condition')?.text;
  return condition === 'TYPE_CHECKING' || condition?.endsWith('.TYPE_CHECKING') === true;
}

/** Rust imports: files that `mod` names, and every path that `use` names, groups flattened. */
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
  // Each step to a parent starts at the root; an unindented `mod` has no enclosing module.
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

/** Attributes precede their item. */
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
