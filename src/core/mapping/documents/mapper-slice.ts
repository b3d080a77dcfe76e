// A mapper's input: a page with the headings of its documents and what code already knows, and a prompt that names
// files, never contents.

import { fence } from '../../text/fence.ts';
// biome-ignore lint/style/noRestrictedImports: the outlines of the documents are constants.
import { ours } from '../../text/ours.ts';
import { joinProse, type Prose, prose } from '../../text/prose.ts';
import { quoteName } from '../../text/quote-name.ts';
import { documentsOf, type Focus, type MapDocument, type Writer } from './map-documents.ts';

export interface MapperTask {
  readonly focuses: readonly Writer[];
  /** YYYY-MM-DD. */
  readonly day: string;
  /** Absolute. */
  readonly slices: readonly string[];
  /** Absolute. */
  readonly documents: readonly string[];
  readonly scope: readonly string[];
}

export function mapperPrompt({ focuses, day, slices, documents, scope }: MapperTask): Prose {
  return joinProse(
    [
      prose`Focus: ${namesOf(focuses)}`,
      prose`Today's date: ${quoteName(day)}`,
      prose`Read first: ${namesOf(slices)}`,
      prose`Documents to write: ${namesOf(documents)}`,
      scope.length === 0 ? null : prose`Scope: ${namesOf(scope)}`,
      prose`Write the documents directly. Return the confirmation only.`,
    ],
    '\n',
  );
}

/** The prompt that returns wrong claims, once. @param read the files that the mapper reads first */
export function returnPrompt(focus: Writer, read: readonly string[]): Prose {
  return joinProse(
    [
      prose`Focus: ${quoteName(focus)}`,
      prose`Read first: ${namesOf(read)}`,
      prose`Correct exactly the claims that it lists, each in its document, and change nothing else.`,
      prose`Return the confirmation only.`,
    ],
    '\n',
  );
}

/** @param known what code knows, as Markdown */
export function mapperSlice(focus: Focus, day: string, known: string): Prose {
  const parts = [
    prose`# Focus: ${quoteName(focus)}`,
    prose`Write each document below with exactly these headings, in this order. What stands in square brackets says what belongs there: write that in its place. Where there is nothing, write "Not detected". Put every path, script and dependency in backticks, paths from the root of the project; code checks each of them against the disk.`,
    ...documentsOf(focus).map((kind) => outline(kind, day)),
    prose`What follows was made from the files. Start from it instead of searching for it again.`,
    fence(known.trim(), { cap: LONGEST, label: prose`the files of this codebase` }),
  ];
  return prose`${joinProse(parts, '\n\n')}\n`;
}

const LONGEST = 100_000;

function namesOf(names: readonly string[]): Prose {
  return joinProse(
    names.map((name) => quoteName(name)),
    ', ',
  );
}

/** Trusted text: constants of this code, and the day as digits. */
function outline(kind: MapDocument, day: string): Prose {
  return ours(
    [
      `## Document ${kind.file}\n`,
      '````markdown',
      ...(kind.refreshed ? [`<!-- refreshed: ${day} -->`] : []),
      `# ${kind.title}`,
      '',
      `**Analysis Date:** ${day}`,
      ...kind.sections.flatMap(({ title, holds }) => ['', `## ${title}`, '', `[${holds}]`]),
      '',
      '---',
      '',
      `*${kind.footer}: ${day}*`,
      '````',
    ].join('\n'),
  );
}
