// A roadmap: its phases, the goal of each, and the lines that record progress. Examples in fences and comments do not
// count as phases.

import { type MarkdownDocument, readMarkdown } from '../../text/markdown/markdown-document.ts';
import { withoutBlocks } from '../../text/markdown/quoted-ranges.ts';
import { type TextLine, textLines } from '../../text/markdown/text-lines.ts';
import { isBacklog, numbered, phaseKey } from './phase-id.ts';
import { completeElsewhere, type ProgressRow, progressRows, titleOf } from './progress-rows.ts';
import {
  type Checkbox,
  checkboxOf,
  checkedPhases,
  type ListedPhase,
  ownLines,
  phaseHeadings,
  sectionsOf,
} from './roadmap-lines.ts';
import { foldedBlocks, type RoadmapScope, roadmapScope, versionOf } from './roadmap-scope.ts';

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

interface RoadmapPlan {
  /** `01-02`, as written. */
  readonly id: string;
  readonly checkbox: Checkbox;
}

const CHECKED_PLAN =
  /^\s*-\s*\[([ xX])\]\s*\**`?(\d+[A-Za-z]?(?:\.\d+)*-\d+[A-Za-z]?)(?:-[\w.-]*?)?(?:-PLAN\.md)?`?\**(?=[\s:—–-]|$)/;

const NAMES = /^ {0,3}(?:#{1,3} |[-*] |<(?:details|summary)\b)/i;

/** An item, a numbered row of a table or a heading below those of milestones. A list of milestones names versions. */
const LISTS = /^ {0,3}(?:[-*+] |\d{1,4}[.)] |\|[^|\d]{0,200}\d|#{3,6} )/;

/**
 * Never throws. `milestone`, as in STATE (`v1.1`), selects the section to read. `currentPhase`, also from STATE, is given
 * for the running milestone: sections that precede all milestones are its own if STATE is in one of them.
 */
export function readRoadmap(text: string, milestone: string | null, currentPhase?: string | null): Roadmap {
  const document = readMarkdown(text);
  const plain = withoutBlocks(text, document.quoted);
  const scope = roadmapScope(document, plain, milestone);
  const all = textLines(plain, document.body);
  const isWithin = ownLines(all, scope);
  const isAhead = (line: TextLine) => !isWithin(line) && scope.isBefore(line.start);
  const [lines, ahead] = [all.filter(isWithin), all.filter(isAhead)];
  const others = all.filter((line) => !isWithin(line) && !isAhead(line));
  const ownBoxes = checkedPhases(lines);
  // One list for all milestones may precede them.
  const listed = [...ownBoxes, ...checkedPhases(ahead)];
  const listedThere = checkedPhases(others);
  const there = [...phaseHeadings(others), ...listedThere];
  const version = scope.milestone ?? versionOf(milestone ?? '');
  const shipped = new Set([
    ...listedThere.filter(({ checkbox }) => scope.isOver(checkbox.mark)).map(titleOf),
    ...completeElsewhere(all, version),
  ]);
  // STATE is at a number that has shipped: the milestone begins again at 1, and a name may come again, too.
  const isAgain =
    scope.milestone !== null &&
    listed.length === 0 &&
    [...shipped].some((title) => title.startsWith(`${phaseKey(currentPhase ?? '')} `));
  // A section may stand outside its milestone, which lists the phase by number and name.
  const isOwn = (one: { readonly number: string; readonly name: string }) =>
    numbered(listed, one.number) !== undefined || isAgain || !shipped.has(titleOf(one));
  const inside = phaseHeadings(lines);
  const loose = phaseHeadings(ahead).filter(({ number }) => numbered(there, number) === undefined);
  const isEmpty = [...inside, ...ownBoxes].every(({ number }) => isBacklog(number));
  const isHere = isEmpty || numbered(loose, currentPhase ?? '') !== undefined;
  const taken = loose.filter(
    ({ number }) => (currentPhase !== undefined && isHere) || numbered(ownBoxes, number) !== undefined,
  );
  const folds = foldedBlocks(plain);
  const sections = [
    ...sectionsOf(taken.filter(isOwn), ahead, folds),
    ...sectionsOf(inside.filter(isOwn), lines, folds),
  ];
  const own = new Set(sections.map(({ line }) => line));
  const older = [...there, ...phaseHeadings([...ahead, ...lines]).filter(({ line }) => !own.has(line))];
  const open = older.filter(({ line }) => !scope.isOver(line.start));
  const boxes = listed.filter(
    (one) => ownBoxes.includes(one) || numbered(sections, one.number) || !numbered(open, one.number),
  );
  const phases = sections
    .map(
      ({ line, number, name, end }): RoadmapPhase => ({
        number,
        name: name.replace(/\(INSERTED\)/i, '').trim(),
        ...phaseFields(textLines(plain, line.start, end)),
        checkbox: numbered(boxes, number)?.checkbox ?? null,
        start: line.start,
        end,
      }),
    )
    .filter(({ number }) => !isBacklog(number));
  const checkboxes = boxes.filter(({ number }) => !isBacklog(number));
  const openThere = open.filter(
    (one) =>
      !isBacklog(one.number) &&
      !shipped.has(titleOf(one)) &&
      !numbered(
        [...listedThere, ...listed].filter(({ checkbox }) => checkbox.checked),
        one.number,
      ),
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
    openElsewhere: [...new Set(openThere.map(({ number }) => number))],
    progress: progressRows(all, {
      version,
      own: [...phases, ...boxes],
      older,
    }),
  };
}

/** Of every milestone in the text. */
export function phaseTitles(text: string): readonly { readonly number: string; readonly name: string }[] {
  const { quoted } = readMarkdown(text);
  return phaseHeadings(textLines(withoutBlocks(text, quoted)));
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
