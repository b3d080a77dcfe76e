// The exit code of a run without a user.
import { expect, it } from 'vitest';
import { type ClientFacts, earlyEnd } from '../../../src/core/headless/early-end.ts';
import { exitCodeOf, type LoopState } from '../../../src/core/headless/headless-outcome.ts';

const ended = (cause: string): LoopState => ({ kind: 'ended', cause });
const paused = (cause: string): LoopState => ({ kind: 'paused', cause });

it.each([
  [ended('done'), [], false, 0],
  // The loop was done before the interruption, and although a tool was refused.
  [ended('done'), ['Write'], true, 0],
  [ended('max-iterations'), [], false, 1],
  [ended('stopped'), [], false, 1],
  [ended('max-iterations'), ['Write'], false, 3],
  [paused('stuck'), [], false, 1],
  [paused('stuck'), ['Bash'], false, 3],
  [paused('blocked'), [], false, 3],
  [paused('login'), [], false, 3],
  [paused('client-failed'), [], false, 1],
  [paused('interrupted'), [], true, 130],
])('for %o with %j refused, interrupted %s, is %i', (state, denied, interrupted, code) => {
  expect(exitCodeOf(state, { denied, interrupted })).toBe(code);
});

const normal: ClientFacts = {
  problem: null,
  exitCode: 0,
  stderr: '',
  result: { isError: false, text: 'done' },
  steppedAside: null,
  hasStopped: true,
};
const failed = { isError: true, text: 'API Error: 400 x', failure: { cause: 'usage-limit' } } as const;

it.each<[string, Partial<ClientFacts>, Partial<Parameters<typeof earlyEnd>[1]>, string | null, string]>([
  ['nothing of note', {}, {}, null, ''],
  ['Ctrl-C', { exitCode: null, result: null }, { isInterrupted: true }, 'interrupted', 'by Ctrl-C'],
  ['Ctrl-C before all else', { result: failed }, { isInterrupted: true }, 'interrupted', 'by Ctrl-C'],
  ['no plugin', { problem: 'it did not load MSW' }, {}, 'hooks-off', 'it did not load MSW'],
  ['hooks that were switched off', { hasStopped: false }, {}, 'hooks-off', 'ran no hook of MSW'],
  [
    'a full disk',
    { steppedAside: 'ENOSPC: no space left on device, write' },
    {},
    'disk-full',
    'MSW stepped aside: ENOSPC: no space left on device, write',
  ],
  ['a lock', { steppedAside: 'another MSW hook holds this loop' }, {}, 'client-failed', 'MSW stepped aside'],
  ['a full disk of the client', { result: null, stderr: 'write ENOSPC' }, {}, 'disk-full', 'write ENOSPC'],
  ['the cost', {}, { maxCost: 1, cost: 1.2 }, 'cost', 'the cost budget of $1 is spent'],
  ['a limit', { result: failed }, {}, 'usage-limit', 'ended with an error: API Error: 400 x'],
  ['a crash', { exitCode: null, result: null }, {}, 'client-failed', 'ended with an error: exit code none'],
])('the cause of an early end is what was seen first: %s', (_, facts, spent, cause, reason) => {
  const seen = { maxCost: null, cost: 0, isInterrupted: false, ...spent };
  const end = earlyEnd({ ...normal, ...facts }, seen);
  expect(end?.cause ?? null).toBe(cause);
  expect(end?.reason ?? '').toContain(reason);
});
