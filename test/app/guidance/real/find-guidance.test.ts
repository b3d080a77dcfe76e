import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readJournal } from '../../../../src/adapters/log/journal.ts';
import { findGuidance } from '../../../../src/app/guidance/find-guidance.ts';
import { jobIdOf, jobPath, readGuidanceJob } from '../../../../src/app/guidance/guidance-job.ts';
import { judgeGuidance } from '../../../../src/app/guidance/judge-guidance.ts';
import type { GuidanceRequest } from '../../../../src/app/guidance/known-guidance.ts';
import type { Guidance } from '../../../../src/core/guidance/guidance.ts';
import { bundle } from '../../../support/bundle.ts';
import { sampleOf } from '../../../support/depth.ts';
import { type Google, startGoogle } from '../../../support/google/google.ts';
import { SEED_NOTEBOOK } from '../../../support/google/notebooks.ts';
import { ANSWER } from '../../../support/google/query.ts';
import { chooseNotebooks, type NotebookSettings } from '../../../support/nlm/choose-notebooks.ts';
import { isExpected, NLM_VERSIONS, nlmEnvironment } from '../../../support/nlm/nlm-store.ts';
import { quickNlm } from '../../../support/nlm/quick-nlm.ts';
import { sampleFailure } from '../../../support/nlm/sample-failure.ts';
import { sampled } from '../../../support/sampled.ts';

sampled();

const PROFILES = ['ok', 'query429', 'expired', 'slowquery', 'drop'] as const;
const CLASS = sampleFailure().fingerprints.class;
const JOB = jobIdOf(CLASS, [SEED_NOTEBOOK]);
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

describe.each(sampleOf('findGuidance', NLM_VERSIONS.filter(isExpected), 1))(
  'findGuidance with the real nlm %s',
  (version) => {
    let google: Google;
    let directory = '';
    let projectRoot = '';
    let env: Record<string, string> = {};

    beforeEach(async () => {
      google = await startGoogle();
      directory = mkdtempSync(join(tmpdir(), 'msw-'));
      projectRoot = join(directory, 'project');
      env = {
        ...nlmEnvironment(directory, google, version, PROFILES),
        MSW_NLM: await quickNlm(version),
      };
      await configure('ok');
    });

    afterEach(async () => {
      google.release();
      const job = readGuidanceJob(jobPath(env.MSW_HOME ?? '', JOB));
      if (job?.status === 'running') await settled();
      await google.close();
      rmSync(directory, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    });

    function configure(profile: string): Promise<void> {
      return write(projectRoot, { notebook: SEED_NOTEBOOK, nlmProfile: profile });
    }

    async function find(parts: Partial<GuidanceRequest> = {}) {
      const failure = sampleFailure();
      const request = {
        projectRoot,
        loopId: 'loop-1',
        iteration: 1,
        command: 'node check.js',
        output: '',
        failure,
        times: 2,
        hasChanged: true,
        queriedErrors: [],
        failedAnswers: [],
        worker,
      };
      const asked = { ...request, deadlineMs: PATIENT_MS, now: Date.now, env, ...parts };
      const { steps: _, ...found } = await findGuidance(asked);
      return found;
    }

    async function write(folder: string, config: NotebookSettings): Promise<void> {
      mkdirSync(join(folder, '.msw'), { recursive: true });
      mkdirSync(env.MSW_HOME ?? '', { recursive: true });
      writeFileSync(join(folder, '.msw', 'config.json'), JSON.stringify(config));
      await chooseNotebooks(env.MSW_HOME ?? '', folder, config);
    }

    async function anotherProject(): Promise<string> {
      const folder = join(directory, 'other');
      await write(folder, { notebook: SEED_NOTEBOOK, nlmProfile: 'ok' });
      return folder;
    }

    async function settled(): Promise<void> {
      const path = jobPath(env.MSW_HOME ?? '', JOB);
      await expect.poll(() => readGuidanceJob(path)?.status, { timeout: 50_000 }).toMatch(/answered|refused/);
    }

    it('asks once, offers the answer again from the cache, and never offers one that did not help', async () => {
      const first = await find();
      expect(first).toMatchObject({ status: 'found', rung: 'notebook', guidance: { text: ANSWER } });
      if (first.status !== 'found') return;
      const { id } = first.guidance;
      expect(await find({ loopId: 'loop-2' })).toMatchObject({
        status: 'found',
        rung: 'answers',
        guidance: { id },
      });
      expect(google.questions()).toHaveLength(1);
      const events = readJournal(projectRoot).map((line) => line.event);
      expect(events).toEqual([
        'guidance-asked',
        'notebook-asked',
        'guidance-answered',
        'guidance-offered',
        'guidance-offered',
      ]);
      expect(readJournal(projectRoot)[1]).toMatchObject({ loop: 'loop-1', profile: 'ok', cost: 1 });
    });

    it('asks once more in the same conversation when the answer did not help, and then never again', async () => {
      google.meter('ok', { rolling: 0, weekly: 0 });
      const first = await find();
      if (first.status !== 'found') throw new Error('nothing was found');
      const { answerHash, id } = first.guidance;
      const judged = { projectRoot, guidanceId: id, failureClass: CLASS, nowIso: '2026-01-01T00:00:00.000Z' };
      const current = sampleFailure();
      const userFolder = env.MSW_HOME ?? '';
      const hasWorked = true;
      expect(await judgeGuidance({ ...judged, loopId: 'loop-1', current, userFolder, hasWorked })).toBe(
        'did-not-help',
      );
      // The stand-in gives the same answer again, which does not count as a new one.
      expect(await find({ failedAnswers: [answerHash] })).toEqual({ status: 'none', notices: [] });
      expect(google.questions()).toHaveLength(2);
      expect(google.questions()[1]).toContain('This did not help: "The helper retries once');
      const conversations = google.requests.filter(({ rpc }) => rpc === 'query').map(({ params }) => params);
      expect(JSON.stringify(conversations[1])).toContain(conversationOf(first));
      await find({ failedAnswers: [answerHash] });
      await find({ loopId: 'loop-2', failedAnswers: [answerHash], projectRoot: await anotherProject() });
      expect(google.questions()).toHaveLength(2);
    });

    it('answers another project with the same notebook without a question', async () => {
      await find();
      const other = await anotherProject();
      const known = await find({ projectRoot: other, loopId: 'loop-9' });
      expect(known).toMatchObject({ status: 'found', rung: 'answers', guidance: { text: ANSWER } });
      expect(google.questions()).toHaveLength(1);
      expect(readJournal(other).map((line) => line.event)).toEqual(['guidance-adopted', 'guidance-offered']);
    });

    it('joins the question of another project', async () => {
      await configure('slowquery');
      const other = await anotherProject();
      expect(await find({ deadlineMs: 1 })).toMatchObject({ status: 'pending' });
      await google.seen('query');
      const waiting = find({ projectRoot: other });
      google.release();
      expect(await waiting).toMatchObject({ status: 'found', rung: 'answers' });
      expect(google.questions()).toHaveLength(1);
    });

    it('is answered by the third account when the first is spent and the second is logged out', async () => {
      const docs = { query429: SEED_NOTEBOOK, expired: SEED_NOTEBOOK, ok: SEED_NOTEBOOK };
      await write(projectRoot, { notebook: 'docs', notebooks: { docs } });
      const found = await find();
      expect(found).toMatchObject({ status: 'found', rung: 'notebook', guidance: { text: ANSWER } });
      // The order of the accounts depends on which of them Google reported a remaining quota for.
      expect(found.notices.toSorted()).toEqual([
        expect.stringContaining('quota of profile query429 is used up until'),
        expect.stringContaining('run `nlm login --profile expired`'),
      ]);
      const before = google.requests.length;
      const failure = sampleFailure({ fingerprints: { class: 'v1:00000000000000cc', exact: 'v1:1' } });
      expect(await find({ failure })).toMatchObject({ status: 'found', notices: [] });
      const later = google.requests.slice(before).map(({ scenario }) => scenario);
      expect(new Set(later)).toEqual(new Set(['ok']));
    });

    it('asks once when ten processes ask at the same time', async () => {
      const request = {
        projectRoot,
        loopId: 'loop-1',
        iteration: 1,
        command: 'node check.js',
        output: '',
        failure: sampleFailure(),
        times: 2,
        hasChanged: true,
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
      await configure('slowquery');
      expect(await find({ deadlineMs: 1 })).toEqual({ status: 'pending', jobId: JOB, notices: [] });
      await google.seen('query');
      expect(await find({ deadlineMs: 0, queriedErrors: [{ class: CLASS, answerHash: null }] })).toEqual({
        status: 'pending',
        jobId: JOB,
        notices: [],
      });
      google.release();
      expect(await find({ queriedErrors: [{ class: CLASS, answerHash: null }] })).toMatchObject({
        status: 'found',
        rung: 'notebook',
      });
      expect(google.questions()).toHaveLength(1);
    });

    it('sends no secret and no path of this machine, on one line', async () => {
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
      '%s: one sentence, and no second question while it would be pointless',
      async (profile, words, queries) => {
        await configure(profile);
        expect(await find()).toEqual({ status: 'none', notices: [expect.stringContaining(words)] });
        expect(google.questions()).toHaveLength(queries);
        if (profile === 'expired') return;
        const other = sampleFailure({ fingerprints: { class: 'v1:00000000000000cc', exact: 'v1:1' } });
        expect(await find({ failure: other })).toEqual({
          status: 'none',
          notices: [expect.stringContaining(words)],
        });
        expect(google.questions()).toHaveLength(queries);
      },
    );

    it('asks again after a new login', async () => {
      await configure('expired');
      await find();
      await configure('ok');
      expect(await find()).toMatchObject({ status: 'found' });
    });

    it('notices a worker that died, and says so once the job is collected', async () => {
      await configure('slowquery');
      expect(await find({ deadlineMs: 1 })).toMatchObject({ status: 'pending' });
      await google.seen('query');
      const pid = readGuidanceJob(jobPath(env.MSW_HOME ?? '', JOB))?.pid;
      if (typeof pid !== 'number') throw new Error('the job names no worker');
      // Nothing in the worker can anticipate this.
      process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
      const found = await find();
      expect(found).toEqual({
        status: 'none',
        notices: [expect.stringContaining('ended without an answer')],
      });
      expect(google.questions()).toHaveLength(1);
    });

    it('does not find nlm inside the project', async () => {
      const { MSW_NLM: _, ...rest } = env;
      const found = await find({ env: { ...rest, PATH: projectRoot } });
      expect(found).toEqual({ status: 'none', notices: [expect.stringContaining('is not installed')] });
      expect(existsSync(jobPath(env.MSW_HOME ?? '', JOB))).toBe(false);
    });

    it('asks no account when no notebook is configured', async () => {
      rmSync(join(projectRoot, '.msw', 'config.json'));
      expect(await find()).toEqual({ status: 'none', notices: [] });
      expect(google.requests).toHaveLength(0);
    });
  },
);

function conversationOf(found: { readonly guidance?: Guidance }): string {
  const source = found.guidance?.source;
  return (source?.kind === 'notebook' ? source.conversationId : null) ?? 'no conversation';
}
