// What only shows something, is refused or has nothing to change makes no file in a project where MSW has not worked, and
// no key.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { builtCli, newPlace } from './built-cli.ts';

const { cli, hook } = builtCli();

it.each([
  ['config', 'show'],
  ['config', 'unset', 'nonesuch'],
  ['config', 'unset', 'breaker.sameFailure'],
  ['config', 'unset', 'bell', '--user'],
  ['config', 'set', 'breaker.sameFailure', 'often'],
  ['status'],
  ['route', 'fix the cart'],
  ['trust', 'remove', 'npm test'],
  ['job', 'list'],
  ['loop', 'stop'],
  ['guidance', 'list'],
  ['memory', 'brief', 'fix the cart'],
  ['memory', 'review'],
  ['memory', 'purge'],
  ['memory', 'export'],
  ['memory', 'import', '--undo'],
  ['memory', 'profile', 'off'],
  ['memory', 'risks', '--off'],
])('%s %s', async (...args) => {
  const { project, env } = newPlace({ 'a.txt': 'a\n' });
  await cli(args, { cwd: project, env });
  expect(readdirSync(project)).toEqual(['a.txt']);
  expect(madeIn(env)).toEqual([]);
});

it('/msw:uninstall finds nothing to remove where nothing was installed', async () => {
  const place = newPlace({ 'a.txt': 'a\n' });
  const typed = { hook_event_name: 'UserPromptExpansion', session_id: 's', cwd: place.project };
  const { stdout } = await hook(
    'command',
    { ...typed, command_name: 'msw:uninstall', command_args: '' },
    place,
  );
  expect(stdout).toContain('nothing');
  expect(readdirSync(place.project)).toEqual(['a.txt']);
  expect(madeIn(place.env)).toEqual([]);
});

function madeIn({ MSW_HOME: folder = '' }: Readonly<Record<string, string>>): readonly string[] {
  try {
    return readdirSync(join(folder));
  } catch {
    return [];
  }
}
