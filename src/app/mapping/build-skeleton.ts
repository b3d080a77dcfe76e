// Builds the skeleton of a codebase: lists its files, reads them as needed, and asks git. Changes nothing but its own
// cache.

import { basename, join, resolve } from 'node:path';
import {
  type FileList,
  gitHistory,
  headCommit,
  ignoredByGit,
  type ListedFile,
  listFiles,
} from '../../adapters/codebase/list-files.ts';
import { readSkeletonCache, writeSkeletonCache } from '../../adapters/codebase/skeleton-cache.ts';
import { projectFile } from '../../adapters/files/place.ts';
import { readText } from '../../adapters/files/read-file.ts';
import { readInThreads } from '../../adapters/parsing/read-in-threads.ts';
import { assembleSkeleton } from '../../core/mapping/skeleton/assemble-skeleton.ts';
import { languageOf } from '../../core/mapping/skeleton/facts/languages.ts';
import { folderOf, joinPath } from '../../core/mapping/skeleton/facts/path-names.ts';
import type { Skeleton, SkeletonDiagnostic } from '../../core/mapping/skeleton/facts/skeleton.ts';
import type { FoundFile, SourceFacts } from '../../core/mapping/skeleton/facts/source-facts.ts';
import { isFixture, isSecret, isVendored } from '../../core/mapping/skeleton/file-roles.ts';
import { manifestKind } from '../../core/mapping/skeleton/manifests/read-manifest.ts';
import { isImageFile, pipelineKind } from '../../core/mapping/skeleton/pipelines.ts';
import { isSettings } from '../../core/mapping/skeleton/read-codebase.ts';

export type SkeletonOptions = {
  /** Cache results in `.msw/cache/`, so that the next run reads only changed files; default true. */
  readonly cache?: boolean;
};

const LARGEST_TEXT = 1024 * 1024;

/** `root` is a folder. Never throws; anything unreadable becomes a diagnostic. */
export async function buildSkeleton(root: string, options: SkeletonOptions = {}): Promise<Skeleton> {
  const folder = resolve(root);
  const cached = options.cache ?? true;
  const list = await listFiles(folder);
  const [commit, commits, files] = await Promise.all([
    headCommit(folder),
    list.git ? gitHistory(folder) : [],
    readFiles(folder, list.files, cached),
  ]);
  const diagnostics: SkeletonDiagnostic[] = [...list.diagnostics];
  if (commits === null && commit !== null) {
    diagnostics.push({ path: null, message: 'The history could not be read, so there are no hot spots.' });
  }
  const texts = readTexts(folder, [...list.files, ...linkedSettings(list)], diagnostics);
  const skeleton = assembleSkeleton({
    folderName: basename(folder) || 'codebase',
    commit,
    files,
    texts,
    links: list.links,
    commits: commits ?? [],
    diagnostics,
  });
  return list.git ? withoutIgnored(folder, skeleton) : skeleton;
}

/** What git ignores is made by a build or a program: it is not missing. */
async function withoutIgnored(folder: string, skeleton: Skeleton): Promise<Skeleton> {
  const { imports } = skeleton;
  const ignored = await ignoredByGit(folder, imports.unresolved.flatMap(placesOf));
  const unresolved = imports.unresolved.filter((one) => !placesOf(one).some((path) => ignored.has(path)));
  return { ...skeleton, imports: { ...imports, unresolved } };
}

/** Where a relative import may lead, as far as a pattern of git can tell. */
function placesOf({ from, text }: Skeleton['imports']['unresolved'][number]): readonly string[] {
  const path = text.startsWith('.') ? joinPath(folderOf(from), text) : null;
  return path === null ? [] : ['', '/', '.ts', '.js'].map((end) => path + end);
}

/** Facts of every file; files whose stamp is in the cache are not opened. */
async function readFiles(
  folder: string,
  files: readonly ListedFile[],
  cached: boolean,
): Promise<readonly FoundFile[]> {
  const known = cached ? readSkeletonCache(folder) : new Map<string, never>();
  const factsOf = new Map<string, SourceFacts>();
  for (const { path, stamp } of files) {
    const entry = known.get(path);
    if (entry?.stamp === stamp) factsOf.set(path, entry.facts);
  }
  const unread = files.filter(({ path }) => !factsOf.has(path) && !isSecret(path));
  const requests = unread.map(({ path }) => ({ path, parse: isParsed(path) }));
  const answers = await readInThreads(folder, requests);
  for (const [index, { path }] of unread.entries()) {
    const facts = answers[index];
    if (facts !== undefined) factsOf.set(path, facts);
  }
  if (cached && unread.length > 0) {
    const entries = files.flatMap(({ path, stamp }) => {
      const facts = factsOf.get(path);
      return facts === undefined ? [] : [{ path, stamp, facts }];
    });
    writeSkeletonCache(folder, entries);
  }
  return files.map(({ path, bytes }) => ({
    path,
    bytes,
    facts: isSecret(path) ? null : (factsOf.get(path) ?? null),
  }));
}

function isParsed(path: string): boolean {
  return languageOf(path)?.reader !== null && !isFixture(path) && !isVendored(path);
}

function readTexts(
  folder: string,
  files: readonly Pick<ListedFile, 'path'>[],
  diagnostics: SkeletonDiagnostic[],
): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const { path } of files) {
    if (!isRead(path)) continue;
    const file = readText(join(folder, path), projectFile(folder), LARGEST_TEXT);
    if (file.status === 'ok') texts.set(path, file.text);
    else
      diagnostics.push({
        path,
        message: `It was not read: ${file.status === 'missing' ? 'it is gone' : file.reason}.`,
      });
  }
  return texts;
}

/** Packages of a monorepo often share their settings through links. */
function linkedSettings({ links }: FileList): readonly Pick<ListedFile, 'path'>[] {
  return [...links].flatMap(([path, target]) => (target !== null && isSettings(path) ? [{ path }] : []));
}

function isRead(path: string): boolean {
  if (isSecret(path) || isVendored(path) || isFixture(path)) return false;
  return manifestKind(path) !== null || pipelineKind(path) !== null || isSettings(path) || isImageFile(path);
}
