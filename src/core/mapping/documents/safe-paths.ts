// The folders and files that a map may be limited to. They end up in a prompt, so only plain ones are taken.

const SAFE_PATH = /^(?!.*\.\.)(?:[A-Za-z0-9_.][A-Za-z0-9_.-]*)(?:\/[A-Za-z0-9_.][A-Za-z0-9_.-]*)*$/;

/** GSD's rule: relative to the project, `/` between the parts, letters, digits, `_`, `.` and `-`, no `..`. */
export function isSafePath(path: string): boolean {
  return path.length <= 400 && SAFE_PATH.test(path);
}

/**
 * The highest folders that hold these files: `apps/NAME` and `packages/NAME`, else the first part. In the order of their
 * characters, each once.
 */
export function affectedPaths(files: readonly string[]): readonly string[] {
  const found = new Set<string>();
  for (const file of files) {
    const [top = '', second] = file.replaceAll('\\', '/').split('/');
    const isGroup = (top === 'apps' || top === 'packages') && second !== undefined;
    if (file !== '') found.add(isGroup ? `${top}/${second}` : top);
  }
  return [...found].sort();
}
