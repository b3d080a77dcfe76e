import { describe, expect, it } from 'vitest';
import { listLoops } from '../../../src/app/loop/control-loop.ts';
import { startSession } from '../../../src/app/session/recover.ts';
import { armed, CHECK, filesIn, PID, rawState, runsOf, SESSION, textOf } from '../support/scene.ts';

const TYPE = 'msw:executor';
const gated = () => armed(`"Fix it" ${CHECK} --agent ${TYPE} --max-iterations 30`);
const GATE = `${SESSION}#a1`;

describe('a subagent that stops (S3)', () => {
  it('is let go when the loop does not name its type', async () => {
    const scene = await armed();
    expect(await scene.stopAgent(TYPE)).toEqual({ kind: 'silent' });
    expect(await (await gated()).stopAgent('Explore')).toEqual({ kind: 'silent' });
    expect(runsOf(scene)).toBe(1);
  });

  it('is let go when it has no type, as the client’s own helpers, even if "" were named', async () => {
    const scene = await gated();
    expect(await scene.stopAgent('')).toEqual({ kind: 'silent' });
    expect(await scene.stopAgent(TYPE, { agent: { id: '', type: TYPE } })).toEqual({ kind: 'silent' });
  });

  it('is let go where its parent owns no loop, or one at rest, or one without a check', async () => {
    const scene = await gated();
    expect(await scene.stopAgent(TYPE, { session: 'session-b' })).toEqual({ kind: 'silent' });
    await scene.type('pause');
    expect(await scene.stopAgent(TYPE)).toEqual({ kind: 'silent' });
    const bare = await armed(`"Fix it" --no-check --promise X --agent ${TYPE}`);
    expect(await bare.stopAgent(TYPE)).toEqual({ kind: 'silent' });
  });

  it('is held to the checks under a budget of its own, and the main loop does not move', async () => {
    const scene = await gated();
    const answer = await scene.stopAgent(TYPE);
    expect(answer).toMatchObject({ kind: 'context' });
    expect(textOf(answer)).toContain('iteration 2 of 8');
    expect(scene.loop()?.progress.iteration).toBe(1);
    expect(scene.loop(GATE)?.progress.iteration).toBe(2);
    await scene.stopAgent(TYPE, { agent: { id: 'a2', type: TYPE } });
    expect(scene.loop(`${SESSION}#a2`)?.progress.iteration).toBe(2);
  });

  it('needs no promise, and is let go when the checks pass', async () => {
    const scene = await armed(`"Fix it" ${CHECK} --agent ${TYPE} --promise DONE`);
    scene.write('value.txt', 'ready');
    const answer = textOf(await scene.stopAgent(TYPE));
    expect(answer).toMatch(/^msw ▸ subagent 1\/8 · done, every check passed\. Report: /);
    expect(scene.loop(GATE)).toBeNull();
    expect(scene.loop()).not.toBeNull();
  });

  it('that is stuck goes back to its parent, archived and not left behind', async () => {
    const scene = await gated();
    let answer = await scene.stopAgent(TYPE);
    for (let turn = 0; turn < 8 && answer.kind === 'context'; turn++) answer = await scene.stopAgent(TYPE);
    expect(textOf(answer)).toMatch(/^msw ▸ subagent \d\/8 · stuck, /);
    expect(textOf(answer)).not.toContain('/msw:resume');
    expect(Object.keys(rawState(scene).loops)).toEqual([SESSION]);
    const folder = `.msw/loops/${scene.loop()?.terms.id}-a1`;
    expect(filesIn(scene, folder)).toContain('loop.json');
  });

  it('defers to background work of others', async () => {
    const scene = await gated();
    expect(await scene.stopAgent(TYPE, { backgroundTasks: ['b'] })).toMatchObject({ kind: 'notice' });
  });

  it('runs its checks apart from those of one that stops beside it', async () => {
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

  it('leaves a record that nobody sees, resumes or parks, and that ends with the loop', async () => {
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
