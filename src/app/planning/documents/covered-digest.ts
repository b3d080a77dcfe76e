// Whether a verification still matches the files that it covers, by GSD's digest: as HEAD has them, since a clone has
// nothing else. A file that no commit has is read from the folder.

import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { projectFile } from '../../../adapters/files/place.ts';
import { readFile } from '../../../adapters/files/read-file.ts';
import { askGitNow } from '../../../adapters/git/ask-git-now.ts';
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

interface Covering extends Pick<VerificationDocument, 'coveredFiles' | 'coveredDigest' | 'judgedCommit'> {
  /** The verification itself, absolute; absent while it is not written. */
  readonly report?: string;
}

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
  const names = coverings.flatMap(({ coveredFiles, judgedCommit }, at) =>
    told[at] === null
      ? plainPaths(coveredFiles).flatMap((path) =>
          ['HEAD', judgedCommit ?? 'HEAD'].map((commit) => ({ commit, path })),
        )
      : [],
  );
  const contentOf = contentsIn(root, names);
  return coverings.map((covering, at) => {
    const found = told[at];
    if (found != null) return found;
    const isGone = covering.coveredFiles.every(
      (path) => contentOf(covering.judgedCommit ?? '', path) === null,
    );
    const first = compared(root, covering, contentOf);
    return covering.judgedCommit === null || first.fresh || !isGone
      ? first
      : (sinceWritten(root, covering) ?? first);
  });
}

/** By the commit that wrote the verification, if it has what was judged: a squash or a shallow clone lacks the judged one. */
function sinceWritten(root: string, { report, ...covering }: Covering): Freshness | null {
  if (report === undefined) return null;
  const written = askGitNow(root, ['log', '-1', '--format=%H', 'HEAD', '--', report])
    ?.toString('utf8')
    .trim();
  if (!written || coveredDigestOf(root, covering.coveredFiles, written) !== covering.coveredDigest)
    return null;
  return freshnessOf(root, { ...covering, judgedCommit: written });
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
  const files = paths.map((path) => {
    const now = contentOf('HEAD', path);
    const before = covering.judgedCommit === null ? null : contentOf(covering.judgedCommit, path);
    const here = inFolder(root, path);
    // A file that was judged in a commit counts no more once it has left it.
    const content = now ?? (before === null ? here : null);
    const isChanged = before !== null && (now === null || !before.equals(now));
    return { path, content, isChanged, isOther: now !== null && !isSameText(now, here) };
  });
  const others = files.filter(({ isOther }) => isOther).map(({ path }) => path);
  const changed = changedHere(root, others);
  const contents = new Map(files.map(({ path, content }) => [path, content]));
  return {
    fresh: covering.coveredDigest === digestOver(paths, (path) => contents.get(path) ?? null),
    changed: files.filter(({ isChanged }) => isChanged).map(({ path }) => path),
    uncommitted: others.filter((path) => changed?.has(path) !== false),
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
  const contentOf = contentsIn(root, commit === null ? [] : paths.map((path) => ({ commit, path })));
  return digestOver(paths, (path) => contentOf(commit ?? '', path) ?? inFolder(root, path));
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
