import { describe, expect, it } from 'vitest';
import { listResults } from '../../../src/adapters/user/result-store.ts';
import { endSession, noteStopFailure, reinjection, startSession } from '../../../src/app/session/recover.ts';
import { makeLoop } from '../../core/loop/builders.ts';
import { explainedAs } from '../support/explained.ts';
import { armed, filesIn, PID, rawState, type Scene, SESSION, textOf, writeState } from '../support/scene.ts';

const start = (scene: Scene, source: 'startup' | 'resume' | 'compact', session = SESSION) =>
  explainedAs(scene.workspace, { hook_event_name: 'SessionStart', session_id: session, source }, () =>
    startSession(scene.workspace, { session, source }, PID),
  );
const end = (scene: Scene, reason = 'other') => endSession(scene.workspace, { session: SESSION, reason });
const fail = (scene: Scene, session = SESSION) =>
  noteStopFailure(scene.workspace, { session, error: 'rate_limit' });

describe('a session that ends', () => {
  it('leaves a line about the loop that it leaves behind', async () => {
    const scene = await armed();
    expect(await end(scene)).toMatchObject({
      kind: 'notice',
      notice: expect.stringContaining('is not done'),
    });
    expect(listResults(scene.workspace.userFolder, scene.project)).toMatchObject([
      { state: 'paused', cause: 'left', reason: 'its session ended in iteration 1 of 20' },
    ]);
    expect(scene.events()).toContain('session-ended');
  });

  it('says nothing of a loop that is paused', async () => {
    const scene = await armed();
    await scene.type('pause');
    expect(await end(scene)).toEqual({ kind: 'silent' });
  });
});

describe('a session that owns a loop (S16)', () => {
  it.each(['resume', 'compact'] as const)('is told where it stands at %s', async (source) => {
    const scene = await armed();
    await scene.stop();
    const answer = await start(scene, source);
    expect(answer).toMatchObject({ kind: 'context', notice: null });
    expect(textOf(answer)).toContain('iteration 2 of 20');
    expect(textOf(answer)).toContain('iteration-001.md');
  });

  it('keeps its loop over an end and a resume, and the time away does not count', async () => {
    const scene = await armed();
    await end(scene);
    expect(scene.loop()?.progress.owner.pid).toBeNull();
    scene.pass(700);
    await start(scene, 'resume');
    expect(scene.loop()?.progress).toMatchObject({ pausedMs: 700 * 60_000, owner: { pid: PID } });
    expect((await scene.stop()).kind).toBe('context');
  });

  it('takes its loop back when it was parked, and the time away does not count', async () => {
    const scene = await armed();
    await end(scene);
    scene.pass(100);
    await start(scene, 'startup', 'session-b');
    expect(scene.loop()?.progress.pause?.cause).toBe('parked');
    scene.pass(600);
    expect(textOf(await start(scene, 'resume'))).toContain('An MSW loop is under way');
    expect(scene.loop()?.progress).toMatchObject({ pause: null, pausedMs: 700 * 60_000 });
  });

  it('hears that its loop is paused', async () => {
    const scene = await armed();
    await scene.type('pause');
    scene.pass(5);
    expect(textOf(await start(scene, 'resume'))).toContain(
      'is paused (by the user); continue with /msw:resume',
    );
    expect(scene.loop()?.progress.pausedMs).toBe(0);
  });

  it('is told of its loop although a record beside it is not ours', async () => {
    const scene = await armed();
    const state = rawState(scene);
    writeState(scene, JSON.stringify({ ...state, loops: { ...state.loops, x: { evil: true } } }));
    const answer = await start(scene, 'compact');
    expect(answer).toMatchObject({
      kind: 'context',
      notice: expect.stringContaining('A loop record was not armed'),
    });
    expect(await start(scene, 'compact')).toMatchObject({ kind: 'context', notice: null });
    expect(filesIn(scene, '.msw').filter((name) => name.includes('.foreign-'))).toHaveLength(1);
  });
});

describe('any other session', () => {
  it('hears and changes nothing while the owner is there', async () => {
    const scene = await armed();
    const before = rawState(scene);
    scene.pass(60 * 24 * 7);
    expect(await start(scene, 'startup', 'session-b')).toEqual({ kind: 'silent' });
    expect(rawState(scene)).toEqual(before);
  });
});

describe('an API failure', () => {
  it('is a pause and no iteration', async () => {
    const scene = await armed();
    expect(await fail(scene)).toEqual({ kind: 'silent' });
    expect(scene.loop()?.progress).toMatchObject({
      iteration: 1,
      pause: { cause: 'api-failure', reason: 'rate_limit' },
    });
    expect(scene.events()).toContain('api-failure');
  });

  it('does not keep the session that comes back from its loop', async () => {
    const scene = await armed();
    await fail(scene);
    expect(textOf(await start(scene, 'resume'))).toContain('An MSW loop is under way');
    expect((await scene.stop()).kind).toBe('context');
  });

  it('in a session that never comes back parks the loop for another', async () => {
    const scene = await armed();
    await end(scene);
    scene.pass(1);
    await fail(scene);
    scene.pass(60);
    expect(textOf(await start(scene, 'startup', 'session-b'))).toContain('/msw:resume takes it over');
    expect(await start(scene, 'startup', 'session-c')).toEqual({ kind: 'silent' });
    await scene.type('resume', '', 'session-b');
    expect(scene.loop('session-b')?.progress.pausedMs).toBe(60 * 60_000);
  });

  it('does not replace a pause that is there', async () => {
    const scene = await armed();
    await scene.type('pause');
    await fail(scene);
    expect(scene.loop()?.progress.pause?.cause).toBe('user');
  });

  it('of a session without a loop is nothing', async () => {
    const scene = await armed();
    expect(await fail(scene, 'session-b')).toEqual({ kind: 'silent' });
    expect(scene.loop()?.progress.pause).toBeNull();
  });
});

describe('reinjection', () => {
  it('is at most 1,000 characters', () => {
    const checks = Array.from({ length: 20 }, (_, n) => ({
      name: `c${n}`,
      command: 'x'.repeat(300),
      origin: 'typed' as const,
    }));
    const text = reinjection(makeLoop({ checks, completionPromise: 'y'.repeat(200) }));
    expect(text.length).toBeLessThanOrEqual(1000);
    expect(text).toContain(`<promise>${'y'.repeat(200)}</promise>`);
  });

  it('names the task file before the first iteration is finished', () => {
    expect(reinjection(makeLoop())).toContain('/task.md before you continue');
  });
});
