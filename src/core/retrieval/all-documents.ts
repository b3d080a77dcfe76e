// Concatenates the documents of all segments of an index, numbered through.

import type { Documents, Segment } from './segment.ts';

export interface AllDocuments extends Documents {
  /** 1 for one that cannot be found. */
  readonly dead: Uint8Array;
}

export function documentsIn(segments: readonly Pick<Segment, 'documents' | 'dead'>[]): AllDocuments {
  const [first, ...others] = segments;
  if (first !== undefined && others.length === 0) return { ...first.documents, dead: first.dead };
  const size = segments.reduce((sum, { dead }) => sum + dead.length, 0);
  const all = {
    ...{ bytes: new Float64Array(size), modifiedAt: new Float64Array(size), dead: new Uint8Array(size) },
    ...{ digests: new BigUint64Array(size), folderOf: new Uint32Array(size) },
  };
  let next = 0;
  let folders: readonly string[] = [];
  for (const { documents, dead } of segments) {
    all.bytes.set(documents.bytes, next);
    all.modifiedAt.set(documents.modifiedAt, next);
    all.digests.set(documents.digests, next);
    all.dead.set(dead, next);
    const before = folders.length;
    all.folderOf.set(
      documents.folderOf.map((folder) => before + folder),
      next,
    );
    // Folders may repeat across segments.
    folders = [...folders, ...documents.folders];
    next += dead.length;
  }
  return { ...all, folders, paths: segments.flatMap(({ documents }) => documents.paths) };
}
