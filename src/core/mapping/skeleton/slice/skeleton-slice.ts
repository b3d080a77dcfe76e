// The part of the skeleton for one mapper, as Markdown of at most 300 lines. Names come from the codebase, so each line
// is made harmless and short.

import { countOf } from '../../../text/count-of.ts';
import { plainLine } from '../../../text/plain-line.ts';
import type { Skeleton } from '../facts/skeleton.ts';
import {
  config,
  cyclesOf,
  dependencies,
  diagnostics,
  entryPointsPart,
  fanIn,
  fanOut,
  folders,
  hotSpotsPart,
  languages,
  largest,
  layers,
  lockfilesPart,
  manifests,
  nativesPart,
  type Part,
  packages,
  pipelines,
  type SliceSection,
  scripts,
  standard,
  testing,
  undeclared,
  unresolved,
  untested,
} from './slice-shape.ts';

export type SliceFocus = 'tech' | 'arch' | 'quality' | 'concerns';

const MOST_LINES = 300;
const LINE = 200;

export function skeletonSlice(skeleton: Skeleton, focus: SliceFocus): string {
  const { name, commit, files, imports } = skeleton;
  const head = [
    `# What code knows of ${plainLine(name, 80)}`,
    '',
    plainLine(
      `${commit === null ? 'No commit' : `Commit ${commit}`}; ${countOf(files.count, 'file')}, ${countOf(files.lines, 'line')}; imports of ${countOf(imports.parsed, 'file')} were read, ${countOf(imports.edges.length, 'edge')}.`,
      LINE,
    ),
    'Paths are from the root of the codebase. It is complete only where it does not say "more".',
  ];
  const sections = SLICES[focus].flatMap((section) => rendered(section(skeleton)));
  const lines = [...head, ...sections];
  if (lines.length <= MOST_LINES) return `${lines.join('\n')}\n`;
  return `${[...lines.slice(0, MOST_LINES - 1), '(cut here: there is more)'].join('\n')}\n`;
}

function rendered({ title, lines, most }: SliceSection): readonly string[] {
  if (lines.length === 0) return [];
  const shown = lines.slice(0, most).map((line) => `- ${plainLine(line, LINE)}`);
  const more = lines.length > most ? [`- ... ${lines.length - most} more`] : [];
  return ['', `## ${title}`, '', ...shown, ...more];
}

const SLICES: Readonly<Record<SliceFocus, readonly Part[]>> = {
  tech: [
    languages,
    manifests,
    lockfilesPart,
    dependencies,
    undeclared,
    scripts,
    config,
    pipelines,
    nativesPart,
    standard,
  ],
  arch: [languages, packages, entryPointsPart, folders, layers, fanIn, fanOut, cyclesOf, nativesPart],
  quality: [languages, testing, scripts, config, pipelines, folders, largest, fanIn],
  concerns: [
    hotSpotsPart,
    cyclesOf,
    unresolved,
    undeclared,
    untested,
    largest,
    fanOut,
    diagnostics,
    testing,
    lockfilesPart,
  ],
};
