// Where the team's server is: what the user's own environment or settings say, never the project.

import { readUserSettings } from '../../adapters/user/user-settings.ts';
import type { Workspace } from '../workspace/workspace.ts';

export type SharingPlace = Pick<Workspace, 'userFolder' | 'env' | 'now'>;

/** Null where nothing is shared. */
export function addressOf({ userFolder, env }: SharingPlace): string | null {
  return env.MSW_POSTGRES || readUserSettings(userFolder).settings.postgres;
}
