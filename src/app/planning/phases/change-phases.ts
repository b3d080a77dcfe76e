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
import { readState, type StateDocument } from '../../../core/planning/documents/state.ts';
import { milestoneTitle } from '../../../core/planning/milestones/milestone.ts';
import { BEGIN } from '../../../core/planning/milestones/open-points.ts';
import {
  changedPhase,
  type PhaseChange,
  withoutPhase,
  withPhase,
} from '../../../core/planning/phases/edit-roadmap.ts';
import { nameEdits } from '../../../core/planning/phases/position.ts';
import {
  documentRenumbered,
  insertedNumber,
  mentionsRenumbered,
  numberWithout,
  type Renumber,
} from '../../../core/planning/phases/renumber.ts';
import { stateWithout } from '../../../core/planning/phases/state-without.ts';
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
import { foldersRenumbered, planIds, renumberObjection } from './renumber-folders.ts';

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
  const { root, planning } = now;
  const { number, name } = phase;
  const folder = newPhasePlace(root, phaseFolderName(number, name, planningConfigOf(planning).projectCode));
  const written = writeTexts(planning, [['ROADMAP.md', withPhase(roadmap, phase)]], ['STATE.md']);
  if (isRefusal(written)) return written;
  makeFolder(join(root, folder));
  writeDocument(root, `${folder}/.gitkeep`, '');
  noteInState(now);
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
    // 12A and 12B keep the number 12 taken: 13 stays behind them.
    const isShared = numbersIn(roadmap).some((one) => isLetterOf(one, gone.number));
    const renumber: Renumber = (number) =>
      isShared && phaseKey(number) !== phaseKey(gone.number) ? number : numberWithout(gone.number, number);
    return removed(now, roadmap, { gone, facts, renumber });
  });
}

function isLetterOf(number: string, whole: string): boolean {
  const [, own] = /^(\d+)[A-Za-z]$/.exec(number) ?? [];
  return own !== undefined && phaseKey(own) === phaseKey(whole);
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
  const { root, planning, requirements } = now;
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
  const plans = planIds(now);
  noteInState(now, (state, after) =>
    documentRenumbered(stateWithout(state, [now.phases, after], renumber), renumber, plans),
  );
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

/** Also the totals and counters that say how many phases and plans there are. @param now the project before */
function noteInState(
  now: PlanningProject,
  change: (state: StateDocument, phases: readonly PhaseFacts[]) => string = ({ document }) => document.text,
): void {
  const { root, planning, state, phases, standing } = now;
  if (state === null) return;
  const after = readProject(root, planning);
  const noted = withTotal(change(state, after.phases), [
    [lastWhole(numbersOf(phases)), lastWhole(numbersOf(after.phases))],
    [phases.length, after.phases.length],
  ]);
  const [is, { progress: said }] = [after.standing.progress, state];
  const isCounted = (key: 'total_phases' | 'total_plans') => Number(said[key]) === standing.progress[key];
  const plans = isCounted('total_plans') ? { total_plans: is.total_plans } : {};
  // Some projects count those of all milestones.
  const counters = isCounted('total_phases') ? { total_phases: is.total_phases, ...plans } : {};
  const text = mirrored(state.document.text, noted, { counters, now: new Date().toISOString() });
  writeTexts(planning, [['STATE.md', text]]);
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

export function editPhase(
  project: PlanningProject,
  typed: string,
  change: PhaseChange,
): Promise<PhasesChanged> {
  return changed(project, (now, roadmap) => {
    const own = numbered(roadmap.phases, typed);
    if (own === undefined) return withoutSection(now, typed);
    const written = writeTexts(
      now.planning,
      [['ROADMAP.md', changedPhase(roadmap, own, change)]],
      ['STATE.md'],
    );
    if (isRefusal(written)) return written;
    const facts = numbered(now.phases, own.number);
    const name = change.name ?? own.name;
    noteInState(now, (state, phases) => {
      const renamed =
        numbered([{ number: state.currentPhase ?? '' }], own.number) && numbered(phases, own.number);
      const edits = renamed && change.name !== undefined ? nameEdits(state, renamed, own.name) : [];
      return splice(state.document.text, edits);
    });
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
