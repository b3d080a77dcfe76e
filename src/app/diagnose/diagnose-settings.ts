// The doctor's check of the client's settings: whether hooks may run at all.

import { join } from 'node:path';
import { homeFolder } from '../../adapters/files/home-folder.ts';
import { named, projectFile } from '../../adapters/files/place.ts';
import { type Fields, fieldsIn, fieldsOf, readJson } from '../../adapters/files/read-json.ts';
import type { Environment, Workspace } from '../workspace/workspace.ts';
import { broken, type DiagnosisCheck, fine, odd } from './diagnose-check.ts';

interface Settings {
  /** For example `user settings`. */
  readonly name: string;
  readonly path: string;
  readonly value: Fields;
  /** Why the file is unreadable; null when it is readable or missing. */
  readonly problem: string | null;
}

export function diagnoseHookPolicy(workspace: Workspace): DiagnosisCheck {
  const name = 'hooks allowed';
  const all = readSettings(workspace);
  const off = all.find(({ value }) => value.disableAllHooks === true);
  if (off !== undefined) {
    return broken(
      name,
      `"disableAllHooks" is true in the ${off.name} (${off.path})`,
      'Remove it: without hooks MSW cannot see anything.',
    );
  }
  const managed = all.find(({ value }) => value.allowManagedHooksOnly === true);
  if (managed?.name === 'managed settings') {
    return broken(
      name,
      `"allowManagedHooksOnly" is true in ${managed.path}`,
      'Ask whoever manages this machine to allow MSW’s hooks.',
    );
  }
  if (managed !== undefined) {
    return odd(name, `"allowManagedHooksOnly" is true in the ${managed.name}, where it has no effect`, null);
  }
  const unreadable = all.find(({ problem }) => problem !== null);
  if (unreadable !== undefined)
    return odd(name, `${unreadable.path} cannot be read: ${unreadable.problem}`, 'Fix the file.');
  return fine(name, 'yes');
}

/** User, project, local and managed settings, whether missing, readable or broken. */
export function readSettings({ project, env }: Workspace): readonly Settings[] {
  const files = [
    ['user settings', join(clientFolder(env), 'settings.json'), named],
    ['project settings', join(project, '.claude', 'settings.json'), projectFile(project)],
    ['local settings', join(project, '.claude', 'settings.local.json'), projectFile(project)],
    ['managed settings', managedPath(), named],
  ] as const;
  return files.map(([name, path, place]) => {
    const file = readJson(path, place);
    const problem = file.status === 'corrupt' || file.status === 'unreadable' ? file.reason : null;
    return { name, path, value: fieldsIn(file), problem };
  });
}

/** The value that the settings give this environment variable of the client; the more specific file wins. */
export function variableInSettings(workspace: Workspace, name: string): string | undefined {
  const values = readSettings(workspace).map(({ value }) => fieldsOf(value.env)[name]);
  return values.findLast((value) => typeof value === 'string');
}

/** The folder of the user's own client settings and plugins. */
export function clientFolder(env: Environment): string {
  return env.CLAUDE_CONFIG_DIR || join(env.HOME || env.USERPROFILE || homeFolder(), '.claude');
}

function managedPath(): string {
  switch (process.platform) {
    case 'win32':
      return 'C:\\Program Files\\ClaudeCode\\managed-settings.json';
    case 'darwin':
      return '/Library/Application Support/ClaudeCode/managed-settings.json';
    default:
      return '/etc/claude-code/managed-settings.json';
  }
}
