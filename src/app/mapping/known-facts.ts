// What code knows about a codebase as a mapper of one focus reads it: short lists, the most telling first.

import type { Focus } from '../../core/mapping/documents/map-documents.ts';
import type { ImportEdge, Skeleton } from '../../core/mapping/skeleton/skeleton.ts';

const MOST = 80;
const MOST_TEXT = 60_000;

export function knownFacts(skeleton: Skeleton, focus: Focus): string {
  const { name, files, languages } = skeleton;
  const lines = Object.entries({ name, files, languages, ...partFor(skeleton, focus) }).map(([key, value]) =>
    section(key, value),
  );
  return lines.join('\n\n').slice(0, MOST_TEXT);
}

function partFor(skeleton: Skeleton, focus: Focus): Readonly<Record<string, unknown>> {
  const { imports, manifests, packages, entryPoints, folders, tests, ci, config, natives } = skeleton;
  const { hotSpots, largest, lockfiles, diagnostics } = skeleton;
  const { files: testFiles, ...testFacts } = tests;
  switch (focus) {
    case 'tech':
      return {
        ...manifestLists(manifests),
        ...{ lockfiles, packages, ci, config, natives, external: imports.external },
      };
    case 'arch': {
      const { fanIn, fanOut, cycles } = imports;
      const betweenFolders = folderEdges(imports.edges);
      return { packages, entryPoints, folders, betweenFolders, fanIn, fanOut, cycles };
    }
    case 'quality':
      return { tests: testFacts, testFiles, config, ci, folders };
    case 'concerns': {
      const { cycles, unresolved, fanIn, external } = imports;
      const undeclared = external.filter(({ manifest }) => manifest === 'undeclared');
      return {
        hotSpots,
        largest,
        cycles,
        unresolved,
        undeclared,
        fanIn,
        natives,
        tests: testFacts,
        diagnostics,
      };
    }
  }
}

/** The client shows at most 2,000 characters of a line, so what a manifest holds goes line by line. */
function manifestLists(manifests: Skeleton['manifests']): Readonly<Record<string, readonly unknown[]>> {
  return {
    manifests: manifests.map(({ path, kind, name, version, workspaces }) => ({
      path,
      kind,
      name,
      version,
      workspaces,
    })),
    scripts: manifests.flatMap(({ path, scripts }) =>
      Object.entries(scripts).map(([script, command]) => `${path}: ${script} = ${command}`),
    ),
    dependencies: manifests.flatMap(({ path, dependencies }) =>
      dependencies.map(({ name, version, dev }) => `${path}: ${name} ${version}${dev ? ' (dev)' : ''}`),
    ),
  };
}

/** One item a line: a list can be read in parts, and a cut one is still a list. */
function section(key: string, value: unknown): string {
  if (!Array.isArray(value)) return `## ${key}\n\n    ${JSON.stringify(value)}`;
  const shown = value.slice(0, MOST).map((one) => `    ${JSON.stringify(one)}`);
  const more = value.length > MOST ? [`    and ${value.length - MOST} more`] : [];
  return [`## ${key}`, '', ...(value.length === 0 ? ['    none'] : shown), ...more].join('\n');
}

/** How many imports go from one folder (two levels) to another, most first. */
function folderEdges(edges: readonly ImportEdge[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { from, to } of edges) {
    const pair = `${folderOf(from)} -> ${folderOf(to)}`;
    if (folderOf(from) !== folderOf(to)) counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([pair, count]) => `${pair}: ${count}`);
}

function folderOf(path: string): string {
  return path.split('/').slice(0, -1).slice(0, 2).join('/') || '.';
}
