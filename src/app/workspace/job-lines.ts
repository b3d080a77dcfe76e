// Short lists next to a project's jobs, with one line for each thing still to be reported.

import { rmSync } from 'node:fs';
import { mswPath, openMswSubfolder } from '../../adapters/files/msw-folder.ts';
import { ownFile } from '../../adapters/files/place.ts';
import { textOf } from '../../adapters/files/read-file.ts';
import { writeFileAtomic } from '../../adapters/files/write-file-atomic.ts';
import { withLock } from '../../adapters/locks/with-lock.ts';

/**
 * `news`: lines `SESSION JOB`, to be told to that session. `asked`: lines `JOB STATE`, for jobs given to the team.
 * `branches`: lines `JOB FOLDER` for those of a phase that are under way, and `JOB FOLDER COMMIT` for those done.
 */
type JobList = 'news' | 'asked' | 'branches';

const MOST_LINES = 50;

/** Reads without a lock, since the first milliseconds of a hook read a list too. */
export function linesIn(project: string, list: JobList): readonly string[] {
  const text = textOf(mswPath(project, 'jobs', list), ownFile(project), 64 * 1024) ?? '';
  return text.split('\n').filter((line) => line !== '');
}

/** Keeps the newest lines; does nothing when the folder cannot be written. */
export async function changeLines(
  project: string,
  list: JobList,
  change: (lines: readonly string[]) => readonly string[] | Promise<readonly string[]>,
): Promise<void> {
  const folder = openMswSubfolder(project, 'jobs');
  if (folder.status === 'refused') return;
  const path = mswPath(project, 'jobs', list);
  await withLock(path, async () => {
    const lines = (await change(linesIn(project, list))).slice(-MOST_LINES);
    if (lines.length === 0) rmSync(path, { force: true });
    else writeFileAtomic(path, `${lines.join('\n')}\n`);
  });
}
