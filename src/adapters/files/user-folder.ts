// The folder of this user's own secrets and ledgers: one for all projects, and inside none of them.

import { mkdirSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import envPaths from 'env-paths';
import { errorCode } from './error-code.ts';
import type { Folder } from './msw-folder.ts';
import { isInside, realPath } from './real-path.ts';

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
