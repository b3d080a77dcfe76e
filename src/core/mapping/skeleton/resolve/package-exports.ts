// What `exports` and `imports` of a package.json offer.

import { fieldsOf } from '../facts/fields.ts';
import { fill } from './typescript-paths.ts';

const DEEPEST = 6;

/** With the keys that begin with `.`, whatever way it was written; empty without any. */
export function exportsOf(value: unknown): Readonly<Record<string, unknown>> {
  const fields = fieldsOf(value);
  if (Object.keys(fields).some((key) => key.startsWith('.'))) return fields;
  return value === undefined || value === null ? {} : { '.': value };
}

/** Every file that an entry offers for a key, under whatever condition but types: sources first. */
export function offeredPaths(table: Readonly<Record<string, unknown>>, key: string): readonly string[] {
  if (Object.hasOwn(table, key)) return pathsIn(table[key], 0);
  for (const [pattern, value] of Object.entries(table)) {
    const rest = pattern.includes('*') ? fill(pattern, key) : null;
    if (rest !== null) return pathsIn(value, 0).map((path) => path.replace('*', () => rest));
  }
  return [];
}

const RANK = ['source', 'development', 'import', 'module', 'node', 'default'];

function pathsIn(value: unknown, depth: number): readonly string[] {
  if (typeof value === 'string') return [value];
  if (depth > DEEPEST) return [];
  if (Array.isArray(value)) return value.flatMap((item) => pathsIn(item, depth + 1));
  const rank = (name: string) => RANK.indexOf(name) + 1 || RANK.length + 1;
  return Object.entries(fieldsOf(value))
    .filter(([name]) => name !== 'types')
    .sort(([a], [b]) => rank(a) - rank(b))
    .flatMap(([, item]) => pathsIn(item, depth + 1));
}
