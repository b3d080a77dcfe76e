// Finds new files that the map does not cover. By GSD's rules: files in places that STRUCTURE.md does not mention, and
// kinds that change the shape of a codebase. Beyond GSD: new packages inside places that it mentions.

import { isProgramming } from '../skeleton/facts/languages.ts';
import { isFixture, isTestFile, isVendored } from '../skeleton/file-roles.ts';
import { manifestKind } from '../skeleton/manifests/read-manifest.ts';
import { settingsKind } from '../skeleton/named-files.ts';
import { pipelineKind } from '../skeleton/pipelines.ts';
import type { Focus } from './map-documents.ts';
import { affectedPaths } from './map-request.ts';

type DriftCategory = 'new_dir' | 'barrel' | 'route' | 'migration';

export interface DriftElement {
  readonly category: DriftCategory;
  readonly path: string;
}

interface Drift {
  readonly elements: readonly DriftElement[];
  /** Whether the threshold is reached. */
  readonly actionRequired: boolean;
  /** Empty below the threshold. */
  readonly affectedPaths: readonly string[];
}

const MIGRATION = [
  /^supabase\/migrations\/.+\.sql$/,
  /^(?:prisma\/migrations|drizzle\/(?:meta|migrations))\/./,
  /^(?:src\/|db\/)?migrations\/.+\.(?:ts|js|sql)$/,
];
const ROUTE = /^(?:(?:apps|packages)\/[^/]+\/)?src\/(?:routes|api)\/.+\.(?:tsx?|jsx?|mjs|cjs)$/;
const BARREL = /^(?:packages|apps)\/[^/]+\/src\/index\.(?:tsx?|js|mjs|cjs)$/;

export const DEFAULT_THRESHOLD = 3;

/**
 * @param structure the text of STRUCTURE.md
 * @param threshold at least 1
 */
export function detectDrift(
  { added, foldersBefore }: Pick<Changes, 'added' | 'foldersBefore'>,
  structure: string,
  threshold: number,
): Drift {
  const elements: DriftElement[] = [];
  const files = new Set(added.map((file) => file.replaceAll('\\', '/')));
  const fresh = newPackages(files, foldersBefore, structure);
  for (const path of files) {
    const isUnknown = !isMapped(path, structure) || (isSource(path) && fresh.has(folderOf(path)));
    const category = categoryOf(path) ?? (isUnknown ? 'new_dir' : null);
    if (category !== null) elements.push({ category, path });
  }
  elements.sort((a, b) => a.category.localeCompare(b.category, 'en') || a.path.localeCompare(b.path, 'en'));
  const actionRequired = elements.length >= threshold;
  return {
    elements,
    actionRequired,
    affectedPaths: actionRequired ? affectedPaths(elements.map(({ path }) => path)) : [],
  };
}

/**
 * Folders with source that are newer than the map and that STRUCTURE.md would have named: those in or below a new folder
 * at the top, directly below a top folder, or next to folders that it names.
 */
function newPackages(
  files: ReadonlySet<string>,
  before: ReadonlySet<string> | null,
  structure: string,
): ReadonlySet<string> {
  if (before === null) return new Set();
  const named = parentsOfNamed(before, structure);
  const folders = new Set([...files].filter(isSource).map(folderOf));
  return new Set(
    [...folders].filter((folder) => {
      const first = outermostNew(folder, before);
      if (first === null || isNamed(first, structure)) return false;
      return first.split('/').length <= 2 || named.has(folderOf(first));
    }),
  );
}

function isSource(path: string): boolean {
  return isProgramming(path) && !isTestFile(path) && !isFixture(path) && !isVendored(path);
}

/** Empty at the root. */
function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** The topmost new folder of a path; null when all existed. */
function outermostNew(folder: string, before: ReadonlySet<string>): string | null {
  for (let end = folder.indexOf('/'); end !== -1; end = folder.indexOf('/', end + 1)) {
    if (!before.has(folder.slice(0, end))) return folder.slice(0, end);
  }
  return folder === '' || before.has(folder) ? null : folder;
}

/** Folders with a named subfolder: the map describes this level there. */
function parentsOfNamed(before: ReadonlySet<string>, structure: string): ReadonlySet<string> {
  return new Set([...before].filter((folder) => structure.includes(`${folder}/`)).map(folderOf));
}

/** By full path, or as a line of a drawing. */
function isNamed(folder: string, structure: string): boolean {
  const name = folder.slice(folder.lastIndexOf('/') + 1);
  const ways = ['/', '`', ' ', '\n', '\r', ')', ',', ':'].map((end) => folder + end);
  return [...ways, ` ${name}/`, `\`${name}\``].some((way) => structure.includes(way));
}

/** The most significant category of a new file; null for an ordinary one. */
function categoryOf(path: string): DriftCategory | null {
  if (MIGRATION.some((pattern) => pattern.test(path))) return 'migration';
  if (ROUTE.test(path)) return 'route';
  return BARREL.test(path) ? 'barrel' : null;
}

/** Whether any folder of its path occurs in the text: STRUCTURE.md is prose, not a list. */
function isMapped(path: string, structure: string): boolean {
  const parts = path.split('/');
  for (let length = parts.length - 1; length >= 1; length -= 1) {
    if (structure.includes(parts.slice(0, length).join('/'))) return true;
  }
  const [top = ''] = parts;
  return structure.includes(`${top}/`) || structure.includes(`\`${top}\``);
}

/** Files changed since the commit of a document, with `/`; a renamed one is deleted and added. */
export interface Changes {
  readonly added: readonly string[];
  readonly modified: readonly string[];
  readonly deleted: readonly string[];
  /** Every folder in that commit; null when git fails. */
  readonly foldersBefore: ReadonlySet<string> | null;
}

interface FocusFacts {
  readonly changes: Changes;
  /** Paths named in the documents of the focus. */
  readonly named: ReadonlySet<string>;
  /** The text of STRUCTURE.md; empty without one. */
  readonly structure: string;
  readonly threshold: number;
}

/** Settings about how code is written and tested; all others are about what it is made with. */
const STYLE = new Set([
  ...['Biome', 'ESLint', 'Prettier', 'Stylelint', 'EditorConfig', 'RuboCop', 'tests', 'quality'],
  ...['Python tools', 'Rust tools', 'Go tools', 'Java tools'],
]);

/** The files that make a focus worth mapping again, sorted; empty when its documents still hold. */
export function remapReasons(focus: Focus, facts: FocusFacts): readonly string[] {
  const { changes, named } = facts;
  const gone = changes.deleted.filter((path) => named.has(path));
  return [...new Set([...gone, ...ownReasons(focus, facts)])].sort();
}

function ownReasons(focus: Focus, { changes, named, structure, threshold }: FocusFacts): readonly string[] {
  const all = [...changes.added, ...changes.modified, ...changes.deleted];
  switch (focus) {
    case 'tech':
      return all.filter(
        (path) =>
          manifestKind(path) !== null || pipelineKind(path) !== null || isBuilding(settingsKind(path)),
      );
    case 'arch': {
      const { actionRequired, elements } = detectDrift(changes, structure, threshold);
      return actionRequired ? elements.map(({ path }) => path) : [];
    }
    case 'quality': {
      const tests = [...changes.added, ...changes.deleted].filter(isTestFile);
      return [
        ...all.filter((path) => STYLE.has(settingsKind(path) ?? '')),
        ...(tests.length >= threshold ? tests : []),
      ];
    }
    case 'concerns':
      return changes.modified.filter((path) => named.has(path));
  }
}

function isBuilding(kind: string | null): boolean {
  return kind !== null && kind !== 'git' && !STYLE.has(kind);
}
