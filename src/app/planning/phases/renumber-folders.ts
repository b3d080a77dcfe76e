// Gives the folders of a milestone, the documents in them and what these refer to their new numbers.

import { existsSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeDocument } from '../../../adapters/files/write-document.ts';
import { comparePhases } from '../../../core/planning/documents/phase-id.ts';
import { canonicalPlanId } from '../../../core/planning/documents/plan-id.ts';
import { documentRenumbered, type Renumber } from '../../../core/planning/phases/renumber.ts';
import { documentNames, documentText } from '../documents/documents.ts';
import { fromRoot } from '../documents/open-phase.ts';
import { phasePlace } from '../documents/phase-place.ts';
import type { PlanningProject } from '../documents/read-project.ts';

/** The renamed ones, from and to; lowest first, so that each new name is free. */
export function foldersRenumbered(
  project: PlanningProject,
  renumber: Renumber,
): readonly (readonly [from: string, to: string])[] {
  const { root, planning } = project;
  const plans = planIds(project);
  const todos = fromRoot(root, join(planning, 'todos', 'pending'));
  for (const name of documentNames(root, todos)) rewritten(root, `${todos}/${name}`, renumber, plans);
  return movesOf(project, renumber).flatMap(({ place, folder, to, files }) => {
    const own = documentNames(root, place).filter((name) => name.endsWith('.md'));
    for (const name of own) rewritten(root, `${place}/${name}`, renumber, plans);
    for (const [file, next] of files) renameSync(join(root, place, file), join(root, place, next));
    if (to === folder) return [];
    renameSync(join(root, place), join(root, dirname(place), to));
    return [[folder, to] as const];
  });
}

/** The canonical ids of all plans. */
export function planIds({ phases }: PlanningProject): ReadonlySet<string> {
  return new Set(phases.flatMap((phase) => phase.plans.map(({ id }) => canonicalPlanId(id))));
}

/** One sentence: whose name a renumbered folder or file would take; null when all are free. Writes nothing. */
export function renumberObjection(project: PlanningProject, renumber: Renumber): string | null {
  const moves = movesOf(project, renumber);
  const needed = moves.flatMap(({ place, folder, to, files }) => [
    ...(to === folder || moves.some((one) => one.folder === to) ? [] : [`${dirname(place)}/${to}`]),
    ...files.map(([, file]) => `${place}/${file}`),
  ]);
  const taken = needed.find((path) => existsSync(join(project.root, path)));
  return taken === undefined
    ? null
    : `${taken} has a name that the renumbering needs: rename it or move it away.`;
}

interface Move {
  /** The folder's path, relative to the root, its name and its new one. */
  readonly place: string;
  readonly folder: string;
  readonly to: string;
  /** Those of its files that begin with the number. */
  readonly files: readonly (readonly [from: string, to: string])[];
}

/** Of every folder of the milestone, lowest first. */
function movesOf({ root, phases }: PlanningProject, renumber: Renumber): readonly Move[] {
  const ordered = phases.toSorted((a, b) => comparePhases(a.number, b.number));
  return ordered.flatMap(({ folder }): readonly Move[] => {
    if (folder === null) return [];
    const place = phasePlace(root, folder);
    const [head = '', code = '', number = ''] = /^([A-Za-z]{1,12}-)?([^-]+)/.exec(folder) ?? [];
    const now = renumber(number) ?? number;
    const own = documentNames(root, place).filter((file) => file.startsWith(`${number}-`));
    const files = own.map((file) => [file, now + file.slice(number.length)] as const);
    return [
      { place, folder, to: code + now + folder.slice(head.length), files: now === number ? [] : files },
    ];
  });
}

function rewritten(root: string, path: string, renumber: Renumber, plans: ReadonlySet<string>): void {
  const text = documentText(root, path);
  const now = text === null ? null : documentRenumbered(text, renumber, plans);
  if (now !== null && now !== text) writeDocument(root, path, now);
}
