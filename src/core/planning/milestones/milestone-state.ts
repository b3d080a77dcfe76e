// Updates the position in STATE.md when a milestone ends and when the next begins; everything else in it stays.

import { readMarkdown } from '../../text/markdown/markdown-document.ts';
import { type Edit, splice } from '../../text/markdown/splice.ts';
import { yamlScalar } from '../../text/markdown/yaml-scalar.ts';
import { type Progress, progressBar } from '../documents/phase-facts.ts';
import { readState, rewriteField } from '../documents/state.ts';
import { mirrored } from '../writing/mirror-state.ts';
import { addRow, appendSection, findSection, findTable, lineEndOf } from '../writing/section.ts';
import { noteActivity, noteSession } from '../writing/state-session.ts';
import { type Milestone, milestoneTitle } from './milestone.ts';
import type { OpenPoint } from './open-points.ts';

/** `progress` is the milestone's; `now` is ISO time. */
export function closeState(
  text: string,
  { version }: Pick<Milestone, 'version'>,
  {
    passed,
    progress,
    now,
  }: { readonly passed: readonly OpenPoint[]; readonly progress: Progress; readonly now: string },
): string {
  const date = now.slice(0, 10);
  const set = setFields(text, {
    Phase: `Milestone ${version} complete`,
    Plan: '—',
    // gsd-core knows this status as an end, so it reports no conflict with the roadmap.
    Status: `${version} milestone complete`,
  });
  const focused = setFocus(set, 'Planning the next milestone', date);
  const deferred = passed.reduce((body, point) => noteDeferred(body, point, version, date), focused);
  const said = `Milestone ${version} completed and archived`;
  const active = noteSession(noteActivity(deferred, date, said), {
    stoppedAt: said,
    resumeFile: 'None',
    now,
  });
  return active === text ? text : mirrored(text, active, { counters: progress, now });
}

export interface Begun extends Pick<Milestone, 'version' | 'name'> {
  readonly phases: readonly { readonly number: string; readonly name: string }[];
}

/** Moves to the first phase of a milestone, with nothing done. */
export function beginState(text: string, begun: Begun, now: string): string {
  const date = now.slice(0, 10);
  const [first, last] = [begun.phases[0], begun.phases.at(-1)];
  if (first === undefined || last === undefined) return text;
  const progress = {
    total_phases: begun.phases.length,
    completed_phases: 0,
    total_plans: 0,
    completed_plans: 0,
    percent: 0,
  };
  const set = setFields(text, {
    Phase: `${first.number} of ${last.number} (${first.name})`,
    'Current Phase': first.number,
    'Current Phase Name': first.name,
    'Total Phases': last.number,
    Plan: 'Not started',
    'Current Plan': 'Not started',
    'Total Plans in Phase': '0',
    Status: 'Ready to plan',
  });
  const barred = setProgress(set);
  const focused = setFocus(barred, `Phase ${first.number}: ${first.name}`, date);
  const said = `Milestone ${milestoneTitle(begun)} started`;
  const noted = noteSession(noteActivity(focused, date, said), { stoppedAt: said, resumeFile: 'None', now });
  const named = setMirror(noted, { milestone: begun.version, milestone_name: begun.name });
  return mirrored(text, named, { counters: progress, now });
}

/** Sets only labels that already have a value; never adds a label. */
function setFields(text: string, values: Readonly<Record<string, string>>): string {
  const state = readState(text);
  return splice(
    text,
    Object.entries(values).flatMap(([label, value]) => rewriteField(state.field(label), () => value)),
  );
}

/** Replaces only wordings by MSW and GSD; any other focus is a person's. */
function setFocus(text: string, focus: string, date: string): string {
  const state = readState(text);
  const edits = rewriteField(state.field('Current focus'), (value) =>
    /^(?:Phase |Milestone |Planning |\[|v\d)/i.test(value) ? focus : null,
  );
  const reference = /^See: \.planning\/PROJECT\.md \(updated (\d{4}-\d{2}-\d{2})\)[ \t]*$/m.exec(text);
  const at =
    reference === null ? 0 : reference.index + reference[0].indexOf('(updated ') + '(updated '.length;
  const dated: readonly Edit[] = reference === null ? [] : [{ start: at, end: at + 10, text: date }];
  return splice(text, [...edits, ...dated]);
}

function setProgress(text: string): string {
  const field = readState(text).field('Progress');
  const value = /^\[[█░]+\]\s*\d{1,3}%|^\d{1,3}%/.exec(field?.value ?? '')?.[0];
  if (field === null || value === undefined) return text;
  const zero = value.startsWith('[') ? `${progressBar(0)} 0%` : '0%';
  return splice(text, [{ start: field.start, end: field.start + value.length, text: zero }]);
}

const DEFERRED = [/^category$/i, /^item$/i, /^status$/i];

function noteDeferred(text: string, point: OpenPoint, version: string, date: string): string {
  const ready =
    findSection(text, /^deferred items$/i) === null
      ? appendSection(text, '## Deferred Items', [
          '| Category | Item | Status | Deferred At | Milestone |',
          '|----------|------|--------|-------------|-----------|',
        ])
      : text;
  const section = findSection(ready, /^deferred items$/i);
  const table = section === null ? null : findTable(section, DEFERRED);
  if (section === null || table === null) return text;
  const cell = (column: string): string => {
    const name = column.toLowerCase();
    if (name === 'category') return point.category;
    if (name === 'item') return point.item;
    if (name === 'status') return point.status;
    if (name.startsWith('deferred')) return date;
    return name === 'milestone' ? version : '-';
  };
  const isThere = table.rows.some((row) =>
    table.columns.every((column, at) => /^deferred/i.test(column) || row[at]?.text === cell(column)),
  );
  return isThere ? text : addRow(ready, section, table, cell);
}

/** Sets frontmatter keys that no line of the body repeats; adds no frontmatter. */
function setMirror(text: string, values: Readonly<Record<string, string>>): string {
  const { entries, present, inner } = readMarkdown(text).frontmatter;
  if (!present) return text;
  const edits = Object.entries(values).map(([key, value]): Edit => {
    const written = `${key}: ${yamlScalar(value)}`;
    const entry = entries.findLast((one) => one.key === key);
    if (entry === undefined) return { start: inner.start, end: inner.start, text: written + lineEndOf(text) };
    const end = entry.start + text.slice(entry.start, entry.end).trimEnd().length;
    return { start: entry.start, end, text: written };
  });
  return splice(text, edits);
}
