// What every use case works with: the project, this user's key, the clock and the environment.

import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { signingKey } from '../adapters/files/signing-key.ts';
import { userFolder } from '../adapters/files/user-folder.ts';
import type { LoopStore } from '../adapters/loops/loop-store.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Workspace extends LoopStore {
  readonly userFolder: string;
  readonly env: Environment;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

export type OpenedWorkspace =
  | { readonly status: 'ok'; readonly workspace: Workspace }
  | { readonly status: 'refused'; readonly reason: string };

/** Opens a project by any path to it; a link and its target are the same project. */
export function openWorkspace(
  projectFolder: string,
  env: Environment,
  now: () => number = Date.now,
): OpenedWorkspace {
  let project: string;
  try {
    project = realpathSync.native(resolve(projectFolder));
  } catch {
    return { status: 'refused', reason: `The project folder ${projectFolder} does not exist.` };
  }
  const folder = userFolder(project, env);
  if (folder.status === 'refused') return folder;
  return {
    status: 'ok',
    workspace: { project, key: signingKey(folder.path), userFolder: folder.path, env, now },
  };
}

/** The time as the journal and the file names want it. */
export function isoTime(workspace: Workspace): string {
  return new Date(workspace.now()).toISOString();
}
