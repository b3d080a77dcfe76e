// A folder of our own with the files of a snapshot, in which checks run as they do in the project. It is outside the
// project, nobody else can write it, and what a killed process left of one is removed by the next.

import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import type { FileChange } from '../../core/snapshots/file-change.ts';
import { redirectPaths, redirectVariables } from '../../core/witness/redirect-paths.ts';
import { withoutClientMarks } from '../claude-code/client-marks.ts';
import { errorCode } from '../files/error-code.ts';
import { putLink, putText } from '../files/temporary-files.ts';
import type { Trees } from '../snapshots/trees.ts';
import { bringIgnored } from './bring-ignored.ts';
import { PYTHON_REDIRECT } from './python-redirect.ts';
import { discard, makeTemporaryPlace, type TemporaryPlace } from './temporary-place.ts';

export interface TreeRequest {
  readonly store: { readonly trees: Trees; readonly store: string; readonly top: string };
  readonly tree: string;
  /** Files that are to be others than in the tree; null removes one. */
  readonly entries: ReadonlyMap<string, FileChange['before']>;
  readonly texts: ReadonlyMap<string, string>;
  /** What differs between the snapshots, from the top. */
  readonly changed: readonly string[];
  /** Where the loop runs: the top, or a folder in it. */
  readonly project: string;
  /** This user's own. */
  readonly userFolder: string;
}

export interface TemporaryTree {
  /** What the project's folder is here; a real path. */
  readonly project: string;
  /** What git ignores and the checks may need: from the top, with a slash behind folders. */
  readonly missing: readonly string[];
  /** A check's command and what its environment needs besides the usual. */
  readonly adapt: (command: string) => {
    readonly command: string;
    readonly env: Readonly<Record<string, string>>;
  };
  /** Follows no link. */
  readonly remove: () => void;
}

export type MadeTree =
  | { readonly status: 'ok'; readonly tree: TemporaryTree }
  /** A clause. */
  | { readonly status: 'failed'; readonly reason: string };

export async function makeTemporaryTree(request: TreeRequest): Promise<MadeTree> {
  const { top } = request.store;
  let around: string | null = null;
  try {
    const made = makeTemporaryPlace(request.userFolder, top);
    const { folder } = made;
    around = made.around;
    mkdirSync(folder, { recursive: true });
    const { store, tree, entries } = request;
    // In the folder around, so that nothing of it is in the tree.
    const scratch = join(around, 'index');
    const failure = await store.trees.layOut({ tree, entries, folder, scratch });
    if (failure !== null) {
      discard(around);
      return { status: 'failed', reason: failure };
    }
    for (const [path, text] of request.texts) putText(folder, join(folder, path), text);
    return { status: 'ok', tree: furnish({ ...request, top, kept: store.store }, { around, folder }) };
  } catch (error) {
    if (around !== null) discard(around);
    return {
      status: 'failed',
      reason: `a temporary folder cannot be filled (${errorCode(error) ?? 'unknown error'})`,
    };
  }
}

export interface FurnishRequest extends Pick<TreeRequest, 'changed' | 'project'> {
  readonly top: string;
  /** Where builds of Cargo's are kept for another tree; null where each makes its own. */
  readonly kept: string | null;
}

/** What the checks need besides the files that are there. */
export function furnish(
  { top, changed, project, kept }: FurnishRequest,
  { around, folder }: TemporaryPlace,
): TemporaryTree {
  const missing = bringIgnored({ top, tree: folder, changed });
  const here = join(folder, relative(top, project));
  const env = {
    ...(kept === null ? {} : cargoFolder(here, folder, kept)),
    ...pythonPaths({ top, folder, around }),
  };
  return {
    project: here,
    missing,
    adapt: (command) => ({
      command: redirectPaths(command, top, folder),
      env: { ...redirectVariables(withoutClientMarks(process.env), top, folder), ...env },
    }),
    remove: () => discard(around),
  };
}

/** Cargo's builds are kept with the snapshots: packages of others are compiled once for a loop. */
function cargoFolder(here: string, folder: string, store: string): Readonly<Record<string, string>> {
  const root = [here, folder].find((place) => existsSync(join(place, 'Cargo.toml')));
  if (root === undefined) return {};
  const kept = join(store, 'cargo-target');
  mkdirSync(kept, { recursive: true, mode: 0o700 });
  const target = join(root, 'target');
  putLink(folder, target, kept, true);
  return { CARGO_TARGET_DIR: target };
}

/** What was installed "editable" leads to the project's code, and does so only after the interpreter started. */
function pythonPaths({
  top,
  folder,
  around,
}: TemporaryPlace & { readonly top: string }): Readonly<Record<string, string>> {
  const helper = join(around, 'python');
  putText(around, join(helper, 'sitecustomize.py'), PYTHON_REDIRECT);
  const own = redirectPaths(process.env.PYTHONPATH ?? '', top, folder);
  return {
    PYTHONPATH: own === '' ? helper : `${helper}${delimiter}${own}`,
    // It would install the project again, each time that it starts something.
    UV_NO_SYNC: '1',
    MSW_WITNESS_FROM: top,
    MSW_WITNESS_TO: folder,
  };
}
