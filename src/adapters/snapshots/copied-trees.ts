// Trees without git: each is a list of files in the store. Contents are stored next to the lists, each only once, under
// the id that git would give them with sha256.

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { compareTrees, type Tree } from '../../core/snapshots/compare-trees.ts';
import type { FileChange } from '../../core/snapshots/file-change.ts';
import { ignoreRules } from '../../core/snapshots/ignore-rules.ts';
import { countLines, filePatch } from '../../core/snapshots/line-difference.ts';
import { lookAt } from '../files/list-folder.ts';
import { privateFile } from '../files/place.ts';
import { readFile } from '../files/read-file.ts';
import { readJson } from '../files/read-json.ts';
import { restoreFile } from '../files/restore-file.ts';
import { LARGEST_CONTENT, type LayOut, type Trees } from './trees.ts';

export function copiedTrees(store: string, userFolder: string): Trees {
  const read = (tree: string) => readTree(store, userFolder, tree);
  const blobOf = (blob: string): Buffer | null => {
    const file = BLOB_ID.test(blob)
      ? readFile(blobPath(store, blob), privateFile(userFolder), LARGEST_BLOB)
      : null;
    return file?.status === 'ok' ? file.bytes : null;
  };
  const compare = (from: string, to: string): readonly FileChange[] | null => {
    const [before, after] = [read(from), read(to)];
    if (before === null || after === null) return null;
    return compareTrees(before, after).map((change) => {
      const { old, now } = textsOf(change, blobOf);
      return { ...change, ...countLines(old, now) };
    });
  };
  const contentsOf = (tree: string, paths: readonly string[], cap: number) => {
    const files = read(tree) ?? new Map();
    return new Map(
      paths.flatMap((path) => {
        const entry = files.get(path);
        const bytes = entry === undefined ? null : blobOf(entry.blob);
        return bytes === null || bytes.length > cap ? [] : [[path, bytes] as const];
      }),
    );
  };
  return {
    changedFiles: async (from, to) => compare(from, to),
    patchBetween: async (from, to) =>
      compare(from, to)
        ?.map((change) => {
          const { old, now } = textsOf(change, blobOf);
          return filePatch(change, old, now);
        })
        .join('') ?? null,
    pathsIn: async (tree) => [...(read(tree)?.keys() ?? [])],
    contentsOf: async (tree, paths, cap = LARGEST_CONTENT) => contentsOf(tree, paths, cap),
    readBlobs: async (blobs) =>
      new Map(
        blobs.flatMap((blob) => {
          const bytes = blobOf(blob);
          return bytes === null ? [] : [[blob, bytes] as const];
        }),
      ),
    isWhole: async (tree) =>
      [...(read(tree)?.values() ?? [null])].every(
        (entry) => entry !== null && lookAt(blobPath(store, entry.blob)) !== null,
      ),
    ignoredBy: async (tree, paths) => {
      const lists = [...(read(tree)?.keys() ?? [])].filter((path) => /(?:^|\/)\.gitignore$/.test(path));
      const rules = ignoreRules();
      for (const [path, bytes] of contentsOf(tree, lists, LARGEST_CONTENT))
        rules.add(path.slice(0, -'.gitignore'.length), bytes.toString('utf8'));
      return new Set(paths.filter(rules.ignores));
    },
    pathsWith: async (tree, texts) =>
      [...(read(tree) ?? [])].flatMap(([path, { blob }]) => {
        const text = blobOf(blob)?.toString('utf8') ?? '';
        return texts.some((wanted) => text.includes(wanted)) ? [path] : [];
      }),
    layOut: async (request) => {
      for (const [path, { kind, blob }] of filesFor(request, read(request.tree))) {
        const bytes = blobOf(blob);
        if (bytes === null) return 'a snapshot of the files is no longer whole';
        const written = restoreFile(request.folder, path, { kind, bytes }, []);
        if (written.status === 'refused') return written.reason;
      }
      return null;
    },
  };
}

function filesFor({ entries, only }: LayOut, tree: Tree | null): Tree {
  const wanted = only && new Set(only);
  return new Map(
    [...new Map([...(tree ?? []), ...entries])].flatMap(([path, entry]) =>
      entry === null || wanted?.has(path) === false ? [] : [[path, entry] as const],
    ),
  );
}

/** The id of a tree and its text in the store, which {@link readTree} reads. */
export function treeText(tree: Tree): { readonly id: string; readonly text: string } {
  const entries = [...tree].sort(([one], [other]) => (one < other ? -1 : 1));
  const text = `${JSON.stringify(entries.map(([path, { kind, blob }]) => [path, kind, blob]))}\n`;
  return { id: createHash('sha256').update(text).digest('hex'), text };
}

export function blobId(bytes: Uint8Array): string {
  return createHash('sha256').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

export function treePath(store: string, tree: string): string {
  return join(store, 'trees', `${tree}.json`);
}

export function blobPath(store: string, blob: string): string {
  return join(store, 'blobs', blob.slice(0, 2), blob.slice(2));
}

const BLOB_ID = /^[0-9a-f]{64}$/;
const LARGEST_BLOB = 64 * 1024 * 1024;
const LARGEST_TREE = 64 * 1024 * 1024;

/** Null when the tree is missing or differs from what was written. */
function readTree(store: string, userFolder: string, tree: string): Tree | null {
  if (!BLOB_ID.test(tree)) return null;
  const file = readJson(treePath(store, tree), privateFile(userFolder), LARGEST_TREE);
  if (file.status !== 'ok' || !Array.isArray(file.value)) return null;
  const files: Tree = new Map(
    file.value.flatMap((entry: unknown) => {
      const [path, kind, blob]: readonly unknown[] = Array.isArray(entry) ? entry : [];
      const isKind = kind === 'file' || kind === 'program' || kind === 'link';
      return typeof path === 'string' && isKind && typeof blob === 'string'
        ? [[path, { kind, blob }] as const]
        : [];
    }),
  );
  return treeText(files).id === tree ? files : null;
}

interface Texts {
  /** Null when there is no file; undefined when it is not text or is too long. */
  readonly old: string | null | undefined;
  readonly now: string | null | undefined;
}

function textsOf(
  { before, after }: Pick<FileChange, 'before' | 'after'>,
  blobOf: (blob: string) => Buffer | null,
): Texts {
  const text = (entry: FileChange['before']) => {
    if (entry === null) return null;
    const bytes = blobOf(entry.blob);
    const isText = bytes !== null && bytes.length <= LARGEST_CONTENT && !bytes.includes(0);
    return isText ? bytes.toString('utf8') : undefined;
  };
  return { old: text(before), now: text(after) };
}
