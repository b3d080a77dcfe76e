// The verdict about a plan that was carried out: real repositories, real commands, control runs against its beginning.

import { mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { showHistory } from '../../../../src/app/loop/control/show-history.ts';
import { findPlan } from '../../../../src/app/planning/documents/find-plan.ts';
import { bringBack } from '../../../../src/app/planning/execution/bring-back.ts';
import { planEvidence } from '../../../../src/app/planning/execution/plan-evidence.ts';
import { openFor } from '../../../../src/app/planning/execution/prepare-step.ts';
import { beginPlans } from '../../../../src/app/planning/execution/track-plans.ts';
import { noteProven } from '../../../../src/app/planning/worktrees/open-tree.ts';
import { renderTimeline } from '../../../../src/core/report/timeline.ts';
import {
  PHASE_FOLDER,
  planText,
  type SamplePlan,
  summaryPath,
  summaryText,
} from '../../../support/planned-project.ts';
import { requireOrSkip } from '../../../support/requirements.ts';
import { type Files, git, writeFiles } from '../../../support/sample-project.ts';
import { removeFolder } from '../../../support/temp-folder.ts';
import { textOf } from '../../support/scene.ts';
import { armExecution, buildHelper, makeExecutionScene } from './scene.ts';

let plugin = '';
beforeAll(async () => {
  plugin = await buildHelper(realpathSync(mkdtempSync(join(tmpdir(), 'msw-'))));
});
afterAll(() => removeFolder(plugin));

const plan = (number: string, name: string) => ({
  plan: number,
  file: `src/${name}.js`,
  verify: `node --test test/${name}.test.js`,
});
const HALF = plan('01', 'half');
const DOUBLE = plan('02', 'double');
const program = (name: string, term: string) => `exports.${name} = (n) => ${term};\n`;
const testOf = (name: string, argument: number, result: number) =>
  `require('node:test')('${name}s ${argument}', () => require('node:assert').equal(require('../src/${name}.js').${name}(${argument}), ${result}));\n`;
const oldTest = (name: string) => testOf(name, 0, 0);
const WRONG: Files = {
  'src/half.js': program('half', 'n / 3'),
  'src/double.js': program('double', 'n'),
  'test/half.test.js': oldTest('half'),
  'test/double.test.js': oldTest('double'),
};
const fixed: Files = { 'src/half.js': program('half', 'n / 2') };

function scene(plans: readonly SamplePlan[]) {
  const made = makeExecutionScene(plugin, { plans });
  writeFiles(made.project, WRONG);
  git(made.project, 'add', '-A');
  git(made.project, 'commit', '-qm', 'chore: programs');
  return made;
}

function timelineOf({ project }: ReturnType<typeof scene>): string {
  const history = showHistory(project, null);
  if (history.status === 'refused') throw new Error(history.reason);
  return renderTimeline(history.loop, history.lines);
}

/** As an executor does it. */
function work(root: string, number: string, files: Files): void {
  writeFiles(root, files);
  const paths = Object.keys(files);
  git(root, 'add', '--', ...paths);
  git(root, 'commit', '-qm', `feat(01-${number}): the program`, '--', ...paths);
  writeFiles(root, { [summaryPath(number)]: summaryText(number) });
}

/** As a job does it: the plan of phase 2 is carried out in its worktree, which is merged into the project's folder. */
async function mergeOfJob({ workspace, project }: ReturnType<typeof scene>, files: Files): Promise<void> {
  const place = { folder: '02-search', id: '02-01' };
  const opened = await openFor(workspace, place, { plan: place.id, mode: 'fresh', answer: null });
  if (opened.status === 'refused') throw new Error(opened.reason);
  const root = opened.tree.path;
  writeFiles(root, files);
  git(root, 'add', '--', ...Object.keys(files));
  git(root, 'commit', '-qm', 'feat(02-01): the program');
  const phase2 = (text: string) => text.replaceAll(PHASE_FOLDER, place.folder);
  writeFiles(root, { [phase2(summaryPath('01')).replace('01-01', '02-01')]: phase2(summaryText('01')) });
  await noteProven(workspace, place, { loop: 'job', iterations: 1 });
  const told = await bringBack(workspace, place);
  expect(told.join(' ')).toContain('msw/02-01 is merged.');
  expect(git(project, 'log', '--format=%s')).toContain('chore: merge executor worktree (msw/02-01)');
}

const honest: Files = { ...fixed, 'test/half.test.js': oldTest('half') + testOf('half', 8, 4) };

requireOrSkip('git')('a plan that is carried out', () => {
  it('is told as proven where its checks notice the work', async () => {
    const one = scene([HALF]);
    await armExecution(one);
    work(one.project, '01', honest);
    const told = textOf(await one.stopExecutor('01'));
    expect(told).toContain('Plan 01-01 is done and proven: the checks fail without the work');
    expect(told).toContain('(old tests: green, copy: green, broken: red, undone: red).');
    expect(git(one.project, 'status', '--porcelain')).toBe('');
    expect(timelineOf(one)).toContain('plan 01-01 done: proven: the checks fail');
  });

  it('is done all the same where they do not, and that is said', async () => {
    const one = scene([HALF]);
    await armExecution(one);
    work(one.project, '01', { ...fixed, 'test/half.test.js': oldTest('half') + testOf('half', -0, -0) });
    const told = textOf(await one.stopExecutor('01'));
    expect(told).toContain(
      'Plan 01-01 is done, but that is not proven: the checks pass without the work as well',
    );
    expect(one.events()).toContain('plan-done');
  });

  it('is not proven by a constant that the tests of before took as well', async () => {
    const one = scene([HALF]);
    await armExecution(one);
    work(one.project, '01', { 'src/half.js': 'exports.half = () => 0;\n' });
    expect(textOf(await one.stopExecutor('01'))).toContain(
      'Plan 01-01 is done, but that is not proven: the checks pass without the work as well',
    );
  });

  it('is not proven by a program that reads its answers from the tests', async () => {
    const one = scene([HALF]);
    await armExecution(one);
    const reader = `const text = require('node:fs').readFileSync('test/half.test.js', 'utf8');
exports.half = (n) => Number(new RegExp('half\\\\(' + n + '\\\\), (\\\\d+)').exec(text)?.[1]);
`;
    work(one.project, '01', { ...honest, 'src/half.js': reader });
    const told = textOf(await one.stopExecutor('01'));
    expect(told).toContain('Plan 01-01 is done, but that is not proven');
    expect(told).toContain('broken: green');
  });

  it('has no control runs where the user does without them', async () => {
    const one = scene([HALF]);
    await armExecution(one, '1 --no-controls');
    work(one.project, '01', honest);
    expect(textOf(await one.stopExecutor('01'))).toContain(
      'Plan 01-01 is done, but that is not proven: no control run was made (--no-controls).',
    );
  });

  it('is judged in its own worktree, and told when it is merged', async () => {
    const both = scene([HALF, DOUBLE]);
    await armExecution(both);
    await both.next();
    work(both.tree('01'), '01', honest);
    work(both.tree('02'), '02', {
      'src/double.js': program('double', 'n * 2'),
      'test/double.test.js': oldTest('double') + testOf('double', -0, -0),
    });
    const first = textOf(await both.stopExecutor('01'));
    expect(first).toContain('Plan 01-01 is done in its worktree');
    const told = textOf(await both.stopExecutor('02', '## PLAN COMPLETE', 'a2'));
    expect(told).toContain('Plan 01-01 is done and proven: the checks fail without the work');
    expect(told).toContain(
      'Plan 01-02 is done, but that is not proven: the checks pass without the work as well',
    );
  });

  it('has no verdict where work was uncommitted when it began', async () => {
    const one = scene([HALF]);
    writeFiles(one.project, { 'mine.txt': 'the user was here\n' });
    await armExecution(one);
    work(one.project, '01', honest);
    expect(textOf(await one.stopExecutor('01'))).toContain('Plan 01-01 is done.');
  });

  it('counts nothing that a job merged into the folder meanwhile', async () => {
    const one = scene([HALF]);
    const second = planText(HALF).replaceAll(PHASE_FOLDER, '02-search').replaceAll('01-01', '02-01');
    writeFiles(one.project, { '.planning/phases/02-search/02-01-PLAN.md': second });
    git(one.project, 'add', '-A');
    git(one.project, 'commit', '-qm', 'docs(02): create phase plan');
    await armExecution(one);
    await mergeOfJob(one, fixed);
    work(one.project, '01', { 'test/half.test.js': honest['test/half.test.js'] ?? '' });
    const found = findPlan(one.project, '01-01', one.project);
    if (found.status === 'refused') throw new Error(found.reason);
    const { commits } = await planEvidence(one.workspace, found.plan);
    expect(commits?.map(({ subject, files }) => [subject, files])).toEqual([
      ['feat(01-01): the program', ['test/half.test.js']],
    ]);
    // Without all that is new, the checks fail, but the plan fixed nothing.
    const merged = git(one.project, 'log', '-1', '--format=%h', '--abbrev=8', '--', 'src').trim();
    expect(textOf(await one.stopExecutor('01'))).toContain(`because commit ${merged} was made meanwhile`);
  });

  it('is judged where only documents were committed meanwhile', async () => {
    const one = scene([HALF]);
    await armExecution(one);
    writeFiles(one.project, { '.planning/NOTES.md': 'a note\n' });
    git(one.project, 'add', '-A');
    git(one.project, 'commit', '-qm', 'docs(02-01): complete words plan');
    work(one.project, '01', honest);
    expect(textOf(await one.stopExecutor('01'))).toContain('Plan 01-01 is done and proven');
  });

  it('has no verdict where another one was carried out in the same folder', async () => {
    const one = scene([HALF, { ...DOUBLE, wave: 2, dependsOn: ['01-01'] }]);
    await armExecution(one);
    await beginPlans(one.workspace, [{ folder: PHASE_FOLDER, id: '01-02' }], one.loop()?.terms.id ?? '');
    work(one.project, '01', honest);
    expect(textOf(await one.stopExecutor('01'))).toContain('Plan 01-01 is done.');
  });
});
