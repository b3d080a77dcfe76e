import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findGuidance } from '../../../src/app/guidance/find-guidance.ts';
import { appendGuidance, readGuidance } from '../../../src/app/guidance/guidance-cache.ts';
import {
  type GuidanceJob,
  jobIdOf,
  jobPath,
  openJobsFolder,
  readGuidanceJob,
  writeGuidanceJob,
} from '../../../src/app/guidance/guidance-job.ts';
import { judgeGuidance } from '../../../src/app/guidance/judge-guidance.ts';
import type { GuidanceRequest } from '../../../src/app/guidance/known-guidance.ts';
import { makeGuidance } from '../../../src/core/guidance/guidance.ts';
import { chooseNotebooks } from '../../support/nlm/choose-notebooks.ts';
import { sampleFailure } from '../../support/nlm/sample-failure.ts';

const failure = sampleFailure();
const CLASS = failure.fingerprints.class;
const AT = '2026-01-01T00:00:00.000Z';
const NOW = Date.parse(AT);

let folder = '';
let root = '';
let home = '';

beforeEach(() => {
  folder = realpathSync.native(mkdtempSync(join(tmpdir(), 'msw-')));
  root = join(folder, 'project');
  home = join(folder, 'home');
  mkdirSync(root);
  mkdirSync(home);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Without the steps, which report on every rung. */
async function find(parts: Partial<GuidanceRequest> = {}) {
  const request = {
    projectRoot: root,
    loopId: 'l1',
    iteration: 1,
    command: 'node check.js',
    output: '',
    failure,
    times: 2,
    hasChanged: true,
    queriedErrors: [],
    failedAnswers: [],
  };
  const asked = { ...request, deadlineMs: 0, now: () => NOW, env: environment(), ...parts };
  const { steps: _, ...found } = await findGuidance(asked);
  return found;
}

function environment(): Record<string, string> {
  return { PATH: '', MSW_HOME: home, NOTEBOOKLM_MCP_CLI_PATH: join(folder, 'store') };
}

async function learn(text: string): Promise<{ id: string; hash: string }> {
  const source = { kind: 'document', path: 'docs/retry.md', heading: null } as const;
  const guidance = makeGuidance({ failureClass: CLASS, text, source, answeredAt: AT });
  await appendGuidance(root, { kind: 'answered', class: CLASS, at: AT, guidance });
  return { id: guidance.id, hash: guidance.answerHash };
}

/** Settings that the user chose; `brought` settings came with the repository instead. */
async function configure(brought?: object): Promise<void> {
  mkdirSync(join(root, '.msw'), { recursive: true });
  mkdirSync(home, { recursive: true });
  const settings = { notebook: 'nb' };
  writeFileSync(join(root, '.msw', 'config.json'), JSON.stringify(brought ?? settings));
  if (brought === undefined) await chooseNotebooks(home, root, settings);
}

/** A program called nlm that must not be run. */
function withNlm(): Record<string, string> {
  const path = join(folder, 'nlm');
  writeFileSync(path, '', { mode: 0o755 });
  return { ...environment(), MSW_NLM: path };
}

/** A question that another iteration has sent. */
function asked(parts: Partial<GuidanceJob>): GuidanceJob {
  return {
    v: 2,
    id: jobIdOf(CLASS, ['nb']),
    class: CLASS,
    project: root,
    loop: 'l1',
    question: 'q',
    notebook: 'nb',
    conversationId: null,
    followsUp: null,
    timeoutSeconds: 1,
    status: 'running',
    queuedAt: NOW,
    pid: process.pid,
    startedAt: NOW,
    endsBy: NOW + 1,
    guidance: null,
    refusal: null,
    notices: [],
    ...parts,
  };
}

describe('findGuidance without nlm', () => {
  it('offers what the project knows, and records the offer', async () => {
    const { id } = await learn('Pass retries.');
    expect(await find()).toMatchObject({ status: 'found', rung: 'answers', guidance: { id } });
    expect(readGuidance(root).at(-2)).toMatchObject({ kind: 'offered', guidance: id, loop: 'l1' });
  });

  it('finds nothing where nothing is known, and leaves only .msw behind', async () => {
    expect(await find()).toEqual({ status: 'none', notices: [] });
    expect(readdirSync(root).filter((name) => name !== '.msw')).toEqual([]);
  });

  it('says that nlm is missing when a notebook is configured', async () => {
    await configure();
    expect(await find()).toEqual({ status: 'none', notices: [expect.stringContaining('not installed')] });
  });

  it.each([
    [{ notebook: 'nb' }, 'names a notebook that you have not chosen for this project'],
    [{ notebook: 'nb', notebooks: { docs: { work: 'x' } } }, '"notebooks" there'],
    [{ notebook: 'nb', notebooks: { docs: { 'a/b': 'x' } } }, '"a/b" in "docs" is not a profile name'],
  ])(
    'asks no account when a repository says %j, and explains in one line what to do',
    async (brought, words) => {
      await configure(brought);
      const found = await find({ env: withNlm(), worker: 'unused' });
      expect(found).toEqual({ status: 'none', notices: [expect.stringContaining(words)] });
      expect(found.notices[0]).not.toContain('\n');
      expect(found.notices[0]).toMatch(/\/msw:setup use|until it is corrected/);
      expect(readdirSync(home)).not.toContain('guidance-jobs');
    },
  );

  it.each([
    ['{"notebook"', /^\.msw\/config\.json cannot be read \(.+\); the defaults hold; until it is corrected, /],
    ['{"notebok": "nb"}', /^"notebok" in \.msw\/config\.json is not a setting .+; until it is corrected, /],
  ])('tells of the settings %j as settings, and names their file once', async (text, words) => {
    mkdirSync(join(root, '.msw'), { recursive: true });
    writeFileSync(join(root, '.msw', 'config.json'), text);
    const [notice = '', ...others] = (await find()).notices;
    expect(others).toEqual([]);
    expect(notice).toMatch(words);
    expect(notice.split('config.json')).toHaveLength(2);
    expect(notice).not.toContain('NotebookLM');
  });

  it('reports that its own worker is missing', async () => {
    await configure();
    const found = await find({ env: withNlm() });
    expect(found).toEqual({ status: 'none', notices: [expect.stringContaining('NotebookLM was not asked')] });
  });

  it('does not ask again when this loop already has an answer', async () => {
    await configure();
    const queriedErrors = [{ class: CLASS, answerHash: '00' }];
    expect(await find({ queriedErrors })).toEqual({ status: 'none', notices: [] });
  });

  it('collects a job whose worker has exited as no answer, and records that', async () => {
    await configure();
    openJobsFolder(home);
    const id = jobIdOf(CLASS, ['nb']);
    writeGuidanceJob(home, asked({}));
    let clock = NOW;
    const waiting = find({ deadlineMs: 3_600_000, now: () => (clock += 1_000) });
    expect(await waiting).toEqual({
      status: 'none',
      notices: [expect.stringContaining('without an answer')],
    });
    expect(readGuidanceJob(jobPath(home, id))?.status).toBe('refused');
    expect(readGuidance(root).at(-2)).toMatchObject({ kind: 'refused', refusal: { reason: 'unknown' } });
  });

  it('does not wait again for a question for which earlier iterations have waited', async () => {
    await configure();
    openJobsFolder(home);
    const sent = asked({ queuedAt: NOW - 60_000, endsBy: NOW + 300_000 });
    writeGuidanceJob(home, sent);
    // The clock stands still: whoever waited would wait for ever.
    expect(await find({ deadlineMs: 60_000 })).toEqual({ status: 'pending', jobId: sent.id, notices: [] });
  });

  it.each([
    ['.msw is a file', () => writeFileSync(join(root, '.msw'), '')],
    ['the cache is a folder', () => mkdirSync(join(root, '.msw', 'guidance.jsonl'), { recursive: true })],
    [
      'the jobs are a file',
      async () => {
        await configure();
        writeFileSync(join(home, 'guidance-jobs'), '');
      },
    ],
    [
      'the config is broken',
      async () => {
        await configure();
        writeFileSync(join(root, '.msw', 'config.json'), '{');
      },
    ],
  ])('never stops a loop: %s', async (_, spoil) => {
    await spoil();
    const found = await find({ env: withNlm(), worker: 'unused' });
    expect(found.status).toBe('none');
  });
});

describe('judgeGuidance', () => {
  it('gives the judgement to the loop that was offered the guidance, and changes what is offered next', async () => {
    const first = await learn('first');
    await find();
    const judge = {
      projectRoot: root,
      userFolder: home,
      guidanceId: first.id,
      failureClass: CLASS,
      nowIso: AT,
      hasWorked: true,
    };
    expect(await judgeGuidance({ ...judge, loopId: 'l1', current: null })).toBe('helped');
    expect(readGuidance(root).at(-1)).toMatchObject({ kind: 'judged', loop: 'l1', outcome: 'helped' });
    await learn('second');
    expect(await find({ loopId: 'l2' })).toMatchObject({ guidance: { text: 'first' } });
    expect(await judgeGuidance({ ...judge, loopId: 'l2', current: failure })).toBe('did-not-help');
    expect(await find({ loopId: 'l2', failedAnswers: [first.hash] })).toMatchObject({
      guidance: { text: 'second' },
    });
  });

  it('offers guidance learned under the class of older rules, and judges it under today’s class', async () => {
    const { id } = await learn('first');
    const today = { class: 'v2:00000000000000aa', exact: 'v2:00000000000000bb', former: [CLASS] };
    const renamed = sampleFailure({ fingerprints: today });
    expect(await find({ failure: renamed })).toMatchObject({ guidance: { text: 'first' } });
    const judge = {
      projectRoot: root,
      userFolder: home,
      guidanceId: id,
      failureClass: today.class,
      nowIso: AT,
      hasWorked: true,
    };
    expect(await judgeGuidance({ ...judge, loopId: 'l1', current: renamed })).toBe('did-not-help');
  });

  it('does not count a failure that is out of sight as fixed', async () => {
    const { id } = await learn('first');
    await find();
    const fingerprints = { class: 'v1:cc', exact: 'v1:dd' };
    const current = sampleFailure({ fingerprints, items: [], phase: 'compile' });
    const judge = { projectRoot: root, userFolder: home, guidanceId: id, failureClass: CLASS, nowIso: AT };
    const here = { ...judge, hasWorked: true, loopId: 'l1' };
    expect(await judgeGuidance({ ...here, current })).toBe('unknown');
    // Nor does it count a failure that nobody has worked on as still there.
    expect(await judgeGuidance({ ...here, current: failure, hasWorked: false })).toBe('unknown');
  });
});
