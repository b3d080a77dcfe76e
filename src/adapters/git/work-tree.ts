// Tells whether anything in a project changed between two moments, but not what.

import { createHash } from 'node:crypto';
import { type Dirent, lstatSync, readlinkSync, type Stats } from 'node:fs';
import { join, relative } from 'node:path';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { listFolder } from '../files/list-folder.ts';
import { named } from '../files/place.ts';
import { readPlain } from '../files/read-plain.ts';
import { type LookingGit, type OpenedGit, openGit } from './open-git.ts';
import { isLinkedTo, realFolder, topOf } from './repository-files.ts';

export type WorkTreeState =
  | { readonly kind: 'git'; readonly state: string }
  | { readonly kind: 'files'; readonly state: string }
  /** Too large, too slow or unreadable: unknown, so it never counts as standing still. */
  | { readonly kind: 'unknown' };

const LARGEST_CHANGE = 20_000;
const LARGEST_READ_FILE = 256 * 1024;
const LARGEST_READ_SUM = 16 * 1024 * 1024;

/**
 * A digest of HEAD and of every staged, unstaged and untracked change in the whole repository around `root` and in the
 * repositories inside it; without a repository, of all files below `root`. `.msw` never counts, nor do linked work trees.
 */
export async function workTreeState(
  root: string,
  git: Promise<OpenedGit> = openGit(root),
  inner: readonly string[] = [],
): Promise<WorkTreeState> {
  const [seen, withInner] = await Promise.all([seeWorkTree(root, git), seeInner(root, inner)]);
  return withInner(seen());
}

/**
 * Scans the repositories inside `root`, which its own scan does not enter: their HEADs and changes become part of its
 * state. Each is scanned as a repository of its own, since git would obey the settings of those that it enters itself.
 *
 * @param inner as `innerRepositories` lists them
 */
export async function seeInner(
  root: string,
  inner: readonly string[],
): Promise<(outer: WorkTreeState) => WorkTreeState> {
  if (inner.length === 0) return (outer) => outer;
  const seen = await Promise.all(
    inner.map(async (path) => [path, await seeRepository(join(root, path))] as const),
  );
  return (outer) => {
    if (outer.kind === 'unknown') return outer;
    const parts: Parts = [outer.state];
    for (const [path, digest] of seen) {
      const state = digest?.();
      if (state?.kind === 'unknown') return UNKNOWN;
      parts.push(`\0${path}\0${state === undefined ? 'gone' : state.state}`);
    }
    return { kind: outer.kind, state: digestOf(parts) };
  };
}

/** Null for a folder that is no longer the top of a repository. */
async function seeRepository(folder: string): Promise<(() => WorkTreeState) | null> {
  const real = realFolder(folder);
  return real === null || topOf(real) !== real ? null : seeWorkTree(real, openGit(real));
}

/** A work-tree scan in progress, and the git that runs it. */
export interface Look {
  /** A real path. */
  readonly root: string;
  readonly git: Promise<OpenedGit>;
  readonly seen: Promise<() => WorkTreeState>;
}

/** Starts a scan; its result can be digested later. */
export function beginLook(folder: string): Look {
  const root = realFolder(folder) ?? folder;
  const git: Promise<OpenedGit> = openGit(root);
  const seen = seeWorkTree(root, git);
  // The caller may never await it, so swallow the rejection.
  seen.catch(() => {});
  return { root, git, seen };
}

/** Works in two steps: the promise reads everything, and the function it yields digests that, possibly later. */
async function seeWorkTree(root: string, git: Promise<OpenedGit>): Promise<() => WorkTreeState> {
  if (topOf(root) === null) return fromFiles(root);
  const opened = await git;
  if (opened.status === 'late') return () => UNKNOWN;
  if (opened.status !== 'ok') return fromFiles(root);
  const { top, run } = opened.git;
  // Most roots are the top, which needs no ignore check, so their scan starts without another wait.
  if (top === null || (top !== root && (await isIgnored(opened.git)))) return fromFiles(root);
  const status = await run(STATUS);
  // A bare or broken repository.
  if (status.status === 'failed') return fromFiles(root);
  return status.status === 'ok' ? seen(top, status.output) : () => UNKNOWN;
}

/** Each entry ends with NUL; the first ones are about the branch. */
export const STATUS = [
  'status',
  '--porcelain=v2',
  '--branch',
  '-z',
  '--untracked-files=all',
  '--no-renames',
  '--no-ahead-behind',
  // Scanning a submodule would obey that repository's own settings.
  '--ignore-submodules=dirty',
];

const UNKNOWN: WorkTreeState = { kind: 'unknown' };

function fromFiles(root: string): () => WorkTreeState {
  const parts = walkedParts(root);
  return () => (parts === null ? UNKNOWN : { kind: 'files', state: digestOf(parts) });
}

/** A project that an outer repository ignores does not appear in that repository's status. */
async function isIgnored(git: LookingGit): Promise<boolean> {
  return (await git.run(['check-ignore', '-q', '.'])).status === 'ok';
}

type Parts = (string | Buffer)[];

/** Up to this size, hashing in JavaScript takes less time than loading node's own cryptography. */
const LITTLE = 64 * 1024;

function digestOf(parts: Parts): string {
  if (parts.reduce((sum, part) => sum + part.length, 0) <= LITTLE) {
    const hash = sha256.create();
    for (const part of parts) hash.update(Buffer.from(part));
    return bytesToHex(hash.digest());
  }
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

function seen(top: string, status: string): () => WorkTreeState {
  const parts: Parts = [];
  const entries = status.split('\0').filter((entry) => counts(entry) && !isWorkTreeOf(top, entry));
  if (entries.length > LARGEST_CHANGE) return () => UNKNOWN;
  let readable = LARGEST_READ_SUM;
  for (const entry of entries) {
    parts.push(`${entry}\0`);
    const path = pathOfEntry(entry);
    if (path === null) continue;
    const content = contentOf(join(top, path), readable);
    readable -= content.read;
    parts.push(content.mark, '\0');
  }
  return () => ({ kind: 'git', state: digestOf(parts) });
}

function counts(entry: string): boolean {
  if (entry.startsWith('# ')) return entry.startsWith('# branch.oid ');
  const path = pathOfEntry(entry);
  return path !== null && !path.split('/').includes('.msw');
}

/** Work in a linked work tree, which Claude may keep inside the project, is no change of the project. */
function isWorkTreeOf(top: string, entry: string): boolean {
  return entry.startsWith('? ') && entry.endsWith('/') && isLinkedTo(join(top, entry.slice(2, -1)), top);
}

/** The path of a porcelain v2 entry, after a fixed number of fields. */
export function pathOfEntry(entry: string): string | null {
  const fields = { '1': 8, u: 10, '?': 1 }[entry.charAt(0)];
  if (fields === undefined) return null;
  let start = 0;
  for (let field = 0; field < fields; field += 1) start = entry.indexOf(' ', start) + 1;
  return entry.slice(start);
}

/** Small files by content, so that touching one does not count as progress; the rest by size and time. */
function contentOf(path: string, readable: number): { mark: string | Buffer; read: number } {
  try {
    const stat = lstatSync(path);
    if (stat.isSymbolicLink()) return { mark: readlinkSync(path), read: 0 };
    // A folder's time changes when an entry is created in it, which may be a skipped cache.
    if (!stat.isFile()) return { mark: 'other', read: 0 };
    if (stat.size > Math.min(LARGEST_READ_FILE, readable)) return { mark: sizeAndTime(stat), read: 0 };
    const content = readPlain(path, { cap: LARGEST_READ_FILE, followsLink: false });
    return content.status === 'ok'
      ? { mark: content.bytes, read: content.size }
      : { mark: sizeAndTime(stat), read: 0 };
  } catch {
    return { mark: 'gone', read: 0 };
  }
}

function sizeAndTime(stat: Stats): string {
  return `${stat.size} ${stat.mtimeMs}`;
}

const MOST_ENTRIES = 20_000;

/** Folders that tools fill by themselves: they would make every run of a check look like work. */
export const TOOL_FOLDERS: ReadonlySet<string> = new Set(
  [
    '.git .hg .svn .jj .msw node_modules bower_components vendor dist build out target bin obj coverage',
    '.next .nuxt .output .svelte-kit .turbo .cache .parcel-cache .gradle .mvn .idea .vscode .nyc_output',
    '__pycache__ .pytest_cache .mypy_cache .ruff_cache .tox .nox .venv venv .eggs _build deps .dart_tool .terraform',
  ].flatMap((names) => names.split(' ')),
);

/** Null above 20,000 entries, or when the folder itself cannot be read. */
function walkedParts(root: string): Parts | null {
  if (listFolder(root, named, MOST_ENTRIES).status !== 'ok') return null;
  const parts: Parts = [];
  let entries = 0;
  let readable = LARGEST_READ_SUM;
  for (const path of filesBelow(root)) {
    entries += 1;
    if (path === null || entries > MOST_ENTRIES) return null;
    const content = contentOf(path, readable);
    readable -= content.read;
    parts.push(`${relative(root, path)}\0`, content.mark, '\0');
  }
  return parts;
}

/** Yields folders too: many empty ones must also end the walk. Follows no link. Null for a folder with too many. */
function* filesBelow(root: string): Generator<string | null> {
  const waiting = [root];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    const children = list(folder);
    if (children === null) yield null;
    for (const child of children ?? []) {
      const path = join(folder, child.name);
      if (child.isDirectory()) waiting.push(path);
      yield path;
    }
  }
}

function list(folder: string): readonly Dirent[] | null {
  const children = listFolder(folder, named, MOST_ENTRIES);
  if (children.status === 'too-many') return null;
  return (children.status === 'ok' ? children.entries : [])
    .filter((child) => !(child.isDirectory() && TOOL_FOLDERS.has(child.name)))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
