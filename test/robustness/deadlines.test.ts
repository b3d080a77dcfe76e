// Every hook ends by itself, whatever its stdin or a check does, and ends at once on a signal.

import { type ChildProcess, spawn } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { endProcesses, processesIn } from '../support/process-tree.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { initGit, pipe, writeFiles } from '../support/sample-project.ts';
import { sampled } from '../support/sampled.ts';
import { removeFolder } from '../support/temp-folder.ts';
import { holds, parseObject, Stage, stopInput, work } from './stage.ts';

sampled();

const session = 'owner';
const hooks = ['stop', 'command', 'session-start', 'session-end', 'stop-failure', 'config-change'];
let stage: Stage;

beforeAll(async () => {
  stage = await Stage.build(realpathSync(mkdtempSync(join(tmpdir(), 'msw-'))));
});
afterAll(() => removeFolder(stage.folder));

interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
}

/** A hook whose stdin stays open, so that only the hook can end itself. `limit` is what hooks.json would pass. */
function openHook(name: string, project: string, limit: number) {
  const child = spawn(process.execPath, [join(stage.dist, 'hooks', `${name}.cjs`), String(limit)], {
    cwd: project,
    env: { ...stage.env, CLAUDE_PROJECT_DIR: project },
  });
  return { child, ended: endOf(child) };
}

function endOf(child: ChildProcess): Promise<Ended> {
  let stdout = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stdin?.on('error', () => {});
  return new Promise((done) => child.once('close', (code, signal) => done({ code, signal, stdout })));
}

async function armed(name: string, options: string): Promise<string> {
  const project = stage.project(name);
  await stage.arm(project, session, options);
  work(project, session);
  return project;
}

describe('a stdin that is never closed', () => {
  it.each(hooks)('does not keep %s waiting once the whole call has arrived', async (name) => {
    const project = await armed(`open-${name}`, '');
    const { child, ended } = openHook(name, project, 60);
    child.stdin.write(JSON.stringify(stopInput(project, session)));
    const { code, signal, stdout } = await ended;
    expect({ code, signal }).toEqual({ code: 0, signal: null });
    if (name === 'stop') expect(holds(stdout)).toBe(true);
  });

  it('may deliver the call in pieces, wherever they are cut', async () => {
    const project = await armed('pieces', '');
    const { child, ended } = openHook('stop', project, 60);
    const call = JSON.stringify({ ...stopInput(project, session), more: { grün: '{}' } });
    const bytes = Buffer.from(call);
    for (let at = 0; at < bytes.length; at += 7)
      await new Promise((sent) => child.stdin.write(bytes.subarray(at, at + 7), sent));
    expect(holds((await ended).stdout)).toBe(true);
  });
});

/** Records its own pid and those of its children, one of them in its own process group, and never ends by itself. */
const endless = `
const { spawn } = require('node:child_process');
const { renameSync, writeFileSync } = require('node:fs');
const wait = ['-e', 'setInterval(() => {}, 1000)'];
const children = [spawn(process.execPath, wait), spawn(process.execPath, wait, { detached: true })];
writeFileSync('pids.tmp', JSON.stringify([process.pid, ...children.map(({ pid }) => pid)]));
renameSync('pids.tmp', 'pids');
setInterval(() => {}, 1000);
`;

async function endlessCheck(name: string): Promise<string> {
  const project = await armed(name, '--check "node check.js"');
  writeFileSync(join(project, 'check.js'), endless);
  return project;
}

function running(project: string): Promise<readonly number[]> {
  const pids = join(project, 'pids');
  return new Promise((found) => {
    const look = () => {
      if (!existsSync(pids)) return;
      watcher.close();
      found(JSON.parse(readFileSync(pids, 'utf8')));
    };
    const watcher = watch(project, look);
    look();
  });
}

function locksIn(project: string): readonly string[] {
  const names = readdirSync(join(project, '.msw'), { recursive: true }).map(String);
  return names.filter((name) => name.endsWith('.lock'));
}

/** Nothing is left of the turn, and the loop continues with the next one. */
async function expectResumable(project: string, pids: readonly number[]): Promise<void> {
  expect(await endProcesses(pids)).toEqual([]);
  expect(locksIn(project)).toEqual([]);
  expect(stage.loop(project, session)?.progress.iteration).toBe(1);
  writeFileSync(join(project, 'check.js'), 'process.exit(1)');
  expect(holds((await stage.stop(project, session).ended).stdout)).toBe(true);
  expect(stage.loop(project, session)?.progress.iteration).toBe(2);
}

requireOrSkip('posix')('a check that never ends', () => {
  it('is ended with its hook at the hook’s limit, and the notice names the remedy', async () => {
    const project = await endlessCheck('limit');
    const { child, ended } = openHook('stop', project, 6);
    child.stdin.end(JSON.stringify(stopInput(project, session)));
    const pids = await running(project);
    const { code, stdout } = await ended;
    expect(code).toBe(0);
    const answer = parseObject(stdout);
    expect(Object.keys(answer)).toEqual(['systemMessage']);
    expect(answer.systemMessage).toMatch(/did not end within 6 s; loops stay as they are, and \/msw:doctor/);
    await expectResumable(project, pids);
  });

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('is ended with its hook by %s', async (name) => {
    const project = await endlessCheck(name);
    const { child, ended } = openHook('stop', project, 600);
    child.stdin.end(JSON.stringify(stopInput(project, session)));
    const pids = await running(project);
    child.kill(name);
    expect(await ended).toMatchObject({ signal: name, stdout: '' });
    await expectResumable(project, pids);
  });
});

requireOrSkip('posix')('a hook that waits for its call, or for the rest of it', () => {
  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('ends on %s', async (name) => {
    const project = await armed(`waiting-${name}`, '');
    for (const half of ['', '{"session_id":"owner","cwd":']) {
      const { child, ended } = openHook('stop', project, 600);
      child.stdin.write(half);
      child.kill(name);
      expect(await ended).toEqual({ code: null, signal: name, stdout: '' });
    }
  });
});

requireOrSkip('posix', 'git')('a pipe in the place of a file that git reads', () => {
  const piped = async (name: string, place: string): Promise<string> => {
    const project = await armed(name, '--check "node check.js"');
    writeFiles(project, { 'check.js': 'process.exit(1)', 'src/a.txt': 'a\n' });
    if (!existsSync(join(project, '.git'))) initGit(project);
    rmSync(join(project, place), { force: true });
    pipe(join(project, place));
    return project;
  };
  const gitIn = async (project: string) =>
    (await processesIn(project)).filter((line) => /\bgit\b[^/]* -C /.test(line));

  it.each(['.gitignore', '.mailmap', '.git/info/exclude', 'src/.gitattributes'])(
    'keeps no turn waiting, and leaves nothing behind: %s',
    async (place) => {
      const project = await piped(`piped-${place.replaceAll('/', '-')}`, place);
      // Git alone would be waited for ten seconds each time it is asked.
      const { child, ended } = openHook('stop', project, 25);
      child.stdin.end(JSON.stringify(stopInput(project, session)));
      expect(holds((await ended).stdout)).toBe(true);
      expect(await gitIn(project)).toEqual([]);
    },
  );

  it('ends git with the hook on a signal', async () => {
    const project = await piped('piped-signal', 'src/.gitignore');
    const { child, ended } = openHook('stop', project, 600);
    child.stdin.end(JSON.stringify(stopInput(project, session)));
    await vi.waitUntil(async () => (await gitIn(project)).length > 0, { timeout: 30_000, interval: 20 });
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ signal: 'SIGTERM' });
    await vi.waitUntil(async () => (await gitIn(project)).length === 0, { timeout: 10_000, interval: 50 });
  });
});
