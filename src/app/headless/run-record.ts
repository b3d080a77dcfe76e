// Records in the user folder which clients work for a run. A killed run leaves them behind, and the run that continues
// ends them first.

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { namesIn } from '../../adapters/files/list-folder.ts';
import { makeFolder } from '../../adapters/files/make-folder.ts';
import { privateFile } from '../../adapters/files/place.ts';
import { fieldsIn, readJson } from '../../adapters/files/read-json.ts';
import { keepJson } from '../../adapters/files/write-record.ts';
import { killTree } from '../../adapters/process/kill-tree.ts';
import { identityOf, isStillThere } from '../../adapters/process/process-identity.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** The folder for the records of runs; created when missing. */
export function runFolder({ userFolder }: Workspace): string {
  const folder = join(userFolder, 'runs');
  makeFolder(folder, 0o700);
  return folder;
}

/** @param run the id of the loop or job; with several clients, followed by `+` and a name for each */
export function noteClient(workspace: Workspace, run: string, pid: number): void {
  const client = identityOf(pid, workspace.project);
  keepJson(recordPath(workspace, run), client, { mode: 0o600 });
}

export function forgetClient(workspace: Workspace, run: string): void {
  rmSync(recordPath(workspace, run), { force: true });
}

/** Ends all clients of the run, but never another process that has reused a client's pid. */
export async function endLeftClients(workspace: Workspace, run: string): Promise<void> {
  const place = privateFile(workspace.userFolder);
  const names = namesIn(runFolder(workspace), place).filter(
    (name) => name === `${run}.json` || (name.startsWith(`${run}+`) && name.endsWith('.json')),
  );
  for (const name of names) {
    const path = join(runFolder(workspace), name);
    const { pid, start } = fieldsIn(readJson(path, place));
    const isKnown = typeof pid === 'number' && typeof start === 'string';
    if (isKnown && isStillThere({ pid, start }, workspace.project))
      await killTree({ pid, projectRoot: workspace.project });
    rmSync(path, { force: true });
  }
}

function recordPath(workspace: Workspace, run: string): string {
  return join(runFolder(workspace), `${run}.json`);
}
