// The part of a roadmap that is the current milestone: its sections, under headings or folded, else everything that is
// not closed. Closed is what says so: a tick, "shipped"; a fold alone closes nothing.

import type { MarkdownDocument } from '../../text/markdown/markdown-document.ts';

export interface RoadmapScope {
  /** The milestones of the roadmap with a version. */
  readonly milestones: readonly {
    readonly heading: string;
    readonly version: string;
    /** The version is the heading's own: `v1.1 Second`, not `Gaps of the v1.0 audit`. */
    readonly isTitled: boolean;
  }[];
  /** The version that the scope is limited to; null for the whole roadmap. */
  readonly milestone: string | null;
  /** Versions of milestones that are folded away. */
  readonly folded: readonly string[];
  /** The milestone's heading says that it has shipped; when none is chosen, every milestone's heading does. */
  readonly shipped: boolean;
  readonly includes: (offset: number) => boolean;
  /** Before the first milestone, where a list of phases may be. */
  readonly isBefore: (offset: number) => boolean;
  /** In a milestone that is said to be over. */
  readonly isOver: (offset: number) => boolean;
}

/** With the suffix of a version before the final one: `v2.0-beta`. */
const VERSION = /\bv(\d+(?:\.\d+){0,3}(?:-(?!v\d)[a-z][a-z\d]{0,20}(?:\.\d+)?)?)\b/i;

/**
 * `plain` is the text with quoted parts blanked. Without a `milestone`, takes the one marked as begun, else the only
 * one not shipped: phase numbers may restart in each milestone.
 */
export function roadmapScope(
  document: MarkdownDocument,
  plain: string,
  milestone: string | null,
): RoadmapScope {
  const sections = milestoneSections(document, plain);
  const [folds, headed] = [sections.filter(({ isFold }) => isFold), sections.filter(({ isFold }) => !isFold)];
  const isIn = (list: readonly Span[], offset: number) =>
    list.some(({ start, end }) => start <= offset && offset < end);
  const first = Math.min(...[...headed, ...boundaries(document)].map(({ start }) => start), plain.length);
  const known = {
    milestones: headed.map(({ title, version, isTitled }) => ({
      ...{ heading: title, version: version ?? '', isTitled },
    })),
    folded: folds.flatMap(({ isClosed: is, version }) => (is && version !== null ? [version] : [])),
    isBefore: (offset: number) =>
      (headed.length > 0 || first < plain.length) && offset < first && !isIn(folds, offset),
    isOver: (offset: number) => sections.findLast((one) => isIn([one], offset))?.isClosed === true,
  };
  const wanted =
    milestone === null
      ? (begunMilestone(plain) ?? onlyBegun(sections) ?? onlyOpen(sections))
      : versionOf(milestone);
  const own = wanted === null ? [] : sectionsOf(sections, wanted);
  if (own.length === 0) {
    const shipped = headed.length > 0 && headed.every(({ isClosed: is }) => is);
    const away = folds.filter((one) => one.isClosed || (wanted !== null && one.version !== null));
    const isAhead =
      wanted !== null &&
      headed.some(({ isTitled }) => isTitled) &&
      document.headings.some(({ title, start }) => isPhase(title) && known.isBefore(start));
    // Others have headings: its phases are those that precede them.
    if (isAhead) return { ...known, milestone: wanted, shipped: false, includes: known.isBefore };
    return { ...known, milestone: null, shipped, includes: (offset) => !isIn(away, offset) };
  }
  // Another milestone's section inside an own one is not part of it.
  const bounds = sections.filter((one) => own.includes(one) || one.isClosed || one.isTitled);
  const includes = (offset: number) => {
    const innermost = bounds.findLast((one) => isIn([one], offset));
    return innermost !== undefined && own.includes(innermost);
  };
  return { ...known, milestone: wanted, shipped: own.every(({ isClosed: is }) => is), includes };
}

interface Span {
  readonly start: number;
  readonly end: number;
}

interface MilestoneSection extends Span {
  readonly title: string;
  readonly version: string | null;
  readonly isFold: boolean;
  readonly isClosed: boolean;
  /** The heading is the version's own, rather than one that merely contains it. */
  readonly isTitled: boolean;
  readonly hasPhases: boolean;
  readonly level: number;
}

/** In the order of the text, outer ones first. Those that merely contain a version count only if they have phases. */
function milestoneSections(document: MarkdownDocument, plain: string): readonly MilestoneSection[] {
  const ends = boundaries(document);
  const headed = document.headings
    .filter(({ level, title }) => level <= 3 && versionOf(title) !== null && !isPhase(title))
    .map(({ title, start, level }) => {
      const end = ends.find((one) => one.start > start && one.level <= level)?.start ?? plain.length;
      return { title, start, end, level, isFold: false };
    });
  const folds = foldedBlocks(plain).map(({ summary: title, start, end }) => ({
    ...{ title, start, end, level: 9, isFold: true },
  }));
  const kept = [...headed, ...folds]
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .map((one) => ({
      ...one,
      version: versionOf(one.title),
      isClosed: isClosed(one.title),
      isTitled: TITLED.test(one.title),
      hasPhases: PHASE_LINE.test(plain.slice(one.start, one.end)),
    }))
    .filter((one) => one.isFold || one.isTitled || one.hasPhases);
  const isIn = (outer: Span, { start, end }: Span) => outer.start < start && end <= outer.end;
  return kept.map((one) => ({
    ...one,
    isClosed: one.isClosed || kept.some((outer) => outer.isClosed && outer.level > 1 && isIn(outer, one)),
  }));
}

/** The open ones of this version, else the closed ones; those with phases first. `v3` and `v3.0-beta` may be `v3.0`. */
function sectionsOf(sections: readonly MilestoneSection[], wanted: string): readonly MilestoneSection[] {
  const loose = (version: string) =>
    version
      .split('-', 1)
      .join('')
      .replace(/(?<!\.0)(?:\.0){1,5}$/, '');
  const same = (form: (version: string) => string) =>
    sections.filter(({ version }) => form(version ?? '').toLowerCase() === form(wanted).toLowerCase());
  const exact = same((version) => version);
  const named = exact.length > 0 ? exact : same(loose);
  const rank = (one: MilestoneSection) => (one.isClosed ? 2 : 0) + (one.hasPhases ? 0 : 1);
  const best = Math.min(...named.map(rank));
  const chosen = named.filter((one) => rank(one) === best);
  // The document's own title has every milestone below it.
  const below = chosen.filter(({ level }) => level > 1);
  return below.length > 0 ? below : chosen;
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

/** The version whose section says that it is running, where all other open ones say that they are planned. */
function onlyBegun(sections: readonly MilestoneSection[]): string | null {
  const open = sections.filter((one) => one.version !== null && one.hasPhases && !one.isClosed);
  const now = open.filter(({ title }) => !/📋|\bplanned\b/iu.test(title));
  const [only = null, ...more] = new Set(now.map(({ version }) => version));
  return more.length === 0 && now.some(({ title }) => isBegun(title)) ? only : null;
}

/** Null when none has shipped: then the roadmap may be one milestone under several headings. */
function onlyOpen(sections: readonly MilestoneSection[]): string | null {
  const open = new Set(sections.filter(({ isClosed: is }) => !is).map(({ version }) => version));
  const [only = null] = open;
  return open.size === 1 && sections.some(({ isClosed: is }) => is) ? only : null;
}

/** `v1.1 Second`, `🚧 Milestone 2: v1.1 Second`, `Roadmap v1.1`, but not `Notes on v1.0`. */
const TITLED = /^[^\p{L}\d]*(?:(?:(?:current|next|milestone|roadmap|release|version)\b[^\p{L}]*){1,3})?v\d/iu;
const PHASE_LINE =
  /^ {0,3}(?:#{2,4} {0,4}(?:\[[^\]]{0,80}\] {0,4})?|[-*] {1,4}\[[ xX]\] {0,4}(?:~~)?\*{0,3})Phase {1,4}[A-Z\d]/im;

/** A heading that ends a milestone may have no version. */
function boundaries({ headings }: MarkdownDocument) {
  return headings.filter(
    ({ level, title }) => level <= 3 && !isPhase(title) && (TITLED.test(title) || /[✅📋🚧]/u.test(title)),
  );
}

function isPhase(title: string): boolean {
  return /^(?:\[[^\]]*\]\s*)?Phase\s/i.test(title);
}

// gsd-core's words, and "complete" where it stands for itself.
const CLOSED = /\b(?:closed|archived|abandoned|shipped|failed)\b|[([—–-]\s*completed?\b|✅|🗄/iu;
const BEGUN = /\b(?:started|active|wip)\b|in\s+progress|🚧|🔄/iu;

/** Whether a heading or a summary says that its milestone is over. */
export function isClosed(title: string): boolean {
  return CLOSED.test(title) && !isBegun(title);
}

/** Whether it says that the milestone is running. */
export function isBegun(title: string): boolean {
  return BEGUN.test(title);
}

export interface FoldedBlock extends Span {
  readonly summary: string;
}

/** The parts of a roadmap in `<details>`. */
export function foldedBlocks(plain: string): readonly FoldedBlock[] {
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
