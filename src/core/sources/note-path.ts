// Whether a path from a store can be a note of the vault: relative, below the vault's folder, Markdown.

/** A store may come from anybody, and what it names is uploaded. */
export function isNotePath(path: string): boolean {
  const isRelative = !/^[a-z]:|[\\\0]/i.test(path);
  return (
    isRelative && /\.md$/i.test(path) && path.split('/').every((name) => !['', '.', '..'].includes(name))
  );
}
