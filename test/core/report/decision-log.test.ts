import { describe, expect, it } from 'vitest';
import { foldedEntries, logEntries, readTimeSpan, renderLog } from '../../../src/core/report/decision-log.ts';

const LINES = [
  {
    ...{
      time: '2026-11-24T23:59:00Z',
      event: 'route-chosen',
      session: 's1',
      path: 'loop',
      rule: 'checks-decide',
    },
    ...{ reason: 'The task is medium.', command: '/msw:loop "Fix it"', task: 'Fix it' },
  },
  {
    ...{ time: '2026-11-24T23:59:01Z', event: 'loop-armed', loop: 'l1', session: 's1' },
    ...{ checks: [{ name: 'test', command: 'npm test', origin: 'proposed' }], maxIterations: 20 },
  },
  {
    ...{ time: '2026-11-25T00:00:10Z', event: 'notebook-asked', loop: 'l1', purpose: 'guidance', query: 'q' },
    ...{ profile: 'work', notebook: 'n', question: 'Why?', outcome: 'answered', cost: 1 },
  },
  {
    ...{
      time: '2026-11-25T00:00:20Z',
      event: 'called',
      session: 's1',
      by: 'Claude',
      operation: 'phase check',
    },
    ...{ words: '1 --round', outcome: 'failed', told: 'The plans of phase 1 are not ready.' },
  },
  { time: '2026-11-25T00:00:30Z', event: 'from-a-newer-version', loop: 7 },
];

const OF_JOB = [
  { time: '2026-11-25T00:01:00Z', event: 'job-queued', loop: 'j1', what: 'execute phase 2' },
  {
    ...{ time: '2026-11-25T00:01:01Z', event: 'plan-done', loop: 'j1', plan: '02-01', iterations: 2 },
    commit: { status: 'made', hash: '4c2a' },
  },
  {
    ...{ time: '2026-11-25T00:01:02Z', event: 'job-ended', loop: 'j1', status: 'done' },
    outcome: 'phase 2 is executed',
  },
];

describe('the decision log', () => {
  it('shows the results of a job’s plans under that job', () => {
    expect(logEntries([...LINES.slice(1, 2), ...OF_JOB]).map(({ about }) => about)).toEqual([
      'loop l1',
      'job j1',
      'job j1',
      'job j1',
    ]);
  });

  it('gives the kind, the subject and the event of each line', () => {
    expect(logEntries(LINES).map(({ kind, about, text }) => [kind, about, text])).toEqual([
      ['decision', '', 'way chosen: loop: Fix it; The task is medium.; /msw:loop "Fix it"'],
      ['decision', 'loop l1', 'armed: test (npm test); at most 20 iterations'],
      ['question', 'loop l1', 'account work: answered; 1 question spent'],
      ['call', '', 'Claude called phase check 1 --round: failed; The plans of phase 1 are not ready.'],
      ['outcome', '', 'from-a-newer-version'],
    ]);
  });

  it('shows calls that only look once, with how often, and what the first and the last one told', () => {
    const poll = (second: number, more: object = {}) => ({
      ...{ time: `2026-11-25T00:02:${10 + second}Z`, event: 'called', by: 'cursor', operation: 'job status' },
      ...{ words: '', outcome: 'done', told: `Job j1 (running, ${40 + second} %)`, ...more },
    });
    const list = { operation: 'job list', told: 'j1  running', words: '--project x' };
    const [ended] = OF_JOB.slice(-1);
    const lines = [
      ...[poll(0), poll(1, list), poll(2), poll(3, list), poll(4)],
      ...(ended === undefined ? [] : [ended]),
      ...[poll(5), poll(6, { outcome: 'failed', told: 'gone' }), poll(7, { by: 'Claude' })],
      ...[poll(8, { operation: 'checks run', told: 'passed' }), poll(9, { operation: 'checks run' })],
    ];
    const entries = foldedEntries(lines);
    expect(entries.map(({ text, times = 1 }) => `${times}: ${text}`)).toEqual([
      '3: cursor called job status 3 times, 40 % to 44 %: Job j1 (running, 44 %)',
      '2: cursor called job list --project x 2 times: j1 running',
      '1: job done: phase 2 is executed',
      '1: cursor called job status: Job j1 (running, 45 %)',
      '1: cursor called job status: failed; gone',
      '1: Claude called job status: Job j1 (running, 47 %)',
      '1: cursor called checks run: passed',
      '1: cursor called checks run: Job j1 (running, 49 %)',
    ]);
    expect(logEntries(lines)).toHaveLength(lines.length);
    expect(entries[0]).toMatchObject({ time: '2026-11-25T00:02:10Z', until: '2026-11-25T00:02:14Z' });
  });

  it('is one view, by day and by subject', () => {
    const shown = renderLog({
      project: '/work',
      since: '2026-11-24T12:00:00Z',
      entries: logEntries(LINES.slice(0, 4)),
    });
    expect(shown.split('\n')).toEqual([
      'Log of /work since 2026-11-24 12:00:00 (times are UTC)',
      '',
      '2026-11-24',
      '  23:59:00  decision  way chosen: loop: Fix it; The task is medium.; /msw:loop "Fix it"',
      '  loop l1',
      '    23:59:01  decision  armed: test (npm test); at most 20 iterations',
      '',
      '2026-11-25',
      '  loop l1',
      '    00:00:10  question  account work: answered; 1 question spent',
      '  00:00:20  call      Claude called phase check 1 --round: failed; The plans of phase 1 are not ready.',
    ]);
    expect(renderLog({ project: '/work', since: '2026-11-24T12:00:00Z', entries: [] })).toContain(
      'Nothing was',
    );
  });

  it.each([
    ['90m', 5_400_000],
    ['24h', 86_400_000],
    ['7d', 604_800_000],
    ['2w', 1_209_600_000],
    ['yesterday', null],
    ['', null],
    ['-1h', null],
  ])('reads the span %j as %j', (text, ms) => expect(readTimeSpan(text)).toBe(ms));
});
