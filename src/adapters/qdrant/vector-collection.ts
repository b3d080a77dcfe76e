// The vectors of shared notes in a Qdrant server, through its official client: one collection per space. It gets only
// digests and numbers, never a note's text. Importing this file loads the client: only where an address is configured.

import { QdrantClient } from '@qdrant/js-client-rest';
import { nearestFirst, type VectorIndex } from '../../core/memory/vectors.ts';

const LONGEST_MS = 3_000;

export interface QdrantAddress {
  /** `https://HOST:6333`, without key or path. */
  readonly url: string;
  readonly prefix: string;
  /** Null when the server needs none. */
  readonly key: string | null;
}

/** Throws when the server is unreachable. @param space a name for a collection */
export async function openVectorCollection(
  { url, prefix, key }: QdrantAddress,
  space: string,
  size: number,
): Promise<VectorIndex> {
  const client = new QdrantClient({
    url,
    prefix,
    timeout: LONGEST_MS,
    // The check would query the server at once, and print its opinion of the version.
    checkCompatibility: false,
    // As `apiKey` the client would print a warning for an address without https.
    ...(key !== null && { headers: { 'api-key': key } }),
  });
  if (!(await client.collectionExists(space)).exists) {
    try {
      await client.createCollection(space, { vectors: { size, distance: 'Cosine' } });
    } catch (error) {
      // Another machine may have created it meanwhile.
      if (!(await client.collectionExists(space)).exists) throw error;
    }
  }
  return {
    known: async (ids) => {
      const points = await client.retrieve(space, {
        ids: ids.map(uuidOf),
        with_payload: false,
        with_vector: false,
      });
      return new Set(points.map(({ id }) => idOf(id)));
    },
    upsert: async (vectors) => {
      if (vectors.length === 0) return;
      const points = vectors.map(({ id, vector }) => ({ id: uuidOf(id), vector: [...vector] }));
      await client.upsert(space, { wait: true, points });
    },
    delete: async (ids) => {
      if (ids.length > 0) await client.delete(space, { wait: true, points: ids.map(uuidOf) });
    },
    search: async (vector, among, most) => {
      if (among.length === 0) return [];
      const { points } = await client.query(space, {
        query: [...vector],
        filter: { must: [{ has_id: among.map(uuidOf) }] },
        // Exact search without a graph: compares every vector.
        params: { exact: true },
        limit: most,
        with_payload: false,
      });
      return points.map(({ id, score }) => ({ id: idOf(id), nearness: score })).sort(nearestFirst);
    },
    close: async () => {},
  };
}

/** Qdrant accepts only numbers and UUIDs as ids. */
function uuidOf(id: string): string {
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function idOf(uuid: string | number): string {
  return String(uuid).replaceAll('-', '');
}
