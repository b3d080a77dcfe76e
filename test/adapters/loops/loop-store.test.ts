import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { verify } from '../../../src/adapters/files/signing-key.ts';
import type { LoopStore } from '../../../src/adapters/loops/admit-record.ts';
import { isKept } from '../../../src/adapters/loops/kept-record.ts';
import { signedText } from '../../../src/adapters/loops/loop-record.ts';
import {
  adoptLoop,
  changeLoop,
  explainState,
  findLoop,
  readState,
  setForeignAside,
  setStateAside,
  statePath,
} from '../../../src/adapters/loops/loop-store.ts';
import { type Loop, withProgress } from '../../../src/core/loop/loop.ts';
import { makeLoop } from '../../core/loop/builders.ts';
import { tempFolder } from '../../support/temp-folder.ts';

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
const found = (store: LoopStore, session: string) => findLoop(readState(store), session);
const rawState = (store: LoopStore) => JSON.parse(readFileSync(statePath(store.project), 'utf8'));
const writeState = (store: LoopStore, text: string): void => {
  mkdirSync(join(store.project, '.msw'), { recursive: true });
  writeFileSync(statePath(store.project), text);
};
const filesOf = (store: LoopStore, part: string): string[] =>
  readdirSync(join(store.project, '.msw')).filter((name) => name.includes(part));

/** As a crash leaves it: it says that the loop is under way, and no more. */
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

  it('loses no change of 20 at once', async () => {
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
  ])('never makes a loop of a record with %s', async (name, otherStore) => {
    const store = makeStore();
    await put(store, loopOf(store, 'a'));
    if (name === 'no signature') {
      const state = rawState(store);
      delete state.loops.a.signature;
      writeState(store, JSON.stringify(state));
      spoilCopy(store);
    }
    const state = readState(otherStore(store));
    expect(state).toMatchObject({ status: 'ok', loops: [{ kind: 'foreign', session: 'a' }] });
  });

  it.each([
    ['is empty', (path: string) => writeFileSync(path, '')],
    ['is half-written', (path: string) => writeFileSync(path, readFileSync(path, 'utf8').slice(0, 40))],
    ['is of another shape', (path: string) => writeFileSync(path, '{}')],
  ])('knows a signed record whose copy %s', async (_name, spoil) => {
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

  it('runs no loop that has ended, whoever puts its record back', async () => {
    const store = makeStore();
    await put(store, loopOf(store, 'a'));
    const armed = readFileSync(statePath(store.project), 'utf8');
    await changeLoop(store, 'a', () => ({ loop: null, value: null }));
    writeState(store, armed);
    expect(readState(store)).toMatchObject({ loops: [{ kind: 'foreign', session: 'a', id: 'loop-a' }] });
    expect(await changeLoop(store, 'a', (loop) => ({ loop: null, value: loop }))).toEqual({
      status: 'ok',
      value: null,
    });
  });

  it('runs no loop twice, whoever puts back the record of the session that it left', async () => {
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

  it('needs a signature for whatever a copy does not vouch for', async () => {
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
    expect(readState(store)).toMatchObject({ loops: [{ kind: 'foreign' }] });
  });

  it('keeps a copy as long as the loop is here', async () => {
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
  ])('never makes a loop of a record with %s', async (_name, change) => {
    const store = makeStore();
    await put(store, loopOf(store, 'a'));
    const state = rawState(store);
    change(state.loops.a);
    writeState(store, JSON.stringify(state));
    // Where there is a whole copy of the same session's loop, that counts.
    const copied = state.loops.a.session === 'a' ? loopOf(store, 'a') : null;
    expect(found(store, 'a')).toEqual(copied);
    spoilCopy(store);
    expect(found(store, 'a')).toBeNull();
  });

  it('takes no record under the name of another session, nor of another project', async () => {
    const store = makeStore();
    await put(store, loopOf(store, 'a'));
    const state = rawState(store);
    writeState(store, JSON.stringify({ ...state, loops: { b: state.loops.a } }));
    expect(found(store, 'b')).toBeNull();
    const elsewhere = { ...makeStore(), key: store.key };
    writeState(elsewhere, JSON.stringify(state));
    expect(found(elsewhere, 'a')).toBeNull();
  });

  it('gives a parked loop to one of two sessions that ask at once, signed anew', async () => {
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

  it('takes a loop’s gates out with it, and no other', async () => {
    const store = makeStore();
    for (const session of ['a', 'a#1', 'a#2', 'ab#1', 'b']) await put(store, loopOf(store, session));
    await changeLoop(store, 'a', (loop) => ({ loop, value: null }));
    expect(Object.keys(rawState(store).loops)).toHaveLength(5);
    await changeLoop(store, 'a', () => ({ loop: null, value: null }));
    expect(Object.keys(rawState(store).loops).toSorted()).toEqual(['ab#1', 'b']);
  });
});

describe('records that are not ours', () => {
  const withForeign = async (): Promise<LoopStore> => {
    const store = makeStore();
    await put(store, loopOf(store, 'a'));
    const state = rawState(store);
    writeState(store, JSON.stringify({ ...state, loops: { ...state.loops, x: { evil: true } } }));
    return store;
  };

  it('stay untouched by changes to others and to nothing', async () => {
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

  it('are set aside once, and what became a loop meanwhile is not', async () => {
    const store = await withForeign();
    const first = await setForeignAside(store, ['x', 'a', 'nobody'], NOW);
    expect(first).toMatchObject({ status: 'ok', value: expect.stringContaining('foreign-2026') });
    expect(await setForeignAside(store, ['x'], NOW)).toEqual({ status: 'ok', value: null });
    expect(found(store, 'a')).not.toBeNull();
    expect(filesOf(store, 'foreign')).toHaveLength(1);
  });
});

describe('a state file that cannot be used (S5)', () => {
  it('may have a byte order mark and CRLF', async () => {
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
  ])('is corrupt when it holds %j, and is set aside whole', async (text) => {
    const store = makeStore();
    writeState(store, text);
    expect(readState(store).status).toBe('corrupt');
    expect(await put(store, loopOf(store, 'a'))).toMatchObject({ status: 'refused' });
    const moved = await setStateAside(store.project, NOW);
    expect(moved.status === 'ok' && moved.value !== null && readFileSync(moved.value, 'utf8')).toBe(text);
    expect(await setStateAside(store.project, NOW)).toEqual({ status: 'ok', value: null });
    expect(await put(store, loopOf(store, 'a'))).toMatchObject({ status: 'ok' });
  });

  it('of a newer version is refused and left as it is', async () => {
    const store = makeStore();
    const text = '{"version":2,"loops":{"a":{}}}';
    writeState(store, text);
    const state = readState(store);
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

  it('is refused when it is a folder', async () => {
    const store = makeStore();
    mkdirSync(statePath(store.project), { recursive: true });
    expect(readState(store).status).toBe('unreadable');
    expect(await put(store, loopOf(store, 'a'))).toMatchObject({ status: 'refused' });
  });
});
