// On a real PostgreSQL: the order in which jobs are taken, a queue of a newer version, and the account of docs/team.md
// that may only ask.

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { openTeamQueue, type TeamQueue } from '../../../src/adapters/postgres/team-queue.ts';
import { makePostgres, type Postgres } from '../../support/postgres.ts';
import { requireOrSkip } from '../../support/requirements.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const page = readFileSync(join(import.meta.dirname, '../../../docs/team.md'), 'utf8');
const blocks = (kind: string): readonly string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${kind}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(([, text = '']) => text);
const [GRANTS = '', WATCH = ''] = blocks('sql');

requireOrSkip('postgres')('the queue of a team', () => {
  let server: Postgres;
  beforeAll(async () => {
    server = await makePostgres();
    await server.start();
  });
  afterAll(() => server.stop());

  const open = async (address: string, works = false): Promise<TeamQueue> => {
    const opened = await openTeamQueue(address, 'msw-team', { works });
    if (opened.status === 'away') throw new Error(opened.reason);
    onTestFinished(() => opened.queue.close());
    return opened.queue;
  };
  const connect = async (address: string): Promise<pg.Client> => {
    const client = new pg.Client(address);
    await client.connect();
    onTestFinished(() => client.end());
    return client;
  };

  it('gives the jobs of a higher priority first, and of the same in turn', async () => {
    const queue = await open(await server.database());
    for (const [id, priority] of [
      ['one', 0],
      ['two', 5],
      ['three', 9],
      ['four', 5],
    ] as const)
      await queue.add(id, '{}', priority);
    const taken: string[] = [];
    for (let lease = await queue.take(); lease !== null; lease = await queue.take()) taken.push(lease.id);
    expect(taken).toEqual(['three', 'two', 'four', 'one']);
  });

  it('is refused with a sentence when a newer MSW has changed it, and left alone', async () => {
    const address = await server.database();
    await open(address);
    const database = await connect(address);
    await database.query('update msw_jobs.version set version = version + 5');
    const { rows: before } = await database.query('select version from msw_jobs.version');
    for (const works of [true, false])
      expect(await openTeamQueue(address, 'msw-team', { works })).toEqual({
        status: 'away',
        reason: expect.stringMatching(/^a newer MSW has changed the queue.*update MSW on this machine$/),
      });
    expect((await database.query('select version from msw_jobs.version')).rows).toEqual(before);
  });

  it('lets the account that may only ask add and see its own jobs, and neither take nor end any', async () => {
    const address = await server.database();
    const owner = await open(address, true);
    const database = await connect(address);
    await database.query(GRANTS);
    await database.query(
      "create user ann password 'a' in role msw_asks; create user eve password 'e' in role msw_asks",
    );
    const as = (user: string, password: string) => {
      const url = new URL(address);
      Object.assign(url, { username: user, password });
      return url.href;
    };
    await owner.add('of-owner', '{"a":1}', 0);
    const ann = await open(as('ann', 'a'));
    const eve = await open(as('eve', 'e'));
    await ann.add('of-ann', '{"b":2}', 3);
    expect(await ann.list()).toEqual([{ id: 'of-ann', state: 'created', body: '{"b":2}' }]);
    expect(await eve.list()).toEqual([]);
    expect((await owner.list()).map(({ id }) => id).toSorted()).toEqual(['of-ann', 'of-owner']);
    const denied = /permission denied/;
    await expect(ann.take()).rejects.toThrow(denied);
    await expect(ann.cancel('of-ann')).rejects.toThrow(denied);
    await expect(ann.write('of-ann', '{}')).rejects.toThrow(denied);
    const raw = await connect(as('ann', 'a'));
    for (const line of [
      "update msw_jobs.job_common set state = 'completed'",
      "update msw_jobs.job set state = 'completed'",
      'delete from msw_jobs.job_common',
      'delete from msw.team_jobs',
      'select * from msw_jobs.job',
      'create table msw.other (id int)',
    ])
      await expect(raw.query(line), line).rejects.toThrow(denied);
    // Nor can it queue in somebody's name, or a job that is done already.
    await expect(
      raw.query(
        "insert into msw.team_jobs (id, queue, engine_id, body, asked_by) values ('x', 'msw-team', gen_random_uuid(), '{}', 'eve')",
      ),
    ).rejects.toThrow('row-level security');
    await expect(
      raw.query("insert into msw_jobs.job_common (name, state) values ('msw-team', 'completed')"),
    ).rejects.toThrow('row-level security');
    const lease = await owner.take();
    expect(lease?.id).toBe('of-ann');
    if (lease === null) return;
    await expect(ann.end(lease)).rejects.toThrow(denied);
    expect(await owner.end(lease)).toBe(true);
    expect((await ann.list())[0]?.state).toBe('completed');
    expect((await database.query(WATCH)).rows).toMatchObject([
      { name: 'msw-team', state: 'created', count: '1' },
    ]);
    // A queue that nobody has made is not made by it either.
    expect(await openTeamQueue(as('ann', 'a'), 'msw-other', { works: false })).toEqual({
      status: 'away',
      reason: expect.stringContaining('a worker with the account of the owner has to start here once'),
    });
  });
});

requireOrSkip('systemd')('the unit of docs/team.md', () => {
  it('is one that systemd accepts', () => {
    const unit = join(tempFolder(), 'msw-worker@shop.service');
    writeFileSync(unit, blocks('ini').join('\n'));
    const said = execFileSync('systemd-analyze', ['verify', '--man=no', unit], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
    expect(said).toBe('');
  });
});
