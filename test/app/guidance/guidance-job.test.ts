import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type GuidanceJob,
  isJobAlive,
  jobIdOf,
  jobPath,
  openJobsFolder,
  readGuidanceJob,
  userFolderOfJob,
  writeGuidanceJob,
} from '../../../src/app/guidance/guidance-job.ts';
import { locateWorker } from '../../../src/app/guidance/request-answer.ts';

const NOW = 1_000_000_000_000;
const MINUTE = 60_000;

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'msw-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function job(parts: Partial<GuidanceJob> = {}): GuidanceJob {
  return {
    v: 2,
    id: jobIdOf('v1:a', ['nb']),
    class: 'v1:a',
    project: '/p',
    loop: 'l',
    question: 'q',
    notebook: 'nb',
    conversationId: null,
    followsUp: null,
    timeoutSeconds: 180,
    status: 'queued',
    queuedAt: NOW,
    pid: null,
    startedAt: null,
    endsBy: null,
    guidance: null,
    refusal: null,
    notices: [],
    ...parts,
  };
}

describe('a job file', () => {
  it('is read back as written, and belongs to its user', () => {
    expect(openJobsFolder(root)).toBe(true);
    writeGuidanceJob(root, job());
    expect(readGuidanceJob(jobPath(root, job().id))).toEqual(job());
    expect(userFolderOfJob(jobPath(root, job().id))).toBe(root);
  });

  it.each([
    ['no file', null],
    ['half a file', '{"v":1,'],
    ['another version', JSON.stringify({ ...job(), v: 1 })],
    ['the file of another job', JSON.stringify(job({ id: 'ask-other' }))],
    ['a pid that is a group', JSON.stringify(job({ pid: -1 }))],
  ])('is not read: %s', (_, content) => {
    openJobsFolder(root);
    if (content !== null) writeFileSync(jobPath(root, job().id), content);
    expect(readGuidanceJob(jobPath(root, job().id))).toBeNull();
  });

  it.skipIf(process.platform === 'win32')('is not written through a link', () => {
    symlinkSync(tmpdir(), join(root, 'guidance-jobs'));
    expect(openJobsFolder(root)).toBe(false);
  });

  it('stands for one class and one notebook, whatever the order of the accounts', () => {
    expect(jobIdOf('v1:a', ['x', 'y'])).toBe(jobIdOf('v1:a', ['y', 'x']));
    expect(jobIdOf('v1:a', ['x'])).not.toBe(jobIdOf('v1:a', ['y']));
    expect(jobIdOf('v1:a', ['x'])).not.toBe(jobIdOf('v1:b', ['x']));
  });

  it('is removed when it was not collected for days', () => {
    openJobsFolder(root);
    const old = new Date(Date.now() - 2 * 24 * 60 * MINUTE);
    writeGuidanceJob(root, job());
    writeGuidanceJob(root, job({ id: 'ask-old' }));
    utimesSync(jobPath(root, 'ask-old'), old, old);
    openJobsFolder(root);
    expect(readGuidanceJob(jobPath(root, job().id))).not.toBeNull();
    expect(readGuidanceJob(jobPath(root, 'ask-old'))).toBeNull();
  });
});

describe('isAlive', () => {
  const running = { status: 'running', pid: process.pid, startedAt: NOW, endsBy: NOW + 5 * MINUTE } as const;

  it.each([
    ['just queued', job(), 0, true],
    ['queued, but no worker came', job(), 1, false],
    ['running', job(running), 1, true],
    ['past its end: the pid may belong to another process', job(running), 6, false],
    ['with a pid that no process has', job({ ...running, pid: 2 ** 22 + 1 }), 1, false],
    ['answered', job({ ...running, status: 'answered' }), 1, false],
    ['refused', job({ ...running, status: 'refused' }), 1, false],
    ['queued in the future', job({ queuedAt: NOW + 10 * MINUTE }), 0, false],
    ['supposed to run for a year', job({ ...running, endsBy: NOW + 525_600 * MINUTE }), 600, false],
  ])('%s', (_, file, minutes, alive) => {
    expect(isJobAlive(file, NOW + minutes * MINUTE)).toBe(alive);
  });
});

describe('locateWorker', () => {
  it.each([
    ['dist/hooks/stop.cjs', true],
    ['dist/cli.mjs', true],
    ['dist/mcp/server.mjs', true],
    ['other/program.mjs', false],
  ])('from %s: %s', (program, found) => {
    const path = join(root, program);
    for (const file of [path, join(root, 'dist/hooks/ask-notebook.cjs')]) {
      mkdirSync(join(file, '..'), { recursive: true });
      writeFileSync(file, '');
    }
    expect(locateWorker(path)?.endsWith(join('hooks', 'ask-notebook.cjs')) ?? false).toBe(found);
  });

  it('finds no worker where there is no program', () => {
    expect(locateWorker(join(root, 'gone.cjs'))).toBeNull();
  });
});
