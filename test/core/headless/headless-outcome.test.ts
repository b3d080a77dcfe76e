// The exit code of a run without a user.
import { expect, it } from 'vitest';
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
  [{ kind: 'left' } as const, [], false, 1],
  [{ kind: 'left' } as const, [], true, 130],
])('for %o with %j refused, interrupted %s, is %i', (state, denied, interrupted, code) => {
  expect(exitCodeOf(state, { denied, interrupted })).toBe(code);
});
