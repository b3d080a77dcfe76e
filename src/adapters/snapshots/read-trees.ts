// What snapshots contain and how two of them differ. Nothing is changed.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FileChange, readFileChanges } from '../../core/snapshots/file-change.ts';
import type { StoreGit } from '../git/store-git.ts';

type Place = { readonly git: StoreGit };

/** Null when one of the trees is not whole. */
export async function changedFiles(
  { git }: Place,
  from: string,
  to: string,
): Promise<readonly FileChange[] | null> {
  if (from === to) return [];
  const answer = await git.run([...DIFF, '--raw', '--numstat', '-z', from, to, '--']);
  return answer.status === 'ok' ? readFileChanges(answer.output.toString('utf8')) : null;
}

/** As a patch; null when one of the trees is not whole. */
export async function patchBetween({ git }: Place, from: string, to: string): Promise<string | null> {
  const answer = await git.run([...DIFF, '--patch', '--no-color', from, to, '--']);
  return answer.status === 'ok' ? answer.output.toString('utf8') : null;
}

const DIFF = ['diff-tree', '-r', '--no-renames', '--no-ext-diff', '--no-textconv', '--full-index'];

/** By path. Files that the tree does not have, and those of more than `cap` bytes, are missing. */
export async function contentsOf(
  place: Place,
  tree: string,
  paths: readonly string[],
  cap: number = 1024 * 1024,
): Promise<ReadonlyMap<string, Buffer>> {
  if (paths.length === 0) return new Map();
  // Names in the call while it stays short; else all are listed. A colon in front would mean something to git.
  const isShort = paths.length <= 100 && !paths.some((path) => path.startsWith(':'));
  const some = isShort ? ['--', ...paths] : [];
  const listed = await place.git.run(['ls-tree', '-r', '-z', '-l', tree, ...some]);
  if (listed.status !== 'ok') return new Map();
  const wanted = new Set(paths);
  const found = new Map<string, string>();
  for (const record of listed.output.toString('utf8').split('\0')) {
    const [head = '', path = ''] = record.split(/\t(.*)/s);
    const [, type, blob = '', size] = head.split(/ +/);
    if (type === 'blob' && Number(size) <= cap && wanted.has(path)) found.set(path, blob);
  }
  const blobs = await readBlobs(place, [...new Set(found.values())]);
  return new Map(
    [...found].flatMap(([path, blob]) => {
      const content = blobs.get(blob);
      return content === undefined ? [] : [[path, content] as const];
    }),
  );
}

/** By id; what is gone is missing. */
export async function readBlobs(
  { git }: Place,
  blobs: readonly string[],
): Promise<ReadonlyMap<string, Buffer>> {
  const found = new Map<string, Buffer>();
  if (blobs.length === 0) return found;
  const answer = await git.run(['cat-file', '--batch'], { input: Buffer.from(`${blobs.join('\n')}\n`) });
  if (answer.status !== 'ok') return found;
  const { output } = answer;
  for (let at = 0; at < output.length; ) {
    const end = output.indexOf(0x0a, at);
    if (end === -1) break;
    const [blob = '', type, size] = output.subarray(at, end).toString('latin1').split(' ');
    at = end + 1;
    if (type !== 'blob') continue;
    found.set(blob, output.subarray(at, at + Number(size)));
    at += Number(size) + 1;
  }
  return found;
}

/** Whether everything of a tree is still there: objects that only the project's repository had may be gone from it. */
export async function isWhole({ git }: Place, tree: string): Promise<boolean> {
  const answer = await git.run(['rev-list', '--objects', '--missing=print', '--no-object-names', tree]);
  return answer.status === 'ok' && !/^\?/m.test(answer.output.toString('latin1'));
}

/** Which of these paths the lists of what to ignore in a tree keep out, whatever is in the work tree now. */
export async function ignoredBy(
  { git }: Place,
  tree: string,
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  const listed = paths.length === 0 ? null : await git.run(['ls-tree', '-r', '-z', '--name-only', tree]);
  const lists =
    listed?.status === 'ok' ? listed.output.toString('latin1').split('\0').filter(isIgnoreList) : [];
  const workTree = mkdtempSync(join(tmpdir(), 'msw-ignored-'));
  const options = { index: join(workTree, '.index'), workTree };
  try {
    if (lists.length > 0) {
      const input = Buffer.from(`${lists.join('\0')}\0`, 'latin1');
      await git.run(['read-tree', tree], options);
      await git.run(['checkout-index', '--quiet', '-z', '--stdin'], { ...options, input });
    }
    const input = Buffer.from(paths.map((path) => `./${path}\0`).join(''));
    const answer = await git.run(['check-ignore', '--no-index', '-z', '--stdin'], { ...options, input });
    // 1: none of them. Where git cannot say, nothing may go.
    if (answer.status === 'failed') return new Set(answer.code === 1 ? [] : paths);
    const names = answer.output.toString('utf8').split('\0');
    return new Set(names.map((name) => name.slice(2)));
  } finally {
    rmSync(workTree, { recursive: true, force: true });
  }
}

function isIgnoreList(path: string): boolean {
  return path === '.gitignore' || path.endsWith('/.gitignore');
}
