// The view of a whole machine, over projects that share one user folder.
import { mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keepActivity } from '../../../src/adapters/loops/live-activity.ts';
import { knownProjects, rememberProject } from '../../../src/adapters/user/known-projects.ts';
import { newClaim, writeClaim } from '../../../src/app/jobs/claims.ts';
import { writeJob } from '../../../src/app/jobs/job-store.ts';
import { armLoop } from '../../../src/app/loop/arm-loop.ts';
import { findOperation } from '../../../src/app/operations/nouns.ts';
import type { Reply } from '../../../src/app/operations/operation/operation.ts';
import { openWorkspace, type Workspace } from '../../../src/app/workspace/workspace.ts';
import { requestDefaults } from '../../../src/core/commands/loop-options.ts';
import { type Job, newJob } from '../../../src/core/jobs/job.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const machine = () => {
  const home = tempFolder();
  const env = { PATH: process.env.PATH, MSW_HOME: home };
  const project = (): Workspace => {
    const opened = openWorkspace(tempFolder(), env);
    if (opened.status === 'refused') throw new Error(opened.reason);
    return opened.workspace;
  };
  const call = async (name: string, input: object, mark: string | null = null): Promise<Reply> => {
    const operation = await findOperation(name);
    if (operation === null) throw new Error(`no operation ${name}`);
    const folder = tempFolder();
    const place = { folder, origin: 'here', cwd: folder, env, now: Date.now } as const;
    const quiet = { tell: () => {}, show: () => {}, emit: () => {} };
    return operation.call({ ...place, ...quiet, caller: { mark, isTerminal: false } }, { ...input });
  };
  return { home: realpathSync(home), project, call };
};

const arm = async (workspace: Workspace): Promise<string> => {
  const checks = [{ name: 'test', command: 'node check.js' }];
  const request = { ...requestDefaults, task: 'Fix it', checks };
  const owner = { transcriptPath: null, ownerPid: process.pid };
  const armed = await armLoop(workspace, { session: `s-${workspace.project.length}`, request, ...owner });
  if (armed.status === 'refused') throw new Error(armed.reason);
  return armed.loop.terms.id;
};

const job = (workspace: Workspace, id: string, change: Partial<Job>) => {
  const work = { kind: 'plan-phase', phase: '2', gaps: false } as const;
  const now = Date.now();
  expect(writeJob(workspace, { ...newJob(id, work, { session: null, now }), ...change }).status).toBe('ok');
};

const shown = (reply: Reply): string => ('value' in reply ? reply.shown() : reply.reason);

describe('status --all', () => {
  it('shows for each project what runs, waits, or has just ended, and one line for what cannot be read', async () => {
    const { home, project, call } = machine();
    const [shop, site, broken, gone, idle] = [project(), project(), project(), project(), project()];
    const loop = await arm(shop);
    const seen = { session: 'abc', folder: shop.project, unit: null, retry: null, tool: 'Edit' };
    const used = { target: 'src/x.ts', since: Date.now(), tokensIn: 0, tokensOut: 0, cost: 0, retries: 0 };
    keepActivity(home, loop, { ...seen, ...used });
    const waitsFor = [{ reason: 'log in', type: '/msw:execute 2' }];
    job(site, '20261129-100000-aaaaaa', { status: 'waiting', waitsFor });
    const running = { status: 'running', step: 'plans phase 2', runningSince: Date.now() } as const;
    job(site, '20261129-100001-bbbbbb', running);
    const claim = { project: site.project, lane: 'client', state: 'running', queuedAt: 1 } as const;
    writeClaim(home, newClaim({ id: '20261129-100001-bbbbbb', ...claim }));
    job(site, '20261120-100000-cccccc', { status: 'done', endedAt: Date.now() - 3 * 24 * 3600_000 });
    mkdirSync(join(broken.project, '.msw'), { recursive: true });
    writeFileSync(join(broken.project, '.msw', 'ralph-state.json'), '{"loops": ');
    for (const [at, one] of [site, broken, gone, idle].entries())
      await rememberProject(home, one.project, Date.now() - (at + 1) * 1000);
    rmSync(gone.project, { recursive: true });

    const all = await call('status', { all: true });
    expect(shown(all).split('\n')).toEqual([
      `Project ${shop.project}`,
      expect.stringMatching(
        new RegExp(`^  loop ${loop} 1/20 · Claude runs Edit src/x\\.ts · .* · 0 minutes$`),
      ),
      '',
      `Project ${site.project}`,
      '  job 20261129-100001-bbbbbb · plans phase 2 · running',
      '  Job 20261129-100000-aaaaaa (plan phase 2) waits for you: log in. Type /msw:execute 2',
      '',
      `Project ${broken.project}`,
      expect.stringContaining('ralph-state.json cannot be read'),
    ]);
    const value: unknown = 'value' in all ? all.value : null;
    expect(value).toMatchObject({
      projects: [
        {
          project: shop.project,
          trouble: null,
          loops: [{ id: loop, activity: [{ tool: 'Edit' }] }],
          jobs: [],
        },
        { project: site.project, loops: [], jobs: [{ state: 'running' }, { state: 'waiting' }] },
        { project: broken.project, loops: [], jobs: [] },
      ],
    });

    const jobs = shown(await call('job list', { all: true })).split('\n');
    expect(jobs).toHaveLength(2);
    expect(jobs.join('\n')).toContain(`plan phase 2  (${site.project})`);
  });

  it('says so when there is nothing, and shows Claude no other project', async () => {
    const { call } = machine();
    expect(shown(await call('status', { all: true }))).toMatch(/^No loop and no job runs/);
    for (const name of ['status', 'job list'])
      expect(shown(await call(name, { all: true }, 'CLAUDECODE'))).toContain('is for you, not for Claude');
  });
});

describe('the known projects', () => {
  it('are those whose folder is there, the last first; the others are dropped from the file', async () => {
    const { home, project } = machine();
    const [first, second] = [project(), project()];
    await rememberProject(home, first.project, 1);
    await rememberProject(home, second.project, 2);
    expect(knownProjects(home)).toEqual([second.project, first.project]);
    rmSync(second.project, { recursive: true });
    expect(knownProjects(home)).toEqual([first.project]);
    await rememberProject(home, first.project, 10 * 3600_000);
    mkdirSync(second.project);
    expect(knownProjects(home)).toEqual([first.project]);
  });
});

describe('job list --all', () => {
  it('speaks of the machine where no job is', async () => {
    const { call } = machine();
    expect(shown(await call('job list', { all: true }))).toBe(
      'No job runs, waits or has just ended in any project of this machine.',
    );
    expect(shown(await call('job list', {}))).toBe('There is no job here.');
  });
});
