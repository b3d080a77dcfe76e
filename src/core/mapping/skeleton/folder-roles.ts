// Tells what each folder is for, by its files: its name says the rest.

import { languageOf } from './facts/languages.ts';
import { byText, folderOf, foldersUpFrom } from './facts/path-names.ts';
import type { FolderRole, SkeletonFolder } from './facts/skeleton.ts';
import { isHeld, isTestFile } from './file-roles.ts';

export type CountedFile = {
  readonly path: string;
  readonly lines: number;
  readonly generated: boolean;
  readonly vendored: boolean;
};

const DEEPEST = 4;
const MOST = 400;

/** At most 400 folders, at most four levels deep; `packages` are folders with their own manifest. */
export function folderRoles(
  files: readonly CountedFile[],
  packages: ReadonlySet<string>,
): readonly SkeletonFolder[] {
  const tallies = new Map<string, Tally>();
  for (const file of files) {
    for (const folder of foldersUpFrom(folderOf(file.path))) {
      const tally = tallies.get(folder) ?? emptyTally();
      count(tally, file);
      tallies.set(folder, tally);
    }
  }
  const near = [...tallies].filter(([path]) => path === '.' || path.split('/').length <= DEEPEST);
  return near
    .sort(([a, x], [b, y]) => depth(a) - depth(b) || y.files - x.files)
    .slice(0, MOST)
    .sort(([a], [b]) => byText(a === '.' ? '' : a, b === '.' ? '' : b))
    .map(([path, tally]) => ({
      path,
      role: roleOf(path, tally, packages),
      files: tally.files,
      lines: tally.lines,
      languages: [...tally.languages]
        .sort((a, b) => b[1] - a[1] || byText(a[0], b[0]))
        .slice(0, 4)
        .map(([name]) => name),
    }));
}

type Tally = {
  files: number;
  lines: number;
  code: number;
  tests: number;
  generated: number;
  vendored: number;
  prose: number;
  readonly languages: Map<string, number>;
};

function emptyTally(): Tally {
  const zero = { files: 0, lines: 0, code: 0, tests: 0, generated: 0, vendored: 0, prose: 0 };
  return { ...zero, languages: new Map() };
}

function count(tally: Tally, file: CountedFile): void {
  const language = languageOf(file.path);
  tally.files += 1;
  tally.lines += file.lines;
  tally.tests += Number(isTestFile(file.path));
  tally.generated += Number(file.generated);
  tally.vendored += Number(file.vendored);
  tally.prose += Number(language?.kind === 'markup');
  if (language?.kind !== 'programming') return;
  tally.code += 1;
  if (!file.generated && !file.vendored) {
    tally.languages.set(language.name, (tally.languages.get(language.name) ?? 0) + file.lines);
  }
}

function roleOf(path: string, tally: Tally, packages: ReadonlySet<string>): FolderRole {
  const { files, code, tests, generated, vendored, prose } = tally;
  if (path === '.') return 'mixed';
  if (isHeld(`${path}/`)) return 'fixtures';
  if (packages.has(path)) return 'package';
  if (vendored * 2 > files) return 'vendored';
  if (generated * 2 > files) return 'generated';
  if (tests > 0 && tests * 2 >= code) return 'tests';
  if (code > 0) return 'source';
  return prose * 2 > files ? 'docs' : 'mixed';
}

function depth(path: string): number {
  return path === '.' ? 0 : path.split('/').length;
}
