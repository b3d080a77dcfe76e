import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readJournal } from '../../../src/adapters/files/journal.ts';
import { findGuidance, type GuidanceFound, type GuidanceRequest } from '../../../src/app/find-guidance.ts';
import { jobIdOf, jobPath, readJob } from '../../../src/app/guidance-job.ts';
import { judgeGuidance } from '../../../src/app/judge-guidance.ts';
import { type Google, startGoogle } from '../../support/google/google.ts';
import { SEED_NOTEBOOK } from '../../support/google/notebooks.ts';
import { ANSWER } from '../../support/google/query.ts';
import { bundle } from '../../support/nlm/bundle.ts';
import { isExpected, NLM_VERSIONS, nlmEnvironment } from '../../support/nlm/nlm-store.ts';
import { sampleFailure } from '../../support/nlm/sample-failure.ts';

const PROFILES = ['ok', 'query429', 'expired', 'slowquery', 'drop'] as const;
const CLASS = sampleFailure().fingerprints.class;
const PATIENT_MS = 60_000;

let programs = '';
let worker = '';
let program = '';

beforeAll(async () => {
  programs = mkdtempSync(join(tmpdir(), 'msw-'));
  worker = await bundle('src/hooks/ask-notebook.ts', programs, 'ask-notebook');
  program = await bundle('test/support/nlm/find-guidance-program.ts', programs, 'find-guidance');
});

afterAll(() => rmSync(programs, { recursive: true, force: true }));

describe.each(NLM_VERSIONS.filter(isExpected))('findGuidance with the real nlm %s', (version) => {
  let google: Google;
  let directory = '';
  let projectRoot = '';
  let env: Record<string, string> = {};

  beforeEach(async () => {
    google = await startGoogle();
    directory = mkdtempSync(join(tmpdir(), 'msw-'));
    projectRoot = join(directory, 'project');
    env = nlmEnvironment(directory, google, version, PROFILES);
    configure('ok');
  });

  afterEach(async () => {
    google.release();
    const job = readJob(jobPath(projectRoot, jobIdOf(CLASS)));
    if (job?.status === 'running') await settled();
    await google.close();
    rmSync(directory, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  });

  function configure(profile: string): void {
    mkdirSync(join(projectRoot, '.msw'), { recursive: true });
    const config = { notebook: SEED_NOTEBOOK, nlmProfile: profile };
    writeFileSync(join(projectRoot, '.msw', 'config.json'), JSON.stringify(config));
  }

  function find(parts: Partial<GuidanceRequest> = {}): Promise<GuidanceFound> {
    const failure = sampleFailure();
    const request = { projectRoot, loopId: 'loop-1', failure, queriedErrors: [], failedAnswers: [], worker };
    return findGuidance({ ...request, deadlineMs: PATIENT_MS, now: Date.now, env, ...parts });
  }

  async function settled(): Promise<void> {
    const path = jobPath(projectRoot, jobIdOf(CLASS));
    await expect.poll(() => readJob(path)?.status, { timeout: 50_000 }).toMatch(/answered|refused/);
  }

  it('asks once, offers the answer again from the cache, and never what failed', async () => {
    const first = await find();
    expect(first).toMatchObject({ status: 'found', from: 'notebook', guidance: { text: ANSWER } });
    if (first.status !== 'found') return;
    const { answerHash, id } = first.guidance;
    expect(await find({ loopId: 'loop-2' })).toMatchObject({
      status: 'found',
      from: 'cache',
      guidance: { id },
    });
    expect(await find({ failedAnswers: [answerHash] })).toEqual({ status: 'none', notice: null });
    const judged = { projectRoot, guidanceId: id, failureClass: CLASS, nowIso: '2026-01-01T00:00:00.000Z' };
    for (const loopId of ['loop-1', 'loop-2']) {
      expect(await judgeGuidance({ ...judged, loopId, current: sampleFailure() })).toBe('did-not-help');
    }
    expect(await find({ loopId: 'loop-3' })).toEqual({ status: 'none', notice: null });
    expect(google.questions()).toHaveLength(1);
    const events = readJournal(projectRoot).map((line) => line.event);
    expect(events).toEqual([
      'guidance-asked',
      'guidance-answered',
      'guidance-offered',
      'guidance-offered',
      'guidance-judged',
      'guidance-judged',
    ]);
    expect(readJournal(projectRoot)[1]).toMatchObject({ loop: 'loop-1', answerHash });
  });

  it('asks once when ten processes want to know at the same time', async () => {
    const request = {
      projectRoot,
      loopId: 'loop-1',
      failure: sampleFailure(),
      queriedErrors: [],
      failedAnswers: [],
      deadlineMs: PATIENT_MS,
      worker,
    };
    const runs = Array.from({ length: 10 }, () =>
      execa(process.execPath, [program, JSON.stringify(request)], { env, extendEnv: false }),
    );
    for (const { stdout } of await Promise.all(runs)) {
      expect(JSON.parse(stdout)).toMatchObject({ status: 'found', guidance: { text: ANSWER } });
    }
    expect(google.questions()).toHaveLength(1);
  });

  it('does not wait past its deadline, and collects the answer later', async () => {
    configure('slowquery');
    const jobId = jobIdOf(CLASS);
    expect(await find({ deadlineMs: 1 })).toEqual({ status: 'pending', jobId });
    await google.seen('query');
    expect(await find({ deadlineMs: 0, queriedErrors: [{ class: CLASS }] })).toEqual({
      status: 'pending',
      jobId,
    });
    google.release();
    expect(await find({ queriedErrors: [{ class: CLASS }] })).toMatchObject({
      status: 'found',
      from: 'notebook',
    });
    expect(google.questions()).toHaveLength(1);
  });

  it('sends no secret, no path of this machine and one line', async () => {
    const token = ['ghp', 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8'].join('_');
    const query = `curl 401: request with ${token} and password=hunter2hunter2 failed`;
    await find({ failure: sampleFailure({ query }) });
    const [question] = google.questions();
    expect(question).toContain('curl 401: request with <secret>');
    const sent = google.requests.map((request) => decodeURIComponent(request.body)).join('\n');
    expect(sent).not.toContain(token);
    expect(sent).not.toContain('hunter2');
    const kept = readFileSync(join(projectRoot, '.msw', 'journal.jsonl'), 'utf8');
    expect(kept).not.toContain(token);
  });

  it.each([
    ['query429', 'quota of profile query429', 1],
    ['expired', '`nlm login --profile expired`', 0],
    ['drop', 'could not be reached', 1],
  ])(
    '%s: one sentence, and no second question while it would be in vain',
    async (profile, words, queries) => {
      configure(profile);
      expect(await find()).toEqual({ status: 'none', notice: expect.stringContaining(words) });
      expect(google.questions()).toHaveLength(queries);
      if (profile === 'expired') return;
      const other = sampleFailure({ fingerprints: { class: 'v1:00000000000000cc', exact: 'v1:1' } });
      expect(await find({ failure: other })).toEqual({
        status: 'none',
        notice: expect.stringContaining(words),
      });
      expect(google.questions()).toHaveLength(queries);
    },
  );

  it('asks again after a new login', async () => {
    configure('expired');
    await find();
    configure('ok');
    expect(await find()).toMatchObject({ status: 'found' });
  });

  it('notices a worker that died, and says so once it is collected', async () => {
    configure('slowquery');
    expect(await find({ deadlineMs: 1 })).toMatchObject({ status: 'pending' });
    await google.seen('query');
    const pid = readJob(jobPath(projectRoot, jobIdOf(CLASS)))?.pid;
    if (typeof pid !== 'number') throw new Error('the job names no worker');
    // Nothing in the worker can see this coming.
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
    const found = await find();
    expect(found).toEqual({ status: 'none', notice: expect.stringContaining('ended without an answer') });
    expect(google.questions()).toHaveLength(1);
  });

  it('does not find nlm inside the project', async () => {
    const { MSW_NLM: _, ...rest } = env;
    const found = await find({ env: { ...rest, PATH: projectRoot } });
    expect(found).toEqual({ status: 'none', notice: expect.stringContaining('is not installed') });
    expect(existsSync(jobPath(projectRoot, jobIdOf(CLASS)))).toBe(false);
  });

  it('asks nobody when no notebook is configured', async () => {
    rmSync(join(projectRoot, '.msw', 'config.json'));
    expect(await find()).toEqual({ status: 'none', notice: null });
    expect(google.requests).toHaveLength(0);
  });
});
