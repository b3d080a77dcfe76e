import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readLinks } from '../../../src/adapters/memory/line-log.ts';
import { readNotes } from '../../../src/adapters/memory/note-store.ts';
import { openTeamStore } from '../../../src/adapters/postgres/team-store.ts';
import { nameShared } from '../../../src/adapters/user/project-choices.ts';
import { readFixes } from '../../../src/app/guidance/fix-store.ts';
import { appendShared, sharedLines } from '../../../src/app/guidance/guidance-cache.ts';
import { ingest } from '../../../src/app/memory/link-notes.ts';
import { reserveQuestion } from '../../../src/app/notebook/spend-question.ts';
import { setPlan } from '../../../src/app/quota/show-quota.ts';
import { shareInTurn } from '../../../src/app/sharing/share-in-turn.ts';
import { shareLines } from '../../../src/app/sharing/share-lines.ts';
import { giveBackTogether } from '../../../src/app/sharing/share-quota.ts';
import type { CacheLine } from '../../../src/core/guidance/cache-line.ts';
import { makeFix } from '../../../src/core/guidance/fix.ts';
import { fixRecord } from '../../../src/core/guidance/fix-line.ts';
import { isShareable } from '../../../src/core/sharing/shared-lines.ts';
import { builtCli, newPlace } from '../../cli/built-cli.ts';
import { bundle } from '../../support/bundle.ts';
import { countOf } from '../../support/depth.ts';
import { makePostgres, type Postgres } from '../../support/postgres.ts';
import { requireOrSkip } from '../../support/requirements.ts';
import { sampled } from '../../support/sampled.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { makeScene } from '../support/scene.ts';
import { endOf, startSharer } from './sharer.ts';

sampled();

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
  return JSON.stringify(fixRecord({ kind: 'fixed', at: AT, fix: made }));
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
  it('shares nothing, and writes nothing', async () => {
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
  ])('refuses %s', async (address) => {
    expect(await shareLines(machine(address), true)).toMatchObject({ status: 'refused' });
  });

  it('reports an unreachable server without the password, and leaves it alone for a minute', async () => {
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

describe('lines that may be shared', () => {
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
  ])('%s, case %#', (kind, text, is) => {
    expect(isShareable({ kind, text })).toBe(is);
  });

  it('are recognised for any text', () => {
    fc.assert(fc.property(fc.string(), (text) => !isShareable({ kind: 'fix', text })));
  });
});

interface Clone {
  readonly place: Parameters<typeof startSharer>[1];
  readonly add: (id: string, words: string) => void;
}

/** Both learn something and share it; one is killed meanwhile, and in every third round the server too. */
async function disturbed(
  server: Postgres,
  program: string,
  clones: readonly Clone[],
  round: number,
): Promise<void> {
  const running = clones.map(({ add, place }, at) => {
    add(`own-${round}-${at}`, `${round} of ${at}`);
    add('both', `both ${round} of ${at}`);
    return startSharer(program, place, `line ${round} of ${at}`);
  });
  await running[round % 2]?.written;
  running[round % 2]?.kill();
  if (round % 3 === 2) await server.kill();
  await Promise.all(running.map(endOf));
  if (round % 3 === 2) await server.start();
}

requireOrSkip('postgres')('a real server', () => {
  let server: Postgres;
  let address = '';

  beforeAll(async () => {
    server = await makePostgres();
    await server.start();
  });

  beforeEach(async () => {
    address = await server.database();
  });

  afterAll(() => server.stop());

  it('gives each machine what the others learned, each line once', async () => {
    const [one, two, three] = [machine(address), machine(address), machine(address)];
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
  });

  it('gets a fix in the turn that learned it, in the middle of a loop and at its end', async () => {
    const scene = makeScene({ MSW_POSTGRES: address });
    scene.write(
      'check.js',
      [
        "const value = require('node:fs').readFileSync('value.txt', 'utf8').trim();",
        "if (value === 'raw') throw new TypeError('the value is not cooked');",
        "if (value !== 'ready') throw new RangeError('nobody tasted it');",
      ].join('\n'),
    );
    const other = machine(address);
    const received = async (): Promise<readonly string[]> => {
      await shareLines(other, true);
      return readFixes(other.userFolder).map((kept) => kept.fix.headline);
    };
    await scene.typeAtOnce('loop', '"Fix it" --check "node check.js" --no-guidance');
    scene.write('value.txt', 'cooked');
    await scene.stopAtOnce('It is cooked.');
    expect(await received()).toEqual([expect.stringContaining('the value is not cooked')]);
    scene.write('value.txt', 'ready');
    await scene.stopAtOnce('It is tasted.');
    expect(scene.loop()).toBeNull();
    expect(await received()).toEqual([
      expect.stringContaining('the value is not cooked'),
      expect.stringContaining('nobody tasted it'),
    ]);
  });

  it('takes only the password from the environment, where the address has none', async () => {
    const { password } = new URL(address);
    const place = machine(address.replace(`:${password}`, ''));
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
  });

  it('accepts only lines of this version from a server', async () => {
    const opened = await openTeamStore(address);
    if (opened.status !== 'ok') throw new Error(opened.reason);
    const foreign = ['{"kind":"run"}', 'x', JSON.stringify({ v: 1, ...answer('good') })];
    await opened.store.push(foreign.map((text, index) => ({ id: `${index}`, kind: 'answer', text })));
    await opened.store.close();
    const place = machine(address);
    expect(await shareLines(place, false)).toMatchObject({ received: 1 });
    expect(namesIn(place.userFolder)).toEqual(['good']);
  });

  it('may go away and come back: what was learned meanwhile is shared afterwards', async () => {
    const [one, two] = [machine(address), machine(address)];
    await appendShared(one.userFolder, answer('before'));
    await shareLines(one, true);
    const idle = machine(address);
    await shareLines(idle, true);
    await server.kill();
    await appendShared(one.userFolder, answer('meanwhile'));
    expect(await shareLines(one, true)).toMatchObject({ status: 'away' });
    expect(await shareLines(idle, true)).toMatchObject({ status: 'away' });
    expect(namesIn(one.userFolder)).toEqual(['before', 'meanwhile']);
    await server.start();
    // Even with nothing to send or read, it is tried again.
    expect(await shareLines(idle, true)).toMatchObject({ status: 'done', sent: 0, received: 0 });
    expect(await shareLines(idle, false)).toMatchObject({ status: 'done' });
    expect(await shareLines(one, true)).toMatchObject({ status: 'done', sent: 1 });
    expect(await shareLines(two, true)).toMatchObject({ received: 2 });
  });

  describe('notes of a project', () => {
    function clone() {
      const place = { ...machine(address), project: tempFolder() };
      const sync = () => shareLines(place, true);
      const add = (id: string, words: string) => writeNote(place.project, id, words);
      const notes = () => {
        const held = readNotes(place.project).notes;
        return Object.fromEntries(held.map(({ id, context }) => [id, context]));
      };
      return { ...place, sync, add, notes, place };
    }

    const writeNote = (project: string, id: string, words: string): void => {
      const folder = join(project, '.msw', 'memory');
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `${id}.md`), `[INSIGHT] ${id}\n\nCONTEXT: ${words}\nREASONING: so\n`);
    };

    it('are shared if the user said so, with edits and links; of two simultaneous edits both are kept', async () => {
      const [one, two, apart] = [clone(), clone(), clone()];
      for (const { userFolder, project } of [one, two]) await nameShared(userFolder, project, 'shop');
      one.add('proxy', 'the token is ghp_x7Kd93mQpL2vRt8sYw4bNc6HjF1aZe5GuT0o');
      one.add('clock', 'it drifts');
      const link = {
        from_memory_id: 'proxy',
        to_memory_id: 'clock',
        relationship_type: 'causes',
        confidence: 1,
      };
      await ingest({ ...one, now: Date.now }, { source: 'manual', synthesis: null, relationships: [link] });
      await one.sync();
      expect(await two.sync()).toMatchObject({ status: 'done', received: 3 });
      expect(two.notes()).toEqual({ proxy: 'the token is <secret>', clock: 'it drifts' });
      expect(readLinks(two.project)).toMatchObject([{ from: 'proxy', to: 'clock', type: 'causes' }]);
      await apart.sync();
      expect(apart.notes()).toEqual({});
      two.add('clock', 'it is late');
      rmSync(join(two.project, '.msw', 'memory', 'proxy.md'));
      await two.sync();
      await one.sync();
      expect(one.notes()).toEqual({ clock: 'it is late' });
      expect(readdirSync(join(one.project, '.msw', 'memory', 'forgotten'))).toEqual(['proxy.md']);
      one.add('clock', 'mine');
      two.add('clock', 'yours');
      for (const { sync } of [one, two, one, two]) await sync();
      expect(one.notes()).toEqual(two.notes());
      expect(Object.values(one.notes()).toSorted()).toEqual(['mine', 'yours']);
    });

    it('converge, no line lost or doubled, while clients and the server are killed again and again', async () => {
      const program = await bundle('test/app/sharing/sharer.ts', tempFolder(), 'sharer');
      const clones = [clone(), clone()];
      for (const { userFolder, project } of clones) await nameShared(userFolder, project, 'shop');
      const rounds = Array.from({ length: countOf(30, 3) }, (_, round) => round);
      for (const round of rounds) await disturbed(server, program, clones, round);
      for (const { sync } of [...clones, ...clones, ...clones])
        expect(await sync()).toMatchObject({ status: 'done' });
      const [one = {}, two] = clones.map(({ notes }) => notes());
      expect(one).toEqual(two);
      const written = rounds.flatMap((round) => [`${round} of 0`, `${round} of 1`]);
      expect(Object.values(one)).toEqual(expect.arrayContaining(written));
      const lines = written.map((name) => `line ${name}`).toSorted();
      expect(clones.map(({ userFolder }) => namesIn(userFolder).toSorted())).toEqual([lines, lines]);
    }, 300_000);
  });

  describe('the shipped command line', () => {
    const { cli } = builtCli();

    it('copies a fix from one user folder to another after one call of each', async () => {
      const [one, two] = [machine(address), machine(address)];
      const place = newPlace();
      writeFileSync(join(one.userFolder, 'fixes.jsonl'), `${fix('by hand')}\n`, { mode: 0o600 });
      const sync = ({ userFolder, env }: typeof one) =>
        cli(['sharing', 'sync', '--json'], {
          cwd: place.project,
          env: { ...place.env, ...env, MSW_HOME: userFolder },
        });
      expect(JSON.parse((await sync(one)).stdout)).toMatchObject({ sent: 1, received: 0 });
      expect(JSON.parse((await sync(two)).stdout)).toMatchObject({ sent: 0, received: 1 });
      expect(readFileSync(join(two.userFolder, 'fixes.jsonl'), 'utf8')).toBe(`${fix('by hand')}\n`);
    });
  });

  it('keeps one ledger of an account for two machines, and costs nothing when it is away', async () => {
    const spender = () => {
      const home = tempFolder();
      const profile = join(home, 'profiles', 'work');
      mkdirSync(profile, { recursive: true });
      writeFileSync(join(profile, 'metadata.json'), JSON.stringify({ email: 'Team@example.org' }));
      writeFileSync(join(profile, 'cookies.json'), JSON.stringify([{ name: 'SID' }]));
      const place = machine(address);
      const env = { ...place.env, NOTEBOOKLM_MCP_CLI_PATH: home };
      const here = { ...place, env, project: tempFolder() };
      const accounts = [{ account: 'work', profile: 'work', notebook: 'nb', isLoggedIn: true, login: null }];
      const question = { notebook: 'nb', question: 'q', purpose: 'ask', deadlineMs: 1000 } as const;
      return {
        plan: (count: number) => setPlan(place.userFolder, 'work', `${count}`, 0),
        ask: (id: string) => reserveQuestion(here, question, id, accounts),
        giveBack: (id: string) => giveBackTogether(here, id),
      };
    };
    const [one, two] = [spender(), spender()];
    for (const { plan } of [one, two]) await plan(6);
    const asked = await Promise.all(
      Array.from({ length: 8 }, (_, at) => (at % 2 === 0 ? one : two).ask(`q${at}`)),
    );
    expect(asked.filter(({ status }) => status === 'reserved')).toHaveLength(6);
    expect(await one.ask('late')).toMatchObject({ status: 'none' });
    const own = asked.findIndex(({ status }, at) => at % 2 === 1 && status === 'reserved');
    await two.giveBack(`q${own}`);
    expect(await one.ask('again')).toMatchObject({ status: 'reserved' });
    await server.kill();
    await two.plan(50);
    expect(await two.ask('alone')).toMatchObject({ status: 'reserved' });
    await server.start();
  });
});
