// What an executor calls while it works: commits by task, the start of the summary, the list of what is missing.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { firstPrompt } from '../../../../src/adapters/claude-code/first-prompt.ts';
import { findPlan } from '../../../../src/app/planning/documents/find-plan.ts';
import { commitTask, type TaskCommit } from '../../../../src/app/planning/execution/commit-task.ts';
import { planEvidence, writeSummary } from '../../../../src/app/planning/execution/plan-evidence.ts';
import { missingForPlan } from '../../../../src/core/planning/execution/readiness.ts';
import {
  makePlannedProject,
  PHASE_FOLDER,
  planPath,
  summaryPath,
  WAVES,
} from '../../../support/planned-project.ts';
import { requireOrSkip } from '../../../support/requirements.ts';
import { git, writeFiles } from '../../../support/sample-project.ts';
import { tempFolder } from '../../../support/temp-folder.ts';
import { ask } from '../oracle.ts';

const MORE = '<task type="auto"><name>Two</name><files>src/deep/, gone.txt</files></task>';

/** Nothing of these projects is recorded. */
const storeOf = (project: string) => ({ project, key: 'a key' });

const makeProject = (): string => {
  const root = tempFolder();
  makePlannedProject(root, [{ plan: '01', file: 'src/a.txt', more: MORE }, ...WAVES.slice(1)]);
  writeFiles(root, { 'gone.txt': 'x\n', 'staged.txt': 'x\n' });
  git(root, 'add', '-A');
  git(root, 'commit', '-qm', 'chore: more');
  return root;
};

const planOf = (root: string, token: string) => {
  const found = findPlan(root, token, root);
  if (found.status === 'refused') throw new Error(found.reason);
  return found.plan;
};

const commit = (root: string, more: Partial<TaskCommit>) =>
  commitTask(storeOf(root), planOf(root, '01-01'), {
    task: 1,
    type: 'feat',
    title: 'x',
    also: [],
    cwd: root,
    ...more,
  });

const lastFiles = (root: string): readonly string[] =>
  git(root, 'show', '--name-only', '--format=%s', 'HEAD').split('\n').filter(Boolean);

requireOrSkip('git')('an executor’s help', () => {
  it('commits the files that a task names, new and deleted ones too, and nothing else', async () => {
    const root = makeProject();
    writeFiles(root, {
      'src/a.txt': 'ready\n',
      'src/deep/b.txt': 'b\n',
      'other.txt': 'o\n',
      'staged.txt': 'y\n',
    });
    git(root, 'add', 'staged.txt');
    rmSync(join(root, 'gone.txt'));
    expect(await commit(root, { title: ' write\nthe word ' })).toMatchObject({ status: 'committed' });
    expect(lastFiles(root)).toEqual(['feat(01-01): write the word', 'src/a.txt']);
    await commit(root, { task: 2, type: 'test', also: ['other.txt'] });
    expect(lastFiles(root)).toEqual(['test(01-01): x', 'gone.txt', 'other.txt', 'src/deep/b.txt']);
    expect(git(root, 'status', '--porcelain').trim()).toBe('M  staged.txt');
  });

  it('says why there is nothing to commit', async () => {
    const root = makeProject();
    writeFiles(root, { 'other.txt': 'o\n' });
    const reasonOf = async (more: Partial<TaskCommit>) => {
      const result = await commit(root, more);
      return result.status === 'refused' ? result.reason : result.subject;
    };
    expect(await reasonOf({})).toContain(
      'Changed are other.txt: add what belongs to the task with --also FILE.',
    );
    writeFiles(root, { 'src/deep/b.txt': 'b\n' });
    expect(await reasonOf({})).toContain('commit them with their own task');
    expect(await reasonOf({ task: 7 })).toContain('has no task 7 to commit: its tasks are 1, 2.');
    expect(await reasonOf({ also: ['staged.txt'] })).toContain('staged.txt has not changed');
    expect(await reasonOf({ also: ['../x'] })).toContain('is outside the project');
    expect(await reasonOf({ title: ' ' })).toContain('The description is missing');
  });

  it('starts a summary from facts that gsd-core accepts, and never replaces one', async () => {
    const root = makeProject();
    writeFiles(root, { 'src/a.txt': 'ready\n', 'other.txt': 'o\n' });
    await commit(root, { title: 'write it', also: ['other.txt'] });
    writeFiles(root, { 'src/deep/b.txt': 'b\n' });
    await commit(root, { task: 2, title: 'go deep' });
    const plan = planOf(root, `${PHASE_FOLDER}/01-01`);
    expect(await writeSummary(storeOf(root), plan, Date.now())).toEqual({
      status: 'done',
      path: summaryPath('01'),
      written: true,
    });
    expect(await writeSummary(storeOf(root), plan, Date.now())).toMatchObject({ written: false });
    const { summary } = await planEvidence(storeOf(root), plan);
    expect(summary?.text).toMatch(/^\| 1 \| write it \| `[0-9a-f]{7}` \| feat \|$/m);
    expect(summary?.text).toMatch(/^\| 2 \| go deep \|/m);
    expect(summary?.text).toContain(
      '- Task 1 also changed `other.txt`, which the plan does not name: [FILL: why]',
    );
    expect(summary?.text).toContain('requirements-completed: [BASE-01]');
    const valid = await ask('core', root, [
      'frontmatter',
      'validate',
      summaryPath('01'),
      '--schema',
      'summary',
    ]);
    expect(valid).toMatchObject({ valid: true });
    expect(await ask('core', root, ['summary-extract', summaryPath('01')])).toMatchObject({
      key_files: expect.objectContaining({}),
    });
    const missing = missingForPlan(await planEvidence(storeOf(root), plan));
    expect(missing.map((one) => one.split(' (')[0])).toEqual([
      'The summary has places that are not filled in: look for [FILL: in it.',
      expect.stringContaining('Self-Check: PASSED'),
    ]);
  });

  it('finds a plan by any of its usual names, and says when it cannot', () => {
    const root = makeProject();
    expect(planOf(root, '01-02').path).toBe(planPath('02'));
    expect(findPlan(root, '09-01', root)).toMatchObject({ status: 'refused' });
    expect(findPlan(root, '01', root)).toMatchObject({ status: 'refused' });
    expect(findPlan(root, 'check.js', root)).toMatchObject({ status: 'refused' });
    writeFiles(root, { '.planning/phases/01-other/01-02-PLAN.md': '# other\n' });
    expect(findPlan(root, '01-02', root)).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining('Several'),
    });
    expect(planOf(root, '01-other/01-02').folder).toBe('01-other');
  });

  it('does not count the commits of an older plan with the same name', async () => {
    const root = makeProject();
    git(root, 'commit', '-q', '--allow-empty', '-m', 'feat(04-01): of another milestone');
    writeFiles(root, { '.planning/phases/04-new/04-01-PLAN.md': '# new\n' });
    git(root, 'add', '-A');
    git(root, 'commit', '-qm', 'docs(04): create phase plan');
    git(root, 'commit', '-q', '--allow-empty', '-m', 'feat(04-01): own');
    const { commits } = await planEvidence(storeOf(root), planOf(root, '04-01'));
    expect(commits?.map(({ subject }) => subject)).toEqual(['feat(04-01): own']);
  });

  it('reads the first prompt of a subagent', () => {
    const root = tempFolder();
    const lines = [
      '{"type":"summary"}',
      'half a li',
      '{"type":"user","message":{"content":[{"type":"text","text":"Plan: x"}]}}',
      '{"type":"user","message":{"content":"later"}}',
    ];
    writeFiles(root, { 't.jsonl': lines.join('\n'), 'e.jsonl': '' });
    expect(firstPrompt(join(root, 't.jsonl'))).toBe('Plan: x');
    expect(['e.jsonl', 'none', ''].map((name) => firstPrompt(join(root, name)))).toEqual([null, null, null]);
    expect(firstPrompt(null)).toBeNull();
  });
});
