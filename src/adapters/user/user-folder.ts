// The folder of this user's own secrets and ledgers: one for all projects, and inside none of them.

import { mkdirSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import envPaths from 'env-paths';
import { errorCode } from '../files/error-code.ts';
import type { Folder } from '../files/msw-folder.ts';
import { realPath } from '../files/place.ts';
import { notOnlyOurs } from '../files/read-file.ts';
import { projectAround } from './project-around.ts';

/**
 * `$MSW_HOME` from `env`, else the platform's data folder; made for its owner only. Refused where a project
 * could bring its own (a project's settings can set variables): as a relative path, inside `projectRoot` (null:
 * no project) and inside its repository. With a key of its own it could sign its own commands. Also refused
 * where other users can write.
 */
export function userFolder(
  projectRoot: string | null,
  env: Readonly<Record<string, string | undefined>>,
): Folder {
  const wanted = env.MSW_HOME || envPaths('msw-protocol', { suffix: '' }).data;
  if (!isAbsolute(wanted))
    return refused(`the user folder ${wanted} is a relative path; set MSW_HOME to an absolute one`);
  // Before it is made, so that a refused folder leaves no trace in the project.
  const around =
    projectRoot === null ? null : projectAround(realPath(resolve(projectRoot)), realPath(wanted));
  if (around !== null)
    return refused(
      env.MSW_HOME
        ? `the user folder ${wanted} lies inside ${around}; set MSW_HOME to a folder outside it`
        : `${projectRoot} is no project of its own, for it holds your user folder ${wanted}; start Claude Code in the folder of a project`,
    );
  try {
    mkdirSync(wanted, { recursive: true, mode: 0o700 });
    const path = realpathSync.native(wanted);
    const reason = notOnlyOurs(path, statSync(path));
    return reason === null
      ? { status: 'ok', path }
      : refused(`the user folder ${path} cannot be used: ${reason}`);
  } catch (error) {
    return refused(`the user folder ${wanted} cannot be made (${errorCode(error) ?? 'unknown error'})`);
  }
}

function refused(reason: string): Folder {
  return { status: 'refused', reason };
}
