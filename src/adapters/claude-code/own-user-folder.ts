// The user folder, unless the project's own settings of the client decide where it is: with a folder that came along, a
// repository would bring its own key, its own trusted commands and its own compiled code.

import type { Folder } from '../files/msw-folder.ts';
// biome-ignore lint/style/noRestrictedImports: this is the way to it.
import { userFolder } from '../user/user-folder.ts';
import { foreignVariables } from './own-variables.ts';

/** On any platform. */
const DECISIVE = /^(?:MSW_HOME|HOME|USERPROFILE|XDG_DATA_HOME|APPDATA|LOCALAPPDATA)$/i;

/** @param project null: none */
export function ownUserFolder(
  project: string | null,
  env: Readonly<Record<string, string | undefined>>,
): Folder {
  const foreign = project === null ? [] : foreignVariables(env, project);
  const name = foreign.find((one) => DECISIVE.test(one));
  if (name === undefined) return userFolder(project, env);
  return {
    status: 'refused',
    reason: `${name} is set by .claude/settings.json or settings.local.json of this project, which must not say where the user folder is; take it out there, and set it in your shell if you need it`,
  };
}
