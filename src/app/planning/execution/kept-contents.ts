// Uncommitted files and the contents that they had when a plan began, kept so that a commit can leave them out.

import { join } from 'node:path';
import { contentMark, fileMark } from '../../../adapters/files/file-mark.ts';
import { openMswSubfolder } from '../../../adapters/files/msw-folder.ts';
import { ownFile, projectFile } from '../../../adapters/files/place.ts';
import { readFile } from '../../../adapters/files/read-file.ts';
import { writeFileAtomic } from '../../../adapters/files/write-file-atomic.ts';
import { uncommittedPaths } from '../../../adapters/git/plan-log.ts';
import type { Marks } from '../../../core/planning/execution/plan-beginning.ts';

/** Uncommitted files, each with a mark of its contents; null without git. */
export async function marksOf(project: string): Promise<Marks | null> {
  const paths = await uncommittedPaths(project);
  if (paths === null) return null;
  return Object.fromEntries(paths.slice(0, MOST_FILES).map((path) => [path, fileMark(join(project, path))]));
}

const MOST_FILES = 20_000;

/** Limits for the kept contents, which a commit can leave out. */
const MOST_KEPT = 500;
const LARGEST_KEPT = 4 * 1024 * 1024;

/** Keeps the contents of these files, so that a commit can leave them out. */
export function keepContents(project: string, paths: readonly string[]): void {
  const folder = openMswSubfolder(project, 'execution', 'before');
  if (folder.status === 'refused') return;
  for (const path of paths.slice(0, MOST_KEPT)) {
    const file = readFile(join(project, path), projectFile(project), LARGEST_KEPT);
    if (file.status === 'ok') writeFileAtomic(join(folder.path, contentMark(file.bytes)), file.bytes);
  }
}

/** The contents with this mark; null when they are not kept, or are not those of a plain file. */
export function keptContent(project: string, mark: string): Uint8Array | null {
  if (!/^[0-9a-f]{64}$/.test(mark)) return null;
  const path = join(project, '.msw', 'execution', 'before', mark);
  const file = readFile(path, ownFile(project), LARGEST_KEPT);
  return file.status === 'ok' && contentMark(file.bytes) === mark ? file.bytes : null;
}
