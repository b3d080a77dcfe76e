// Opens a project for the doctor, which must work even when the key or the user folder is broken.

import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { ownUserFolder } from '../../adapters/claude-code/own-user-folder.ts';
import { keyForLooking } from '../../adapters/files/signing-key.ts';
import { type Environment, type OpenedWorkspace, openWorkspace } from '../workspace/workspace.ts';

/** Refuses only when the project is missing. Key and user folder are empty when there is no usable one. */
export function openDiagnosis(projectFolder: string, env: Environment): OpenedWorkspace {
  let project: string;
  try {
    project = realpathSync.native(resolve(projectFolder));
  } catch {
    return { status: 'refused', reason: `The project folder ${projectFolder} does not exist.` };
  }
  try {
    const opened = openWorkspace(project, env, Date.now, undefined, keyForLooking);
    if (opened.status === 'ok') return opened;
  } catch {
    // The checks look at it again and explain it.
  }
  const folder = ownUserFolder(project, env);
  return {
    status: 'ok',
    workspace: {
      project,
      key: '',
      userFolder: folder.status === 'ok' ? folder.path : '',
      env,
      withheld: null,
      now: Date.now,
    },
  };
}
