// Gives the folders of a milestone, the documents in them and what these refer to their new numbers.

import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { writeDocument } from '../../../adapters/files/write-document.ts';
import { comparePhases } from '../../../core/planning/documents/phase-id.ts';
import { canonicalPlanId } from '../../../core/planning/documents/plan-id.ts';
import { documentRenumbered, type Renumber } from '../../../core/planning/phases/renumber.ts';
import { documentNames, documentText } from '../documents/documents.ts';
import type { PlanningProject } from '../documents/read-project.ts';

/** The renamed ones, from and to; lowest first, so that each new name is free. */
export function foldersRenumbered(
  { root, planning, phases }: PlanningProject,
  renumber: Renumber,
): readonly (readonly [string, string])[] {
  const plans = new Set(phases.flatMap((phase) => phase.plans.map(({ id }) => canonicalPlanId(id))));
  const own = phases.toSorted((a, b) => comparePhases(a.number, b.number)).map(({ folder }) => folder);
  const folders = own.filter((name) => name !== null && existsSync(join(planning, 'phases', name)));
  return folders.flatMap((name): readonly (readonly [string, string])[] => {
    const folder = name ?? '';
    for (const path of filesOf(root, join(planning, 'phases', folder)))
      rewritten(root, path, renumber, plans);
    const to = folderRenumbered(join(planning, 'phases'), folder, root, renumber);
    return to === folder ? [] : [[folder, to]];
  });
}

/** The new name of the folder, which begins the names of its files as well. */
function folderRenumbered(phases: string, name: string, root: string, renumber: Renumber): string {
  const [, code = '', number = ''] = /^([A-Za-z]{1,12}-)?([^-]+)/.exec(name) ?? [];
  const now = renumber(number) ?? number;
  if (now === number) return name;
  for (const file of documentNames(root, join(phases, name)))
    if (file.startsWith(`${number}-`))
      renameSync(join(phases, name, file), join(phases, name, now + file.slice(number.length)));
  const to = code + now + name.slice(code.length + number.length);
  renameSync(join(phases, name), join(phases, to));
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
