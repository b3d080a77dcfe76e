import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openTeamStore } from '../../../src/adapters/postgres/team-store.ts';
import { appendShared, sharedLines } from '../../../src/app/guidance/guidance-cache.ts';
import { shareInTurn } from '../../../src/app/sharing/share-in-turn.ts';
import { shareLines } from '../../../src/app/sharing/share-lines.ts';
import type { CacheLine } from '../../../src/core/guidance/cache-line.ts';
import { makeFix } from '../../../src/core/guidance/fix.ts';
import { formatFixLine } from '../../../src/core/guidance/fix-line.ts';
import { isShareable } from '../../../src/core/sharing/shared-files.ts';
import { bundle } from '../../support/nlm/bundle.ts';
import { makePostgres } from '../../support/postgres.ts';
import { requireOrSkip } from '../../support/requirements.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { endOf, type Sharer, startSharer } from './sharer.ts';

const answer = (name: string): CacheLine => ({
  kind: 'judged',
  class: 'v1:aa',
  at: '2026-11-23T10:00:00.000Z',
  guidance: name,
  loop: null,
  outcome: 'helped',
});
const AT = '2026-11-23T10:00:00.000Z';
const fix = (name: string): string => {
  const about = { class: 'v1:aa', tool: 'tsc', code: null, kind: null, message: name, headline: name };
  const rest = { names: [], keys: [], check: 'npm test', change: `+ ${name}`, explanation: '', commit: null };
  const made = makeFix({ ...about, ...rest, project: '/p', loop: 'l', iteration: 1, at: AT });
  return formatFixLine({ kind: 'fixed', at: AT, fix: made });
};

/** A machine is a user folder. */
function machine(address: string) {
  const userFolder = join(tempFolder(), 'user');
  mkdirSync(userFolder, { mode: 0o700 });
  return { userFolder, env: { MSW_POSTGRES: address }, now: Date.now };
}

const namesIn = (userFolder: string): readonly string[] =>
  sharedLines(userFolder).flatMap((line) => (line.kind === 'judged' ? [line.guidance] : []));

describe('without a server', () => {
  it('nothing is done, and nothing is written', async () => {
    const place = { ...machine(''), env: {} };
    expect(await shareLines(place, true)).toEqual({ status: 'off' });
    await shareInTurn(place);
    expect(() => readFileSync(join(place.userFolder, 'sharing.json'))).toThrow();
  });

  it.each([
    'host/db',
    'mysql://a@b/c',
    'postgresql:///db',
    'postgresql://',
    'postgresql://host/db',
    'postgresql://me@host',
  ])('%s is refused', async (address) => {
    expect(await shareLines(machine(address), true)).toMatchObject({ status: 'refused' });
  });

  it('one that is away is told without the password, and left alone for a minute', async () => {
    const place = machine('postgresql://me:hunter2hunter2@127.0.0.1:9/team');
    const away = await shareLines(place, false);
    expect(away).toMatchObject({ status: 'away', server: '127.0.0.1:9/team' });
    expect(JSON.stringify(away)).not.toContain('hunter2');
    expect(readFileSync(join(place.userFolder, 'sharing.json'), 'utf8')).not.toContain('hunter2');
    expect(await shareLines(place, false)).toMatchObject({ reason: 'it was away a moment ago' });
    expect(await shareLines(place, true)).toMatchObject({ reason: expect.stringContaining('ECONNREFUSED') });
    const later = { ...place, now: () => Date.now() + 61_000 };
    expect(await shareLines(later, false)).toMatchObject({ reason: expect.stringContaining('ECONNREFUSED') });
  });
});

describe('what may be shared', () => {
  it.each([
    ['answer', JSON.stringify({ v: 1, ...answer('a') }), true],
    ['answer', '{"kind":"judged"}', false],
    ['answer', 'no JSON', false],
    ['fix', fix('a'), true],
    ['fix', `${fix('a')}\n${fix('b')}`, false],
    ['fix', JSON.stringify({ kind: 'run', at: 'now' }), false],
    ['fix', JSON.stringify({ kind: 'fixed', at: AT, fix: { id: 'a' } }), false],
    ['secret', fix('a'), false],
    ['fix', fix('x'.repeat(70_000)), false],
  ])('%s %s: %s', (kind, text, is) => {
    expect(isShareable({ kind, text })).toBe(is);
  });

  it('is decided for any text', () => {
    fc.assert(fc.property(fc.string(), (text) => !isShareable({ kind: 'fix', text })));
  });
});

requireOrSkip('postgres')('a real server', () => {
  it('gives each machine what the others learned, each line once', async () => {
    const server = await makePostgres();
    await server.start();
    const [one, two, three] = [machine(server.address), machine(server.address), machine(server.address)];
    await appendShared(one.userFolder, answer('from one'));
    writeFileSync(join(one.userFolder, 'fixes.jsonl'), `${fix('its fix')}\n`, { mode: 0o600 });
    await appendShared(two.userFolder, answer('from two'));
    expect(await shareLines(one, false)).toMatchObject({ status: 'done', sent: 2, received: 0 });
    expect(await shareLines(two, false)).toMatchObject({ status: 'done', sent: 1, received: 2 });
    expect(await shareLines(one, false)).toMatchObject({ status: 'done', sent: 0, received: 1 });
    expect(await shareLines(three, false)).toMatchObject({ status: 'done', sent: 0, received: 3 });
    for (const { userFolder } of [one, two, three]) {
      expect(namesIn(userFolder).toSorted()).toEqual(['from one', 'from two']);
      expect(readFileSync(join(userFolder, 'fixes.jsonl'), 'utf8')).toBe(`${fix('its fix')}\n`);
    }
    expect(await shareLines(two, false)).toMatchObject({ sent: 0, received: 0 });
    await server.stop();
  });

  it('takes the password from the environment where the address has none, and nothing else', async () => {
    const server = await makePostgres();
    await server.start();
    const { password } = new URL(server.address);
    const place = machine(server.address.replace(`:${password}`, ''));
    const before = { PGHOST: process.env.PGHOST, PGPASSWORD: process.env.PGPASSWORD };
    Object.assign(process.env, { PGHOST: 'db.example.org', PGPASSWORD: password });
    try {
      expect(await shareLines(place, true)).toMatchObject({ status: 'away' });
    } finally {
      for (const [name, value] of Object.entries(before))
        if (value === undefined) delete process.env[name];
        else process.env[name] = value;
    }
    const own = { ...place, env: { ...place.env, PGPASSWORD: password } };
    expect(await shareLines(own, true)).toMatchObject({ status: 'done' });
    await server.stop();
  });

  it('takes nothing that is no line of this version from a server', async () => {
    const server = await makePostgres();
    await server.start();
    const opened = await openTeamStore(server.address);
    if (opened.status !== 'ok') throw new Error(opened.reason);
    const foreign = ['{"kind":"run"}', 'x', JSON.stringify({ v: 1, ...answer('good') })];
    await opened.store.push(foreign.map((text, index) => ({ id: `${index}`, kind: 'answer', text })));
    await opened.store.close();
    const place = machine(server.address);
    expect(await shareLines(place, false)).toMatchObject({ received: 1 });
    expect(namesIn(place.userFolder)).toEqual(['good']);
    await server.stop();
  });

  it('goes away and comes back: what was learned meanwhile is shared then', async () => {
    const server = await makePostgres();
    await server.start();
    const [one, two] = [machine(server.address), machine(server.address)];
    await appendShared(one.userFolder, answer('before'));
    await shareLines(one, true);
    await server.kill();
    await appendShared(one.userFolder, answer('meanwhile'));
    expect(await shareLines(one, true)).toMatchObject({ status: 'away' });
    expect(namesIn(one.userFolder)).toEqual(['before', 'meanwhile']);
    await server.start();
    expect(await shareLines(one, true)).toMatchObject({ status: 'done', sent: 1 });
    expect(await shareLines(two, true)).toMatchObject({ received: 2 });
    await server.stop();
  });

  it('loses nothing and doubles nothing while clients are killed and the server is, again and again', async () => {
    const server = await makePostgres();
    await server.start();
    const program = await bundle('test/app/sharing/sharer.ts', tempFolder(), 'sharer');
    const places = [machine(server.address), machine(server.address)];
    const written: string[] = [];
    for (let round = 0; round < 12; round += 1) {
      const running: Sharer[] = places.map((place, at) => {
        const name = `line ${round} of ${at}`;
        written.push(name);
        return startSharer(program, place, name);
      });
      // The first is killed once it has written its line; in every third round the server is, too.
      await running[0]?.written;
      running[0]?.kill();
      if (round % 3 === 2) await server.kill();
      await Promise.all(running.map(endOf));
      if (round % 3 === 2) await server.start();
    }
    for (const place of [...places, ...places]) {
      expect(await shareLines(place, true)).toMatchObject({ status: 'done' });
    }
    for (const { userFolder } of places) expect(namesIn(userFolder).toSorted()).toEqual(written.toSorted());
    await server.stop();
  });
});
