// What is left of a job whose runner was killed: its time, its tokens and a line in its log.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listClaims, newClaim, readWorkerClaim, writeClaim } from '../../../src/app/jobs/claims.ts';
import { continueJobs } from '../../../src/app/jobs/continue-jobs.ts';
import { readJob, writeJob } from '../../../src/app/jobs/job-store.ts';
import { beginMeter, killedTokens } from '../../../src/app/jobs/meter.ts';
import { openWorkspace, type Workspace } from '../../../src/app/workspace/workspace.ts';
import { type Job, newJob } from '../../../src/core/jobs/job.ts';
import { writeFiles } from '../../support/sample-project.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const ID = '20261122-101112-abc123';
const WORK = { kind: 'plan-phase', phase: '1', gaps: false } as const;
const NOW = Date.UTC(2026, 10, 22, 7);
const HOUR = 3600_000;

const open = (env: Readonly<Record<string, string>> = {}): Workspace => {
  const opened = openWorkspace(
    tempFolder(),
    { PATH: process.env.PATH, MSW_HOME: tempFolder(), ...env },
    () => NOW,
  );
  if (opened.status === 'refused') throw new Error(opened.reason);
  return opened.workspace;
};

const job = (change: Partial<Job> = {}): Job => ({
  ...newJob(ID, WORK, { session: null, now: NOW - 9 * HOUR }),
  ...change,
});

describe('a job whose machine was started again', () => {
  it('is put back into the line from any folder, with what was worked until the last sign of life', async () => {
    const workspace = open();
    const { project, userFolder, env } = workspace;
    writeJob(workspace, job({ status: 'running', runningSince: NOW - 8 * HOUR, workedMs: 1000 }));
    writeClaim(userFolder, {
      ...newClaim({ id: ID, project, lane: 'client', state: 'running', queuedAt: 0 }),
      runner: { pid: 2 ** 22, start: 'long ago', host: (await import('node:os')).hostname() },
      at: NOW - 8 * HOUR,
    });
    writeFileSync(join(userFolder, 'jobs', `${ID}.sign`), String(NOW - 7 * HOUR));
    expect(await continueJobs(env, () => NOW)).toEqual({ status: 'ok', jobs: 1 });
    expect(readJob(workspace, ID)).toMatchObject({
      status: 'queued',
      workedMs: 1000 + HOUR,
      runningSince: null,
    });
    const log = readFileSync(join(project, '.msw', 'jobs', ID, 'log.txt'), 'utf8');
    expect(log).toContain(
      'its runner was killed (its last sign of life: 2026-11-22 00:00 UTC): the job is put back into the line',
    );
    expect(readWorkerClaim(userFolder, ID)?.runner ?? null).toBeNull();
  });

  it('is nothing where there is none', async () => {
    const { env, userFolder } = open();
    expect(await continueJobs(env, () => NOW)).toEqual({ status: 'ok', jobs: 0 });
    expect(listClaims(userFolder)).toEqual([]);
  });
});

describe('the meter of a job', () => {
  const used = (tokens: number, cost: number) => ({ tokens, cost, denied: [] });

  it('adds what earlier runners counted, and names the clients that work', () => {
    const meter = beginMeter(job({ tokens: 100, cost: 1 }));
    meter.count('a', used(10, 0.1));
    meter.count('b', used(5, 0.05));
    meter.count('a', used(20, 0.2));
    meter.close('b');
    expect(meter.total()).toMatchObject({
      tokens: 125,
      clients: [{ session: 'a', tokens: 20 }],
      uncosted: 0,
    });
    expect(meter.total().cost).toBeCloseTo(1.25);
  });

  it('gives tokens of killed clients the cost of the others, once it is known', () => {
    const meter = beginMeter(job());
    meter.countKilled(30);
    expect(meter.total()).toMatchObject({ tokens: 30, cost: 0, uncosted: 30 });
    const next = beginMeter(job(meter.total()));
    next.count('a', used(10, 0.5));
    expect(next.total()).toMatchObject({ tokens: 40, cost: 2, uncosted: 0 });
    // Counted once, whatever the next runner learns.
    expect(beginMeter(job(next.total())).total()).toMatchObject({ tokens: 40, cost: 2 });
  });

  it('reads what a killed client had used from its transcript', () => {
    const home = tempFolder();
    const session = '6f1c0f3e-0000-4000-8000-000000000001';
    const line = (id: string, output: number) =>
      JSON.stringify({
        type: 'assistant',
        timestamp: '2026-11-22T06:00:00.000Z',
        message: { id, usage: { input_tokens: 10, cache_creation_input_tokens: 5, output_tokens: output } },
      });
    writeFiles(home, {
      [`.claude/projects/-a-b/${session}.jsonl`]: `${line('msg_1', 1)}\n${line('msg_2', 2)}\n`,
    });
    const { env } = open({ HOME: home });
    expect(killedTokens({ env }, { clients: [{ session, tokens: 16 }] })).toBe(17);
    expect(killedTokens({ env }, { clients: [{ session: 'unknown', tokens: 0 }] })).toBe(0);
    expect(killedTokens({ env }, {})).toBe(0);
  });
});
