import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { liveRuns, readLiveRuns } from '../../../src/adapters/loops/live-runs.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const CHECK = { check: 'test', at: 1, of: 2, startedAt: 5, limitSeconds: 600 };
const read = (folder: string, isAlive = true) => readLiveRuns(folder, 'loop-1', () => isAlive);

describe('what runs now', () => {
  it('is there from the beginning of a check to its end', () => {
    const folder = tempFolder();
    expect(read(folder)).toEqual([]);
    const live = liveRuns(folder, 'loop-1');
    const first = live.begin(CHECK, false);
    const second = live.begin({ ...CHECK, check: 'lint', at: 2 }, false);
    expect(read(folder)).toMatchObject([{ ...CHECK, line: null, pid: process.pid }, { check: 'lint' }]);
    first.end();
    expect(read(folder)).toMatchObject([{ check: 'lint' }]);
    second.end();
    expect(existsSync(join(folder, 'live', 'loop-1.json'))).toBe(false);
  });

  it.each([
    [false, 'b'],
    [true, null],
  ])('holds the last line that was printed; of a sealed check (%s) none', (isSealed, line) => {
    vi.useFakeTimers();
    try {
      const folder = tempFolder();
      const check = liveRuns(folder, 'loop-1').begin(CHECK, isSealed);
      check.output(Buffer.from('a\n'));
      check.output(Buffer.from('b\n\n'));
      vi.advanceTimersByTime(1000);
      expect(read(folder)).toMatchObject([{ line }]);
      check.output(Buffer.from(' \n'));
      vi.advanceTimersByTime(1000);
      expect(read(folder)).toMatchObject([{ line }]);
      check.end();
    } finally {
      vi.useRealTimers();
    }
  });

  it('is nothing once whoever ran it is gone', () => {
    const folder = tempFolder();
    liveRuns(folder, 'loop-1').begin(CHECK, false);
    expect(read(folder, false)).toEqual([]);
  });

  it.each(['', '{', '[{"check":1}]', '{"a":1}'])('is nothing where its file holds %j', (text) => {
    const folder = tempFolder();
    mkdirSync(join(folder, 'live'));
    writeFileSync(join(folder, 'live', 'loop-1.json'), text, { mode: 0o600 });
    expect(read(folder)).toEqual([]);
  });

  it('costs the check nothing where it cannot be written', () => {
    const folder = tempFolder();
    writeFileSync(join(folder, 'live'), '');
    chmodSync(join(folder, 'live'), 0o400);
    liveRuns(folder, 'loop-1').begin(CHECK, false).end();
    expect(read(folder)).toEqual([]);
  });
});
