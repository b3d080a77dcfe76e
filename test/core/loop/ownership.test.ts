import { describe, expect, it } from 'vitest';
import type { LoopProgress } from '../../../src/core/loop/loop.ts';
import { gateOwner, hasLostOwner, isGate, isOrphaned } from '../../../src/core/loop/ownership.ts';
import { MINUTE, makeLoop, START } from './builders.ts';

const around = (minutes: number, alive: boolean) => ({
  now: START + minutes * MINUTE,
  host: 'here',
  isAlive: () => alive,
});
const owned = (owner: LoopProgress['owner']) => makeLoop({}, { owner });
const DAY = 24 * 60;

describe('a loop whose owner is gone (S13)', () => {
  it.each([
    ['its process lives', owned({ pid: 1, host: 'here' }), 999 * DAY, true, false],
    ['its process died a moment ago', owned({ pid: 1, host: 'here' }), 4, false, false],
    ['its process died', owned({ pid: 1, host: 'here' }), 6, false, true],
    ['its session said good-bye', owned({ pid: null, host: 'here' }), 0.1, true, true],
    ['it is another machine’s, silent for an hour', owned({ pid: 1, host: 'there' }), 60, false, false],
    ['it is another machine’s, silent for two days', owned({ pid: 1, host: 'there' }), 2 * DAY, true, true],
    ['its owner cannot be read', owned({ pid: null, host: '' }), 60, false, false],
    ['its owner cannot be read for two days', owned({ pid: null, host: '' }), 2 * DAY, false, true],
    ['the clock runs backwards', owned({ pid: 1, host: 'here' }), -60, false, false],
  ])('%s', (_name, loop, minutes, alive, orphaned) => {
    expect(isOrphaned(loop, around(minutes, alive))).toBe(orphaned);
  });

  it('is never orphaned while it rests, but may have lost its owner', () => {
    const pause = { cause: 'stuck', reason: 'x', at: START } as const;
    const loop = makeLoop({}, { pause, owner: { pid: null, host: 'here' } });
    expect(isOrphaned(loop, around(99, false))).toBe(false);
    expect(hasLostOwner(loop, around(99, false))).toBe(true);
  });

  it('is orphaned while it waits for an API that will not answer', () => {
    const pause = { cause: 'api-failure', reason: 'x', at: START } as const;
    const loop = makeLoop({}, { pause, owner: { pid: null, host: 'here' } });
    expect(isOrphaned(loop, around(99, false))).toBe(true);
  });

  it('tells the gate of a subagent from a session’s loop', () => {
    expect(isGate(makeLoop({ session: gateOwner('s', 'a1') }))).toBe(true);
    expect(isGate(makeLoop({ session: 's' }))).toBe(false);
  });
});
