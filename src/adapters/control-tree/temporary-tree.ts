// A private folder with the files of a snapshot, in which checks run as in the project. It is outside the project and
// nobody else can write to it; each run removes the leftovers of killed processes.

import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { basename, delimiter, dirname, join, relative } from 'node:path';
import { redirectPaths, redirectVariables } from '../../core/proof/redirect-paths.ts';
import type { FileChange } from '../../core/snapshots/file-change.ts';
import { withoutClientMarks } from '../environment/client-marks.ts';
import { errorCode } from '../files/error-code.ts';
import { listFolder } from '../files/list-folder.ts';
import { makeFolder } from '../files/make-folder.ts';
import { named } from '../files/place.ts';
import { putLink, putText } from '../files/temporary-files.ts';
import { overlayPrefix } from '../process/overlay.ts';
import type { Trees } from '../snapshots/trees.ts';
import { type Brought, bringIgnored, type IgnoredRequest, type Keep } from './bring-ignored.ts';
import { areExact, type LaidFiles, laidFiles, removeOthers, stampOf } from './laid-files.ts';
import { PYTHON_REDIRECT } from './python-redirect.ts';
import { discard, makeTemporaryPlace, type TemporaryPlace } from './temporary-place.ts';

export interface TreeRequest {
  readonly store: {
    readonly trees: Trees;
    readonly store: string;
    readonly top: string;
    readonly isRepository: boolean;
  };
  readonly tree: string;
  /** Files to replace in the tree; null removes one. */
  readonly entries: ReadonlyMap<string, FileChange['before']>;
  readonly texts: ReadonlyMap<string, string>;
  /** Paths that differ between the snapshots, relative to the top. */
  readonly changed: readonly string[];
  readonly keep: Keep;
  /** The loop's folder: the top, or a folder in it. */
  readonly project: string;
  readonly userFolder: string;
}

export interface TemporaryTree {
  /** The project's folder in the tree; a real path. */
  readonly project: string;
  /** Ignored files that the checks may need, but that found no room: relative to the top, folders with a trailing slash. */
  readonly missing: readonly string[];
  /** Ignored files that were left out on purpose, in the same form. */
  readonly without: readonly string[];
  readonly adapt: (command: string) => AdaptedCommand;
  /**
   * The tree for another run, in place of this one, which is then gone. What a run made or changed does not reach the
   * next one; only what it left alone is not laid out again.
   */
  readonly change: (request: TreeRequest) => Promise<MadeTree>;
  /** Does not follow links. */
  readonly remove: () => void;
}

/** How a check's command runs in a tree. */
export interface AdaptedCommand {
  readonly command: string;
  /** Added to the usual variables. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Words before the shell that runs it. */
  readonly prefix: readonly string[];
}

export type MadeTree =
  | { readonly status: 'ok'; readonly tree: TemporaryTree }
  /** `reason` is a clause. */
  | { readonly status: 'failed'; readonly reason: string };

export async function makeTemporaryTree(request: TreeRequest): Promise<MadeTree> {
  let place: TemporaryPlace | null = null;
  try {
    place = makeTemporaryPlace(request.userFolder, request.store.top);
    makeFolder(place.folder);
    const failure = await layOut(request, place);
    if (failure === null) return furnished(request, place, laidFiles(place.folder));
    discard(place.around);
    return { status: 'failed', reason: failure };
  } catch (error) {
    if (place !== null) discard(place.around);
    return {
      status: 'failed',
      reason: `a temporary folder cannot be filled (${errorCode(error) ?? 'unknown error'})`,
    };
  }
}

interface LaidTree {
  readonly request: TreeRequest;
  readonly place: TemporaryPlace;
  /** As they were before the checks ran. */
  readonly laid: LaidFiles;
}

async function changeOrMake(last: LaidTree, request: TreeRequest): Promise<MadeTree> {
  const changed = await changeTree(last, request).catch(() => null);
  if (changed !== null) return changed;
  discard(last.place.around);
  return makeTemporaryTree(request);
}

/**
 * Keeps only files that nobody has touched since they were laid out. The tree gets another path, so that caches outside
 * of it, which go by path and time, are of no use to the next run. Null where it cannot be told what was touched.
 */
async function changeTree(
  { request: last, place: { around, folder }, laid }: LaidTree,
  request: TreeRequest,
): Promise<MadeTree | null> {
  const { store, tree, entries, texts } = request;
  if (tree !== last.tree || !areExact(laid)) return null;
  const parent = mkdtempSync(join(around, 'tree-'));
  const place = { around, folder: join(parent, basename(folder)) };
  renameSync(folder, place.folder);
  const others = listFolder(around, named);
  if (others.status !== 'ok') return null;
  for (const { name } of others.entries) if (join(around, name) !== parent) discard(join(around, name));
  const same = new Map(laid);
  for (const path of [last, request].flatMap(replacedBy)) same.delete(path);
  const kept = removeOthers(place.folder, same);
  const inTree = await store.trees.pathsIn(tree);
  const missing = [...new Set([...inTree, ...entries.keys()])].filter(
    (path) => !kept.has(path) && entries.get(path) !== null,
  );
  if ((await layOut(request, place, missing)) !== null) return null;
  for (const path of [...missing, ...texts.keys()]) kept.set(path, stampOf(join(place.folder, path)));
  return furnished(request, place, kept);
}

function replacedBy({ entries, texts }: TreeRequest): readonly string[] {
  return [...entries.keys(), ...texts.keys()];
}

/** Null, or why not, as a clause. */
async function layOut(
  { store, tree, entries, texts }: TreeRequest,
  { around, folder }: TemporaryPlace,
  only?: readonly string[],
): Promise<string | null> {
  // Next to the tree, so that it is not part of it.
  const scratch = join(around, 'index');
  // Git in the tree finds one commit, and no repository of the user's.
  const { isRepository } = store;
  const failure = await store.trees.layOut({
    ...{ tree, entries, folder, scratch, isRepository },
    ...(only && { only }),
  });
  if (failure !== null) return failure;
  for (const [path, text] of texts) putText(folder, join(folder, path), text);
  return null;
}

function furnished(request: TreeRequest, place: TemporaryPlace, laid: LaidFiles): MadeTree {
  const { top, store } = request.store;
  const tree = furnish({ ...request, top, kept: store }, place);
  const change = (next: TreeRequest) => changeOrMake({ request, place, laid }, next);
  return { status: 'ok', tree: { ...tree, change } };
}

export interface FurnishRequest extends Pick<TreeRequest, 'changed' | 'project' | 'keep'> {
  readonly top: string;
  /** Where Cargo's builds are kept for the next tree; null to build anew in each. */
  readonly kept: string | null;
}

/** Adds what the checks need besides the files already there. */
export function furnish(
  { top, changed, project, kept, keep }: FurnishRequest,
  { around, folder }: TemporaryPlace,
): Omit<TemporaryTree, 'change'> {
  const layers = `${dirname(folder)}-layers`;
  const { brought, prefix } = bring({ top, tree: folder, changed, keep, layers });
  const here = join(folder, relative(top, project));
  const env = {
    ...(kept === null ? {} : cargoFolder(here, folder, kept)),
    ...pythonPaths({ top, folder, around }),
    ...gitVariables(folder),
  };
  return {
    project: here,
    missing: brought.missing,
    without: brought.without,
    adapt: (command) => ({
      command: redirectPaths(command, top, folder),
      env: { ...redirectVariables(withoutClientMarks(process.env), top, folder), ...env },
      prefix,
    }),
    remove: () => discard(around),
  };
}

/** Shows folders where the system can, and copies them where it cannot. */
function bring(request: IgnoredRequest): { readonly brought: Brought; readonly prefix: readonly string[] } {
  if (process.platform === 'linux') {
    const brought = bringIgnored(request);
    const prefix = overlayPrefix(brought.overlays, request.top);
    if (prefix !== null) return { brought, prefix };
    for (const { to } of brought.overlays) rmSync(to, { recursive: true, force: true });
  }
  return { brought: bringIgnored({ ...request, layers: null }), prefix: [] };
}

/** Keeps Cargo's builds with the snapshots: dependencies are compiled once per loop. */
function cargoFolder(here: string, folder: string, store: string): Readonly<Record<string, string>> {
  const root = [here, folder].find((place) => existsSync(join(place, 'Cargo.toml')));
  if (root === undefined) return {};
  const kept = join(store, 'cargo-target');
  makeFolder(kept, 0o700);
  const target = join(root, 'target');
  putLink(folder, target, kept, true);
  return { CARGO_TARGET_DIR: target };
}

/**
 * Git must not find a repository around the tree: the user's home may be one, and a check that puts changes aside would
 * put the user's aside.
 */
function gitVariables(folder: string): Readonly<Record<string, string | undefined>> {
  const own = process.env.GIT_CEILING_DIRECTORIES;
  return {
    GIT_CEILING_DIRECTORIES: [dirname(folder), ...(own ? [own] : [])].join(delimiter),
    ...Object.fromEntries(OF_A_REPOSITORY.map((name) => [name, undefined])),
  };
}

/** They name a repository, or parts of one, wherever git runs. */
const OF_A_REPOSITORY =
  'GIT_DIR GIT_COMMON_DIR GIT_WORK_TREE GIT_INDEX_FILE GIT_OBJECT_DIRECTORY GIT_PREFIX GIT_NAMESPACE'.split(
    ' ',
  );

/** Packages installed "editable" lead to the project's code, and only once the interpreter has started. */
function pythonPaths({
  top,
  folder,
  around,
}: TemporaryPlace & { readonly top: string }): Readonly<Record<string, string>> {
  const helper = `${dirname(folder)}-python`;
  putText(around, join(helper, 'sitecustomize.py'), PYTHON_REDIRECT);
  const own = redirectPaths(process.env.PYTHONPATH ?? '', top, folder);
  return {
    PYTHONPATH: own === '' ? helper : `${helper}${delimiter}${own}`,
    // uv would reinstall the project each time it runs something.
    UV_NO_SYNC: '1',
    MSW_TREE_FROM: top,
    MSW_TREE_TO: folder,
  };
}
