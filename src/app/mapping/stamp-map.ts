// Writes into each document of a map which commit it describes: what is checked out now.

import { join } from 'node:path';
import { headCommit } from '../../adapters/codebase/git-history.ts';
import { writeFileAtomic } from '../../adapters/files/write-file-atomic.ts';
import { withGsdLocks } from '../../adapters/planning/gsd-lock.ts';
import { stampDocument } from '../../core/mapping/documents/stamp-document.ts';
import { localDay, mapFolder, readMap } from './map-folder.ts';

export type StampedMap =
  | {
      readonly status: 'stamped';
      readonly commit: string;
      readonly day: string;
      readonly documents: readonly string[];
    }
  | { readonly status: 'skipped'; readonly reason: 'not_a_git_repository' | 'no_documents' | 'locked' };

/** @param only file names; null for all documents that are there */
export async function stampMap(
  root: string,
  only: readonly string[] | null,
  now: number,
): Promise<StampedMap> {
  const commit = await headCommit(root);
  if (commit === null) return { status: 'skipped', reason: 'not_a_git_repository' };
  const present = readMap(root);
  const names = [...present.keys()].filter((file) => only === null || only.includes(file));
  if (names.length === 0) return { status: 'skipped', reason: 'no_documents' };
  const day = localDay(now);
  const locked = await withGsdLocks(join(root, '.planning'), () => {
    const texts = readMap(root);
    for (const file of names) {
      const text = texts.get(file);
      if (text === undefined) continue;
      const stamped = stampDocument(text, { commit, day });
      if (stamped !== text) writeFileAtomic(join(mapFolder(root), file), stamped);
    }
  });
  if (locked.status === 'busy') return { status: 'skipped', reason: 'locked' };
  return { status: 'stamped', commit, day, documents: names };
}
