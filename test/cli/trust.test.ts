import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtCli, newPlace, type Place } from './built-cli.ts';

const { cli } = builtCli();
const ask = (place: Place, ...args: string[]) => cli(args, { cwd: place.project, env: place.env });
const listOf = async (place: Place) => JSON.parse((await ask(place, 'trust', 'list', '--json')).stdout);

const PLAN = '<verify><automated>node check.js && echo "done"</automated></verify>\n';
const COMMAND = 'node check.js && echo "done"';

describe('trust', () => {
  it('adds, lists and removes exact texts, of this project only', async () => {
    const place = newPlace();
    expect(await ask(place, 'trust', 'add', COMMAND)).toMatchObject({ code: 0, stderr: '' });
    expect((await ask(place, 'trust', 'add', COMMAND)).stdout).toContain('already');
    expect(await listOf(place)).toEqual({ project: place.project, trusted: [COMMAND], waiting: [] });
    const other = { ...newPlace(), env: place.env };
    expect((await listOf(other)).trusted).toEqual([]);
    expect((await ask(place, 'trust', 'remove', `${COMMAND} `)).stdout).toContain('was not trusted');
    expect((await ask(place, 'trust', 'remove', COMMAND)).code).toBe(0);
    expect((await listOf(place)).trusted).toEqual([]);
  });

  it('is for the user: from one of Claude’s tools nothing is allowed and nothing is armed', async () => {
    const place = newPlace();
    const inside = { ...place, env: { ...place.env, CLAUDECODE: '1' } };
    const refused = { code: 1, stderr: expect.stringContaining('in a terminal of your own') };
    expect(await ask(inside, 'trust', 'add', COMMAND)).toMatchObject(refused);
    const arm = ['loop', 'arm', '--session', 's1', 'do it', '--check', COMMAND];
    expect(await ask(inside, ...arm)).toMatchObject(refused);
    expect(await listOf(inside)).toMatchObject({ trusted: [] });
    expect(JSON.parse((await ask(inside, 'status', '--json')).stdout).loops).toEqual([]);
    expect((await ask(place, ...arm)).code).toBe(0);
  });

  it('takes a command from stdin, with BOM and CRLF left out', async () => {
    const place = newPlace();
    const added = await cli(['trust', 'add', '--stdin'], {
      cwd: place.project,
      env: place.env,
      input: '\uFEFFnpm test -- --x "y"\r\n',
    });
    expect(added.code).toBe(0);
    expect((await listOf(place)).trusted).toEqual(['npm test -- --x "y"']);
    const empty = await cli(['trust', 'add', '--stdin'], { cwd: place.project, env: place.env });
    expect(empty).toMatchObject({ code: 2, stdout: '' });
  });

  it('shows what a plan was refused for, and the way to allow it works', async () => {
    const place = newPlace({ 'PLAN.md': PLAN });
    const arm = ['loop', 'arm', '--session', 's1', 'task', '--plan', 'PLAN.md'];
    expect(await ask(place, ...arm)).toMatchObject({ code: 1, stderr: expect.stringContaining('trust') });
    const { waiting } = await listOf(place);
    expect(waiting).toEqual([
      { command: COMMAND, plan: join(place.project, 'PLAN.md'), allow: expect.stringContaining('trust add') },
    ]);
    expect((await ask(place, 'doctor')).stdout).toContain(COMMAND);
    expect((await ask(place, 'trust', 'list')).stdout).toContain('Not trusted, and so refused');
    if (process.platform === 'win32') await ask(place, 'trust', 'add', '--', waiting[0].command);
    else execFileSync('sh', ['-c', waiting[0].allow], { env: { ...place.env, PATH: process.env.PATH } });
    expect((await listOf(place)).waiting).toEqual([]);
    expect((await ask(place, ...arm)).code).toBe(0);
  });
});

describe('doctor', () => {
  it('exits 0 with a JSON document when nothing fails', async () => {
    const place = newPlace();
    const { code, stdout, stderr } = await ask(place, 'doctor', '--json');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const diagnosis = JSON.parse(stdout);
    expect(Object.keys(diagnosis)).toEqual(['checks', 'trusted', 'waiting']);
    expect(diagnosis.checks[0]).toMatchObject({ name: 'node', status: 'ok', fix: null });
  });

  it('exits 1 and names what fails, on stderr in one line', async () => {
    const place = newPlace({
      '.claude/settings.json': '{"disableAllHooks":true}',
      '.msw/ralph-state.json': '{',
    });
    const { code, stdout, stderr } = await ask(place, 'doctor');
    expect(code).toBe(1);
    expect(stdout).toMatch(/^fail {2}hooks allowed/m);
    expect(stderr).toBe(
      'msw-protocol: MSW cannot work here yet: hooks allowed, loop state; see what to do above.\n',
    );
  });

  it('works where the user folder lies inside the project', async () => {
    const place = newPlace();
    const env = { ...place.env, MSW_HOME: join(place.project, 'mine') };
    const { code, stdout } = await cli(['doctor'], { cwd: place.project, env });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^fail {2}user folder/m);
  });
});
