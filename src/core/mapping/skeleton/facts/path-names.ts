// Helpers for paths of the skeleton: relative, with `/`, `.` for the root.

export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

export function folderOf(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash === -1 ? '.' : path.slice(0, slash);
}

/** Joins and normalises; null when the result leaves the root. */
export function joinPath(folder: string, relative: string): string | null {
  const parts = folder === '.' ? [] : folder.split('/');
  for (const part of relative.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return null;
  }
  return parts.length === 0 ? '.' : parts.join('/');
}

/** The folder and its parents, nearest first, the root last. */
export function foldersUpFrom(folder: string): readonly string[] {
  const folders: string[] = [];
  for (let at = folder; at !== '.'; at = folderOf(at)) folders.push(at);
  return [...folders, '.'];
}

export function isBelow(path: string, folder: string): boolean {
  return folder === '.' || path.startsWith(`${folder}/`);
}

/** By code unit, so that the order is the same on every machine. */
export function byText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
