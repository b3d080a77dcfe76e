// Tells whether anything in a project changed between two moments. It says that, never what.

import { createHash } from 'node:crypto';
import { lstatSync, readlinkSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { readPlain } from '../files/read-plain.ts';
import { type Git, openGit } from './open-git.ts';
import { topOf } from './repository-files.ts';
import { walkedState } from './walked-state.ts';

export type WorkTreeState =
  | { readonly kind: 'git'; readonly state: string }
  | { readonly kind: 'files'; readonly state: string }
  /** Too large, too slow or unreadable: no statement, and so never a sign of standing still. */
  | { readonly kind: 'unknown' };

const LARGEST_CHANGE = 20_000;
const LARGEST_READ_FILE = 256 * 1024;
const LARGEST_READ_SUM = 16 * 1024 * 1024;

/**
 * A digest of HEAD and of every staged, unstaged and untracked change, over the whole repository that
 * `root` lies in; without one, of all sizes and times below `root`. `.msw` never counts.
 */
export async function workTreeState(root: string): Promise<WorkTreeState> {
  if (topOf(root) === null) return fromFiles(root);
  const opened = await openGit(root);
  if (opened.status === 'late') return { kind: 'unknown' };
  if (opened.status !== 'ok') return fromFiles(root);
  const { git } = opened;
  if (git.top === null || (await isIgnored(git, root))) return fromFiles(root);
  const status = await git.run([
    'status',
    '--porcelain=v2',
    '--branch',
    '-z',
    '--untracked-files=all',
    '--no-renames',
    '--no-ahead-behind',
    // Looking into a submodule would obey that repository's own settings.
    '--ignore-submodules=dirty',
  ]);
  // A repository without a work tree, or one that is broken.
  if (status.status === 'failed') return fromFiles(root);
  return status.status === 'ok' ? digest(git.top, status.output) : { kind: 'unknown' };
}

function fromFiles(root: string): WorkTreeState {
  const state = walkedState(root);
  return state === null ? { kind: 'unknown' } : { kind: 'files', state };
}

/** A project that an outer repository ignores is invisible to that repository's status. */
async function isIgnored(git: Git, root: string): Promise<boolean> {
  return git.top !== root && (await git.run(['check-ignore', '-q', '.'])).status === 'ok';
}

function digest(top: string, status: string): WorkTreeState {
  const hash = createHash('sha256');
  const entries = status.split('\0').filter((entry) => counts(entry));
  if (entries.length > LARGEST_CHANGE) return { kind: 'unknown' };
  let readable = LARGEST_READ_SUM;
  for (const entry of entries) {
    hash.update(`${entry}\0`);
    const path = pathOf(entry);
    if (path === null) continue;
    const content = contentOf(join(top, path), readable);
    readable -= content.read;
    hash.update(content.mark).update('\0');
  }
  return { kind: 'git', state: hash.digest('hex') };
}

function counts(entry: string): boolean {
  if (entry.startsWith('# ')) return entry.startsWith('# branch.oid ');
  const path = pathOf(entry);
  return path !== null && !path.split('/').includes('.msw');
}

/** The path of a porcelain v2 entry: what follows a fixed number of fields. */
function pathOf(entry: string): string | null {
  const fields = { '1': 8, u: 10, '?': 1 }[entry.charAt(0)];
  if (fields === undefined) return null;
  let start = 0;
  for (let field = 0; field < fields; field += 1) start = entry.indexOf(' ', start) + 1;
  return entry.slice(start);
}

/** The content of small files, so that touching one is no progress; size and time of the rest. */
function contentOf(path: string, readable: number): { mark: string | Buffer; read: number } {
  try {
    const stat = lstatSync(path);
    if (stat.isSymbolicLink()) return { mark: readlinkSync(path), read: 0 };
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
