// Reads a project's documents: those below `.planning`, and others that planning needs. Links that lead out of the
// project are refused, whoever shipped them.

import { statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { namesIn } from '../../../adapters/files/list-folder.ts';
import { findIn, projectFile } from '../../../adapters/files/place.ts';
import { type FileText, readText } from '../../../adapters/files/read-file.ts';
import { deniedFolder, writeDocument, writeObjection } from '../../../adapters/files/write-document.ts';
import { withGsdLocks } from '../../../adapters/planning/gsd-lock.ts';
import {
  type PlanningConfig,
  type ReadPlanningConfig,
  readPlanningConfig,
} from '../../../core/planning/documents/planning-settings.ts';
import { hasAnchor } from '../../../core/planning/writing/check-answers.ts';

/** @param path absolute, or relative to the project */
export function readDocument(root: string, path: string): FileText {
  return readText(resolve(root, path), projectFile(root));
}

/** Null when the document is missing or unusable. */
export function documentText(root: string, path: string): string | null {
  const found = readDocument(root, path);
  return found.status === 'ok' ? found.text : null;
}

/** Sorted; empty when the folder is missing or unusable. */
export function documentNames(root: string, folder: string): readonly string[] {
  return namesIn(resolve(root, folder), projectFile(root));
}

/** Whether the file exists and may be named to Claude for reading. */
export function isPlanningDocument(root: string, path: string): boolean {
  const found = findIn(projectFile(root), resolve(root, path));
  return found.status === 'ok' && statSync(found.path, { throwIfNoEntry: false })?.isFile() === true;
}

/** One sentence with the remedy. `reason` is a clause about "it". */
export function cannotUse(path: string, reason: string): string {
  return `${path} cannot be used: ${reason}. Put a plain file there, or move it away.`;
}

/** @param planning `.planning`, absolute. Returns GSD's defaults when the file is missing or unreadable. */
export function planningConfigOf(planning: string): PlanningConfig {
  return planningSettingsOf(planning).config;
}

/** Like `planningConfigOf`, with the problems of the file. */
export function planningSettingsOf(planning: string): ReadPlanningConfig {
  return readPlanningConfig(documentText(dirname(planning), join(planning, 'config.json')));
}

/** Nothing was done. */
export interface PlanningRefusal {
  readonly status: 'refused';
  /** For the requester: what is wrong and what to do. */
  readonly reason: string;
}

/** Runs `work` under GSD's locks; refused while GSD is writing the planning files, or where nobody can. */
export async function underGsdLocks<T>(planning: string, work: () => T): Promise<T | PlanningRefusal> {
  const denied = deniedFolder(dirname(planning), planning);
  if (denied !== null) return refusedPlanning(denied);
  const locked = await withGsdLocks(planning, work);
  if (locked.status === 'done') return locked.value;
  return refusedPlanning('GSD is writing the planning files: try again when it is done.');
}

export function refusedPlanning(reason: string): PlanningRefusal {
  return { status: 'refused', reason };
}

/** Names below `.planning`, with the text that each is to have. */
export type Texts = readonly (readonly [name: string, text: string])[];

/**
 * Writes those that differ, in order: all of them, or none and a refusal. Returns their names.
 * @param later names of those that are written afterwards, and must be writable too
 */
export function writeTexts(
  planning: string,
  texts: Texts,
  later: readonly string[] = [],
): readonly string[] | PlanningRefusal {
  const root = dirname(planning);
  const changed = texts.filter(([name, text]) => documentText(root, join(planning, name)) !== text);
  const names = changed.map(([name]) => name);
  const [objection] = [...names, ...later].flatMap(
    (name) => writeObjection(root, join(planning, name)) ?? [],
  );
  if (objection !== undefined) return refusedPlanning(objection);
  for (const [name, text] of changed) writeDocument(root, join(planning, name), text);
  return names;
}

export function isRefusal(value: object): value is PlanningRefusal {
  return 'status' in value && value.status === 'refused';
}

/** `path` is relative to the root, with an optional `#heading`. Links may not lead out of the project. */
export function referenceExists(root: string, path: string): boolean {
  const [file = '', anchor] = path.split('#', 2);
  if (file === '' || findIn(projectFile(root), resolve(root, file)).status !== 'ok') return false;
  if (anchor === undefined || anchor === '') return true;
  const text = documentText(root, file);
  return text !== null && hasAnchor(text, anchor);
}
