// The files of jobs: nothing that MSW did not write counts, nothing is lost, and nothing runs without a claim.
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { identityOf } from '../../../src/adapters/process/process-identity.ts';
import { diagnoseJobs } from '../../../src/app/diagnose/diagnose-loops.ts';
import { cancelJob } from '../../../src/app/jobs/cancel-job.ts';
import {
  giveSign,
  isLeft,
  listClaims,
  newClaim,
  readWorkerClaim,
  type WorkerClaim,
  writeClaim,
} from '../../../src/app/jobs/claims.ts';
import { endJob, letJobWait, markOpen, takeNews } from '../../../src/app/jobs/end-job.ts';
import {
  changeJob,
  listJobs,
  logLine,
  readJob,
  readJobs,
  readLog,
  removeOldJobs,
  writeJob,
} from '../../../src/app/jobs/job-store.ts';
import { runJob } from '../../../src/app/jobs/run-job.ts';
import { chooseJob, showJob } from '../../../src/app/jobs/show-jobs.ts';
import { startJob } from '../../../src/app/jobs/start-job.ts';
import { tendJobs } from '../../../src/app/jobs/tend-jobs.ts';
import { findOperation } from '../../../src/app/operations/nouns.ts';
import { openWorkspace, type Workspace } from '../../../src/app/workspace/workspace.ts';
import { type Job, newJob } from '../../../src/core/jobs/job.ts';
import { secretSamples } from '../../support/secrets/samples.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const ID = '20261122-101112-abc123';
const WORK = { kind: 'research', topic: 'Retries', options: {} } as const;

const open = (change: Partial<Workspace> = {}): Workspace => {
  const opened = openWorkspace(tempFolder(), { PATH: process.env.PATH, MSW_HOME: tempFolder() });
  if (opened.status === 'refused') throw new Error(opened.reason);
  return { ...opened.workspace, ...change };
};
const keep = (workspace: Workspace, change: Partial<Job> = {}): Job => {
  const job = { ...newJob(ID, WORK, { session: 'session-1', now: 1000 }), ...change };
  expect(writeJob(workspace, job).status).toBe('ok');
  return job;
};
const claimFor = ({ project }: Workspace, change: Partial<WorkerClaim> = {}): WorkerClaim => ({
  ...newClaim({ id: ID, project, lane: 'client', state: 'queued', queuedAt: 1000 }),
  ...change,
});
const recordOf = ({ project }: Workspace): string => join(project, '.msw', 'jobs', ID, 'job.json');

const escaped = (text: string): string => text.replaceAll(/[.\\]/g, '\\$&');

describe('the record of a job', () => {
  it('is read back as written, even with another editor’s line ends and byte order mark', () => {
    const workspace = open();
    const job = keep(workspace);
    expect(readJob(workspace, ID)).toEqual(job);
    const text = readFileSync(recordOf(workspace), 'utf8');
    writeFileSync(recordOf(workspace), `\ufeff${text.replaceAll('\n', '\r\n')}`);
    expect(readJob(workspace, ID)).toEqual(job);
  });

  it.each([
    ['half written', (text: string) => text.slice(0, text.length / 2)],
    ['empty', () => ''],
    ['of another kind', () => '[]'],
    ['with another topic', (text: string) => text.replace('Retries', 'rm -rf ~')],
    ['with another state', (text: string) => text.replace('"queued"', '"done"')],
    ['without a signature', (text: string) => text.replace(/"signature": "\w+"/, '"signature": ""')],
    ['nested without end', () => `${'{"job":'.repeat(5000)}1${'}'.repeat(5000)}`],
    ['100 MB', () => `{"job": "${'x'.repeat(100 * 1024 * 1024)}"}`],
  ])('is ignored when it is %s', (_, change) => {
    const workspace = open();
    keep(workspace);
    writeFileSync(recordOf(workspace), change(readFileSync(recordOf(workspace), 'utf8')));
    const broken = readFileSync(recordOf(workspace), 'utf8');
    expect(readJob(workspace, ID)).toBeNull();
    expect(listJobs(workspace)).toEqual([]);
    const file = join('.msw', 'jobs', ID, 'job.json');
    expect(readJobs(workspace).unusable).toEqual([
      expect.stringMatching(`^${escaped(file)} [^.]*: .* move the folder`),
    ]);
    expect(readFileSync(recordOf(workspace), 'utf8')).toBe(broken);
  });

  it('is named where jobs are shown when it cannot be used, next to those that can', async () => {
    const workspace = open();
    expect(readJobs(workspace).unusable).toEqual([]);
    const said = async (name: string, input: object) => {
      const place = { folder: workspace.project, origin: 'named', cwd: workspace.project } as const;
      const quiet = { tell: () => {}, show: () => {}, emit: () => {}, now: Date.now };
      const env = { ...workspace.env, MSW_HOME: workspace.userFolder };
      const caller = { mark: null, isTerminal: false };
      const reply = await (await findOperation(name)).call({ ...place, ...quiet, env, caller }, { ...input });
      return `${'value' in reply ? reply.shown() : ''} ${reply.reason ?? ''}`;
    };
    keep(workspace);
    writeFileSync(recordOf(workspace), '{');
    expect(await said('job list', {})).toMatch(/job\.json cannot be read/);
    expect(await said('job list', {})).not.toContain('There is no job');
    expect(await said('job status', {})).toMatch(/job\.json cannot be read/);
    expect(await said('job status', { id: ID.slice(0, 8) })).toMatch(/job\.json cannot be read/);
    expect(await said('job status', { id: 'other' })).not.toContain('job.json');
    expect(diagnoseJobs(workspace)).toMatchObject({
      status: 'warn',
      detail: expect.stringMatching(/job\.json/),
    });
    const other = '20261122-101113-abc123';
    writeJob(workspace, { ...newJob(other, WORK, { session: null, now: 2 }), status: 'done', endedAt: 3 });
    expect(await said('job status', {})).toMatch(new RegExp(`${other}[^]*job\\.json cannot be read`));
    expect(await said('job list', {})).toMatch(new RegExp(`${other}[^]*job\\.json cannot be read`));
  });

  it('is ignored in another project, for another user, under another name, or behind a link', () => {
    const workspace = open();
    keep(workspace);
    const text = readFileSync(recordOf(workspace), 'utf8');
    for (const other of [{ ...open(), key: workspace.key }, { ...open() }]) {
      keep(other);
      writeFileSync(recordOf(other), text);
      expect(readJob(other, ID)).toBeNull();
    }
    const renamed = join(workspace.project, '.msw', 'jobs', 'other');
    mkdirSync(renamed);
    writeFileSync(join(renamed, 'job.json'), text);
    expect(readJob(workspace, 'other')).toBeNull();
    const away = join(tempFolder(), 'job.json');
    writeFileSync(away, text);
    rmSync(recordOf(workspace));
    symlinkSync(away, recordOf(workspace));
    expect(readJob(workspace, ID)).toBeNull();
    expect(readJob(workspace, '../../etc')).toBeNull();
  });

  it('loses no change when several are made at once', async () => {
    const workspace = open();
    keep(workspace);
    await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        changeJob(workspace, ID, (job) => ({ ...job, begun: [...job.begun, String(at)] })),
      ),
    );
    expect(readJob(workspace, ID)?.begun).toHaveLength(12);
  });

  it('cannot be written where .msw is not a folder, and says why', async () => {
    const workspace = open();
    writeFileSync(join(workspace.project, '.msw'), '');
    expect(writeJob(workspace, newJob(ID, WORK, { session: null, now: 0 }))).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining('is not a folder'),
    });
    expect(await changeJob(workspace, ID, (job) => job)).toBeNull();
    logLine(workspace, ID, 'nowhere');
    expect(listJobs(workspace)).toEqual([]);
  });

  it('is removed a month after the job ended, except for the last ten', () => {
    const workspace = open();
    for (let at = 0; at < 14; at += 1) {
      const id = `20261122-1011${10 + at}-abc123`;
      writeJob(workspace, {
        ...newJob(id, WORK, { session: null, now: at }),
        status: at === 0 ? 'waiting' : 'done',
        endedAt: at === 0 ? null : at,
      });
    }
    removeOldJobs(workspace, 31 * 24 * 3600_000);
    const left = listJobs(workspace).map(({ createdAt }) => createdAt);
    expect(left).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 0]);
  });
});

describe('the log of a job', () => {
  it('has one line per entry, without secrets and line ends, and is read in parts', () => {
    const workspace = open({ now: () => 0 });
    const [sample] = secretSamples();
    const [secret = 'none'] = sample?.secrets ?? [];
    logLine(workspace, ID, `first\nsecond ${sample?.text} \u001b[31mred`);
    logLine(workspace, ID, 'third');
    const { lines, end } = readLog(workspace.project, ID, { from: null, most: 5 });
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^1970-01-01T00:00:00\.000Z first second .*red$/);
    expect(lines.join()).not.toContain(secret);
    logLine(workspace, ID, 'fourth');
    appendFileSync(join(workspace.project, '.msw', 'jobs', ID, 'log.txt'), 'half a li');
    const more = readLog(workspace.project, ID, { from: end, most: 0 });
    expect(more.lines).toEqual(['1970-01-01T00:00:00.000Z fourth']);
    expect(readLog(workspace.project, ID, { from: more.end, most: 0 }).lines).toEqual([]);
    expect(readLog(workspace.project, ID, { from: null, most: 1 }).lines).toHaveLength(1);
  });

  it('starts again when it is full, and keeps the previous one', () => {
    const workspace = open();
    logLine(workspace, ID, 'first');
    const path = join(workspace.project, '.msw', 'jobs', ID, 'log.txt');
    appendFileSync(path, `${'x'.repeat(5 * 1024 * 1024)}\n`);
    logLine(workspace, ID, 'next');
    expect(readLog(workspace.project, ID, { from: 5_000_000, most: 0 }).lines).toHaveLength(1);
    expect(existsSync(path.replace('log.txt', 'log.1.txt'))).toBe(true);
  });
});

describe('the runner of a job', () => {
  const runner = async (change: Partial<NonNullable<WorkerClaim['runner']>> = {}) => ({
    ...identityOf(process.pid, tempFolder()),
    host: hostname(),
    ...change,
  });
  const HOUR = 3600_000;

  it.each([
    ['is alive while it gives signs of life', {}, 0, false],
    ['is alive though silent, because its process is running', {}, HOUR, false],
    ['is gone when another process has its pid', { start: 'another' }, 10_000, true],
    ['is left alone for a moment', { start: 'another' }, 3_000, false],
    [
      'is gone with its process where start times are unknown',
      { pid: 2 ** 22 + 1, start: null },
      10_000,
      true,
    ],
    ['is alive with its pid where start times are unknown', { start: null }, HOUR, false],
    ['counts as alive for half an hour on another machine', { host: 'elsewhere' }, HOUR / 4, false],
    ['is gone after that', { host: 'elsewhere' }, HOUR, true],
  ])('%s', async (_, change, silence, expected) => {
    const workspace = open();
    const claim = claimFor(workspace, { state: 'running', runner: await runner(change), at: 0 });
    writeClaim(workspace.userFolder, claim);
    giveSign(workspace.userFolder, ID, 1_000_000);
    expect(isLeft(workspace.userFolder, claim, 1_000_000 + silence)).toBe(expected);
  });

  it('has half a minute to start, and is not expected while the job waits', async () => {
    const { userFolder, ...workspace } = open();
    const begun = claimFor({ userFolder, ...workspace }, { state: 'running', at: 0 });
    expect(isLeft(userFolder, begun, 20_000)).toBe(false);
    expect(isLeft(userFolder, begun, 40_000)).toBe(true);
    expect(isLeft(userFolder, { ...begun, state: 'waiting' }, HOUR)).toBe(false);
  });

  it('is unknown when its claim cannot be read', () => {
    const { userFolder } = open();
    mkdirSync(join(userFolder, 'jobs'), { recursive: true });
    writeFileSync(join(userFolder, 'jobs', `${ID}.json`), '{"v": 1');
    writeFileSync(join(userFolder, 'jobs', 'x y.json'), '{}');
    expect(listClaims(userFolder)).toEqual([]);
  });
});

describe('a job without a claim', () => {
  it('is never run, whatever its record says', async () => {
    const workspace = open();
    keep(workspace, { status: 'running' });
    await tendJobs(workspace);
    expect(listClaims(workspace.userFolder)).toEqual([]);
    expect(await runJob(workspace, ID)).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining('No job'),
    });
    // Otherwise what the tests after this one start would be ended as this job's.
    expect(process.env.MSW_JOB).toBeUndefined();
    expect(await showJob(workspace, ID)).toMatchObject({ state: 'interrupted' });
    // Only its record is left, and that can be removed.
    expect(await cancelJob(workspace, ID)).toMatchObject({ status: 'done', job: { status: 'cancelled' } });
  });

  it('does not make a claim of another project count', async () => {
    const workspace = open();
    keep(workspace);
    writeClaim(workspace.userFolder, claimFor(workspace, { project: tempFolder() }));
    expect(await runJob(workspace, ID)).toMatchObject({ status: 'refused' });
  });
});

describe('the end of a job', () => {
  it('removes everything kept while the job ran, and tells its session once', async () => {
    const workspace = open();
    const job = keep(workspace, { status: 'running' });
    writeClaim(workspace.userFolder, claimFor(workspace, { state: 'running' }));
    markOpen(workspace);
    expect(existsSync(join(workspace.project, '.msw', 'jobs', 'open'))).toBe(true);
    await letJobWait(workspace, job, [{ reason: 'log in.', type: 'nlm login' }]);
    expect(readWorkerClaim(workspace.userFolder, ID)?.state).toBe('waiting');
    expect(existsSync(join(workspace.project, '.msw', 'jobs', 'open'))).toBe(false);
    expect(await takeNews(workspace, 'session-2')).toEqual([]);
    expect((await takeNews(workspace, 'session-1')).join()).toContain(
      'waits for you: log in. Type nlm login',
    );
    expect(await takeNews(workspace, 'session-1')).toEqual([]);
    await endJob(workspace, job, { status: 'done', outcome: 'the report is written', next: null });
    expect(readJob(workspace, ID)).toMatchObject({ status: 'done', waitsFor: [], runningSince: null });
    expect(listClaims(workspace.userFolder)).toEqual([]);
    expect((await takeNews(workspace, 'session-1')).join()).toContain('is done: the report is written.');
  });

  it('accepts the beginning of an id that means one job', () => {
    const workspace = open();
    expect(chooseJob(workspace, null)).toMatchObject({
      reason: expect.stringContaining('no job in this project'),
    });
    keep(workspace);
    writeJob(workspace, newJob('20261122-101113-abc124', WORK, { session: null, now: 2000 }));
    expect(chooseJob(workspace, null)).toEqual({ job: '20261122-101113-abc124' });
    expect(chooseJob(workspace, '20261122-101112')).toEqual({ job: ID });
    expect(chooseJob(workspace, '2026')).toMatchObject({ reason: expect.stringContaining('Several jobs') });
    expect(chooseJob(workspace, 'x')).toMatchObject({ reason: expect.stringContaining('no job x here') });
  });

  it('never comes for a job that cannot be started', async () => {
    expect(await startJob(open(), WORK, { session: null })).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining('install the plugin again'),
    });
  });
});
