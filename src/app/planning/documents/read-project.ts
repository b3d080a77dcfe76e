// Reads a project's planning folder: what its documents say and what the disk shows.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isFolder, whyNoFolder } from '../../../adapters/files/list-folder.ts';
import { findIn, projectFile } from '../../../adapters/files/place.ts';
import { currentMilestone, runningRoadmap } from '../../../core/planning/documents/current-milestone.ts';
import type { PhaseFacts } from '../../../core/planning/documents/phase-facts.ts';
import {
  comparePhases,
  folderPhase,
  isBacklog,
  isFolderOf,
  numbered,
  phaseKey,
} from '../../../core/planning/documents/phase-id.ts';
import { type Requirements, readRequirements } from '../../../core/planning/documents/requirements.ts';
import type { Roadmap } from '../../../core/planning/documents/roadmap.ts';
import { versionOf } from '../../../core/planning/documents/roadmap-scope.ts';
import { readState, type StateDocument } from '../../../core/planning/documents/state.ts';
import { type Standing, standingOf, type Witnesses } from '../../../core/planning/phases/standing.ts';
import { freshnessOfAll } from './covered-digest.ts';
import {
  cannotUse,
  documentNames,
  type PlanningRefusal,
  planningConfigOf,
  readDocument,
  refusedPlanning,
} from './documents.ts';
import { findProject } from './find-planning.ts';
import { olderFolders, ownFolders } from './own-folders.ts';
import { foldersIn, keptMilestones, phasePlaces, straysIn } from './phase-place.ts';
import { type FoundPhase, type PhaseReading, phaseFactsOf } from './read-phase.ts';

export interface PlanningProject {
  readonly root: string;
  /** `.planning`, absolute. */
  readonly planning: string;
  readonly state: StateDocument | null;
  readonly roadmap: Roadmap | null;
  readonly requirements: Requirements | null;
  /** Of the current milestone, in order: those of the roadmap, or the folders when it names none. */
  readonly phases: readonly PhaseFacts[];
  readonly standing: Standing;
  /** What the standing is derived from. */
  readonly witnesses: Witnesses;
  /** A sentence for each unusable document. */
  readonly unusable: readonly string[];
}

export type OpenedPlanning = { readonly status: 'ok'; readonly project: PlanningProject } | PlanningRefusal;

/** Opens the project at or above a folder. */
export function openPlanningAround(folder: string): OpenedPlanning {
  if (!isFolder(folder)) return refusedPlanning(whyNoFolder(folder));
  return openPlanning(findProject(folder) ?? folder);
}

/** `root` is the folder that holds `.planning`. */
export function openPlanning(root: string): OpenedPlanning {
  const planning = join(root, '.planning');
  if (!isFolder(planning)) {
    return refusedPlanning(`Nothing is planned in ${root} yet: begin with /msw:init.`);
  }
  const place = findIn(projectFile(root), planning);
  if (place.status === 'refused') {
    const reason = `${planning} cannot be used: ${place.reason}. Put the folder itself into the project.`;
    return refusedPlanning(reason);
  }
  const workstreams = join(planning, 'workstreams');
  if (!existsSync(join(planning, 'ROADMAP.md')) && documentNames(root, workstreams).length > 0) {
    const reason = `${root} is divided into workstreams, which MSW does not read: name one of the folders in ${workstreams}.`;
    return refusedPlanning(reason);
  }
  const project = readProject(root, planning);
  const [unusable] = project.unusable;
  return unusable === undefined ? { status: 'ok', project } : refusedPlanning(unusable);
}

export function readProject(root: string, planning: string): PlanningProject {
  const unusable: string[] = [];
  const read = (name: string): string | null => {
    const found = readDocument(root, join(planning, name));
    if (found.status === 'refused') unusable.push(cannotUse(join(planning, name), found.reason));
    return found.status === 'ok' ? found.text : null;
  };
  const [state, roadmap, requirements] = [read('STATE.md'), read('ROADMAP.md'), read('REQUIREMENTS.md')];
  const stateDocument = state === null ? null : currentState(state, roadmap);
  const roadmapDocument = roadmap === null ? null : runningRoadmap(roadmap, stateDocument);
  const archive = keptMilestones(root);
  const version = versionOf(stateDocument?.milestone ?? '');
  const kept = version === null ? undefined : archive.get(version.toLowerCase());
  // A folder of phases alone closes nothing: some projects keep those of the running milestone there.
  const isOver = kept?.roadmap != null || roadmapDocument?.scope.shipped === true;
  const archived = isOver && kept?.phases != null ? documentNames(root, kept.phases) : [];
  const reading: PhaseReading = { root, unusable, archived, strays: straysIn(root), passed: new Map() };
  const places = isOver ? phasePlaces(root).slice(0, 1) : phasePlaces(root);
  const hasArchive = [...archive.values()].some((one) => one !== kept || isOver);
  const isOlder = olderFolders(root, roadmapDocument);
  const found = phasesIn(root, roadmapDocument, { places, hasArchive, isOlder });
  const once = new Map(found.map((one) => [phaseKey(one.number), one]));
  const phases = withFreshness(
    reading,
    [...once.values()].map((one) => {
      const facts = phaseFactsOf(reading, one);
      if (one.folder === null || !isLeftOver(facts, roadmapDocument) || !isOlder(one.folder)) return facts;
      reading.passed.delete(one.number);
      return phaseFactsOf(reading, { ...one, folder: null, rivals: [] });
    }),
  );
  const witnesses = {
    phases,
    roadmap: roadmapDocument,
    state: stateDocument,
    hasArchive,
    verifier: planningConfigOf(planning).verifier,
  };
  return {
    root,
    planning,
    state: stateDocument,
    roadmap: roadmapDocument,
    requirements: requirements === null ? null : readRequirements(requirements),
    phases,
    standing: standingOf(witnesses),
    witnesses,
    unusable,
  };
}

/** Without the name of a milestone that its position has left. */
function currentState(text: string, roadmap: string | null): StateDocument {
  const state = readState(text);
  return roadmap === null ? state : { ...state, milestone: currentMilestone(roadmap, state) };
}

interface Around {
  /** The folders that contain those of the phases. */
  readonly places: readonly string[];
  /** Whether a milestone other than this one is kept. */
  readonly hasArchive: boolean;
  readonly isOlder: (folder: string) => boolean;
}

function phasesIn(
  root: string,
  roadmap: Roadmap | null,
  { places, hasArchive, isOlder }: Around,
): readonly FoundPhase[] {
  const [usual = [], kept = []] = places.map((place) => foldersIn(root, place));
  // Phases with only a checkbox count when no phase has details.
  const listed = (roadmap?.withoutDetails ?? []).map((number) => ({
    number,
    name: numbered(roadmap?.checkboxes, number)?.name ?? '',
  }));
  const named = roadmap !== null && roadmap.phases.length > 0 ? roadmap.phases : listed;
  // A roadmap that names its phases decides which belong to the milestone.
  if (named.length > 0)
    return named.map(({ number, name }) => {
      const own = usual.filter((one) => isFolderOf(one, number));
      const used = ownFolders(root, own, isOlder);
      const other = kept.find((one) => isFolderOf(one, number));
      const [folder = other ?? own[0] ?? null, ...rivals] = used;
      return { number, name, folder, rivals };
    });
  // Folders left over from closed milestones are not work.
  if (hasArchive || (roadmap?.elsewhere ?? []).length > 0) return [];
  return [...new Set([...usual, ...kept])]
    .map((folder) => ({ number: folderPhase(folder) ?? folder, folder, rivals: [] }))
    .filter(({ number }) => !isBacklog(number))
    .sort((a, b) => comparePhases(a.number, b.number))
    .map((one) => ({ ...one, name: one.folder.slice(one.number.length + 1) }));
}

/** Verified, in a roadmap that has the phase open and counts nothing of it: perhaps an earlier milestone's. */
function isLeftOver({ number, verification, plans: done }: PhaseFacts, roadmap: Roadmap | null): boolean {
  const row = numbered(roadmap?.progress, number);
  return (
    verification === 'passed' &&
    done.every((plan) => plan.done) &&
    roadmap?.scope.shipped === false &&
    !roadmap.checkboxes.some((one) => numbered([one], number)?.checkbox.checked) &&
    (row === undefined || (row.says === null && !/^[1-9]/.test(row.plans.text)))
  );
}

/** A passed verification holds only while nothing that it covers has changed. */
function withFreshness({ root, passed }: PhaseReading, phases: readonly PhaseFacts[]): readonly PhaseFacts[] {
  const all = freshnessOfAll(root, [...passed.values()]);
  const found = new Map([...passed.keys()].map((number, at) => [number, all[at]]));
  return phases.map((phase) => {
    const freshness = found.get(phase.number);
    if (freshness === undefined) return phase;
    const { fresh, changed: changedSince, uncommitted } = freshness;
    return { ...phase, verification: fresh ? phase.verification : 'unknown', changedSince, uncommitted };
  });
}
