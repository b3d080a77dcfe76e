import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withLock } from '../../../src/adapters/locks/with-lock.ts';
import { statePath } from '../../../src/adapters/loops/loop-store.ts';
import { CHECK, makeScene, type Scene, SESSION } from '../support/scene.ts';

const armed = async (): Promise<Scene> => {
  const scene = makeScene();
  await scene.type('loop', `Make it ready ${CHECK}`);
  return scene;
};
const msw = (scene: Scene) => join(scene.project, '.msw');
const edit = (scene: Scene, change: (text: string) => string): void => {
  const path = statePath(scene.project);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
};

describe('a loop whose record another hook is writing', () => {
  it('is not said to be changed by something else', async () => {
    const scene = await armed();
    const path = statePath(scene.project);
    const before = readFileSync(path, 'utf8');
    await scene.set({ iteration: 2 });
    const after = readFileSync(path, 'utf8');
    // As between the copy and the state: a hook writes the copy first.
    writeFileSync(path, before);
    let stopping: ReturnType<Scene['stopAtOnce']> | null = null;
    await withLock(path, async () => {
      stopping = scene.stopAtOnce();
      await new Promise((resolve) => setImmediate(resolve));
      writeFileSync(path, after);
    });
    const answer = await (stopping ?? scene.stopAtOnce());
    expect(answer).toMatchObject({
      kind: 'context',
      notice: expect.not.stringContaining('changed by something other than MSW'),
    });
  });
});

describe('a loop whose record is lost', () => {
  it.each([
    ['the folder', (scene: Scene) => rmSync(msw(scene), { recursive: true })],
    ['the state', (scene: Scene) => rmSync(statePath(scene.project))],
    ['the record', (scene: Scene) => edit(scene, () => '{"version":1,"loops":{}}')],
    ['half of the state', (scene: Scene) => edit(scene, (text) => text.slice(0, 40))],
  ])('continues in the same turn without %s, and says so', async (_, lose) => {
    const scene = await armed();
    lose(scene);
    const answer = await scene.stopAtOnce();
    expect(answer).toMatchObject({
      kind: 'context',
      notice: expect.stringMatching(/was lost; MSW put it back from its own copy/),
    });
    expect(scene.loop()?.progress.iteration).toBe(2);
    expect(readFileSync(join(msw(scene), 'loops', scene.loop()?.terms.id ?? '', 'task.md'), 'utf8')).toBe(
      'Make it ready',
    );
    scene.write('value.txt', 'ready');
    expect(await scene.stop()).toMatchObject({
      kind: 'notice',
      notice: expect.not.stringContaining('was lost'),
    });
  });

  it('can be stopped by its user for good', async () => {
    const scene = await armed();
    rmSync(msw(scene), { recursive: true });
    expect(await scene.typeAtOnce('stop')).toMatchObject({
      kind: 'answer',
      text: expect.stringContaining('is stopped'),
    });
    rmSync(msw(scene), { recursive: true });
    expect(await scene.stop()).toEqual({ kind: 'silent' });
    expect(readdirSync(join(scene.workspace.userFolder, 'owners'))).toEqual([]);
  });

  it('stays lost to other sessions and other projects', async () => {
    const scene = await armed();
    rmSync(msw(scene), { recursive: true });
    expect(await scene.stop('Done.', { session: 'session-b' })).toEqual({ kind: 'silent' });
    const other = makeScene({ MSW_HOME: scene.workspace.userFolder });
    expect(await other.stop('Done.', { session: 'session-b' })).toEqual({ kind: 'silent' });
    expect(existsSync(statePath(other.project))).toBe(false);
  });
});

describe('a loop whose record was edited', () => {
  it.each([
    ['switched off', '"active": true', '"active": false'],
    ['given its last iteration', '"iteration": 1', '"iteration": 19'],
    ['given another check', 'node check.js', 'exit 0'],
    ['given to nobody', '"signature": "', '"signature": "0'],
  ])('is restored as MSW wrote it when it was %s, and that is said once', async (_, from, to) => {
    const scene = await armed();
    edit(scene, (text) => text.replace(from, to));
    expect(await scene.stopAtOnce()).toMatchObject({
      kind: 'context',
      notice: expect.stringContaining('was changed by something other than MSW'),
    });
    expect(scene.loop()).toMatchObject({
      terms: { session: SESSION },
      progress: { iteration: 2, pause: null },
    });
    expect(await scene.stop()).toMatchObject({ notice: expect.not.stringContaining('was changed by') });
  });
});

describe('plan mode', () => {
  it('lets a session stop without a check, and says so once', async () => {
    const scene = await armed();
    const runs = () => readFileSync(join(scene.project, '.runs'), 'utf8').length;
    const before = runs();
    expect(await scene.stopAtOnce('The plan.', { planMode: true })).toMatchObject({
      kind: 'notice',
      notice: expect.stringContaining('Plan mode is on'),
    });
    expect(await scene.stop('The plan.', { planMode: true })).toEqual({ kind: 'silent' });
    expect(runs()).toBe(before);
    expect(await scene.stop()).toMatchObject({ kind: 'context' });
  });
});
