// The part of a roadmap that is the current milestone: its section, else everything that is not folded away.

import type { Heading, MarkdownDocument } from '../../text/markdown/markdown-document.ts';

export interface RoadmapScope {
  /** The milestones of the roadmap with a version. */
  readonly milestones: readonly { readonly heading: string; readonly version: string }[];
  /** The version that the scope is limited to; null for the whole roadmap. */
  readonly milestone: string | null;
  /** Versions of folded-away milestones. */
  readonly folded: readonly string[];
  /** The milestone's heading says that it has shipped; when none is chosen, every milestone's heading does. */
  readonly shipped: boolean;
  readonly includes: (offset: number) => boolean;
  /** Before the first milestone, where a list of phases may be. */
  readonly isBefore: (offset: number) => boolean;
}

const VERSION = /\bv(\d+(?:\.\d+){0,3})\b/i;

/**
 * `plain` is the text with quoted parts blanked. Without a `milestone`, takes the one marked as begun, else the only
 * one not shipped: phase numbers may restart in each milestone.
 */
export function roadmapScope(
  document: MarkdownDocument,
  plain: string,
  milestone: string | null,
): RoadmapScope {
  const headings = document.headings.filter(({ level, title }) => level <= 3 && isMilestone(title));
  const milestones = headings.map(({ title }) => ({ heading: title, version: versionOf(title) ?? '' }));
  const wanted = milestone === null ? (begunMilestone(plain) ?? onlyOpen(headings)) : versionOf(milestone);
  const blocks = foldedBlocks(plain);
  const folded = blocks.flatMap(({ summary }) => versionOf(summary) ?? []);
  const isFolded = (offset: number) => blocks.some(({ start, end }) => start <= offset && offset < end);
  const boundaries = document.headings.filter(({ level, title }) => level <= 3 && isBoundary(title));
  const first = boundaries[0]?.start ?? 0;
  const isBefore = (offset: number) => offset < first && !isFolded(offset);
  const own = headings.filter(({ title }) => wanted !== null && versionOf(title) === wanted);
  const heading = own.find(({ title }) => !isClosed(title)) ?? own[0];
  if (heading === undefined || wanted === null) {
    const shipped = headings.length > 0 && headings.every(({ title }) => isClosed(title));
    return {
      milestones,
      milestone: null,
      folded,
      shipped,
      isBefore,
      includes: (offset) => !isFolded(offset),
    };
  }
  const includes = within(heading, boundaries, blocks, plain.length);
  return { milestones, milestone: wanted, folded, shipped: isClosed(heading.title), isBefore, includes };
}

/** Up to the next heading of its level, without older milestones folded away inside. */
function within(
  heading: Heading,
  boundaries: readonly Heading[],
  blocks: readonly FoldedBlock[],
  length: number,
): RoadmapScope['includes'] {
  const next = boundaries.find(({ start, level }) => start > heading.start && level <= heading.level);
  const end = next?.start ?? length;
  const closed = blocks.filter((block) => block.start > heading.start && isClosed(block.summary));
  return (offset) =>
    offset >= heading.start &&
    offset < end &&
    !closed.some((block) => block.start <= offset && offset < block.end);
}

export function versionOf(text: string): string | null {
  const version = VERSION.exec(text)?.[1];
  return version === undefined ? null : `v${version}`;
}

/** A list of milestones marks the begun one: `- 🚧 **v1.1 Second**`. */
function begunMilestone(plain: string): string | null {
  const version = /(?:🚧|🔄) {0,4}\*\*v(\d+(?:\.\d+){0,3})\s/u.exec(plain)?.[1];
  return version === undefined ? null : `v${version}`;
}

/** Null when none has shipped: then the roadmap may be one milestone under several headings. */
function onlyOpen(headings: readonly Heading[]): string | null {
  const open = new Set(headings.filter(({ title }) => !isClosed(title)).map(({ title }) => versionOf(title)));
  const [only = null] = open;
  return open.size === 1 && headings.some(({ title }) => isClosed(title)) ? only : null;
}

/** A phase's title may contain a version, too. */
function isMilestone(title: string): boolean {
  return versionOf(title) !== null && !isPhase(title);
}

/** A heading that ends a milestone may have no version. */
function isBoundary(title: string): boolean {
  return isMilestone(title) || (/[✅📋🚧]/u.test(title) && !isPhase(title));
}

function isPhase(title: string): boolean {
  return /^(?:\[[^\]]*\]\s*)?Phase\s/i.test(title);
}

// gsd-core's words.
const CLOSED = /\b(?:closed|archived|abandoned|shipped|failed)\b|✅|🗄/iu;
const BEGUN = /\b(?:started|active|wip)\b|in\s+progress|🚧|🔄/iu;

function isClosed(title: string): boolean {
  return CLOSED.test(title) && !BEGUN.test(title);
}

interface FoldedBlock {
  readonly start: number;
  readonly end: number;
  readonly summary: string;
}

/** Shipped milestones are folded into `<details>`. */
function foldedBlocks(plain: string): readonly FoldedBlock[] {
  const blocks: FoldedBlock[] = [];
  const opening = /<details\b/gi;
  for (let found = opening.exec(plain); found !== null; found = opening.exec(plain)) {
    const closing = /<\/details>/gi;
    closing.lastIndex = found.index;
    const end = closing.exec(plain);
    if (end === null) break;
    const head = plain.slice(found.index, Math.min(closing.lastIndex, found.index + 2000));
    const summary = /<summary\b[^>]{0,200}>([^<]*)</i.exec(head)?.[1] ?? '';
    blocks.push({ start: found.index, end: closing.lastIndex, summary });
    opening.lastIndex = closing.lastIndex;
  }
  return blocks;
}
