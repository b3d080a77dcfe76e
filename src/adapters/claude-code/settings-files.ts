// The client's settings files, as far as MSW looks at them.

import { join } from 'node:path';
import { homeFolder } from '../files/home-folder.ts';
import { named } from '../files/place.ts';
import { type Fields, fieldsIn, readJson } from '../files/read-json.ts';

type Environment = Readonly<Record<string, string | undefined>>;

interface SettingsPlace {
  /** The folder that the client was started in. */
  readonly project: string;
  readonly env: Environment;
}

export interface ClientSettingsFile {
  /** For example `user settings`. */
  readonly name: string;
  readonly path: string;
  readonly value: Fields;
  /** Why the file is unreadable; null when it is readable or missing. */
  readonly problem: string | null;
}

/** User, project, local and managed settings, whether missing, readable or broken. */
export function readClientSettings({ project, env }: SettingsPlace): readonly ClientSettingsFile[] {
  const files = [
    ['user settings', join(clientFolder(env), 'settings.json')],
    ['project settings', join(project, '.claude', 'settings.json')],
    ['local settings', join(project, '.claude', 'settings.local.json')],
    ['managed settings', managedPath()],
  ] as const;
  return files.map(([name, path]) => {
    // Follows every link, as the client does.
    const file = readJson(path, named);
    const problem = file.status === 'corrupt' || file.status === 'unreadable' ? file.reason : null;
    return { name, path, value: fieldsIn(file), problem };
  });
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
