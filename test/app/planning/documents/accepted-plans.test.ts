// Plans with errors that a person has carried out all the same: at a typed word with a reason, for exactly their texts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findPlan } from '../../../../src/app/planning/documents/find-plan.ts';
import { openPlanning } from '../../../../src/app/planning/documents/read-project.ts';
import { chooseExecution } from '../../../../src/app/planning/execution/choose-execution.ts';
import { writeSummary } from '../../../../src/app/planning/execution/plan-evidence.ts';
import { planCommand } from '../../../../src/app/planning/phases/plan-command.ts';
import { nextStepOf } from '../../../../src/app/planning/phases/show-progress.ts';
import { openWorkspace } from '../../../../src/app/workspace/workspace.ts';
import { makePlannedProject, planPath, summaryPath } from '../../../support/planned-project.ts';
import { writeFiles } from '../../../support/sample-project.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

const REQUEST = { phase: '1', wave: null, gapsOnly: false, decisions: [], trust: null, changes: null };
const WHY = 'what 01-07 was to make is in 01-01 now';

function place(change: (plan: string) => string) {
  const root = tempFolder();
  makePlannedProject(root, [{ plan: '01', file: 'src/a.txt' }]);
  const write = () =>
    writeFiles(root, { [planPath('01')]: change(readFileSync(join(root, planPath('01')), 'utf8')) });
  write();
  const opened = openWorkspace(root, { MSW_HOME: join(tempFolder(), 'home') });
  if (opened.status === 'refused') throw new Error(opened.reason);
  const { workspace } = opened;
  const execute = async () => {
    const chosen = await chooseExecution(workspace, REQUEST);
    return chosen.status === 'refused' ? chosen.reason : 'begins';
  };
  const type = async (args: string) => {
    const answer = await planCommand(workspace, args);
    return answer.kind === 'answer' ? answer.text : answer.kind;
  };
  return { root, write, execute, type };
}

const unknownSibling = (plan: string) => plan.replace(/depends_on: .*/, 'depends_on: ["01-07"]');
const swallowed = (plan: string) => plan.replace('</task>', '');
const withoutTasks = (plan: string) => plan.replace(/<task [\s\S]*<\/task>/, '');

describe('a plan with an error', () => {
  it.each([
    ['that depends on a plan that is not there', unknownSibling, 'might run before what it needs is there'],
    ['whose task swallows what follows', swallowed, 'what follows may be lost'],
  ])('%s is carried out at the user’s word', async (_, change, harm) => {
    const { root, execute, type } = place(change);
    const refusal = await execute();
    expect(refusal).toContain(harm);
    expect(refusal).toContain('type /msw:plan 1 --accept "why"');
    expect(await type('1 --accept')).toContain('--accept needs a value');
    expect(await type(`1 --accept "${WHY}"`)).toContain('are recorded as they are');
    expect(await execute()).toBe('begins');
    const opened = openPlanning(root);
    expect(opened.status === 'ok' && nextStepOf(opened.project)).toMatchObject({ action: 'execute' });
    const found = findPlan(root, '01-01', root);
    expect(
      found.status === 'found' && (await writeSummary({ project: root, key: 'a key' }, found.plan, 0)).status,
    ).toBe('done');
    expect(readFileSync(join(root, summaryPath('01')), 'utf8')).toContain(`code objected to: ${WHY}`);
  });

  it('is refused again once its text has changed', async () => {
    const { write, execute, type } = place((plan) => unknownSibling(`${plan}\n`));
    await type(`1 --accept "${WHY}"`);
    expect(await execute()).toBe('begins');
    write();
    expect(await execute()).toContain('--accept "why"');
  });

  it('is not accepted when there is nothing to carry out', async () => {
    const { execute, type } = place(withoutTasks);
    const refusal = await execute();
    expect(refusal).toContain('The plan has no task: nothing would be done.');
    expect(refusal).not.toContain('--accept');
    expect(await type(`1 --accept "${WHY}"`)).toContain(
      'cannot be carried out as it is: The plan has no task',
    );
    expect(await execute()).toBe(refusal);
  });
});
