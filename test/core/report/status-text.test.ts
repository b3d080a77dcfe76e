import { describe, expect, it } from 'vitest';
import { renderStatus } from '../../../src/core/report/status-text.ts';
import { MINUTE, makeFailure, makeLoop, START } from '../loop/builders.ts';

const status = (loops: Parameters<typeof renderStatus>[0]['loops'], session: string | null = 'session-a') =>
  renderStatus({ loops, session, now: START + 12.5 * MINUTE });

describe('renderStatus', () => {
  it('says how to start where there is no loop', () => {
    expect(status([])).toContain('/msw:loop');
  });

  it('tells what a loop is about, where it stands and what holds it', () => {
    const loop = makeLoop(
      { completionPromise: 'DONE', prompt: 'Fix\n  the shop' },
      { iteration: 4, lastFailure: makeFailure('A'), hints: ['look at total.js'] },
    );
    expect(status([loop])).toBe(
      [
        'Loop 20261121-120000-abc123 (running, this session)',
        '  task       Fix the shop',
        '  budget     iteration 4 of 20, 12 of 240 minutes',
        '  check      test: npm test',
        '  promise    DONE',
        '  failure    A.test.ts:5: expected A',
        '  hints      1, last: look at total.js',
        '  evidence   .msw/loops/20261121-120000-abc123/',
      ].join('\n'),
    );
  });

  it('puts the loop of the session that asks first', () => {
    const other = makeLoop({ id: 'other', session: 'session-b' });
    const text = status([other, makeLoop()]);
    expect(text.indexOf('this session')).toBeLessThan(text.indexOf('another session'));
    expect(status([other], null)).not.toContain('session)');
  });

  it('does not count pauses, nor minutes before the start', () => {
    const pause = { cause: 'user', reason: 'by the user', at: START + 10 * MINUTE } as const;
    const paused = makeLoop({}, { pause, pausedMs: 4 * MINUTE });
    expect(status([paused])).toContain('(paused: by the user, this session)');
    expect(status([paused])).toContain('6 of 240 minutes');
    expect(status([makeLoop({ startedAt: START + 99 * MINUTE })])).toContain('0 of 240 minutes');
  });

  it('keeps a long reason on one short line', () => {
    const pause = { cause: 'blocked', reason: 'x'.repeat(2000), at: START } as const;
    const [first = ''] = status([makeLoop({}, { pause })]).split('\n');
    expect(first.length).toBeLessThan(240);
  });
});
