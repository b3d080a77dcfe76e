// Updates a roadmap's checkboxes, plan counts and progress table from the disk. Text that a person added to them stays;
// a phase without plans on disk is not touched.

import { countOf } from '../../text/count-of.ts';
import type { Edit } from '../../text/markdown/splice.ts';
import { phaseKey } from '../documents/phase-id.ts';
import { canonicalPlanId } from '../documents/plan-id.ts';
import type { Requirements } from '../documents/requirements.ts';
import type { Checkbox, ProgressRow, Roadmap, RoadmapPhase } from '../documents/roadmap.ts';
import { diskStatus, type PhaseFacts } from './phase-facts.ts';
import type { Standing } from './standing.ts';

/** `today` as `2026-01-31`, for phases whose verification has no date. */
export function roadmapEdits(
  roadmap: Roadmap,
  phases: readonly PhaseFacts[],
  today: string,
): readonly Edit[] {
  const { text } = roadmap.document;
  return phases.flatMap((facts) => {
    const key = phaseKey(facts.number);
    const phase = roadmap.phases.find(({ number }) => phaseKey(number) === key);
    const rows = roadmap.progress.filter((row) => phaseKey(row.phase) === key);
    return [
      ...(phase === undefined ? [] : phaseEdits(text, phase, facts, today)),
      ...rows.flatMap((row) => rowEdits(row, facts, today)),
    ];
  });
}

function phaseEdits(text: string, phase: RoadmapPhase, facts: PhaseFacts, today: string): readonly Edit[] {
  const edits: Edit[] = [];
  const done = new Map(facts.plans.map((plan) => [canonicalPlanId(plan.id).toLowerCase(), plan.done]));
  for (const { id, checkbox } of phase.plans) {
    const isDone = done.get(canonicalPlanId(id).toLowerCase()) ?? done.get(padded(id));
    if (isDone !== undefined && isDone !== checkbox.checked) edits.push(tick(checkbox, isDone));
  }
  if (phase.plansValue !== null && facts.plans.length > 0)
    edits.push({
      ...phase.plansValue,
      text: counted(text.slice(phase.plansValue.start, phase.plansValue.end), facts),
    });
  if (phase.checkbox !== null && !phase.checkbox.checked && diskStatus(facts) === 'complete') {
    edits.push(tick(phase.checkbox, true), ...completedOn(text, phase.checkbox, facts.verifiedOn ?? today));
  }
  return edits.filter((edit) => text.slice(edit.start, edit.end) !== edit.text);
}

/** `01-02` of `1-2`. */
function padded(id: string): string {
  return id.replaceAll(/(^|-)(\d)(?=-|$)/g, '$10$2').toLowerCase();
}

const COUNT = /^(?:(\d+\s*\/\s*)?\d+\s+plans?(?:\s+(?:complete|executed))?|TBD$|\[Number of plans[^\]]*\]$)/i;

/** Uses gsd-core's words, which change once the phase is verified. A person's text there or after it stays. */
function counted(value: string, facts: PhaseFacts): string {
  const [found, fraction] = COUNT.exec(value) ?? [];
  if (found === undefined) return value;
  const all = facts.plans.length;
  const done = facts.plans.filter((plan) => plan.done).length;
  const state = diskStatus(facts) === 'complete' ? 'complete' : 'executed';
  const count =
    done === 0 && fraction === undefined ? `${countOf(all, 'plan')}` : `${done}/${all} plans ${state}`;
  return count + value.slice(found.length);
}

function tick({ mark }: Checkbox, checked: boolean): Edit {
  return { start: mark, end: mark + 1, text: checked ? 'x' : ' ' };
}

function completedOn(text: string, { line }: Checkbox, date: string): readonly Edit[] {
  const end = line.start + text.slice(line.start, line.end).trimEnd().length;
  if (/\(completed [^()]*\)$/.test(text.slice(line.start, end))) return [];
  return [{ start: end, end, text: ` (completed ${date})` }];
}

function rowStatus(complete: boolean, done: number): string {
  if (complete) return 'Complete';
  return done > 0 ? 'In Progress' : 'Planned';
}

function rowEdits(row: ProgressRow, facts: PhaseFacts, today: string): readonly Edit[] {
  if (facts.plans.length === 0 || row.says === 'deferred') return [];
  const complete = diskStatus(facts) === 'complete';
  // It may predate verifications: the table is the only evidence.
  if (!complete && row.says === 'complete') return [];
  const done = facts.plans.filter((plan) => plan.done).length;
  const dated = /\d{4}-\d{2}-\d{2}/.test(row.completed?.text ?? '');
  const cells = [
    { cell: row.plans, text: `${done}/${facts.plans.length}` },
    ...(row.says === 'complete' ? [] : [{ cell: row.status, text: rowStatus(complete, done) }]),
    ...(complete && !dated ? [{ cell: row.completed, text: facts.verifiedOn ?? today }] : []),
  ];
  return cells.flatMap(({ cell, text }) => {
    if (cell === null || cell.text.toLowerCase() === text.toLowerCase()) return [];
    return [{ start: cell.start, end: cell.end, text: cell.start === cell.end ? `${text} ` : text }];
  });
}

// Updates the checkboxes and the traceability of requirements from verifications. A person's tick stays, unless a
// verification contradicts it.
export function requirementEdits(
  requirements: Requirements,
  standing: Standing,
  roadmap: Roadmap | null,
): readonly Edit[] {
  const { phases } = standing;
  const held = requirements.traces.filter(({ status }) => HELD.test(status.text)).map(({ id }) => id);
  const unmet = keysOf(phases.flatMap((phase) => unmetIn(phase, roadmap)));
  const away = new Set([...unmet, ...keysOf(held)]);
  const met = keysOf(phases.flatMap((phase) => metIn(phase, roadmap, standing)));
  const is = (ids: ReadonlySet<string>, id: string) => ids.has(id.toUpperCase());
  const isDone = (id: string) => is(met, id) && !is(away, id);
  const boxes = requirements.items.flatMap(({ id, checked, mark }): readonly Edit[] => {
    const wanted = checked ? !is(unmet, id) : isDone(id);
    return wanted === checked ? [] : [{ start: mark, end: mark + 1, text: wanted ? 'x' : ' ' }];
  });
  const traces = requirements.traces.flatMap(({ id, status: { text, start, end } }): readonly Edit[] => {
    const isComplete = /^complete/i.test(text);
    if (isComplete && is(unmet, id)) return [{ start, end, text: GAPS_FOUND }];
    return !isComplete && isDone(id) ? [{ start, end, text: 'Complete' }] : [];
  });
  return [...boxes, ...traces];
}

/** Statuses that a person decided. */
const HELD = /^(?:blocked|deferred|dropped|cancell?ed|moved|out of scope)\b/i;

/** gsd-core's term for a requirement marked complete too early. */
const GAPS_FOUND = 'Gaps Found';

/** The roadmap's tick of a phase verifies nothing; in a project without verification, done plans are enough. */
function metIn(phase: PhaseFacts, roadmap: Roadmap | null, { verifier }: Standing): readonly string[] {
  if (diskStatus(phase) === 'complete') return [...phase.requirementsCompleted, ...servedBy(phase, roadmap)];
  return phase.verification === null && !verifier ? phase.requirementsCompleted : [];
}

/** All requirements of the phase except those that its verification calls satisfied. */
function unmetIn(phase: PhaseFacts, roadmap: Roadmap | null): readonly string[] {
  if (phase.verification !== 'gaps_found') return [];
  const { coverage = [] } = phase;
  const satisfied = keysOf(coverage.filter((one) => one.satisfied).map(({ id }) => id));
  const own = [...phase.requirementsCompleted, ...servedBy(phase, roadmap), ...coverage.map(({ id }) => id)];
  return own.filter((id) => !satisfied.has(id.toUpperCase()));
}

function servedBy({ number }: PhaseFacts, roadmap: Roadmap | null): readonly string[] {
  const key = phaseKey(number);
  return roadmap?.phases.find((phase) => phaseKey(phase.number) === key)?.requirements ?? [];
}

function keysOf(ids: readonly string[]): ReadonlySet<string> {
  return new Set(ids.map((id) => id.toUpperCase()));
}
