// The context of every use case: the project, this user's key, the clock and the environment.

import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { ownUserFolder, ownVariables } from '../../adapters/claude-code/own-user-folder.ts';
import type { Folder } from '../../adapters/files/msw-folder.ts';
import { keyWhenNeeded } from '../../adapters/files/signing-key.ts';
import type { LoopStore } from '../../adapters/loops/admit-record.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Workspace extends LoopStore {
  readonly userFolder: string;
  readonly env: Environment;
  /** A sentence about variables that are missing from `env`, since the project may have set them; null for none. */
  readonly withheld: string | null;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

export type OpenedWorkspace =
  | { readonly status: 'ok'; readonly workspace: Workspace }
  | { readonly status: 'refused'; readonly reason: string };

/**
 * Opens a project by any path to it; a link and its target are the same project. `found` is the user folder for this
 * project and environment, if the caller has looked it up already; `keyOf` reads the key, and says what makes it.
 */
export function openWorkspace(
  projectFolder: string,
  env: Environment,
  now: () => number = Date.now,
  found?: Folder,
  keyOf: (userFolder: string) => () => string = keyWhenNeeded,
): OpenedWorkspace {
  let project: string;
  try {
    project = realpathSync.native(resolve(projectFolder));
  } catch {
    return { status: 'refused', reason: `The project folder ${projectFolder} does not exist.` };
  }
  const folder = found ?? ownUserFolder(project, env);
  if (folder.status === 'refused') return folder;
  const { env: own, notice: withheld } = ownVariables(env, project);
  const key = keyOf(folder.path);
  return {
    status: 'ok',
    workspace: {
      project,
      get key() {
        return key();
      },
      userFolder: folder.path,
      env: own,
      withheld,
      now,
    },
  };
}

/** The time in the format of the journal and of file names. */
export function isoNow(workspace: Pick<Workspace, 'now'>): string {
  return new Date(workspace.now()).toISOString();
}

/** For people: `2026-12-01 05:01 UTC`. @param instant in milliseconds since the epoch */
export function shownTime(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
