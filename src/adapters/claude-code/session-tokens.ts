// The tokens that a session has used, by its id alone: a client that was killed left no result, but its transcript.

import { join } from 'node:path';
import { namesIn } from '../files/list-folder.ts';
import { named } from '../files/place.ts';
import { clientFolder } from './settings-files.ts';
import { countTokens } from './transcript-usage.ts';

/** 0 for a session without a transcript. */
export function sessionTokens(env: Readonly<Record<string, string | undefined>>, session: string): number {
  const projects = join(clientFolder(env), 'projects');
  const nothing = { tokens: 0, lastMessage: null, agentsUntil: 0 };
  return namesIn(projects, named)
    .map((name) => join(projects, name, `${session}.jsonl`))
    .reduce((sum, path) => sum + countTokens(path, { from: 0, since: 0 }, nothing).use.tokens, 0);
}
