// The repository as a fresh clone would have it: its last commit in a temporary folder, plus the packages and settings
// that git ignores, without uncommitted files.

import { existsSync, realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { redirectPaths } from '../../core/proof/redirect-paths.ts';
import { errorCode } from '../files/error-code.ts';
import { checkOutCommit, removeCheckout } from '../git/check-out-commit.ts';
import { uncommittedPaths } from '../git/plan-log.ts';
import { topOf } from '../git/repository-files.ts';
import { discard, isTemporaryPlace, makeTemporaryPlace, type TemporaryPlace } from './temporary-place.ts';
import { furnish, type TemporaryTree } from './temporary-tree.ts';

interface CleanCheckout extends Omit<TemporaryTree, 'remove' | 'change' | 'missing' | 'without'> {
  readonly commit: string;
  /** Ignored, not brought over, and possibly needed: relative to the project, folders with a trailing slash. */
  readonly missing: readonly string[];
  /** Changed and new files that are not in the commit, relative to the project. */
  readonly uncommitted: readonly string[];
  /** Replaces this folder in a text with the one in the project. */
  readonly restore: (text: string) => string;
  readonly remove: () => Promise<void>;
}

export type MadeCheckout =
  | { readonly status: 'ok'; readonly checkout: CleanCheckout }
  /** `reason` is a clause. */
  | { readonly status: 'impossible'; readonly reason: string };

interface CheckoutRequest {
  /** A real path. */
  readonly project: string;
  readonly userFolder: string;
  /** Ignored files to leave out, relative to the project. */
  readonly without: readonly string[];
  /** By default the last one. */
  readonly commit?: string;
}

export async function makeCleanCheckout({
  project,
  userFolder,
  without,
  commit: wanted,
}: CheckoutRequest): Promise<MadeCheckout> {
  let place: TemporaryPlace | null = null;
  try {
    place = makeTemporaryPlace(userFolder, topOf(project) ?? project);
    const { around, folder } = place;
    const made = await checkOutCommit(
      project,
      folder,
      (path) => isTemporaryPlace(userFolder, path) && !existsSync(path),
      wanted,
    );
    if (made.status === 'impossible') {
      discard(around);
      return made;
    }
    const { top, commit } = made;
    const fromTop = (paths: readonly string[]) =>
      paths.map((path) => relative(top, join(project, path)).split(sep).join('/'));
    const uncommitted = (await uncommittedPaths(top)) ?? [];
    const changed = [...uncommitted, ...fromTop(without), '.msw', '.git'];
    const tree = furnish(
      { top, changed, project, kept: null, keep: { kind: 'settled' } },
      { around, folder: realpathSync.native(folder) },
    );
    const toProject = (path: string) => relative(project, join(top, path)).split(sep).join('/');
    const checkout: CleanCheckout = {
      ...tree,
      commit,
      missing: [...tree.without, ...tree.missing].map(
        (path) => `${toProject(path)}${path.endsWith('/') ? '/' : ''}`,
      ),
      uncommitted: uncommitted.map(toProject),
      restore: (text) => redirectPaths(text, folder, top),
      remove: async () => {
        await removeCheckout(project, folder);
        discard(around);
      },
    };
    return { status: 'ok', checkout };
  } catch (error) {
    if (place !== null) {
      await removeCheckout(project, place.folder);
      discard(place.around);
    }
    const code = errorCode(error) ?? 'unknown error';
    return { status: 'impossible', reason: `a temporary folder cannot be filled (${code})` };
  }
}
