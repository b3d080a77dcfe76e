// The plugins that the client has installed for a user or a project.

import { join } from 'node:path';
import { named } from '../files/place.ts';
import { fieldsIn, fieldsOf, readJson } from '../files/read-json.ts';
import { clientFolder, readClientSettings } from './settings-files.ts';

type Place = Parameters<typeof readClientSettings>[0];

/** Whether the client loads MSW by itself. */
export function hasPlugin(place: Place): boolean {
  const disabled = disabledPlugins(place);
  return readInstalled(place).some(({ id }) => id.startsWith('msw@') && !disabled.has(id));
}

/** Ids; the more specific settings win. */
export function disabledPlugins(place: Place): ReadonlySet<string> {
  const wanted = new Map(
    readClientSettings(place).flatMap(({ value }) => Object.entries(fieldsOf(value.enabledPlugins))),
  );
  return new Set([...wanted].flatMap(([id, enabled]) => (enabled === false ? [id] : [])));
}

interface Installed {
  /** `name@marketplace`. */
  readonly id: string;
  readonly version: string;
  readonly path: string | null;
}

/** The plugins installed for this user or this project; empty when the client's list is unreadable. */
export function readInstalled({ env, project }: Place): readonly Installed[] {
  const { plugins } = fieldsIn(readJson(join(clientFolder(env), 'plugins', 'installed_plugins.json'), named));
  return Object.entries(fieldsOf(plugins)).flatMap(([id, entry]) =>
    (Array.isArray(entry) ? entry : [entry])
      .map(fieldsOf)
      .filter(({ projectPath }) => typeof projectPath !== 'string' || projectPath === project)
      .map(({ version, installPath }) => ({
        id,
        version: typeof version === 'string' ? version : 'unknown',
        path: typeof installPath === 'string' ? installPath : null,
      })),
  );
}
