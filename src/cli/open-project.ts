// The project that a command is about: `--project`, else the folder that the client works in, else this one.

import { resolve } from 'node:path';
import { type OpenedWorkspace, openWorkspace } from '../app/workspace.ts';
import { textOf, type VerbCall } from './noun.ts';

export function projectFolder({ values, env, cwd }: VerbCall): string {
  const named = textOf(values, 'project');
  return resolve(cwd, named ?? (env.CLAUDE_PROJECT_DIR || '.'));
}

/** Refused when the folder is missing or this user's key cannot be used. */
export function openProject(call: VerbCall): OpenedWorkspace {
  try {
    return openWorkspace(projectFolder(call), call.env);
  } catch (error) {
    return { status: 'refused', reason: error instanceof Error ? error.message : String(error) };
  }
}
