import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderTimeline } from '../../../src/core/report/timeline.ts';

const time = '2026-11-21T22:15:30.123Z';
const line = (event: string, more: object = {}) =>
  renderTimeline('l1', [{ time, event, ...more }])
    .split('\n')[1]
    ?.replace('  2026-11-21 22:15:30  ', '');

describe('renderTimeline', () => {
  it('has a head and a line per event, in their order', () => {
    const text = renderTimeline('20261121-a', [
      { time, event: 'loop-armed', checks: [{ name: 'test', command: 'npm test' }], maxIterations: 20 },
      { time: 'when', event: 'loop-ended', cause: 'done', reason: 'every check passed', iteration: 3 },
    ]);
    expect(text).toBe(
      [
        'Loop 20261121-a (times are UTC)',
        '  2026-11-21 22:15:30  armed: test (npm test); at most 20 iterations',
        '  ?                    ended: done; every check passed; iteration 3',
      ].join('\n'),
    );
  });

  it.each([
    [
      'iteration-finished',
      {
        iteration: 2,
        counted: false,
        strategy: 'infra',
        breaker: 'half-open',
        change: '1 of 3 problems gone',
        checks: [{ name: 'test', outcome: 'failed', durationMs: 2140 }],
        guidance: 'notebook',
      },
      'iteration 2 (not counted): test failed in 2.1 s; 1 of 3 problems gone; guidance: notebook; asked for: infra; breaker half-open',
    ],
    ['loop-paused', {}, 'paused'],
    [
      'loop-paused',
      { cause: 'stuck', reason: 'the same failure 3 times' },
      'paused: stuck; the same failure 3 times',
    ],
    ['loop-resumed', { rested: 600_000 }, 'resumed: after 10 min'],
    ['guidance-refused', { reason: 'quota', text: 'later' }, 'no answer from the notebook: quota; later'],
    ['guidance-judged', { outcome: 'helped' }, 'guidance judged: helped'],
    [
      'notebook-asked',
      { profile: 'work', outcome: 'answered', cost: 1 },
      'account work: answered; 1 question spent',
    ],
    ['notebook-asked', { outcome: 'rate-limited', cost: 0 }, 'account ?: rate-limited; 0 questions spent'],
    ['guidance-adopted', {}, 'an answer of another project fits'],
    ['something-new', { x: 1 }, 'something-new'],
    ['constructor', {}, 'constructor'],
  ])('%s', (event, more, expected) => {
    expect(line(event, more)).toBe(expected);
  });

  it('shows nothing that a terminal obeys, and takes any journal', () => {
    expect(line('loop-paused', { reason: 'a\u001b[2J\u0007b\nc' })).toBe('paused: ab c');
    fc.assert(
      fc.property(fc.string(), fc.dictionary(fc.string(), fc.jsonValue()), (event, more) => {
        const text = renderTimeline('l', [{ ...more, time, event }]);
        expect(text.split('\n')).toHaveLength(2);
        expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
      }),
    );
  });
});
