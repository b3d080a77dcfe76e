import { cpSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { builtCli, newPlace, type Place } from './built-cli.ts';

const { cli, hook, path } = builtCli();
const ask = (place: Place, ...args: string[]) => cli(args, { cwd: place.project, env: place.env });
const PROJECT = {
  'package.json': JSON.stringify({ scripts: { test: 'node check.js' } }),
  'check.js': 'process.exitCode = 1;\n',
};

beforeAll(() => {
  const recipes = join(import.meta.dirname, '..', '..', 'recipes');
  cpSync(recipes, join(dirname(dirname(path())), 'recipes'), { recursive: true });
});

describe('recipe', () => {
  it('lists and shows the recipes of the plugin', async () => {
    const place = newPlace();
    const { stdout } = await ask(place, 'recipe', 'list');
    expect(stdout).toMatch(/^fix-tests +Make the failing tests pass/m);
    const listed = JSON.parse((await ask(place, 'recipe', 'list', '--json')).stdout);
    expect(listed).toHaveLength(stdout.trim().split('\n').length);
    for (const { name, about } of listed) {
      const shown = await ask(place, 'recipe', 'show', name);
      expect(shown).toMatchObject({ code: 0, stdout: expect.stringContaining(`${name}: ${about}\n`) });
    }
    const { stdout: shown } = await ask(place, 'recipe', 'show', 'fix-types');
    expect(shown).toContain('  check: the script types, else typecheck');
    expect(shown).toContain('  --protect tsconfig*.json\n');
    expect((await ask(place, 'recipe', 'show', 'flaky-test')).stdout).toContain('  runs in a row: 5\n');
    expect(shown).toContain('Fix everything that the type checker finds.');
  });

  it.each([
    ['fix-test', 'Did you mean fix-tests?'],
    ['./none.md', 'There is no file'],
    ['./package.json', 'it has no frontmatter'],
  ])('refuses %s in one sentence', async (name, reason) => {
    const place = newPlace(PROJECT);
    const refused = await ask(place, 'recipe', 'show', name);
    expect(refused).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining(reason) });
  });

  it.each(['loop', 'go'])('needs no words behind /msw:%s', async (command) => {
    const { project, env } = newPlace(PROJECT);
    const input = { hook_event_name: 'UserPromptExpansion', session_id: 's1', cwd: project };
    const typed = { ...input, command_name: `msw:${command}`, command_args: '--recipe fix-tests' };
    const { stdout } = await hook('command', typed, { project, env: { ...env } });
    expect(stdout).toContain('recipe fix-tests');
    expect(stdout).toContain('npm test');
  });

  it('names no option that was not typed', async () => {
    const { stderr } = await ask(newPlace(PROJECT), 'recipe', 'show', './none.md');
    expect(stderr).not.toContain('--recipe');
  });

  it('arms a loop from the command line, without a task', async () => {
    const place = newPlace(PROJECT);
    const armed = await ask(place, 'loop', 'arm', '--session', 's1', '--recipe', 'fix-tests');
    expect(armed).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(
        'loop armed · recipe fix-tests · took the project’s own check: npm test',
      ),
    });
    const none = await ask(newPlace(PROJECT), 'loop', 'arm', '--session', 's1');
    expect(none).toMatchObject({ code: 2, stderr: expect.stringContaining('The task is missing') });
  });

  it('lists the commands of a file, and allows them by name', async () => {
    const own = '---\nname: mine\nabout: x\ncommands: ["node check.js"]\n---\nDo it. {words}\n';
    const place = newPlace({ ...PROJECT, 'mine.md': own });
    const arm = ['loop', 'arm', 'now', '--session', 's1', '--recipe', './mine.md'];
    expect(await ask(place, ...arm)).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('\n  node check.js\n'),
    });
    const { waiting } = JSON.parse((await ask(place, 'trust', 'list', '--json')).stdout);
    expect(waiting).toMatchObject([{ command: 'node check.js', plan: join(place.project, 'mine.md') }]);
  });
});
