// Which new files the map does not know, by GSD's rules: what is new in places that STRUCTURE.md does not mention, and
// new files of kinds that change the shape of a codebase.

import { affectedPaths } from './safe-paths.ts';

type DriftCategory = 'new_dir' | 'barrel' | 'route' | 'migration';

export interface DriftElement {
  readonly category: DriftCategory;
  readonly path: string;
}

export interface Drift {
  readonly elements: readonly DriftElement[];
  /** As many elements as the threshold or more. */
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
 * @param added new files since the stamp, with `/`
 * @param structure the text of STRUCTURE.md
 * @param threshold at least 1
 */
export function detectDrift(added: readonly string[], structure: string, threshold: number): Drift {
  const elements: DriftElement[] = [];
  for (const path of new Set(added.map((file) => file.replaceAll('\\', '/')))) {
    const category = categoryOf(path) ?? (isMapped(path, structure) ? null : 'new_dir');
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

/** The most telling category of a new file; null for an ordinary one. */
function categoryOf(path: string): DriftCategory | null {
  if (MIGRATION.some((pattern) => pattern.test(path))) return 'migration';
  if (ROUTE.test(path)) return 'route';
  return BARREL.test(path) ? 'barrel' : null;
}

/** Some folder of its path stands anywhere in the text: STRUCTURE.md is prose, not a list. */
function isMapped(path: string, structure: string): boolean {
  const parts = path.split('/');
  for (let length = parts.length - 1; length >= 1; length -= 1) {
    if (structure.includes(parts.slice(0, length).join('/'))) return true;
  }
  const [top = ''] = parts;
  return structure.includes(`${top}/`) || structure.includes(`\`${top}\``);
}
