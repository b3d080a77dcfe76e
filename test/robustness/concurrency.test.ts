// Many hooks at once: of many sessions that share a state file, and of one session whose hook runs several times.

import { existsSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeFolder } from '../support/temp-folder.ts';
import { holds, inParallel, journalled, Stage, statePath, work } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.build(realpathSync(mkdtempSync(join(tmpdir(), 'msw-'))));
});
afterAll(() => removeFolder(stage.folder));

describe('concurrent Stop hooks', () => {
  it('of 50 sessions lose no record of their shared state file', async () => {
    const project = stage.project('fifty');
    const sessions = Array.from({ length: 50 }, (_, number) => `session-${number}`);
    await inParallel(sessions, 4, (session) => stage.arm(project, session, ''));
    for (const session of sessions) work(project, session);
    const runs = await Promise.all(sessions.map((session) => stage.stop(project, session).ended));
    for (const run of runs) {
      expect(run).toMatchObject({ code: 0, stderr: '' });
      expect(holds(run.stdout), run.stdout).toBe(true);
    }
    for (const session of sessions) {
      expect(stage.loop(project, session)?.progress.iteration, session).toBe(2);
      expect(journalled(project, session), session).toEqual([1]);
    }
    expect(existsSync(`${statePath(project)}.lock`)).toBe(false);
  });

  it('of eight sessions, six of each, continue every loop and blame nobody', async () => {
    const project = stage.project('eight');
    const sessions = Array.from({ length: 8 }, (_, number) => `session-${number}`);
    await inParallel(sessions, 4, (session) => stage.arm(project, session, ''));
    for (const session of sessions) work(project, session);
    const hooks = sessions.flatMap((session) => Array.from({ length: 6 }, () => session));
    const runs = await Promise.all(hooks.map((session) => stage.stop(project, session).ended));
    for (const { code, stdout } of runs) {
      expect(code).toBe(0);
      expect(stdout).not.toContain('something other than MSW');
      expect(stdout).not.toContain('stepped aside');
    }
    // A hook that starts after another has ended judges a turn of its own.
    for (const session of sessions) {
      const made = journalled(project, session);
      expect(made, session).toEqual(made.map((_, index) => index + 1));
      expect(stage.loop(project, session)?.progress.iteration, session).toBeGreaterThan(1);
    }
  });

  it('of one session make one iteration, however many there are', async () => {
    const project = stage.project('ten');
    const arrived = mkdtempSync(join(stage.folder, 'arrived-'));
    // The check ends when all ten hooks have asked for the turn, so that none can come too late to compete.
    const check = join(stage.folder, 'when-all-are-there.cjs');
    writeFileSync(check, whenAllAreThere);
    const note = join(stage.folder, 'note-arrival.cjs');
    writeFileSync(note, noteArrival);
    await stage.arm(project, 'owner', `--no-baseline --check 'node "${check}" "${arrived}"'`);
    work(project, 'owner');
    const env = { NODE_OPTIONS: `--require "${note.replaceAll('\\', '/')}"`, MSW_TEST_ARRIVED: arrived };
    const runs = await Promise.all(Array.from({ length: 10 }, () => stage.stop(project, 'owner', env).ended));
    expect(runs.map((run) => run.code)).toEqual(runs.map(() => 0));
    const answers = runs.map((run) => run.stdout).filter((stdout) => stdout !== '');
    expect(answers).toHaveLength(1);
    expect(holds(answers[0] ?? '')).toBe(true);
    expect(stage.loop(project, 'owner')?.progress.iteration).toBe(2);
    expect(journalled(project, 'owner')).toEqual([1]);
    expect(readFileSync(join(arrived, 'checks'), 'utf8')).toBe('1');
  });
});

/** In every hook: leaves a file when it first reaches for the lock of its turn. Changes nothing. */
const noteArrival = `
const fs = require('node:fs');
const mkdirSync = fs.mkdirSync;
fs.mkdirSync = function (path, ...rest) {
  if (/turn\\.lock$/.test(String(path))) fs.writeFileSync(process.env.MSW_TEST_ARRIVED + '/' + process.pid, '');
  return mkdirSync.call(this, path, ...rest);
};
`;

const whenAllAreThere = `
const fs = require('node:fs');
const arrived = process.argv[2];
fs.appendFileSync(arrived + '/checks', '1');
const look = () => {
  if (fs.readdirSync(arrived).filter((name) => name !== 'checks').length < 10) setTimeout(look, 5);
};
look();
`;
