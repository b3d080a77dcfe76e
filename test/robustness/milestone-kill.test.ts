// Closing and starting a milestone can be killed between any two changes to the disk. A repeated call ends the same.

import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, it } from 'vitest';
import { milestoneExample } from '../../src/core/planning/milestones/begin-roadmap.ts';
import { finishedProject } from '../app/planning/milestones/finished-project.ts';
import { builtCli } from '../cli/built-cli.ts';
import { countOf } from '../support/depth.ts';
import { git } from '../support/sample-project.ts';
import { tempFolder } from '../support/temp-folder.ts';

const { cli } = builtCli();

/** Loaded before the command line: the process dies instead of making its nth change below `.planning`. */
const KILLER = `
const fs = require('node:fs');
let left = Number(process.env.KILL_AT);
for (const name of ['renameSync', 'rmSync', 'mkdirSync', 'linkSync', 'unlinkSync', 'writeSync']) {
  const real = fs[name];
  fs[name] = (...args) => {
    const isPlanning = typeof args[0] === 'string' && args[0].includes('.planning') && !args[0].includes('.lock');
    if (isPlanning && left-- === 0) process.kill(process.pid, 'SIGKILL');
    return real(...args);
  };
}
require('node:module').syncBuiltinESMExports();
`;

it('a milestone change that is killed at any point ends the same, without anything doubled or lost', {
  timeout: 300_000,
}, async () => {
  const folder = tempFolder();
  const killer = join(folder, 'killer.cjs');
  writeFileSync(killer, KILLER);
  const answers = join(folder, 'answers.json');
  writeFileSync(answers, JSON.stringify({ ...milestoneExample, version: undefined }));
  const finished = await finishedProject();
  const close = ['milestone', 'close', finished, '--json'];
  const begin = ['milestone', 'begin', finished, '--from', answers, '--json'];

  const closed = await killedEverywhere(finished, close);
  expect(Object.keys(closed)).toContain('milestones/v1.0-phases/02-reports/02-01-SUMMARY.md');
  expect(closed['MILESTONES.md']?.match(/^## v1\.0 /gm)).toHaveLength(1);
  const begun = await killedEverywhere(finished, begin);
  expect(begun['ROADMAP.md']?.match(/^### 🚧 v1\.1 /gm)).toHaveLength(1);
  expect(begun['PROJECT.md']?.match(/^- \[ \] /gm)).toHaveLength(1);

  /** Starts from the same state for each change (in a sample: each fifth); leaves the project as it ends. */
  async function killedEverywhere(project: string, words: readonly string[]) {
    const start = join(tempFolder(), 'start');
    cpSync(project, start, { recursive: true });
    const whole = await cli(words, { cwd: project });
    expect(whole).toMatchObject({ code: 0 });
    const wanted = planningOf(project);
    let killed = 0;
    for (; ; killed += countOf(1, 5)) {
      const copy = join(tempFolder(), 'copy');
      cpSync(start, copy, { recursive: true });
      const there = words.map((word) => (word === project ? copy : word));
      const env = { NODE_OPTIONS: `--require ${JSON.stringify(killer)}`, KILL_AT: String(killed) };
      const first = await cli(there, { cwd: copy, env });
      if (first.code === 0) break;
      const again = await cli(there, { cwd: copy });
      expect(again, `killed at ${killed}: ${first.stderr}`).toMatchObject({ code: 0 });
      expect(planningOf(copy), `killed at ${killed}`).toEqual(wanted);
      const uncommitted = git(copy, 'status', '--porcelain')
        .split('\n')
        .filter((line) => line !== '' && !isLeftover(line));
      expect(uncommitted, `killed at ${killed}`).toEqual([]);
    }
    expect(killed).toBeGreaterThan(3);
    return wanted;
  }
});

/** Temporary files of a killed writer; a later writer removes them. */
function isLeftover(name: string): boolean {
  return name.endsWith('.tmp');
}

/** Every document by its path, without times. */
function planningOf(project: string): Readonly<Record<string, string>> {
  const folder = join(project, '.planning');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isLeftover(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  expect(existsSync(join(folder, 'STATE.md.lock'))).toBe(false);
  return Object.fromEntries(
    files
      .map(
        (file) =>
          [
            file
              .slice(folder.length + 1)
              .split(sep)
              .join('/'),
            readFileSync(file, 'utf8').replaceAll(/\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?/g, 'TIME'),
          ] as const,
      )
      .sort(([a], [b]) => a.localeCompare(b)),
  );
}
