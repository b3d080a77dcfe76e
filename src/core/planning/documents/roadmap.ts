// A roadmap: its phases, the goal of each, and the lines that record progress. Examples in fences and comments do not
// count as phases.

import { type MarkdownDocument, readMarkdown } from '../../text/markdown/markdown-document.ts';
import { withoutBlocks } from '../../text/markdown/quoted-ranges.ts';
import { type TextLine, textLines } from '../../text/markdown/text-lines.ts';
import { isBacklog, numbered, phaseKey } from './phase-id.ts';
import { completeElsewhere, type ProgressRow, progressRows, titleOf } from './progress-rows.ts';
import {
  type FoldedBlock,
  foldedBlocks,
  type RoadmapScope,
  roadmapScope,
  versionOf,
} from './roadmap-scope.ts';

export interface Roadmap {
  readonly document: MarkdownDocument;
  readonly scope: RoadmapScope;
  /** Of the current milestone, in order; without the backlog. */
  readonly phases: readonly RoadmapPhase[];
  /** Listed with a checkbox, but without a section of their own. */
  readonly withoutDetails: readonly string[];
  /** Of the current milestone, by phase, including phases without a section of their own. */
  readonly checkboxes: readonly ListedPhase[];
  /** Numbers of phases of other milestones, folded away or not. */
  readonly elsewhere: readonly string[];
  /** Of these, the numbers of those that are not ticked, in milestones that are not over. */
  readonly openElsewhere: readonly string[];
  /** Of the current milestone. */
  readonly progress: readonly ProgressRow[];
  /** A heading, a fold or an item names a version. */
  readonly hasVersions: boolean;
  /** It lists something, and no line of it is a phase in a form that is known here. */
  readonly isUnread: boolean;
}

interface ListedPhase {
  readonly number: string;
  /** Empty if the item has none. */
  readonly name: string;
  readonly checkbox: Checkbox;
}

export interface RoadmapPhase {
  /** As written. */
  readonly number: string;
  readonly name: string;
  readonly goal: string | null;
  readonly mode: string | null;
  readonly dependsOn: string | null;
  readonly requirements: readonly string[];
  readonly successCriteria: readonly string[];
  readonly checkbox: Checkbox | null;
  readonly plans: readonly RoadmapPlan[];
  /** The text after `**Plans**:`. */
  readonly plansValue: Span | null;
  readonly start: number;
  readonly end: number;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

export interface Checkbox {
  readonly checked: boolean;
  /** Offset of the character between the brackets. */
  readonly mark: number;
  /** Its whole line. */
  readonly line: Span;
}

interface RoadmapPlan {
  /** `01-02`, as written. */
  readonly id: string;
  readonly checkbox: Checkbox;
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
const CHECKED_PLAN =
  /^\s*-\s*\[([ xX])\]\s*\**`?(\d+[A-Za-z]?(?:\.\d+)*-\d+[A-Za-z]?)(?:-[\w.-]*?)?(?:-PLAN\.md)?`?\**(?=[\s:—–-]|$)/;

const NAMES = /^ {0,3}(?:#{1,3} |[-*] |<(?:details|summary)\b)/i;

/** An item, a row of a table or a heading below those of milestones. A list of milestones names versions. */
const LISTS = /^ {0,3}(?:[-*+] |\d{1,4}[.)] |\||#{3,6} )/;

/** Never throws. `milestone`, as in STATE (`v1.1`), selects the section to read. */
export function readRoadmap(text: string, milestone: string | null): Roadmap {
  const document = readMarkdown(text);
  const plain = withoutBlocks(text, document.quoted);
  const scope = roadmapScope(document, plain, milestone);
  const all = textLines(plain, document.body);
  const isOwn = ownLines(all, scope);
  const lines = all.filter(isOwn);
  // One list for all milestones may precede them.
  const boxes = [
    ...checkedPhases(lines),
    ...checkedPhases(all.filter(({ start }) => isListed(scope, start))),
  ];
  const others = all.filter((line) => !isOwn(line) && !isListed(scope, line.start));
  const listedThere = checkedPhases(others);
  const version = scope.milestone ?? versionOf(milestone ?? '');
  const shipped = new Set([
    ...listedThere.filter(({ checkbox }) => scope.isOver(checkbox.mark)).map(titleOf),
    ...completeElsewhere(all, version),
  ]);
  const listed = new Set(boxes.map(({ number }) => phaseKey(number)));
  // A section may stand outside its milestone, which lists the phase by number and name.
  const starts = phaseHeadings(lines).filter(
    (one) => listed.has(phaseKey(one.number)) || !shipped.has(titleOf(one)),
  );
  const ends = sectionEnds(
    lines,
    starts.map(({ line }) => line),
    foldedBlocks(plain),
  );
  const phases = starts
    .map(({ line, number, name }, index): RoadmapPhase => {
      const end = ends[index] ?? text.length;
      const checkbox = numbered(boxes, number)?.checkbox ?? null;
      const inside = textLines(plain, line.start, end);
      return {
        number,
        name: name.replace(/\(INSERTED\)/i, '').trim(),
        ...phaseFields(inside),
        checkbox,
        start: line.start,
        end,
      };
    })
    .filter(({ number }) => !isBacklog(number));
  const older = [...phaseHeadings(others), ...listedThere];
  const checkboxes = boxes.filter(({ number }) => !isBacklog(number));
  const ticked = new Set(
    listedThere.flatMap(({ number, checkbox }) => (checkbox.checked ? [phaseKey(number)] : [])),
  );
  const detailed = new Set(phases.map(({ number }) => phaseKey(number)));
  const withoutDetails = checkboxes.map(({ number }) => number).filter((one) => !detailed.has(phaseKey(one)));
  const isNamed = phases.length + withoutDetails.length + older.length > 0;
  return {
    document,
    scope,
    phases,
    isUnread:
      !isNamed &&
      all.some(
        ({ text: line, start }) => LISTS.test(line) && versionOf(line) === null && !scope.isOver(start),
      ),
    hasVersions: all.some(({ text: line }) => NAMES.test(line) && versionOf(line) !== null),
    withoutDetails,
    checkboxes,
    elsewhere: older.map(({ number }) => number).filter((number) => !isBacklog(number)),
    openElsewhere: [
      ...new Set(
        older
          .filter(({ line }) => !scope.isOver(line.start))
          .map(({ number }) => number)
          .filter((number) => !isBacklog(number) && !ticked.has(phaseKey(number))),
      ),
    ],
    progress: progressRows(all, {
      version,
      own: [...phases, ...boxes],
      older,
    }),
  };
}

/**
 * The milestone that STATE names. Null if it has shipped without STATE's phase, which is in one that has not: the name
 * is older than the position. Null, too, for a word (`between`, `none`) where the roadmap's milestones have versions.
 */
export function currentMilestone(
  text: string,
  { milestone, currentPhase }: { readonly milestone: string | null; readonly currentPhase: string | null },
): string | null {
  if (milestone !== null && !/\d/.test(milestone) && readRoadmap(text, milestone).hasVersions) return null;
  if (milestone === null || currentPhase === null) return milestone;
  const isIn = ({ scope, phases, checkboxes }: Roadmap) =>
    !scope.shipped && numbered([...phases, ...checkboxes], currentPhase) !== undefined;
  const isOver = readRoadmap(text, milestone).scope.shipped;
  return isOver && isIn(readRoadmap(text, null)) ? null : milestone;
}

/** Of every milestone in the text. */
export function phaseTitles(text: string): readonly { readonly number: string; readonly name: string }[] {
  const { quoted } = readMarkdown(text);
  return phaseHeadings(textLines(withoutBlocks(text, quoted)));
}

/** Those in the milestone, and the sections elsewhere of phases that it lists: a fold may contain only the list. */
function ownLines(all: readonly TextLine[], { includes, isOver }: RoadmapScope): (line: TextLine) => boolean {
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

function isListed({ includes, isBefore }: RoadmapScope, offset: number): boolean {
  return isBefore(offset) && !includes(offset);
}

function phaseHeadings(lines: readonly TextLine[]) {
  return lines.flatMap((line) => {
    const [, number, name] = line.text.length > 2000 ? [] : (PHASE.exec(line.text) ?? []);
    return number === undefined || name === undefined ? [] : [{ line, number, name }];
  });
}

/**
 * A phase ends at the next phase, at a heading that is not part of it, where another milestone lies between, and at the
 * edge of a fold that contains it or more than itself.
 */
function sectionEnds(
  lines: readonly TextLine[],
  starts: readonly TextLine[],
  folds: readonly FoldedBlock[],
): readonly number[] {
  const breaks = lines.flatMap(({ text, start }, at) => {
    const before = lines[at - 1]?.next ?? start;
    if (before < start) return [before, start];
    return level(text) <= 2 || PHASE.test(text) ? [start] : [];
  });
  const ends: number[] = [];
  let at = 0;
  for (const { start, next } of starts) {
    while (at < breaks.length && (breaks[at] ?? 0) <= start) at += 1;
    const end = breaks[at] ?? lines.at(-1)?.next ?? next;
    const edges = folds.flatMap((fold) => {
      if (fold.start > start) return fold.start < end && fold.end > end ? [fold.start] : [];
      return fold.end > start && fold.end <= end ? [fold.end - '</details>'.length] : [];
    });
    ends.push(Math.min(end, ...edges));
  }
  return ends;
}

function checkedPhases(lines: readonly TextLine[]) {
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

function checkboxOf(line: TextLine, mark: string): Checkbox {
  const { start, end } = line;
  return {
    checked: mark.toLowerCase() === 'x',
    mark: start + line.text.indexOf('[') + 1,
    line: { start, end },
  };
}

function phaseFields(lines: readonly TextLine[]) {
  const requirements = phaseField(lines, 'Requirements')?.text ?? '';
  const plans = phaseField(lines, 'Plans');
  return {
    goal: phaseField(lines, 'Goal')?.text || null,
    mode: phaseField(lines, 'Mode')?.text.toLowerCase() || null,
    dependsOn: phaseField(lines, 'Depends on')?.text || null,
    requirements: requirements.match(/[A-Za-z]\w{0,40}-\d+[\w.]*/g) ?? [],
    successCriteria: criteria(lines),
    plansValue: plans === null || plans.text === '' ? null : plans.span,
    plans: lines.flatMap((line): readonly RoadmapPlan[] => {
      const [, mark, id] = line.text.length > 2000 ? [] : (CHECKED_PLAN.exec(line.text) ?? []);
      return id === undefined ? [] : [{ id, checkbox: checkboxOf(line, mark ?? ' ') }];
    }),
  };
}

/** What stands behind a label: `**Goal**: x` and `**Goal:** x`. */
export function phaseField(
  lines: readonly TextLine[],
  label: string,
): { readonly text: string; readonly span: Span } | null {
  const pattern = new RegExp(`^\\s*(?:[-*]\\s+)?\\*\\*${label}(?::\\*\\*|\\*\\*\\s*:)[ \\t]*`, 'i');
  for (const line of lines) {
    const found = pattern.exec(line.text);
    if (found === null) continue;
    const text = line.text.slice(found[0].length).trimEnd();
    const start = line.start + found[0].length;
    return { text, span: { start, end: start + text.length } };
  }
  return null;
}

function criteria(lines: readonly TextLine[]): readonly string[] {
  const at = lines.findIndex(({ text }) => /^\s*\*\*Success Criteria/i.test(text));
  const found: string[] = [];
  for (const { text } of at === -1 ? [] : lines.slice(at + 1)) {
    const item = /^\s*\d{1,3}[.)]\s+(\S.*)$/.exec(text)?.[1];
    if (item !== undefined) found.push(item.trim());
    else if (text.trim() !== '' && !/^\s{2,}/.test(text)) break;
  }
  return found;
}
