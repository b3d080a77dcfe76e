// One page about the whole map: a synthesis where there is one, then what the skeleton says, and the documents.
// Deterministic.

import { countOf } from '../../text/count-of.ts';
import { blockQuote } from '../../text/fence.ts';
import { tableRow } from '../../text/markdown/table-cells.ts';
import { joinProse, type Prose, prose } from '../../text/prose.ts';
import { quoteLine } from '../../text/quote-line.ts';
import { codeName, quoteName } from '../../text/quote-name.ts';
import { type Shown, shown } from '../../text/shown.ts';
import type { Skeleton } from '../skeleton/facts/skeleton.ts';
import { lineCount } from './check-document.ts';
import { MAP_DOCUMENTS } from './map-documents.ts';

/** The first line of every summary that may be overwritten. */
export const SUMMARY_MARK = prose`<!-- Made by MSW from the documents next to it; made again with every map. -->`;

export interface SummaryInput {
  readonly skeleton: Skeleton;
  /** By file name; the summary reports missing ones. */
  readonly documents: ReadonlyMap<string, string>;
  /** YYYY-MM-DD. */
  readonly day: string;
  /** An agent's sentences, checked like the documents; null without them. */
  readonly synthesis: string | null;
}

export function mapSummary({ skeleton, documents, day, synthesis }: SummaryInput): Shown {
  const parts = [
    SUMMARY_MARK,
    prose`# Codebase Map: ${quoteLine(skeleton.name, 80)}`,
    head(skeleton, day),
    synthesis === null ? null : prose`## In Short\n\n${blockQuote(synthesis)}`,
    list(prose`Languages`, languages(skeleton)),
    list(prose`Entry Points`, entryPoints(skeleton)),
    list(prose`Build and Test`, commands(skeleton)),
    list(prose`Hot Spots`, hotSpots(skeleton)),
    prose`## Documents\n\n${table(documents)}`,
  ];
  return shown(prose`${joinProse(parts, '\n\n')}\n`);
}

function head({ commit, files }: Skeleton, day: string): Prose {
  const mapped = prose`**Mapped:** ${quoteName(day)}`;
  const size = prose`**Size:** ${countOf(files.count, 'file')}, ${countOf(files.lines, 'line')}`;
  return commit === null
    ? prose`${mapped}\n${size}`
    : prose`${mapped}, commit ${quoteName(commit.slice(0, 12))}\n${size}`;
}

function list(title: Prose, items: readonly Prose[]): Prose | null {
  if (items.length === 0) return null;
  const lines = items.map((item) => prose`- ${item}`);
  return prose`## ${title}\n\n${joinProse(lines, '\n')}`;
}

function languages({ languages: all }: Skeleton): readonly Prose[] {
  return all
    .filter(({ share }) => share > 0)
    .slice(0, 6)
    .map(
      ({ name, files, lines, share }) =>
        prose`${quoteName(name)}: ${Math.round(share * 100)}% (${countOf(files, 'file')}, ${countOf(lines, 'line')})`,
    );
}

function entryPoints({ entryPoints: all }: Skeleton): readonly Prose[] {
  return all.slice(0, 8).map(({ path, why }) => prose`${codeName(path)}: ${quoteLine(plain(why), 80)}`);
}

function commands({ tests, manifests }: Skeleton): readonly Prose[] {
  const build = manifests.find(({ path }) => !path.includes('/'))?.scripts.build;
  const runners = joinProse(
    tests.runners.slice(0, 4).map((runner) => quoteName(runner, 80)),
    ', ',
  );
  return [
    ...(tests.runners.length === 0 ? [] : [prose`Runner: ${runners} (${tests.count} test files)`]),
    ...tests.commands.slice(0, 4).map((command) => prose`Test: ${quoteLine(plain(command), 120)}`),
    ...(build === undefined ? [] : [prose`Build: ${quoteLine(plain(build), 120)}`]),
  ];
}

function hotSpots({ hotSpots: all, imports }: Skeleton): readonly Prose[] {
  const spots = all
    .slice(0, 5)
    .map(
      ({ path, commits, lastChange }) =>
        prose`${codeName(path)}: ${countOf(commits, 'commit')}, last on ${quoteName(lastChange)}`,
    );
  const { length } = imports.cycles;
  return length === 0 ? spots : [...spots, prose`${countOf(length, 'circle')} of imports`];
}

function table(documents: ReadonlyMap<string, string>): Prose {
  const rows = MAP_DOCUMENTS.map(({ file }) => {
    const text = documents.get(file);
    return text === undefined
      ? tableRow([quoteName(file), prose`not written`])
      : tableRow([codeName(`.planning/codebase/${file}`), prose`${lineCount(text)}`]);
  });
  return joinProse([prose`| Document | Lines |\n|---|---|`, ...rows], '\n');
}

/** Without Markdown marks. */
function plain(text: string): string {
  return text.replaceAll(/[`*]/g, '').replaceAll('|', '/');
}
