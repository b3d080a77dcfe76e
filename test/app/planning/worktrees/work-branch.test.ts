import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { planningConfigOf } from '../../../../src/app/planning/documents/documents.ts';
import { openPlanning } from '../../../../src/app/planning/documents/read-project.ts';
import { openWorkBranch, type WorkBranch } from '../../../../src/app/planning/worktrees/work-branch.ts';
import { openWorkspace } from '../../../../src/app/workspace/workspace.ts';
import { branchName } from '../../../../src/core/planning/worktrees/branch-name.ts';
import { makePlannedProject, PHASE_FOLDER, planPath } from '../../../support/planned-project.ts';
import { requireOrSkip } from '../../../support/requirements.ts';
import { git, writeFiles } from '../../../support/sample-project.ts';
import { tempFolder } from '../../../support/temp-folder.ts';
import { ask, at } from '../oracle.ts';

interface Named {
  readonly config: object;
  readonly folder?: string;
  /** Precedes the phases of the roadmap. */
  readonly roadmap?: string;
  readonly milestone?: string;
}

const phase = () => ({ git: { branching_strategy: 'phase' } });
const milestone = () => ({ git: { branching_strategy: 'milestone' } });

const NAMED: readonly Named[] = [
  { config: {} },
  { config: { git: { branching_strategy: 'none' } } },
  { config: phase() },
  { config: phase(), folder: '01' },
  { config: phase(), folder: '01-Foundation_and.More' },
  { config: milestone(), milestone: 'v1.0' },
  { config: milestone(), milestone: 'v1.0', roadmap: '## v1.0 The First One' },
  { config: milestone(), milestone: 'v1.0', roadmap: '## v1.0: Über $& Ground (half)' },
  { config: milestone(), milestone: 'v1.1', roadmap: '## Milestones\n\n- 🚧 **v1.1 The Till** - Phases 1-2' },
  { config: milestone(), milestone: 'v1.1', roadmap: '- 🚧 **v1.1** Bare Name' },
  { config: milestone(), milestone: 'v2.0', roadmap: '## v2.0 — Платежи' },
  { config: milestone(), milestone: 'v2.0', roadmap: '## ✅ v2.0 Gone' },
  { config: milestone(), roadmap: '- 🚧 **v1.3 Marked** - Phases 1-1' },
  { config: milestone(), roadmap: '## v1.4 Heading' },
  { config: milestone() },
];

const makeProject = ({ config, folder = PHASE_FOLDER, roadmap = '', milestone: version }: Named): string => {
  const project = tempFolder();
  makePlannedProject(project, [{ plan: '01', file: 'src/a.txt' }], config);
  const path = join(project, '.planning/ROADMAP.md');
  const text = readFileSync(path, 'utf8');
  if (roadmap !== '') writeFileSync(path, text.replace('## Phases', `${roadmap}\n\n## Phases`));
  const state = join(project, '.planning/STATE.md');
  const body = readFileSync(state, 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '');
  writeFileSync(state, version === undefined ? body : `---\nmilestone: ${version}\n---\n${body}`);
  if (folder !== PHASE_FOLDER)
    renameSync(join(project, '.planning/phases', PHASE_FOLDER), join(project, '.planning/phases', folder));
  return project;
};

const stateOf = (project: string) => {
  const opened = openPlanning(project);
  if (opened.status === 'refused') throw new Error(opened.reason);
  return opened.project.state?.milestone ?? null;
};

requireOrSkip('git')('the branch of a phase’s work', () => {
  it.each(NAMED)('is named as gsd-core names it: $config $folder $roadmap $milestone', async (named) => {
    const project = makeProject(named);
    const own = branchName(planningConfigOf(join(project, '.planning')), {
      folder: named.folder ?? PHASE_FOLDER,
      roadmap: readFileSync(join(project, '.planning/ROADMAP.md'), 'utf8'),
      milestone: stateOf(project),
    });
    expect(own).toBe(at(await ask('core', project, ['init', 'execute-phase', '1']), 'branch_name'));
  });

  const open = async (project: string): Promise<WorkBranch> => {
    const opened = openWorkspace(project, { MSW_HOME: tempFolder() });
    if (opened.status === 'refused') throw new Error(opened.reason);
    const { workspace } = opened;
    const config = planningConfigOf(join(project, '.planning'));
    const plans = [planPath('01')];
    const work = { phase: '1', folder: PHASE_FOLDER, plans, milestone: null };
    return openWorkBranch(workspace, config, work);
  };
  const branchOf = (project: string) => git(project, 'branch', '--show-current').trim();

  it('is created once, from the user’s current branch, and announced once', async () => {
    const project = makeProject({ config: phase() });
    git(project, 'commit', '-qam', 'chore: plan');
    expect(await open(project)).toEqual({
      status: 'ok',
      note: 'on branch gsd/phase-01-foundation, made from main',
    });
    expect(branchOf(project)).toBe('gsd/phase-01-foundation');
    expect(await open(project)).toEqual({ status: 'ok', note: null });
    git(project, 'switch', '-q', 'main');
    expect(await open(project)).toEqual({ status: 'ok', note: 'on branch gsd/phase-01-foundation' });
  });

  it.each<[string, (project: string) => void, string]>([
    [
      'over changes of the user',
      (project) => writeFiles(project, { 'check.js': 'mine\n' }),
      'changes that are not committed: check.js. Commit or stash them',
    ],
    [
      'to a branch that lacks the plans',
      (project) => {
        git(project, 'branch', 'gsd/phase-01-foundation');
        writeFiles(project, { [planPath('01')]: readFileSync(join(project, planPath('01')), 'utf8') });
        git(project, 'switch', '-q', '-c', 'other');
        git(project, 'branch', '-D', 'gsd/phase-01-foundation');
        git(project, 'switch', '-q', '--orphan', 'gsd/phase-01-foundation');
        git(project, 'commit', '-q', '--allow-empty', '-m', 'empty');
        git(project, 'switch', '-q', 'other');
      },
      `that branch lacks ${planPath('01')}`,
    ],
  ])('is never switched %s', async (_, spoil, words) => {
    const project = makeProject({ config: phase() });
    git(project, 'commit', '-qam', 'chore: plan');
    spoil(project);
    const before = branchOf(project);
    const status = git(project, 'status', '--porcelain');
    expect(await open(project)).toMatchObject({ status: 'refused', reason: expect.stringContaining(words) });
    expect(branchOf(project)).toBe(before);
    expect(git(project, 'status', '--porcelain')).toBe(status);
  });
});
