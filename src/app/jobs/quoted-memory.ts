// What a repository says about itself in its CLAUDE.md, for a client that does not take it as instructions of its user:
// the work begins at somebody else's commit.

import { join } from 'node:path';
import { projectFile } from '../../adapters/files/place.ts';
import { foldersInReach } from '../../adapters/files/project-reach.ts';
import { textOf } from '../../adapters/files/read-file.ts';
import { fence } from '../../core/text/fence.ts';
import { joinProse, type Prose, prose } from '../../core/text/prose.ts';
import { quoteName } from '../../core/text/quote-name.ts';

/** For each of these files, in the project's folder and those above it in its repository. */
const MOST_CHARACTERS = 16_000;

/** The files that the client would have read, outermost first; null when there are none. */
export function quotedMemory(project: string): Prose | null {
  const folders = [...foldersInReach(project)].reverse();
  const [top = project] = folders;
  const quoted = folders.flatMap((folder) =>
    ['CLAUDE.md', join('.claude', 'CLAUDE.md')].flatMap((name) => {
      const path = join(folder, name);
      const text = textOf(path, projectFile(top));
      if (text === null || text.trim() === '') return [];
      return [fence(text, { cap: MOST_CHARACTERS, label: prose`the project's ${quoteName(path)}` })];
    }),
  );
  return quoted.length === 0 ? null : joinProse(quoted, '\n\n');
}
