import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mapCommand } from '../../../src/app/mapping/map-command.ts';
import type { Workspace } from '../../../src/app/workspace/workspace.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { makeSample, writeMap } from './sample-map.ts';

const open = (project: string): Workspace => ({
  project,
  key: 'unused',
  userFolder: tempFolder(),
  env: { CLAUDE_PLUGIN_ROOT: '/plugin' },
  now: () => 0,
});

it('prints the calls as they are to be made', () => {
  const project = makeSample();
  const answer = mapCommand(open(project), ' --paths src --focus arch ');
  if (answer.kind !== 'context') throw new Error(JSON.stringify(answer));
  expect(answer.context.startsWith('MSW maps this codebase: ')).toBe(true);
  expect(answer.context).toContain(
    `map begin --focus arch --paths src --project '${project}' --short --json`,
  );
  expect(answer.context).toContain('There is no map yet.');
  mkdirSync(join(project, '.planning', 'codebase'), { recursive: true });
  writeMap(project);
  expect(mapCommand(open(project), '')).toMatchObject({
    context: expect.stringContaining('7 of 7 documents'),
  });
});

it.each([
  ['what it does not understand', '--everything', () => makeSample(), 'Unknown option --everything'],
  ['a home', '', homedir, 'is not a project'],
  ['the root of a disk', '', () => (process.platform === 'win32' ? 'C:\\' : '/'), 'is not a project'],
  ['an empty folder', '', tempFolder, 'is empty'],
])('refuses %s', (_, args, project, reason) => {
  expect(mapCommand(open(project()), args)).toEqual({
    kind: 'answer',
    text: expect.stringContaining(reason),
  });
});
