// A path as people write it, as git names it: with `/`, without `./` before it, doubled slashes or one at the end.

export function plainPath(path: string): string {
  return path
    .trim()
    .replaceAll('\\', '/')
    .replaceAll(/\/{2,}/g, '/')
    .replace(/^(?:\.\/)+/, '')
    .replace(/\/$/, '');
}
