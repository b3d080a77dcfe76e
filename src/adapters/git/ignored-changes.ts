// Which of the files that git ignores changed in a span of time: they are in no digest of the work tree, and yet a check
// may depend on them.

import { join } from 'node:path';
import { lookAt, namesIn } from '../files/list-folder.ts';
import { named } from '../files/place.ts';
import type { OpenedGit } from './open-git.ts';

export interface TimeSpan {
  /** Milliseconds since the epoch, by the clock of the machine; itself outside the span. */
  readonly after: number;
  readonly until: number;
}

/** The nearest come first; packages that are installed may be any number of files. */
const MOST_LOOKED_AT = 5_000;
const MOST_NAMED = 3;

/** At most three paths from `root`, with `/`; a folder is named when something in it was made or removed. */
export async function ignoredChanges(
  root: string,
  git: Promise<OpenedGit>,
  { after, until }: TimeSpan,
): Promise<readonly string[]> {
  const opened = await git;
  if (opened.status !== 'ok' || opened.git.top === null) return [];
  const listed = await opened.git.run(LIST);
  const ignored = listed.status === 'ok' ? listed.output.split('\0') : [];
  const changed = [...below(root, ignored)]
    .filter(({ stat }) => stat.ctimeMs > after && stat.ctimeMs <= until)
    .map(({ path }) => path);
  const isTold = (path: string) => changed.some((other) => other.startsWith(`${path}/`));
  return changed.filter((path) => !isTold(path)).slice(0, MOST_NAMED);
}

const LIST = ['ls-files', '-z', '--others', '--ignored', '--exclude-standard', '--directory', '--', '.'];

function* below(root: string, paths: readonly string[]) {
  const waiting = paths.map((path) => path.replace(/\/$/, ''));
  for (let next = 0; next < waiting.length && next < MOST_LOOKED_AT; next += 1) {
    const path = waiting[next] ?? '';
    const stat = isOurs(path) ? null : lookAt(join(root, path));
    if (stat === null) continue;
    yield { path, stat };
    if (stat.isDirectory())
      waiting.push(...namesIn(join(root, path), named).map((name) => `${path}/${name}`));
  }
}

/** True also for the empty text behind the last path. */
function isOurs(path: string): boolean {
  return path === '' || path.split('/').includes('.msw');
}
