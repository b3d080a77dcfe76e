// What a plan is judged against: the files, programs and scripts that are there, and those that plans will make.

import type { PlanDocument } from '../documents/plan.ts';

export interface PlanSurroundings {
  /** The file's name, `01-02-PLAN.md`; null when unknown. */
  readonly fileName: string | null;
  /** The names of the plan files beside it, with its own; null when unknown. */
  readonly siblings: readonly string[] | null;
  /** The ids in REQUIREMENTS.md; null when there is none. */
  readonly requirements: readonly string[] | null;
  /** It is being written: what an early plan may leave out is an error. */
  readonly isNew?: boolean;
  /** Whether a path exists in the project; relative, with `/`. */
  readonly exists: (path: string) => boolean;
  /** Files that the plans before this one make; none when unknown. */
  readonly made?: readonly string[];
  /** Whether a program is on this machine; not asked when unknown. */
  readonly hasProgram?: (name: string) => boolean;
  /** The package.json of a folder of the project, `''` its own; null when there is none. */
  readonly packageAt?: (folder: string) => PackageFacts | null;
}

export interface PackageFacts {
  readonly scripts: readonly string[];
  /** Of every kind. */
  readonly dependencies: readonly string[];
}

/** Which files will exist once a plan has been carried out; as the plan writes them, with `/`. */
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
