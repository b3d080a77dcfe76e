// The vectors of a project's notes in a file of the user folder: a cache that may be deleted at any time.

import { createHash } from 'node:crypto';

import { dirname, join } from 'node:path';
import { decodeVectors, encodeVectors, nearestOf, type VectorIndex } from '../../core/memory/vectors.ts';
import { makeFolder } from '../files/make-folder.ts';
import { privateFile } from '../files/place.ts';
import { readFile } from '../files/read-file.ts';
import { writeFileAtomic } from '../files/write-file-atomic.ts';
import { withLock } from '../locks/with-lock.ts';

const LARGEST = 1024 * 1024 * 1024;

/** @param space identifies the project and the model; each has its own file */
export function localVectors(userFolder: string, space: string, size: number): VectorIndex {
  const name = createHash('sha256').update(space).digest('hex').slice(0, 24);
  const path = join(userFolder, 'vectors', `${name}.bin`);
  const read = (): Map<string, Float32Array> => {
    const file = readFile(path, privateFile(userFolder), LARGEST);
    return (file.status === 'ok' ? decodeVectors(file.bytes, size) : null) ?? new Map();
  };
  const change = async (work: (vectors: Map<string, Float32Array>) => void): Promise<void> => {
    makeFolder(dirname(path), 0o700);
    const held = await withLock(path, () => {
      const vectors = read();
      work(vectors);
      writeFileAtomic(path, encodeVectors(vectors, size), { mode: 0o600, durable: false });
    });
    if (held.status === 'busy') throw new Error(`${path} is locked by another process`);
  };
  return {
    known: async (ids) => {
      const vectors = read();
      return new Set(ids.filter((id) => vectors.has(id)));
    },
    upsert: (added) =>
      change((vectors) => {
        for (const { id, vector } of added) vectors.set(id, vector);
      }),
    delete: (ids) =>
      change((vectors) => {
        for (const id of ids) vectors.delete(id);
      }),
    search: async (vector, among, most) => {
      const vectors = read();
      const candidates = among.flatMap((id) => {
        const one = vectors.get(id);
        return one === undefined ? [] : [[id, one] as const];
      });
      return nearestOf(candidates, vector, most);
    },
    close: async () => {},
  };
}
