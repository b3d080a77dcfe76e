// Whether a verification still matches the files that it covers, by GSD's digest: as HEAD has them, since a clone has
// nothing else. A file that no commit has is read from the folder.

import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { projectFile } from '../../../adapters/files/place.ts';
import { readFile } from '../../../adapters/files/read-file.ts';
import { changedHere } from '../../../adapters/git/changed-here.ts';
import { type BlobName, readBlobs } from '../../../adapters/git/read-blobs.ts';
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

type Covering = Pick<
  VerificationDocument,
  'coveredFiles' | 'coveredDigest' | 'coveredHashes' | 'judgedCommit'
>;

export function freshnessOf(root: string, covering: Covering): Freshness {
  return freshnessOfAll(root, [covering])[0] ?? FRESH;
}

const FRESH: Freshness = { fresh: true, changed: [], uncommitted: [] };

/**
 * With one call of git for all. Fresh when a verification names no files to compare; stale when a file is missing or
 * outside the project.
 */
export function freshnessOfAll(root: string, coverings: readonly Covering[]): readonly Freshness[] {
  const told = coverings.map((covering) => toldAtOnce(root, covering));
  const names = coverings.flatMap((covering, at) => {
    if (told[at] !== null) return [];
    const judged = hashesOf(covering) === null ? covering.judgedCommit : null;
    return plainPaths(covering.coveredFiles).flatMap((path) =>
      ['HEAD', judged ?? 'HEAD'].map((commit) => ({ commit, path })),
    );
  });
  const contentOf = contentsIn(root, names);
  return coverings.map((covering, at) => told[at] ?? compared(root, covering, contentOf));
}

/** What needs no commit to be known. */
function toldAtOnce(root: string, { coveredFiles, coveredDigest, judgedCommit }: Covering): Freshness | null {
  if (coveredFiles.length === 0 && coveredDigest === null) return FRESH;
  if (coveredDigest === null) return { ...FRESH, fresh: false };
  // What was judged in the folder may rest on files that are in no commit.
  return judgedCommit === null && coveredDigest === coveredDigestOf(root, coveredFiles) ? FRESH : null;
}

function compared(root: string, covering: Covering, contentOf: ContentOf): Freshness {
  const paths = plainPaths(covering.coveredFiles);
  const files = paths.map((path, at) => {
    const now = contentOf('HEAD', path);
    const here = inFolder(root, path);
    const { hash, wasCommitted } = judgedFile(covering, path, at, contentOf);
    const isSame = (content: Buffer | null) => content !== null && shortHash(sha256(content)) === hash;
    // A file that was judged in a commit counts no more once it has left it.
    const counted = now ?? (wasCommitted ? null : here);
    const content = covering.judgedCommit === null && isSame(here) ? here : counted;
    const isOther = now !== null && !isSameText(now, here);
    return { path, content, isChanged: hash !== null && !isSame(content), isOther };
  });
  const others = files.filter(({ isOther }) => isOther).map(({ path }) => path);
  const changed = changedHere(root, others);
  const contents = new Map(files.map(({ path, content }) => [path, content]));
  const hashes = hashesOver(paths, (path) => contents.get(path) ?? null);
  return {
    fresh: hashes !== null && covering.coveredDigest === digestOver(paths, hashes),
    changed: files.filter(({ isChanged }) => isChanged).map(({ path }) => path),
    uncommitted: others.filter((path) => changed?.has(path) !== false),
  };
}

/** A covered file as it was judged; its hash is null when that is unknown. */
function judgedFile(
  { coveredFiles, coveredHashes, judgedCommit }: Covering,
  path: string,
  at: number,
  contentOf: ContentOf,
): { readonly hash: string | null; readonly wasCommitted: boolean } {
  const hashes = hashesOf({ coveredFiles, coveredHashes });
  if (hashes !== null) {
    const wasCommitted = judgedCommit !== null && !path.startsWith('.planning/');
    return { hash: hashes[at] ?? null, wasCommitted };
  }
  const before = judgedCommit === null ? null : contentOf(judgedCommit, path);
  return { hash: before === null ? null : shortHash(sha256(before)), wasCommitted: before !== null };
}

/** In the order of the paths; null for an older document, and for one that somebody else has changed. */
function hashesOf({
  coveredFiles,
  coveredHashes,
}: Pick<Covering, 'coveredFiles' | 'coveredHashes'>): readonly string[] | null {
  return coveredHashes.length > 0 && coveredHashes.length === plainPaths(coveredFiles).length
    ? coveredHashes
    : null;
}

/** What a verification says of the files that it covers. */
type Cover = Pick<VerificationDocument, 'coveredFiles' | 'coveredHashes'> & {
  readonly coveredDigest: string;
};

/**
 * Null when a file cannot be read.
 * @param commit whose files count; null for those in the folder
 */
export function coverOf(root: string, files: readonly string[], commit: string | null): Cover | null {
  const paths = plainPaths(files);
  const contentOf = contentsIn(root, commit === null ? [] : paths.map((path) => ({ commit, path })));
  const hashes = hashesOver(paths, (path) => contentOf(commit ?? '', path) ?? inFolder(root, path));
  if (hashes === null || paths.length === 0) return null;
  return {
    coveredFiles: paths,
    coveredDigest: digestOver(paths, hashes),
    coveredHashes: hashes.map(shortHash),
  };
}

/** `v1:sha256:...` over the sorted paths and hashes of the files in the folder; null when one cannot be read. */
export function coveredDigestOf(root: string, files: readonly string[]): string | null {
  return coverOf(root, files, null)?.coveredDigest ?? null;
}

/** What the last commit has of some documents, by path. @param paths relative to the root, with `/` */
export function committedTexts(root: string, paths: readonly string[]): ReadonlyMap<string, string> {
  const names = paths.map((path) => ({ commit: 'HEAD', path }));
  const contentOf = contentsIn(root, names);
  return new Map(
    paths.flatMap((path) => {
      const content = contentOf('HEAD', path);
      return content === null ? [] : [[path, content.toString('utf8')] as const];
    }),
  );
}

/** Null for what the commit does not have, or nobody asked for. */
type ContentOf = (commit: string, path: string) => Buffer | null;

function contentsIn(root: string, names: readonly BlobName[]): ContentOf {
  const keyOf = (commit: string, path: string) => `${commit}:${path}`;
  const inside = names.filter(({ path }) => !/^(?:\/|[A-Za-z]:)|(?:^|\/)\.\.(?:\/|$)/.test(path));
  const asked = new Map(inside.map((name) => [keyOf(name.commit, name.path), name]));
  const blobs = readBlobs(root, [...asked.values()]) ?? [];
  const found = new Map([...asked.keys()].map((key, at) => [key, blobs[at] ?? null]));
  return (commit, path) => found.get(keyOf(commit, path)) ?? null;
}

function inFolder(root: string, path: string): Buffer | null {
  const file = readFile(resolve(root, path), projectFile(root), LARGEST);
  return file.status === 'ok' ? file.bytes : null;
}

function hashesOver(
  paths: readonly string[],
  contentOf: (path: string) => Buffer | null,
): readonly string[] | null {
  const hashes = paths.flatMap((path) => {
    const content = contentOf(path);
    return content === null ? [] : [sha256(content)];
  });
  return hashes.length === paths.length ? hashes : null;
}

function digestOver(paths: readonly string[], hashes: readonly string[]): string {
  const parts = paths.map((path, at) => `${path}\n${hashes[at]}\n`);
  return `v1:sha256:${sha256(`v1\n${parts.join('')}`)}`;
}

/** Enough to tell which file has changed; the digest decides whether one has. */
function shortHash(hash: string): string {
  return hash.slice(0, 12);
}

function plainPaths(files: readonly string[]): readonly string[] {
  return [...new Set(files.map(plainPath))].sort();
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
