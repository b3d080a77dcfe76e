// The values of frontmatter or a configuration: texts, lists and maps. Every scalar is a text: `01` and `1.0` would
// mean something else as numbers.

export type Value = string | readonly Value[] | ValueMap;

export interface ValueMap {
  readonly [key: string]: Value;
}

export function isMap(value: Value | undefined): value is ValueMap {
  return typeof value === 'object' && !Array.isArray(value);
}

export function isList(value: Value | undefined): value is readonly Value[] {
  return Array.isArray(value);
}

/** A scalar without surrounding space; null when empty or not a scalar. */
export function scalar(value: Value | undefined): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return text === '' ? null : text;
}

/** A scalar that says something: not YAML's null. */
export function stated(value: Value | undefined): string | null {
  const text = scalar(value);
  return text !== null && /^(?:null|~)$/i.test(text) ? null : text;
}

/** A list of texts; a single text counts as a list of one. Other values are left out. */
export function texts(value: Value | undefined): readonly string[] {
  const items = isList(value) ? value : [value];
  return items.flatMap((item) => scalar(item) ?? []);
}

/** A map without a prototype: a key may be called `__proto__`. */
export function mapOf(entries: Iterable<readonly [string, Value]>): ValueMap {
  const map: Record<string, Value> = Object.create(null);
  for (const [key, value] of entries) map[key] = value;
  return map;
}
