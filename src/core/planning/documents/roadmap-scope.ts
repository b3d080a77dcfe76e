// Which part of a roadmap is the current milestone: its section, else everything that is not folded away.

import type { MarkdownDocument } from '../../text/markdown/markdown-document.ts';

export interface RoadmapScope {
  /** The milestones of the roadmap with a version. */
  readonly milestones: readonly { readonly heading: string; readonly version: string }[];
  /** The version that the scope is limited to; null for the whole roadmap. */
  readonly milestone: string | null;
  readonly includes: (offset: number) => boolean;
}

const VERSION = /\bv(\d+(?:\.\d+){0,3})\b/i;

/** `plain` is the text with its quotations blanked. */
export function roadmapScope(
  document: MarkdownDocument,
  plain: string,
  milestone: string | null,
): RoadmapScope {
  const headings = document.headings.filter(({ level, title }) => level <= 3 && isMilestone(title));
  const milestones = headings.map(({ title }) => ({ heading: title, version: versionOf(title) ?? '' }));
  const wanted = milestone === null ? null : versionOf(milestone);
  const at = headings.findIndex(({ title }) => wanted !== null && versionOf(title) === wanted);
  const heading = headings[at];
  if (heading !== undefined && wanted !== null) {
    const next = headings.slice(at + 1).find(({ level }) => level <= heading.level);
    const end = next?.start ?? plain.length;
    return { milestones, milestone: wanted, includes: (offset) => offset >= heading.start && offset < end };
  }
  const folded = foldedRanges(plain);
  const includes = (offset: number) => !folded.some(({ start, end }) => start <= offset && offset < end);
  return { milestones, milestone: null, includes };
}

function versionOf(text: string): string | null {
  const version = VERSION.exec(text)?.[1];
  return version === undefined ? null : `v${version}`;
}

/** A phase may name a version, too. */
function isMilestone(title: string): boolean {
  return versionOf(title) !== null && !/^(?:\[[^\]]*\]\s*)?Phase\s/i.test(title);
}

/** Shipped milestones are folded into `<details>`. */
function foldedRanges(plain: string): readonly { readonly start: number; readonly end: number }[] {
  const ranges: { start: number; end: number }[] = [];
  const opening = /<details\b/gi;
  for (let found = opening.exec(plain); found !== null; found = opening.exec(plain)) {
    const closing = /<\/details>/gi;
    closing.lastIndex = found.index;
    const end = closing.exec(plain);
    if (end === null) break;
    ranges.push({ start: found.index, end: closing.lastIndex });
    opening.lastIndex = closing.lastIndex;
  }
  return ranges;
}
