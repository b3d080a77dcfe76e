import { describe, expect, it } from 'vitest';
import { listResults } from '../../../src/adapters/user/result-store.ts';
import { listLoops } from '../../../src/app/loop/control/control-loop.ts';
import { endSession, noteStopFailure, reinjection, startSession } from '../../../src/app/session/recover.ts';
import { makeLoop } from '../../core/loop/builders.ts';
import { sampled } from '../../support/sampled.ts';
import { explainedAs } from '../support/explained.ts';
import {
  armed,
  CHECK,
  filesIn,
  PID,
  rawState,
  runsOf,
  type Scene,
  SESSION,
  textOf,
  writeState,
} from '../support/scene.ts';

sampled();

describe('stop session', () => {
  const TYPE = 'msw:executor';
  const gated = () => armed(`"Fix it" ${CHECK} --agent ${TYPE} --max-iterations 30`);
  const GATE = `${SESSION}#a1`;

  describe('a subagent that stops (S3)', () => {
    it('is released when the loop does not name its type', async () => {
      const scene = await armed();
      expect(await scene.stopAgent(TYPE)).toEqual({ kind: 'silent' });
      expect(await (await gated()).stopAgent('Explore')).toEqual({ kind: 'silent' });
      expect(runsOf(scene)).toBe(1);
    });

    it('is released when it has no type, like the client’s own helpers, even if "" were named', async () => {
      const scene = await gated();
      expect(await scene.stopAgent('')).toEqual({ kind: 'silent' });
      expect(await scene.stopAgent(TYPE, { agent: { id: '', type: TYPE } })).toEqual({ kind: 'silent' });
    });

    it('is released when its parent has no loop, a paused one, or one without a check', async () => {
      const scene = await gated();
      expect(await scene.stopAgent(TYPE, { session: 'session-b' })).toEqual({ kind: 'silent' });
      await scene.type('pause');
      expect(await scene.stopAgent(TYPE)).toEqual({ kind: 'silent' });
      const bare = await armed(`"Fix it" --no-check --promise X --agent ${TYPE}`);
      expect(await bare.stopAgent(TYPE)).toEqual({ kind: 'silent' });
    });

    it('is held to the checks with a budget of its own, while the main loop does not move', async () => {
      const scene = await gated();
      const answer = await scene.stopAgent(TYPE);
      expect(answer).toMatchObject({ kind: 'context' });
      expect(textOf(answer)).toContain('iteration 2 of 8');
      expect(scene.loop()?.progress.iteration).toBe(1);
      expect(scene.loop(GATE)?.progress.iteration).toBe(2);
      await scene.stopAgent(TYPE, { agent: { id: 'a2', type: TYPE } });
      expect(scene.loop(`${SESSION}#a2`)?.progress.iteration).toBe(2);
    });

    it('needs no promise, and is released when the checks pass', async () => {
      const scene = await armed(`"Fix it" ${CHECK} --agent ${TYPE} --promise DONE`);
      scene.write('value.txt', 'ready');
      const answer = textOf(await scene.stopAgent(TYPE));
      expect(answer).toMatch(/^msw ▸ subagent 1\/8 · done, every check passed\. Report: /);
      expect(scene.loop(GATE)).toBeNull();
      expect(scene.loop()).not.toBeNull();
    });

    it('returns to its parent when it is stuck, archived and not left behind', async () => {
      const scene = await gated();
      let answer = await scene.stopAgent(TYPE);
      for (let turn = 0; turn < 8 && answer.kind === 'context'; turn++) answer = await scene.stopAgent(TYPE);
      expect(textOf(answer)).toMatch(/^msw ▸ subagent \d\/8 · stuck, /);
      expect(textOf(answer)).not.toContain('/msw:resume');
      expect(Object.keys(rawState(scene).loops)).toEqual([SESSION]);
      const folder = `.msw/loops/${scene.loop()?.terms.id}-a1`;
      expect(filesIn(scene, folder)).toContain('loop.json');
    });

    it('waits for background work', async () => {
      const scene = await gated();
      expect(
        await scene.stopAgent(TYPE, { awaited: [{ id: 'b', kind: 'agent', words: 'read the docs' }] }),
      ).toMatchObject({ kind: 'notice' });
    });

    it('runs its checks separately from those of a subagent that stops at the same time', async () => {
      const scene = await gated();
      scene.write(
        'check.js',
        "const fs = require('fs'); fs.appendFileSync('.order', 's'); setTimeout(() => { fs.appendFileSync('.order', 'e'); process.exit(1); }, 300);",
      );
      const agents = ['a1', 'a2', 'a3'].map((id) => scene.stopAtOnce('x', { agent: { id, type: TYPE } }));
      const answers = await Promise.all(agents);
      expect(answers.map((answer) => answer.kind)).toEqual(['context', 'context', 'context']);
      expect(scene.read('.order')).toBe('sesese');
    });

    it('leaves a record that is not listed, resumed or parked, and that ends with the loop', async () => {
      const scene = await gated();
      await scene.stopAgent(TYPE);
      expect(listLoops(scene.workspace)).toHaveLength(1);
      // Not the beginning of a loop's own random ending.
      expect(textOf(await scene.type('status'))).not.toMatch(/-a1(?![0-9a-f])/);
      scene.pass(60);
      await scene.set({ owner: { pid: null, host: 'here' } }, GATE);
      expect(await startSession(scene.workspace, { session: 'session-b', source: 'startup' }, PID)).toEqual({
        kind: 'silent',
      });
      expect((await scene.type('resume', '', 'session-b')).kind).toBe('answer');
      await scene.type('stop');
      expect(rawState(scene).loops).toEqual({});
    });
  });
});

describe('take review', () => {
  // `--review`: an agent's verdict counts only for the files that it saw, and every criterion fails until the agent
  // passes it.
  const REVIEWED = `"Fix it" ${CHECK} --review "the error says what to do; help names the option"`;
  const PASSED = '1. PASS - src/a.js:3 says it\n2. PASS - node a.js --help showed it\nREVIEW: PASS';

  const green = async (): Promise<Scene> => {
    const scene = await armed(REVIEWED);
    scene.write('value.txt', 'ready');
    return scene;
  };

  it('asks for a review when the checks pass, and is done when the review passes', async () => {
    const scene = await green();
    expect(textOf(await scene.stop())).toContain('msw:reviewer');
    expect(scene.read(`.msw/loops/${scene.loop()?.terms.id}/review.md`)).toContain(
      '2. help names the option',
    );
    expect(await scene.stopAgent('msw:reviewer', { lastMessage: PASSED })).toEqual({ kind: 'silent' });
    expect(scene.loop()?.progress.review?.verdict).toBe('pass');
    expect(textOf(await scene.stop())).toContain('done');
    expect(scene.loop()).toBeNull();
  });

  it.each([
    ['a failed criterion', '1. PASS - a\n2. FAIL - no help\nREVIEW: FAIL', '2. no help'],
    ['a criterion left out', '1. PASS - a\nREVIEW: PASS', 'each of the 2 criteria'],
    ['one judged twice', '1. PASS - a\n1. PASS - a\nREVIEW: PASS', 'each of the 2 criteria'],
    ['a pass over a failure', '1. PASS - a\n2. FAIL - no help\nREVIEW: PASS', '2. no help'],
    ['a fenced verdict', `\`\`\`\n${PASSED}`, 'did not end with'],
    ['a verdict that is not last', `${PASSED}\nGood work.`, 'did not end with'],
    ['silence', '', 'did not end with'],
  ])('continues after %s', async (_name, lastMessage, said) => {
    const scene = await green();
    await scene.stop();
    await scene.stopAgent('msw:reviewer', { lastMessage });
    expect(textOf(await scene.stop())).toContain(said);
    expect(scene.loop()).not.toBeNull();
  });

  it('rejects a review of other files', async () => {
    const scene = await green();
    await scene.stop();
    scene.write('value.txt', 'ready ');
    await scene.stopAgent('msw:reviewer', { lastMessage: PASSED });
    expect(scene.loop()?.progress.review?.verdict).toBe('fail');
  });

  it('rejects a review of criteria that somebody edited, and writes them again', async () => {
    const scene = await green();
    await scene.stop();
    const page = `.msw/loops/${scene.loop()?.terms.id}/review.md`;
    scene.write(page, '# Criteria of the user\n\n1. nothing\n2. at all\n');
    await scene.stopAgent('msw:reviewer', { lastMessage: PASSED });
    expect(scene.loop()?.progress.review?.lines).toEqual(['the page with the criteria was changed']);
    expect(textOf(await scene.stop())).toContain('msw:reviewer');
    expect(scene.read(page)).toContain('2. help names the option');
  });

  it('judges a promise in a loop without checks', async () => {
    const scene = await armed('"Fix it" --no-check --promise DONE --review "help names the option"');
    expect(textOf(await scene.stop('Not yet.'))).not.toContain('msw:reviewer');
    const promised = '<promise>DONE</promise>';
    expect(textOf(await scene.stop(promised))).toContain('msw:reviewer');
    await scene.stopAgent('msw:reviewer', { lastMessage: '1. PASS - node a.js --help\nREVIEW: PASS' });
    expect(textOf(await scene.stop(promised))).toContain('a model found the criterion met');
  });

  it('is stuck when nobody fixes the findings of the review', async () => {
    const scene = await green();
    const { id = '' } = scene.loop()?.terms ?? {};
    for (let round = 0; round < 4; round += 1) {
      await scene.stop();
      await scene.stopAgent('msw:reviewer', { lastMessage: '1. PASS - a\n2. FAIL - no help\nREVIEW: FAIL' });
    }
    const report = scene.read(`.msw/loops/${id}/report.md`);
    expect(report).toContain('no file was changed, and the review has not passed');
    expect(report).toContain('2. no help');
  });

  it('asks again when files changed after the review', async () => {
    const scene = await green();
    await scene.stop();
    await scene.stopAgent('msw:reviewer', { lastMessage: PASSED });
    scene.write('value.txt', 'ready ');
    expect(textOf(await scene.stop())).toContain('msw:reviewer');
  });
});

describe('recover', () => {
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

    it('says nothing about a paused loop', async () => {
      const scene = await armed();
      await scene.type('pause');
      expect(await end(scene)).toEqual({ kind: 'silent' });
    });
  });

  describe('a session that owns a loop (S16)', () => {
    it.each(['resume', 'compact'] as const)('is told the state of the loop at %s', async (source) => {
      const scene = await armed();
      await scene.stop();
      const answer = await start(scene, source);
      expect(answer).toMatchObject({ kind: 'context', notice: null });
      expect(textOf(answer)).toContain('iteration 2 of 20');
      expect(textOf(answer)).toContain('iteration-001.md');
    });

    it('keeps its loop across an end and a resume, and the time away does not count', async () => {
      const scene = await armed();
      await end(scene);
      expect(scene.loop()?.progress.owner.pid).toBeNull();
      scene.pass(700);
      await start(scene, 'resume');
      expect(scene.loop()?.progress).toMatchObject({ pausedMs: 700 * 60_000, owner: { pid: PID } });
      expect((await scene.stop()).kind).toBe('context');
    });

    it('takes a parked loop back, and the time away does not count', async () => {
      const scene = await armed();
      await end(scene);
      scene.pass(100);
      await start(scene, 'startup', 'session-b');
      expect(scene.loop()?.progress.pause?.cause).toBe('parked');
      scene.pass(600);
      expect(textOf(await start(scene, 'resume'))).toContain('An MSW loop is under way');
      expect(scene.loop()?.progress).toMatchObject({ pause: null, pausedMs: 700 * 60_000 });
    });

    it('is told that its loop is paused', async () => {
      const scene = await armed();
      await scene.type('pause');
      scene.pass(5);
      expect(textOf(await start(scene, 'resume'))).toContain(
        'is paused (by the user); continue with /msw:resume',
      );
      expect(scene.loop()?.progress.pausedMs).toBe(0);
    });

    it('is told about its loop even when a record next to it is not ours', async () => {
      const scene = await armed();
      const state = rawState(scene);
      writeState(scene, JSON.stringify({ ...state, loops: { ...state.loops, x: { evil: true } } }));
      const answer = await start(scene, 'compact');
      expect(answer).toMatchObject({
        kind: 'context',
        notice: expect.stringContaining('1 loop record was not armed'),
      });
      expect(await start(scene, 'compact')).toMatchObject({ kind: 'context', notice: null });
      expect(filesIn(scene, '.msw').filter((name) => name.includes('.foreign-'))).toHaveLength(1);
    });
  });

  describe('any other session', () => {
    it('gets nothing and changes nothing while the owner is running', async () => {
      const scene = await armed();
      const before = rawState(scene);
      scene.pass(60 * 24 * 7);
      expect(await start(scene, 'startup', 'session-b')).toEqual({ kind: 'silent' });
      expect(rawState(scene)).toEqual(before);
    });
  });

  describe('an API failure', () => {
    it('pauses the loop without counting an iteration', async () => {
      const scene = await armed();
      expect(await fail(scene)).toEqual({ kind: 'silent' });
      expect(scene.loop()?.progress).toMatchObject({
        iteration: 1,
        pause: { cause: 'api-failure', reason: 'rate_limit' },
      });
      expect(scene.events()).toContain('api-failure');
    });

    it.each([
      [
        'invalid_request',
        'You have reached your limits. You will regain access on 2026-12-01 at 05:00 UTC.',
        'usage-limit',
        'until 2026-12-01 05:00 UTC: invalid_request, You have reached your limits',
      ],
      ['invalid_request', 'Prompt is too long · 9 tokens', 'context-full', 'Prompt is too long'],
      ['authentication_failed', 'Not logged in · Please run /login', 'login', 'Please run /login'],
    ])(
      'names its cause, and ends with the next answered turn: %s, %s',
      async (error, message, cause, reason) => {
        const scene = await armed();
        await noteStopFailure(scene.workspace, { session: SESSION, error, message });
        const { pause } = scene.loop()?.progress ?? {};
        expect(pause).toMatchObject({ cause, reason: expect.stringContaining(reason) });
        expect(textOf(await scene.type('status'))).toContain(pause?.reason.slice(0, 60));
        expect((await scene.stop()).kind).toBe('context');
      },
    );

    it('does not count the time in which the machine slept before it', async () => {
      const scene = await armed();
      scene.pass(600);
      await fail(scene);
      expect(scene.loop()?.progress.pausedMs).toBe((600 - 15) * 60_000);
    });

    it('does not separate a session that comes back from its loop', async () => {
      const scene = await armed();
      await fail(scene);
      expect(textOf(await start(scene, 'resume'))).toContain('An MSW loop is under way');
      expect((await scene.stop()).kind).toBe('context');
    });

    it('parks the loop for another session when its own never comes back', async () => {
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

    it('does not replace an existing pause', async () => {
      const scene = await armed();
      await scene.type('pause');
      await fail(scene);
      expect(scene.loop()?.progress.pause?.cause).toBe('user');
    });

    it('changes nothing in a session without a loop', async () => {
      const scene = await armed();
      expect(await fail(scene, 'session-b')).toEqual({ kind: 'silent' });
      expect(scene.loop()?.progress.pause).toBeNull();
    });
  });

  describe('reinjection', () => {
    it('has at most 1,000 characters', () => {
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
});
