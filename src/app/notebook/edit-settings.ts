// Writes which notebook answers for a project into its settings, `.msw/config.json`, beside whatever else
// they hold.

import { mswPath, openMswFolder } from '../../adapters/files/msw-folder.ts';
import { ownFile } from '../../adapters/files/place.ts';
import { type JsonFile, readJson } from '../../adapters/files/read-json.ts';
import { withLock } from '../../adapters/files/with-lock.ts';
import { writeFileAtomic } from '../../adapters/files/write-file-atomic.ts';

export type EditedSettings =
  | { readonly status: 'done' }
  | { readonly status: 'refused'; readonly reason: string };

export interface NotebookChoice {
  readonly name: string;
  readonly profile: string;
  /** The id that the notebook has in that profile. */
  readonly id: string;
  /** Also makes it the notebook that answers for the project. */
  readonly isUsed: boolean;
}

/** Other notebooks and other accounts of the same one stay. */
export function addNotebook(project: string, choice: NotebookChoice): Promise<EditedSettings> {
  return edit(project, (before) => withNotebook(before, choice));
}

/** The account where no notebook is named. */
export function setProfile(project: string, profile: string): Promise<EditedSettings> {
  return edit(project, (before) => ({ ...before, nlmProfile: profile }));
}

async function edit(project: string, change: (before: Settings) => Settings): Promise<EditedSettings> {
  const folder = openMswFolder(project);
  if (folder.status === 'refused') return folder;
  const path = mswPath(project, 'config.json');
  const held = await withLock(path, (): EditedSettings => {
    const file = readJson(path, ownFile(project));
    const before = file.status === 'missing' ? {} : objectIn(file);
    if (before === null) return { status: 'refused', reason: '.msw/config.json is no JSON object' };
    writeFileAtomic(path, `${JSON.stringify(change(before), null, 2)}\n`);
    return { status: 'done' };
  });
  return held.status === 'done' ? held.value : { status: 'refused', reason: `${path} is locked` };
}

function withNotebook(before: Settings, { name, profile, id, isUsed }: NotebookChoice): Settings {
  const notebooks = isObject(before.notebooks) ? before.notebooks : {};
  const twins = Object.hasOwn(notebooks, name) ? notebooks[name] : {};
  const grown = { ...notebooks, [name]: { ...(isObject(twins) ? twins : {}), [profile]: id } };
  return { ...before, ...(isUsed ? { notebook: name } : {}), notebooks: grown };
}

type Settings = Readonly<Record<string, unknown>>;

function objectIn(file: JsonFile): Settings | null {
  return file.status === 'ok' && isObject(file.value) ? file.value : null;
}

function isObject(value: unknown): value is Settings {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
