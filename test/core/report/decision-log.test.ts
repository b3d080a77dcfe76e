import { describe, expect, it } from 'vitest';
import { logEntries, readSpan, renderLog } from '../../../src/core/report/decision-log.ts';

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
  ])('reads the span %j as %j', (text, ms) => expect(readSpan(text)).toBe(ms));
});
