// A loop over a plan keeps the planning files in line, and never because of them holds or fails.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addTrusted } from '../../../src/adapters/user/trust-store.ts';
import { carryOut, makePlannedProject, planPath, verifyOf, WAVES } from '../../support/planned-project.ts';
import { requireOrSkip } from '../../support/requirements.ts';
import { makeScene, type Scene, textOf } from '../support/scene.ts';

const [FIRST = { plan: '01', file: 'src/a.txt' }] = WAVES;

const armedForPlan = async (): Promise<Scene> => {
  const scene = makeScene();
  makePlannedProject(scene.project);
  await addTrusted(scene.workspace.userFolder, scene.project, verifyOf(FIRST.file));
  const answer = await scene.type('loop', `"Carry it out" --plan ${planPath('01')}`);
  if (answer.kind !== 'context') throw new Error(textOf(answer));
  writeFileSync(join(scene.project, '.msw', 'config.json'), '{"infraRetrySeconds":[]}');
  return scene;
};

requireOrSkip('git')('a loop over a plan', () => {
  it('ends with the planning files in line', async () => {
    const scene = await armedForPlan();
    expect((await scene.stop()).kind).toBe('context');
    carryOut(scene.project, FIRST);
    expect(textOf(await scene.stop())).toContain('· done');
    expect(scene.read('.planning/ROADMAP.md')).toContain('- [x] 01-01-PLAN.md');
    expect(scene.read('.planning/STATE.md')).toContain('Plan: 2 of 3');
  });

  it('says it when they cannot be brought in line, and ends all the same', async () => {
    const scene = await armedForPlan();
    carryOut(scene.project, FIRST);
    rmSync(join(scene.project, '.planning', 'ROADMAP.md'));
    mkdirSync(join(scene.project, '.planning', 'workstreams', 'one'), { recursive: true });
    const answer = textOf(await scene.stop());
    expect(answer).toContain('· done');
    expect(answer).toContain('the planning files are not in line');
    expect(scene.loop()).toBeNull();
  });
});
