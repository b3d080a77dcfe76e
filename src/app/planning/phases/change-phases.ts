// Adds, inserts, removes and changes phases: their sections, folders and numbers, and whatever refers to them. Nothing is
// committed, and the folder of a removed phase is kept under `.msw/planning/removed`.

import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../../adapters/files/make-folder.ts';
import { mswPath, openMswSubfolder } from '../../../adapters/files/msw-folder.ts';
import { writeDocument } from '../../../adapters/files/write-document.ts';
import { noSuchPhase, type PhaseFacts } from '../../../core/planning/documents/phase-facts.ts';
import {
  comparePhases,
  folderPhase,
  isBacklog,
  numbered,
  phaseFolderName,
  phaseKey,
} from '../../../core/planning/documents/phase-id.ts';
import type { Roadmap } from '../../../core/planning/documents/roadmap.ts';
import { readState } from '../../../core/planning/documents/state.ts';
import { milestoneTitle } from '../../../core/planning/milestones/milestone.ts';
import { BEGIN } from '../../../core/planning/milestones/open-points.ts';
import {
  changedPhase,
  type PhaseChange,
  withoutPhase,
  withPhase,
} from '../../../core/planning/phases/edit-roadmap.ts';
import { numberEdits, placeEdits } from '../../../core/planning/phases/position.ts';
import {
  insertedNumber,
  mentionsRenumbered,
  numberWithout,
  type Renumber,
  writtenNumber,
} from '../../../core/planning/phases/renumber.ts';
import { mirrored } from '../../../core/planning/writing/mirror-state.ts';
import { splice } from '../../../core/text/markdown/splice.ts';
import { plainLine } from '../../../core/text/plain-line.ts';
import {
  isRefusal,
  type PlanningRefusal,
  planningConfigOf,
  refusedPlanning,
  type Texts,
  underGsdLocks,
  writeTexts,
} from '../documents/documents.ts';
import { foldersIn, newPhasePlace, phasePlace, phasePlaces } from '../documents/phase-place.ts';
import { type PlanningProject, readProject } from '../documents/read-project.ts';
import { milestoneIn } from '../milestones/open-milestone.ts';
import { foldersRenumbered, renumberObjection } from './renumber-folders.ts';

export type PhasesChanged =
  | {
      readonly status: 'done';
      readonly number: string;
      readonly name: string;
      /** Relative to the project: its folder, or where a removed one is kept; null when there is none. */
      readonly folder: string | null;
      /** Folders that were renamed, from and to. */
      readonly renamed: readonly (readonly [from: string, to: string])[];
    }
  | PlanningRefusal;

/** Behind the last phase of the milestone; refused while that is closed. */
export function addPhase(project: PlanningProject, name: string): Promise<PhasesChanged> {
  return changed(project, (now, roadmap) => {
    const found = milestoneIn(now);
    if (found.status === 'closed')
      return refusedPlanning(
        `Milestone ${milestoneTitle(found.milestone)} is closed, and a phase needs an open one: ${BEGIN} begins it.`,
      );
    const known = [...numbersIn(roadmap), ...(roadmap.phases.length === 0 ? roadmap.elsewhere : [])];
    const folders = phasePlaces(now.root)
      .flatMap((place) => foldersIn(now.root, place))
      .flatMap((one) => folderPhase(one) ?? []);
    const last = lastWhole([...known, ...folders].filter((one) => !isBacklog(one)));
    const after =
      roadmap.phases
        .map((one) => one.number)
        .toSorted(comparePhases)
        .at(-1) ?? null;
    return added(now, roadmap, { number: String(last + 1), name, after, isInserted: false });
  });
}

/** As the next decimal behind a phase: `02.1`. */
export function insertPhase(project: PlanningProject, after: string, name: string): Promise<PhasesChanged> {
  return changed(project, (now, roadmap) => {
    const own = numbered(roadmap.phases, after);
    if (own === undefined) return withoutSection(now, after);
    const number = insertedNumber(own.number, numbersIn(roadmap));
    return added(now, roadmap, { number, name, after: own.number, isInserted: true });
  });
}

function numbersIn({ phases, withoutDetails }: Roadmap): readonly string[] {
  return [...phases.map(({ number }) => number), ...withoutDetails];
}

function added(
  now: PlanningProject,
  roadmap: Roadmap,
  phase: Parameters<typeof withPhase>[1],
): PhasesChanged {
  const { root, planning, state } = now;
  const { number, name, isInserted } = phase;
  const folder = newPhasePlace(root, phaseFolderName(number, name, planningConfigOf(planning).projectCode));
  const written = writeTexts(planning, [['ROADMAP.md', withPhase(roadmap, phase)]], ['STATE.md']);
  if (isRefusal(written)) return written;
  makeFolder(join(root, folder));
  writeDocument(root, `${folder}/.gitkeep`, '');
  const count = now.phases.length;
  const total = isInserted ? count : Number.parseInt(number, 10);
  const text = state?.document.text ?? null;
  if (text !== null) {
    const totals = [count, total - 1].map((from) => [from, total] as const);
    const noted = withTotal(text, isInserted ? [] : totals);
    writeTexts(planning, [['STATE.md', counted(text, noted, now)]]);
  }
  return { status: 'done', number, name, folder, renamed: [] };
}

/** Refused while the phase has done plans, unless forced, and while phases were inserted behind it. */
export function removePhase(
  project: PlanningProject,
  typed: string,
  isForced: boolean,
): Promise<PhasesChanged> {
  return changed(project, (now, roadmap) => {
    const gone = numbered(roadmap.phases, typed);
    const facts = numbered(now.phases, typed);
    if (gone === undefined || facts === undefined) return withoutSection(now, typed);
    const below = numbersIn(roadmap).filter((one) => phaseKey(one).startsWith(`${phaseKey(gone.number)}.`));
    if (below.length > 0)
      return refusedPlanning(`Phase ${typed} has inserted phases (${below.join(', ')}): remove them first.`);
    const done = facts.plans.filter((plan) => plan.done).map(({ id }) => id);
    if (done.length > 0 && !isForced)
      return refusedPlanning(
        `Phase ${typed} has plans that are done (${done.join(', ')}), and its commits would be of no phase: --force removes it all the same.`,
      );
    const renumber: Renumber = (number) => numberWithout(gone.number, number);
    return removed(now, roadmap, { gone, facts, renumber });
  });
}

function withoutSection({ phases }: PlanningProject, typed: string) {
  const listed = numbered(phases, typed);
  if (listed === undefined) return refusedPlanning(noSuchPhase(phases, typed));
  const { number, name } = listed;
  return refusedPlanning(
    `Phase ${number} has no section in ROADMAP.md: add "### Phase ${number}: ${plainLine(name, 60) || 'Name'}" with its goal first.`,
  );
}

interface Removal {
  readonly gone: Roadmap['phases'][number];
  readonly facts: PhaseFacts;
  readonly renumber: Renumber;
}

function removed(now: PlanningProject, roadmap: Roadmap, { gone, facts, renumber }: Removal): PhasesChanged {
  const { root, planning, state, requirements } = now;
  const keep = openMswSubfolder(root, 'planning', 'removed');
  if (keep.status !== 'ok') return refusedPlanning(`${keep.reason}: nothing was removed.`);
  const taken = renumberObjection(now, renumber);
  if (taken !== null) return refusedPlanning(`${taken} Nothing was removed.`);
  const asked = requirements?.document.text ?? null;
  const kept = facts.folder === null ? null : keptPlace(root, facts.folder);
  const move =
    kept === null ? null : ([join(root, phasePlace(root, facts.folder ?? '')), join(root, kept)] as const);
  if (move !== null) renameSync(...move);
  const texts: Texts = [
    ['ROADMAP.md', withoutPhase(roadmap, gone, renumber)],
    ...(asked === null ? [] : [['REQUIREMENTS.md', tracesRenumbered(asked, renumber)] as const]),
  ];
  const written = writeTexts(planning, texts, ['STATE.md']);
  if (isRefusal(written)) {
    if (move !== null) renameSync(move[1], move[0]);
    return written;
  }
  const renamed = foldersRenumbered(now, renumber);
  if (state !== null) writeTexts(planning, [['STATE.md', stateWithout(state.document.text, now, renumber)]]);
  return { status: 'done', number: gone.number, name: gone.name, folder: kept, renamed };
}

/** A free name under `.msw/planning/removed`. */
function keptPlace(root: string, folder: string): string {
  const names = [folder, ...Array.from({ length: 100 }, (_, at) => `${folder}-${at + 2}`)];
  const free = names.find((one) => !existsSync(mswPath(root, 'planning', 'removed', one)));
  return `.msw/planning/removed/${free ?? folder}`;
}

/** `| B-01 | Phase 3 | Pending |`; a requirement of the removed phase has none. */
function tracesRenumbered(text: string, renumber: Renumber): string {
  return text
    .split('\n')
    .map((line) =>
      line.trimStart().startsWith('|')
        ? mentionsRenumbered(line, (one) => renumber(one) ?? 'TBD', null)
        : line,
    )
    .map((line) => line.replace(/\bPhase TBD\b/g, 'TBD'))
    .join('\n');
}

/** `now` is the project before. */
function stateWithout(text: string, now: PlanningProject, renumber: Renumber): string {
  const { root, planning, phases } = now;
  const after = readProject(root, planning);
  const own = readState(text).currentPhase;
  const number = own === null ? null : (renumber(own) ?? own);
  const target =
    (number === null ? undefined : numbered(after.phases, number)) ??
    after.phases.toSorted((a, b) => comparePhases(a.number, b.number)).at(-1);
  // What stays in its phase keeps its words.
  const before = own === null ? undefined : numbered(phases, own);
  const isSame = before !== undefined && before.name === target?.name;
  const state = readState(text);
  const edits = isSame ? numberEdits(state, renumber) : target === undefined ? [] : placeEdits(state, target);
  const placed = own === null ? text : splice(text, edits);
  const totalled = withTotal(placed, [
    [phases.length, after.phases.length],
    [lastWhole(numbersOf(phases)), lastWhole(numbersOf(after.phases))],
  ]);
  const noted = totalled.replace(
    /^([-*] \[Phase )([^\]\s]{1,20})(?=\])/gm,
    (_, before: string, one: string) => before + (writtenNumber(one, renumber) ?? one),
  );
  return counted(text, noted, now);
}

/** `2 of 3` when 3 is one of the counts from before; each is given with the one from now. */
function withTotal(text: string, counts: readonly (readonly [from: number, to: number])[]): string {
  const field = readState(text).field('Phase');
  const [, before = '', said] = /^(\S+ of )(\d+)/.exec(field?.value ?? '') ?? [];
  const total = counts.find(([from]) => from === Number(said))?.[1];
  if (total === undefined || field === null || said === undefined) return text;
  const start = field.start + before.length;
  return splice(text, [{ start, end: start + said.length, text: String(total) }]);
}

const numbersOf = (phases: readonly PhaseFacts[]) => phases.map(({ number }) => number);

function lastWhole(numbers: readonly string[]): number {
  return Math.max(0, ...numbers.map((one) => Number.parseInt(one, 10)).filter(Number.isInteger));
}

/** With the counters, if STATE counted the phases of this milestone before. */
function counted(before: string, after: string, { root, planning, standing }: PlanningProject): string {
  const { progress: said } = readState(before);
  const is = readProject(root, planning).standing.progress;
  const counters = Object.fromEntries(
    (['total_phases', 'total_plans'] as const)
      .filter((key) => said[key] !== undefined && Number(said[key]) === standing.progress[key])
      .map((key) => [key, is[key]]),
  );
  const now = new Date().toISOString();
  return mirrored(before, after, { counters: counters.total_phases === undefined ? {} : counters, now });
}

export function editPhase(
  project: PlanningProject,
  typed: string,
  change: PhaseChange,
): Promise<PhasesChanged> {
  return changed(project, (now, roadmap) => {
    const own = numbered(roadmap.phases, typed);
    if (own === undefined) return withoutSection(now, typed);
    const { state } = now;
    const text = changedPhase(roadmap, own, change);
    const written = writeTexts(now.planning, [['ROADMAP.md', text]], ['STATE.md']);
    if (isRefusal(written)) return written;
    const name = change.name ?? own.name;
    const isHere = state?.currentPhase != null && phaseKey(state.currentPhase) === phaseKey(own.number);
    const facts = numbered(now.phases, own.number);
    if (state !== null && isHere && change.name !== undefined && facts !== undefined) {
      const said = state.document.text;
      const renamed = splice(said, placeEdits(state, { ...facts, name }));
      writeTexts(now.planning, [['STATE.md', mirrored(said, renamed, { now: new Date().toISOString() })]]);
    }
    const folder = facts?.folder == null ? null : phasePlace(now.root, facts.folder);
    return { status: 'done', number: own.number, name, folder, renamed: [] };
  });
}

function changed(
  { root, planning }: PlanningProject,
  change: (now: PlanningProject, roadmap: Roadmap) => PhasesChanged,
): Promise<PhasesChanged> {
  return underGsdLocks(planning, () => {
    const now = readProject(root, planning);
    if (now.roadmap === null)
      return refusedPlanning('.planning/ROADMAP.md is missing: begin with /msw:init.');
    return change(now, now.roadmap);
  });
}
