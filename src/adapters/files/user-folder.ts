// The folder of this user's own secrets and ledgers: one for all projects, and inside none of them.

import { mkdirSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import envPaths from 'env-paths';
import { errorCode } from './error-code.ts';
import type { Folder } from './msw-folder.ts';

/**
 * `$MSW_HOME` from `env`, else the platform's data folder; made for its owner only. Refused inside
 * `projectRoot` (null: no project): a project's settings can set variables, and with a folder of its own
 * a repository would bring its own key and sign its own commands.
 */
export function userFolder(
  projectRoot: string | null,
  env: Readonly<Record<string, string | undefined>>,
): Folder {
  const chosen = env.MSW_HOME;
  const wanted = resolve(chosen ? chosen : envPaths('msw-protocol', { suffix: '' }).data);
  // Before it is made, so that a refused folder leaves no trace in the project.
  if (projectRoot !== null && isInside(realPath(wanted), realPath(resolve(projectRoot)))) {
    return { status: 'refused', reason: insideProject(wanted) };
  }
  try {
    mkdirSync(wanted, { recursive: true, mode: 0o700 });
    return { status: 'ok', path: realpathSync.native(wanted) };
  } catch (error) {
    return { status: 'refused', reason: `the user folder ${wanted} cannot be made (${errorCode(error)})` };
  }
}

function insideProject(folder: string): string {
  return `the user folder ${folder} lies inside the project; set MSW_HOME to a folder outside it`;
}

/** The real path, also of what does not exist yet: that of its nearest existing parent and the rest. */
function realPath(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : join(realPath(parent), basename(path));
  }
}

function isInside(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way));
}
