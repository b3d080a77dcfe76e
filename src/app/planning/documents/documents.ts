// The documents of a project: those below `.planning`, and others that planning reads. No link leads out of the
// project, whoever shipped it.

import { statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { namesIn } from '../../../adapters/files/list-folder.ts';
import { findIn, projectFile } from '../../../adapters/files/place.ts';
import { type FileText, readText } from '../../../adapters/files/read-file.ts';
import { withGsdLocks } from '../../../adapters/planning/gsd-lock.ts';
import {
  type PlanningConfig,
  type ReadPlanningConfig,
  readPlanningConfig,
} from '../../../core/planning/documents/planning-settings.ts';
import { hasAnchor } from '../../../core/planning/writing/check-answers.ts';

/** @param path absolute, or from the project */
export function readDocument(root: string, path: string): FileText {
  return readText(resolve(root, path), projectFile(root));
}

/** Null where there is none that can be used. */
export function documentText(root: string, path: string): string | null {
  const found = readDocument(root, path);
  return found.status === 'ok' ? found.text : null;
}

/** Sorted; none where there is no folder that can be used. */
export function documentNames(root: string, folder: string): readonly string[] {
  return namesIn(resolve(root, folder), projectFile(root));
}

/** Whether a file is there that may be named to Claude as one to read. */
export function isDocument(root: string, path: string): boolean {
  const found = findIn(projectFile(root), resolve(root, path));
  return found.status === 'ok' && statSync(found.path, { throwIfNoEntry: false })?.isFile() === true;
}

/** One sentence, with the cure. `reason` is a clause about "it". */
export function cannotUse(path: string, reason: string): string {
  return `${path} cannot be used: ${reason}. Put a plain file there, or move it away.`;
}

/** @param planning `.planning`, absolute. GSD's defaults where there is no file or it cannot be read. */
export function planningConfigOf(planning: string): PlanningConfig {
  return planningSettingsOf(planning).config;
}

/** With what is wrong in the file. */
export function planningSettingsOf(planning: string): ReadPlanningConfig {
  return readPlanningConfig(documentText(dirname(planning), join(planning, 'config.json')));
}

/** Nothing was done. */
export interface Refusal {
  readonly status: 'refused';
  /** For whoever asked: what is wrong, and what to do. */
  readonly reason: string;
}

/** What `work` comes to while GSD cannot write the planning files. */
export async function underGsdLocks<T>(planning: string, work: () => T): Promise<T | Refusal> {
  const locked = await withGsdLocks(planning, work);
  if (locked.status === 'done') return locked.value;
  return refused('GSD is writing the planning files: try again when it is done.');
}

export function refused(reason: string): Refusal {
  return { status: 'refused', reason };
}

/** `path` from the root, with `#heading` where one is meant. Links may not lead out of the project. */
export function referenceExists(root: string, path: string): boolean {
  const [file = '', anchor] = path.split('#', 2);
  if (file === '' || findIn(projectFile(root), resolve(root, file)).status !== 'ok') return false;
  if (anchor === undefined || anchor === '') return true;
  const text = documentText(root, file);
  return text !== null && hasAnchor(text, anchor);
}
