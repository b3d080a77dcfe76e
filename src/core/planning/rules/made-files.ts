// Which files will exist once a plan has been carried out.

import type { PlanDocument } from '../documents/plan.ts';

/** As the plan writes them, with `/`. */
export function madeFiles(plan: PlanDocument): readonly string[] {
  const listed = [
    ...plan.filesModified,
    ...plan.tasks.flatMap(({ files }) => files),
    ...plan.mustHaves.artifacts.map(({ path }) => path),
  ];
  return [...new Set(listed.map(plainPath))];
}

/** Tells whether a file, or a folder around one, is among them. */
export function makes(files: readonly string[]): (path: string) => boolean {
  const known = new Set<string>();
  for (const file of files) {
    const path = plainPath(file);
    known.add(path);
    for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) known.add(path.slice(0, at));
  }
  return (path) => known.has(plainPath(path));
}

export function plainPath(path: string): string {
  return path
    .replaceAll('\\', '/')
    .replace(/^(?:\.\/)+/, '')
    .replace(/\/$/, '');
}
