// What the client itself keeps about MSW, and the projects that it knows. Only read.

import { basename, dirname, join } from 'node:path';
import envPaths from 'env-paths';
import { namesIn } from '../files/list-folder.ts';
import { named } from '../files/place.ts';
import { fieldsIn, fieldsOf, readJson } from '../files/read-json.ts';
import { clientFolder } from './settings-files.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** A client that has worked in many projects for years. */
const LARGEST = 128 * 1024 * 1024;

/** The folders in which the client was started, as it recorded them. */
export function clientProjects(env: Environment): readonly string[] {
  const folder = clientFolder(env);
  const path = env.CLAUDE_CONFIG_DIR ? join(folder, '.claude.json') : join(dirname(folder), '.claude.json');
  return Object.keys(fieldsOf(fieldsIn(readJson(path, named, LARGEST)).projects));
}

export interface ClientTrace {
  readonly path: string;
  readonly kind: 'plugin' | 'log';
}

/** The copies of the plugin, its data folder, and the logs of its server. */
export function clientTraces(env: Environment): readonly ClientTrace[] {
  const plugins = join(clientFolder(env), 'plugins');
  const copies = ['cache', 'data', 'marketplaces', join('npm-cache', 'node_modules')].flatMap((name) =>
    below(join(plugins, name), isOfMsw),
  );
  return [
    ...copies.map((path) => ({ path, kind: 'plugin' as const })),
    ...logFolders(env).map((path) => ({ path, kind: 'log' as const })),
  ];
}

/** Of the server, one for each project. */
function logFolders(env: Environment): readonly string[] {
  const cache = env.XDG_CACHE_HOME && process.platform === 'linux' ? env.XDG_CACHE_HOME : null;
  const logs = cache === null ? envPaths('claude-cli').cache : join(cache, 'claude-cli-nodejs');
  return namesIn(logs, named).flatMap((project) =>
    below(join(logs, project), (name) => name.startsWith('mcp-logs-plugin-msw-')),
  );
}

function below(folder: string, isWanted: (name: string) => boolean): readonly string[] {
  return namesIn(folder, named)
    .filter(isWanted)
    .map((name) => join(folder, name));
}

function isOfMsw(name: string): boolean {
  return name === 'msw-protocol' || name.startsWith('msw-') || name === 'msw';
}

/** How MSW is installed, such as `msw@msw-protocol`; null when the client does not list it. */
export function installedAs(env: Environment): string | null {
  const list = readJson(join(clientFolder(env), 'plugins', 'installed_plugins.json'), named);
  const ids = Object.keys(fieldsOf(fieldsIn(list).plugins));
  return ids.find((id) => id.startsWith('msw@')) ?? null;
}

/** The rules for tools of MSW in a settings file, which the client writes when a person allows a call for good. */
export function rulesIn(settings: unknown): readonly string[] {
  const { allow } = fieldsOf(fieldsOf(settings).permissions);
  const rules = Array.isArray(allow) ? allow.filter((rule) => typeof rule === 'string') : [];
  return rules.filter((rule) => rule.startsWith('mcp__plugin_msw_msw__') || isOwnCall(rule));
}

/** A call of the command line, by the name of its file in a folder of MSW. */
function isOwnCall(rule: string): boolean {
  return rule.split(/["' ]/).some((word) => basename(word) === 'cli.mjs' && /msw/.test(word));
}
