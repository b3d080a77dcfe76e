// The skeleton for people: one or two screens, most important first.

import { countOf } from '../../../text/count-of.ts';
import { forPeople } from '../../../text/for-people.ts';
import { plainLine } from '../../../text/plain-line.ts';
import type { Shown } from '../../../text/shown.ts';
import type { Skeleton } from '../facts/skeleton.ts';

const MOST = 12;

/** Names come from the codebase, so every line is made harmless and short. */
export function skeletonText(skeleton: Skeleton): Shown {
  const { files, imports, tests } = skeleton;
  const outside = imports.external.filter(({ manifest }) => manifest !== 'standard');
  const undeclared = outside.filter(({ manifest }) => manifest === 'undeclared');
  const code = skeleton.languages.filter(({ share }) => share > 0);
  const sections: readonly (readonly [string, readonly string[]])[] = [
    [
      'Languages',
      code.map(
        ({ name, files: count, lines, share }) =>
          `${name}: ${percent(share)}, ${countOf(count, 'file')}, ${countOf(lines, 'line')}`,
      ),
    ],
    [
      'Manifests',
      skeleton.manifests.map(
        (found) =>
          `${found.path}${found.name === null ? '' : `: ${found.name}`}${found.version === null ? '' : ` ${found.version}`}, ${countOf(found.dependencies.length, 'dependency', 'dependencies')}`,
      ),
    ],
    [
      'Packages',
      skeleton.packages.map(
        ({ name, folder, dependsOn }) =>
          `${folder}: ${name}${dependsOn.length === 0 ? '' : ` <- ${dependsOn.join(', ')}`}`,
      ),
    ],
    ['Entry points', skeleton.entryPoints.map(({ path, why }) => `${path}: ${why}`)],
    [
      'Folders',
      skeleton.folders
        .filter(({ path }) => path.split('/').length <= 2)
        .map(
          ({ path, role, files: count, lines }) =>
            `${path}: ${role}, ${countOf(count, 'file')}, ${countOf(lines, 'line')}`,
        ),
    ],
    ['Most imported', imports.fanIn.map(({ path, importers }) => `${path}: ${importers}`)],
    ['Cycles', imports.cycles.map((cycle) => cycle.join(' <-> '))],
    ['Packages from elsewhere', outside.map(({ name, importers }) => `${name}: ${importers}`)],
    [
      'Not declared',
      undeclared.map(({ name, language, importers }) => `${name} (${language}): ${importers}`),
    ],
    ['Not found', imports.unresolved.map(({ from, text }) => `${from}: ${text}`)],
    [
      'Tests',
      [
        `${countOf(tests.count, 'file')}; ${tests.runners.join(', ') || 'no runner found'}`,
        ...tests.commands,
      ],
    ],
    [
      'CI',
      skeleton.ci.map(
        ({ path, kind, jobs }) => `${path}: ${kind}${jobs.length === 0 ? '' : `, ${jobs.join(', ')}`}`,
      ),
    ],
    [
      'Hot spots',
      skeleton.hotSpots.map(
        ({ path, commits, authors, score }) =>
          `${path}: ${score}, ${countOf(commits, 'commit')}, ${countOf(authors, 'author')}`,
      ),
    ],
    ['Largest', skeleton.largest.map(({ path, lines }) => `${path}: ${countOf(lines, 'line')}`)],
    ['Native', skeleton.natives.map(({ path, kind }) => `${path}: ${kind}`)],
    [
      'Not read',
      skeleton.diagnostics.map(({ path, message }) => (path === null ? message : `${path}: ${message}`)),
    ],
  ];
  const size = `${countOf(files.count, 'file')}, ${countOf(files.lines, 'line')}`;
  const graph = `${countOf(imports.parsed, 'file')} read for imports, ${countOf(imports.edges.length, 'edge')}, ${imports.unresolved.length} not found`;
  const head = `${skeleton.name}${skeleton.commit === null ? '' : ` at ${skeleton.commit.slice(0, 12)}`}: ${size}; ${graph}.`;
  return forPeople([plainLine(head, 300), ...sections.flatMap(([title, lines]) => section(title, lines))]);
}

function section(title: string, lines: readonly string[]): readonly string[] {
  if (lines.length === 0) return [];
  const shown = lines.slice(0, MOST).map((line) => `  ${plainLine(line, 160)}`);
  const more = lines.length > MOST ? [`  and ${lines.length - MOST} more`] : [];
  return ['', title, ...shown, ...more];
}

function percent(share: number): string {
  return `${Math.round(100 * share)}%`;
}
