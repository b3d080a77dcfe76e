// The interface to a store's trees: what snapshots contain and how two of them differ, whether kept by git or, where
// git is missing, as copies.

import type { FileChange } from '../../core/snapshots/file-change.ts';

/** Trees and blobs are identified by their ids. */
export interface Trees {
  /** Null when one of the trees is incomplete. */
  readonly changedFiles: (from: string, to: string) => Promise<readonly FileChange[] | null>;
  /** The difference as a patch; null when one of the trees is incomplete. */
  readonly patchBetween: (from: string, to: string) => Promise<string | null>;
  /** The paths of all files. */
  readonly pathsIn: (tree: string) => Promise<readonly string[]>;
  /** Contents by path, without files that are not in the tree or have more than `cap` bytes (1 MiB by default). */
  readonly contentsOf: (
    tree: string,
    paths: readonly string[],
    cap?: number,
  ) => Promise<ReadonlyMap<string, Buffer>>;
  /** Contents by id, without blobs that are gone. */
  readonly readBlobs: (blobs: readonly string[]) => Promise<ReadonlyMap<string, Buffer>>;
  /** Whether all objects of a tree still exist. */
  readonly isWhole: (tree: string) => Promise<boolean>;
  /** Which of these paths the ignore files in a tree exclude, whatever is in the work tree now. */
  readonly ignoredBy: (tree: string, paths: readonly string[]) => Promise<ReadonlySet<string>>;
  /** The paths of all text files that contain one of these. */
  readonly pathsWith: (tree: string, texts: readonly string[]) => Promise<readonly string[]>;
  /** Writes the files of a tree into a folder. Null, or a clause when that failed. */
  readonly layOut: (request: LayOut) => Promise<string | null>;
}

export interface LayOut {
  readonly tree: string;
  /** Files to replace those of the tree; null leaves a file out. */
  readonly entries: ReadonlyMap<string, FileChange['before']>;
  readonly folder: string;
  /** Paths of the files to write, which are then in the way of nothing; all by default, into an empty folder. */
  readonly only?: readonly string[];
  /** An unused path at which a temporary file may be written. */
  readonly scratch: string;
  /** Whether the folder becomes a git repository with these files as its only commit. */
  readonly isRepository?: boolean;
}

export const LARGEST_CONTENT = 1024 * 1024;
