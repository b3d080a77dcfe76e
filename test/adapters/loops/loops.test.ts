import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { verify } from '../../../src/adapters/files/signing-key.ts';
import type { LoopStore } from '../../../src/adapters/loops/admit-record.ts';
import { forgetRecord, isKept, isUnderWay, keepRecord } from '../../../src/adapters/loops/kept-record.ts';
import { liveRuns, readLiveRuns } from '../../../src/adapters/loops/live-runs.ts';
import { signedText } from '../../../src/adapters/loops/loop-record.ts';
import {
  adoptLoop,
  changeLoop,
  explainState,
  findLoop,
  readLoopState,
  setForeignAside,
  setStateAside,
  statePath,
} from '../../../src/adapters/loops/loop-store.ts';
import { type Loop, withProgress } from '../../../src/core/loop/loop.ts';
import { makeLoop } from '../../core/loop/builders.ts';
import { tempFolder } from '../../support/temp-folder.ts';

describe('kept record', () => {
  const record = (id: string, more: object = {}) => ({
    id,
    prompt: 'Fix it',
    progress: { hints: [] },
    ...more,
  });
  const at = (userFolder: string, key = 'a'.repeat(64)) => ({ userFolder, key });
  const copies = (folder: string): string[] => readdirSync(join(folder, 'loops')).toSorted();

  describe('a kept record', () => {
    it('is recognised after a round trip through JSON', () => {
      const folder = tempFolder();
      keepRecord(at(folder), record('a', { gone: undefined }));
      expect(isKept(at(folder), JSON.parse(JSON.stringify(record('a'))))).toBe(true);
      keepRecord(at(folder), record('a', { iteration: 2 }));
      expect(isKept(at(folder), record('a'))).toBe(false);
      expect(isKept(at(folder), record('a', { iteration: 2 }))).toBe(true);
    });

    it.each([
      ['another value', record('a', { prompt: 'Delete it' })],
      ['an additional key', record('a', { active: true })],
      ['another loop', record('b')],
      ['no id', { prompt: 'Fix it' }],
      ['something other than an object', 'a'],
      ['nothing', null],
    ])('is not matched by %s', (_name, value) => {
      const folder = tempFolder();
      keepRecord(at(folder), record('a'));
      expect(isKept(at(folder), value)).toBe(false);
    });

    it.each([
      ['half of it', (text: string) => text.slice(0, text.length / 2)],
      ['nothing', () => ''],
      ['a copy in an older format', (text: string) => text.replace('msw-record-', 'msw-record-0')],
    ])('is not recognised if a crash or an update left %s', (_name, spoil) => {
      const folder = tempFolder();
      keepRecord(at(folder), record('a'));
      const path = join(folder, 'loops', 'a.json');
      writeFileSync(path, spoil(readFileSync(path, 'utf8')));
      expect(isKept(at(folder), record('a'))).toBe(false);
      keepRecord(at(folder), record('a'));
      expect(isKept(at(folder), record('a'))).toBe(true);
    });

    it.each(['../key', '..', 'a/b', 'a\\b', '', 'A', 'x'.repeat(65), 'a.json'])(
      'does not follow an id like %j',
      (id) => {
        const folder = tempFolder();
        writeFileSync(join(folder, 'key.json'), 'k');
        keepRecord(at(folder), record(id));
        forgetRecord(at(folder), record(id));
        expect(isKept(at(folder), record(id))).toBe(false);
        expect(readdirSync(folder)).toEqual(['key.json']);
      },
    );

    it('is not valid for another key', () => {
      const folder = tempFolder();
      keepRecord(at(folder), record('a'));
      expect(isKept(at(folder, 'b'.repeat(64)), record('a'))).toBe(false);
      expect(readFileSync(join(folder, 'loops', 'a.json'), 'utf8')).not.toContain('a'.repeat(9));
    });

    it('is removed with its loop, and those of abandoned projects after a year', () => {
      const folder = tempFolder();
      for (const id of ['a', 'b', 'old']) keepRecord(at(folder), record(id));
      const longAgo = Date.now() / 1000 - 366 * 24 * 60 * 60;
      utimesSync(join(folder, 'loops', 'old.json'), longAgo, longAgo);
      forgetRecord(at(folder), record('a'));
      expect(copies(folder)).toEqual(['b.json']);
    });

    it('leaves a folder called “compiled” that no earlier version of MSW wrote', () => {
      const folder = tempFolder();
      const compiled = join(folder, 'compiled');
      mkdirSync(compiled);
      writeFileSync(join(compiled, 'notes.md'), '');
      keepRecord(at(folder), record('a'));
      forgetRecord(at(folder), record('a'));
      expect(readdirSync(compiled)).toEqual(['notes.md']);
    });

    it.skipIf(process.platform === 'win32')('is readable only by its owner', () => {
      const folder = tempFolder();
      keepRecord(at(folder), record('a'));
      expect(statSync(join(folder, 'loops')).mode & 0o777).toBe(0o700);
      expect(statSync(join(folder, 'loops', 'a.json')).mode & 0o777).toBe(0o600);
    });

    it('throws if a first one cannot be written, since its loop would count as ended', () => {
      const folder = tempFolder();
      writeFileSync(join(folder, 'loops'), 'no folder');
      expect(() => keepRecord(at(folder), record('a'))).toThrow(/ENOTDIR/);
      forgetRecord(at(folder), record('a'));
      expect(isKept(at(folder), record('a'))).toBe(false);
      const gone = join(folder, 'gone');
      expect(() => keepRecord(at(gone), record('a'))).toThrow(/ENOENT/);
      expect(existsSync(gone)).toBe(false);
    });

    it('need not be written if an older one exists', () => {
      const folder = tempFolder();
      mkdirSync(join(folder, 'loops', 'a.json'), { recursive: true });
      keepRecord(at(folder), record('a'));
      expect(isKept(at(folder), record('a'))).toBe(false);
      expect(isUnderWay(at(folder), record('a'))).toBe(true);
    });

    it('shows that its loop is under way, in the session it names', () => {
      const folder = tempFolder();
      const [first, second] = [record('a', { session: 'one' }), record('a', { session: 'two' })];
      expect(isUnderWay(at(folder), first)).toBe(false);
      keepRecord(at(folder), second);
      expect(isUnderWay(at(folder), { ...second, iteration: 7 })).toBe(true);
      expect(isUnderWay(at(folder), first)).toBe(false);
      forgetRecord(at(folder), second);
      expect(isUnderWay(at(folder), second)).toBe(false);
    });

    it.each(['', 'msw-record-3 aaaaaaaa', 'msw-record-3 aaaaaaaa\n{"id":"a","sess'])(
      'still shows that after a crash left %j of it',
      (left) => {
        const folder = tempFolder();
        keepRecord(at(folder), record('a', { session: 'one' }));
        writeFileSync(join(folder, 'loops', 'a.json'), left);
        expect(isUnderWay(at(folder), record('a', { session: 'one' }))).toBe(true);
      },
    );
  });
});

describe('live runs', () => {
  const CHECK = { check: 'test', at: 1, of: 2, startedAt: 5, limitSeconds: 600 };
  const read = (folder: string, isAlive = true) => readLiveRuns(folder, 'loop-1', () => isAlive);

  describe('the list of running checks', () => {
    beforeEach(() => {
      vi.useFakeTimers();
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    it('has a check from a fifth of a second after its start to its end', () => {
      const folder = tempFolder();
      expect(read(folder)).toEqual([]);
      const live = liveRuns(folder, 'loop-1');
      const first = live.begin(CHECK, false);
      const second = live.begin({ ...CHECK, check: 'lint', at: 2 }, false);
      expect(read(folder)).toEqual([]);
      vi.advanceTimersByTime(200);
      expect(read(folder)).toMatchObject([{ ...CHECK, line: null, pid: process.pid }, { check: 'lint' }]);
      first.end();
      expect(read(folder)).toMatchObject([{ check: 'lint' }]);
      second.end();
      expect(existsSync(join(folder, 'live', 'loop-1.json'))).toBe(false);
    });

    it('never has a check that ends sooner', () => {
      const folder = tempFolder();
      liveRuns(folder, 'loop-1').begin(CHECK, false).end();
      vi.advanceTimersByTime(2000);
      expect(existsSync(join(folder, 'live'))).toBe(false);
    });

    it.each([
      [false, 'b'],
      [true, null],
    ])('has the last line printed, or none for a sealed check (%s)', (isSealed, line) => {
      const folder = tempFolder();
      const check = liveRuns(folder, 'loop-1').begin(CHECK, isSealed);
      check.output(Buffer.from('a\n'));
      check.output(Buffer.from('b\n\n'));
      vi.advanceTimersByTime(1000);
      expect(read(folder)).toMatchObject([{ line }]);
      check.output(Buffer.from(' \n'));
      vi.advanceTimersByTime(1000);
      expect(read(folder)).toMatchObject([{ line }]);
      check.end();
    });

    it('is empty after the process that ran it is gone', () => {
      const folder = tempFolder();
      liveRuns(folder, 'loop-1').begin(CHECK, false);
      vi.advanceTimersByTime(200);
      expect(read(folder, false)).toEqual([]);
    });

    it.each(['', '{', '[{"check":1}]', '{"a":1}'])('is empty if its file contains %j', (text) => {
      const folder = tempFolder();
      mkdirSync(join(folder, 'live'));
      writeFileSync(join(folder, 'live', 'loop-1.json'), text, { mode: 0o600 });
      expect(read(folder)).toEqual([]);
    });

    it('does not disturb the check if it cannot be written', () => {
      const folder = tempFolder();
      writeFileSync(join(folder, 'live'), '');
      chmodSync(join(folder, 'live'), 0o400);
      const check = liveRuns(folder, 'loop-1').begin(CHECK, false);
      vi.advanceTimersByTime(200);
      check.end();
      expect(read(folder)).toEqual([]);
    });
  });
});

describe('loop store', () => {
  const NOW = '2026-11-21T12:00:00.000Z';
  const makeStore = (): LoopStore => ({
    project: tempFolder(),
    userFolder: tempFolder(),
    key: 'a'.repeat(64),
  });
  const loopOf = (store: LoopStore, session: string): Loop =>
    makeLoop({ session, project: store.project, id: `loop-${session}` });
  const put = (store: LoopStore, loop: Loop) =>
    changeLoop(store, loop.terms.session, () => ({ loop, value: null }));
  const found = (store: LoopStore, session: string) => findLoop(readLoopState(store), session);
  const rawState = (store: LoopStore) => JSON.parse(readFileSync(statePath(store.project), 'utf8'));
  const writeState = (store: LoopStore, text: string): void => {
    mkdirSync(join(store.project, '.msw'), { recursive: true });
    writeFileSync(statePath(store.project), text);
  };
  const filesOf = (store: LoopStore, part: string): string[] =>
    readdirSync(join(store.project, '.msw')).filter((name) => name.includes(part));

  /** A file as a crash leaves it: it says that the loop is under way, and no more. */
  const spoilCopy = (store: LoopStore): void =>
    writeFileSync(join(store.userFolder, 'loops', 'loop-a.json'), '');

  describe('the store of loops', () => {
    it('keeps the loops of two sessions apart (D11)', async () => {
      const store = makeStore();
      await put(store, loopOf(store, 'a'));
      await put(store, loopOf(store, 'b'));
      await changeLoop(store, 'a', (loop) => ({
        loop: loop === null ? null : withProgress(loop, { iteration: 9 }),
        value: null,
      }));
      expect(found(store, 'a')?.progress.iteration).toBe(9);
      expect(found(store, 'b')?.progress.iteration).toBe(1);
      await changeLoop(store, 'a', () => ({ loop: null, value: null }));
      expect(found(store, 'a')).toBeNull();
      expect(found(store, 'b')).not.toBeNull();
    });

    it('loses none of 20 concurrent changes', async () => {
      const store = makeStore();
      await put(store, loopOf(store, 'a'));
      const hint = (text: string) =>
        changeLoop(store, 'a', (loop) => ({
          loop: loop === null ? null : withProgress(loop, { hints: [...loop.progress.hints, text] }),
          value: null,
        }));
      await Promise.all(Array.from({ length: 20 }, (_, number) => hint(`${number}`)));
      expect(found(store, 'a')?.progress.hints).toHaveLength(20);
    });

    it.each(['', 'c', '__proto__', 'constructor'])('finds no loop for the session %j', async (session) => {
      const store = makeStore();
      await put(store, loopOf(store, 'a'));
      expect(found(store, session)).toBeNull();
    });

    it.each([
      ['another key', (store: LoopStore) => ({ ...store, key: 'b'.repeat(64) })],
      ['no signature', (store: LoopStore) => store],
    ])('never accepts a record with %s', async (name, otherStore) => {
      const store = makeStore();
      await put(store, loopOf(store, 'a'));
      if (name === 'no signature') {
        const state = rawState(store);
        delete state.loops.a.signature;
        writeState(store, JSON.stringify(state));
        spoilCopy(store);
      }
      const state = readLoopState(otherStore(store));
      expect(state).toMatchObject({ status: 'ok', loops: [{ kind: 'foreign', session: 'a' }] });
    });

    it.each([
      ['is empty', (path: string) => writeFileSync(path, '')],
      ['is half-written', (path: string) => writeFileSync(path, readFileSync(path, 'utf8').slice(0, 40))],
      ['has another format', (path: string) => writeFileSync(path, '{}')],
    ])('accepts a signed record whose copy %s', async (_name, spoil) => {
      const store = makeStore();
      const loop = loopOf(store, 'a');
      await put(store, loop);
      spoil(join(store.userFolder, 'loops', 'loop-a.json'));
      expect(found(store, 'a')).toEqual(loop);
      await put(store, withProgress(loop, { iteration: 2 }));
      const record = rawState(store).loops.a;
      expect(isKept(store, record)).toBe(true);
      expect(verify(store.key, signedText(loop.terms), record.signature)).toBe(true);
    });

    describe('after an update', () => {
      type Stored = {
        progress: Record<string, unknown>;
        taskContext: Record<string, unknown>;
        signature: string;
      };

      /** The record and its copy as another version would have written them. */
      const writtenBy = async (version: number, change: (record: Stored) => void) => {
        const store = makeStore();
        const loop = loopOf(store, 'a');
        await put(store, loop);
        const state = rawState(store);
        change(state.loops.a);
        writeState(store, JSON.stringify(state));
        const copy = join(store.userFolder, 'loops', 'loop-a.json');
        const head = `msw-record-${version} ${store.key.slice(0, 8)}`;
        writeFileSync(copy, `${head}\n${JSON.stringify(state.loops.a)}\n`);
        return { store, loop, state };
      };

      it.each<[string, number, (record: Stored) => void]>([
        [
          'an older version, which signed and counted less',
          6,
          (record) => {
            for (const name of ['waiting', 'untold', 'inner', 'lookedAt', 'ignored', 'elsewhere'])
              delete record.progress[name];
            delete record.taskContext.review;
            record.signature = 'of other terms';
          },
        ],
        [
          'a newer version, which knows more',
          99,
          (record) => {
            record.progress.mood = 'good';
            record.taskContext.colour = 'red';
            record.signature = 'of other terms';
          },
        ],
      ])('accepts a record of %s, and writes it as its own', async (_, version, change) => {
        const { store, loop } = await writtenBy(version, change);
        expect(found(store, 'a')).toEqual(loop);
        expect(readLoopState(store)).toMatchObject({ loops: [{ kind: 'loop', edited: false }] });
        await put(store, withProgress(loop, { iteration: 2 }));
        const record = rawState(store).loops.a;
        expect(isKept(store, record)).toBe(true);
        expect(verify(store.key, signedText(loop.terms), record.signature)).toBe(true);
      });

      it('takes the copy of the other version where the record was edited', async () => {
        const { store, loop, state } = await writtenBy(6, () => {});
        state.loops.a.taskContext.checks = [{ name: 'check', command: 'touch forged', origin: 'typed' }];
        writeState(store, JSON.stringify(state));
        expect(found(store, 'a')).toEqual(loop);
        expect(readLoopState(store)).toMatchObject({ loops: [{ kind: 'loop', edited: true }] });
      });

      it('accepts no record of another key, session or project', async () => {
        const { store } = await writtenBy(6, (record) => {
          record.signature = '';
        });
        expect(readLoopState({ ...store, key: 'b'.repeat(64) })).toMatchObject({
          loops: [{ kind: 'foreign' }],
        });
        expect(readLoopState({ ...store, project: tempFolder() })).toMatchObject({ loops: [] });
        const { a } = rawState(store).loops;
        writeState(store, JSON.stringify({ version: 1, loops: { b: { ...a, session: 'b' } } }));
        expect(readLoopState(store)).toMatchObject({ loops: [{ kind: 'foreign' }] });
      });
    });

    it('does not run an ended loop, even if its record is restored', async () => {
      const store = makeStore();
      await put(store, loopOf(store, 'a'));
      const armed = readFileSync(statePath(store.project), 'utf8');
      await changeLoop(store, 'a', () => ({ loop: null, value: null }));
      writeState(store, armed);
      expect(readLoopState(store)).toMatchObject({
        loops: [{ kind: 'foreign', session: 'a', id: 'loop-a' }],
      });
      expect(await changeLoop(store, 'a', (loop) => ({ loop: null, value: loop }))).toEqual({
        status: 'ok',
        value: null,
      });
    });

    it('does not run a loop twice, even if the record of its former session is restored', async () => {
      const store = makeStore();
      const loop = loopOf(store, 'a');
      await put(store, loop);
      const armed = rawState(store).loops.a;
      const adopted = { ...loop, terms: { ...loop.terms, session: 'b' } };
      await adoptLoop(store, 'a', 'b', () => ({ loop: adopted, value: null }));
      writeState(store, JSON.stringify({ version: 1, loops: { ...rawState(store).loops, a: armed } }));
      expect(found(store, 'a')).toBeNull();
      expect(found(store, 'b')).toEqual(adopted);
    });

    it('requires a signature for anything not backed by a copy', async () => {
      const store = makeStore();
      await put(store, loopOf(store, 'a'));
      spoilCopy(store);
      const state = rawState(store);
      const record = state.loops.a;
      record.progress.hints = ['from someone else'];
      writeState(store, JSON.stringify(state));
      expect(found(store, 'a')?.progress.hints).toEqual(['from someone else']);
      record.taskContext.checks = [{ name: 'check', command: 'touch /tmp/forged', origin: 'typed' }];
      writeState(store, JSON.stringify(state));
      expect(readLoopState(store)).toMatchObject({ loops: [{ kind: 'foreign' }] });
    });

    it('keeps a copy as long as the loop exists', async () => {
      const store = makeStore();
      const copies = () => readdirSync(join(store.userFolder, 'loops')).toSorted();
      for (const session of ['a', 'a-1', 'b']) await put(store, loopOf(store, session));
      await put(store, makeLoop({ session: 'b', project: store.project, id: 'next-b' }));
      expect(copies()).toEqual(['loop-a-1.json', 'loop-a.json', 'next-b.json']);
      await adoptLoop(store, 'a', 'c', (orphan) => ({
        loop: orphan === null ? null : { ...orphan, terms: { ...orphan.terms, session: 'c' } },
        value: null,
      }));
      expect(found(store, 'c')?.terms.id).toBe('loop-a');
      await changeLoop(store, 'c', () => ({ loop: null, value: null }));
      expect(copies()).toEqual(['loop-a-1.json', 'next-b.json']);
    });

    it.each([
      ['a longer budget', (record: Record<string, unknown>) => Object.assign(record, { maxIterations: 999 })],
      ['another task', (record: Record<string, unknown>) => Object.assign(record, { prompt: 'x' })],
      ['another owner', (record: Record<string, unknown>) => Object.assign(record, { session: 'b' })],
    ])('never accepts a record with %s', async (_name, change) => {
      const store = makeStore();
      await put(store, loopOf(store, 'a'));
      const state = rawState(store);
      change(state.loops.a);
      writeState(store, JSON.stringify(state));
      // A complete copy of the same session's loop takes precedence.
      const copied = state.loops.a.session === 'a' ? loopOf(store, 'a') : null;
      expect(found(store, 'a')).toEqual(copied);
      spoilCopy(store);
      expect(found(store, 'a')).toBeNull();
    });

    it('accepts no record under the name of another session, nor of another project', async () => {
      const store = makeStore();
      await put(store, loopOf(store, 'a'));
      const state = rawState(store);
      writeState(store, JSON.stringify({ ...state, loops: { b: state.loops.a } }));
      expect(found(store, 'b')).toBeNull();
      const elsewhere = { ...makeStore(), key: store.key };
      writeState(elsewhere, JSON.stringify(state));
      expect(found(elsewhere, 'a')).toBeNull();
    });

    it('gives a parked loop to one of two sessions that ask at once, newly signed', async () => {
      const store = makeStore();
      await put(store, loopOf(store, 'old'));
      const ask = (session: string) =>
        adoptLoop(store, 'old', session, (orphan, own) => {
          const free = orphan !== null && own === null;
          const loop = free ? { ...orphan, terms: { ...orphan.terms, session } } : null;
          return { loop, value: free };
        });
      const answers = await Promise.all([ask('b'), ask('c')]);
      expect(answers.filter((answer) => answer.status === 'ok' && answer.value)).toHaveLength(1);
      expect(found(store, 'old')).toBeNull();
      expect([found(store, 'b'), found(store, 'c')].filter((loop) => loop !== null)).toHaveLength(1);
    });

    it('removes a loop’s gates with it, and no others', async () => {
      const store = makeStore();
      for (const session of ['a', 'a#1', 'a#2', 'ab#1', 'b']) await put(store, loopOf(store, session));
      await changeLoop(store, 'a', (loop) => ({ loop, value: null }));
      expect(Object.keys(rawState(store).loops)).toHaveLength(5);
      await changeLoop(store, 'a', () => ({ loop: null, value: null }));
      expect(Object.keys(rawState(store).loops).toSorted()).toEqual(['ab#1', 'b']);
    });
  });

  describe('records that MSW did not write', () => {
    const withForeign = async (): Promise<LoopStore> => {
      const store = makeStore();
      await put(store, loopOf(store, 'a'));
      const state = rawState(store);
      writeState(store, JSON.stringify({ ...state, loops: { ...state.loops, x: { evil: true } } }));
      return store;
    };

    it('are not touched by other changes', async () => {
      const store = await withForeign();
      await changeLoop(store, 'a', (loop) => ({ loop, value: null }));
      await changeLoop(store, 'x', (loop) => ({ loop, value: null }));
      expect(rawState(store).loops.x).toEqual({ evil: true });
    });

    it('are kept aside when a loop is armed in their place', async () => {
      const store = await withForeign();
      await put(store, loopOf(store, 'x'));
      expect(found(store, 'x')).not.toBeNull();
      const [aside = ''] = filesOf(store, 'foreign');
      expect(JSON.parse(readFileSync(join(store.project, '.msw', aside), 'utf8'))).toEqual({
        x: { evil: true },
      });
    });

    it('are set aside once, but not if they became a loop meanwhile', async () => {
      const store = await withForeign();
      const first = await setForeignAside(store, ['x', 'a', 'nobody'], NOW);
      expect(first).toMatchObject({ status: 'ok', value: expect.stringContaining('foreign-2026') });
      expect(await setForeignAside(store, ['x'], NOW)).toEqual({ status: 'ok', value: null });
      expect(found(store, 'a')).not.toBeNull();
      expect(filesOf(store, 'foreign')).toHaveLength(1);
    });
  });

  describe('an unusable state file (S5)', () => {
    it('is still read with a byte order mark and CRLF', async () => {
      const store = makeStore();
      await put(store, loopOf(store, 'a'));
      const text = readFileSync(statePath(store.project), 'utf8');
      writeState(store, `\uFEFF${text.replaceAll('\n', '\r\n')}`);
      expect(found(store, 'a')).not.toBeNull();
    });

    it.each([
      '',
      '{"version":1,"loops":{"a":',
      '[]',
      'null',
      '{"version":1}',
      '{"version":1,"loops":[]}',
      '\u0000',
    ])('is corrupt if it contains %j, and is set aside whole', async (text) => {
      const store = makeStore();
      writeState(store, text);
      expect(readLoopState(store).status).toBe('corrupt');
      expect(await put(store, loopOf(store, 'a'))).toMatchObject({ status: 'refused' });
      const moved = await setStateAside(store.project, NOW);
      expect(moved.status === 'ok' && moved.value !== null && readFileSync(moved.value, 'utf8')).toBe(text);
      expect(await setStateAside(store.project, NOW)).toEqual({ status: 'ok', value: null });
      expect(await put(store, loopOf(store, 'a'))).toMatchObject({ status: 'ok' });
    });

    it('is refused and kept if its version is newer', async () => {
      const store = makeStore();
      const text = '{"version":2,"loops":{"a":{}}}';
      writeState(store, text);
      const state = readLoopState(store);
      expect(state).toEqual({ status: 'newer', version: 2 });
      expect(state.status === 'newer' && explainState('state.json', state)).toBe(
        'state.json was written by a newer MSW (version 2): update the plugin.',
      );
      expect(await put(store, loopOf(store, 'a'))).toMatchObject({
        status: 'refused',
        reason: expect.stringContaining('newer MSW'),
      });
      expect(await setStateAside(store.project, NOW)).toEqual({ status: 'ok', value: null });
      expect(readFileSync(statePath(store.project), 'utf8')).toBe(text);
    });

    it('is refused if it is a folder', async () => {
      const store = makeStore();
      mkdirSync(statePath(store.project), { recursive: true });
      expect(readLoopState(store).status).toBe('unreadable');
      expect(await put(store, loopOf(store, 'a'))).toMatchObject({ status: 'refused' });
    });
  });
});
