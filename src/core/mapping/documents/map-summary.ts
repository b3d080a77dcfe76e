// One page about the whole map: a synthesis where there is one, then what the skeleton and the documents' outlines say.
// Deterministic.

import { countOf } from '../../text/count-of.ts';
import { blockQuote } from '../../text/fence.ts';
import { type Heading, readMarkdown } from '../../text/markdown/markdown-document.ts';
import { tableRow } from '../../text/markdown/table-cells.ts';
import { plainLine } from '../../text/plain-line.ts';
import { joinProse, literal, type Prose, prose } from '../../text/prose.ts';
import { quoteLine } from '../../text/quote-line.ts';
import { codeName, quoteName } from '../../text/quote-name.ts';
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

/** At most about 100 lines. Text from the documents and the code is quoted. */
export function mapSummary({ skeleton, documents, day, synthesis }: SummaryInput): Prose {
  const outlines = new Map([...documents].map(([file, text]) => [file, documentOutline(text)] as const));
  const section = (file: string, title: string): SectionOutline | null =>
    outlines.get(file)?.find((one) => one.title === title) ?? null;
  const parts = [
    SUMMARY_MARK,
    prose`# Codebase Map: ${quoteLine(skeleton.name, 80)}`,
    head(skeleton, day),
    synthesis === null ? null : prose`## In Short\n\n${blockQuote(synthesis)}`,
    list(prose`Overview`, overview(section)),
    list(prose`Languages`, languages(skeleton)),
    list(prose`Entry Points`, entryPoints(skeleton)),
    list(prose`Layers`, named(section('ARCHITECTURE.md', 'Layers'), 10)),
    list(prose`Build and Test`, commands(skeleton)),
    list(prose`Top Risks`, risks(outlines.get('CONCERNS.md') ?? [])),
    list(prose`Hot Spots`, hotSpots(skeleton)),
    prose`## Documents\n\n${table(documents, outlines)}`,
  ];
  return prose`${joinProse(parts, '\n\n')}\n`;
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

type FindSection = (file: string, title: string) => SectionOutline | null;

function overview(section: FindSection): readonly Prose[] {
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
    return words === null ? [] : [prose`${literal(title)}: ${quoteLine(words, 300)}`];
  });
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
  return all
    .slice(0, 8)
    .map(({ path, why }) => prose`${codeName(path)}: ${quoteLine(plainWords(why, 80), 80)}`);
}

function named(section: SectionOutline | null, most: number): readonly Prose[] {
  return (section?.names ?? []).slice(0, most).map(({ name, point }) => quoteLine(titled(name, point), 300));
}

function titled(name: string, point: string): string {
  return point === '' ? name : `${name}: ${point}`;
}

function commands({ tests, manifests }: Skeleton): readonly Prose[] {
  const build = manifests.find(({ path }) => !path.includes('/'))?.scripts.build;
  const runners = joinProse(
    tests.runners.slice(0, 4).map((runner) => quoteName(runner, 80)),
    ', ',
  );
  return [
    ...(tests.runners.length === 0 ? [] : [prose`Runner: ${runners} (${tests.count} test files)`]),
    ...tests.commands.slice(0, 4).map((command) => prose`Test: ${quoteLine(plainWords(command, 120), 120)}`),
    ...(build === undefined ? [] : [prose`Build: ${quoteLine(plainWords(build, 120), 120)}`]),
  ];
}

/** The first item of every section before the second of any. */
function risks(sections: readonly SectionOutline[]): readonly Prose[] {
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
    .map(({ text }) => quoteLine(text, 300));
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

function table(
  documents: ReadonlyMap<string, string>,
  outlines: ReadonlyMap<string, readonly SectionOutline[]>,
): Prose {
  const rows = MAP_DOCUMENTS.map(({ file }) => {
    const text = documents.get(file);
    if (text === undefined) return tableRow([quoteName(file), prose`-`, prose`not written`]);
    const titles = (outlines.get(file) ?? []).map(({ title }) => title).join(', ');
    const said = quoteLine(plainWords(titles, 200), 200);
    return tableRow([codeName(`.planning/codebase/${file}`), prose`${lineCount(text)}`, said]);
  });
  return joinProse([prose`| Document | Lines | Sections |\n|---|---|---|`, ...rows], '\n');
}

// A document in short: the first words of its sections and the names that it lists.
interface SectionOutline {
  readonly title: string;
  /** Its first sentence, plain; null when it says "none" or has only a fence, table or list. */
  readonly first: string | null;
  /** The bold names that begin its paragraphs and items: `Layer`, `Bug`. */
  readonly names: readonly NamedItem[];
}

interface NamedItem {
  readonly name: string;
  /** Its first point, plain; empty without one. */
  readonly point: string;
}

const LONGEST = 140;
const NOTHING =
  /^(?:none|not (?:detected|applicable|found|used)|n\/a|nothing|no .{0,40}(?:found|detected|known))\b/i;

/** Never throws. */
function documentOutline(text: string): readonly SectionOutline[] {
  const { headings, quoted } = readMarkdown(text);
  const fences = quoted.filter(({ kind }) => kind !== 'code');
  return headings
    .filter(({ level }) => level === 2)
    .map((heading) => {
      const parts: string[] = [];
      let at = heading.next;
      for (const fence of fences) {
        if (fence.start < at || fence.start >= heading.sectionEnd) continue;
        parts.push(text.slice(at, fence.start));
        at = fence.end;
      }
      parts.push(text.slice(at, Math.max(at, heading.sectionEnd)));
      return outline(heading, parts.join('\n'));
    });
}

/** The text without Markdown marks, on one line, cut at a word. */
function plainWords(text: string, cap = LONGEST): string {
  const plain = plainLine(text.replaceAll(/[`*]|\\(?=[*_<[~])/g, '').replaceAll('|', '/'), 2000);
  if (plain.length <= cap) return plain;
  return `${plain.slice(0, cap).replace(/(?<!\s)\s+\S*$/, '')} …`;
}

function outline(heading: Heading, section: string): SectionOutline {
  const lines = section.split(/\r?\n/).map((line) => line.trim());
  return { title: plainWords(heading.title), first: firstSentence(lines), names: namesIn(lines) };
}

function firstSentence(lines: readonly string[]): string | null {
  const line = lines.find(
    (one) => one !== '' && !/^(?:[|#>]|---|[-*+]\s|\d+\.\s|\*\*[^*]+:\*\*$|<)/.test(one),
  );
  if (line === undefined || NOTHING.test(line)) return null;
  return plainWords(/^.{1,400}?[.!?](?=\s|$)/.exec(line)?.[0] ?? line);
}

function namesIn(lines: readonly string[]): readonly NamedItem[] {
  // Under `###` headings, bold words are only labels.
  const hasHeadings = lines.some((line) => line.startsWith('### '));
  return lines.flatMap((line, at) => {
    const [, bold, after = ''] = /^(?:[-*+]\s+)?\*\*([^*]{2,120}?):?\*\*:?\s*(\S.*)?$/.exec(line) ?? [];
    const name = (hasHeadings ? undefined : bold) ?? /^###\s+(.{2,120})$/.exec(line)?.[1];
    if (name === undefined || NOTHING.test(name) || NOTHING.test(after)) return [];
    const next = after === '' ? (lines.slice(at + 1).find((one) => one !== '') ?? '') : after;
    const point = next
      .replace(/^[-*+]\s+/, '')
      .replace(
        /^(?:Issue|Purpose|Risk|Problem|Symptoms|Why fragile|What's not tested|What happens):\s*/i,
        '',
      );
    return [
      {
        name: plainWords(name.replace(/:$/, ''), 80),
        point: /^(?:\*\*|#)/.test(point) ? '' : plainWords(point, 100),
      },
    ];
  });
}
