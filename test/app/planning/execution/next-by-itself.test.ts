// `execute next` where no session executes the phase: nobody would hold the executors, so none is handed out.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { executeOperations } from '../../../../src/app/operations/planning/execute-operations.ts';
import { manageTrust } from '../../../../src/app/trust/manage-trust.ts';
import { openWorkspace } from '../../../../src/app/workspace/workspace.ts';
import { runOperation } from '../../../../src/cli/run-operation.ts';
import { carryOut, makePlannedProject, planPath, verifyOf, WAVES } from '../../../support/planned-project.ts';
import { requireOrSkip } from '../../../support/requirements.ts';
import { git, writeFiles } from '../../../support/sample-project.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

const makeProject = () => {
  const root = tempFolder();
  makePlannedProject(root);
  const env = { ...process.env, MSW_HOME: tempFolder() };
  const opened = openWorkspace(root, env);
  if (opened.status === 'refused') throw new Error(opened.reason);
  const next = executeOperations.find(({ name }) => name === 'execute next');
  if (next === undefined) throw new Error('no such operation');
  const caller = { mark: null, isTerminal: false };
  return {
    root,
    trust: manageTrust(opened.workspace),
    ask: (...more: string[]) => runOperation(next, { args: ['1', ...more], env, cwd: root, caller }),
  };
};

requireOrSkip('git')('execute next by itself', () => {
  it.each<[string, (project: ReturnType<typeof makeProject>) => Promise<void> | void, string]>([
    [
      'plans with errors',
      ({ root }) => writeFiles(root, { [planPath('02')]: '---\nphase: 01-foundation\n---\n' }),
      'Phase 1 cannot be executed, its plans have errors',
    ],
    ['commands that nobody has allowed', () => undefined, 'name commands that are not allowed yet'],
    [
      'a phase that no session executes',
      async ({ trust }) => {
        for (const { file } of WAVES) await trust.add(verifyOf(file));
      },
      'No session executes phase 1: to begin, the user types /msw:execute 1.',
    ],
  ])('refuses %s: no executor and no worktree', async (_, prepare, reason) => {
    const project = makeProject();
    await prepare(project);
    const outcome = await project.ask();
    expect(outcome).toMatchObject({ code: 1, text: '' });
    expect(outcome.problem).toContain(reason);
    expect(existsSync(join(project.root, '.msw', 'worktrees'))).toBe(false);
    expect(git(project.root, 'worktree', 'list').trim().split('\n')).toHaveLength(1);
  });

  it.each([
    [['--wave', '7'], 'Phase 1 has no wave 7: its waves are 1, 2.'],
    [['--gaps-only'], 'No plan of phase 1 closes a gap (gap_closure: true).'],
  ])('does not call done what is not there: %j', async (more, reason) => {
    const outcome = await makeProject().ask(...more);
    expect(outcome).toMatchObject({ code: 1, text: '', problem: reason });
  });

  it('still says what is done', async () => {
    const project = makeProject();
    for (const plan of WAVES) carryOut(project.root, plan);
    expect(await project.ask()).toMatchObject({ code: 0 });
  });
});
