// On a real PostgreSQL: who owns a job after its worker has been silent for too long.

import pg from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { type Lease, openTeamQueue, type TeamQueue } from '../../../src/adapters/postgres/team-queue.ts';
import { makePostgres, type Postgres } from '../../support/postgres.ts';
import { requireOrSkip } from '../../support/requirements.ts';

requireOrSkip('postgres')('a job whose worker was silent for too long', () => {
  let server: Postgres;
  beforeAll(async () => {
    server = await makePostgres();
    await server.start();
  });
  afterAll(() => server.stop());

  const open = async (address: string, works: boolean): Promise<TeamQueue> => {
    const opened = await openTeamQueue(address, 'msw-team', { works });
    if (opened.status === 'away') throw new Error(opened.reason);
    onTestFinished(() => opened.queue.close());
    return opened.queue;
  };

  /** The first worker has taken a job, and the engine has requeued it because of its silence. */
  const makeLapsed = async (change = "heartbeat_on = now() - interval '1 hour'") => {
    const address = await server.database();
    const first = await open(address, true);
    await first.add('one', '{}', 0);
    const lease = await first.take();
    if (lease === null) throw new Error('no job was to be had');
    const client = new pg.Client(address);
    await client.connect();
    onTestFinished(() => client.end());
    await client.query(`update msw_jobs.job set ${change}`);
    const state = async () => (await first.list())[0]?.state;
    await vi.waitUntil(async () => (await state()) === 'retry', { timeout: 60_000, interval: 200 });
    return { first, lease, state, second: await open(address, false) };
  };

  it('can still be kept alive by its worker if no other took it', async () => {
    const { first, lease, state, second } = await makeLapsed();
    expect(await first.keep(lease)).toBe(true);
    expect(await state()).toBe('active');
    expect(await second.take()).toBe(null);
    expect(await first.end(lease)).toBe(true);
    expect(await state()).toBe('completed');
  });

  it('can still be ended by its worker if no other took it', async () => {
    const { first, lease, state, second } = await makeLapsed();
    expect(await first.end(lease)).toBe(true);
    expect(await state()).toBe('completed');
    expect(await second.take()).toBe(null);
  });

  it('belongs to the worker that took it', async () => {
    const { first, lease, state, second } = await makeLapsed();
    const taken: Lease | null = await second.take();
    expect(taken?.id).toBe('one');
    expect(await first.keep(lease)).toBe(false);
    expect(await first.end(lease)).toBe(false);
    expect(await first.park(lease)).toBe(false);
    expect(await state()).toBe('active');
    expect(taken !== null && (await second.end(taken))).toBe(true);
  });

  it('is reassigned after a day, whatever its worker reports', async () => {
    const { first, lease, state } = await makeLapsed("started_on = now() - interval '1 day'");
    expect(await first.keep(lease)).toBe(false);
    expect(await state()).toBe('retry');
  });

  it('cannot be kept alive after it was cancelled', async () => {
    const { first, lease, state } = await makeLapsed();
    await first.cancel('one');
    expect(await first.keep(lease)).toBe(false);
    expect(await state()).toBe('cancelled');
  });
});
