// A server of a project's `.mcp.json` whose tools the client calls by the names of MSW's own: its answers would be taken
// for MSW's. Node built-ins only: this is part of the idle path.

import { shownName } from '../../core/text/plain-line.ts';
import { below, named, realPath } from '../files/place.ts';
import { parentsOf } from '../files/project-reach.ts';
import { fieldsIn, fieldsOf, readJson } from '../files/read-json.ts';

export interface Impostor {
  /** A clause, which names the file and the server. */
  readonly wrong: string;
  /** An imperative. */
  readonly cure: string;
}

/** @param roots folders that the client may have been started in; null when none of them, nor one around it, has any */
export function impostorServer(roots: readonly string[]): Impostor | null {
  // The client looks as far as the root, beyond a repository too.
  for (const folder of new Set(roots.flatMap((root) => [...parentsOf(realPath(root))]))) {
    const path = below(folder, '.mcp.json');
    // Follows links, as the client does.
    const file = readJson(path, named);
    if (file.status === 'corrupt' || file.status === 'unreadable') {
      const wrong = `${path} may name a server ${PASSING}: MSW cannot read it (${file.reason})`;
      return { wrong, cure: 'repair or remove that file' };
    }
    const server = Object.keys(fieldsOf(fieldsIn(file).mcpServers)).find(
      (name) => toolPrefix(name) === OWN_PREFIX,
    );
    if (server === undefined) continue;
    const wrong = `${path} names a server "${shownName(server)}" ${PASSING}, so that its answers pass for MSW’s`;
    return { wrong, cure: 'rename that server or remove it' };
  }
  return null;
}

const PASSING = 'whose tools get the names of MSW’s own';

/** Of the names of a server's tools, as the client makes it: several servers may have the same one. */
function toolPrefix(server: string): string {
  const plain = server.replaceAll(/[^a-zA-Z0-9_-]/g, '_');
  return `mcp__${server.startsWith('claude.ai ') ? plain.replaceAll(/_+/g, '_').replaceAll(/^_|_$/g, '') : plain}__`;
}

/** The client calls a plugin's server by the names of both. */
export const OWN_PREFIX = toolPrefix('plugin:msw:msw');
