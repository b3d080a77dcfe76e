// One page about the whole map, made of the skeleton and of the outlines of its documents; the same input gives the same
// text.

import type { Skeleton } from '../skeleton/skeleton.ts';
import { lineCount } from './check-document.ts';
import { documentOutline, plainWords, type SectionOutline } from './document-outline.ts';
import { MAP_DOCUMENTS } from './map-documents.ts';

/** The first line of every summary that may be written over. */
export const SUMMARY_MARK = '<!-- Made by MSW from the documents beside it; made again with every map. -->';

export interface SummaryInput {
  readonly skeleton: Skeleton;
  /** By file name; those that are missing are said to be. */
  readonly documents: ReadonlyMap<string, string>;
  /** YYYY-MM-DD. */
  readonly day: string;
}

/** At most about 100 lines. */
export function mapSummary({ skeleton, documents, day }: SummaryInput): string {
  const outlines = new Map([...documents].map(([file, text]) => [file, documentOutline(text)] as const));
  const section = (file: string, title: string): SectionOutline | null =>
    outlines.get(file)?.find((one) => one.title === title) ?? null;
  const parts = [
    SUMMARY_MARK,
    `# Codebase Map: ${plainWords(skeleton.name, 80)}`,
    head(skeleton, day),
    list('Overview', overview(section)),
    list('Languages', languages(skeleton)),
    list('Entry Points', entryPoints(skeleton)),
    list('Layers', named(section('ARCHITECTURE.md', 'Layers'), 10)),
    list('Build and Test', commands(skeleton)),
    list('Top Risks', risks(outlines.get('CONCERNS.md') ?? [])),
    list('Hot Spots', hotSpots(skeleton)),
    `## Documents\n\n${table(documents, outlines)}`,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function head({ commit, files }: Skeleton, day: string): string {
  const size = `${files.count} files, ${files.lines} lines`;
  return `**Mapped:** ${day}${commit === null ? '' : `, commit ${commit.slice(0, 12)}`}\n**Size:** ${size}`;
}

function list(title: string, items: readonly string[]): string {
  return items.length === 0 ? '' : `## ${title}\n\n${items.map((item) => `- ${item}`).join('\n')}`;
}

type FindSection = (file: string, title: string) => SectionOutline | null;

function overview(section: FindSection): readonly string[] {
  const wanted = [
    ['ARCHITECTURE.md', 'Pattern Overview'],
    ['ARCHITECTURE.md', 'Error Handling'],
    ['TESTING.md', 'Test Framework'],
    ['INTEGRATIONS.md', 'APIs & External Services'],
  ] as const;
  return wanted.flatMap(([file, title]) => {
    const found = section(file, title);
    const [item] = found?.names ?? [];
    const words =
      found?.first ?? (item === undefined || item.point === '' ? null : `${item.name}: ${item.point}`);
    return words === null ? [] : [`${title}: ${words}`];
  });
}

function languages({ languages: all }: Skeleton): readonly string[] {
  return all
    .filter(({ share }) => share > 0)
    .slice(0, 6)
    .map(
      ({ name, files, lines, share }) =>
        `${name}: ${Math.round(share * 100)}% (${files} files, ${lines} lines)`,
    );
}

function entryPoints({ entryPoints: all }: Skeleton): readonly string[] {
  return all.slice(0, 8).map(({ path, why }) => `\`${path}\`: ${plainWords(why, 80)}`);
}

function named(section: SectionOutline | null, most: number): readonly string[] {
  return (section?.names ?? [])
    .slice(0, most)
    .map(({ name, point }) => (point === '' ? name : `${name}: ${point}`));
}

function commands({ tests, manifests }: Skeleton): readonly string[] {
  const build = manifests.find(({ path }) => !path.includes('/'))?.scripts.build;
  return [
    ...(tests.runners.length === 0
      ? []
      : [`Runner: ${tests.runners.slice(0, 4).join(', ')} (${tests.count} test files)`]),
    ...tests.commands.slice(0, 4).map((command) => `Test: ${plainWords(command, 120)}`),
    ...(build === undefined ? [] : [`Build: ${plainWords(build, 120)}`]),
  ];
}

/** The first of every section before the second of any. */
function risks(sections: readonly SectionOutline[]): readonly string[] {
  const rows = sections.flatMap(({ title, names }) =>
    names.map(({ name, point }, rank) => ({
      rank,
      text: `${title}: ${name}${point === '' ? '' : `. ${point}`}`,
    })),
  );
  return rows
    .map((row, at) => ({ ...row, at }))
    .sort((a, b) => a.rank - b.rank || a.at - b.at)
    .slice(0, 10)
    .map(({ text }) => text);
}

function hotSpots({ hotSpots: all, imports }: Skeleton): readonly string[] {
  const spots = all
    .slice(0, 5)
    .map(({ path, commits, lastChange }) => `\`${path}\`: ${commits} commits, last on ${lastChange}`);
  const { length } = imports.cycles;
  return length === 0 ? spots : [...spots, `${length} ${length === 1 ? 'circle' : 'circles'} of imports`];
}

function table(
  documents: ReadonlyMap<string, string>,
  outlines: ReadonlyMap<string, readonly SectionOutline[]>,
): string {
  const rows = MAP_DOCUMENTS.map(({ file }) => {
    const text = documents.get(file);
    if (text === undefined) return `| ${file} | - | not written |`;
    const titles = (outlines.get(file) ?? []).map(({ title }) => title).join(', ');
    return `| \`.planning/codebase/${file}\` | ${lineCount(text)} | ${plainWords(titles, 200)} |`;
  });
  return ['| Document | Lines | Sections |', '|---|---|---|', ...rows].join('\n');
}
