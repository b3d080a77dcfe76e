// The vectors of shared notes in a team's PostgreSQL with pgvector. It never gets a note's text, only digests and
// numbers. Searched exactly, row by row.

import { nearestFirst, type VectorIndex } from '../../core/memory/vectors.ts';
import { connectTeam, reasonOf } from './team-store.ts';

export type OpenedVectors =
  | { readonly status: 'ok'; readonly index: VectorIndex }
  /** A clause, without the password. */
  | { readonly status: 'away'; readonly reason: string };

/** @param space identifies the project and the model */
export async function openVectorTable(address: string, space: string): Promise<OpenedVectors> {
  const connected = await connectTeam(address);
  if (connected.status === 'away') return connected;
  const { client, inTransaction } = connected;
  const away = async (reason: string): Promise<OpenedVectors> => {
    await client.end().catch(() => undefined);
    return { status: 'away', reason };
  };
  try {
    const { rows } = await client.query<{ schema: string | null; there: boolean }>(EXTENSION);
    const [found] = rows;
    if (found === undefined)
      return away('it has no pgvector; install the package of that name next to the server');
    if (!found.there) await inTransaction(() => client.query(TABLE));
    // Finds the type and its operators in whichever schema has the extension.
    await client.query("select set_config('search_path', 'msw, ' || quote_ident($1), false)", [
      found.schema ?? 'msw',
    ]);
  } catch (error) {
    return away(reasonOf(error));
  }
  return {
    status: 'ok',
    index: {
      known: async (ids) => {
        const { rows } = await client.query<{ id: string }>(
          'select id from msw.vectors where space = $1 and id = any($2::text[])',
          [space, ids],
        );
        return new Set(rows.map(({ id }) => id));
      },
      upsert: async (vectors) => {
        await client.query(
          `insert into msw.vectors (space, id, vector) select $1, * from unnest($2::text[], $3::vector[])
            on conflict (space, id) do update set vector = excluded.vector`,
          [space, vectors.map(({ id }) => id), vectors.map(({ vector }) => textOf(vector))],
        );
      },
      delete: async (ids) => {
        await client.query('delete from msw.vectors where space = $1 and id = any($2::text[])', [space, ids]);
      },
      search: async (vector, among, most) => {
        const { rows } = await client.query<{ id: string; nearness: number }>(
          `select id, 1 - (vector <=> $3::vector) as nearness from msw.vectors
            where space = $1 and id = any($2::text[]) order by vector <=> $3::vector, id collate "C" limit $4`,
          [space, among, textOf(vector), most],
        );
        return rows.toSorted(nearestFirst);
      },
      close: () => client.end(),
    },
  };
}

const EXTENSION = `
  select (select nspname from pg_extension join pg_namespace n on n.oid = extnamespace where extname = 'vector') as schema,
    to_regclass('msw.vectors') is not null as there
  from pg_available_extensions where name = 'vector'`;

/** A column without a dimension: each space has its own. */
const TABLE = `
  create schema if not exists msw;
  create extension if not exists vector schema msw;
  do $$
  declare home text;
  begin
    select nspname into home from pg_extension join pg_namespace n on n.oid = extnamespace where extname = 'vector';
    execute format('create table if not exists msw.vectors (space text not null, id text not null,
      vector %I.vector not null, primary key (space, id))', home);
  end $$`;

function textOf(vector: Float32Array): string {
  return `[${vector.join(',')}]`;
}
