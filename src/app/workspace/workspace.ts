// The context of every use case: the project, this user's key, the clock and the environment.

import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { ownUserFolder, ownVariables } from '../../adapters/claude-code/own-user-folder.ts';
import { signingKey } from '../../adapters/files/signing-key.ts';
import type { LoopStore } from '../../adapters/loops/admit-record.ts';

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
  const folder = ownUserFolder(project, env);
  if (folder.status === 'refused') return folder;
  return {
    status: 'ok',
    workspace: {
      project,
      key: signingKey(folder.path),
      userFolder: folder.path,
      env: ownVariables(env, project),
      now,
    },
  };
}

/** The time in the format of the journal and of file names. */
export function isoTime(workspace: Pick<Workspace, 'now'>): string {
  return new Date(workspace.now()).toISOString();
}
