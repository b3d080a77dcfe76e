// A codebase's structure and weak spots, in lines for a mapper.

import { countOf } from '../../../text/count-of.ts';
import { folderOf, nameOf } from '../facts/path-names.ts';
import type { Skeleton, SkeletonFolder } from '../facts/skeleton.ts';
import { isTestFile, packageRank } from '../file-roles.ts';

export const entryPointsPart: Part = (skeleton) => ({
  title: 'Entry points',
  most: 50,
  lines: skeleton.entryPoints.map(({ path, why }) => `\`${path}\`: ${why}`),
});

export const packages: Part = (skeleton) => ({
  title: 'Packages',
  most: 50,
  lines: skeleton.packages.map(
    ({ folder, name, dependsOn }) =>
      `\`${folder}\`: ${name}${dependsOn.length === 0 ? '' : `, needs ${dependsOn.join(', ')}`}`,
  ),
});

export const folders: Part = (skeleton) => ({
  title: 'Folders',
  most: 80,
  lines: skeleton.folders
    .filter(isWorthNaming)
    .map(
      ({ path, role, files, lines, languages: names }) =>
        `\`${path}\`: ${role}, ${countOf(files, 'file')}, ${countOf(lines, 'line')}${names.length === 0 ? '' : `, ${names.join(', ')}`}`,
    ),
});

function isWorthNaming({ path, role }: SkeletonFolder): boolean {
  const depth = path.split('/').length;
  if (packageRank(path) === 2) return depth <= 2;
  return depth <= 2 || (depth === 3 && role !== 'fixtures' && role !== 'generated' && role !== 'vendored');
}

/** Between folders rather than files: which layer builds on which. */
export const layers: Part = ({ imports }) => {
  const counts = new Map<string, number>();
  for (const { from, to } of imports.edges) {
    if (isTestFile(from)) continue;
    const [a, b] = [layerOf(from), layerOf(to)];
    if (a !== b) counts.set(`\`${a}\` -> \`${b}\``, (counts.get(`\`${a}\` -> \`${b}\``) ?? 0) + 1);
  }
  return {
    title: 'Imports between folders (without tests)',
    most: 50,
    lines: [...counts].sort((a, b) => b[1] - a[1]).map(([pair, count]) => `${pair}: ${count}`),
  };
};

/** At most three levels: deeper ones are details of one layer. Go packages are folders already. */
function layerOf(path: string): string {
  const folder = /\.\w+$/.test(nameOf(path)) ? folderOf(path) : path;
  return folder.split('/').slice(0, 3).join('/');
}

export const fanIn: Part = ({ imports }) => ({
  title: 'Most imported',
  most: 25,
  lines: imports.fanIn.map(({ path, importers }) => `\`${path}\`: ${countOf(importers, 'importer')}`),
});

export const fanOut: Part = ({ imports }) => ({
  title: 'Importing most',
  most: 15,
  lines: imports.fanOut.map(({ path, imports: count }) => `\`${path}\`: ${countOf(count, 'import')}`),
});

export const cyclesOf: Part = ({ imports }) => ({
  title: 'Import cycles',
  most: 20,
  lines: imports.cycles.map((cycle) => {
    const more = cycle.length > 4 ? ` and ${cycle.length - 4} more` : '';
    return `${countOf(cycle.length, 'file')}: ${cycle
      .slice(0, 4)
      .map((path) => `\`${path}\``)
      .join(', ')}${more}`;
  }),
});

export const testing: Part = ({ tests }) => ({
  title: 'Tests',
  most: 60,
  lines: [
    `runners: ${tests.runners.join(', ') || 'none found'}; ${tests.count} test files`,
    ...tests.commands.map((command) => `runs by \`${command}\``),
    ...tests.config.map((path) => `settings: \`${path}\``),
    ...[...new Set(tests.files.map(folderOf))].slice(0, 30).map((folder) => {
      const count = tests.files.filter((path) => folderOf(path) === folder).length;
      return `\`${folder}\`: ${count} test files, such as \`${nameOf(tests.files.find((path) => folderOf(path) === folder) ?? '')}\``;
    }),
  ],
});

/** Sources that no test file imports, most imported first: only a hint, since tests may reach them indirectly. */
export const untested: Part = ({ imports, tests }) => {
  const covered = new Set(imports.edges.filter(({ from }) => isTestFile(from)).map(({ to }) => to));
  return {
    title: 'Imported often, by no test file directly',
    most: 20,
    lines:
      tests.count === 0
        ? []
        : imports.fanIn
            .filter(({ path }) => !covered.has(path) && !isTestFile(path))
            .map(({ path, importers }) => `\`${path}\`: ${countOf(importers, 'importer')}`),
  };
};

export const largest: Part = (skeleton) => ({
  title: 'Largest files',
  most: 20,
  lines: skeleton.largest.map(({ path, lines }) => `\`${path}\`: ${countOf(lines, 'line')}`),
});

export const hotSpotsPart: Part = (skeleton) => ({
  title: 'Hot spots (changes in the last 1,000 commits, weighed with size)',
  most: 30,
  lines: skeleton.hotSpots.map(
    ({ path, commits, authors, lastChange, score }) =>
      `\`${path}\`: ${score}, ${countOf(commits, 'commit')} by ${countOf(authors, 'author')}, last ${lastChange}`,
  ),
});

export const unresolved: Part = ({ imports }) => ({
  title: 'Imports that lead to no file',
  most: 30,
  lines: imports.unresolved.map(({ from, text }) => `\`${from}\`: \`${text}\``),
});

export const diagnostics: Part = (skeleton) => ({
  title: 'What could not be read',
  most: 25,
  lines: skeleton.diagnostics.map(({ path, message }) =>
    path === null ? message : `\`${path}\`: ${message}`,
  ),
});

/** One section of a mapper's page. */
export type Part = (skeleton: Skeleton) => SliceSection;

export type SliceSection = {
  readonly title: string;
  readonly lines: readonly string[];
  readonly most: number;
};

// A codebase's technology, in lines for a mapper.
export const languages: Part = (skeleton) => ({
  title: 'Languages',
  most: 20,
  lines: skeleton.languages.map(
    ({ name, files, lines, share }) =>
      `${name}: ${countOf(files, 'file')}, ${countOf(lines, 'line')}${share > 0 ? `, ${Math.round(100 * share)}% of the code` : ''}`,
  ),
});

export const manifests: Part = (skeleton) => ({
  title: 'Manifests',
  most: 40,
  lines: skeleton.manifests.map(({ path, kind, name, version, dependencies, workspaces }) => {
    const said = [name, version].filter((part) => part !== null).join(' ');
    const members = workspaces.length === 0 ? '' : `; workspace of ${workspaces.join(', ')}`;
    return `\`${path}\` (${kind})${said === '' ? '' : `: ${said}`}; ${countOf(dependencies.length, 'dependency', 'dependencies')}${members}`;
  }),
});

export const lockfilesPart: Part = (skeleton) => ({
  title: 'Lockfiles',
  most: 15,
  lines: skeleton.lockfiles.map(({ path, manager }) => `\`${path}\` (${manager})`),
});

/** Each name once, runtime dependencies first, with the number of files that import it. */
export const dependencies: Part = ({ manifests: all, imports }) => {
  const used = new Map(imports.external.map(({ name, importers }) => [name, importers]));
  const names = new Map<string, { version: string; dev: boolean }>();
  for (const { name, version, dev } of all.flatMap((manifest) => manifest.dependencies)) {
    const known = names.get(name);
    if (known === undefined || (known.dev && !dev)) names.set(name, { version, dev });
  }
  const rank = (name: string, dev: boolean) => (dev ? 0 : 10_000) + (used.get(name) ?? 0);
  return {
    title: 'Dependencies',
    most: 90,
    lines: [...names]
      .sort((a, b) => rank(b[0], b[1].dev) - rank(a[0], a[1].dev))
      .map(([name, { version, dev }]) => {
        const importers = used.get(name) ?? 0;
        return `\`${name}\` ${version}${dev ? ' (development)' : ''}${importers > 0 ? `, imported by ${countOf(importers, 'file')}` : ''}`;
      }),
  };
};

export const undeclared: Part = ({ imports }) => ({
  title: 'Imported, but in no manifest that holds for the file',
  most: 20,
  lines: imports.external
    .filter(({ manifest }) => manifest === 'undeclared')
    .map(({ name, language, importers }) => `\`${name}\` (${language}): ${countOf(importers, 'file')}`),
});

export const standard: Part = ({ imports }) => ({
  title: 'Standard libraries in use',
  most: 15,
  lines: imports.external
    .filter(({ manifest }) => manifest === 'standard')
    .map(({ name, importers }) => `\`${name}\`: ${countOf(importers, 'file')}`),
});

export const scripts: Part = (skeleton) => ({
  title: 'Scripts',
  most: 40,
  lines: skeleton.manifests.flatMap(({ path, scripts: named }) =>
    Object.entries(named).map(([name, command]) => `\`${name}\` (\`${path}\`): \`${command}\``),
  ),
});

export const config: Part = (skeleton) => ({
  title: 'Settings files',
  most: 60,
  lines: skeleton.config.map(({ path, kind }) =>
    kind === 'secret' ? `\`${path}\`: may hold secrets; name it, never open it` : `\`${path}\` (${kind})`,
  ),
});

export const pipelines: Part = (skeleton) => ({
  title: 'CI',
  most: 20,
  lines: skeleton.ci.map(({ path, kind, jobs, commands }) => {
    const named = jobs.length === 0 ? '' : `; jobs ${jobs.join(', ')}`;
    return `\`${path}\` (${kind})${named}${commands.length === 0 ? '' : `; runs ${commands.slice(0, 4).join(' ; ')}`}`;
  }),
});

export const nativesPart: Part = (skeleton) => ({
  title: 'Native code',
  most: 25,
  lines: skeleton.natives.map(({ path, kind }) => `\`${path}\` (${kind})`),
});
