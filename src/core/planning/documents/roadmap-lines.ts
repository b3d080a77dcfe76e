// The lines of a roadmap that name phases: headings with the ends of their sections, and items with a box.

import type { TextLine } from '../../text/markdown/text-lines.ts';
import { titleOf } from './progress-rows.ts';
import type { FoldedBlock, RoadmapScope } from './roadmap-scope.ts';

interface PhaseLine {
  readonly line: TextLine;
  /** As written. */
  readonly number: string;
  /** Empty if the item has none. */
  readonly name: string;
}

export interface Checkbox {
  readonly checked: boolean;
  /** Offset of the character between the brackets. */
  readonly mark: number;
  /** Its whole line. */
  readonly line: { readonly start: number; readonly end: number };
}

const ID = '[A-Za-z]?\\d+[A-Za-z]?(?:[.-]\\d+)*|[A-Z][A-Z0-9]*-\\d+(?:\\.\\d+)*';
const PHASE = new RegExp(
  `^ {0,3}#{2,4}\\s*(?:\\[[^\\]]{0,80}\\]\\s*)?Phase\\s+(${ID})(?:\\s*\\([^)]{0,200}\\))?\\s*:\\s*(\\S.*)$`,
  'i',
);
const CHECKED_PHASE = new RegExp(
  `^\\s*-\\s*\\[([ xX])\\]\\s*(?:(?:~~\\**|\\*+)\\s*)?(?:\\[[^\\]]{0,80}\\]\\s*)?Phase\\s+(${ID})(?:\\s*\\([^)]{0,200}\\))?[:\\s*]`,
  'i',
);

export function phaseHeadings(lines: readonly TextLine[]): readonly PhaseLine[] {
  return lines.flatMap((line) => {
    const [, number, name] = line.text.length > 2000 ? [] : (PHASE.exec(line.text) ?? []);
    return number === undefined || name === undefined ? [] : [{ line, number, name }];
  });
}

/**
 * Each heading with the end of its phase: the next phase, a heading that is not part of it, another milestone in
 * between, or the edge of a fold that contains it or more than itself.
 */
export function sectionsOf<Heading extends PhaseLine>(
  headings: readonly Heading[],
  lines: readonly TextLine[],
  folds: readonly FoldedBlock[],
): readonly (Heading & { readonly end: number })[] {
  const breaks = lines.flatMap(({ text, start }, at) => {
    const before = lines[at - 1]?.next ?? start;
    if (before < start) return [before, start];
    return level(text) <= 2 || PHASE.test(text) ? [start] : [];
  });
  let at = 0;
  return headings.map((heading) => {
    const { start, next } = heading.line;
    while (at < breaks.length && (breaks[at] ?? 0) <= start) at += 1;
    const end = breaks[at] ?? lines.at(-1)?.next ?? next;
    const edges = folds.flatMap((fold) => {
      if (fold.start > start) return fold.start < end && fold.end > end ? [fold.start] : [];
      return fold.end > start && fold.end <= end ? [fold.end - '</details>'.length] : [];
    });
    return { ...heading, end: Math.min(end, ...edges) };
  });
}

/** Those in the milestone, and the sections elsewhere of phases that it lists: a fold may contain only the list. */
export function ownLines(
  all: readonly TextLine[],
  { includes, isOver }: RoadmapScope,
): (line: TextLine) => boolean {
  const listed = new Set(checkedPhases(all.filter(({ start }) => includes(start))).map(titleOf));
  const details = new Set<TextLine>();
  let isDetail = false;
  for (const line of listed.size === 0 ? [] : all) {
    const [heading] = phaseHeadings([line]);
    if (heading !== undefined || level(line.text) <= 2)
      isDetail = heading !== undefined && listed.has(titleOf(heading));
    if (isDetail && !isOver(line.start)) details.add(line);
  }
  return (line) => includes(line.start) || details.has(line);
}

function level(text: string): number {
  return /^ {0,3}(#{1,6})\s/.exec(text)?.[1]?.length ?? 9;
}

export interface ListedPhase extends PhaseLine {
  readonly checkbox: Checkbox;
}

export function checkedPhases(lines: readonly TextLine[]): readonly ListedPhase[] {
  return lines.flatMap((line) => {
    const [found = '', mark = ' ', number] =
      line.text.length > 2000 ? [] : (CHECKED_PHASE.exec(line.text) ?? []);
    if (number === undefined) return [];
    const name = listedName(line.text.slice(found.length));
    return [{ line, number, name, checkbox: checkboxOf(line, mark) }];
  });
}

/** `**Phase 2: Search** - it finds (1/1 plans)` is called Search. */
function listedName(behind: string): string {
  const end = behind.search(/\*\*|~~|\s[—–-]\s|\s\(\d/);
  return (end === -1 ? behind : behind.slice(0, end)).trim();
}

export function checkboxOf(line: TextLine, mark: string): Checkbox {
  const { start, end } = line;
  return {
    checked: mark.toLowerCase() === 'x',
    mark: start + line.text.indexOf('[') + 1,
    line: { start, end },
  };
}
