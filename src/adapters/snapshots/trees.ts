// What the snapshots of a store contain and how two of them differ, whatever keeps them: git, or copies where it is
// missing.

import type { FileChange } from '../../core/snapshots/file-change.ts';

/** Trees and blobs are named by their ids. */
export interface Trees {
  /** Null when one of the trees is not whole. */
  readonly changedFiles: (from: string, to: string) => Promise<readonly FileChange[] | null>;
  /** As a patch; null when one of the trees is not whole. */
  readonly patchBetween: (from: string, to: string) => Promise<string | null>;
  /** Of all files. */
  readonly pathsIn: (tree: string) => Promise<readonly string[]>;
  /** By path. Files that the tree does not have, and those of more than `cap` bytes (1 MiB), are missing. */
  readonly contentsOf: (
    tree: string,
    paths: readonly string[],
    cap?: number,
  ) => Promise<ReadonlyMap<string, Buffer>>;
  /** By id; what is gone is missing. */
  readonly readBlobs: (blobs: readonly string[]) => Promise<ReadonlyMap<string, Buffer>>;
  /** Whether everything of a tree is still there. */
  readonly isWhole: (tree: string) => Promise<boolean>;
  /** Which of these paths the lists of what to ignore in a tree keep out, whatever is in the work tree now. */
  readonly ignoredBy: (tree: string, paths: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Writes all files of a tree into an empty folder. A clause when that failed. */
  readonly layOut: (request: LayOut) => Promise<string | null>;
}

export interface LayOut {
  readonly tree: string;
  /** Files that are to be others than in the tree; null leaves one out. */
  readonly entries: ReadonlyMap<string, FileChange['before']>;
  readonly folder: string;
  /** Where something may be written for the time being: a path at which nothing is. */
  readonly scratch: string;
}

export const LARGEST_CONTENT = 1024 * 1024;
