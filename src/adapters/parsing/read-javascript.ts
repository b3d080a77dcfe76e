// Imports of JavaScript and TypeScript: statements, re-exports, `require`, `import()`, and files named by
// `new URL(..., import.meta.url)`. Only literal names count.

import type { Node } from 'web-tree-sitter';
import type { RawImport } from '../../core/mapping/skeleton/facts/source-facts.ts';

const COMMON = `
(import_statement source: (string)) @statement
(export_statement source: (string)) @statement
(call_expression function: (import) arguments: (arguments . [(string) (template_string)] @dynamic))
(call_expression function: (identifier) @require arguments: (arguments . [(string) (template_string)] @required)
  (#eq? @require "require"))
(call_expression function: (member_expression object: (identifier) @require property: (property_identifier) @resolve)
  arguments: (arguments . (string) @dynamic) (#eq? @require "require") (#eq? @resolve "resolve"))
(new_expression constructor: (identifier) @url arguments: (arguments . (string) @dynamic . (member_expression) @base)
  (#eq? @url "URL") (#eq? @base "import.meta.url"))
`;

export const javascriptQuery = COMMON;
export const typescriptQuery = `${COMMON}
(import_statement (import_require_clause source: (string) @required))`;

/** `isDeferred` tells whether a place in the text lies inside a function. */
export function readJavascript(
  name: string,
  node: Node,
  isDeferred: (index: number) => boolean,
): readonly RawImport[] {
  if (name === 'statement') return fromStatement(node);
  if (name !== 'dynamic' && name !== 'required') return [];
  const text = literal(node);
  if (text === null) return [];
  return [{ text, kind: name === 'required' && !isDeferred(node.startIndex) ? 'static' : 'dynamic' }];
}

function fromStatement(node: Node): readonly RawImport[] {
  const source = node.childForFieldName('source');
  const text = source === null ? null : literal(source);
  if (text === null) return [];
  return [{ text, kind: node.child(1)?.type === 'type' ? 'type' : 'static' }];
}

/** The text between the quotes; null for templates with something to fill in. */
function literal(node: Node): string | null {
  if (node.namedChildren.some((child) => child?.type === 'template_substitution')) return null;
  return node.text.length < 2 ? null : node.text.slice(1, -1);
}

/** What a file names only when one of these is called, it does not name when it is loaded. */
export const functionQuery = `
[(function_declaration) (function_expression) (arrow_function) (method_definition)
 (generator_function) (generator_function_declaration)] @function`;
