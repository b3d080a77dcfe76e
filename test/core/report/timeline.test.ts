import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderTimeline } from '../../../src/core/report/timeline.ts';

const time = '2026-11-21T22:15:30.123Z';
const inLoop = { loop: 'l1', session: 's1' };
const inExecution = { loop: 'l1', session: 's1#a1', plan: '01-02' };
const research = { research: 'auth', topic: 'How to log in', trouble: null, report: null };
const query = { purpose: 'guidance', query: 'q1', notebook: 'n1', question: 'Why?' };
const line = (event: string, more: object = {}) =>
  renderTimeline('l1', [{ time, event, ...more }])
    .split('\n')[1]
    ?.replace('  2026-11-21 22:15:30  ', '');

describe('renderTimeline', () => {
  it('has a head and a line per event, in their order', () => {
    const checks = [{ name: 'test', command: 'npm test', origin: 'typed' }];
    const text = renderTimeline('20261121-a', [
      { time, event: 'loop-armed', ...inLoop, checks, maxIterations: 20 },
      {
        time: 'when',
        event: 'loop-ended',
        ...inLoop,
        cause: 'done',
        reason: 'every check passed',
        iteration: 3,
      },
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
        ...inLoop,
        iteration: 2,
        counted: false,
        strategy: 'infra',
        breaker: 'half-open',
        change: '1 of 3 problems gone',
        checks: [{ name: 'test', outcome: 'failed', exitCode: 1, durationMs: 2140 }],
        failure: null,
        headline: 'adds VAT (cart.test.js:5): expected 119 to be 120',
        guidance: 'notebook',
      },
      'iteration 2 (not counted): test failed in 2.1 s; adds VAT (cart.test.js:5): expected 119 to be 120; 1 of 3 problems gone; guidance: notebook; asked for: infra; breaker half-open',
    ],
    ['loop-paused', inLoop, 'paused'],
    [
      'loop-paused',
      { ...inLoop, cause: 'stuck', reason: 'the same failure 3 times' },
      'paused: stuck; the same failure 3 times',
    ],
    ['loop-resumed', { ...inLoop, rested: 600_000 }, 'resumed: after 10 min'],
    [
      'guidance-refused',
      { loop: 'l1', class: 'c', job: 'j', reason: 'network', text: 'later' },
      'no answer from the notebook: network; later',
    ],
    [
      'guidance-judged',
      { loop: 'l1', class: 'c', guidance: 'g', outcome: 'helped' },
      'guidance judged: helped',
    ],
    [
      'notebook-asked',
      { ...query, profile: 'work', outcome: 'answered', cost: 1 },
      'account work: answered; 1 question spent',
    ],
    [
      'notebook-asked',
      { ...query, profile: null, outcome: 'rate-limited', cost: 0 },
      'account ?: rate-limited; 0 questions spent',
    ],
    [
      'guidance-adopted',
      { loop: 'l1', class: 'c', guidance: 'g', answerHash: 'h' },
      'an answer of another project fits',
    ],
    [
      'execution-armed',
      { ...inLoop, execution: { phase: '1', folder: '01-base', wave: 2, gapsOnly: true } },
      'execution armed: phase 1; wave 2; gaps only',
    ],
    [
      'checkpoint-reached',
      { ...inExecution, type: 'decision', task: 3 },
      'plan 01-02 stopped at a checkpoint: decision; task 3',
    ],
    [
      'plan-halted',
      { ...inExecution, reason: 'the same failure 3 times' },
      'plan 01-02 halted: the same failure 3 times',
    ],
    [
      'plan-done',
      { loop: 'l1', plan: '01-02', iterations: 2, commit: { status: 'committed', hash: '0123456789abcdef' } },
      'plan 01-02 done: 2 iterations; committed: 01234567',
    ],
    [
      'plan-done',
      {
        loop: 'l1',
        plan: '01-02',
        iterations: null,
        commit: { status: 'refused', reason: 'no name is set' },
      },
      'plan 01-02 done: refused: no name is set',
    ],
    ['plan-resolved', { plan: '01-02', what: 'again' }, 'plan 01-02 resolved by the user: again'],
    [
      'untrusted-commands',
      { plan: 'PLAN.md', commands: ['make x', 'make y'] },
      'commands of PLAN.md not run, since they are not trusted: make x; make y',
    ],
    ['research-stopped', { ...research, trouble: 'no network' }, 'research auth stopped: no network'],
    ['foreign-loops-set-aside', { file: 'f', count: 1 }, '1 foreign loop record set aside: f'],
    ['something-new', { x: 1 }, 'something-new'],
    ['plan-halted', { plan: 7 }, 'plan-halted'],
    ['constructor', {}, 'constructor'],
  ])('%s', (event, more, expected) => {
    expect(line(event, more)).toBe(expected);
  });

  it('shows nothing that a terminal obeys, and takes any journal', () => {
    expect(line('loop-paused', { ...inLoop, reason: 'a\u001b[2J\u0007b\nc' })).toBe('paused: ab c');
    fc.assert(
      fc.property(fc.string(), fc.dictionary(fc.string(), fc.jsonValue()), (event, more) => {
        const text = renderTimeline('l', [{ ...more, time, event }]);
        expect(text.split('\n')).toHaveLength(2);
        expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
      }),
    );
  });
});
