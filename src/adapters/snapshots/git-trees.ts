// Trees kept by git. Objects that exist only in the project's repository may disappear from it.

import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FileChange, readFileChanges } from '../../core/snapshots/file-change.ts';
import { makeFolder } from '../files/make-folder.ts';
import { putText } from '../files/temporary-files.ts';
import type { StoreGit } from '../git/store-git.ts';
import { LARGEST_CONTENT, type LayOut, type Trees } from './trees.ts';

export function gitTrees(git: StoreGit): Trees {
  return {
    changedFiles: (from, to) => changedFiles(git, from, to),
    patchBetween: (from, to) => patchBetween(git, from, to),
    pathsIn: (tree) => pathsIn(git, tree),
    contentsOf: (tree, paths, cap = LARGEST_CONTENT) => contentsOf(git, tree, paths, cap),
    readBlobs: (blobs) => readBlobs(git, blobs),
    isWhole: (tree) => isWhole(git, tree),
    ignoredBy: (tree, paths) => ignoredBy(git, tree, paths),
    pathsWith: (tree, texts) => pathsWith(git, tree, texts),
    layOut: (request) => layOut(git, request),
  };
}

async function changedFiles(git: StoreGit, from: string, to: string): Promise<readonly FileChange[] | null> {
  if (from === to) return [];
  const answer = await git.run([...DIFF, '--raw', '--numstat', '-z', from, to, '--']);
  return answer.status === 'ok' ? readFileChanges(answer.output.toString('utf8')) : null;
}

async function patchBetween(git: StoreGit, from: string, to: string): Promise<string | null> {
  const answer = await git.run([...DIFF, '--patch', '--no-color', from, to, '--']);
  return answer.status === 'ok' ? answer.output.toString('utf8') : null;
}

/** The changes from a tree to the index: the same as to the tree written from the index, which need not exist yet. */
export async function changedInIndex(git: StoreGit, from: string): Promise<readonly FileChange[] | null> {
  const answer = await git.run(['diff-index', '--cached', ...PLAIN, '--raw', '--numstat', '-z', from, '--']);
  return answer.status === 'ok' ? readFileChanges(answer.output.toString('utf8')) : null;
}

const PLAIN = ['--no-renames', '--no-ext-diff', '--no-textconv', '--full-index'];
const DIFF = ['diff-tree', '-r', ...PLAIN];

async function pathsIn(git: StoreGit, tree: string): Promise<readonly string[]> {
  const listed = await git.run(['ls-tree', '-r', '-z', '--name-only', tree]);
  return listed.status === 'ok' ? listed.output.toString('utf8').split('\0').filter(Boolean) : [];
}

async function contentsOf(
  git: StoreGit,
  tree: string,
  paths: readonly string[],
  cap: number,
): Promise<ReadonlyMap<string, Buffer>> {
  if (paths.length === 0) return new Map();
  // A few names are passed as arguments; otherwise all are listed. Git would interpret a leading colon.
  const isShort = paths.length <= 100 && !paths.some((path) => path.startsWith(':'));
  const some = isShort ? ['--', ...paths] : [];
  const listed = await git.run(['ls-tree', '-r', '-z', '-l', tree, ...some]);
  if (listed.status !== 'ok') return new Map();
  const wanted = new Set(paths);
  const found = new Map<string, string>();
  for (const record of listed.output.toString('utf8').split('\0')) {
    const [head = '', path = ''] = record.split(/\t(.*)/s);
    const [, type, blob = '', size] = head.split(/ +/);
    if (type === 'blob' && Number(size) <= cap && wanted.has(path)) found.set(path, blob);
  }
  const blobs = await readBlobs(git, [...new Set(found.values())]);
  return new Map(
    [...found].flatMap(([path, blob]) => {
      const content = blobs.get(blob);
      return content === undefined ? [] : [[path, content] as const];
    }),
  );
}

async function readBlobs(git: StoreGit, blobs: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
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

async function isWhole(git: StoreGit, tree: string): Promise<boolean> {
  const answer = await git.run(['rev-list', '--objects', '--missing=print', '--no-object-names', tree]);
  return answer.status === 'ok' && !/^\?/m.test(answer.output.toString('latin1'));
}

async function ignoredBy(
  git: StoreGit,
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
    // Exit code 1 means that none is ignored. On any other failure, treat all as ignored so that nothing is deleted.
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

async function pathsWith(git: StoreGit, tree: string, texts: readonly string[]): Promise<readonly string[]> {
  if (texts.length === 0) return [];
  const wanted = texts.flatMap((text) => ['-e', text]);
  const found = await git.run(['grep', '-l', '-z', '-I', '-F', '--full-name', ...wanted, tree, '--']);
  if (found.status !== 'ok') return [];
  const names = found.output.toString('utf8').split('\0').filter(Boolean);
  return names.map((name) => name.slice(tree.length + 1));
}

/** Uses a scratch index, so that only the files to be laid out are written to disk. */
async function layOut(
  git: StoreGit,
  { tree, entries, folder, only, scratch, isRepository = false }: LayOut,
): Promise<string | null> {
  const options = { index: scratch, workTree: folder };
  const steps: readonly (readonly [readonly string[], string?])[] = [
    [['read-tree', tree]],
    ...(entries.size === 0
      ? []
      : [[['update-index', '-z', '--replace', '--index-info'], indexInfo(entries)] as const]),
    // One worker for each processor of the machine.
    only === undefined
      ? [[...CHECK_OUT, '--all']]
      : [[...CHECK_OUT, '-z', '--stdin'], only.map((path) => `${path}\0`).join('')],
  ];
  for (const [args, input] of steps) {
    const answer = await git.run(args, {
      ...options,
      ...(input !== undefined && { input: Buffer.from(input) }),
    });
    if (answer.status === 'failed') return answer.reason;
  }
  return isRepository ? makeRepository(git, options) : null;
}

const CHECK_OUT = ['-c', 'checkout.workers=0', 'checkout-index', '--force', '--quiet'];

/** A repository that reads its objects from the store; the index is the one from which the files were written. */
async function makeRepository(
  git: StoreGit,
  { index, workTree }: { readonly index: string; readonly workTree: string },
): Promise<string | null> {
  const written = await git.run(['write-tree'], { index, workTree });
  if (written.status === 'failed') return written.reason;
  const tree = written.output.toString('latin1').trim();
  const who = ['-c', 'user.name=MSW', '-c', 'user.email=msw@localhost', '-c', 'commit.gpgSign=false'];
  const made = await git.run([...who, 'commit-tree', tree, '-m', 'A copy of the project']);
  if (made.status === 'failed') return made.reason;
  const folder = join(workTree, '.git');
  const format = tree.length === 40 ? '' : '[extensions]\n\tobjectFormat = sha256\n';
  for (const part of ['objects/info', 'refs/heads', 'refs/tags']) makeFolder(join(folder, part));
  const files = {
    HEAD: 'ref: refs/heads/main\n',
    config: `[core]\n\trepositoryformatversion = ${format === '' ? 0 : 1}\n\tbare = false\n${format}`,
    'refs/heads/main': made.output,
    'objects/info/alternates': `${join(git.store, 'objects').replaceAll('\\', '/')}\n`,
  };
  for (const [name, content] of Object.entries(files)) putText(folder, join(folder, name), content);
  renameSync(index, join(folder, 'index'));
  return null;
}

const MODES = { file: '100644', program: '100755', link: '120000' } as const;

/** Deletions first, so that a folder can take the place of a file. */
function indexInfo(entries: LayOut['entries']): string {
  const gone = [...entries].flatMap(([path, entry]) =>
    entry === null ? [`0 ${'0'.repeat(40)}\t${path}\0`] : [],
  );
  const there = [...entries].flatMap(([path, entry]) =>
    entry === null ? [] : [`${MODES[entry.kind]} ${entry.blob}\t${path}\0`],
  );
  return [...gone, ...there].join('');
}
