// The folder of this user's own secrets and ledgers: one for all projects, and outside all of them.

import { existsSync, realpathSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import envPaths from 'env-paths';
import { errorCode } from '../files/error-code.ts';
import { homeFolder } from '../files/home-folder.ts';
import { makeFolder } from '../files/make-folder.ts';
import type { Folder } from '../files/msw-folder.ts';
import { isInside, realPath } from '../files/place.ts';
import { notOnlyOurs } from '../files/read-file.ts';

/**
 * `$MSW_HOME` from `env`, else the platform's data folder; created for its owner only. Refused where a project could
 * bring its own (a project's settings can set variables): as a relative path, inside `projectRoot` (null: no project)
 * or inside its repository. With its own key a project could sign its own commands. Also refused where other users can
 * write.
 */
export function userFolder(
  projectRoot: string | null,
  env: Readonly<Record<string, string | undefined>>,
): Folder {
  const wanted = env.MSW_HOME || envPaths('msw-protocol', { suffix: '' }).data;
  if (!isAbsolute(wanted))
    return refused(
      env.MSW_HOME
        ? `the user folder ${wanted} is a relative path; set MSW_HOME to an absolute one`
        : 'there is no user folder, since HOME is not set and this user has no home; set MSW_HOME to an absolute path',
    );
  try {
    // Checked before it is created, so that a refused folder leaves no trace in the project.
    const around =
      projectRoot === null ? null : projectAround(realPath(resolve(projectRoot)), realPath(wanted));
    if (around !== null)
      return refused(
        env.MSW_HOME
          ? `the user folder ${wanted} lies inside ${around}; set MSW_HOME to a folder outside it`
          : `${projectRoot} contains your user folder ${wanted}, so it cannot be a project; start Claude Code in the folder of a project`,
      );
    makeFolder(wanted, 0o700);
    const path = realpathSync.native(wanted);
    const reason = notOnlyOurs(path, statSync(path));
    return reason === null
      ? { status: 'ok', path }
      : refused(`the user folder ${path} cannot be used: ${reason}`);
  } catch (error) {
    const why = errorCode(error) ?? 'unknown error';
    return refused(
      `the user folder ${wanted} cannot be made or entered (${why}); set MSW_HOME to a folder of your own`,
    );
  }
}

function refused(reason: string): Folder {
  return { status: 'refused', reason };
}

/**
 * The part of a project that contains `folder`, for people; null when the folder lies outside. Both are real paths.
 * @param home of this user; a repository around it is the user's own
 */
export function projectAround(project: string, folder: string, home = ownHome): string | null {
  if (isInside(folder, project)) return 'the project';
  for (let around = dirname(project); around !== dirname(around); around = dirname(around)) {
    if (!isInside(folder, around) || !existsSync(join(around, '.git'))) continue;
    if (!isInside(realPath(home()), around)) return `the repository ${around}`;
  }
  return null;
}

/** Not from a variable, which a project could set. */
function ownHome(): string {
  try {
    return userInfo().homedir;
  } catch {
    // A user without an entry, as in some containers.
    return homeFolder();
  }
}
