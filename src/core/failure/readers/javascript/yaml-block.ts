// The YAML below a result of TAP, as far as test runners write it: fields of one line, and blocks of text.

/** The value of `name: value`, without its quotes; null when there is none. */
export function yamlField(block: readonly string[], name: string): string | null {
  const value = valueAt(block[indexOf(block, name)] ?? '');
  if (value === '') return null;
  if (/^'.*'$/.test(value)) return value.slice(1, -1).replaceAll("''", "'");
  return /^".*"$/.test(value) ? value.slice(1, -1).replaceAll('\\"', '"') : value;
}

/** The lines of a field, which may have several or one. */
export function yamlText(block: readonly string[], name: string): readonly string[] {
  const at = indexOf(block, name);
  const value = yamlField(block, name);
  if (value === null) return [];
  if (!/^[|>][-+]?$/.test(value)) return [value];
  const indent = (block[at] ?? '').search(/\S/);
  const rest = block.slice(at + 1);
  const end = rest.findIndex((text) => text !== '' && text.search(/\S/) <= indent);
  return (end < 0 ? rest : rest.slice(0, end)).map((text) => text.trim());
}

function indexOf(block: readonly string[], name: string): number {
  return block.findIndex((text) => /^ *(\w+) *:/.exec(text)?.[1] === name);
}

function valueAt(line: string): string {
  return line.slice(line.indexOf(':') + 1).trim();
}
