// Adds, removes and changes a phase of a roadmap: its section, its line in the list, its row; everything else stays.

import { type Edit, splice } from '../../text/markdown/splice.ts';
import { rowCells } from '../../text/markdown/table-cells.ts';
import { type TextLine, textLines } from '../../text/markdown/text-lines.ts';
import { comparePhases, numbered } from '../documents/phase-id.ts';
import type { ProgressRow } from '../documents/progress-rows.ts';
import { phaseField, type Roadmap, type RoadmapPhase } from '../documents/roadmap.ts';
import { isClosed, versionOf } from '../documents/roadmap-scope.ts';
import { oneLine } from '../writing/document-text.ts';
import { lineEndOf } from '../writing/section.ts';
import { mentionsRenumbered, namesRenumbered, type Renumber, writtenNumber } from './renumber.ts';

export interface NewPhase {
  readonly number: string;
  readonly name: string;
  /** The number of the phase that it follows and depends on; null for the first. */
  readonly after: string | null;
  readonly isInserted: boolean;
}

/** The phase goes behind `after` and the phases inserted there before. */
export function withPhase(roadmap: Roadmap, { number, name, after, isInserted }: NewPhase): string {
  const { text } = roadmap.document;
  const eol = lineEndOf(text);
  const said = oneLine(name);
  const last = lastBefore(roadmap.phases, number) ?? null;
  const marks = /^ {0,3}(#{2,4})/.exec(text.slice(last?.start ?? text.length))?.[1] ?? '###';
  const section = [
    `${marks} Phase ${number}: ${said}${isInserted ? ' (INSERTED)' : ''}`,
    '',
    '**Goal**: [To be planned]',
    '**Requirements**: TBD',
    `**Depends on**: ${after === null ? 'Nothing' : `Phase ${after}`}`,
    '**Plans**: TBD',
    '',
  ];
  const place = last === null ? text.length : lastLineEnd(text, last.start, last.end);
  const boxes = roadmap.checkboxes.toSorted((a, b) => a.checkbox.line.start - b.checkbox.line.start);
  const box = lastBefore(boxes, number);
  const row = lastBefore(roadmap.progress, number);
  const mark = isInserted ? ' (INSERTED)' : '';
  return splice(text, [
    insertion(place, `${eol}${section.join(eol)}`),
    ...(box === undefined
      ? []
      : [insertion(box.checkbox.line.end, `${eol}- [ ] **Phase ${number}: ${said}**${mark}`)]),
    ...(row === undefined ? [] : [rowBelow(roadmap, row, `${number}. ${said}`, eol)]),
  ]);
}

function lastBefore<One extends { readonly number: string }>(all: readonly One[], number: string) {
  const before = all.filter((one) => comparePhases(one.number, number) < 0);
  return before.toSorted((a, b) => comparePhases(a.number, b.number)).at(-1);
}

function insertion(at: number, text: string): Edit {
  return { start: at, end: at, text };
}

/** After the last line with text; a rule between sections stays below. */
function lastLineEnd(text: string, start: number, end: number): number {
  const own = text.slice(start, end).trimEnd();
  const at = start + (own.endsWith('\n---') ? own.slice(0, -3).trimEnd() : own).length;
  const next = text.indexOf('\n', at);
  return next === -1 ? text.length : next + 1;
}

/** A row in the columns of another, of the same milestone; that one may lack the column that names it. */
function rowBelow(roadmap: Roadmap, above: ProgressRow, title: string, eol: string): Edit {
  const { document, progress } = roadmap;
  const whole = above.milestoneCell === null ? progress.filter((row) => row.milestoneCell !== null) : [];
  const like = whole.at(-1) ?? above;
  const lineOf = ({ plans }: ProgressRow) => {
    const start = document.text.lastIndexOf('\n', plans.start) + 1;
    return { start, text: /^[^\r\n]*/.exec(document.text.slice(start))?.[0].trimEnd() ?? '' };
  };
  const filled = (rowCells(lineOf(like)) ?? []).map((cell, index) => {
    if (index === 0) return title;
    if (cell.start === like.plans.start) return '0/0';
    if (cell.start === like.status.start) return 'Not started';
    return cell.start === like.milestoneCell?.start ? cell.text : '-';
  });
  const { start, text } = lineOf(above);
  return insertion(start + text.length, `${eol}| ${filled.join(' | ')} |`);
}

/** Without the phase; the others get their new numbers wherever the milestone mentions them. */
export function withoutPhase(roadmap: Roadmap, gone: RoadmapPhase, renumber: Renumber): string {
  const { document, scope, checkboxes, progress } = roadmap;
  const { text } = document;
  const before = /\bPhases?\s+(\d+[A-Za-z]?(?:\.\d+)*)/i.exec(gone.dependsOn ?? '')?.[1];
  const instead = before === undefined ? null : writtenNumber(before, renumber);
  const boxes = checkboxes.filter((one) => numbered([one], gone.number));
  const ownLines = [
    ...boxes.map(({ checkbox }) => checkbox.line.start),
    numbered(progress, gone.number)?.plans.start ?? -1,
  ];
  const plans = new Set(roadmap.phases.flatMap((one) => one.plans.map(({ id }) => id)));
  const isGone = ({ start, end }: TextLine) =>
    (start >= gone.start && start < gone.end) || ownLines.some((at) => at >= start && at <= end);
  const isRow = ({ start, end }: TextLine) =>
    progress.some(({ plans }) => plans.start >= start && plans.start <= end);
  // Numbers may restart in each milestone.
  const isShipped = (line: TextLine) => versionOf(line.text) !== null && isClosed(line.text);
  const isOwn = (line: TextLine) =>
    scope.includes(line.start) ||
    roadmap.phases.some(({ start, end }) => start <= line.start && line.start < end) ||
    (scope.isBefore(line.start) && !isShipped(line)) ||
    isRow(line);
  const edits = textLines(text, document.body).flatMap((line): readonly Edit[] => {
    if (isGone(line)) return [{ start: line.start, end: line.next, text: '' }];
    const now = isOwn(line)
      ? lineRenumbered(line.text, renumber, { instead, plans, isRow: isRow(line) })
      : line.text;
    return now === line.text ? [] : [{ start: line.start, end: line.start + line.text.length, text: now }];
  });
  return splice(text, edits);
}

const ONE_DEPENDENCY =
  /^(\s*(?:[-*]\s+)?\*\*Depends on(?::\*\*|\*\*\s*:)\s*)Phase\s+(\d+[A-Za-z]?(?:\.\d+)*)(?:\s{0,9}\([^)]{0,200}\))?\s*$/i;

function lineRenumbered(
  line: string,
  renumber: Renumber,
  {
    instead,
    plans,
    isRow,
  }: {
    readonly instead: string | null;
    readonly plans: ReadonlySet<string>;
    readonly isRow: boolean;
  },
): string {
  const [, label = '', only] = ONE_DEPENDENCY.exec(line) ?? [];
  if (instead === null && only !== undefined && renumber(only) === null) return `${label}Nothing`;
  const mentioned = mentionsRenumbered(line, renumber, /\bDepends on\b/i.test(line) ? instead : null);
  const named = /^\s*[-*] \[/.test(line) ? namesRenumbered(mentioned, renumber, plans) : mentioned;
  if (!isRow) return named;
  return named.replace(
    /^(\s*\|\s*\**)(\d+[A-Za-z]?(?:\.\d+)*)/,
    (_, before: string, number: string) => before + (writtenNumber(number, renumber) ?? number),
  );
}

export interface PhaseChange {
  readonly name?: string | undefined;
  readonly goal?: string | undefined;
  readonly depends?: string | undefined;
  readonly requirements?: string | undefined;
}

/** Changes the name in heading, list and row, and the lines of the section. */
export function changedPhase(
  roadmap: Roadmap,
  phase: RoadmapPhase,
  { name, goal, depends, requirements }: PhaseChange,
): string {
  const { text } = roadmap.document;
  const fields = [
    ['Goal', goal],
    ['Depends on', depends],
    ['Requirements', requirements],
  ] as const;
  return splice(text, [
    ...(name === undefined ? [] : nameEdits(roadmap, phase, oneLine(name))),
    ...fields.flatMap(([label, value]) =>
      value === undefined ? [] : fieldEdits(text, phase, label, oneLine(value)),
    ),
  ]);
}

function nameEdits(roadmap: Roadmap, phase: RoadmapPhase, name: string): readonly Edit[] {
  const { text } = roadmap.document;
  const box = numbered(roadmap.checkboxes, phase.number);
  const row = numbered(roadmap.progress, phase.number);
  const places = [phase.start, box?.checkbox.line.start, row?.plans.start].filter((one) => one !== undefined);
  return places.flatMap((place): readonly Edit[] => {
    const start = text.lastIndexOf('\n', place - 1) + 1;
    const line = /^[^\r\n]*/.exec(text.slice(start))?.[0] ?? '';
    const at = phase.name === '' ? -1 : line.indexOf(phase.name);
    return at === -1 ? [] : [{ start: start + at, end: start + at + phase.name.length, text: name }];
  });
}

function fieldEdits(text: string, phase: RoadmapPhase, label: string, value: string): readonly Edit[] {
  const lines = textLines(text, phase.start, phase.end);
  const own = phaseField(lines, label);
  if (own !== null)
    return [{ ...own.span, text: /\s/.test(text[own.span.start - 1] ?? '') ? value : ` ${value}` }];
  const heading = lines[0];
  return heading === undefined ? [] : [insertion(heading.end, `${lineEndOf(text)}**${label}**: ${value}`)];
}
