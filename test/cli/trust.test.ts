import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addTrusted } from '../../src/adapters/user/trust-store.ts';
import { userFolder } from '../../src/adapters/user/user-folder.ts';
import { showCommand } from '../../src/core/report/show-command.ts';
import { requireOrSkip } from '../support/requirements.ts';
import { sampled } from '../support/sampled.ts';
import { builtCli, inTerminal, newPlace, type Place } from './built-cli.ts';

sampled();

const { cli, typed } = builtCli();
const ask = (place: Place, ...args: string[]) => cli(args, { cwd: place.project, env: place.env });
const listOf = async (place: Place) => JSON.parse((await ask(place, 'trust', 'list', '--json')).stdout);

const COMMAND = 'node check.js && echo "done"';
/** None of them may run, or be taken for another. */
const COMMANDS = [
  COMMAND,
  'echo "$(touch ran)"',
  'echo `touch ran`',
  "echo '; touch ran; '",
  "echo \\\\'; touch ran; '",
  'npm test\u034f',
  'npm t\u0435st',
  'echo a  b; touch ran',
  'echo \u001b[2J\u202etouch ran',
  'echo a\ntouch ran',
  'echo !! \\u{34f}',
];
const planWith = (command: string): string =>
  `<verify><automated>${command.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</automated></verify>\n`;

describe('trust', () => {
  it('lists and removes exact texts, of this project only', async () => {
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

    it.each(COMMANDS)(
      'shows what a plan was refused for, and its line to allow it works: %j',
      async (command) => {
        const place = newPlace({ 'PLAN.md': planWith(command) });
        const arm = ['loop', 'arm', '--session', 's1', 'task', '--plan', 'PLAN.md'];
        const refused = await ask(place, ...arm);
        expect(refused).toMatchObject({ code: 1, stdout: expect.stringContaining('trust'), stderr: '' });
        expect(refused.stdout).toContain(`\n  ${showCommand(command)}\n`);
        const { waiting } = await listOf(place);
        expect(waiting).toEqual([
          { command, plan: join(place.project, 'PLAN.md'), allow: expect.stringContaining('trust add') },
        ]);
        for (const told of [await ask(place, 'doctor'), await ask(place, 'trust', 'list')]) {
          expect(told.stdout).toContain(`\n  ${showCommand(command)}\n`);
          expect(told.stdout).toContain(`allow it: ${waiting[0].allow}`);
          expect(told.stdout.slice(told.stdout.indexOf('No command from a file'))).toMatch(/^[\n -~]+$/);
        }
        expect(await inTerminal(['sh', '-c', waiting[0].allow], place)).toMatchObject({ code: 0 });
        expect(await listOf(place)).toMatchObject({ trusted: [command], waiting: [] });
        expect(existsSync(join(place.project, 'ran'))).toBe(false);
        expect((await ask(place, ...arm)).code).toBe(0);
        expect((await ask(place, 'trust', 'list')).stdout).toContain(`\n  ${showCommand(command)}\n`);
        expect((await ask(place, 'trust', 'remove', showCommand(command))).stdout).toContain(
          'no longer trusted',
        );
        expect((await listOf(place)).trusted).toEqual([]);
      },
    );
  });

  it('takes nothing from a journal that came with a repository', async () => {
    const line = { event: 'untrusted-commands', plan: 'PLAN.md', commands: ['touch ran'] };
    const place = newPlace({
      '.msw/journal.jsonl': `${JSON.stringify({ time: '2026-01-01T00:00:00Z', ...line })}\n`,
    });
    expect(await listOf(place)).toMatchObject({ trusted: [], waiting: [] });
  });

  it('does not accept a digest from a script', async () => {
    const place = newPlace();
    expect(await ask(place, 'trust', 'add', '--digest', '0123456789abcdef')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('needs a person'),
    });
  });

  it('prints JSON with deceptive characters escaped', async () => {
    const place = newPlace();
    await trusted(place, 'npm test\u034f\u202e');
    const { stdout } = await ask(place, 'trust', 'list', '--json');
    expect(stdout).toContain('"npm test\\u034f\\u202e"');
    expect(JSON.parse(stdout).trusted).toEqual(['npm test\u034f\u202e']);
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

  it('exits 1 and names what fails, once', async () => {
    const place = newPlace({
      '.claude/settings.json': '{"disableAllHooks":true}',
      '.msw/ralph-state.json': '{',
    });
    const { code, stdout, stderr } = await ask(place, 'doctor');
    expect(code).toBe(1);
    expect(stdout).toMatch(/^fail {2}hooks allowed/m);
    expect(stdout).toMatch(/^MSW cannot work here yet: hooks allowed, loop state(?:; \d+ warnings?)?\.\n/);
    expect(stderr).toBe('');
    const scripted = await ask(place, 'doctor', '--json');
    expect(scripted.stderr).toMatch(/^msw-protocol: MSW cannot work here yet: hooks allowed, loop state/);
  });

  it('works even when the user folder is inside the project', async () => {
    const place = newPlace();
    const env = { ...place.env, MSW_HOME: join(place.project, 'mine') };
    const { code, stdout } = await cli(['doctor'], { cwd: place.project, env });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^fail {2}user folder/m);
  });
});
