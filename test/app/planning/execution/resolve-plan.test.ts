// What a session knows of a plan whose executor vanished with its client, after the user decided about it.
import { mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SamplePlan, summaryPath, summaryText, WAVES } from '../../../support/planned-project.ts';
import { requireOrSkip } from '../../../support/requirements.ts';
import { git, writeFiles } from '../../../support/sample-project.ts';
import { sampled } from '../../../support/sampled.ts';
import { removeFolder } from '../../../support/temp-folder.ts';
import {
  armExecution,
  buildHelper,
  type ExecutionScene,
  makeExecutionScene,
  SESSION,
  startClient,
  typeIn,
} from './scene.ts';

sampled();

let plugin = '';
beforeAll(async () => {
  plugin = await buildHelper(realpathSync(mkdtempSync(join(tmpdir(), 'msw-'))));
});
afterAll(() => removeFolder(plugin));

const PLACES: readonly [string, readonly SamplePlan[]][] = [
  ['in its worktree', WAVES.slice(0, 2)],
  ['in the project', WAVES.slice(0, 1)],
];

/** The first plan has a commit, where its executor works, and another session's client was killed. */
const halfDone = async (plans: readonly SamplePlan[]) => {
  const scene = makeExecutionScene(plugin, { plans });
  await armExecution(scene);
  await scene.next();
  const root = plans.length > 1 ? scene.tree('01') : scene.project;
  writeFiles(root, { 'src/a.txt': 'ready\n' });
  git(root, 'add', 'src/a.txt');
  git(root, 'commit', '-qm', 'feat(01-01): write the word');
  await scene.type('stop');
  return { scene, root };
};

/** A session decides and asks for its executors; then its client is killed. */
const decideAndDie = async (scene: ExecutionScene, args: string, leave = () => {}) => {
  const client = startClient();
  await typeIn(scene, 'other', ['execute', args], client.pid);
  await scene.next();
  leave();
  await client.kill();
};

const firstOf = async (scene: ExecutionScene) => {
  await typeIn(scene, SESSION, ['execute', '1']);
  const { batch, questions } = await scene.next();
  return batch.find(({ plan }) => plan === '01-01')?.mode ?? questions[0]?.kind;
};

requireOrSkip('git')('a plan whose executor was killed', () => {
  it.each(PLACES)('%s after --close is closed without another question', async (_, plans) => {
    const before = await halfDone(plans);
    await decideAndDie(before.scene, '1 --close 01-01');
    expect(await firstOf(before.scene)).toBe('close');

    const after = await halfDone(plans);
    await decideAndDie(after.scene, '1 --close 01-01', () =>
      writeFiles(after.root, { [summaryPath('01')]: summaryText('01') }),
    );
    expect(await firstOf(after.scene)).toBe('close');
  });

  it.each(PLACES)('%s after its summary is closed as well', async (_, plans) => {
    const { scene, root } = await halfDone(plans);
    writeFiles(root, { [summaryPath('01')]: summaryText('01') });
    expect(await typeIn(scene, SESSION, ['status', ''])).toContain(
      'Plan 01-01 has a summary, but its checks have not passed',
    );
    expect(await firstOf(scene)).toBe('close');
  });

  it.each(PLACES)('%s is asked about while only a person can say', async (_, plans) => {
    const fresh = await halfDone(plans);
    expect(await firstOf(fresh.scene)).toBe('half-done');

    const again = await halfDone(plans);
    await decideAndDie(again.scene, '1 --again 01-01');
    expect(await firstOf(again.scene)).toBe('half-done');

    const blocked = await halfDone(plans);
    const text = summaryText('01').replace('plan: 01\n', 'plan: 01\nstatus: blocked\n');
    writeFiles(blocked.root, { [summaryPath('01')]: text });
    expect(await firstOf(blocked.scene)).toBe('half-done');
  });
});
