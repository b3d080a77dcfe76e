import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ownVariables } from '../../../src/adapters/claude-code/own-variables.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const projectWith = (file: string, content: string): string => {
  const project = tempFolder();
  mkdirSync(join(project, '.claude'));
  writeFileSync(join(project, '.claude', file), content);
  return project;
};

it.each(['settings.json', 'settings.local.json'])(
  'leaves out what the %s of a project says of nlm',
  (file) => {
    const env = { NLM_PROFILE: 'work', MSW_NLM: '/opt/nlm', NOTEBOOKLM_HL: 'de', PATH: '/bin', OTHER: 'x' };
    const project = projectWith(file, JSON.stringify({ env }));
    expect(ownVariables(env, project)).toEqual({ PATH: '/bin', OTHER: 'x' });
    expect(ownVariables({ ...env, NLM_PROFILE: 'home' }, project)).toEqual({
      NLM_PROFILE: 'home',
      PATH: '/bin',
      OTHER: 'x',
    });
  },
);

it.each(['{', '[]', '{"env":[]}', '{"env":{"NLM_PROFILE":7}}'])(
  'keeps the user’s own beside %j',
  (content) => {
    const env = { NLM_PROFILE: 'work' };
    expect(ownVariables(env, projectWith('settings.json', content))).toEqual(env);
    expect(ownVariables(env, tempFolder())).toEqual(env);
  },
);
