// A stand-in for Qdrant: the part of its REST interface that MSW uses, according to the documentation, including
// refusals. It is not Qdrant.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';

export interface QdrantStandIn {
  readonly url: string;
  /** Bodies as received, with the path. */
  readonly requests: readonly { readonly path: string; readonly body: string }[];
  collections(): readonly string[];
  close(): Promise<void>;
}

interface Collection {
  readonly size: number;
  readonly points: Map<string, readonly number[]>;
}

/** Of any version: Qdrant only reads the digits. */
const UUID = z.guid();
const CREATE = z.object({ vectors: z.object({ size: z.int().min(1), distance: z.literal('Cosine') }) });
const UPSERT = z.object({ points: z.array(z.object({ id: UUID, vector: z.array(z.number()) })) });
const IDS = z.object({ ids: z.array(UUID) });
const DELETE = z.object({ points: z.array(UUID) });
const QUERY = z.object({
  query: z.array(z.number()),
  filter: z.object({ must: z.tuple([z.object({ has_id: z.array(UUID) })]) }),
  limit: z.int().min(1),
});

interface Reply {
  readonly status: number;
  readonly result: unknown;
}

const ok = (result: unknown): Reply => ({ status: 200, result });
const refused = (status: number, error: string): Reply => ({ status, result: { error } });

/** @param key the required `api-key`; null for none */
export async function startQdrant(key: string | null = null): Promise<QdrantStandIn> {
  const collections = new Map<string, Collection>();
  const requests: { path: string; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += String(chunk);
    });
    request.on('end', () => {
      const path = request.url ?? '';
      requests.push({ path, body });
      const isAllowed = key === null || request.headers['api-key'] === key;
      answer(
        response,
        isAllowed ? replyTo(collections, request, body) : refused(401, 'Must provide an API key'),
      );
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    collections: () => [...collections.keys()],
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

function answer(response: ServerResponse, { status, result }: Reply): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(
    JSON.stringify(status === 200 ? { result, status: 'ok', time: 0 } : { status: result, time: 0 }),
  );
}

function replyTo(
  collections: Map<string, Collection>,
  { method, url = '' }: IncomingMessage,
  body: string,
): Reply {
  const [, name = '', rest = ''] = /^\/collections\/([^/?]+)([^?]*)/.exec(url) ?? [];
  const call = `${method} ${rest}`;
  const collection = collections.get(name);
  if (call === 'GET /exists') return ok({ exists: collection !== undefined });
  const given: unknown = JSON.parse(body || 'null');
  try {
    if (call === 'PUT ') {
      const { size } = CREATE.parse(given).vectors;
      if (collection !== undefined) return refused(409, `Collection \`${name}\` already exists!`);
      collections.set(name, { size, points: new Map() });
      return ok(true);
    }
    if (collection === undefined) return refused(404, `Collection \`${name}\` doesn't exist!`);
    return replyOf(collection, call, given) ?? refused(404, `no ${call} here`);
  } catch (error) {
    return refused(400, `Format error in JSON body: ${String(error)}`);
  }
}

function replyOf({ size, points }: Collection, call: string, given: unknown): Reply | null {
  const wrong = (vector: readonly number[]) => vector.length !== size;
  const refusal = refused(400, `Wrong input: Vector dimension error: expected dim: ${size}`);
  if (call === 'POST /points') {
    const { ids } = IDS.parse(given);
    return ok(ids.filter((id) => points.has(id)).map((id) => ({ id })));
  }
  if (call === 'PUT /points') {
    const added = UPSERT.parse(given).points;
    if (added.some(({ vector }) => wrong(vector))) return refusal;
    // Normalised, as Qdrant does for this distance.
    for (const { id, vector } of added)
      points.set(id, [...Float32Array.from(vector, (one) => one / Math.hypot(...vector))]);
    return ok({ operation_id: 1, status: 'completed' });
  }
  if (call === 'POST /points/delete') {
    for (const id of DELETE.parse(given).points) points.delete(id);
    return ok({ operation_id: 1, status: 'completed' });
  }
  if (call !== 'POST /points/query') return null;
  const { query, filter, limit } = QUERY.parse(given);
  if (wrong(query)) return refusal;
  const length = Math.hypot(...query);
  const scored = filter.must[0].has_id.flatMap((id) => {
    const vector = points.get(id);
    if (vector === undefined) return [];
    return [
      { id, version: 1, score: vector.reduce((sum, one, at) => sum + (one * (query[at] ?? 0)) / length, 0) },
    ];
  });
  return ok({ points: scored.toSorted((one, other) => other.score - one.score).slice(0, limit) });
}
