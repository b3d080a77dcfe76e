// The folder of the project that the calls of a server are about: the client says it in the variable of Claude Code,
// by where it starts the server, or by its roots.

import { fileURLToPath } from 'node:url';
import type { Server } from '@modelcontextprotocol/server';
import { SERVER_MARK } from '../adapters/environment/client-marks.ts';
import { isFolder } from '../adapters/files/list-folder.ts';
import { isInside, realPath } from '../adapters/files/place.ts';
import type { ToolCall } from './call-tool.ts';

/** A client that does not answer is one without roots. */
const LONGEST_MS = 5000;

/** The function that finds it, absolute; the client is asked once, and again when its roots change. */
export function projectFolder(server: Server): () => Promise<string> {
  let found: Promise<string> | null = null;
  server.setNotificationHandler('notifications/roots/list_changed', () => {
    found = null;
  });
  return () => {
    found ??= find(server);
    return found;
  };
}

/** Where a call runs: a client that says its project by its roots alone started the server anywhere. */
export function callPlace(project: string): Pick<ToolCall, 'cwd' | 'env'> {
  const env = { ...process.env, [SERVER_MARK]: '1' };
  const isSaid = (process.env.CLAUDE_PROJECT_DIR ?? '') !== '' || project === process.cwd();
  return isSaid
    ? { cwd: process.cwd(), env }
    : { cwd: project, env: { ...env, CLAUDE_PROJECT_DIR: project } };
}

async function find(server: Server): Promise<string> {
  const named = process.env.CLAUDE_PROJECT_DIR || null;
  const here = process.cwd();
  if (named !== null || server.getClientCapabilities()?.roots === undefined) return named ?? here;
  const roots = await rootsOf(server);
  const isRooted = roots.some((root) => isInside(realPath(here), realPath(root)));
  return isRooted ? here : (roots[0] ?? here);
}

/** The folders of this machine among them. */
async function rootsOf(server: Server): Promise<readonly string[]> {
  try {
    const { roots } = await server.listRoots({}, { timeout: LONGEST_MS });
    return roots.flatMap(({ uri }) => pathOf(uri) ?? []).filter(isFolder);
  } catch {
    return [];
  }
}

function pathOf(uri: string): string | null {
  try {
    return fileURLToPath(uri);
  } catch {
    return null;
  }
}
