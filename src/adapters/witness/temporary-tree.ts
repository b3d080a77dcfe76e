// A folder of our own with the files of a snapshot, in which checks run as they do in the project. It is outside the
// project, nobody else can write it, and what a killed process left of one is removed by the next.

import { existsSync, lstatSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { basename, delimiter, join, relative } from 'node:path';
import type { FileChange } from '../../core/snapshots/file-change.ts';
import { redirectPaths, redirectVariables } from '../../core/witness/redirect-paths.ts';
import { withoutClientMarks } from '../claude-code/client-marks.ts';
import { errorCode } from '../files/error-code.ts';
import { listFolder } from '../files/list-folder.ts';
import { named } from '../files/place.ts';
import { leadsInto, projectReach } from '../files/project-reach.ts';
import { putLink, putText } from '../files/temporary-files.ts';
import type { Trees } from '../snapshots/trees.ts';
import { bringIgnored } from './bring-ignored.ts';
import { PYTHON_REDIRECT } from './python-redirect.ts';

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
    const parent = parentFolder(request.userFolder, top);
    removeLeftovers(parent);
    around = realpathSync.native(mkdtempSync(join(parent, `${PREFIX}${host()}-${process.pid}-`)));
    // Tests may ask for the name of the folder that they run in.
    const folder = join(around, 'tree', basename(top));
    mkdirSync(folder, { recursive: true });
    const { store, tree, entries } = request;
    // In the folder around, so that nothing of it is in the tree.
    const scratch = join(around, 'index');
    const failure = await store.trees.layOut({ tree, entries, folder, scratch });
    if (failure !== null) {
      discard(around);
      return { status: 'failed', reason: failure };
    }
    return { status: 'ok', tree: furnish(request, { around, folder }) };
  } catch (error) {
    if (around !== null) discard(around);
    return {
      status: 'failed',
      reason: `a temporary folder cannot be filled (${errorCode(error) ?? 'unknown error'})`,
    };
  }
}

interface Folders {
  readonly around: string;
  readonly folder: string;
}

function furnish(
  { store, texts, changed, project }: TreeRequest,
  { around, folder }: Folders,
): TemporaryTree {
  const { top } = store;
  for (const [path, text] of texts) putText(folder, join(folder, path), text);
  const missing = bringIgnored({ top, tree: folder, changed });
  const here = join(folder, relative(top, project));
  const env = {
    ...cargoFolder(here, folder, store.store),
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
}: Folders & { readonly top: string }): Readonly<Record<string, string>> {
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

const PREFIX = 'msw-witness-';

/**
 * The machine's temporary folder where it is this user's alone, else one in the user folder: tools look for settings in
 * all folders above, where other users could put some.
 */
function parentFolder(userFolder: string, top: string): string {
  const temporary = tmpdir();
  const stat = lstatSync(realpathSync.native(temporary));
  const isPrivate =
    process.platform === 'win32' || ((stat.mode & 0o022) === 0 && stat.uid === process.getuid?.());
  if (isPrivate && !leadsInto(temporary, projectReach(top))) return temporary;
  const own = join(userFolder, 'witness');
  mkdirSync(own, { recursive: true, mode: 0o700 });
  return own;
}

/** Machines share home folders, and know nothing of each other's processes. */
function host(): string {
  let hash = 5381;
  for (const char of hostname()) hash = (hash * 33 + char.charCodeAt(0)) % 2 ** 32;
  return hash.toString(36);
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Of processes that are gone, and what is older than any witness. */
function removeLeftovers(parent: string): void {
  const list = listFolder(parent, named, 100_000);
  for (const entry of list.status === 'ok' ? list.entries : []) {
    const path = join(parent, entry.name);
    if (entry.isDirectory() && isLeftover(entry.name, path)) discard(path);
  }
}

function isLeftover(name: string, path: string): boolean {
  const [, where, pid] = /^msw-witness-(\w{1,8})-(\d{1,10})-\w{6}$/.exec(name) ?? [];
  const stat = pid === undefined ? undefined : lstatSync(path, { throwIfNoEntry: false });
  if (stat === undefined || (process.getuid !== undefined && stat.uid !== process.getuid())) return false;
  return Date.now() - stat.mtimeMs > DAY_MS || (where === host() && !isAlive(Number(pid)));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** A file that somebody still holds stays for the next time. */
function discard(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true, maxRetries: 3, retryDelay: 50 });
  } catch {
    // It is in nobody's way.
  }
}
