// Whether a verification still matches the files that it covers, by GSD's digest: as HEAD has them, since a clone has
// nothing else. A file that no commit has is read from the folder.

import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { projectFile } from '../../../adapters/files/place.ts';
import { readFile } from '../../../adapters/files/read-file.ts';
import { readBlobs } from '../../../adapters/git/read-blobs.ts';
import type { VerificationDocument } from '../../../core/planning/documents/verification.ts';
import { plainPath } from '../../../core/text/plain-path.ts';

/** Generous, because a plan may name build output. */
const LARGEST = 64 * 1024 * 1024;

/** Paths are relative to the project. */
export interface Freshness {
  readonly fresh: boolean;
  /** Covered files that commits have changed since; empty also when that is unknown. */
  readonly changed: readonly string[];
  /** Covered files with changes that are in no commit. */
  readonly uncommitted: readonly string[];
}

type Covering = Pick<VerificationDocument, 'coveredFiles' | 'coveredDigest' | 'judgedCommit'>;

/** Fresh when the verification names no files to compare. Stale when a file is missing or outside the project. */
export function freshnessOf(
  root: string,
  { coveredFiles, coveredDigest, judgedCommit }: Covering,
): Freshness {
  const told = { fresh: true, changed: [], uncommitted: [] };
  if (coveredFiles.length === 0 && coveredDigest === null) return told;
  if (coveredDigest === null) return { ...told, fresh: false };
  // What was judged in the folder may rest on files that are in no commit.
  if (judgedCommit === null && coveredDigest === coveredDigestOf(root, coveredFiles)) return told;
  const paths = plainPaths(coveredFiles);
  const commits = judgedCommit === null ? ['HEAD'] : ['HEAD', judgedCommit];
  const [now = NOTHING, before = now] = contentsIn(root, commits, paths);
  // A file that was judged in a commit counts no more once it has left it.
  const here = (path: string) => (judgedCommit !== null && before.has(path) ? null : inFolder(root, path));
  const isUncommitted = (path: string) => {
    const committed = now.get(path);
    return committed !== undefined && !isSameText(committed, inFolder(root, path));
  };
  return {
    fresh: coveredDigest === digestOver(paths, (path) => now.get(path) ?? here(path)),
    changed: paths.filter((path) => before.has(path) && !isSame(before.get(path), now.get(path))),
    uncommitted: paths.filter(isUncommitted),
  };
}

/**
 * `v1:sha256:...` over the sorted paths and content hashes; null when a file cannot be read.
 * @param commit whose files count; null for those in the folder
 */
export function coveredDigestOf(
  root: string,
  files: readonly string[],
  commit: string | null = null,
): string | null {
  const paths = plainPaths(files);
  const [committed = NOTHING] = commit === null ? [] : contentsIn(root, [commit], paths);
  return digestOver(paths, (path) => committed.get(path) ?? inFolder(root, path));
}

/** What the last commit has of some documents, by path. @param paths relative to the root, with `/` */
export function committedTexts(root: string, paths: readonly string[]): ReadonlyMap<string, string> {
  const [committed = NOTHING] = contentsIn(root, ['HEAD'], paths);
  return new Map([...committed].map(([path, content]) => [path, content.toString('utf8')]));
}

type Contents = ReadonlyMap<string, Buffer>;

const NOTHING: Contents = new Map();

/** For each commit what it has of the paths; with one call of git. */
function contentsIn(root: string, commits: readonly string[], paths: readonly string[]): readonly Contents[] {
  const inside = paths.filter((path) => !/^(?:\/|[A-Za-z]:)|(?:^|\/)\.\.(?:\/|$)/.test(path));
  const blobs = readBlobs(
    root,
    commits.flatMap((commit) => inside.map((path) => ({ commit, path }))),
  );
  return commits.map(
    (_, nth) =>
      new Map(
        inside.flatMap((path, at) => {
          const blob = blobs?.[nth * inside.length + at] ?? null;
          return blob === null ? [] : [[path, blob] as const];
        }),
      ),
  );
}

function inFolder(root: string, path: string): Buffer | null {
  const file = readFile(resolve(root, path), projectFile(root), LARGEST);
  return file.status === 'ok' ? file.bytes : null;
}

function digestOver(paths: readonly string[], contentOf: (path: string) => Buffer | null): string | null {
  const parts: string[] = [];
  for (const path of paths) {
    const content = contentOf(path);
    if (content === null) return null;
    parts.push(`${path}\n${sha256(content)}\n`);
  }
  return parts.length === 0 ? null : `v1:sha256:${sha256(`v1\n${parts.join('')}`)}`;
}

function plainPaths(files: readonly string[]): readonly string[] {
  return [...new Set(files.map(plainPath))].sort();
}

function isSame(one: Buffer | undefined, other: Buffer | undefined): boolean {
  return one !== undefined && other !== undefined && one.equals(other);
}

/** Git may write other line ends into the folder than it keeps. */
function isSameText(committed: Buffer, own: Buffer | null): boolean {
  if (own === null) return false;
  return (
    committed.equals(own) || committed.toString('latin1') === own.toString('latin1').replaceAll('\r\n', '\n')
  );
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
