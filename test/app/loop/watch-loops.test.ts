import { expect, it } from 'vitest';
import { watchLoops } from '../../../src/app/loop/watch-loops.ts';

it('shows again and again until nothing is to come', async () => {
  let left = 3;
  let waits = 0;
  await watchLoops(
    () => {
      left -= 1;
      return left > 0;
    },
    async () => {
      waits += 1;
    },
  );
  expect([left, waits]).toEqual([0, 2]);
});

it('ends at once when the user has seen enough', async () => {
  let shown = 0;
  await watchLoops(
    () => {
      shown += 1;
      return true;
    },
    async (signal) => {
      process.emit('SIGINT');
      expect(signal.aborted).toBe(true);
    },
  );
  expect(shown).toBe(1);
});
