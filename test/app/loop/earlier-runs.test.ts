// What the runs of a loop's checks teach about its next failures.

import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultConfig } from '../../../src/adapters/config/project-config.ts';
import { earlierRuns, foreignRuns, keepPassedRun } from '../../../src/adapters/loops/earlier-runs.ts';
import { gatherEvidence } from '../../../src/app/loop/gather-evidence.ts';
import { takeBaseline } from '../../../src/app/loop/take-baseline.ts';
import type { Loop } from '../../../src/core/loop/loop.ts';
import { makeLoop } from '../../core/loop/builders.ts';
import { initGit, writeFiles } from '../../support/sample-project.ts';
import { tempFolder } from '../../support/temp-folder.ts';

/** A banner with an id and a time, and a row for each line of `rows`; passes without any. */
const AUDIT = `const { readFileSync } = require('node:fs');
const rows = readFileSync('rows', 'utf8').split('\\n').filter(Boolean);
const id = String(process.hrtime.bigint() % 1000003n);
console.log('seat audit of plan ' + process.pid + ' for ' + id + '\\n' + rows.map((row) => row + '\\n').join('') + 'audit ' + process.pid + ' over');
process.exitCode = rows.length > 0 ? 1 : 0;
`;
const COMMAND = 'node audit.cjs';
const ROWS = ['seat A of row 12 sold twice', 'seat F of row 31 without a price'];

function scene(rows: readonly string[]) {
  const project = tempFolder();
  writeFiles(project, { 'audit.cjs': AUDIT, rows: rows.join('\n'), '.gitignore': '.msw\n' });
  initGit(project);
  const checks = [{ name: 'audit', command: COMMAND, origin: 'typed' as const }];
  const loop = makeLoop({ project, checks });
  const userFolder = tempFolder();
  const place = { project, userFolder };
  const gather = (of: Loop = loop, user = userFolder) =>
    gatherEvidence(of, { config: defaultConfig, wait: () => Promise.resolve(), userFolder: user });
  const leave = (left: readonly string[]) => writeFileSync(join(project, 'rows'), left.join('\n'));
  return { place, loop, gather, leave };
}

const placed = () => ({ project: tempFolder(), userFolder: tempFolder() });

const check = (command: string, origin: 'typed' | 'sealed' = 'typed') => ({ command, origin });

describe('a passing run of a check', () => {
  it('is not kept of a sealed check, whose command may also be typed', () => {
    const place = placed();
    keepPassedRun(place, check(COMMAND, 'sealed'), 'what nobody may read');
    expect(earlierRuns(place, check(COMMAND)).passed).toEqual([]);
    keepPassedRun(place, check(COMMAND), 'a line');
    expect(earlierRuns(place, check(COMMAND, 'sealed')).passed).toEqual([]);
  });

  it('is kept, without secrets and without the paths of the machine, and tells what the failure is', async () => {
    const { place, gather, leave } = scene([]);
    await gather();
    await gather();
    expect(earlierRuns(place, check(COMMAND)).passed).toHaveLength(2);
    leave(ROWS);
    const { failure } = await gather();
    expect(failure?.total).toBe(2);
    expect(ROWS).toContainEqual(failure?.headline.replace(/^[\w.]+: /, ''));
    expect((await gather()).failure?.fingerprints).toEqual(failure?.fingerprints);
    leave(ROWS.slice(1));
    expect((await gather()).failure?.total).toBe(1);
  });

  it('teaches at most three times, in one bounded file for each command', () => {
    const place = placed();
    for (const run of [1, 2, 3, 4, 4]) keepPassedRun(place, check(COMMAND), `run ${run}\n${'x'.repeat(90)}`);
    keepPassedRun(place, check('other'), `token ghp_${'a1B2'.repeat(9)}\n${'line\n'.repeat(20_000)}`);
    expect(earlierRuns(place, check(COMMAND)).passed.map((run) => run.slice(0, 5))).toEqual([
      'run 4',
      'run 3',
      'run 2',
    ]);
    const folder = join(place.project, '.msw', 'checks');
    const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    expect(files).toHaveLength(2);
    expect(files.join('')).not.toContain('ghp_a1B2');
    for (const file of files) expect(file.length).toBeLessThan(40 * 1024);
  });
});

describe('runs that came with a repository', () => {
  it('hide nothing of a failure, and a passing run of this machine replaces them', async () => {
    const { place, gather, leave } = scene(ROWS);
    const { project, userFolder } = place;
    keepPassedRun({ project, userFolder: tempFolder() }, check(COMMAND), ROWS.join('\n'));
    expect(earlierRuns(place, check(COMMAND))).toEqual({ passed: [], unchanged: [] });
    // The rows, and the two lines around them.
    expect((await gather()).failure?.said).toHaveLength(ROWS.length + 2);
    leave([]);
    await gather();
    expect(earlierRuns(place, check(COMMAND)).passed).toHaveLength(1);
    expect(foreignRuns({ project, userFolder })).toBe(0);
    expect(foreignRuns({ project, userFolder: tempFolder() })).toBe(1);
  });

  it.each<[string, (kept: string, other: string) => string]>([
    ['a line was added', (kept) => kept.replace('seat audit', `${ROWS[0]}\\nseat audit`)],
    ['it was that of another command', (_, other) => other],
    ['the signature is gone', (kept) => JSON.stringify({ ...JSON.parse(kept), signature: undefined })],
  ])('count as such if %s', (_, change) => {
    const place = placed();
    keepPassedRun(place, check(COMMAND), 'seat audit');
    const folder = join(place.project, '.msw', 'checks');
    const file = join(folder, `${readdirSync(folder)}`);
    keepPassedRun(place, check('other'), 'other');
    const other = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    expect(earlierRuns(place, check(COMMAND)).passed).toHaveLength(1);
    const changed = change(readFileSync(file, 'utf8'), `${other.find((text) => text.includes('"other"'))}`);
    writeFileSync(file, changed);
    expect(earlierRuns(place, check(COMMAND)).passed).toEqual([]);
    expect(foreignRuns(place)).toBe(1);
  });

  it('are those of another project', () => {
    const [place, copy] = [placed(), tempFolder()];
    keepPassedRun(place, check(COMMAND), 'a line');
    cpSync(place.project, copy, { recursive: true });
    expect(earlierRuns({ ...place, project: copy }, check(COMMAND)).passed).toEqual([]);
  });
});

describe('a check without a known passing run', () => {
  it('is run twice at the beginning, which teaches its values', async () => {
    const { place, loop, gather } = scene(ROWS);
    const begun = await takeBaseline(loop, defaultConfig, place.userFolder);
    expect(earlierRuns(place, check(COMMAND)).unchanged).toHaveLength(2);
    const { comparison, flaky, failure } = await gather(begun.loop);
    expect(comparison?.relation).toBe('same');
    expect(flaky).toBeNull();
    expect(failure?.headline).toMatch(/\d/);
  });
});
