// The project that a command is about: `--project`, else the folder that the client works in, else this one.

import { type OpenedWorkspace, openWorkspace } from '../../app/workspace/workspace.ts';
import { type NamedPath, namedFolder } from '../named-path.ts';
import { textOf, type VerbCall } from './noun.ts';

export function projectFolder(call: VerbCall): NamedPath {
  return namedFolder(call, textOf(call.values, 'project') ?? (call.env.CLAUDE_PROJECT_DIR || null));
}

/** Refused when the folder is missing or this user's key cannot be used. */
export function openProject(call: VerbCall): OpenedWorkspace {
  const folder = projectFolder(call);
  if (folder.status === 'refused') return folder;
  try {
    return openWorkspace(folder.path, call.env);
  } catch (error) {
    return { status: 'refused', reason: error instanceof Error ? error.message : String(error) };
  }
}
