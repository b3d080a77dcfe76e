import { hostname } from 'node:os';
import { describe, expect, it } from 'vitest';
import { verify } from '../../../../src/adapters/files/signing-key.ts';
import { parseRecord, signedText } from '../../../../src/adapters/loops/loop-record.ts';
import { hintLoop, listLoops, pauseLoop, stopLoop } from '../../../../src/app/loop/control/control-loop.ts';
import { resumeLoop } from '../../../../src/app/loop/control/resume-loop.ts';
import { endSession, startSession } from '../../../../src/app/session/recover.ts';
import type { PauseCause } from '../../../../src/core/loop/ending-causes.ts';
import { sampled } from '../../../support/sampled.ts';
import {
  armed,
  CHECK,
  DEAD_PID,
  makeScene,
  PID,
  rawState,
  type Scene,
  SESSION,
  textOf,
} from '../../support/scene.ts';

sampled();

const B = 'session-b';
const OWN = { session: SESSION, loop: null };
const start = (
  scene: Scene,
  session: string,
  source: 'startup' | 'resume' | 'clear' | 'compact' = 'startup',
) => startSession(scene.workspace, { session, source }, PID);
const end = (scene: Scene, reason = 'other') => endSession(scene.workspace, { session: SESSION, reason });
const rest = (scene: Scene, cause: PauseCause) =>
  scene.set({ pause: { cause, reason: 'x', at: scene.workspace.now() } });

describe('arming', () => {
  it('refuses a second loop in one session, and keeps the first intact (D11)', async () => {
    const scene = await armed();
    expect(textOf(await scene.type('loop', '"Other" --check x'))).toContain(
      'This session already has a loop',
    );
    expect(scene.loop()?.terms.prompt).toBe('Fix it');
  });

  it('allows a second loop in one folder, and says what else runs there', async () => {
    const scene = await armed();
    const first = scene.loop()?.terms.id ?? '';
    const second = await scene.type('loop', `"Other" ${CHECK}`, B);
    expect(second).toMatchObject({ kind: 'context' });
    expect(textOf(second)).toContain(`another loop (${first}) runs in this folder`);
    await pauseLoop(scene.workspace, { loop: null, session: SESSION });
    const alone = await scene.type('loop', `"Third" ${CHECK}`, 'session-c');
    expect(textOf(alone)).not.toContain(first);
  });

  it('keeps every byte of a task on its way through the state and the folder (S14, D8, D22, D23)', async () => {
    const task = '\n---\nmax_iterations: 5\n---\niteration: 99 is the goal\n"q" `bt` $(x) \r\n🚀 ';
    const scene = await armed(`'${task}' ${CHECK}`);
    expect(scene.loop()?.terms).toMatchObject({ prompt: task, maxIterations: 20 });
    expect(scene.read(`.msw/loops/${scene.loop()?.terms.id}/task.md`)).toBe(task);
    await scene.stop();
    expect(scene.loop()).toMatchObject({ terms: { prompt: task }, progress: { iteration: 2 } });
  });

  it.each([
    ['"x" --chek y', 'Unknown option --chek'],
    ['', 'The task is missing'],
    ['"x" --check a --check b --check-timeout 4000', 'The checks may take 8000 s in all'],
    ['"x"', 'MSW found no test command in this project'],
    ['"x" --plan nowhere.md', 'cannot be read'],
  ])('refuses %j before anything is written', async (args, words) => {
    const scene = makeScene();
    const answer = await scene.type('loop', args);
    expect(answer).toMatchObject({ kind: 'answer' });
    expect(textOf(answer)).toContain(words);
    expect(listLoops(scene.workspace)).toEqual([]);
  });

  it('sets a finite budget unless told otherwise (D13)', async () => {
    const scene = await armed();
    expect(scene.loop()?.terms).toMatchObject({ maxIterations: 20, maxMinutes: 240 });
  });

  it('takes the project’s own check when none is named, and says so', async () => {
    const scene = makeScene();
    scene.write('package.json', '{"scripts":{"test":"node check.js"}}');
    expect(textOf(await scene.type('loop', '"Fix it"'))).toContain('took the project’s own check: npm test');
  });
});

describe('stop, pause and hint', () => {
  it('affect only the session’s own loop', async () => {
    const scene = await armed();
    for (const command of ['stop', 'pause']) {
      expect(textOf(await scene.type(command, '', B))).toContain('This session has no loop');
    }
    expect(scene.loop()?.progress.pause).toBeNull();
  });

  it('affect the only loop when called from a terminal, or ask which', async () => {
    const scene = await armed();
    const terminal = { session: null, loop: null };
    expect((await pauseLoop(scene.workspace, terminal)).status).toBe('done');
    await scene.type('loop', `"Other" ${CHECK}`, B);
    const asked = await stopLoop(scene.workspace, terminal);
    expect(asked).toMatchObject({
      status: 'refused',
      message: expect.stringContaining('name one by its id'),
    });
    const id = scene.loop(B)?.terms.id ?? '';
    expect((await stopLoop(scene.workspace, { session: null, loop: id })).status).toBe('done');
    expect(scene.loop(B)).toBeNull();
    expect(scene.loop()).not.toBeNull();
  });

  it('keep the first moment of a pause that is requested twice', async () => {
    const scene = await armed();
    await scene.type('pause');
    const at = scene.loop()?.progress.pause?.at;
    scene.pass(10);
    expect(textOf(await scene.type('pause'))).toContain('is paused already');
    expect(scene.loop()?.progress.pause?.at).toBe(at);
  });

  it('refuse a hint without words, and one without a loop', async () => {
    const scene = await armed();
    expect((await hintLoop(scene.workspace, OWN, '  ')).message).toContain('The hint is missing');
    expect((await hintLoop(scene.workspace, { session: B, loop: null }, 'x')).status).toBe('refused');
  });

  it('write the report and keep the archive on a stop (D24)', async () => {
    const scene = await armed();
    await scene.stop();
    const { id } = scene.loop()?.terms ?? { id: '' };
    const told = textOf(await scene.type('stop'));
    expect(told).toContain(`is stopped after 1 iteration. Report: .msw/loops/${id}/report.md`);
    expect(scene.read(`.msw/loops/${id}/report.md`)).toContain('stopped, by the user');
    expect(scene.read(`.msw/loops/${id}/loop.json`)).toContain('Fix it');
    expect(textOf(await scene.type('stop'))).toContain('This session has no loop');
  });
});

describe('resume', () => {
  it('gives back the time of the pause', async () => {
    const scene = await armed();
    await scene.type('pause');
    scene.pass(500);
    expect((await scene.type('resume')).kind).toBe('context');
    expect(scene.loop()?.progress).toMatchObject({ pause: null, pausedMs: 500 * 60_000 });
    expect((await scene.stop()).kind).toBe('context');
  });

  it('changes nothing for a running loop', async () => {
    const scene = await armed();
    const before = rawState(scene);
    expect(textOf(await scene.type('resume'))).toContain('is running');
    expect(rawState(scene)).toEqual(before);
  });

  it('tells Claude the hint at once when a running loop was interrupted, for example with Esc', async () => {
    const scene = await armed();
    const answer = textOf(await scene.type('resume', 'look at total.js'));
    expect(answer).toContain('is running');
    expect(answer).toContain('Hint from the user: look at total.js');
    expect(scene.loop()?.progress).toMatchObject({ hints: ['look at total.js'], hintsTold: 1 });
    expect(scene.events()).toEqual(['loop-armed', 'hint-given']);
    expect(textOf(await scene.stop())).not.toContain('Hint from the user');
  });

  it('tells Claude the hints that are still pending, once', async () => {
    const scene = await armed();
    await scene.type('pause');
    await hintLoop(scene.workspace, OWN, 'first hint');
    const answer = textOf(await scene.type('resume', 'second hint'));
    expect(answer).toContain('Hint from the user: first hint');
    expect(answer).toContain('Hint from the user: second hint');
    expect(textOf(await scene.stop())).not.toContain('Hint from the user');
  });

  it('leaves the hints to the next re-prompt and the owner as it was, from a terminal', async () => {
    const scene = await armed();
    await scene.type('pause');
    const request = { session: SESSION, loop: null, hint: 'look here', force: false, ownerPid: null };
    expect((await resumeLoop(scene.workspace, request)).status).toBe('done');
    expect(scene.loop()?.progress.owner.pid).toBe(PID);
    expect(textOf(await scene.stop())).toContain('Hint from the user: look here');
  });

  it('needs something new, patience or force for a stuck loop', async () => {
    const scene = await armed();
    for (let turn = 0; turn < 6 && scene.loop()?.progress.pause === null; turn++) await scene.stop();
    expect(scene.loop()?.progress.pause?.cause).toBe('stuck');
    expect(textOf(await scene.type('resume'))).toMatch(/is stuck .* or wait 30 min/);
    await hintLoop(scene.workspace, OWN, 'try the other file');
    expect((await scene.type('resume')).kind).toBe('context');
    expect(scene.loop()?.progress.breaker.state).toBe('half-open');
    await rest(scene, 'stuck');
    await scene.set({ breaker: { ...breakerOf(scene), state: 'open', openedAt: scene.workspace.now() } });
    expect((await scene.type('resume')).kind).toBe('answer');
    expect((await scene.type('resume', '--force')).kind).toBe('context');
    expect(breakerOf(scene)).toMatchObject({ state: 'closed', totalOpens: 1 });
    await rest(scene, 'stuck');
    scene.pass(31);
    expect((await scene.type('resume')).kind).toBe('context');
  });

  const breakerOf = (scene: Scene) => {
    const loop = scene.loop();
    if (loop === null) throw new Error('no loop');
    return loop.progress.breaker;
  };
});

describe('a loop without its session (D10, D28, S13, S16)', () => {
  it('is parked when its process has exited, reported once, and taken over on request only', async () => {
    const scene = await armed();
    await scene.set({ owner: { pid: DEAD_PID, host: hostname() } });
    scene.pass(1);
    expect(await start(scene, B)).toEqual({ kind: 'silent' });
    scene.pass(10);
    expect(textOf(await start(scene, B))).toContain('lost its session at iteration 1 and is parked');
    expect(await start(scene, 'session-c')).toEqual({ kind: 'silent' });
    expect(await scene.stop('x', { session: B })).toEqual({ kind: 'silent' });
    expect((await scene.type('resume', '', B)).kind).toBe('context');
    expect(scene.loop()).toBeNull();
    expect((await scene.stop('x', { session: B })).kind).toBe('context');
  });

  it('is signed anew for the session that takes it over, and the time in between does not count', async () => {
    const scene = await armed();
    await end(scene);
    scene.pass(900);
    await start(scene, B);
    scene.pass(60);
    await scene.type('resume', '', B);
    const record = parseRecord(rawState(scene).loops[B]);
    if (record === null) throw new Error('no record');
    expect(verify(scene.workspace.key, signedText(record.loop.terms), record.signature)).toBe(true);
    expect(record.loop.terms.session).toBe(B);
    expect(record.loop.progress).toMatchObject({ pausedMs: 960 * 60_000, owner: { pid: PID } });
  });

  it('goes to one of two sessions that ask at the same time', async () => {
    const scene = await armed();
    await end(scene, 'clear');
    const answers = await Promise.all([
      scene.typeAtOnce('resume', '', B),
      scene.typeAtOnce('resume', '', 'session-c'),
    ]);
    expect(answers.map((answer) => answer.kind).toSorted()).toEqual(['answer', 'context']);
    expect(listLoops(scene.workspace)).toHaveLength(1);
  });

  it('is taken over by the beginning of its id where there are several, and its hint with it', async () => {
    const scene = await armed();
    const first = scene.loop()?.terms.id ?? '';
    scene.pass(1);
    await scene.type('loop', `"Other" ${CHECK}`, B);
    const second = scene.loop(B)?.terms.id ?? '';
    for (const session of [SESSION, B]) await endSession(scene.workspace, { session, reason: 'clear' });
    const said = async (args: string) => textOf(await scene.type('resume', args, 'session-c'));
    expect(await said('look at it')).toContain('There are several loops here');
    expect(await said('20991231-101010-abcdef')).toBe(
      `No loop 20991231-101010-abcdef exists here, but ${first}, ${second}.`,
    );
    expect(scene.loop('session-c')).toBeNull();
    expect(await said(`${second.slice(0, 15)} --force look at it`)).toContain('look at it');
    expect(scene.loop('session-c')).toMatchObject({
      terms: { id: second, prompt: 'Other' },
      progress: { hints: ['look at it'] },
    });
  });

  it('is announced to the new session after /clear', async () => {
    const scene = await armed();
    await end(scene, 'clear');
    expect(scene.loop()?.progress.pause?.reason).toBe('its conversation was cleared');
    expect(textOf(await start(scene, B, 'clear'))).toContain('/msw:resume takes it over');
    expect(await start(scene, B, 'compact')).toEqual({ kind: 'silent' });
  });

  it.each(['stuck', 'user', 'blocked', 'infra'] as const)(
    'can be taken over when it is paused (%s) and its session ended',
    async (cause) => {
      const scene = await armed();
      await rest(scene, cause);
      expect((await scene.type('resume', 'go on', B)).kind).toBe('answer');
      await end(scene);
      expect((await scene.type('resume', 'go on', B)).kind).toBe('context');
      expect(scene.loop(B)?.progress.pause).toBeNull();
    },
  );

  it('stays with its session while that is running, even when named', async () => {
    const scene = await armed();
    const named = (force: boolean) =>
      resumeLoop(scene.workspace, {
        session: B,
        loop: scene.loop()?.terms.id ?? '',
        hint: '',
        force,
        ownerPid: PID,
      });
    expect(await named(false)).toMatchObject({
      status: 'refused',
      message: expect.stringContaining('belongs to another session'),
    });
    await rest(scene, 'user');
    expect((await named(true)).status).toBe('refused');
    expect(scene.loop()).not.toBeNull();
  });

  it('is taken over at once by force when its process is dead', async () => {
    const scene = await armed();
    await scene.set({ owner: { pid: DEAD_PID, host: hostname() } });
    expect((await scene.type('resume', '', B)).kind).toBe('answer');
    expect((await scene.type('resume', '--force', B)).kind).toBe('context');
  });

  it.runIf(process.platform === 'linux')(
    'is taken over at once after a reboot, although another process now has the number of its own',
    async () => {
      const scene = await armed();
      const { owner } = scene.loop()?.progress ?? {};
      await scene.set({
        owner: { pid: PID, host: hostname(), start: owner?.start, boot: 'an earlier boot' },
      });
      scene.pass(1);
      const taken = await scene.type('resume', '', B);
      expect(taken.kind).toBe('context');
      expect(textOf(taken)).toContain(
        'Taken over from a session that ended when this machine was restarted; its last sign of life was 1 min ago.',
      );
    },
  );

  it('is taken over at once when its process is known, and gone', async () => {
    const scene = await armed();
    const { owner } = scene.loop()?.progress ?? {};
    expect(owner?.start).toEqual(expect.any(String));
    await scene.set({ owner: { pid: PID, host: hostname(), start: 'another time' } });
    expect(textOf(await scene.type('resume', '', B))).toContain(`is gone with its process (${PID})`);
  });

  it('names --force where its session may be gone, and takes it over with that', async () => {
    const scene = await armed();
    await scene.set({ owner: { pid: PID, host: 'another-machine' } });
    scene.pass(7);
    const id = scene.loop()?.terms.id ?? '';
    const wish = { session: B, loop: id, hint: '', ownerPid: PID };
    expect(await resumeLoop(scene.workspace, { ...wish, force: false })).toMatchObject({
      status: 'refused',
      message: expect.stringMatching(/last sign of life was 7 min ago.*take the loop over with --force/),
    });
    expect(await resumeLoop(scene.workspace, { ...wish, force: true })).toMatchObject({ status: 'done' });
  });

  it('is never given to a session without a name', async () => {
    const scene = await armed();
    await end(scene, 'clear');
    const nobody = { session: '', loop: null, hint: '', force: true, ownerPid: null };
    expect((await resumeLoop(scene.workspace, nobody)).status).toBe('refused');
    expect((await resumeLoop(scene.workspace, { ...nobody, loop: '2' })).status).toBe('refused');
    expect(scene.loop()).not.toBeNull();
  });

  it('is not given to a session that already has a loop', async () => {
    const scene = await armed();
    await scene.type('loop', `"Other" ${CHECK}`, B);
    await end(scene, 'clear');
    const id = scene.loop()?.terms.id ?? '';
    const request = { session: B, loop: id, hint: '', force: true, ownerPid: PID };
    expect(await resumeLoop(scene.workspace, request)).toMatchObject({
      status: 'refused',
      message: expect.stringContaining('already has a loop'),
    });
    expect(listLoops(scene.workspace)).toHaveLength(2);
  });
});
