// Opens a project for the doctor, who must be able to look even where the key or the user folder is broken.

import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { ownUserFolder } from '../../adapters/claude-code/own-user-folder.ts';
import { type Environment, type OpenedWorkspace, openWorkspace } from '../workspace/workspace.ts';

/** Refused only when the project is missing. The key and the user folder are empty when there is none that can be used. */
export function openDiagnosis(projectFolder: string, env: Environment): OpenedWorkspace {
  let project: string;
  try {
    project = realpathSync.native(resolve(projectFolder));
  } catch {
    return { status: 'refused', reason: `The project folder ${projectFolder} does not exist.` };
  }
  try {
    const opened = openWorkspace(project, env);
    if (opened.status === 'ok') return opened;
  } catch {
    // Looked at again, and explained, by the checks themselves.
  }
  const folder = ownUserFolder(project, env);
  return {
    status: 'ok',
    workspace: {
      project,
      key: '',
      userFolder: folder.status === 'ok' ? folder.path : '',
      env,
      now: Date.now,
    },
  };
}
