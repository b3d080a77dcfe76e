import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import envPaths from 'env-paths';
import { describe, expect, it } from 'vitest';
import { signingKey } from '../../../src/adapters/files/signing-key.ts';
import { ownHolder } from '../../../src/adapters/locks/lock-holder.ts';
import { keepPassedRun } from '../../../src/adapters/loops/earlier-runs.ts';
import { changeLoop } from '../../../src/adapters/loops/loop-store.ts';
import { diagnoseLocks, diagnoseLoops, diagnoseState } from '../../../src/app/diagnose/diagnose-loops.ts';
import {
  diagnoseChecks,
  diagnoseConfig,
  diagnoseEarlierRuns,
  diagnoseFolder,
  diagnoseGit,
  diagnoseKey,
  diagnosePlanning,
  diagnoseTrustList,
  diagnoseUserFolder,
} from '../../../src/app/diagnose/diagnose-project.ts';
import { armLoop } from '../../../src/app/loop/arm-loop.ts';
import type { Workspace } from '../../../src/app/workspace/workspace.ts';
import { requestDefaults } from '../../../src/core/commands/loop-options.ts';
import { withProgress } from '../../../src/core/loop/loop.ts';
import { doctorPlace } from './diagnose-place.ts';

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-C', folder, ...args], { stdio: 'pipe' });

async function arm(
  workspace: Workspace,
  session: string,
  ownerPid: number | null = process.pid,
): Promise<void> {
  const request = { ...requestDefaults, task: 'x', checks: [{ name: 'c', command: 'exit 1' }] };
  const armed = await armLoop(workspace, { session, request, transcriptPath: null, ownerPid });
  expect(armed.status).toBe('armed');
}

describe('diagnoseGit', () => {
  it('works with and without a repository', async () => {
    const place = doctorPlace();
    expect(await diagnoseGit(place.workspace())).toMatchObject({
      status: 'ok',
      detail: expect.stringContaining('this is not a git repository, which works too'),
    });
    git(place.project, 'init', '-q');
    expect(await diagnoseGit(place.workspace())).toMatchObject({
      status: 'ok',
      detail: expect.stringContaining('the project is a repository'),
    });
  });

  it('says that git refuses a repository of another user, and what allows it', async ({ skip }) => {
    if (process.getuid?.() !== 0) return skip();
    const place = doctorPlace();
    git(place.project, 'init', '-q');
    for (const path of [place.project, join(place.project, '.git')]) chownSync(path, 12345, 12345);
    expect(await diagnoseGit(place.workspace())).toMatchObject({
      status: 'warn',
      detail: expect.stringContaining(
        `git refuses the repository ${place.project}, which belongs to another user (if you trust it: git config --global --add safe.directory ${place.project})`,
      ),
    });
  });
});

describe('diagnoseFolder', () => {
  it('accepts what MSW creates itself', async () => {
    const place = doctorPlace();
    git(place.project, 'init', '-q');
    await arm(place.workspace(), 's1');
    expect(await diagnoseFolder(place.workspace())).toMatchObject({ status: 'ok' });
  });

  it('warns when git does not ignore it, or tracks files in it', async () => {
    const place = doctorPlace({ 'project/.msw/ralph-state.json': '{}' });
    expect(await diagnoseFolder(place.workspace())).toMatchObject({ status: 'ok' });
    git(place.project, 'init', '-q');
    expect(await diagnoseFolder(place.workspace())).toMatchObject({
      status: 'warn',
      detail: expect.stringContaining('not ignored'),
    });
    git(place.project, 'add', '-f', '.msw/ralph-state.json');
    expect(await diagnoseFolder(place.workspace())).toMatchObject({
      status: 'warn',
      detail: expect.stringContaining('tracks 1'),
    });
  });

  it('fails for a link and for a file', async () => {
    const linked = doctorPlace();
    symlinkSync(linked.home, join(linked.project, '.msw'), 'junction');
    expect(await diagnoseFolder(linked.workspace())).toMatchObject({
      status: 'fail',
      detail: expect.stringContaining('symbolic link'),
    });
    const file = doctorPlace({ 'project/.msw': 'x' });
    expect(await diagnoseFolder(file.workspace())).toMatchObject({ status: 'fail' });
  });
});

describe('diagnoseConfig', () => {
  it.each([
    [{ 'project/a': '' }, 'ok'],
    [{ 'project/.msw/config.json': { notebook: 'n' } }, 'ok'],
    [{ 'project/.msw/config.json': { notebok: 'n' } }, 'warn'],
    [{ 'project/.msw/config.json': '{' }, 'warn'],
    [{ 'project/.msw/tier2.toml': '[tier2.context]\ntop_k = 4\n' }, 'ok'],
    [{ 'project/.msw/tier2.toml': '[tier2' }, 'warn'],
    [{ 'project/.msw/tier2.toml': '[tier2]\nenable = true\n' }, 'warn'],
    [{ 'project/.msw/config.json': { tier2: { enabled: 'yes' } } }, 'warn'],
    [{ 'project/.msw/readers/a.json': { tool: 'acme', problems: ['BAD {message}'] } }, 'ok'],
    [{ 'project/.msw/readers/a.json': { tool: 'acme', problems: ['{message}'] } }, 'warn'],
  ])('%j: %s', (files, status) => {
    expect(diagnoseConfig(doctorPlace(files).workspace()).status).toBe(status);
  });
});

describe.skipIf(process.platform === 'win32')('modes', () => {
  it('finds a user folder and a key that others can write or read, and names the command to type', () => {
    const workspace = doctorPlace().workspace();
    const key = join(workspace.userFolder, 'key');
    signingKey(workspace.userFolder);
    expect([diagnoseUserFolder(workspace).status, diagnoseKey(workspace).status]).toEqual(['ok', 'ok']);
    chmodSync(key, 0o644);
    expect(diagnoseKey(workspace)).toMatchObject({ status: 'warn', fix: `chmod 600 "${key}"` });
    chmodSync(key, 0o622);
    expect(diagnoseKey(workspace)).toMatchObject({
      status: 'fail',
      detail: expect.stringContaining(`chmod go-w '${key}'`),
    });
    expect(diagnoseTrustList(workspace).status).toBe('ok');
    writeFileSync(join(workspace.userFolder, 'trust.json'), '{"version":1,"projects":{}}', { mode: 0o600 });
    expect(diagnoseTrustList(workspace).status).toBe('ok');
    chmodSync(join(workspace.userFolder, 'trust.json'), 0o666);
    expect(diagnoseTrustList(workspace)).toMatchObject({
      status: 'fail',
      detail: expect.stringContaining('chmod go-w'),
    });
    chmodSync(workspace.userFolder, 0o777);
    expect(diagnoseUserFolder(workspace)).toMatchObject({
      status: 'fail',
      fix: expect.stringContaining(`chmod go-w '${workspace.userFolder}'`),
    });
  });
});

describe('diagnoseEarlierRuns', () => {
  it('tells of those that were not kept on this machine, until they are', () => {
    const place = doctorPlace();
    const workspace = place.workspace();
    const check = { command: 'npm test', origin: 'typed' } as const;
    keepPassedRun({ ...workspace, userFolder: place.home }, check, 'all 4 passed');
    expect(diagnoseEarlierRuns(workspace)).toMatchObject({
      status: 'warn',
      detail: expect.stringContaining('1 file in'),
      fix: expect.stringContaining('Delete'),
    });
    keepPassedRun(workspace, check, 'all 4 passed');
    expect(diagnoseEarlierRuns(workspace)).toMatchObject({ status: 'ok' });
  });
});

describe('diagnoseState', () => {
  it.each([
    ['{"version":99,"loops":{}}', 'fail', 'Update the plugin'],
    ['{"version":1', 'fail', 'new session'],
    ['{"version":1,"loops":{"s":{"id":"x"}}}', 'warn', 'sets them aside'],
    [`{"version":1,"loops":{},"pad":"${'x'.repeat(1_100_000)}"}`, 'warn', '/msw:stop ID'],
    [`{"version":1,"loops":{},"pad":"${'x'.repeat(17_000_000)}"}`, 'fail', 'Move it away'],
    ['\uFEFF{"version":1,\r\n"loops":{}}', 'ok', null],
  ])('%#: %s', (content, status, fix) => {
    const place = doctorPlace({ 'project/.msw/ralph-state.json': content });
    const found = diagnoseState(place.workspace());
    expect(found.status).toBe(status);
    if (fix !== null) expect(found.fix).toContain(fix);
    expect(readFileSync(join(place.project, '.msw', 'ralph-state.json'), 'utf8')).toBe(content);
  });

  it('fails when a folder is in its place', () => {
    const place = doctorPlace();
    mkdirSync(join(place.project, '.msw', 'ralph-state.json'), { recursive: true });
    expect(diagnoseState(place.workspace()).status).toBe('fail');
  });
});

describe('diagnoseLoops', () => {
  it('recognises a live owner, a dead one, and two sessions in one project', async () => {
    const place = doctorPlace();
    const workspace = place.workspace();
    expect(diagnoseLoops(workspace)).toMatchObject({ status: 'ok', detail: 'none' });
    await arm(workspace, 's1');
    expect(diagnoseLoops(workspace).status).toBe('ok');
    await arm(workspace, 's2');
    expect(diagnoseLoops(workspace)).toMatchObject({
      status: 'warn',
      detail: expect.stringContaining('2 sessions'),
    });
    await changeLoop(workspace, 's2', (loop) => ({
      loop: loop && withProgress(loop, { owner: { ...loop.progress.owner, pid: null }, lastHeartbeat: 1 }),
      value: null,
    }));
    expect(diagnoseLoops(workspace)).toMatchObject({
      status: 'warn',
      fix: expect.stringContaining('/msw:resume'),
    });
  });
});

describe('diagnosePlanning', () => {
  const ROADMAP = { 'project/.planning/ROADMAP.md': '# Roadmap\n' };
  const look = (config: unknown) =>
    diagnosePlanning(doctorPlace({ ...ROADMAP, 'project/.planning/config.json': config }).workspace());

  it('names what is wrong in the file, with the fix', () => {
    expect(look({ mode: 'yolo' }).status).toBe('ok');
    expect(look({ workflow: { research: 'perhaps' } })).toMatchObject({
      status: 'warn',
      detail: '"workflow.research" in config.json is not true or false: GSD\'s default is used.',
      fix: 'Make it true or false, or remove it.',
    });
  });
});

describe('diagnoseChecks', () => {
  it('lists what a loop would run', () => {
    const scripts = { test: 'vitest run', lint: 'biome check' };
    const workspace = doctorPlace({ 'project/package.json': { scripts } }).workspace();
    expect(diagnoseChecks(workspace)).toMatchObject({
      status: 'ok',
      detail: expect.stringMatching(/takes npm test \(.*\), npm run lint \(/),
    });
  });

  it('explains how to name a check where the project has none', () => {
    expect(diagnoseChecks(doctorPlace().workspace())).toMatchObject({
      status: 'warn',
      fix: expect.stringContaining('--check'),
    });
  });
});

// No user can write there, not even root.
it.skipIf(process.platform !== 'linux')('diagnoseFolder fails for a read-only project', async () => {
  const workspace = { ...doctorPlace().workspace(), project: '/proc/self' };
  expect(await diagnoseFolder(workspace)).toMatchObject({
    status: 'fail',
    detail: expect.stringMatching(/cannot be made in .proc.self \(E[A-Z]+\)/),
  });
});

it('diagnoseUserFolder fails for a folder that contains the user folder, such as the home', () => {
  const project = dirname(envPaths('msw-protocol', { suffix: '' }).data);
  expect(diagnoseUserFolder({ ...doctorPlace().workspace(), project, env: {} })).toMatchObject({
    status: 'fail',
    detail: expect.stringContaining(`${project} contains your user folder`),
    fix: 'start Claude Code in the folder of a project',
  });
});

describe('diagnoseLocks', () => {
  it('names locks whose holder has exited', () => {
    const place = doctorPlace();
    const workspace = place.workspace();
    expect(diagnoseLocks(workspace)).toMatchObject({ status: 'ok', detail: 'none held' });
    const lock = join(place.project, '.msw', 'loops', 'l1', 'turn.lock');
    mkdirSync(lock, { recursive: true });
    // Only a folder is a lock.
    writeFileSync(join(place.project, '.msw', 'ralph-state.json.lock'), '');
    expect(diagnoseLocks(workspace)).toMatchObject({ status: 'ok', detail: `held now: ${lock}` });
    writeFileSync(join(lock, 'holder'), ownHolder());
    expect(diagnoseLocks(workspace)).toMatchObject({
      detail: `held now: ${lock} by process ${process.pid}`,
    });
    utimesSync(lock, 1, 1);
    expect(diagnoseLocks(workspace)).toMatchObject({ status: 'warn', detail: expect.stringContaining(lock) });
  });
});
