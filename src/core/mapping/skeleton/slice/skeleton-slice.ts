// The skeleton in words: for one mapper as Markdown of at most 300 lines, for people on a screen or two. Names come
// from the codebase, so each line is made harmless and short.

import { countOf } from '../../../text/count-of.ts';
import { forPeople } from '../../../text/for-people.ts';
import { plainLine } from '../../../text/plain-line.ts';
import type { Shown } from '../../../text/shown.ts';
import type { Skeleton } from '../facts/skeleton.ts';
import { PARTS, type Part } from './skeleton-parts.ts';

export type SliceFocus = 'tech' | 'arch' | 'quality' | 'concerns';

const MOST_LINES = 300;
const LINE = 200;

export function skeletonSlice(skeleton: Skeleton, focus: SliceFocus): string {
  const head = [
    `# What code knows of ${plainLine(skeleton.name, 80)}`,
    '',
    plainLine(sizeOf(skeleton), LINE),
    'Paths are from the root of the codebase. It is complete only where it does not say "more".',
  ];
  const sections = SLICES[focus].flatMap(({ title, most, lines }) => {
    const all = lines(skeleton);
    const shown = all.slice(0, most).map((line) => `- ${plainLine(line, LINE)}`);
    const more = all.length > most ? [`- ... ${all.length - most} more`] : [];
    return all.length === 0 ? [] : ['', `## ${title}`, '', ...shown, ...more];
  });
  const lines = [...head, ...sections];
  if (lines.length <= MOST_LINES) return `${lines.join('\n')}\n`;
  return `${[...lines.slice(0, MOST_LINES - 1), '(cut here: there is more)'].join('\n')}\n`;
}

function sizeOf({ commit, files, imports }: Skeleton): string {
  return `${commit === null ? 'No commit' : `Commit ${commit}`}; ${countOf(files.count, 'file')}, ${countOf(files.lines, 'line')}; imports of ${countOf(imports.parsed, 'file')} were read, ${countOf(imports.edges.length, 'edge')}.`;
}

const { languages, manifests, lockfiles, dependencies, undeclared, scripts, config, pipelines } = PARTS;
const { packages, entryPoints, folders, layers, fanIn, fanOut, cycles } = PARTS;
const { testing, untested, largest, hotSpots, unresolved, diagnostics } = PARTS;

const SLICES: Readonly<Record<SliceFocus, readonly Part[]>> = {
  tech: [languages, manifests, lockfiles, dependencies, undeclared, scripts, config, pipelines],
  arch: [languages, packages, entryPoints, folders, layers, fanIn, fanOut, cycles],
  quality: [languages, testing, scripts, config, pipelines, folders, largest, fanIn],
  concerns: [
    ...[hotSpots, cycles, unresolved, undeclared, untested, largest, fanOut],
    ...[diagnostics, testing, lockfiles],
  ],
};

const SHOWN: readonly Part[] = [
  ...[languages, manifests, packages, entryPoints, folders, fanIn, cycles, dependencies, undeclared],
  ...[unresolved, testing, pipelines, hotSpots, largest, diagnostics],
];
const MOST_SHOWN = 12;

export function skeletonText(skeleton: Skeleton): Shown {
  const sections = SHOWN.flatMap(({ title, lines }) => {
    const all = lines(skeleton);
    const shown = all.slice(0, MOST_SHOWN).map((line) => `  ${plainLine(line.replaceAll('`', ''), 160)}`);
    const more = all.length > MOST_SHOWN ? [`  and ${all.length - MOST_SHOWN} more`] : [];
    return all.length === 0 ? [] : ['', title, ...shown, ...more];
  });
  return forPeople([plainLine(`${skeleton.name}: ${sizeOf(skeleton)}`, 300), ...sections]);
}
