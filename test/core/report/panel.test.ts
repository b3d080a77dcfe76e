import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Job } from '../../../src/core/jobs/job.ts';
import { newJob } from '../../../src/core/jobs/job.ts';
import { panelLineOf } from '../../../src/core/jobs/job-text.ts';
import type { LiveRun } from '../../../src/core/loop/live-run.ts';
import type { Loop } from '../../../src/core/loop/loop.ts';
import { EMPTY_PANEL } from '../../../src/core/report/empty-panel.ts';
import { type Panel, readPanel } from '../../../src/core/report/panel.ts';
import { afterPrompt, panelLines, panelStatus } from '../../../src/core/report/panel-lines.ts';
import { checksOf, panelOf } from '../../../src/core/report/panel-of.ts';
import { MINUTE, makeAttempt, makeFailure, makeLoop, START } from '../loop/builders.ts';

const RUN: LiveRun = {
  check: 'test',
  at: 1,
  of: 2,
  startedAt: START + MINUTE,
  limitSeconds: 600,
  line: 'ok 12 adds VAT',
  pid: 7,
};
const NOW = START + MINUTE + 42_900;

const shownOf = (loop: Loop, live: readonly LiveRun[] = []): Panel => ({
  ...EMPTY_PANEL,
  loop: { ...panelOf(loop), live: checksOf(live) },
});
const drawn = (panel: Panel, now = NOW): readonly string[] => panelLines(panel, now).map(({ text }) => text);

describe('the panel of a loop', () => {
  const loop = makeLoop(
    { maxIterations: 20, maxMinutes: 60, maxTokens: 200_000 },
    {
      iteration: 3,
      lastFailure: makeFailure('A'),
      spent: { tokens: 94_000, lastMessage: null, agentsUntil: 0 },
      attempts: [
        makeAttempt(1),
        makeAttempt(2, {
          changes: [{ path: 'src/cart.js', added: 3, removed: 1 }],
          failure: 'expected 119 to be 120',
          relation: '1 of 2 problems gone',
        }),
      ],
    },
  );

  it('says where the loop is, what runs, what fails, what was tried and what is left', () => {
    expect(drawn(shownOf(loop, [RUN]))).toEqual([
      'msw ▸ iteration 3 of 20 · 59 minutes left · 94k of 200k tokens',
      '  test, check 1 of 2, for 0:42 of at most 10:00',
      '  ok 12 adds VAT',
      '  A.test.ts:5: expected A',
      '  1: then expected A (first seen)',
      '  2: changed src/cart.js (+3 -1); then expected 119 to be 120 (1 of 2 problems gone)',
    ]);
  });

  it('fits one line below the prompt, which the client begins with the plugin’s name', () => {
    expect(panelStatus(shownOf(loop, [RUN]), NOW)).toBe(
      '3/20 · test 0:42 (1 of 2) · A.test.ts:5: expected A',
    );
    expect(panelStatus(EMPTY_PANEL, NOW)).toBeNull();
  });

  it.each([
    [
      'paused',
      { pause: { cause: 'stuck', reason: 'three times the same', at: START } },
      'paused: three times the same',
    ],
    [
      'that waits',
      { waiting: [{ id: 'a', kind: 'agent', words: 'find callers', since: START }] },
      'waits for the agent “find callers”',
    ],
  ] as const)('says of one %s why nothing runs', (_, progress, words) => {
    const [head] = drawn(shownOf(makeLoop({}, progress)));
    expect(head).toContain(words);
    expect(head?.includes('left')).toBe(!('pause' in progress));
  });

  it('does not show a check for ever whose hook was killed', () => {
    const after = NOW + 601_000 + 30_000;
    expect(drawn(shownOf(loop, [RUN]), after).join()).not.toContain('check 1 of 2');
    expect(panelStatus(shownOf(loop, [RUN]), after)).not.toContain('0:42');
  });

  it('drops with the next prompt what was interrupted, and the ending that was read', () => {
    const ended = {
      iteration: 3,
      maxIterations: 20,
      ended: 'done and proven: red without the work',
      at: NOW,
    };
    const panel = { ...shownOf(loop, [RUN]), ended };
    expect(afterPrompt(panel, NOW + 1)).toEqual(shownOf(loop));
    expect(afterPrompt(panel, START)).toEqual(panel);
    expect(panelStatus({ ...EMPTY_PANEL, ended }, NOW)).toBe('3/20 · done and proven: red without the work');
  });
});

it.each([
  ['runs', { status: 'running', step: 'plan 01-02' }, 'job j1 · plan phase 2 · 1 of 2 · plan 01-02'],
  [
    'waits',
    { status: 'waiting', step: 'plan 01-02' },
    'job j1 · plan phase 2 · 1 of 2 · waits for you: /msw:status says what for',
  ],
  ['has ended', { status: 'done' }, null],
] as const)('a job that %s', (_, change, line) => {
  const units: Job['units'] = [
    { name: 'a', state: 'done' },
    { name: 'b', state: 'running' },
  ];
  const job = newJob('j1', { kind: 'plan-phase', phase: '2', gaps: false }, { session: 's', now: START });
  expect(panelLineOf({ ...job, units, ...change })).toBe(line);
  if (line !== null) expect(drawn({ ...EMPTY_PANEL, jobs: [{ id: 'j1', line }] })).toEqual([line]);
});

describe('text from outside', () => {
  const inert = (text: string): boolean =>
    text.length <= 400 &&
    !/[\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029]/u.test(text.replaceAll('\ufe0f', ''));
  const hostile = fc.string({
    unit: fc.constantFrom(
      'a',
      '\n',
      '\r',
      '\u001b[31m',
      '\u001b]8;;http://x\u0007',
      '\u202e',
      '\u2066',
      '\u200b',
      '\u0007',
      'م',
      '<system>',
      ' ',
    ),
    maxLength: 400,
  });

  it('is one inert line in the file, whatever a check prints', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const failure = makeFailure('A', { headline: text, message: text });
        const attempts = [
          makeAttempt(1, { failure: text, relation: text, changes: [{ path: text, added: 1, removed: 0 }] }),
        ];
        const pause = { cause: 'stuck', reason: text, at: START } as const;
        const written = shownOf(makeLoop({}, { lastFailure: failure, attempts, pause }), [
          { ...RUN, check: text, line: text },
        ]);
        expect(JSON.stringify(written)).not.toMatch(/\\u001b|\\n|\\r|\u202e|\u2066|\u200b/);
        expect(drawn(written).every(inert)).toBe(true);
      }),
    );
  });

  it('is one inert line on the screen, whoever wrote the file', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const loop = {
          ...panelOf(makeLoop()),
          paused: text,
          lastError: text,
          attempts: [text],
          waitsFor: text,
        };
        const live = [{ ...RUN, check: text, line: text }];
        const ended = { iteration: 1, maxIterations: 2, ended: text, at: NOW };
        const file = { v: 1, loop: { ...loop, live }, ended, jobs: [{ id: text, line: text }] };
        const read = readPanel(JSON.parse(JSON.stringify(file))) ?? EMPTY_PANEL;
        expect(read.jobs).toHaveLength(1);
        expect(
          [
            ...drawn(read),
            panelStatus(read, NOW) ?? '',
            panelStatus({ ...read, loop: null }, NOW) ?? '',
          ].every(inert),
        ).toBe(true);
      }),
    );
  });

  it.each([
    null,
    [],
    'x',
    {},
    { v: 2, loop: null, ended: null, jobs: [] },
    { v: 1, loop: { iteration: 'x' }, ended: null, jobs: [] },
  ])('is no panel when it is %j', (value) => expect(readPanel(value)).toBeNull());

  it('is read as it was written', () => {
    const panel = shownOf(makeLoop({}, { lastFailure: makeFailure('A') }), [RUN]);
    expect(readPanel(JSON.parse(JSON.stringify(panel)))).toEqual(panel);
  });
});
