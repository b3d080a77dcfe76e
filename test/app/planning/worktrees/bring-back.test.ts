import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { runnerFolder } from '../../../../scripts/setup.mjs';
import { bringBack } from '../../../../src/app/planning/execution/bring-back.ts';
import { describeStep, type StepView } from '../../../../src/app/planning/execution/describe-step.ts';
import { prepareStep } from '../../../../src/app/planning/execution/prepare-step.ts';
import { concludeInTree, noteProven } from '../../../../src/app/planning/worktrees/open-tree.ts';
import { changeRecord, changeTree, readTrees } from '../../../../src/app/planning/worktrees/plan-runs.ts';
import { treePlace } from '../../../../src/app/planning/worktrees/tree-places.ts';
import { manageTrust } from '../../../../src/app/trust/manage-trust.ts';
import { openWorkspace, type Workspace } from '../../../../src/app/workspace/workspace.ts';
import { sampleOf } from '../../../support/depth.ts';
import {
  makePlannedProject,
  PHASE_FOLDER,
  planPath,
  type SamplePlan,
  summaryPath,
  summaryText,
  verifyOf,
} from '../../../support/planned-project.ts';
import { requireOrSkip } from '../../../support/requirements.ts';
import { git, writeFiles } from '../../../support/sample-project.ts';
import { sampled } from '../../../support/sampled.ts';
import { tempFolder } from '../../../support/temp-folder.ts';
import { buildHelper } from '../execution/scene.ts';

sampled();

const TERMS = { phase: '1', folder: PHASE_FOLDER, wave: null, gapsOnly: false };
const PLANS: readonly SamplePlan[] = [
  { plan: '01', file: 'src/a.txt' },
  { plan: '02', file: 'src/b.txt' },
];

interface Scene {
  readonly project: string;
  readonly workspace: Workspace;
  readonly tree: (plan: string) => string;
  /** What the executor does: changes, one commit of all of them, the summary. */
  readonly work: (plan: string, change?: (tree: string) => void) => void;
  readonly prove: (...plans: readonly string[]) => Promise<void>;
  readonly merge: () => Promise<string>;
  readonly next: () => Promise<StepView>;
  readonly subjects: () => readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

const makeScene = async (config: object = {}): Promise<Scene> => {
  const project = tempFolder();
  makePlannedProject(project, PLANS, config);
  writeFiles(project, { 'src/shared.txt': 'one\ntwo\nthree\n', 'src/old.txt': 'old\n' });
  git(project, 'add', '-A');
  git(project, 'commit', '-qm', 'chore: share');
  const env = { MSW_HOME: join(tempFolder(), 'home') };
  const opened = openWorkspace(project, env);
  if (opened.status === 'refused') throw new Error(opened.reason);
  const { workspace } = opened;
  for (const { file } of PLANS) await manageTrust(workspace).add(verifyOf(file));
  const tree = (plan: string) => {
    const known = readTrees(workspace, PHASE_FOLDER).get(`01-${plan}`);
    return known === undefined
      ? join(workspace.project, '.msw', 'worktrees', `01-${plan}`)
      : treePlace(workspace.project, known);
  };
  const next = async () => {
    const prepared = await prepareStep(workspace, TERMS);
    if (prepared === null) throw new Error('the phase cannot be read');
    return describeStep(workspace, prepared.execution, prepared);
  };
  await next();
  return {
    env,
    project: workspace.project,
    workspace,
    tree,
    next,
    work: (plan, change = () => {}) => {
      writeFiles(tree(plan), { [plan === '01' ? 'src/a.txt' : 'src/b.txt']: 'ready\n' });
      change(tree(plan));
      git(tree(plan), 'add', '-A');
      git(tree(plan), 'commit', '-qm', `feat(01-${plan}): write the word`);
      writeFiles(tree(plan), { [summaryPath(plan)]: summaryText(plan) });
    },
    prove: async (...plans) => {
      for (const plan of plans)
        await noteProven(
          workspace,
          { folder: PHASE_FOLDER, id: `01-${plan}` },
          { loop: 'l1', iterations: 1 },
        );
    },
    merge: async () => (await bringBack(workspace, TERMS)).join('\n'),
    subjects: () => git(project, 'log', '--format=%s').trim().split('\n'),
  };
};

const MERGED = (plan: string) => `chore: merge executor worktree (msw/01-${plan})`;
const shared = (line: string) => (tree: string) =>
  writeFileSync(join(tree, 'src/shared.txt'), `one\n${line}\nthree\n`);

/** The user's own folder is as the user left it, without traces of a merge. */
const expectUntouched = ({ project }: Scene, status = ''): void => {
  expect(git(project, 'status', '--porcelain')).toBe(status);
  expect(git(project, 'symbolic-ref', '--short', 'HEAD').trim()).toBe('main');
  expect(existsSync(join(project, '.git', 'MERGE_HEAD'))).toBe(false);
};

/** With all its content, where the project's test runners do not look. */
const expectAside = (scene: Scene, plan: string): void => {
  expect(existsSync(scene.tree(plan))).toBe(true);
  expect(relative(scene.project, scene.tree(plan))).toMatch(/^\.\./);
  expect(readdirSync(join(scene.project, '.msw', 'worktrees'))).not.toContain(`01-${plan}`);
};

const expectKept = (scene: Scene, plan: string): void => {
  expect(scene.subjects()).not.toContain(MERGED(plan));
  expectAside(scene, plan);
  expect(git(scene.tree(plan), 'symbolic-ref', '--short', 'HEAD').trim()).toBe(`msw/01-${plan}`);
  expect(existsSync(join(scene.project, summaryPath(plan)))).toBe(false);
};

const expectMergedOnce = (scene: Scene, ...plans: readonly string[]): void => {
  for (const plan of plans) {
    expect(scene.subjects().filter((subject) => subject === MERGED(plan))).toHaveLength(1);
    expect(
      scene.subjects().filter((subject) => subject.startsWith(`docs(01-${plan}): complete`)),
    ).toHaveLength(1);
    expect(existsSync(scene.tree(plan))).toBe(false);
    expect(git(scene.project, 'branch', '--list', `msw/01-${plan}`)).toBe('');
  }
  expect(git(scene.project, 'status', '--porcelain')).toBe('');
};

requireOrSkip('git')('worktrees of plans', () => {
  it('gives plans that run together a worktree each, and merges them in order', async () => {
    const scene = await makeScene();
    const { batch, notes } = await scene.next();
    expect(notes).toEqual([]);
    for (const [at, plan] of ['01', '02'].entries()) {
      expect(batch[at]?.prompt).toContain(`\nWork in: ${scene.tree(plan)}\n`);
      expect(batch[at]?.prompt).toContain(`Summary: ${join(scene.tree(plan), summaryPath(plan))}`);
      scene.work(plan);
    }
    await scene.prove('02', '01');
    const told = await scene.merge();
    expect(told).toMatch(/Plan 01-01 is done\.[^\n]*msw\/01-01 is merged\.\n[^\n]*Plan 01-02 is done\./);
    expectMergedOnce(scene, '01', '02');
    const order = scene.subjects().filter((subject) => subject.startsWith('chore: merge'));
    expect(order).toEqual([MERGED('02'), MERGED('01')]);
    expect(readTrees(scene.workspace, PHASE_FOLDER).size).toBe(0);
    expect((await scene.next()).status).toBe('done');
    const clone = tempFolder();
    git(clone, 'clone', '-q', scene.project, '.');
    for (const file of ['src/a.txt', 'src/b.txt'])
      expect(readFileSync(join(clone, file), 'utf8')).toBe('ready\n');
    expect(readFileSync(join(clone, '.planning/ROADMAP.md'), 'utf8')).toContain('- [x] 01-02-PLAN.md');
  });

  it('keeps the second of two plans that change one line, and an executor continues with both sides', async () => {
    const scene = await makeScene();
    scene.work('01', shared('of the first'));
    scene.work('02', shared('of the second'));
    await scene.prove('01', '02');
    const told = await scene.merge();
    expect(told).toContain('Plan 01-02 is not merged.');
    expect(told).toContain('src/shared.txt');
    expectMergedOnce(scene, '01');
    expectKept(scene, '02');
    expectUntouched(scene);
    const halted = await scene.next();
    expect(halted.status).toBe('halted');
    expect(halted.questions).toMatchObject([
      { plan: '01-02', kind: 'halted', answer: '/msw:execute 1 --close|--again|--skip 01-02' },
    ]);
    expect(halted.questions[0]?.text).toContain('src/shared.txt');

    const place = { folder: PHASE_FOLDER, id: '01-02' };
    await changeRecord(scene.workspace, place, () => ({ state: 'resolved', choice: 'close' }));
    const { batch } = await scene.next();
    expect(batch).toMatchObject([{ plan: '01-02', mode: 'close' }]);
    expect(batch[0]?.prompt).toMatch(/Begin with these|src\/shared\.txt/);
    const home = join(scene.project, '.msw', 'worktrees', '01-02');
    expect(batch[0]?.prompt).toContain(`\nWork in: ${home}\n`);
    expect(scene.tree('02')).toBe(home);
    const conflict = readFileSync(join(scene.tree('02'), 'src/shared.txt'), 'utf8');
    expect(conflict).toContain('<<<<<<<');
    const tree = readTrees(scene.workspace, PHASE_FOLDER).get('01-02');
    if (tree === undefined) throw new Error('it has no worktree');
    await concludeInTree(scene.workspace, tree);
    expect(git(scene.tree('02'), 'status', '--porcelain')).toContain('UU src/shared.txt');
    shared('of both')(scene.tree('02'));
    await concludeInTree(scene.workspace, tree);
    expect(git(scene.tree('02'), 'status', '--porcelain')).not.toContain('shared');
    await changeRecord(scene.workspace, place, () => null);
    await scene.prove('02');
    expect(await scene.merge()).toContain('Plan 01-02 is done.');
    expectMergedOnce(scene, '01', '02');
    expect(readFileSync(join(scene.project, 'src/shared.txt'), 'utf8')).toBe('one\nof both\nthree\n');
  });

  const INCIDENTS: readonly {
    readonly what: string;
    readonly change?: (tree: string) => void;
    readonly after?: (scene: Scene) => void;
    readonly words: string;
    /** Corrects it, so that it can be merged. */
    readonly cure?: (scene: Scene) => unknown;
    readonly status?: string;
  }[] = [
    {
      what: 'a deletion that the plan does not name',
      change: (tree) => rmSync(join(tree, 'src/old.txt')),
      words: 'delete src/old.txt, which the plan does not name',
      cure: ({ project }) => {
        const plan = join(project, planPath('01'));
        const text = readFileSync(plan, 'utf8');
        writeFileSync(plan, text.replace('autonomous:', 'files_deleted: [src/old.txt]\nautonomous:'));
        git(project, 'commit', '-qam', 'docs: name it');
      },
    },
    {
      what: 'a rename, which deletes as well',
      change: (tree) => renameSync(join(tree, 'src/old.txt'), join(tree, 'src/new.txt')),
      words: 'delete src/old.txt',
    },
    {
      what: 'a planning document that it changed',
      change: (tree) => writeFileSync(join(tree, '.planning/STATE.md'), '# Mine\n'),
      words: 'change .planning/STATE.md',
    },
    {
      what: 'a planning document that it deleted',
      change: (tree) => rmSync(join(tree, '.planning/REQUIREMENTS.md')),
      words: 'change .planning/REQUIREMENTS.md',
    },
    {
      what: 'a new file in no commit',
      after: (scene) => writeFiles(scene.tree('01'), { 'notes.txt': 'precious\n' }),
      words: 'Not committed in the worktree: notes.txt',
      cure: (scene) => rmSync(join(scene.tree('01'), 'notes.txt')),
    },
    {
      what: 'a change in no commit',
      after: (scene) => writeFiles(scene.tree('01'), { 'src/a.txt': 'more\n' }),
      words: 'Not committed in the worktree: src/a.txt',
    },
    {
      what: 'a summary that is gone',
      after: (scene) => rmSync(join(scene.tree('01'), summaryPath('01'))),
      words: `Its summary ${summaryPath('01')} is gone`,
      cure: (scene) => writeFiles(scene.tree('01'), { [summaryPath('01')]: summaryText('01') }),
    },
    {
      what: 'a commit after its proof',
      after: (scene) => git(scene.tree('01'), 'commit', '-q', '--allow-empty', '-m', 'feat(01-01): more'),
      words: 'has changed since its checks passed',
    },
    {
      what: 'another branch in its worktree',
      after: (scene) => git(scene.tree('01'), 'checkout', '-qb', 'elsewhere'),
      words: 'has left its branch msw/01-01',
      cure: (scene) => git(scene.tree('01'), 'checkout', '-q', 'msw/01-01'),
    },
    {
      what: 'lines of the user in a file that it brings',
      change: shared('of the plan'),
      after: ({ project }) => shared('of the user')(project),
      words: 'you have changed src/shared.txt without committing it',
      status: ' M src/shared.txt\n',
      cure: ({ project }) => git(project, 'checkout', '-q', 'src/shared.txt'),
    },
    {
      what: 'a file of the user where it makes one',
      after: ({ project }) => writeFiles(project, { 'src/a.txt': 'of the user\n' }),
      words: 'you have changed src/a.txt without committing it',
      status: '?? src/a.txt\n',
      cure: ({ project }) => rmSync(join(project, 'src/a.txt')),
    },
    {
      what: 'a hook that nobody has allowed',
      after: ({ project }) =>
        writeFileSync(join(project, '.git/hooks/commit-msg'), '#!/bin/sh\nexit 0\n', { mode: 0o755 }),
      words: '.git/hooks/commit-msg, which you have not allowed',
      cure: async ({ workspace }) => {
        const trust = manageTrust(workspace);
        for (const { command } of trust.list().waiting) await trust.add(command);
      },
    },
  ];

  it.each(INCIDENTS)('keeps what it cannot merge: $what', async ({ change, after, words, cure, status }) => {
    const scene = await makeScene();
    scene.work('01', change);
    await scene.prove('01');
    after?.(scene);
    scene.work('02');
    await scene.prove('02');
    const told = await scene.merge();
    expect(told).toContain(words);
    expect(told).toContain('Plan 01-01 is not merged.');
    expect(told).toContain(`its worktree ${scene.tree('01')} are kept`);
    expectAside(scene, '01');
    expect(git(scene.project, 'branch', '--list', 'msw/01-01')).toContain('msw/01-01');
    expect(existsSync(join(scene.project, summaryPath('01')))).toBe(false);
    expect(scene.subjects()).not.toContain(MERGED('01'));
    // The other plan is unharmed, except by what affects every merge.
    if (!words.includes('allowed')) expect(scene.subjects()).toContain(MERGED('02'));
    expectUntouched(scene, status);
    if (cure === undefined) return;
    await cure(scene);
    expect(await scene.merge()).toContain('Plan 01-01 is done.');
    expectMergedOnce(scene, '01', '02');
  });

  it('leaves plans that must be checked together to a call that has the time', async () => {
    const scene = await makeScene();
    for (const plan of ['01', '02']) scene.work(plan);
    await scene.prove('01', '02');
    const told = await bringBack(scene.workspace, TERMS, { mayCheck: false });
    expect(told.join('\n')).toContain('Plan 01-01 is done.');
    expect(told.join('\n')).not.toContain('01-02');
    expectUntouched(scene);
    expect(await scene.merge()).toContain('Plan 01-02 is done.');
    expectMergedOnce(scene, '01', '02');
  });

  it('merges what was checked while somebody else committed', async () => {
    const scene = await makeScene();
    const mark = join(tempFolder(), 'committed');
    const committing = `const fs = require('node:fs');
if (!fs.existsSync(${JSON.stringify(mark)})) {
  fs.writeFileSync(${JSON.stringify(mark)}, '');
  require('node:child_process').execFileSync('git', ['commit', '-qm', 'docs: meanwhile', '--', 'src/old.txt'], { cwd: ${JSON.stringify(scene.project)} });
}
`;
    scene.work('01');
    scene.work('02', (tree) => writeFiles(tree, { 'check.js': committing }));
    writeFiles(scene.project, { 'src/old.txt': 'new\n' });
    await scene.prove('01', '02');
    const told = await scene.merge();
    expect(told).not.toContain('not merged');
    expectMergedOnce(scene, '01', '02');
    expect(scene.subjects()).toContain('docs: meanwhile');
  });

  it('keeps the user’s changes in other files, staged or not', async () => {
    const scene = await makeScene();
    scene.work('01');
    await scene.prove('01');
    writeFiles(scene.project, { 'src/shared.txt': 'mine\n', 'src/old.txt': 'mine too\n', 'new.txt': 'n\n' });
    git(scene.project, 'add', 'src/old.txt');
    expect(await scene.merge()).toContain('Plan 01-01 is done.');
    expect(git(scene.project, 'status', '--porcelain')).toBe(
      'M  src/old.txt\n M src/shared.txt\n?? new.txt\n',
    );
    expect(scene.subjects()).toContain(MERGED('01'));
  });

  it('merges nothing into a branch on which the plans were not started', async () => {
    const scene = await makeScene();
    scene.work('01');
    await scene.prove('01');
    git(scene.project, 'switch', '-qc', 'elsewhere');
    expect(await scene.merge()).toContain('It was begun on the branch main, and you are on elsewhere');
    expect(scene.subjects()).not.toContain(MERGED('01'));
    git(scene.project, 'switch', '-q', 'main');
    expect(await scene.merge()).toContain('Plan 01-01 is done.');
  });

  const CRASHES: readonly { readonly when: string; readonly crash: (scene: Scene) => void }[] = [
    { when: 'before anything', crash: () => {} },
    {
      when: 'in the middle of the merge in the worktree',
      crash: (scene) => {
        git(scene.tree('01'), 'checkout', '-q', '--detach', 'main');
        git(scene.tree('01'), 'merge', '-q', '--no-ff', '--no-commit', 'msw/01-01');
      },
    },
    {
      when: 'after the merge in the worktree',
      crash: (scene) => {
        git(scene.tree('01'), 'checkout', '-q', '--detach', 'main');
        git(scene.tree('01'), 'merge', '-q', '--no-ff', '-m', MERGED('01'), 'msw/01-01');
      },
    },
    {
      when: 'between the merge and the removal',
      crash: (scene) => {
        git(scene.tree('01'), 'checkout', '-q', '--detach', 'main');
        git(scene.tree('01'), 'merge', '-q', '--no-ff', '-m', MERGED('01'), 'msw/01-01');
        git(scene.project, 'merge', '-q', '--ff-only', git(scene.tree('01'), 'rev-parse', 'HEAD').trim());
      },
    },
    {
      when: 'after the summary was brought up to date and committed',
      crash: (scene) => {
        git(scene.project, 'merge', '-q', '--no-ff', '-m', MERGED('01'), 'msw/01-01');
        const settled = summaryText('01').replace('duration: 1min', 'duration: 5min');
        writeFiles(scene.project, { [summaryPath('01')]: settled });
        git(scene.project, 'add', '-A');
        git(scene.project, 'commit', '-qm', 'docs(01-01): complete Words plan');
      },
    },
    {
      when: 'while the worktree was removed',
      crash: (scene) => {
        git(scene.project, 'merge', '-q', '--no-ff', '-m', MERGED('01'), 'msw/01-01');
        writeFiles(scene.project, { [summaryPath('01')]: summaryText('01') });
        rmSync(scene.tree('01'), { recursive: true });
      },
    },
    {
      when: 'between the removal of the worktree and that of its branch',
      crash: (scene) => {
        git(scene.project, 'merge', '-q', '--no-ff', '-m', MERGED('01'), 'msw/01-01');
        writeFiles(scene.project, { [summaryPath('01')]: summaryText('01') });
        git(scene.project, 'worktree', 'remove', '--force', scene.tree('01'));
      },
    },
  ];

  it.each(CRASHES)('continues after a session that ended $when, and merges once', async ({ crash }) => {
    const scene = await makeScene();
    scene.work('01');
    await scene.prove('01');
    crash(scene);
    expect(await scene.merge()).toContain('msw/01-01 is merged.');
    expectMergedOnce(scene, '01');
    expect(await scene.merge()).toBe('');
    // The other executor was interrupted while it worked: its commits are found, and the user is asked about them.
    scene.work('02');
    rmSync(join(scene.tree('02'), summaryPath('02')));
    const { status, questions } = await scene.next();
    expect([status, questions[0]?.plan, questions[0]?.kind]).toEqual(['ask', '01-02', 'half-done']);
  });

  it.skipIf(process.platform === 'win32')(
    'continues after its process was killed at any call of git, and merges once',
    { timeout: 600_000 },
    async () => {
      const helper = await buildHelper(tempFolder());
      const whole = await interrupted(helper, 0);
      expect(whole.signal).toBeNull();
      expectMergedOnce(whole.scene, '01', '02');
      const moments = Array.from({ length: whole.calls }, (_, at) => at + 1);
      for (const at of sampleOf('calls of git in a merge', moments, 5)) {
        const { scene, signal } = await interrupted(helper, at);
        expect([at, signal]).toEqual([at, 'SIGKILL']);
        const dirty = git(scene.project, 'status', '--porcelain', '-uall').split('\n').filter(Boolean);
        expect(dirty.filter((line) => !line.includes(' .planning/'))).toEqual([]);
        expect(git(scene.project, 'symbolic-ref', '--short', 'HEAD').trim()).toBe('main');
        expect(existsSync(join(scene.project, '.git', 'MERGE_HEAD'))).toBe(false);
        for (const plan of ['01', '02'])
          expect(existsSync(join(scene.project, plan === '01' ? 'src/a.txt' : 'src/b.txt'))).toBe(
            scene.subjects().includes(MERGED(plan)),
          );
        await scene.merge();
        expectMergedOnce(scene, '01', '02');
        expect(await scene.merge()).toBe('');
      }
    },
  );

  /** Both plans are proven, and a separate process merges them: git kills it at its n-th call, before or after it. */
  const interrupted = async (
    helper: string,
    at: number,
  ): Promise<{ readonly scene: Scene; readonly signal: string | null; readonly calls: number }> => {
    const scene = await makeScene();
    for (const plan of ['01', '02']) scene.work(plan);
    await scene.prove('01', '02');
    const folder = tempFolder();
    const real = execFileSync('which', ['git'], { encoding: 'utf8' }).trim();
    const kill = 'kill -9 $PPID; exit 1';
    const script = `#!/bin/sh\necho >> ${folder}/calls\nn=$(wc -l < ${folder}/calls)\n[ $n -eq ${at} ] && [ $((n % 2)) -eq 0 ] && { ${kill}; }\n${real} "$@"\ncode=$?\n[ $n -eq ${at} ] && { ${kill}; }\nexit $code\n`;
    writeFileSync(join(folder, 'git'), script, { mode: 0o755 });
    const { signal } = spawnSync(
      process.execPath,
      [join(helper, 'dist', 'cli.mjs'), 'execute', 'next', '1', '--json'],
      {
        cwd: scene.project,
        env: { ...process.env, ...scene.env, PATH: `${folder}:${process.env.PATH}` },
      },
    );
    return { scene, signal, calls: readFileSync(join(folder, 'calls'), 'utf8').length };
  };

  it('runs a plan alone when it is carried out in the project itself', async () => {
    const scene = await makeScene();
    const place = { folder: PHASE_FOLDER, id: '01-01' };
    await changeTree(scene.workspace, place, () => null);
    writeFiles(scene.project, { 'src/a.txt': 'begun\n' });
    writeFiles(scene.tree('02'), { 'src/b.txt': 'half\n' });
    const { batch } = await scene.next();
    expect(batch.map(({ plan }) => plan)).toEqual(['01-01']);
    expect(batch[0]?.prompt).not.toContain('Work in:');
    expectAside(scene, '02');
    expect(readFileSync(join(scene.tree('02'), 'src/b.txt'), 'utf8')).toBe('half\n');
  });

  it('recreates a worktree whose folder is missing but whose branch exists', async () => {
    const scene = await makeScene();
    scene.work('01');
    rmSync(scene.tree('01'), { recursive: true });
    await changeRecord(scene.workspace, { folder: PHASE_FOLDER, id: '01-01' }, () => ({
      state: 'resolved',
      choice: 'close',
    }));
    const { batch } = await scene.next();
    expect(batch[0]).toMatchObject({ plan: '01-01', mode: 'close' });
    expect(readFileSync(join(scene.tree('01'), 'src/a.txt'), 'utf8')).toBe('ready\n');
  });

  it('brings along what git ignores, without counting it as work, and brings back deferred items', async () => {
    const scene = await makeScene();
    const { project } = scene;
    writeFiles(project, { '.gitignore': '.msw/\nvendor/\n', 'vendor/lib/x.txt': 'x\n' });
    git(project, 'commit', '-qam', 'chore: ignore');
    for (const plan of ['01', '02']) git(project, 'worktree', 'remove', '--force', scene.tree(plan));
    git(project, 'branch', '-D', 'msw/01-01', 'msw/01-02');
    rmSync(join(project, '.msw', 'execution', `${PHASE_FOLDER}.json`));
    await scene.next();
    const deferred = `.planning/phases/${PHASE_FOLDER}/deferred-items.md`;
    expect(readFileSync(join(scene.tree('01'), 'vendor/lib/x.txt'), 'utf8')).toBe('x\n');
    writeFiles(scene.tree('01'), { 'src/a.txt': 'ready\n', [deferred]: '- later\n' });
    git(scene.tree('01'), 'add', 'src/a.txt');
    git(scene.tree('01'), 'commit', '-qm', 'feat(01-01): write it');
    writeFiles(scene.tree('01'), { [summaryPath('01')]: summaryText('01') });
    await scene.prove('01');
    expect(await scene.merge()).toContain('Plan 01-01 is done.');
    expect(readFileSync(join(project, deferred), 'utf8')).toBe('- later\n');
    expect(readFileSync(join(project, 'vendor/lib/x.txt'), 'utf8')).toBe('x\n');
  });
});

requireOrSkip('git', 'jest')('test runners in the project', () => {
  it('find only its own tests once nobody works in a worktree', async () => {
    const scene = await makeScene();
    const { project } = scene;
    writeFiles(project, { 'package.json': '{"name":"till"}', 'own.test.js': '' });
    const packages = (name: string) => symlinkSync(name, join(project, 'node_modules'), 'junction');
    const jest = join(runnerFolder('jest'), 'node_modules');
    const found = () => {
      packages(jest);
      const inJest = said(project, join(jest, 'jest', 'bin', 'jest.js'), '--listTests');
      rmSync(join(project, 'node_modules'));
      packages(join(root, 'node_modules'));
      const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
      const inVitest = said(project, vitest, 'list', '--filesOnly', '--passWithNoTests');
      rmSync(join(project, 'node_modules'));
      return [inJest, inVitest].map((text) => text.match(/\w+(?=\.test\.js)/g)?.sort());
    };
    scene.work('01', (tree) => writeFiles(tree, { 'half.test.js': '' }));
    expect(found()).toEqual([
      ['half', 'own'],
      ['half', 'own'],
    ]);
    await scene.prove('01');
    writeFiles(scene.tree('01'), { 'notes.txt': 'precious\n' });
    expect(await scene.merge()).toContain('notes.txt');
    expect(found()).toEqual([['own'], ['own']]);
  });

  const root = join(import.meta.dirname, '..', '..', '..', '..');
  const said = (cwd: string, ...words: readonly string[]) =>
    spawnSync(process.execPath, words, { cwd, encoding: 'utf8' }).stdout;
});
