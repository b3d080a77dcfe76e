// Where the folders of phases are: in `.planning/phases`, and for a milestone that keeps its own, in
// `.planning/milestones/v2.0-phases` until the milestone is closed.

import { join } from 'node:path';
import { isFolder } from '../../../adapters/files/list-folder.ts';
import { folderPhase, leadingPhase } from '../../../core/planning/documents/phase-id.ts';
import { versionOf } from '../../../core/planning/documents/roadmap-scope.ts';
import { readState } from '../../../core/planning/documents/state.ts';
import { documentNames, documentText } from './documents.ts';

const USUAL = '.planning/phases';

/**
 * The path of a phase's folder, relative to the project, with `/`; the folder may be missing.
 * @param root the project, or the same folder in a worktree
 * @param folder its name
 */
export function phasePlace(root: string, folder: string): string {
  const usual = `${USUAL}/${folder}`;
  if (hasDocuments(root, usual)) return usual;
  const paths = phasePlaces(root).map((place) => `${place}/${folder}`);
  const exists = (path: string) => isFolder(join(root, path));
  return paths.find((path) => hasDocuments(root, path)) ?? paths.find(exists) ?? usual;
}

/** The folders that contain those of the phases that can be worked on. */
export function phasePlaces(root: string): readonly string[] {
  const kept = keptMilestones(root);
  if ([...kept.values()].every(({ phases, roadmap }) => phases === null || roadmap !== null)) return [USUAL];
  const { milestone } = readState(documentText(root, '.planning/STATE.md') ?? '');
  const own = kept.get(versionOf(milestone ?? '')?.toLowerCase() ?? '');
  return own?.phases == null || own.roadmap !== null ? [USUAL] : [USUAL, own.phases];
}

/** Where a new phase belongs: beside those of its milestone. */
export function newPhasePlace(root: string, folder: string): string {
  const places = phasePlaces(root);
  const used = places.find((place) => foldersIn(root, place).length > 0);
  return `${used ?? USUAL}/${folder}`;
}

/** Names of the phase folders in a place. */
export function foldersIn(root: string, place: string): readonly string[] {
  return documentNames(root, place).filter(
    (name) => folderPhase(name) !== null && isFolder(join(root, place, name)),
  );
}

interface KeptMilestone {
  /** Archived when it was closed. Paths relative to the project; null without one. */
  readonly roadmap: string | null;
  /** The folder of its phases. */
  readonly phases: string | null;
}

/** Those in `.planning/milestones`, by version: GSD keeps `v1.0-ROADMAP.md`, and recently also the folder `v1.0-phases`. */
export function keptMilestones(root: string): ReadonlyMap<string, KeptMilestone> {
  const folder = '.planning/milestones';
  const found = new Map<string, KeptMilestone>();
  for (const name of documentNames(root, folder)) {
    const [, said = '', roadmap] = /^(.*)-(?:(ROADMAP\.md)|phases)$/i.exec(name) ?? [];
    const version = versionOf(said)?.toLowerCase();
    if (version === undefined) continue;
    const before = found.get(version) ?? { roadmap: null, phases: null };
    found.set(version, { ...before, [roadmap === undefined ? 'phases' : 'roadmap']: `${folder}/${name}` });
  }
  return found;
}

/** What by its name belongs to a phase and is not read where it is. */
export interface Stray {
  /** Relative to the project, with `/`. */
  readonly path: string;
  /** As written. */
  readonly phase: string;
}

/** Folders with documents, such as `.planning/phase-1`, and documents without a folder: `.planning/phases/01-PLAN.md`. */
export function straysIn(root: string): readonly Stray[] {
  return ['.planning', USUAL].flatMap((place) =>
    documentNames(root, place).flatMap((name) => {
      const [phase, path] = [leadingPhase(name), `${place}/${name}`];
      if (phase === null) return [];
      const isStray = isFolder(join(root, path))
        ? !(place === USUAL && folderPhase(name) !== null) && hasDocuments(root, path)
        : isDocument(name);
      return isStray ? [{ path, phase }] : [];
    }),
  );
}

/** When two folders share a number, the one that GSD left empty is not the phase. */
export function hasDocuments(root: string, folder: string): boolean {
  return documentNames(root, folder).some((name) => name === 'plans' || isDocument(name));
}

function isDocument(name: string): boolean {
  return /(?:^|-)(?:PLAN|SUMMARY|CONTEXT|RESEARCH|VERIFICATION|UAT)\b.*\.md$/i.test(name);
}
