// The checks of new plans, run once before the work: what a run shows is a warning, and nothing runs unasked.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { phaseOperations } from '../../../../src/app/operations/planning/phase-operations.ts';
import { openPlanning } from '../../../../src/app/planning/documents/read-project.ts';
import { beginRun, NEW_RUN, runFiles } from '../../../../src/app/planning/phases/planning-run.ts';
import { nextStepOf } from '../../../../src/app/planning/phases/show-progress.ts';
import { manageTrust } from '../../../../src/app/trust/manage-trust.ts';
import { openWorkspace } from '../../../../src/app/workspace/workspace.ts';
import { runOperation } from '../../../../src/cli/run-operation.ts';
import { writeFiles } from '../../../support/sample-project.ts';
import { tempFolder } from '../../../support/temp-folder.ts';
import { at, listAt } from '../oracle.ts';
import { GOOD_FIRST, GOOD_SECOND, plans, writeSample } from './sample-phase.ts';

const NOTES = "require('node:fs').appendFileSync('ran.txt', 'x')";
const CHECKS = {
  passes: `node -e "${NOTES}"`,
  fails: `node -e "${NOTES}; process.exit(1)"`,
  missing: 'nosuchprogram --all',
  asks: `node -e "${NOTES}" msw-protocol notebook query "why?"`,
  untrusted: `node -e "${NOTES};"`,
  later: `node -e "${NOTES}; 2"`,
};

function place(checks: typeof CHECKS = CHECKS) {
  const root = tempFolder();
  const { later, ...first } = checks;
  const verify = Object.values(first).map((command) => `<automated>${command}</automated>`);
  const firstPlan = GOOD_FIRST.replace('<automated>node --test test/total.test.js</automated>', () =>
    verify.join('\n'),
  );
  const second = GOOD_SECOND.replace('node --test test/coupon.test.js', () => later);
  writeSample(root, plans(firstPlan, second));
  const env = { ...process.env, MSW_HOME: join(tempFolder(), 'home') };
  const opened = openWorkspace(root, env);
  if (opened.status === 'refused') throw new Error(opened.reason);
  const operation = phaseOperations.find(({ name }) => name === 'phase check');
  if (operation === undefined) throw new Error('no phase check');
  const check = async (...args: readonly string[]) => {
    const caller = { mark: null, isTerminal: false };
    const words = ['1', ...args, '--json'];
    const outcome = await runOperation(operation, { args: words, env, cwd: root, caller });
    return JSON.parse(outcome.text);
  };
  const ran = () =>
    existsSync(join(root, 'ran.txt')) ? readFileSync(join(root, 'ran.txt'), 'utf8').length : 0;
  return { root, workspace: opened.workspace, check, ran };
}

const warned = (report: unknown) =>
  listAt(report, 'problems').map((one) => [at(one, 'severity'), at(one, 'code'), at(one, 'line')]);

it('tells which pass before the work and which cannot run, and runs each once', async () => {
  const { root, workspace, check, ran } = place();
  for (const command of [CHECKS.passes, CHECKS.fails, CHECKS.missing, CHECKS.asks, CHECKS.later])
    await manageTrust(workspace).add(command);
  beginRun(root, '01', NEW_RUN, 'now');
  expect(warned(await check())).toEqual([]);
  expect(ran()).toBe(0);
  const report = await check('--round');
  expect(at(report, 'next')).toBe('review');
  expect(warned(report)).toEqual([
    ['warning', 'check-passes-already', 53],
    ['warning', 'check-cannot-run', 55],
  ]);
  expect(at(listAt(report, 'problems')[1], 'message')).toBe(
    'The check “nosuchprogram --all” starts a program that is not there: nosuchprogram: command not found.',
  );
  expect(ran()).toBe(2);
  expect(warned(await check('--round'))).toEqual(warned(report));
  writeFiles(root, { [runFiles('01').review]: '## VERIFICATION PASSED\n' });
  expect(at(await check('--review'), 'warnings')).toBe(2);
  // The user is told what they are, not only how many.
  expect(listAt(await check('--apply', '--short'), 'warnings')).toEqual([
    expect.stringMatching(
      /01-01-PLAN\.md:53: The check “node .*” passes before the work, .* Name one that fails/,
    ),
    expect.stringMatching(/01-01-PLAN\.md:55: .* starts a program that is not there: .* Name one that is/),
  ]);
  expect(ran()).toBe(2);
});

it('shows the plan-checker what a run showed, each warning once', async () => {
  const { root, workspace, check } = place();
  for (const command of [CHECKS.passes, CHECKS.missing]) await manageTrust(workspace).add(command);
  beginRun(root, '01', NEW_RUN, 'now');
  const { problems, review } = runFiles('01');
  // Also for a second call, after a first one that was cut off.
  await check('--round');
  expect(await check('--round', '--short')).toMatchObject({ next: 'review', problemsFile: problems });
  const page = readFileSync(join(root, problems), 'utf8');
  expect(page).toMatch(/^- warning .*01-01-PLAN\.md:53:\d+ \[check-passes-already\] “The check /m);
  expect(page).toMatch(/^- warning .*01-01-PLAN\.md:55:\d+ \[check-cannot-run\] “The check /m);
  writeFiles(root, { [review]: '## ISSUES FOUND\n- 01-01-PLAN.md, task 1: proves nothing\n' });
  expect(await check('--review', '--short')).toMatchObject({ next: 'revise', problemsFile: problems });
  // The planner keeps both, and knows why.
  expect(await check('--round', '--short')).toMatchObject({ next: 'review', problemsFile: null });
  // A verdict about the plans as they were is none about these.
  expect(await check('--review', '--short')).toMatchObject({
    next: 'stop',
    reason: `The plan-checker left no verdict in ${review}.`,
  });
});

it('shows it nothing where nothing ran', async () => {
  const { root, check } = place();
  beginRun(root, '01', NEW_RUN, 'now');
  expect(await check('--round', '--short')).toMatchObject({ next: 'review', problemsFile: null });
  expect(existsSync(join(root, runFiles('01').problems))).toBe(false);
});

it('is the next step again until its plans are recorded: a session may end before they were checked', async () => {
  const { root, check } = place();
  const next = () => {
    const opened = openPlanning(root);
    if (opened.status === 'refused') throw new Error(opened.reason);
    return nextStepOf(opened.project, { skipDiscuss: true });
  };
  // Plans that no planning here has begun are executed as they are.
  expect(next().command).toBe('/msw:execute 1');
  beginRun(root, '01', { ...NEW_RUN, review: false }, 'now');
  expect(next()).toMatchObject({
    action: 'plan',
    command: '/msw:plan 1',
    reason:
      'The planning of phase 1 has not ended: its plans are neither checked nor recorded. To carry them out as they are: /msw:execute 1.',
  });
  await check('--round');
  expect(next().command).toBe('/msw:plan 1');
  await check('--apply');
  expect(next().command).toBe('/msw:execute 1');
});

it('keeps each outcome before the next check runs, for a call that is cut off', async () => {
  const fails = `node -e "require('node:fs').copyFileSync('.msw/planning/01.json', 'kept.json')"`;
  const { root, workspace, check } = place({ ...CHECKS, fails });
  for (const command of [CHECKS.passes, fails]) await manageTrust(workspace).add(command);
  beginRun(root, '01', NEW_RUN, 'now');
  await check('--round');
  const kept = JSON.parse(readFileSync(join(root, 'kept.json'), 'utf8'));
  expect(listAt(kept, 'tried').map((one) => [at(one, 'command'), at(one, 'outcome')])).toEqual([
    [CHECKS.passes, 'passed'],
  ]);
});
