import pg from 'pg';
import { expect, it } from 'vitest';
import { makePostgres } from '../support/postgres.ts';
import { requireOrSkip } from '../support/requirements.ts';

requireOrSkip('postgres')('a server that was killed', () => {
  it('starts again although one of its processes still runs a query', { timeout: 60_000 }, async () => {
    const server = await makePostgres();
    await server.start();
    try {
      const address = await server.database();
      const [busy, looking] = [0, 1].map(() => new pg.Client({ connectionString: address }));
      if (busy === undefined || looking === undefined) throw new Error('there are two');
      await Promise.all([busy.connect(), looking.connect()]);
      for (const client of [busy, looking]) client.on('error', () => {});
      // It checks for its parent only between queries.
      const counted = busy.query('select count(*) from generate_series(1, 3000000)').catch(() => null);
      const isAtWork = async () => {
        const { rowCount } = await looking.query(
          `select from pg_stat_activity where state = 'active' and query like '%generate_series%' and pid <> pg_backend_pid()`,
        );
        return rowCount === 1;
      };
      while (!(await isAtWork()));
      await server.kill();
      await server.start();
      await counted;
      const again = new pg.Client({ connectionString: address });
      await again.connect();
      expect((await again.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
      await again.end();
    } finally {
      await server.stop();
    }
  });
});
