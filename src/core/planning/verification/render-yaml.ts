// Writes texts, lists and maps as block YAML that every reader of GSD's documents takes for the same.

import { isList, type Value } from '../../text/markdown/value.ts';
import { yamlScalar } from '../../text/markdown/yaml-scalar.ts';
import { proseJson } from '../../text/prose-json.ts';

/** One entry with its line end. Texts of prose are quoted, words are not. */
export function yamlEntry(key: string, value: Value, indent = ''): string {
  if (typeof value === 'string') return `${indent}${keyOf(key)}: ${scalarOf(value)}\n`;
  if (isList(value)) {
    if (value.length === 0) return `${indent}${keyOf(key)}: []\n`;
    return `${indent}${keyOf(key)}:\n${value.map((item) => yamlItem(item, `${indent}  `)).join('')}`;
  }
  const entries = Object.entries(value).map(([name, inner]) => yamlEntry(name, inner, `${indent}  `));
  return `${indent}${keyOf(key)}:\n${entries.join('')}`;
}

function yamlItem(item: Value, indent: string): string {
  if (typeof item === 'string') return `${indent}- ${scalarOf(item)}\n`;
  const entries = isList(item) ? [] : Object.entries(item);
  const text = entries.map(([name, inner]) => yamlEntry(name, inner, `${indent}  `)).join('');
  return `${indent}- ${text.slice(indent.length + 2)}`;
}

/** Keys of a document that was there before may be anything. */
function keyOf(name: string): string {
  return WORD.test(name) ? name : proseJson(name, 0);
}

const WORD = /^[\w./-]+$/;

function scalarOf(text: string): string {
  // JSON's quotation is one of YAML's, too.
  return WORD.test(text) ? yamlScalar(text) : proseJson(text, 0);
}
