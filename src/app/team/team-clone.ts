// A worker's own clone for one job of a team, and which commands it may run there: those that its user trusts for the same
// project in their own checkout.

import { existsSync, realpathSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { isInside } from '../../adapters/files/place.ts';
import { openClone, otherClientFile, type RemoteState } from '../../adapters/git/remote-clone.ts';
import { addTrusted, listTrusted, removeTrusted } from '../../adapters/user/trust-store.ts';
import { type TeamJob, teamBranch } from '../../core/jobs/team-job.ts';
import { plainLine } from '../../core/text/plain-line.ts';
import type { Workspace } from '../workspace/workspace.ts';

export interface Clone {
  readonly folder: string;
  /** The project in the clone. */
  readonly there: Workspace;
  /** The same project in the user's own checkout; commands trusted there are trusted in the clone. */
  readonly own: Workspace;
}

/** Returns a sentence when no clone can be made. */
export async function cloneFor(
  workspace: Workspace,
  place: RemoteState,
  { job, commit, folder }: TeamJob,
): Promise<Clone | string> {
  const home = join(workspace.userFolder, 'team', job.id);
  const plan = { url: place.url, folder: home, near: workspace.project, commit, branch: teamBranch(job.id) };
  let opened = await openClone(plan);
  if (opened === 'outdated') {
    // Another machine has continued the job, so this clone is outdated; it is set aside, not deleted.
    renameSync(home, `${home}.${workspace.now()}`);
    opened = await openClone(plan);
  }
  if (typeof opened !== 'string') return `No clone could be made: ${opened.reason}.`;
  const other = await otherClientFile(home, workspace.project);
  if (other !== null)
    return `The commit ${commit.slice(0, 12)} has another ${plainLine(other, 200)} than this worker's checkout, which a client may run: look at it, and bring the checkout to that state first.`;
  const project = join(home, folder);
  if (!existsSync(project)) return `The folder ${plainLine(folder, 200)} is not in the repository.`;
  const real = realpathSync.native(project);
  const root = realpathSync.native(home);
  if (!isInside(real, root)) return 'The folder of the project leads out of its clone.';
  const above = place.folder.split('/').flatMap((name) => (name === '' ? [] : ['..']));
  const own = join(workspace.project, ...above, folder);
  return {
    folder: home,
    there: { ...workspace, project: real },
    own: { ...workspace, project: existsSync(own) ? realpathSync.native(own) : own },
  };
}

/** Trusts exactly these commands, whatever an earlier attempt left. */
export async function setTrusted(
  userFolder: string,
  project: string,
  commands: readonly string[],
): Promise<void> {
  for (const command of listTrusted(userFolder, project))
    if (!commands.includes(command)) await removeTrusted(userFolder, project, command);
  for (const command of commands) await addTrusted(userFolder, project, command);
}
