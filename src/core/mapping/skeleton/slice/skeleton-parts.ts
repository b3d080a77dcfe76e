// What code knows of a codebase in lines: each part a title and its lines, for mappers and people.

import { countOf } from '../../../text/count-of.ts';
import { folderOf, nameOf } from '../facts/path-names.ts';
import type { Skeleton, SkeletonFolder } from '../facts/skeleton.ts';
import { isTestFile, packageRank } from '../file-roles.ts';

export const PARTS = {
  languages: part('Languages', 20, ({ languages }) =>
    languages.map(
      ({ name, files, lines, share }) =>
        `${name}: ${countOf(files, 'file')}, ${countOf(lines, 'line')}${share > 0 ? `, ${Math.round(100 * share)}% of the code` : ''}`,
    ),
  ),
  manifests: part('Manifests', 40, ({ manifests }) =>
    manifests.map(({ path, kind, name, version, dependencies, workspaces }) => {
      const said = [name, version].filter((one) => one !== null).join(' ');
      const members = workspaces.length === 0 ? '' : `; workspace of ${workspaces.join(', ')}`;
      return `\`${path}\` (${kind})${said === '' ? '' : `: ${said}`}; ${countOf(dependencies.length, 'dependency', 'dependencies')}${members}`;
    }),
  ),
  lockfiles: part('Lockfiles', 15, ({ lockfiles }) =>
    lockfiles.map(({ path, manager }) => `\`${path}\` (${manager})`),
  ),
  dependencies: part('Dependencies', 90, dependencies),
  undeclared: part('Imported, but in no manifest that holds for the file', 20, ({ imports }) =>
    imports.external
      .filter(({ manifest }) => manifest === 'undeclared')
      .map(({ name, language, importers }) => `\`${name}\` (${language}): ${countOf(importers, 'file')}`),
  ),
  scripts: part('Scripts', 40, ({ manifests }) =>
    manifests.flatMap(({ path, scripts }) =>
      Object.entries(scripts).map(([name, command]) => `\`${name}\` (\`${path}\`): \`${command}\``),
    ),
  ),
  config: part('Settings files', 60, ({ config }) =>
    config.map(({ path, kind }) =>
      kind === 'secret' ? `\`${path}\`: may hold secrets; name it, never open it` : `\`${path}\` (${kind})`,
    ),
  ),
  pipelines: part('CI', 20, ({ ci }) =>
    ci.map(({ path, kind, jobs, commands }) => {
      const named = jobs.length === 0 ? '' : `; jobs ${jobs.join(', ')}`;
      return `\`${path}\` (${kind})${named}${commands.length === 0 ? '' : `; runs ${commands.slice(0, 4).join(' ; ')}`}`;
    }),
  ),
  packages: part('Packages', 50, ({ packages }) =>
    packages.map(
      ({ folder, name, dependsOn }) =>
        `\`${folder}\`: ${name}${dependsOn.length === 0 ? '' : `, needs ${dependsOn.join(', ')}`}`,
    ),
  ),
  entryPoints: part('Entry points', 50, ({ entryPoints }) =>
    entryPoints.map(({ path, why }) => `\`${path}\`: ${why}`),
  ),
  folders: part('Folders', 80, ({ folders }) =>
    folders
      .filter(isWorthNaming)
      .map(
        ({ path, role, files, lines, languages }) =>
          `\`${path}\`: ${role}, ${countOf(files, 'file')}, ${countOf(lines, 'line')}${languages.length === 0 ? '' : `, ${languages.join(', ')}`}`,
      ),
  ),
  layers: part('Imports between folders (without tests)', 50, layers),
  fanIn: part('Most imported', 25, ({ imports }) =>
    imports.fanIn.map(({ path, importers }) => `\`${path}\`: ${countOf(importers, 'importer')}`),
  ),
  fanOut: part('Importing most', 15, ({ imports }) =>
    imports.fanOut.map(({ path, imports: count }) => `\`${path}\`: ${countOf(count, 'import')}`),
  ),
  cycles: part('Import cycles', 20, ({ imports }) =>
    imports.cycles.map((cycle) => {
      const more = cycle.length > 4 ? ` and ${cycle.length - 4} more` : '';
      return `${countOf(cycle.length, 'file')}: ${cycle
        .slice(0, 4)
        .map((path) => `\`${path}\``)
        .join(', ')}${more}`;
    }),
  ),
  testing: part('Tests', 60, testing),
  untested: part('Imported often, by no test file directly', 20, untested),
  largest: part('Largest files', 20, ({ largest }) =>
    largest.map(({ path, lines }) => `\`${path}\`: ${countOf(lines, 'line')}`),
  ),
  hotSpots: part('Hot spots (changes in the last 1,000 commits, weighed with size)', 30, ({ hotSpots }) =>
    hotSpots.map(
      ({ path, commits, authors, lastChange, score }) =>
        `\`${path}\`: ${score}, ${countOf(commits, 'commit')} by ${countOf(authors, 'author')}, last ${lastChange}`,
    ),
  ),
  unresolved: part('Imports that lead to no file', 30, ({ imports }) =>
    imports.unresolved.map(({ from, text }) => `\`${from}\`: \`${text}\``),
  ),
  diagnostics: part('What could not be read', 25, ({ diagnostics }) =>
    diagnostics.map(({ path, message }) => (path === null ? message : `\`${path}\`: ${message}`)),
  ),
} as const;

export type Part = {
  readonly title: string;
  /** How many lines a mapper's page has of it. */
  readonly most: number;
  readonly lines: (skeleton: Skeleton) => readonly string[];
};

function part(title: string, most: number, lines: Part['lines']): Part {
  return { title, most, lines };
}

/** Each name once, runtime dependencies first, with the number of files that import it. */
function dependencies({ manifests, imports }: Skeleton): readonly string[] {
  const used = new Map(imports.external.map(({ name, importers }) => [name, importers]));
  const names = new Map<string, { version: string; dev: boolean }>();
  for (const { name, version, dev } of manifests.flatMap((manifest) => manifest.dependencies)) {
    const known = names.get(name);
    if (known === undefined || (known.dev && !dev)) names.set(name, { version, dev });
  }
  const rank = (name: string, dev: boolean) => (dev ? 0 : 10_000) + (used.get(name) ?? 0);
  return [...names]
    .sort((a, b) => rank(b[0], b[1].dev) - rank(a[0], a[1].dev))
    .map(([name, { version, dev }]) => {
      const importers = used.get(name) ?? 0;
      return `\`${name}\` ${version}${dev ? ' (development)' : ''}${importers > 0 ? `, imported by ${countOf(importers, 'file')}` : ''}`;
    });
}

function isWorthNaming({ path, role }: SkeletonFolder): boolean {
  const depth = path.split('/').length;
  if (packageRank(path) === 2) return depth <= 2;
  return depth <= 2 || (depth === 3 && role !== 'fixtures' && role !== 'generated' && role !== 'vendored');
}

/** Between folders rather than files: which layer builds on which. */
function layers({ imports }: Skeleton): readonly string[] {
  const counts = new Map<string, number>();
  for (const { from, to } of imports.edges) {
    const pair = `\`${layerOf(from)}\` -> \`${layerOf(to)}\``;
    if (!isTestFile(from) && layerOf(from) !== layerOf(to)) counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1]).map(([pair, count]) => `${pair}: ${count}`);
}

/** At most three levels: deeper ones are details of one layer. Go packages are folders already. */
function layerOf(path: string): string {
  const folder = /\.\w+$/.test(nameOf(path)) ? folderOf(path) : path;
  return folder.split('/').slice(0, 3).join('/');
}

function testing({ tests }: Skeleton): readonly string[] {
  return [
    `runners: ${tests.runners.join(', ') || 'none found'}; ${tests.count} test files`,
    ...tests.commands.map((command) => `runs by \`${command}\``),
    ...tests.config.map((path) => `settings: \`${path}\``),
    ...[...new Set(tests.files.map(folderOf))].slice(0, 30).map((folder) => {
      const own = tests.files.filter((path) => folderOf(path) === folder);
      return `\`${folder}\`: ${own.length} test files, such as \`${nameOf(own[0] ?? '')}\``;
    }),
  ];
}

/** Sources that no test file imports, most imported first: only a hint, since tests may reach them indirectly. */
function untested({ imports, tests }: Skeleton): readonly string[] {
  const covered = new Set(imports.edges.filter(({ from }) => isTestFile(from)).map(({ to }) => to));
  return imports.fanIn
    .filter(({ path }) => tests.count > 0 && !covered.has(path) && !isTestFile(path))
    .map(({ path, importers }) => `\`${path}\`: ${countOf(importers, 'importer')}`);
}
