// A PostgreSQL database that a team shares: lines of several kinds, each once, in commit order. Importing this file
// loads the client library: import it only where an address is configured.

import pg from 'pg';

type Client = pg.Client;

/** How long to wait for an unreachable server in a turn of a loop, which must not be held up longer. */
export const PATIENCE_IN_TURN_MS = 1_000;
/** When a person waits for the result, or nothing does. */
const PATIENCE_MS = 5_000;

export interface TeamLine {
  readonly id: string;
  readonly kind: string;
  readonly text: string;
}

interface PulledLines {
  readonly lines: readonly Omit<TeamLine, 'id'>[];
  /** The position of the last line; the given cursor when there is none. */
  readonly cursor: string;
}

export interface TeamStore {
  /** Returns how many of them were new. */
  push(lines: readonly TeamLine[]): Promise<number>;
  /** The lines committed after the cursor, in order, at most `most`. @param cursor decimal digits; `0` for the start */
  pull(kinds: readonly string[], cursor: string, most: number): Promise<PulledLines>;
  /**
   * Counts the questions that others have spent and spends one, in one step: concurrent callers wait.
   * @param decide returns the account that asks, given how often others asked with each; null for none
   */
  spend(accounts: readonly string[], question: SpentQuestion, decide: Decide): Promise<void>;
  /** Gives back a question that cost nothing after all. */
  giveBack(id: string): Promise<void>;
  close(): Promise<void>;
}

interface SpentQuestion {
  readonly id: string;
  /** Identifies this user folder; its own questions are counted there. */
  readonly machine: string;
}

type Decide = (others: ReadonlyMap<string, number>) => Promise<string | null>;

export type Opened =
  | { readonly status: 'ok'; readonly store: TeamStore }
  /** A clause, without the password. */
  | { readonly status: 'away'; readonly reason: string };

/**
 * Creates its tables where they are missing.
 * @param address with user, password, host, port and database
 */
export async function openTeamStore(address: string, patienceMs: number = PATIENCE_MS): Promise<Opened> {
  const connected = await connectTeam(address, patienceMs);
  if (connected.status === 'away') return connected;
  const { client, inTransaction } = connected;
  try {
    const { rows } = await client.query<{ there: boolean }>(
      "select to_regclass('msw.spent') is not null as there",
    );
    if (rows[0]?.there !== true) await inTransaction(() => client.query(TABLES));
    return { status: 'ok', store: storeOn(client, inTransaction) };
  } catch (error) {
    await client.end().catch(() => undefined);
    return { status: 'away', reason: reasonOf(error) };
  }
}

type Transaction = <T>(work: () => Promise<T>) => Promise<T>;

export type Connected =
  | { readonly status: 'ok'; readonly client: Client; readonly inTransaction: Transaction }
  | Extract<Opened, { status: 'away' }>;

export async function connectTeam(address: string, patienceMs: number = PATIENCE_MS): Promise<Connected> {
  const client = new pg.Client({
    connectionString: address,
    // The library would take missing options from variables, which a project's settings can set.
    ssl: false,
    options: '-c client_min_messages=warning',
    connectionTimeoutMillis: patienceMs,
    statement_timeout: 2 * patienceMs,
    query_timeout: 3 * patienceMs,
    application_name: 'msw-protocol',
  });
  // If the server ends later, the call that needs it reports that.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return { status: 'ok', client, inTransaction: (work) => inTransaction(client, work) };
  } catch (error) {
    await client.end().catch(() => undefined);
    return { status: 'away', reason: reasonOf(error) };
  }
}

/** The message of pg or of the server, without the content of an address. */
export function reasonOf(error: unknown): string {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : null;
  const words = error instanceof Error ? error.message : String(error);
  const text = words.replaceAll(/postgres(?:ql)?:\/\/\S+/gi, '<address>');
  return typeof code === 'string' && !text.includes(code) ? `${code} ${text}`.trim() : text;
}

/** Serialises concurrent creation of the tables. */
export const LOCK = 0x4d_53_57;

const TABLES = `
  create schema if not exists msw;
  create table if not exists msw.lines (
    seq bigint generated always as identity primary key,
    kind text not null,
    id text not null,
    body text not null,
    at timestamptz not null default now(),
    unique (kind, id)
  );
  create index if not exists lines_by_kind on msw.lines (kind, seq);
  create table if not exists msw.spent (
    id text primary key,
    account text not null,
    machine text not null,
    at timestamptz not null default now()
  );
  create index if not exists spent_by_account on msw.spent (account, at)`;

/** All writers wait for the previous one, so a number never becomes visible after a higher one. */
async function inTransaction<T>(client: Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

function storeOn(client: Client, inTransaction: Transaction): TeamStore {
  return {
    push: async (lines) => {
      if (lines.length === 0) return 0;
      const columns = [
        lines.map(({ kind }) => kind),
        lines.map(({ id }) => id),
        lines.map(({ text }) => text),
      ];
      const added = await inTransaction(() =>
        client.query(
          'insert into msw.lines (kind, id, body) select * from unnest($1::text[], $2::text[], $3::text[]) on conflict do nothing',
          columns,
        ),
      );
      return added.rowCount ?? 0;
    },
    pull: async (kinds, cursor, most) => {
      const { rows } = await client.query<{ seq: string; kind: string; body: string }>(
        'select seq, kind, body from msw.lines where seq > $1 and kind = any($3::text[]) order by seq limit $2',
        [cursor, most, kinds],
      );
      const lines = rows.map(({ kind, body }) => ({ kind, text: body }));
      return { lines, cursor: rows.at(-1)?.seq ?? cursor };
    },
    spend: (accounts, { id, machine }, decide) =>
      inTransaction(async () => {
        const { rows } = await client.query<{ account: string; count: string }>(
          `select account, count(*) from msw.spent
            where account = any($1::text[]) and machine <> $2 and at > now() - interval '24 hours' group by account`,
          [accounts, machine],
        );
        const others = new Map(rows.map(({ account, count }) => [account, Number(count)]));
        const account = await decide(others);
        if (account !== null)
          await client.query(
            'insert into msw.spent (id, account, machine) values ($1, $2, $3) on conflict do nothing',
            [id, account, machine],
          );
      }),
    giveBack: async (id) => {
      await client.query('delete from msw.spent where id = $1', [id]);
    },
    close: () => client.end(),
  };
}
