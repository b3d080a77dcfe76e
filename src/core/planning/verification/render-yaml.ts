// Writes texts, lists and maps as block YAML that every reader of GSD's documents takes for the same.

import { isList, type Value } from '../value.ts';
import { yamlScalar } from '../yaml-scalar.ts';

/** One entry with its line end. Texts of prose are quoted, words are not. */
export function yamlEntry(key: string, value: Value, indent = ''): string {
  if (typeof value === 'string') return `${indent}${key}: ${scalarOf(value)}\n`;
  if (isList(value)) {
    if (value.length === 0) return `${indent}${key}: []\n`;
    return `${indent}${key}:\n${value.map((item) => yamlItem(item, `${indent}  `)).join('')}`;
  }
  const entries = Object.entries(value).map(([name, inner]) => yamlEntry(name, inner, `${indent}  `));
  return `${indent}${key}:\n${entries.join('')}`;
}

function yamlItem(item: Value, indent: string): string {
  if (typeof item === 'string') return `${indent}- ${scalarOf(item)}\n`;
  const entries = isList(item) ? [] : Object.entries(item);
  const text = entries.map(([name, inner]) => yamlEntry(name, inner, `${indent}  `)).join('');
  return `${indent}- ${text.slice(indent.length + 2)}`;
}

function scalarOf(text: string): string {
  return yamlScalar(text, !/^[\w./-]+$/.test(text));
}
