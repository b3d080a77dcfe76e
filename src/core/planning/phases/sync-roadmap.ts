// Updates a roadmap's checkboxes, plan counts and progress table from the disk, each edit with its reason. Text that a
// person added to them stays; a phase without plans on disk is not touched.

import { countOf } from '../../text/count-of.ts';
import type { Edit } from '../../text/markdown/splice.ts';
import { diskStatus, type PhaseFacts, withoutPlans } from '../documents/phase-facts.ts';
import { numbered } from '../documents/phase-id.ts';
import { isSamePlan } from '../documents/plan-id.ts';
import type { ProgressRow } from '../documents/progress-rows.ts';
import type { Requirements } from '../documents/requirements.ts';
import type { Roadmap, RoadmapPhase } from '../documents/roadmap.ts';
import type { Checkbox } from '../documents/roadmap-lines.ts';
import type { Standing } from './standing.ts';

export interface ReasonedEdit extends Edit {
  /** A clause: `01-02 has its summary`. */
  readonly why: string;
}

export interface RoadmapChange {
  /** `2026-01-31`, for phases whose verification has no date. */
  readonly today: string;
  /** The canonical ids of the plans whose boxes are set; by default all. */
  readonly boxes?: readonly string[] | null;
  /** The plans were written just now: a table that counts more is older. */
  readonly planned?: boolean;
  /** Whether what follows from a verification is written; by default it is. */
  readonly verified?: boolean;
}

export function roadmapEdits(
  roadmap: Roadmap,
  phases: readonly PhaseFacts[],
  change: RoadmapChange,
): readonly ReasonedEdit[] {
  const { text } = roadmap.document;
  return phases.flatMap((facts) => {
    const phase = numbered(roadmap.phases, facts.number);
    const row = numbered(roadmap.progress, facts.number);
    return [
      ...(phase === undefined ? [] : phaseEdits(text, phase, facts, change)),
      ...(row === undefined ? [] : rowEdits(row, facts, change)),
    ];
  });
}

function phaseEdits(
  text: string,
  phase: RoadmapPhase,
  facts: PhaseFacts,
  { today, boxes = null, verified = true }: RoadmapChange,
): readonly ReasonedEdit[] {
  const edits: ReasonedEdit[] = [];
  for (const { id, checkbox, done } of plansBoth(phase, facts)) {
    if (boxes !== null && !boxes.some((one) => isSamePlan(one, id))) continue;
    if (done && !checkbox.checked) edits.push({ ...tick(checkbox), why: `${id} has its summary` });
  }
  if (phase.plansValue !== null && facts.plans.length > 0)
    edits.push({
      ...phase.plansValue,
      text: counted(text.slice(phase.plansValue.start, phase.plansValue.end), facts, boxes === null),
      why: countWhy(facts),
    });
  if (verified && phase.checkbox?.checked === false && diskStatus(facts) === 'complete') {
    const why = `the verification of phase ${facts.number} passed`;
    const dated = completedOn(text, phase.checkbox, facts.verifiedOn ?? today);
    edits.push(...[tick(phase.checkbox), ...dated].map((edit) => ({ ...edit, why })));
  }
  return edits.filter((edit) => text.slice(edit.start, edit.end) !== edit.text);
}

function countWhy({ plans }: PhaseFacts): string {
  const done = plans.filter((plan) => plan.done).length;
  return `${done} of ${countOf(plans.length, 'plan has its summary', 'plans have summaries')}`;
}

/** The plans that the roadmap lists and the disk has. */
function plansBoth({ plans }: RoadmapPhase, facts: PhaseFacts) {
  return plans.flatMap(({ id, checkbox }) => {
    const own = facts.plans.find((plan) => isSamePlan(plan.id, id));
    return own === undefined ? [] : [{ id, checkbox, done: own.done }];
  });
}

/**
 * What the roadmap claims of a phase and the disk does not show, in one sentence: a plan or phase ticked with open
 * plans, a count above that of the plans or summaries, a table and a box that contradict each other. Null for none.
 */
export function claimBeyondDisk(roadmap: Roadmap, facts: PhaseFacts): string | null {
  const phase = numbered(roadmap.phases, facts.number);
  const row = numbered(roadmap.progress, facts.number);
  if (facts.plans.length === 0) return claimOfSummaries(roadmap, facts);
  const claim = phase === undefined ? null : claimOfPhase(roadmap, phase, facts);
  return claim ?? (row === undefined ? null : claimOfRow(row, phase?.checkbox ?? null, facts));
}

function claimOfSummaries({ checkboxes }: Roadmap, facts: PhaseFacts): string | null {
  const isOver =
    diskStatus(facts) === 'complete' || numbered(checkboxes, facts.number)?.checkbox.checked === true;
  return isOver ? null : withoutPlans(facts);
}

function claimOfPhase(roadmap: Roadmap, phase: RoadmapPhase, facts: PhaseFacts): string | null {
  const { number, plans } = facts;
  const counts = countedPlans(roadmap, phase);
  if (counts > plans.length)
    return `ROADMAP.md counts ${countOf(counts, 'plan')} of phase ${number}, and its folder has ${plans.length}.`;
  const ticked = plansBoth(phase, facts).find((one) => one.checkbox.checked && !one.done);
  if (ticked !== undefined) return `ROADMAP.md ticks ${ticked.id}, which has no summary.`;
  const open = plans.filter((plan) => !plan.done).map(({ id }) => id);
  return phase.checkbox?.checked === true && open.length > 0
    ? `ROADMAP.md ticks phase ${number}, of which ${open.join(', ')} ${open.length === 1 ? 'has' : 'have'} no summary.`
    : null;
}

function claimOfRow(row: ProgressRow, checkbox: Checkbox | null, facts: PhaseFacts): string | null {
  const { number, plans } = facts;
  const done = plans.filter((plan) => plan.done).length;
  const rowDone = Number(/^(\d{1,6})\s*\//.exec(row.plans.text)?.[1] ?? 0);
  if (rowDone > done)
    return `The table of ROADMAP.md counts ${rowDone} plans of phase ${number} as done, and ${countOf(done, 'has a summary', 'have summaries')}.`;
  return row.says === 'complete' && checkbox?.checked === false && diskStatus(facts) !== 'complete'
    ? `The table of ROADMAP.md calls phase ${number} complete, its box is open, and no verification decides.`
    : null;
}

/** 8 of `**Plans**: 8 plans`; 0 without such a count. */
function countedPlans({ document }: Roadmap, { plansValue }: RoadmapPhase): number {
  const told = plansValue === null ? '' : document.text.slice(plansValue.start, plansValue.end);
  return Number(/^(\d{1,6}) plans?\b/i.exec(told)?.[1] ?? 0);
}

const COUNT =
  /^(?:(\d+\s*\/\s*)?\d+\s+plans?\b(?:\s+(?:complete|executed))?|TBD(?=$|\s*\(research:)|\[Number of plans[^\]]*\]$)/i;

/**
 * Uses gsd-core's words, which change once the phase is verified. A person's text there or after it stays.
 * @param isSync no event counts: `2 plans` stays while there are two
 */
function counted(value: string, facts: PhaseFacts, isSync: boolean): string {
  const [found, fraction] = COUNT.exec(value) ?? [];
  const all = facts.plans.length;
  const done = facts.plans.filter((plan) => plan.done).length;
  // Somebody counts more.
  if (found === undefined || Number.parseInt(fraction ?? '0', 10) > done) return value;
  if (isSync && fraction === undefined && Number.parseInt(found, 10) === all) return value;
  const state = diskStatus(facts) === 'complete' ? 'complete' : 'executed';
  const count =
    done === 0 && fraction === undefined ? `${countOf(all, 'plan')}` : `${done}/${all} plans ${state}`;
  // The same count: no event has made it less.
  return found.replace(/complete$/i, 'executed') === count ? value : count + value.slice(found.length);
}

function tick({ mark }: Checkbox): Edit {
  return { start: mark, end: mark + 1, text: 'x' };
}

function completedOn(text: string, { line }: Checkbox, date: string): readonly Edit[] {
  const end = line.start + text.slice(line.start, line.end).trimEnd().length;
  if (/\(completed [^()]*\)$/.test(text.slice(line.start, end))) return [];
  return [{ start: end, end, text: ` (completed ${date})` }];
}

function rowStatus(facts: PhaseFacts, status: string, verified: boolean): string {
  if (diskStatus(facts) === 'complete') return verified ? 'Complete' : status;
  // Work begins before its first summary.
  return facts.plans.some(({ done }) => done) || /^in progress$/i.test(status) ? 'In Progress' : 'Planned';
}

/** False where the cells are shifted, or somebody counts more plans than these. */
function countsNoMore({ plans }: ProgressRow, facts: PhaseFacts, planned: boolean): boolean {
  const said = /^(?:(\d{1,6})\s*\/\s*(\d{1,6}|\?)|TBD|[-—]?$)/i.exec(plans.text);
  const done = facts.plans.filter((plan) => plan.done).length;
  if (said === null || Number(said[1] ?? 0) > done) return false;
  return planned || !(Number(said[2] ?? 0) > facts.plans.length);
}

/** The same count of an open phase, with a status in a person's own words. */
function isToldOtherwise({ plans, status }: ProgressRow, count: string, complete: boolean): boolean {
  return (
    !complete &&
    plans.text === count &&
    !/^(?:not started|planned|in progress|[-—]?)$/i.test(status?.text ?? '')
  );
}

function isUndated({ completed }: ProgressRow, isOver: boolean): boolean {
  return isOver && !/\d{4}-\d{2}-\d{2}/.test(completed?.text ?? '');
}

function rowEdits(
  row: ProgressRow,
  facts: PhaseFacts,
  { today, planned = false, verified = true }: RoadmapChange,
): readonly ReasonedEdit[] {
  if (facts.plans.length === 0 || row.says === 'deferred') return [];
  const complete = diskStatus(facts) === 'complete';
  // It may predate verifications: the table is the only evidence.
  if (!complete && row.says === 'complete') return [];
  const done = facts.plans.filter((plan) => plan.done).length;
  if (!countsNoMore(row, facts, planned)) return [];
  const count = `${done}/${facts.plans.length}`;
  const cells = [
    { cell: row.plans, text: count },
    ...(row.says === 'complete' || isToldOtherwise(row, count, complete)
      ? []
      : [{ cell: row.status, text: rowStatus(facts, row.status?.text ?? '', verified) }]),
    ...(isUndated(row, complete && verified)
      ? [{ cell: row.completed, text: facts.verifiedOn ?? today }]
      : []),
  ];
  return cells.flatMap(({ cell, text }) => {
    if (cell === null || cell.text.toLowerCase() === text.toLowerCase()) return [];
    const written = cell.start === cell.end ? `${text} ` : text;
    const why = complete ? `the verification of phase ${facts.number} passed` : countWhy(facts);
    return [{ start: cell.start, end: cell.end, text: written, why }];
  });
}

/**
 * Updates the checkboxes and the traceability of these phases' requirements from the verifications of all. A person's
 * tick stays, unless a verification contradicts it.
 */
export function requirementEdits(
  requirements: Requirements,
  standing: Standing,
  roadmap: Roadmap | null,
  of: readonly PhaseFacts[],
): readonly ReasonedEdit[] {
  const { phases } = standing;
  const about = keysOf(of.flatMap((phase) => requirementsOf(phase, roadmap)));
  const held = requirements.traces.filter(({ status }) => isHeld(status.text)).map(({ id }) => id);
  const unmet = keysOf(phases.flatMap((phase) => unmetIn(phase, roadmap)));
  const away = new Set([...unmet, ...keysOf(held)]);
  const met = keysOf(phases.flatMap((phase) => metIn(phase, roadmap, standing)));
  const is = (ids: ReadonlySet<string>, id: string) => ids.has(id.toUpperCase());
  const isAsked = ({ id }: { readonly id: string }) => is(about, id);
  const why = (id: string) =>
    is(unmet, id) ? `a verification found gaps in ${id}` : `the phase of ${id} is verified`;
  const isDone = (id: string) => is(met, id) && !is(away, id);
  const boxes = requirements.items.filter(isAsked).flatMap(({ id, checked, mark }) => {
    const wanted = checked ? !is(unmet, id) : isDone(id);
    return wanted === checked ? [] : [{ start: mark, end: mark + 1, text: wanted ? 'x' : ' ', why: why(id) }];
  });
  const traces = requirements.traces.filter(isAsked).flatMap(({ id, status: { text, start, end } }) => {
    const isComplete = /^complete/i.test(text);
    if (isComplete && is(unmet, id)) return [{ start, end, text: GAPS_FOUND, why: why(id) }];
    return WAITING.test(text) && isDone(id) ? [{ start, end, text: 'Complete', why: why(id) }] : [];
  });
  return [...boxes, ...traces];
}

/** GSD's statuses of what is still to be done; any other is a person's decision. */
const WAITING =
  /^(?:(?:pending|in progress|gaps found|planned|not started|open|active|partial|tbd)\b|[-—]?$)/i;

/** A sign without words decides nothing. */
function isHeld(status: string): boolean {
  return /\p{L}/u.test(status) && !WAITING.test(status) && !/^complete/i.test(status);
}

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
  return requirementsOf(phase, roadmap).filter((id) => !satisfied.has(id.toUpperCase()));
}

function requirementsOf(phase: PhaseFacts, roadmap: Roadmap | null): readonly string[] {
  const covered = (phase.coverage ?? []).map(({ id }) => id);
  return [...phase.requirementsCompleted, ...servedBy(phase, roadmap), ...covered];
}

function servedBy({ number }: PhaseFacts, roadmap: Roadmap | null): readonly string[] {
  return numbered(roadmap?.phases, number)?.requirements ?? [];
}

function keysOf(ids: readonly string[]): ReadonlySet<string> {
  return new Set(ids.map((id) => id.toUpperCase()));
}
