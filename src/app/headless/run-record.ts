// Which client works for a run, in this user's own folder: a run that was killed leaves it behind, and the one that
// continues ends it first.

import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { privateFile } from '../../adapters/files/place.ts';
import { fieldsIn, readJson } from '../../adapters/files/read-json.ts';
import { writeFileAtomic } from '../../adapters/files/write-file-atomic.ts';
import { commandLineOf } from '../../adapters/process/command-line.ts';
import { killTree } from '../../adapters/process/kill-tree.ts';
import type { Workspace } from '../workspace/workspace.ts';

interface RunningClient {
  readonly pid: number;
  /** That it was started with. */
  readonly session: string;
}

/** Where runs keep what is theirs; made when it is missing. */
export function runFolder({ userFolder }: Workspace): string {
  const folder = join(userFolder, 'runs');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

export function noteClient(workspace: Workspace, loop: string, client: RunningClient): void {
  writeFileAtomic(recordPath(workspace, loop), `${JSON.stringify(client)}\n`, { mode: 0o600 });
}

export function forgetClient(workspace: Workspace, loop: string): void {
  rmSync(recordPath(workspace, loop), { force: true });
}

/** By its number and the session in its words, so that no other process is taken for it. */
export async function endLeftClient(workspace: Workspace, loop: string): Promise<void> {
  const file = readJson(recordPath(workspace, loop), privateFile(workspace.userFolder));
  const { pid, session } = fieldsIn(file);
  if (typeof pid !== 'number' || typeof session !== 'string') return;
  const words = await commandLineOf(pid, workspace.project);
  if (words?.includes(session)) await killTree({ pid, projectRoot: workspace.project });
  forgetClient(workspace, loop);
}

function recordPath(workspace: Workspace, loop: string): string {
  return join(runFolder(workspace), `${loop}.json`);
}
