// Reads a project's planning folder: what its documents say and what the disk shows.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isFolder } from '../../../adapters/files/list-folder.ts';
import { findIn, projectFile } from '../../../adapters/files/place.ts';
import {
  comparePhases,
  folderPhase,
  isBacklog,
  isFolderOf,
  phaseKey,
} from '../../../core/planning/documents/phase-id.ts';
import { type Requirements, readRequirements } from '../../../core/planning/documents/requirements.ts';
import { type Roadmap, readRoadmap } from '../../../core/planning/documents/roadmap.ts';
import { readState, type StateDocument } from '../../../core/planning/documents/state.ts';
import type { PhaseFacts } from '../../../core/planning/phases/phase-facts.ts';
import { type Standing, standingOf, type Witnesses } from '../../../core/planning/phases/standing.ts';
import {
  cannotUse,
  documentNames,
  planningConfigOf,
  type Refusal,
  readDocument,
  refused,
} from './documents.ts';
import { findProject } from './find-planning.ts';
import { type PhaseReading, phaseFactsOf } from './read-phase.ts';

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
  /** Phase folders of the milestones archived in `.planning/milestones`, by version. */
  readonly archive: ReadonlyMap<string, readonly string[]>;
  /** A sentence for each unusable document. */
  readonly unusable: readonly string[];
}

export type OpenedPlanning = { readonly status: 'ok'; readonly project: PlanningProject } | Refusal;

/** Opens the project at or above a folder. */
export function openPlanningAround(folder: string): OpenedPlanning {
  return openPlanning(findProject(folder) ?? folder);
}

/** `root` is the folder that holds `.planning`. */
export function openPlanning(root: string): OpenedPlanning {
  const planning = join(root, '.planning');
  if (!isFolder(planning)) {
    return refused(`Nothing is planned in ${root} yet: begin with /msw:init.`);
  }
  const place = findIn(projectFile(root), planning);
  if (place.status === 'refused') {
    const reason = `${planning} cannot be used: ${place.reason}. Put the folder itself into the project.`;
    return refused(reason);
  }
  const workstreams = join(planning, 'workstreams');
  if (!existsSync(join(planning, 'ROADMAP.md')) && documentNames(root, workstreams).length > 0) {
    const reason = `${root} is divided into workstreams, which MSW does not read: name one of the folders in ${workstreams}.`;
    return refused(reason);
  }
  const project = readProject(root, planning);
  const [unusable] = project.unusable;
  return unusable === undefined ? { status: 'ok', project } : refused(unusable);
}

export function readProject(root: string, planning: string): PlanningProject {
  const unusable: string[] = [];
  const read = (name: string): string | null => {
    const found = readDocument(root, join(planning, name));
    if (found.status === 'refused') unusable.push(cannotUse(join(planning, name), found.reason));
    return found.status === 'ok' ? found.text : null;
  };
  const [state, roadmap, requirements] = [read('STATE.md'), read('ROADMAP.md'), read('REQUIREMENTS.md')];
  const stateDocument = state === null ? null : readState(state);
  const roadmapDocument = roadmap === null ? null : readRoadmap(roadmap, stateDocument?.milestone ?? null);
  const archive = archivedMilestones(root, planning);
  const archived = archive.get(versionIn(stateDocument?.milestone ?? '') ?? '') ?? [];
  const reading = { root, folder: join(planning, 'phases'), unusable, archived };
  const phases = factsOf(reading, roadmapDocument, archive.size > 0);
  const witnesses = {
    phases,
    roadmap: roadmapDocument,
    state: stateDocument,
    hasArchive: archive.size > 0,
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
    archive,
    unusable,
  };
}

/** GSD keeps `v1.0-ROADMAP.md`, and recently also the folder `v1.0-phases`. */
function archivedMilestones(root: string, planning: string): ReadonlyMap<string, readonly string[]> {
  const folder = join(planning, 'milestones');
  const found = new Map<string, readonly string[]>();
  for (const name of documentNames(root, folder)) {
    const version = versionIn(name);
    if (version === null || !/-(?:ROADMAP\.md|phases)$/i.test(name)) continue;
    const phases = name.endsWith('.md') ? [] : documentNames(root, join(folder, name));
    found.set(version, [...(found.get(version) ?? []), ...phases]);
  }
  return found;
}

function versionIn(text: string): string | null {
  return /\bv\d+(?:\.\d+){0,3}/i.exec(text)?.[0].toLowerCase() ?? null;
}

function factsOf(reading: PhaseReading, roadmap: Roadmap | null, hasArchive: boolean): readonly PhaseFacts[] {
  const { root, folder } = reading;
  const folders = documentNames(root, folder).filter(
    (name) => folderPhase(name) !== null && isFolder(join(folder, name)),
  );
  const named = roadmap?.phases ?? [];
  // Phases with only a checkbox count when no phase has details.
  const listed = named.length > 0 ? [] : (roadmap?.withoutDetails ?? []);
  const fromRoadmap = [...named, ...listed.map((number) => ({ number, name: '' }))].map(
    ({ number, name }) => {
      const own = folders.filter((one) => isFolderOf(one, number));
      const used = own.filter((one) => hasDocuments(root, join(folder, one)));
      const [first = null, ...rivals] = used.length > 0 ? used : own;
      const facts = phaseFactsOf(reading, { number, name, folder: first });
      return used.length > 1 ? { ...facts, rivals } : facts;
    },
  );
  // A roadmap that names its phases decides which belong to the milestone.
  if (fromRoadmap.length > 0) return unique(fromRoadmap);
  // Folders left over from closed milestones are not work.
  if (hasArchive || (roadmap?.elsewhere ?? []).length > 0) return [];
  return folders
    .filter((name) => !isBacklog(folderPhase(name) ?? ''))
    .sort((a, b) => comparePhases(folderPhase(a) ?? '', folderPhase(b) ?? ''))
    .map((name) => {
      const number = folderPhase(name) ?? name;
      return phaseFactsOf(reading, { number, name: name.slice(number.length + 1), folder: name });
    });
}

/** When two folders share a number, the one that GSD left empty is not the phase. */
function hasDocuments(root: string, folder: string): boolean {
  return documentNames(root, folder).some(
    (name) =>
      name === 'plans' || /(?:^|-)(?:PLAN|SUMMARY|CONTEXT|RESEARCH|VERIFICATION|UAT)\b.*\.md$/i.test(name),
  );
}

function unique(phases: readonly PhaseFacts[]): readonly PhaseFacts[] {
  return [...new Map(phases.map((phase) => [phaseKey(phase.number), phase])).values()];
}
