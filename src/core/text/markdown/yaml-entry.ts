// Writes values as YAML in blocks that every parser reads back as the same texts.

import { proseJson } from '../prose-json.ts';
import { isList, type Value } from './value.ts';
import { yamlScalar } from './yaml-scalar.ts';

/** One entry with its line end. Prose is quoted, single words are not. */
export function yamlEntry(key: string, value: Value, indent = ''): string {
  const head = `${indent}${WORD.test(key) ? key : proseJson(key, 0)}:`;
  if (typeof value === 'string') return `${head} ${scalarOf(value)}\n`;
  if (!isList(value)) return `${head}\n${entriesOf(value, `${indent}  `)}`;
  if (value.length === 0) return `${head} []\n`;
  return `${head}\n${value.map((item) => yamlItem(item, `${indent}  `)).join('')}`;
}

function entriesOf(value: Value, indent: string): string {
  const entries = typeof value === 'string' || isList(value) ? [] : Object.entries(value);
  return entries.map(([name, inner]) => yamlEntry(name, inner, indent)).join('');
}

function yamlItem(item: Value, indent: string): string {
  if (typeof item === 'string') return `${indent}- ${scalarOf(item)}\n`;
  return `${indent}- ${entriesOf(item, `${indent}  `).slice(indent.length + 2)}`;
}

const WORD = /^[\w./-]+$/;

function scalarOf(text: string): string {
  // A JSON string is a valid YAML string.
  return WORD.test(text) ? yamlScalar(text) : proseJson(text, 0);
}
