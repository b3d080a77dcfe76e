// The differences between two snapshots, file by file, as printed by `git diff-tree --raw --numstat -z`.

export interface FileChange {
  /** From the top of the tree, with `/`. A name that is not valid UTF-8 contains U+FFFD. */
  readonly path: string;
  readonly status: 'added' | 'removed' | 'changed';
  /** Line counts; null when the file is not text. */
  readonly added: number | null;
  readonly removed: number | null;
  /** Null when there was no such file. */
  readonly before: TreeEntry | null;
  readonly after: TreeEntry | null;
}

export interface TreeEntry {
  readonly kind: 'file' | 'program' | 'link';
  /** Git's id for the content; for a link, for its target path. */
  readonly blob: string;
}

/** Parses the listing, which is sorted by path; null when it is not such a listing. */
export function readFileChanges(listing: string): readonly FileChange[] | null {
  const fields = listing.split('\0');
  if (fields.pop() !== '') return null;
  const raw: RawChange[] = [];
  let at = 0;
  for (; fields[at]?.startsWith(':'); at += 2) {
    const change = readRaw(fields[at] ?? '', fields[at + 1]);
    if (change === null) return null;
    raw.push(change);
  }
  const lines = new Map<string, readonly [added: string, removed: string]>();
  for (; at < fields.length; at += 1) {
    const [added = '', removed = '', ...path] = (fields[at] ?? '').split('\t');
    lines.set(path.join('\t'), [added, removed]);
  }
  return raw.map((change) => {
    const [added, removed] = lines.get(change.path) ?? [];
    return { ...change, added: countOf(added), removed: countOf(removed) };
  });
}

/** False for names that are not UTF-8, since those cannot be distinguished. */
export function canBeNamed(path: string): boolean {
  return !path.includes('\ufffd');
}

type RawChange = Omit<FileChange, 'added' | 'removed'>;

function readRaw(head: string, path: string | undefined): RawChange | null {
  const [beforeMode = '', afterMode = '', beforeBlob = '', afterBlob = ''] = head.slice(1).split(' ');
  if (path === undefined || afterBlob === '') return null;
  const before = entryOf(beforeMode, beforeBlob);
  const after = entryOf(afterMode, afterBlob);
  const status = before === null ? 'added' : after === null ? 'removed' : 'changed';
  return { path, status, before, after };
}

/** Null when the entry is missing or is another repository. */
function entryOf(mode: string, blob: string): TreeEntry | null {
  const kind = KINDS[mode];
  return kind === undefined ? null : { kind, blob };
}

const KINDS: Readonly<Record<string, TreeEntry['kind']>> = {
  '100644': 'file',
  '100755': 'program',
  '120000': 'link',
};

function countOf(text: string | undefined): number | null {
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : null;
}
