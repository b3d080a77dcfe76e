// Updates the position in STATE.md when a milestone ends and when the next begins; everything else in it stays.

import { type Edit, splice } from '../../text/markdown/splice.ts';
import { type Progress, progressBar } from '../documents/phase-facts.ts';
import { readState, rewriteField } from '../documents/state.ts';
import { keyEdits } from '../writing/frontmatter-keys.ts';
import { mirrored } from '../writing/mirror-state.ts';
import { DEFERRED_ITEMS } from '../writing/new-documents.ts';
import { addRow, appendSection, cellOf, findSection, tableIn } from '../writing/section.ts';
import { noteActivity, noteSession, setFields } from '../writing/state-session.ts';
import { type Milestone, milestoneTitle } from './milestone.ts';
import type { OpenPoint } from './open-points.ts';

interface Closing {
  /** Open points that a person accepted. */
  readonly passed: readonly OpenPoint[];
  /** The milestone's. */
  readonly progress: Progress;
  /** ISO time. */
  readonly now: string;
}

export function closeState(
  text: string,
  { version }: Pick<Milestone, 'version'>,
  { passed, progress, now }: Closing,
): string {
  const set = setFields(text, {
    Phase: `Milestone ${version} complete`,
    Plan: '—',
    // gsd-core knows this status as an end, so it reports no conflict with the roadmap.
    Status: `${version} milestone complete`,
  });
  const focused = setFocus(set, 'Planning the next milestone');
  const deferred = passed.reduce(
    (body, point) => noteDeferred(body, point, version, now.slice(0, 10)),
    focused,
  );
  const noted = noteEvent(deferred, `Milestone ${version} completed and archived`, now);
  return noted === text ? text : mirrored(text, noted, { counters: progress, now });
}

export interface Begun extends Pick<Milestone, 'version' | 'name'> {
  readonly phases: readonly { readonly number: string; readonly name: string }[];
}

/** Moves to the first phase of a milestone, with nothing done. */
export function beginState(text: string, begun: Begun, now: string): string {
  const [first, last] = [begun.phases[0], begun.phases.at(-1)];
  if (first === undefined || last === undefined) return text;
  const none = { completed_phases: 0, total_plans: 0, completed_plans: 0, percent: 0 };
  const counters = { total_phases: begun.phases.length, ...none };
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
  const focused = setFocus(splice(set, emptyBar(set)), `Phase ${first.number}: ${first.name}`);
  const noted = noteEvent(focused, `Milestone ${milestoneTitle(begun)} started`, now);
  // No line of the body repeats them.
  const keys = { milestone: begun.version, milestone_name: begun.name };
  const named = splice(noted, keyEdits(readState(noted).document, keys, { addsMissing: true }));
  return mirrored(text, named, { counters, now });
}

function emptyBar(text: string): readonly Edit[] {
  return rewriteField(readState(text).field('Progress'), (value) =>
    value.replace(/^\[[█░]+\]\s*\d{1,3}%/, `${progressBar(0)} 0%`).replace(/^\d{1,3}%/, '0%'),
  );
}

function noteEvent(text: string, said: string, now: string): string {
  const active = noteActivity(text, now.slice(0, 10), said);
  return noteSession(active, { stoppedAt: said, resumeFile: 'None', now });
}

/** Replaces only wordings by MSW and GSD; any other focus is a person's. */
function setFocus(text: string, focus: string): string {
  const isOurs = (value: string) => /^(?:Phase |Milestone |Planning |\[|v\d)/i.test(value);
  const edits = rewriteField(readState(text).field('Current focus'), (value) =>
    isOurs(value) ? focus : null,
  );
  return splice(text, edits);
}

function noteDeferred(text: string, point: OpenPoint, version: string, date: string): string {
  const [title, deferredAt] = [/^deferred items$/i, /^deferred/i];
  const ready =
    findSection(text, title) === null ? appendSection(text, '## Deferred Items', DEFERRED_ITEMS) : text;
  const own = [
    [/^category$/i, point.category],
    [/^item$/i, point.item],
    [/^status$/i, point.status],
    [/^milestone$/i, version],
  ] as const;
  const table = tableIn(ready, title, [/^category$/i, /^item$/i, /^status$/i]);
  if (table === null) return text;
  const isThere = table.rows.some((row) =>
    own.every(([column, value]) => [value, undefined].includes(cellOf(table, row, column))),
  );
  return isThere ? text : addRow(ready, table, [...own, [deferredAt, date]]);
}
