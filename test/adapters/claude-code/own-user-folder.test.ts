import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ownUserFolder, ownVariables } from '../../../src/adapters/claude-code/own-user-folder.ts';
import { writeFiles } from '../../support/sample-project.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const bring = (file: string, env: unknown): string => {
  const project = join(tempFolder(), 'project');
  writeFiles(project, { [`.claude/${file}`]: JSON.stringify({ env }) });
  return project;
};

it.each(
  ['settings.json', 'settings.local.json'].flatMap((file) =>
    ['MSW_HOME', 'HOME', 'USERPROFILE', 'XDG_DATA_HOME', 'APPDATA', 'LOCALAPPDATA'].map((name) => ({
      file,
      name,
    })),
  ),
)('ownUserFolder refuses a $name from $file of the project, and creates nothing', ({ file, name }) => {
  const other = join(tempFolder(), 'other');
  const project = bring(file, { [name]: other });
  expect(ownUserFolder(project, { [name]: other })).toEqual({
    status: 'refused',
    reason: expect.stringMatching(new RegExp(`^${name} is set by .* remove it there`)),
  });
  expect(existsSync(other)).toBe(false);
});

it('ownUserFolder refuses a folder set by the project of the session, whatever project is asked for', () => {
  const other = join(tempFolder(), 'other');
  const session = bring('settings.json', { MSW_HOME: other });
  const env = { MSW_HOME: other, CLAUDE_PROJECT_DIR: session };
  expect(ownUserFolder(tempFolder(), env).status).toBe('refused');
  expect(existsSync(other)).toBe(false);
});

it('ownUserFolder refuses a folder set at the top of the repository', () => {
  const other = join(tempFolder(), 'other');
  const project = bring('settings.json', { MSW_HOME: other });
  writeFiles(project, { '.git/HEAD': 'ref: refs/heads/main\n', 'packages/one/package.json': '{}' });
  expect(ownUserFolder(join(project, 'packages/one'), { MSW_HOME: other }).status).toBe('refused');
});

it('ownUserFolder accepts the user’s own variable, or one that the project does not set', () => {
  const own = join(tempFolder(), 'own');
  const env = { MSW_HOME: own, EDITOR: 'vi' };
  expect(ownUserFolder(bring('settings.json', { MSW_HOME: '/other' }), env).status).toBe('ok');
  expect(ownUserFolder(bring('settings.json', { EDITOR: 'vi' }), env).status).toBe('ok');
  expect(ownUserFolder(bring('settings.json', 'MSW_HOME'), env).status).toBe('ok');
  expect(ownUserFolder(tempFolder(), env)).toEqual({ status: 'ok', path: own });
  expect(ownUserFolder(null, env)).toEqual({ status: 'ok', path: own });
});

const projectWith = (file: string, content: string): string => {
  const project = tempFolder();
  mkdirSync(join(project, '.claude'));
  writeFileSync(join(project, '.claude', file), content);
  return project;
};

it.each(['settings.json', 'settings.local.json'])(
  'ownVariables drops values from %s of a project for nlm, servers and models',
  (file) => {
    const servers = { MSW_POSTGRES: 'postgresql://x', MSW_QDRANT: 'https://x', MSW_MODEL_KEY: 'k' };
    const nlm = { NLM_PROFILE: 'work', MSW_NLM: '/opt/nlm', NOTEBOOKLM_HL: 'de' };
    const env = { ...servers, ...nlm, PATH: '/bin', OTHER: 'x' };
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
  'ownVariables keeps the user’s own values if the project’s settings are %j',
  (content) => {
    const env = { NLM_PROFILE: 'work' };
    expect(ownVariables(env, projectWith('settings.json', content))).toEqual(env);
    expect(ownVariables(env, tempFolder())).toEqual(env);
  },
);
