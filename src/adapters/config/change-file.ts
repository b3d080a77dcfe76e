// Changes a file of settings that people write by hand: under a lock, in one step, and never one that cannot be read.

import { join } from 'node:path';
import { errorCode } from '../files/error-code.ts';
import { type Folder, mswPath, openMswFolder } from '../files/msw-folder.ts';
import { ownFile, type Place, privateFile } from '../files/place.ts';
import { readText } from '../files/read-file.ts';
import { type Fields, isFields, parseJson } from '../files/read-json.ts';
import { writeFileAtomic } from '../files/write-file-atomic.ts';
import { withLock } from '../locks/with-lock.ts';

type Refused = { readonly status: 'refused'; readonly reason: string };

export type ChangedFile = { readonly status: 'done' } | Refused;

export interface SettingsPath {
  readonly path: string;
  readonly place: Place;
  /** For people. */
  readonly shown: string;
  /** Makes its folder. */
  readonly open: () => Folder;
  /** Of a new file. */
  readonly mode?: number;
}

export function projectConfigFile(project: string): SettingsPath {
  const path = mswPath(project, 'config.json');
  return { path, place: ownFile(project), shown: '.msw/config.json', open: () => openMswFolder(project) };
}

export function userSettingsFile(userFolder: string): SettingsPath {
  const path = join(userFolder, 'settings.json');
  const open = () => ({ status: 'ok', path: userFolder }) as const;
  return { path, place: privateFile(userFolder), shown: path, open, mode: 0o600 };
}

type Change = (before: Fields, text: string) => { readonly status: 'ok'; readonly text: string } | Refused;

/** @param change receives the file's object and its text, `{}` for none */
export async function changeFile(file: SettingsPath, change: Change): Promise<ChangedFile> {
  // Nothing is made for a change that is refused.
  const changed = changedText(file, change);
  if (changed.status === 'refused') return changed;
  const folder = file.open();
  if (folder.status === 'refused') return folder;
  const held = await withLock(file.path, () => changeHeld(file, change));
  if (held.status === 'done') return held.value;
  return refused(`${file.path} is locked by another process; try again`);
}

function changeHeld(file: SettingsPath, change: Change): ChangedFile {
  const changed = changedText(file, change);
  if (changed.status === 'refused') return changed;
  const { path, shown, mode } = file;
  try {
    writeFileAtomic(path, changed.text, changed.isNew && mode !== undefined ? { mode } : {});
    return { status: 'done' };
  } catch (error) {
    return refused(`${shown} cannot be written (${errorCode(error) ?? 'unknown error'})`);
  }
}

function changedText(
  { path, place, shown }: SettingsPath,
  change: Change,
): { readonly status: 'ok'; readonly text: string; readonly isNew: boolean } | Refused {
  const file = readText(path, place);
  const text = file.status === 'ok' ? file.text : '{}\n';
  const before = parseJson(text);
  const wrong = file.status === 'refused' ? file.reason : before.status === 'ok' ? null : before.reason;
  if (wrong !== null) return refused(`${shown} is not changed, since ${wrong}: correct it, or move it away`);
  if (before.status !== 'ok' || !isFields(before.value))
    return refused(`${shown} is not a JSON object: correct it, or move it away`);
  const changed = change(before.value, text);
  return changed.status === 'refused' ? changed : { ...changed, isNew: file.status === 'missing' };
}

function refused(reason: string): Refused {
  return { status: 'refused', reason };
}
