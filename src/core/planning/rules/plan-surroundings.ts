// The facts for validating a plan: its neighbours, and the files that are there or will be.

import type { PlanDocument } from '../documents/plan.ts';

export interface PlanSurroundings {
  /** The file's name, `01-02-PLAN.md`; null when unknown. */
  readonly fileName: string | null;
  /** The names of all plan files in its folder; null when unknown. */
  readonly siblings: readonly string[] | null;
  /** The ids in REQUIREMENTS.md; null when there is none. */
  readonly requirements: readonly string[] | null;
  /** It is being written now: omissions that are fine in an old plan are errors. */
  readonly isNew?: boolean;
  /** Whether a path exists in the project; relative, with `/`. */
  readonly exists: (path: string) => boolean;
  /** Files that earlier plans create; absent when unknown. */
  readonly made?: readonly string[];
}

/** The files that will exist once a plan is done, as the plan writes them, with `/`. */
export function madeFiles(plan: PlanDocument): readonly string[] {
  const listed = [
    ...plan.filesModified,
    ...plan.tasks.flatMap(({ files }) => files),
    ...plan.mustHaves.artifacts.map(({ path }) => path),
  ];
  return [...new Set(listed.map(plainPath))];
}

/** Tells whether `files` contains a path or a file below it. */
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
