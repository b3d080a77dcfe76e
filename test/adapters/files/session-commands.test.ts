import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSessionCommands, rememberCommand } from '../../../src/adapters/files/session-commands.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const typed = (command: string) => ({ project: '/p', command });

it('keeps each command of a session once', () => {
  const user = tempFolder();
  for (const command of ['plan', 'execute', 'plan']) rememberCommand(user, 's1', typed(command), Date.now());
  expect(readSessionCommands(user, 's1')).toEqual({ project: '/p', commands: ['plan', 'execute'] });
  expect(readSessionCommands(user, 's2')).toBeNull();
});

it('makes no path of a session that is none', () => {
  const user = tempFolder();
  for (const session of ['../s1', '', 'a/b', 'x'.repeat(101)]) {
    rememberCommand(user, session, typed('plan'), Date.now());
    expect(readSessionCommands(user, session)).toBeNull();
  }
  expect(readdirSync(user)).toEqual([]);
});

it('lets a command be answered where it cannot be noted', () => {
  const user = tempFolder();
  writeFileSync(join(user, 'sessions'), 'no folder');
  rememberCommand(user, 's1', typed('plan'), Date.now());
  expect(readSessionCommands(user, 's1')).toBeNull();
  expect(existsSync(join(user, 'sessions'))).toBe(true);
});
