// The environment without what a project's own settings of the client put into it about nlm: which account is asked,
// and by which program, is the user's word.

import { join } from 'node:path';
import { named } from '../files/place.ts';
import { foldersInReach } from '../files/project-reach.ts';
import { readJson } from '../files/read-json.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const OF_NLM = /^(?:NLM_|NOTEBOOKLM_|MSW_NLM$)/i;
const FILES = ['settings.json', 'settings.local.json'];

export function ownVariables(env: Environment, project: string): Environment {
  if (!Object.keys(env).some((name) => OF_NLM.test(name))) return env;
  const foreign = new Set(foreignVariables(env, project));
  const isOwn = ([name]: readonly [string, unknown]): boolean => !OF_NLM.test(name) || !foreign.has(name);
  return Object.fromEntries(Object.entries(env).filter(isOwn));
}

/**
 * The names of those that are as the project's settings say. The client may have been started in any folder of the
 * repository, or in another project.
 */
export function foreignVariables(env: Environment, project: string): readonly string[] {
  const projects = [project, env.CLAUDE_PROJECT_DIR || project];
  const given = [...new Set(projects.flatMap(foldersInReach))].flatMap((folder) =>
    FILES.map((file) => variablesIn(join(folder, '.claude', file))),
  );
  return Object.keys(env).filter((name) =>
    given.some((variables) => Object.hasOwn(variables, name) && variables[name] === env[name]),
  );
}

function variablesIn(path: string): Readonly<Record<string, unknown>> {
  // As the client reads them: through every link.
  const file = readJson(path, named);
  const settings = file.status === 'ok' ? fieldsOf(file.value) : {};
  return fieldsOf(settings.env);
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
