// What a check printed the time before is read from the page's log of its last iteration, and only from there.
import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { iterationName, lastOutput, logPath } from '../../../src/adapters/loops/check-logs.ts';
import { type Loop, withProgress } from '../../../src/core/loop/loop.ts';
import { makeLoop } from '../../core/loop/builders.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const CHECKS = ['lint', 'test'].map((name) => ({ name, command: name, origin: 'typed' as const }));

describe('the last output of a check', () => {
  let loop: Loop;
  let folder: string;

  beforeEach(() => {
    const project = tempFolder();
    const { terms, progress } = makeLoop();
    loop = withProgress({ terms: { ...terms, project, checks: CHECKS }, progress }, { iteration: 3 });
    folder = join(project, '.msw', 'loops', terms.id);
    mkdirSync(folder, { recursive: true });
  });

  const last = (index: number): string | null => {
    const check = CHECKS[index];
    return check === undefined ? null : lastOutput(loop, check);
  };

  it('is that of the iteration before', () => {
    writeFileSync(logPath(folder, iterationName(1), 1), 'first');
    expect(last(1)).toBe(null);
    writeFileSync(join(folder, 'iteration-002-check-2.log'), 'second');
    expect([last(0), last(1)]).toEqual([null, 'second']);
  });

  it('is the end of a long one', () => {
    writeFileSync(logPath(folder, iterationName(2), 0), `${'x'.repeat(100_000)}the end`);
    expect(last(0)).toMatch(/^x{10000,}the end$/);
    expect(last(0)?.length).toBeLessThan(20_000);
  });

  it('is not read through a link', () => {
    const path = logPath(folder, iterationName(2), 0);
    writeFileSync(path, 'elsewhere');
    renameSync(path, join(folder, 'other'));
    symlinkSync('other', path);
    expect(last(0)).toBe(null);
  });
});
