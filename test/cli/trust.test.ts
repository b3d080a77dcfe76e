import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addTrusted } from '../../src/adapters/files/trust-store.ts';
import { userFolder } from '../../src/adapters/files/user-folder.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { builtCli, inTerminal, newPlace, type Place } from './built-cli.ts';

const { cli, typed } = builtCli();
const ask = (place: Place, ...args: string[]) => cli(args, { cwd: place.project, env: place.env });
const listOf = async (place: Place) => JSON.parse((await ask(place, 'trust', 'list', '--json')).stdout);

const PLAN = '<verify><automated>node check.js && echo "done"</automated></verify>\n';
const COMMAND = 'node check.js && echo "done"';

describe('trust', () => {
  it('lists and takes back exact texts, of this project only', async () => {
    const place = newPlace();
    await trusted(place, COMMAND);
    expect(await listOf(place)).toEqual({ project: place.project, trusted: [COMMAND], waiting: [] });
    const other = { ...newPlace(), env: place.env };
    expect((await listOf(other)).trusted).toEqual([]);
    expect((await ask(place, 'trust', 'remove', `${COMMAND} `)).stdout).toContain('was not trusted');
    expect((await ask(place, 'trust', 'remove', COMMAND)).code).toBe(0);
    expect((await listOf(place)).trusted).toEqual([]);
  });

  requireOrSkip('tmux')('in a terminal', () => {
    it('adds a command once', async () => {
      const place = newPlace();
      const added = await typed(['trust', 'add', COMMAND], place);
      expect(added).toMatchObject({ code: 0, shown: expect.stringContaining('may run in this project now') });
      expect((await typed(['trust', 'add', COMMAND], place)).shown).toContain('already');
      expect((await listOf(place)).trusted).toEqual([COMMAND]);
    });

    it('shows what a plan was refused for, and the way to allow it works', async () => {
      const place = newPlace({ 'PLAN.md': PLAN });
      const arm = ['loop', 'arm', '--session', 's1', 'task', '--plan', 'PLAN.md'];
      expect(await ask(place, ...arm)).toMatchObject({ code: 1, stderr: expect.stringContaining('trust') });
      const { waiting } = await listOf(place);
      expect(waiting).toEqual([
        {
          command: COMMAND,
          plan: join(place.project, 'PLAN.md'),
          allow: expect.stringContaining('trust add'),
        },
      ]);
      expect((await ask(place, 'doctor')).stdout).toContain(COMMAND);
      expect((await ask(place, 'trust', 'list')).stdout).toContain('Not trusted, and so refused');
      expect(await inTerminal(['sh', '-c', waiting[0].allow], place)).toMatchObject({ code: 0 });
      expect((await listOf(place)).waiting).toEqual([]);
      expect((await ask(place, ...arm)).code).toBe(0);
    });
  });
});

const trusted = (place: Place, command: string) => {
  const user = userFolder(place.project, place.env);
  if (user.status === 'refused') throw new Error(user.reason);
  return addTrusted(user.path, place.project, command);
};

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
