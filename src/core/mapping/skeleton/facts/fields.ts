// Reads values of unknown shape from manifests and settings without trusting them.

export type Fields = Readonly<Record<string, unknown>>;

/** The own fields of an object; empty for anything else. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
}

export function arrayIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

export function textsOf(value: unknown): readonly string[] {
  return arrayIn(value).filter((item): item is string => typeof item === 'string');
}

/** Only the string fields. */
export function textFieldsOf(value: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(fieldsOf(value)).filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    ),
  );
}
