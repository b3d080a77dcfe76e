// Executions that nothing will ever end: their session vanished, and what they were for is done or taken up.
import { mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loopsIn, readLoopState } from '../../../../src/adapters/loops/loop-store.ts';
import { runCommand } from '../../../../src/app/commands/run-command.ts';
import { endForJob } from '../../../../src/app/planning/execution/end-executions.ts';
import { endSession, startSession } from '../../../../src/app/session/recover.ts';
import { carryOut, PHASE_FOLDER, summaryPath, WAVES } from '../../../support/planned-project.ts';
import { requireOrSkip } from '../../../support/requirements.ts';
import { git, writeFiles } from '../../../support/sample-project.ts';
import { sampled } from '../../../support/sampled.ts';
import { removeFolder } from '../../../support/temp-folder.ts';
import { textOf } from '../../support/scene.ts';
import { armExecution, buildHelper, type ExecutionScene, makeExecutionScene, SESSION } from './scene.ts';

sampled();

let plugin = '';
beforeAll(async () => {
  plugin = await buildHelper(realpathSync(mkdtempSync(join(tmpdir(), 'msw-'))));
});
afterAll(() => removeFolder(plugin));

const [FIRST] = WAVES;

const vanish = ({ workspace }: ExecutionScene, session = SESSION) =>
  endSession(workspace, { session, reason: 'other' });

const begin = ({ workspace }: ExecutionScene, session = 'session-b') =>
  startSession(workspace, { session, source: 'startup' }, process.pid);

const typeIn = async ({ workspace }: ExecutionScene, session: string, command: string, args = '') =>
  textOf(await runCommand(workspace, { session, command, args, transcriptPath: null }, process.pid));

const executions = ({ workspace }: ExecutionScene) =>
  loopsIn(readLoopState(workspace)).map(({ terms }) => terms.session);

/** As an executor leaves it whose session vanishes before it stops. */
const carriedOut = async (): Promise<ExecutionScene> => {
  const scene = makeExecutionScene(plugin);
  await armExecution(scene);
  for (const plan of WAVES) carryOut(scene.project, plan);
  await vanish(scene);
  return scene;
};

requireOrSkip('git')('an execution whose session is gone', () => {
  it('is not offered to the next session once its phase is carried out', async () => {
    const scene = await carriedOut();
    expect(await begin(scene)).toEqual({ kind: 'silent' });
    expect(executions(scene)).toEqual([]);
    expect(scene.events()).toContain('loop-ended');
  });

  it('is not resumed, listed or continued by a command either', async () => {
    const go = await carriedOut();
    expect(await typeIn(go, 'session-b', 'go')).toContain('MSW verifies phase 1');
    const resume = await carriedOut();
    expect(await typeIn(resume, SESSION, 'resume')).toContain('no paused loop');
    const status = await carriedOut();
    expect(await typeIn(status, 'session-b', 'status')).not.toContain('one executor for each plan');
  });

  it('ends as well when a person has finished the plan that it asked about', async () => {
    const scene = makeExecutionScene(plugin, { plans: FIRST === undefined ? [] : [FIRST] });
    await armExecution(scene);
    await scene.next();
    expect(await scene.stopExecutor('01', 'I give up.\n## HUMAN NEEDED: no')).toBeDefined();
    await vanish(scene);
    if (FIRST !== undefined) carryOut(scene.project, FIRST);
    writeFiles(scene.project, {
      '.planning/phases/01-foundation/01-VERIFICATION.md': '---\nphase: 01-foundation\nstatus: passed\n---\n',
    });
    git(scene.project, 'add', '-A');
    git(scene.project, 'commit', '-qm', 'docs(01-01): complete the plan');
    expect(scene.read(summaryPath('01'))).toContain('completed');
    await begin(scene);
    expect(executions(scene)).toEqual([]);
  });

  it('ends when a job takes its phase up, so that its session does not come back to it', async () => {
    const scene = makeExecutionScene(plugin);
    await armExecution(scene);
    await endForJob(scene.workspace, PHASE_FOLDER);
    expect(executions(scene)).toEqual([SESSION]);
    await vanish(scene);
    await endForJob(scene.workspace, 'another-phase');
    expect(executions(scene)).toEqual([SESSION]);
    await endForJob(scene.workspace, PHASE_FOLDER);
    expect(await begin(scene, SESSION)).toEqual({ kind: 'silent' });
    expect(executions(scene)).toEqual([]);
  });

  it('is not offered once nothing is left but halted plans: the decision about them is', async () => {
    const scene = makeExecutionScene(plugin, { plans: FIRST === undefined ? [] : [FIRST] });
    await armExecution(scene);
    await scene.next();
    for (let time = 0; time < 3; time += 1) await scene.stopExecutor('01', 'Everything is done.');
    expect((await scene.next()).status).toBe('halted');
    expect(executions(scene)).toEqual([SESSION]);
    await vanish(scene);
    expect(textOf(await begin(scene))).toBe(
      'msw ▸ the execution of phase 1 has ended with its session, and its halted plans wait for you: see /msw:status.',
    );
    const shown = await typeIn(scene, 'session-b', 'status');
    expect(shown).toContain('stopped, its session is gone, and its halted plans wait for you.');
    expect(shown).toContain('Next: /msw:execute 1 --again 01-01');
    expect(shown).not.toContain('/msw:resume');
    const [, report = 'none'] = /report {5}(\S+)/.exec(shown) ?? [];
    expect(scene.read(report)).toContain('Decide about its halted plans: /msw:status names them.');
    expect(await typeIn(scene, 'session-b', 'execute', '1 --again 01-01')).toContain('MSW executes phase 1');
  });

  it('is still taken over while a plan is open, as one of several sessions', async () => {
    const scene = makeExecutionScene(plugin);
    await armExecution(scene);
    await vanish(scene);
    expect(textOf(await begin(scene))).toContain('lost its session while it executed a phase');
    expect(await typeIn(scene, 'session-b', 'execute', '1')).toContain('MSW executes phase 1');
    const shown = await typeIn(scene, 'session-b', 'status');
    expect(shown.match(/one executor for each plan/g)).toHaveLength(1);
    await vanish(scene, 'session-b');
    expect(await typeIn(scene, 'session-c', 'execute', '1')).toContain('MSW executes phase 1');
    await typeIn(scene, 'session-c', 'status');
    expect(executions(scene)).toEqual(['session-c']);
  });
});
