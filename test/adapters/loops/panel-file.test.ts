import { existsSync, readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeFolder } from '../../../src/adapters/files/make-folder.ts';
import { adoptLoop, changeLoop } from '../../../src/adapters/loops/loop-store.ts';
import { changePanel, showChecks, showEnded } from '../../../src/adapters/loops/panel-file.ts';
import { withProgress } from '../../../src/core/loop/loop.ts';
import { readPanel } from '../../../src/core/report/panel.ts';
import { makeLoop } from '../../core/loop/builders.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const attend = (said: string | undefined): void => {
  if (said === undefined) delete process.env.CLAUDE_CODE_SESSION_ATTENDED;
  else process.env.CLAUDE_CODE_SESSION_ATTENDED = said;
};

const makeStore = () => ({ project: tempFolder(), userFolder: tempFolder(), key: 'a'.repeat(64) });
type Store = ReturnType<typeof makeStore>;

const pathOf = ({ project }: Store, session = 'session-a') =>
  join(project, '.msw', 'panel', `${session}.json`);
const panelIn = (store: Store, session?: string) =>
  readPanel(JSON.parse(readFileSync(pathOf(store, session), 'utf8')));
const store = async (place: Store, loop: ReturnType<typeof makeLoop> | null) =>
  changeLoop(place, 'session-a', () => ({ loop, value: null }));
const loopIn = ({ project }: Store, session = 'session-a') => makeLoop({ project, session });
const RUN = { check: 'test', at: 1, of: 1, startedAt: 1, limitSeconds: 600, line: null, pid: 1 };

describe('the file of the panel', () => {
  beforeEach(() => attend('1'));

  it('follows the stored loop, and goes with it', async () => {
    const place = makeStore();
    const loop = loopIn(place);
    await store(place, loop);
    expect(panelIn(place)?.loop).toMatchObject({ id: loop.terms.id, iteration: 1 });
    await store(place, withProgress(loop, { iteration: 2 }));
    expect(panelIn(place)?.loop?.iteration).toBe(2);
    await store(place, null);
    expect(existsSync(join(place.project, '.msw', 'panel'))).toBe(false);
  });

  it.each([undefined, '0'])('is not made where nobody sees it (%s), but changed from there', async (said) => {
    const place = makeStore();
    const loop = loopIn(place);
    attend(said);
    await store(place, loop);
    expect(existsSync(pathOf(place))).toBe(false);
    attend('1');
    await store(place, loop);
    attend(said);
    await store(place, withProgress(loop, { iteration: 5 }));
    expect(panelIn(place)?.loop?.iteration).toBe(5);
  });

  it('shows checks of that loop alone: one that was stopped meanwhile does not come back', async () => {
    const place = makeStore();
    const loop = loopIn(place);
    await store(place, loop);
    showChecks(place, loop, [RUN]);
    expect(panelIn(place)?.loop?.live).toEqual([RUN]);
    await store(place, null);
    showChecks(place, loop, [RUN]);
    expect(existsSync(pathOf(place))).toBe(false);
  });

  it('keeps an ending until another loop begins', async () => {
    const place = makeStore();
    const ended = { iteration: 2, maxIterations: 20, ended: 'done and proven', at: 5 };
    showEnded(place, 'session-a', ended);
    expect(panelIn(place)?.ended).toEqual(ended);
    await store(place, loopIn(place));
    expect(panelIn(place)?.ended).toBeNull();
  });

  it('goes with the loop to the session that takes it over', async () => {
    const place = makeStore();
    await store(place, loopIn(place));
    await adoptLoop(place, 'session-a', 'session-b', (loop) => ({
      loop: loop === null ? null : loopIn(place, 'session-b'),
      value: null,
    }));
    expect(existsSync(pathOf(place))).toBe(false);
    expect(panelIn(place, 'session-b')?.loop?.id).toBe(loopIn(place).terms.id);
  });

  it.each(['session-a#agent', '../session', 'a/b', ''])('is not made for %j', (session) => {
    const place = makeStore();
    changePanel(place, session, (panel) => ({ ...panel, jobs: [{ id: 'j', line: 'job j' }] }));
    expect(existsSync(join(place.project, '.msw'))).toBe(false);
  });

  it('masks secrets, and is replaced where it is spoilt', () => {
    const place = makeStore();
    const line = 'job j · ghp_0123456789abcdefghijklmnopqrstuvwxyz';
    makeFolder(join(place.project, '.msw', 'panel'));
    writeFileSync(pathOf(place), '{"v":1,');
    changePanel(place, 'session-a', (panel) => ({ ...panel, jobs: [{ id: 'j', line }] }));
    expect(panelIn(place)?.jobs[0]?.line).toMatch(/^job j · (?!ghp_)/);
  });

  it('is not written through a link, and the loop is kept all the same', async () => {
    const place = makeStore();
    const elsewhere = tempFolder();
    makeFolder(join(place.project, '.msw'));
    symlinkSync(elsewhere, join(place.project, '.msw', 'panel'), 'junction');
    expect(await store(place, loopIn(place))).toMatchObject({ status: 'ok' });
    expect(readdirSync(elsewhere)).toEqual([]);
  });

  it.each([
    [{ panel: false }, false],
    [{ panel: 'no' }, true],
    [{}, true],
  ])('with the settings %j is it made: %s', async (settings, isMade) => {
    const place = makeStore();
    writeFileSync(join(place.userFolder, 'settings.json'), JSON.stringify(settings));
    await store(place, loopIn(place));
    expect(existsSync(pathOf(place))).toBe(isMade);
  });

  it('takes those away that were left a month ago', async () => {
    const place = makeStore();
    const old = pathOf(place, 'left');
    makeFolder(join(place.project, '.msw', 'panel'));
    for (const path of [old, pathOf(place, 'fresh')]) writeFileSync(path, '{}');
    utimesSync(old, new Date(0), new Date(0));
    await store(place, loopIn(place));
    expect(readdirSync(join(place.project, '.msw', 'panel'))).toEqual(['fresh.json', 'session-a.json']);
  });
});
