// A team's jobs in PostgreSQL: the queue is pg-boss's, with its leases, retries and hand-overs, in its own schema; a
// table next to it stores what is known of each job. Importing this file loads that engine.

import { randomUUID } from 'node:crypto';
import { PgBoss } from 'pg-boss';
import manifest from 'pg-boss/package.json' with { type: 'json' };
import * as z from 'zod/mini';
import type { QueueState } from '../../core/jobs/team-job.ts';
import { connectTeam, LOCK, reasonOf } from './team-store.ts';

/** One attempt at one job; no other worker gets it until this one has been silent for `HEARTBEAT_SECONDS`. */
export interface Lease {
  readonly id: string;
  /** The engine's ids of the job and the attempt. */
  readonly attempt: { readonly id: string; readonly retryCount: number };
}

export interface QueuedJob {
  readonly id: string;
  readonly state: QueueState;
  /** What is known of the job, as last written. */
  readonly body: string;
}

export interface TeamQueue {
  /** @param priority a higher one is taken first */
  add(id: string, body: string, priority: number): Promise<void>;
  /** Newest first. */
  list(): Promise<readonly QueuedJob[]>;
  /** The next job; null when none waits. Jobs of silent workers are handed on first. */
  take(): Promise<Lease | null>;
  /**
   * A sign of life; false when another worker has the job, or it was cancelled. A job that the engine has put back into
   * the queue meanwhile, as after a server outage, and that no worker has taken, is taken back first; the same for
   * `end` and `park`.
   */
  keep(lease: Lease): Promise<boolean>;
  write(id: string, body: string): Promise<void>;
  /** Completes the job. False when this worker no longer owned it. */
  end(lease: Lease): Promise<boolean>;
  /** No worker takes the job until it is resumed. */
  park(lease: Lease): Promise<boolean>;
  /** Another worker may take the job now. */
  giveBack(lease: Lease): Promise<boolean>;
  cancel(id: string): Promise<void>;
  /** Resumes a parked job. */
  resume(id: string): Promise<void>;
  close(): Promise<void>;
}

export type OpenedQueue =
  | { readonly status: 'ok'; readonly queue: TeamQueue }
  /** A clause, without the password. */
  | { readonly status: 'away'; readonly reason: string };

/** @param name of the queue: letters, digits and dashes */
export async function openTeamQueue(
  address: string,
  name: string,
  { works }: { readonly works: boolean },
): Promise<OpenedQueue> {
  const line = openLine(address);
  const boss = new PgBoss({
    db: { executeSql: line.query },
    schema: SCHEMA,
    schedule: false,
    supervise: works,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
  boss.on('error', () => undefined);
  const close = async (): Promise<void> => {
    await boss.stop({ graceful: false, close: false }).catch(() => undefined);
    await line.end();
  };
  try {
    const { rows } = await line.query(STANDING);
    const found = STANDS.parse(rows[0]);
    if (found.engine && ((await boss.schemaVersion()) ?? 0) > manifest.pgboss.schema) {
      await close();
      return { status: 'away', reason: NEWER };
    }
    await boss.start();
    if (!found.jobs || !found.owned) await line.query(TABLE);
    if ((await boss.getQueue(name)) === null) await boss.createQueue(name, POLICY);
    if (works) await line.query("delete from msw.team_jobs where at < now() - interval '45 days'");
    return { status: 'ok', queue: queueOn(boss, line, name, close) };
  } catch (error) {
    await close();
    return { status: 'away', reason: `${reasonOf(error)}${isForbidden(error) ? NOT_OWNER : ''}` };
  }
}

function isForbidden(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, 'code') === '42501';
}

const NOT_OWNER =
  ': where this account may only ask, a worker with the account of the owner has to start here once';

const NEWER =
  'a newer MSW has changed the queue, and this one would not understand it: update MSW on this machine';

/** What is there, for accounts that may not create it too. */
const STANDING = `select to_regclass('msw_jobs.version') is not null as engine,
  to_regclass('msw.team_jobs') is not null as jobs,
  exists (select 1 from pg_attribute
    where attrelid = to_regclass('msw.team_jobs') and attname = 'asked_by') as owned`;
const STANDS = z.object({ engine: z.boolean(), jobs: z.boolean(), owned: z.boolean() });

interface Line {
  readonly query: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
  readonly end: () => Promise<void>;
}

/** One connection, one query after the other; the query after a failure opens a new connection. */
function openLine(address: string): Line {
  let client: Client | null = null;
  let last: Promise<unknown> = Promise.resolve();
  /** How often connecting failed, and the last reason. */
  let refusals = 0;
  let refusal = '';
  const drop = async (): Promise<void> => {
    const dropped = client;
    client = null;
    await dropped?.end().catch(() => undefined);
  };
  const ask = async (
    since: number,
    text: string,
    values: unknown[] | undefined,
  ): Promise<{ rows: unknown[] }> => {
    if (client === null) {
      // A query that waited for a failed attempt to connect does not start another.
      if (refusals !== since) throw new Error(refusal);
      const connected = await connectTeam(address);
      if (connected.status === 'away') {
        refusals += 1;
        refusal = connected.reason;
        throw new Error(refusal);
      }
      client = connected.client;
    }
    try {
      return await client.query(text, values);
    } catch (error) {
      // The connection may be inside a failed transaction.
      await drop();
      throw error;
    }
  };
  return {
    query: (text, values) => {
      const since = refusals;
      const asked = last.then(() => ask(since, text, values));
      last = asked.catch(() => undefined);
      return asked;
    },
    end: async () => {
      await last;
      await drop();
    },
  };
}

type Client = Extract<Awaited<ReturnType<typeof connectTeam>>, { status: 'ok' }>['client'];

const SCHEMA = 'msw_jobs';
/** How long a worker may be silent. */
const HEARTBEAT_SECONDS = 30;
const SUPERVISE_SECONDS = 5;

const DAY_SECONDS = 24 * 3600;
const POLICY = {
  heartbeatSeconds: HEARTBEAT_SECONDS,
  // The engine allows less than a day; after that another attempt continues.
  expireInSeconds: DAY_SECONDS - 60,
  retryLimit: 20,
  retryDelay: 0,
  retentionSeconds: 14 * DAY_SECONDS,
  deleteAfterSeconds: 30 * DAY_SECONDS,
} as const;

const TABLE = `
  begin;
  select pg_advisory_xact_lock(${LOCK});
  create schema if not exists msw;
  create table if not exists msw.team_jobs (
    id text primary key,
    queue text not null,
    engine_id uuid not null,
    body text not null,
    at timestamptz not null default now()
  );
  alter table msw.team_jobs add column if not exists asked_by name not null default current_user;
  create index if not exists team_jobs_by_queue on msw.team_jobs (queue, at);
  commit`;

/**
 * Every claim raises the count, so a job that still has this attempt's count was not taken by another worker: the
 * engine put it back because its worker was silent, unless its day is over. The engine has no function for this.
 */
const TAKE_BACK = `
  update ${SCHEMA}.job
    set state = 'active', heartbeat_on = now(), output = null
    where name = $1 and id = $2 and retry_count = $3 and state = 'retry'
      and started_on + expire_seconds * interval '1 second' > now()
    returning id`;

const MOST = 200;
/** For a body; a larger one was not written by this program. */
const LARGEST = 256 * 1024;

const ROW = z.object({ id: z.string(), engine_id: z.string(), body: z.string() });
const ANSWER = z.object({ affected: z.number() });
const DATA = z.object({ id: z.string() });

function queueOn(boss: PgBoss, line: Line, name: string, close: () => Promise<void>): TeamQueue {
  /** The engine's declared type does not describe its answer. */
  const isDone = (answer: unknown): boolean => (ANSWER.safeParse(answer).data?.affected ?? 0) > 0;
  const engineId = async (id: string): Promise<string> => {
    const { rows } = await line.query(
      'select id, engine_id, body from msw.team_jobs where id = $1 and queue = $2',
      [id, name],
    );
    const row = ROW.safeParse(rows[0]);
    if (!row.success) throw new Error(`there is no job ${id} in the queue`);
    return row.data.engine_id;
  };
  type Settle = (attempt: Lease['attempt']) => Promise<unknown>;
  const held = async ({ attempt }: Lease, settle: Settle): Promise<boolean> => {
    if (isDone(await settle(attempt))) return true;
    const { rows } = await line.query(TAKE_BACK, [name, attempt.id, attempt.retryCount]);
    return rows.length > 0 && isDone(await settle(attempt));
  };
  return {
    add: async (id, body, priority) => {
      const engine = randomUUID();
      await line.query('insert into msw.team_jobs (id, queue, engine_id, body) values ($1, $2, $3, $4)', [
        ...[id, name, engine, body],
      ]);
      await boss.send(name, { id }, { id: engine, priority });
    },
    list: async () => {
      const { rows } = await line.query(
        `select id, engine_id, body from msw.team_jobs
          where queue = $1 and length(body) <= $2 order by at desc, id desc limit $3`,
        [name, LARGEST, MOST],
      );
      if (rows.length === 0) return [];
      const known = await boss.findJobs(name, { limit: 10_000 });
      const states = new Map(known.map(({ id, state }) => [id, state]));
      return rows.flatMap((row) => {
        const { data } = ROW.safeParse(row);
        const state = states.get(data?.engine_id ?? '');
        return data === undefined || state === undefined ? [] : [{ id: data.id, state, body: data.body }];
      });
    },
    take: async () => {
      const [job] = await boss.fetch(name, { batchSize: 1, includeMetadata: true });
      if (job === undefined) return null;
      const attempt = { id: job.id, retryCount: job.retryCount };
      const data = DATA.safeParse(job.data);
      if (data.success) return { id: data.data.id, attempt };
      await boss.complete(name, attempt);
      return null;
    },
    keep: (lease) => held(lease, (attempt) => boss.touch(name, attempt)),
    write: async (id, body) => {
      await line.query('update msw.team_jobs set body = $3 where id = $1 and queue = $2', [id, name, body]);
    },
    end: (lease) => held(lease, (attempt) => boss.complete(name, attempt)),
    park: (lease) => held(lease, (attempt) => boss.cancel(name, attempt)),
    giveBack: async ({ attempt }) => isDone(await boss.fail(name, attempt, { reason: 'handed back' })),
    cancel: async (id) => {
      await boss.cancel(name, await engineId(id));
    },
    resume: async (id) => {
      await boss.resume(name, await engineId(id));
    },
    close,
  };
}
