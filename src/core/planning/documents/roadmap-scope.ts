// The part of a roadmap that is the current milestone: its sections, under headings or folded, else everything that is
// not closed. Closed is what says so: a tick, "shipped"; a fold alone closes nothing.

import type { MarkdownDocument } from '../../text/markdown/markdown-document.ts';

export interface RoadmapScope {
  /** The milestones of the roadmap with a version. */
  readonly milestones: readonly { readonly heading: string; readonly version: string }[];
  /** The version that the scope is limited to; null for the whole roadmap. */
  readonly milestone: string | null;
  /** Versions of milestones that are folded away. */
  readonly folded: readonly string[];
  /** The milestone's heading says that it has shipped; when none is chosen, every milestone's heading does. */
  readonly shipped: boolean;
  readonly includes: (offset: number) => boolean;
  /** Before the first milestone, where a list of phases may be. */
  readonly isBefore: (offset: number) => boolean;
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
  const closed = sections.filter(({ isClosed: is }) => is);
  const isIn = (list: readonly Span[]) => (offset: number) =>
    list.some(({ start, end }) => start <= offset && offset < end);
  const headed = sections.filter(({ isFold }) => !isFold);
  const first = Math.min(...[...headed, ...boundaries(document)].map(({ start }) => start), plain.length);
  const isFolded = isIn(sections.filter(({ isFold }) => isFold));
  const known = {
    milestones: headed.map(({ title, version }) => ({ heading: title, version: version ?? '' })),
    folded: closed.flatMap(({ isFold, version }) => (isFold && version !== null ? [version] : [])),
    isBefore: (offset: number) =>
      (headed.length > 0 || first < plain.length) && offset < first && !isFolded(offset),
  };
  const wanted = milestone === null ? (begunMilestone(plain) ?? onlyOpen(sections)) : versionOf(milestone);
  const own = wanted === null ? [] : sectionsOf(sections, wanted);
  if (own.length === 0 || wanted === null) {
    const shipped = headed.length > 0 && headed.every(({ isClosed: is }) => is);
    const isAway = isIn(
      sections.filter((one) => one.isFold && (one.isClosed || (wanted !== null && one.version !== null))),
    );
    return { ...known, milestone: null, shipped, includes: (offset) => !isAway(offset) };
  }
  const isOwn = isIn(own);
  const isOther = isIn(sections.filter((one) => !own.includes(one) && (one.isClosed || one.isTitled)));
  return {
    ...known,
    milestone: wanted,
    shipped: own.every(({ isClosed: is }) => is),
    includes: (offset) =>
      isOwn(offset) && (!isOther(offset) || isIn(innermost(own, offset, sections))(offset)),
  };
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

/** The own section around an offset, unless another milestone's lies inside it there. */
function innermost(
  own: readonly MilestoneSection[],
  offset: number,
  sections: readonly MilestoneSection[],
): readonly MilestoneSection[] {
  const around = sections.filter(({ start, end }) => start <= offset && offset < end);
  const last = around.filter((one) => own.includes(one) || one.isClosed || one.isTitled).at(-1);
  return last !== undefined && own.includes(last) ? [last] : [];
}

/** In the order of the text. Those that merely contain a version count only if they have phases. */
function milestoneSections(document: MarkdownDocument, plain: string): readonly MilestoneSection[] {
  const candidates = document.headings.filter(({ level, title }) => level <= 3 && isMilestone(title));
  const ends = boundaries(document);
  const headed = candidates.map(({ title, start, level }): MilestoneSection => {
    const end = ends.find((one) => one.start > start && one.level <= level)?.start ?? plain.length;
    return sectionOf(title, { start, end }, plain, { level, isFold: false });
  });
  const folds = foldedBlocks(plain).map(({ summary, start, end }) =>
    sectionOf(summary, { start, end }, plain, { level: 9, isFold: true }),
  );
  const all = [...headed, ...folds].toSorted((a, b) => a.start - b.start || b.end - a.end);
  const kept = all.filter((one) => one.isFold || one.isTitled || one.hasPhases);
  const isIn = (outer: Span, { start, end }: Span) => outer.start < start && end <= outer.end;
  return kept.map((one) => ({
    ...one,
    isClosed: one.isClosed || kept.some((outer) => outer.isClosed && outer.level > 1 && isIn(outer, one)),
  }));
}

function sectionOf(
  title: string,
  { start, end }: Span,
  plain: string,
  { level, isFold }: { readonly level: number; readonly isFold: boolean },
): MilestoneSection {
  return {
    ...{ title, start, end, level, isFold },
    version: versionOf(title),
    isClosed: isClosed(title),
    isTitled: TITLED.test(title),
    hasPhases: plain
      .slice(start, end)
      .split('\n')
      .some((line) => PHASE_LINE.test(line)),
  };
}

/**
 * The open ones of this version, else the closed ones; those with phases first. Without it, those of its final one, or
 * of `v3` for `v3.0`.
 */
function sectionsOf(sections: readonly MilestoneSection[], wanted: string): readonly MilestoneSection[] {
  const base = (version: string) => version.split('-', 1).join('');
  const short = (version: string) => base(version).replace(/(?<!\.0)(?:\.0){1,5}$/, '');
  const named =
    [(version: string) => version, base, short]
      .map((form) => {
        const same = form(wanted).toLowerCase();
        return sections.filter(({ version }) => version !== null && form(version).toLowerCase() === same);
      })
      .find((one) => one.length > 0) ?? [];
  const [open, filled] = [(one: MilestoneSection) => !one.isClosed, (one: MilestoneSection) => one.hasPhases];
  const best = [
    named.filter((one) => open(one) && filled(one)),
    named.filter(open),
    named.filter(filled),
    named,
  ];
  const chosen = best.find((one) => one.length > 0) ?? [];
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

/** Null when none has shipped: then the roadmap may be one milestone under several headings. */
function onlyOpen(sections: readonly MilestoneSection[]): string | null {
  const open = new Set(sections.filter(({ isClosed: is }) => !is).map(({ version }) => version));
  const [only = null] = open;
  return open.size === 1 && sections.some(({ isClosed: is }) => is) ? only : null;
}

/** `v1.1 Second`, `🚧 Milestone 2: v1.1 Second`, `Roadmap v1.1`, but not `Notes on v1.0`. */
const TITLED = /^[^\p{L}\d]*(?:(?:(?:current|next|milestone|roadmap|release|version)\b[^\p{L}]*){1,3})?v\d/iu;
const PHASE_LINE =
  /^ {0,3}(?:#{2,4} {0,4}(?:\[[^\]]{0,80}\] {0,4})?|[-*] {1,4}\[[ xX]\] {0,4}(?:~~)?\*{0,3})Phase {1,4}[A-Z\d]/i;

/** A phase's title may contain a version, too. */
function isMilestone(title: string): boolean {
  return versionOf(title) !== null && !isPhase(title);
}

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
  return CLOSED.test(title) && !BEGUN.test(title);
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
