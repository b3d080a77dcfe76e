import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exitCodeOfJob, isSameWork, type Job, type JobWork, newJob } from '../../../src/core/jobs/job.ts';
import { jobLines, jobStanding, newsOf, viewOf, whatOf } from '../../../src/core/jobs/job-text.ts';
import { nextInLine, placeInLine, type WaitingJob } from '../../../src/core/jobs/line.ts';

const PHASE: JobWork = {
  kind: 'execute-phase',
  phase: '1',
  folder: '01-foundation',
  wave: null,
  gapsOnly: false,
};
const job = (change: Partial<Job> = {}): Job => ({
  ...newJob('20261122-101112-abc123', PHASE, { session: null, now: 1_000_000 }),
  ...change,
});
const units = (...states: readonly Job['units'][number]['state'][]): Job['units'] =>
  states.map((state, at) => ({ name: `01-0${at + 1}`, state }));
const view = (change: Partial<Job> = {}, isLeft = false) =>
  viewOf(job(change), { now: 2_000_000, isLeft, lines: [] });

describe('a job', () => {
  it.each([
    ['done', 0],
    ['failed', 1],
    ['waiting', 3],
    ['cancelled', 130],
    ['running', null],
    ['queued', null],
  ] as const)('maps a job that is %s to exit code %s', (status, code) => {
    expect(exitCodeOfJob({ status })).toBe(code);
  });

  it('recognises the same work, and no other', () => {
    expect(isSameWork(PHASE, { ...PHASE })).toBe(true);
    expect(isSameWork(PHASE, { ...PHASE, wave: 1 })).toBe(false);
  });
});

describe('a job as people read it', () => {
  it('shows what it waits for and what to type, but not its last step', () => {
    const waitsFor = [
      { reason: 'at a checkpoint is plan 01-02: log in', type: '/msw:execute 1 --answer 01-02 YOUR WORDS' },
    ];
    const shown = view({
      status: 'waiting',
      step: 'carries out 01-02',
      waitsFor,
      units: units('done', 'halted'),
    });
    expect(jobLines(shown)).toEqual([
      'Job 20261122-101112-abc123 (waiting, 50 %)',
      '  what       execute phase 1',
      '  done       1 of 2, 1 halted',
      '  waits for  at a checkpoint is plan 01-02: log in',
      '  type       /msw:execute 1 --answer 01-02 YOUR WORDS',
      '  spent      0:00',
      '  log        .msw/jobs/20261122-101112-abc123/log.txt',
    ]);
    expect(newsOf(shown)).toBe(
      'Job 20261122-101112-abc123 (execute phase 1) waits for you: at a checkpoint is plan 01-02: log in. Type /msw:execute 1 --answer 01-02 YOUR WORDS',
    );
  });

  it('shows that a running job without a worker is interrupted', () => {
    expect(jobStanding(view({ status: 'running', units: units('done', 'open') }, true))).toBe(
      'interrupted; it is taken up again, 50 %',
    );
  });

  it('shows its outcome and the next step', () => {
    const ended = view({ status: 'done', outcome: 'phase 1 is executed', next: '/msw:verify 1' });
    expect(newsOf(ended)).toBe(
      'Job 20261122-101112-abc123 (execute phase 1) is done: phase 1 is executed. Next: /msw:verify 1',
    );
  });

  it.each([
    [{ ...PHASE, wave: 2, gapsOnly: true }, 'execute phase 1, wave 2, gaps only'],
    [{ kind: 'plan-phase', phase: '2', gaps: true }, 'plan phase 2, gaps'],
    [
      { kind: 'execute-and-verify', plan: 'a\u202eb.md', testCommand: null, maxIterations: null },
      'carry out “ab.md”',
    ],
    [{ kind: 'research', topic: 'Retries', options: {} }, 'research “Retries”'],
  ] as const)('describes %j as %s', (work, words) => {
    expect(whatOf(work)).toBe(words);
  });
});

describe('the queue', () => {
  const waiting = (id: string, change: Partial<WaitingJob> = {}): WaitingJob => ({
    id,
    project: `/${id}`,
    lane: 'client',
    state: 'queued',
    queuedAt: 0,
    ...change,
  });

  it.each([
    ['the longest waiting first', [waiting('b', { queuedAt: 2 }), waiting('a', { queuedAt: 1 })], 1, ['a']],
    ['up to the limit', [waiting('a'), waiting('b'), waiting('c')], 2, ['a', 'b']],
    ['running jobs count', [waiting('a', { state: 'running' }), waiting('b'), waiting('c')], 2, ['b']],
    ['one being cancelled is still running', [waiting('a', { state: 'cancelling' }), waiting('b')], 1, []],
    [
      'one that waits for a person is not running',
      [waiting('a', { state: 'waiting' }), waiting('b')],
      1,
      ['b'],
    ],
    [
      'one that waits for a usage limit lets another begin, but not in its project',
      [
        waiting('a', { project: '/p', state: 'limited' }),
        waiting('b', { project: '/p' }),
        waiting('c'),
        waiting('d'),
      ],
      1,
      ['c'],
    ],
    [
      'one job at a time per project',
      [waiting('a', { project: '/p' }), waiting('b', { project: '/p' })],
      5,
      ['a'],
    ],
    [
      'a busy project does not block others',
      [waiting('a', { project: '/p', state: 'running' }), waiting('b', { project: '/p' }), waiting('c')],
      2,
      ['c'],
    ],
    [
      'researches have a line of their own',
      [waiting('a', { project: '/p', state: 'running' }), waiting('b', { project: '/p', lane: 'research' })],
      1,
      ['b'],
    ],
  ] as const)('%s', (_, all, atOnce, expected) => {
    expect(nextInLine(all, atOnce)).toEqual(expected);
  });

  it.each([
    ['the next', [waiting('b'), waiting('c', { queuedAt: 1 })], 'waits in line, as the next'],
    [
      'a job of its own project',
      [waiting('a', { state: 'running', project: '/b' }), waiting('b'), waiting('c', { state: 'running' })],
      'waits in line, behind job a of this project',
    ],
    [
      'jobs of other projects',
      [waiting('a', { state: 'running' }), waiting('b', { queuedAt: 2 }), waiting('c', { queuedAt: 1 })],
      'waits in line, behind 2 jobs on this machine',
    ],
    [
      'no job that waits for a person or a usage limit, and no research',
      [
        waiting('a', { state: 'waiting' }),
        waiting('d', { state: 'limited' }),
        waiting('b'),
        waiting('c', { state: 'running', lane: 'research' }),
      ],
      'waits in line, as the next',
    ],
  ] as const)('says that a job is behind %s', (_, all, said) => {
    expect(placeInLine(all, 'b')).toBe(said);
  });

  it('shows the place of a queued job, and the step of a running one', () => {
    const seen = (status: Job['status']) =>
      viewOf(job({ status, step: 'begins' }), {
        now: 1,
        isLeft: false,
        lines: [],
        place: 'waits, as the next',
      });
    expect(seen('queued').step).toBe('waits, as the next');
    expect(seen('running').step).toBe('begins');
  });

  const anyLine = fc.array(
    fc.record({
      project: fc.constantFrom('/a', '/b', '/c', '/d'),
      lane: fc.constantFrom('client', 'research'),
      state: fc.constantFrom('queued', 'running', 'limited', 'waiting', 'cancelling'),
      queuedAt: fc.integer({ min: 0, max: 5 }),
    }),
  );

  const isWorking = ({ state }: WaitingJob) => state === 'running' || state === 'cancelling';

  it('never exceeds the limit, never runs two jobs on one project, and leaves no place empty', () => {
    fc.assert(
      fc.property(
        anyLine,
        fc.integer({ min: 1, max: 4 }),
        fc.constantFrom('client', 'research'),
        (line, atOnce, lane) => {
          const all = line.map((one, at): WaitingJob => ({ ...one, id: String(at) }));
          const begun = new Set(nextInLine(all, atOnce));
          const here = all.filter((one) => one.lane === lane);
          const now = here.filter((one) => isWorking(one) || begun.has(one.id));
          expect(now.length).toBeLessThanOrEqual(Math.max(atOnce, here.filter(isWorking).length));
          // One that waits for a usage limit still has its project.
          const taken = here.filter((one) => now.includes(one) || one.state === 'limited');
          const left = here.filter(({ id, state }) => state === 'queued' && !begun.has(id));
          const mayWait = ({ project }: WaitingJob) =>
            now.length >= atOnce || (lane === 'client' && taken.some((one) => one.project === project));
          expect(left.every(mayWait)).toBe(true);
          const isAlone = ({ id, project }: WaitingJob) =>
            taken.every((one) => one.id === id || one.project !== project);
          expect(lane === 'research' || here.filter(({ id }) => begun.has(id)).every(isAlone)).toBe(true);
        },
      ),
    );
  });
});
