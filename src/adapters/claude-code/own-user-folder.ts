// The user folder, unless the project's own client settings decide where it is: a repository that brought its own
// folder would bring its own key, its own trusted commands and its own compiled code.

import { userInfo } from 'node:os';
import { join } from 'node:path';
import type { Folder } from '../files/msw-folder.ts';
import { realPath } from '../files/place.ts';

// biome-ignore lint/style/noRestrictedImports: this is the way to it.
import { userFolder } from '../user/user-folder.ts';
import { type ProjectVariables, projectVariables, type Unread } from './project-variables.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The variables that decide where the user folder is, on any platform, with the usual place below the home folder. */
const DECISIVE: ReadonlyMap<string, string | null> = new Map([
  ['MSW_HOME', null],
  ['HOME', ''],
  ['USERPROFILE', ''],
  ['XDG_DATA_HOME', '.local/share'],
  ['APPDATA', 'AppData/Roaming'],
  ['LOCALAPPDATA', 'AppData/Local'],
]);

/** @param project null when there is none */
export function ownUserFolder(project: string | null, env: Environment): Folder {
  const reason = project === null ? null : foreignPlace(variablesFor(project, env), env);
  return reason === null ? userFolder(project, env) : { status: 'refused', reason };
}

/**
 * The same for a folder that is only searched: the platform's own place may lie inside it, as when the home folder is a
 * vault, since no repository brings that; a place that a variable names, only if it is called from above the two.
 */
export function userFolderBeside(here: string, env: Environment, searched: string = here): Folder {
  const own = ownUserFolder(here, env);
  if (own.status === 'ok' || foreignPlace(variablesFor(here, env), env) !== null) return own;
  return userFolder(env.MSW_HOME ? searched : null, env);
}

/** Why the place of the user folder is not the user's choice, as a clause; null when it is. */
function foreignPlace(given: ProjectVariables | null, env: Environment): string | null {
  // Reading each name of the environment takes time: skip it for projects that set nothing.
  if (given === null) return null;
  const names = Object.keys(env).filter((name) => isForeignPlace(given, name, env[name]));
  const name = names.find((one) => one.toUpperCase() === 'MSW_HOME') ?? names[0];
  if (name === undefined) return null;
  return given.unread === null
    ? `${name} is set by .claude/settings.json or settings.local.json of this project, which must not say where the user folder is; remove it there, and set it in your shell if you need it`
    : `${name}, which says where the user folder is, ${mayComeFrom(given.unread)}; ${CURE}`;
}

/** False for the place that the system itself names, whoever set the variable to it. */
function isForeignPlace(given: ProjectVariables, name: string, value: string | undefined): boolean {
  const usual = DECISIVE.get(name.toUpperCase());
  if (usual === undefined || !value || !given.mayGive(name, value)) return false;
  try {
    return usual === null || realPath(value) !== realPath(join(userInfo().homedir, usual));
  } catch {
    // A user without an entry, as in some containers.
    return true;
  }
}

function mayComeFrom({ path, reason }: Unread): string {
  return `may come from ${path}, which MSW cannot read as Claude Code does (${reason})`;
}

const CURE = 'repair or remove that file';

export interface OwnVariables {
  readonly env: Environment;
  /** A sentence for the person whose own variables may be among those left out; null when none may be. */
  readonly notice: string | null;
}

/** The environment without the variables that a project's settings may have set, where the user alone decides. */
export function ownVariables(env: Environment, project: string): OwnVariables {
  const names = Object.keys(env).filter((name) => OF_USER.test(name) && env[name] !== undefined);
  const given = names.length === 0 ? null : variablesFor(project, env);
  const foreign = given === null ? [] : names.filter((name) => given.mayGive(name, env[name] ?? ''));
  if (given === null || foreign.length === 0) return { env, notice: null };
  const dropped = new Set(foreign);
  return {
    env: Object.fromEntries(Object.entries(env).filter(([name]) => !dropped.has(name))),
    notice: leftOut(given, foreign),
  };
}

/** Which accounts and servers are asked, with which certificates, and what programs git takes for the user's own. */
const OF_USER =
  /^(?:NLM_|NOTEBOOKLM_|MSW_NLM$|MSW_POSTGRES$|MSW_QDRANT$|MSW_MODEL_KEY$|PG[A-Z]+$|SSL_CERT_(?:FILE|DIR)$|GIT_CONFIG_(?:GLOBAL|SYSTEM)$|GNUPGHOME$|XDG_CONFIG_HOME$)/i;

/** Other programs have a use for the rest, MSW perhaps none. */
const OF_MSW = /^(?:MSW|NLM|NOTEBOOKLM)_/i;

function leftOut({ unread }: ProjectVariables, names: readonly string[]): string | null {
  const own = names.filter((name) => OF_MSW.test(name));
  if (unread === null || own.length === 0) return null;
  return `MSW does not use ${own.join(', ')} here: what names an account, a server or a program ${mayComeFrom(unread)}; ${CURE}.`;
}

/** What a session is told at its start, as a sentence; null when there is nothing to tell. */
export function settingsNotice(project: string, env: Environment): string | null {
  const given = variablesFor(project, env);
  if (given?.unread == null) return null;
  const place = foreignPlace(given, env);
  return place === null ? ownVariables(env, project).notice : `MSW cannot work here: ${place}.`;
}

/** The client may have been started in any folder of the repository, or in another project. */
function variablesFor(project: string, env: Environment): ProjectVariables | null {
  return projectVariables([project, env.CLAUDE_PROJECT_DIR || project]);
}
