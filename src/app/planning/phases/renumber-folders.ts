// Gives the folders of a milestone, the documents in them and what these refer to their new numbers.

import { existsSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeDocument } from '../../../adapters/files/write-document.ts';
import { comparePhases } from '../../../core/planning/documents/phase-id.ts';
import { canonicalPlanId } from '../../../core/planning/documents/plan-id.ts';
import { documentRenumbered, type Renumber } from '../../../core/planning/phases/renumber.ts';
import { documentNames, documentText } from '../documents/documents.ts';
import { phasePlace } from '../documents/phase-place.ts';
import type { PlanningProject } from '../documents/read-project.ts';

/** The renamed ones, from and to; lowest first, so that each new name is free. */
export function foldersRenumbered(
  project: PlanningProject,
  renumber: Renumber,
): readonly (readonly [string, string])[] {
  const { root, phases } = project;
  const plans = new Set(phases.flatMap((phase) => phase.plans.map(({ id }) => canonicalPlanId(id))));
  return foldersOf(project).flatMap((folder): readonly (readonly [string, string])[] => {
    const place = join(root, phasePlace(root, folder));
    for (const path of filesOf(root, place)) rewritten(root, path, renumber, plans);
    const to = folderRenumbered(dirname(place), folder, root, renumber);
    return to === folder ? [] : [[folder, to]];
  });
}

/** One sentence: whose name a renumbered folder or file would take; null when all are free. Writes nothing. */
export function renumberObjection(project: PlanningProject, renumber: Renumber): string | null {
  const { root } = project;
  const folders = foldersOf(project);
  for (const folder of folders) {
    const place = phasePlace(root, folder);
    const { now, to } = newNames(folder, renumber);
    const files = filesRenamed(root, join(root, place), now);
    const taken = [
      ...(to !== folder && !folders.includes(to) ? [`${dirname(place)}/${to}`] : []),
      ...files.map(([, file]) => `${place}/${file}`),
    ].filter((path) => existsSync(join(root, path)));
    if (taken[0] !== undefined)
      return `${taken[0]} has a name that the renumbering needs: rename it or move it away.`;
  }
  return null;
}

/** Lowest first. */
function foldersOf({ phases }: PlanningProject): readonly string[] {
  const own = phases.toSorted((a, b) => comparePhases(a.number, b.number)).map(({ folder }) => folder);
  return own.filter((name) => name !== null);
}

interface NewNames {
  /** The folder's. */
  readonly to: string;
  /** What begins the names of its files; null when they stay. */
  readonly now: readonly [from: string, to: string] | null;
}

function newNames(name: string, renumber: Renumber): NewNames {
  const [, code = '', number = ''] = /^([A-Za-z]{1,12}-)?([^-]+)/.exec(name) ?? [];
  const now = renumber(number) ?? number;
  if (now === number) return { to: name, now: null };
  return { to: code + now + name.slice(code.length + number.length), now: [number, now] };
}

function filesRenamed(
  root: string,
  folder: string,
  now: NewNames['now'],
): readonly (readonly [from: string, to: string])[] {
  if (now === null) return [];
  const [number, next] = now;
  return documentNames(root, folder)
    .filter((file) => file.startsWith(`${number}-`))
    .map((file) => [file, next + file.slice(number.length)] as const);
}

/** The new name of the folder, which begins the names of its files as well. */
function folderRenumbered(phases: string, name: string, root: string, renumber: Renumber): string {
  const { to, now } = newNames(name, renumber);
  const folder = join(phases, name);
  for (const [file, next] of filesRenamed(root, folder, now))
    renameSync(join(folder, file), join(folder, next));
  if (to !== name) renameSync(folder, join(phases, to));
  return to;
}

function filesOf(root: string, folder: string): readonly string[] {
  return documentNames(root, folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));
}

function rewritten(root: string, path: string, renumber: Renumber, plans: ReadonlySet<string>): void {
  const text = documentText(root, path);
  const now = text === null ? null : documentRenumbered(text, renumber, plans);
  if (now !== null && now !== text) writeDocument(root, path, now);
}
