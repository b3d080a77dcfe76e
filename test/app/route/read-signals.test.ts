// The signals that choose a route: the work that a project already has in progress.
import { expect, it } from 'vitest';
import { writeJob } from '../../../src/app/jobs/job-store.ts';
import { readSignals } from '../../../src/app/route/read-signals.ts';
import { openWorkspace } from '../../../src/app/workspace/workspace.ts';
import { type Job, newJob } from '../../../src/core/jobs/job.ts';
import { tempFolder } from '../../support/temp-folder.ts';

it.each<[string, Partial<Job>, boolean]>([
  ['waits in line', {}, true],
  ['runs', { status: 'running' }, true],
  ['waits for an answer', { status: 'waiting' }, true],
  ['is done', { status: 'done' }, false],
  ['was cancelled', { status: 'cancelled' }, false],
])('checks for work in progress: a job that %s', async (_, change, isUnderWay) => {
  const opened = openWorkspace(tempFolder(), { PATH: process.env.PATH, MSW_HOME: tempFolder() });
  if (opened.status === 'refused') throw new Error(opened.reason);
  const { workspace } = opened;
  const work = { kind: 'plan-phase', phase: '2', gaps: false } as const;
  const job = { ...newJob('20261122-101112-abc123', work, { session: null, now: 1000 }), ...change };
  expect(writeJob(workspace, job).status).toBe('ok');
  const { running } = await readSignals(workspace, { task: null, loopOptions: [], session: null });
  expect(running).toEqual(isUnderWay ? [expect.objectContaining({ kind: 'job', id: job.id })] : []);
});
