import { existsSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  ownUserFolder,
  ownVariables,
  settingsNotice,
  userFolderBeside,
} from '../../../src/adapters/claude-code/own-user-folder.ts';
import { settingsTricks } from '../../support/hostile/client-settings.ts';
import { endlessDevice, pipe, writeFiles } from '../../support/sample-project.ts';
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

const projectWith = (file: string, content: string | Buffer): string => {
  const project = tempFolder();
  mkdirSync(join(project, '.claude'));
  writeFileSync(join(project, '.claude', file), content);
  return project;
};

it.each(settingsTricks.map((trick) => [trick.name, trick] as const))(
  'ownUserFolder and ownVariables take nothing from the client settings of a project: %s',
  (_name, { plant, value }) => {
    const other = { MSW_HOME: value, MSW_POSTGRES: value, GIT_CONFIG_GLOBAL: value, EDITOR: 'vi' };
    const folder = tempFolder();
    const project = plant(folder, 'MSW_HOME');
    expect(ownUserFolder(project, other)).toMatchObject({ status: 'refused' });
    const second = tempFolder();
    const start = plant(second, 'MSW_POSTGRES');
    expect(Object.keys(ownVariables(other, start).env)).not.toContain('MSW_POSTGRES');
    expect(Object.keys(ownVariables(other, start).env)).toContain('EDITOR');
  },
);

const UNREAD: readonly (readonly [string, string | Buffer, RegExp])[] = [
  ['UTF-16', Buffer.from('\ufeff{"env":{"A":"x"}}', 'utf16le'), /it is not .*JSON/],
  ['a comment', '// x\n{}', /it is not .*JSON/],
  ['half of the file', '{"env":{', /it is not .*JSON/],
  ['too many levels', `${'['.repeat(300)}${']'.repeat(300)}`, /it is nested too deeply/],
  ['a value that is no text', '{"env":{"A":{"toString":1}}}', /a variable that is not text/],
];

it.each(UNREAD)('settings that MSW cannot read may set anything: %s', (_name, content, reason) => {
  const project = projectWith('settings.json', content);
  const env = { MSW_HOME: '/own', PATH: '/bin' };
  expect(ownUserFolder(project, env)).toEqual({
    status: 'refused',
    reason: expect.stringMatching(
      /^MSW_HOME, which .* may come from \/.*settings\.json, .*; repair or remove that file$/,
    ),
  });
  expect(ownUserFolder(project, env)).toEqual({ status: 'refused', reason: expect.stringMatching(reason) });
  expect(settingsNotice(project, env)).toMatch(/^MSW cannot work here: MSW_HOME, .*\.$/);

  const servers = { MSW_POSTGRES: 'postgresql://own', NLM_PROFILE: 'own', PGHOST: 'own', PATH: '/bin' };
  expect(ownVariables(servers, project).env).toEqual({ PATH: '/bin' });
  expect(settingsNotice(project, servers)).toMatch(
    /^MSW does not use MSW_POSTGRES, NLM_PROFILE here: .* may come from .*; repair or remove that file\.$/,
  );
  // Nothing of the user's is left out, so there is nothing to tell.
  expect(settingsNotice(project, { PGHOST: 'own', PATH: '/bin' })).toBeNull();
});

it('settings that MSW cannot read may set no home other than the system’s', () => {
  const project = projectWith('settings.json', '{');
  const { homedir } = userInfo();
  expect(ownUserFolder(project, { HOME: join(tempFolder(), 'other') })).toMatchObject({ status: 'refused' });
  expect(
    settingsNotice(project, { HOME: homedir, XDG_DATA_HOME: join(homedir, '.local', 'share') }),
  ).toBeNull();
  expect(settingsNotice(project, { HOME: homedir, XDG_DATA_HOME: '/elsewhere' })).toContain('XDG_DATA_HOME');
});

it.each<[string, (project: string) => void]>([
  ['a pipe', (project) => pipe(join(project, '.claude', 'settings.json'))],
  ['a folder', (project) => mkdirSync(join(project, '.claude', 'settings.json'))],
  ['a device', (project) => endlessDevice(join(project, '.claude', 'settings.json'))],
  [
    '17 MiB',
    (project) => writeFileSync(join(project, '.claude', 'settings.json'), ' '.repeat(17 * 1024 * 1024)),
  ],
  ['a .git that names nothing', (project) => writeFileSync(join(project, '.git'), 'x')],
])('in place of the settings, %s may set anything', (_name, place) => {
  const project = tempFolder();
  mkdirSync(join(project, '.claude'));
  place(project);
  expect(ownUserFolder(project, { MSW_HOME: '/own' })).toMatchObject({ status: 'refused' });
});

it.each(['settings.json', 'settings.local.json'])(
  'ownVariables drops values from %s of a project for accounts, servers and programs',
  (file) => {
    const servers = { MSW_POSTGRES: 'postgresql://x', MSW_QDRANT: 'https://x', MSW_MODEL_KEY: 'k' };
    const nlm = { NLM_PROFILE: 'work', MSW_NLM: '/opt/nlm', NOTEBOOKLM_HL: 'de', SSL_CERT_FILE: '/x.pem' };
    const git = { GIT_CONFIG_GLOBAL: '/x', GIT_CONFIG_SYSTEM: '/x', XDG_CONFIG_HOME: '/x', GNUPGHOME: '/x' };
    const env = { ...servers, ...nlm, ...git, PATH: '/bin', OTHER: 'x' };
    const project = projectWith(file, JSON.stringify({ env }));
    expect(ownVariables(env, project)).toEqual({ env: { PATH: '/bin', OTHER: 'x' }, notice: null });
    expect(ownVariables({ ...env, NLM_PROFILE: 'home' }, project).env).toEqual({
      NLM_PROFILE: 'home',
      PATH: '/bin',
      OTHER: 'x',
    });
  },
);

it.each(['', ' \n', '[]', '{"env":[]}', '{"env":{"NLM_PROFILE":7}}', '{"mcpServers":{}}'])(
  'ownVariables keeps the user’s own values if the project’s settings are %j',
  (content) => {
    const env = { NLM_PROFILE: 'work' };
    expect(ownVariables(env, projectWith('settings.json', content)).env).toEqual(env);
    expect(ownVariables(env, tempFolder()).env).toEqual(env);
  },
);

it('a search from above the user folder uses it, unless it searches around it or the project names it', () => {
  const above = realpathSync.native(tempFolder());
  writeFiles(above, { 'vault/a.md': 'a', 'user/.keep': '' });
  const [vault, env] = [join(above, 'vault'), { MSW_HOME: join(above, 'user') }];
  expect(userFolderBeside(above, env, vault)).toMatchObject({ status: 'ok', path: env.MSW_HOME });
  expect(userFolderBeside(above, env)).toMatchObject({ status: 'refused' });
  writeFiles(above, { '.claude/settings.json': JSON.stringify({ env }) });
  expect(userFolderBeside(above, env, vault)).toMatchObject({ status: 'refused' });
});
