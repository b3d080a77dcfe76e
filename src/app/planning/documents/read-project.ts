// Reads a project's planning folder: what its documents say and what the disk shows.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
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
import {
  readVerification,
  type VerificationDocument,
} from '../../../core/planning/documents/verification.ts';
import type { PhaseFacts } from '../../../core/planning/phases/phase-facts.ts';
import { planWaves, type Waves } from '../../../core/planning/rules/waves.ts';
import { isFresh } from './covered-digest.ts';
import { cannotUse, documentNames, documentText, type Refusal, readDocument, refused } from './documents.ts';
import { findProject, isFolder } from './find-planning.ts';
import { type Phase, readPhase, wavePlans } from './read-phase.ts';

export interface PlanningProject {
  readonly root: string;
  /** `.planning`, absolute. */
  readonly planning: string;
  readonly state: StateDocument | null;
  readonly roadmap: Roadmap | null;
  readonly requirements: Requirements | null;
  /** Of the current milestone, in order: those of the roadmap, and folders that it does not name. */
  readonly phases: readonly PhaseFacts[];
  /** A sentence for each document that is there and cannot be used. */
  readonly unusable: readonly string[];
}

export type OpenedPlanning = { readonly status: 'ok'; readonly project: PlanningProject } | Refusal;

/** The project at or above a folder. */
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
  return {
    root,
    planning,
    state: stateDocument,
    roadmap: roadmapDocument,
    requirements: requirements === null ? null : readRequirements(requirements),
    phases: factsOf({ root, folder: join(planning, 'phases'), unusable }, roadmapDocument),
    unusable,
  };
}

/** Where the phases are read from, and what is found that cannot be used. */
interface Reading {
  readonly root: string;
  readonly folder: string;
  readonly unusable: string[];
}

function factsOf(reading: Reading, roadmap: Roadmap | null): readonly PhaseFacts[] {
  const { root, folder } = reading;
  const folders = documentNames(root, folder).filter(
    (name) => folderPhase(name) !== null && isFolder(join(folder, name)),
  );
  const named = roadmap?.phases ?? [];
  // Phases that only have a checkbox count where no phase has more.
  const listed = named.length > 0 ? [] : (roadmap?.withoutDetails ?? []);
  const fromRoadmap = [...named, ...listed.map((number) => ({ number, name: '' }))].map(
    ({ number, name }) => {
      const own = folders.find((one) => isFolderOf(one, number)) ?? null;
      const path = own === null ? null : join(folder, own);
      return phaseFacts(reading, { number, name, path, folder: own });
    },
  );
  // A roadmap that names its phases decides which belong to the milestone.
  if (fromRoadmap.length > 0) return unique(fromRoadmap);
  return folders
    .filter((name) => !isBacklog(folderPhase(name) ?? ''))
    .sort((a, b) => comparePhases(folderPhase(a) ?? '', folderPhase(b) ?? ''))
    .map((name) => {
      const number = folderPhase(name) ?? name;
      return phaseFacts(reading, {
        number,
        name: name.slice(number.length + 1),
        path: join(folder, name),
        folder: name,
      });
    });
}

function unique(phases: readonly PhaseFacts[]): readonly PhaseFacts[] {
  return [...new Map(phases.map((phase) => [phaseKey(phase.number), phase])).values()];
}

/** Of those that nothing blocks, the ones that wait for no other plan either. */
function runnableNow({ nodes, runnable, incomplete }: Waves): readonly string[] {
  const open = new Set(incomplete);
  const waits = new Set(
    nodes.filter(({ dependsOn }) => dependsOn.some((id) => open.has(id))).map(({ id }) => id),
  );
  return runnable.filter((id) => !waits.has(id));
}

interface PhasePlace {
  readonly number: string;
  readonly name: string;
  /** Absolute; null when the phase has no folder. */
  readonly path: string | null;
  readonly folder: string | null;
}

function phaseFacts({ root, unusable }: Reading, { number, name, path, folder }: PhasePlace): PhaseFacts {
  const phase = path === null ? null : readPhase(root, path);
  unusable.push(...(phase?.unusable ?? []));
  const names = phase?.names ?? [];
  const waves = phase === null ? null : planWaves(wavePlans(phase));
  const done = new Set(waves?.nodes.map(({ id }) => id).filter((id) => !waves.incomplete.includes(id)));
  const has = (kind: string) => names.some((one) => one === `${kind}.md` || one.endsWith(`-${kind}.md`));
  const report = names.find((one) => one.endsWith('-VERIFICATION.md') || one === 'VERIFICATION.md');
  const text = path === null || report === undefined ? null : documentText(root, join(path, report));
  const verification = text === null ? null : readVerification(text);
  return {
    number,
    name,
    folder,
    plans: waves?.nodes.map(({ id }) => ({ id, done: done.has(id) })) ?? [],
    runnable: waves === null ? [] : runnableNow(waves),
    halted: haltedPlans(phase),
    hasContext: has('CONTEXT'),
    hasResearch: has('RESEARCH'),
    verification: verification === null ? null : statusOf(root, verification),
    verifiedOn: dayOf(verification?.document.frontmatter.values.verified),
    requirementsCompleted: phase?.plans.flatMap(({ summary }) => summary?.requirementsCompleted ?? []) ?? [],
    coverage: verification?.requirements ?? [],
  };
}

function dayOf(time: unknown): string | null {
  return typeof time === 'string' ? (/^\d{4}-\d{2}-\d{2}/.exec(time)?.[0] ?? null) : null;
}

function haltedPlans(phase: Phase | null): readonly string[] {
  return (phase?.plans ?? []).filter(({ summary }) => summary?.status === 'halted').map(({ id }) => id);
}

/** A verification whose files have changed since says nothing any more. */
function statusOf(root: string, verification: VerificationDocument): PhaseFacts['verification'] {
  return verification.status === 'passed' && !isFresh(root, verification) ? 'unknown' : verification.status;
}
