// The user folder, unless the project's own client settings decide where it is: a repository that brought its own
// folder would bring its own key, its own trusted commands and its own compiled code.

import { join } from 'node:path';
import type { Folder } from '../files/msw-folder.ts';
import { named } from '../files/place.ts';
import { foldersInReach } from '../files/project-reach.ts';
import { type Fields, fieldsIn, fieldsOf, readJson } from '../files/read-json.ts';

// biome-ignore lint/style/noRestrictedImports: this is the way to it.
import { userFolder } from '../user/user-folder.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The variables that decide where the user folder is, on any platform. */
const DECISIVE = /^(?:MSW_HOME|HOME|USERPROFILE|XDG_DATA_HOME|APPDATA|LOCALAPPDATA)$/i;

/** @param project null when there is none */
export function ownUserFolder(project: string | null, env: Environment): Folder {
  const foreign = project === null ? [] : foreignVariables(env, project);
  const name = foreign.find((one) => DECISIVE.test(one));
  if (name === undefined) return userFolder(project, env);
  return {
    status: 'refused',
    reason: `${name} is set by .claude/settings.json or settings.local.json of this project, which must not say where the user folder is; remove it there, and set it in your shell if you need it`,
  };
}

const OF_USER = /^(?:NLM_|NOTEBOOKLM_|MSW_NLM$|MSW_POSTGRES$|MSW_QDRANT$|MSW_MODEL_KEY$|PG[A-Z]+$)/i;
const FILES = ['settings.json', 'settings.local.json'];

/**
 * The environment without the variables that such settings set for nlm and for a team's server: which account is asked,
 * by which program, and what is shared with whom, is the user's decision.
 */
export function ownVariables(env: Environment, project: string): Environment {
  if (!Object.keys(env).some((name) => OF_USER.test(name))) return env;
  const foreign = new Set(foreignVariables(env, project));
  const isOwn = ([name]: readonly [string, unknown]): boolean => !OF_USER.test(name) || !foreign.has(name);
  return Object.fromEntries(Object.entries(env).filter(isOwn));
}

/**
 * The names of the variables whose values come from the project's settings. The client may have been started in any
 * folder of the repository, or in another project.
 */
function foreignVariables(env: Environment, project: string): readonly string[] {
  const projects = new Set([project, env.CLAUDE_PROJECT_DIR || project]);
  const given = [...new Set([...projects].flatMap((root) => foldersInReach(root)))]
    .flatMap((folder) => FILES.map((file) => variablesIn(join(folder, '.claude', file))))
    .filter((variables) => Object.keys(variables).length > 0);
  // Reading each name of the environment is a system call: skip it for projects that set nothing.
  if (given.length === 0) return [];
  return Object.keys(env).filter((name) =>
    given.some((variables) => Object.hasOwn(variables, name) && variables[name] === env[name]),
  );
}

function variablesIn(path: string): Fields {
  // Follows every link, as the client does.
  return fieldsOf(fieldsIn(readJson(path, named)).env);
}
