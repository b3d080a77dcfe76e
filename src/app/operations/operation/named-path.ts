// Resolves a word that names a file or a folder. Claude's tools are limited to the project of their session: nothing
// outside it is read or written for them.

import { resolve } from 'node:path';
import { ownUserFolder } from '../../../adapters/claude-code/own-user-folder.ts';
import { isInside, realPath } from '../../../adapters/files/place.ts';
import { readSessionCommands } from '../../../adapters/files/session-commands.ts';
import { plainLine } from '../../../core/text/plain-line.ts';
import { findProject } from '../../planning/documents/find-planning.ts';
import type { RequestPlace } from './request-place.ts';

export type NamedPath =
  | { readonly status: 'ok'; readonly path: string }
  | { readonly status: 'refused'; readonly reason: string };

type Asked = Pick<RequestPlace, 'caller' | 'cwd' | 'env'>;

/** Returns an absolute path. A link is judged by its target. */
export function namedPath(call: Asked, word: string): NamedPath {
  const path = resolve(call.cwd, word);
  if (call.caller.mark === null) return { status: 'ok', path };
  const project = sessionProject(call);
  if (isInside(realPath(path), realPath(project))) return { status: 'ok', path };
  const reason = `${plainLine(word, 200)} lies outside of ${project}, the project of this session: for Claude's tools that is closed.`;
  return { status: 'refused', reason };
}

/** The named folder, or the current one; for Claude's tools outside their project, that project. */
export function namedFolder(call: Asked, word: string | null | undefined): NamedPath {
  if (word !== null && word !== undefined) return namedPath(call, word);
  const here = namedPath(call, '.');
  return here.status === 'ok' ? here : { status: 'ok', path: sessionProject(call) };
}

/** The project that the hooks recorded, else where the client started; or the planned project above it. */
function sessionProject({ cwd, env }: Pick<Asked, 'cwd' | 'env'>): string {
  const user = ownUserFolder(cwd, env);
  const session = env.CLAUDE_CODE_SESSION_ID ?? '';
  const known = user.status === 'ok' ? readSessionCommands(user.path, session) : null;
  const folder = known?.project ?? resolve(cwd, env.CLAUDE_PROJECT_DIR || '.');
  return findProject(folder) ?? folder;
}
