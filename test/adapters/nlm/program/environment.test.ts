import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findNlm, refuseOldVersion } from '../../../../src/adapters/nlm/program/locate-nlm.ts';
import { nlmEnvironment } from '../../../../src/adapters/nlm/program/nlm-call.ts';
import { defaultProfile, listProfiles, nlmStore } from '../../../../src/adapters/nlm/program/nlm-profiles.ts';
import { isOlder } from '../../../../src/core/notebook/nlm-version.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

describe('locate nlm', () => {
  describe('isOlder', () => {
    it.each([
      ['0.9.12', '0.9.13', true],
      ['0.9.13', '0.9.13', false],
      ['0.15.8', '0.9.13', false],
      ['0.8.99', '0.9.13', true],
      ['1.0.0', '0.9.13', false],
      ['0.10.0', '0.9.13', false],
    ])('%s before %s: %s', (version, than, expected) => {
      expect(isOlder(version, than)).toBe(expected);
    });
  });

  describe('refuseOldVersion', () => {
    it('explains why an old version must not act as one of several accounts', () => {
      expect(refuseOldVersion('0.9.12', 'work')).toEqual({
        status: 'too-old',
        wasSent: false,
        text: 'nlm 0.9.12 may act as its default account when the login of work has expired; 0.9.13 or newer keeps accounts apart',
      });
      expect(refuseOldVersion('0.9.12', null)).toBeNull();
      expect(refuseOldVersion('0.9.13', 'work')).toBeNull();
    });

    it('refuses a version that cannot select an account at all', () => {
      expect(refuseOldVersion('0.9.2', null)).toMatchObject({
        status: 'too-old',
        text: expect.stringContaining('0.9.13 or newer is needed'),
      });
    });
  });

  const NAME = process.platform === 'win32' ? 'nlm.exe' : 'nlm';

  let directory = '';
  let project = '';

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'msw-'));
    project = join(directory, 'project');
  });

  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  function program(folder: string): string {
    mkdirSync(folder, { recursive: true });
    const path = join(folder, NAME);
    writeFileSync(path, '');
    chmodSync(path, 0o755);
    return path;
  }

  describe('findNlm', () => {
    it('finds nlm on the PATH, never inside the project', () => {
      program(join(project, 'node_modules', '.bin'));
      program(project);
      const good = program(join(directory, 'bin'));
      const folders = [join(project, 'node_modules', '.bin'), project, '.', '', join(directory, 'bin')];
      expect(findNlm({ PATH: folders.join(delimiter) }, project)).toBe(good);
    });

    it.skipIf(process.platform === 'win32')('detects a link into the project', () => {
      program(join(project, 'bin'));
      symlinkSync(join(project, 'bin'), join(directory, 'link'));
      expect(findNlm({ PATH: join(directory, 'link') }, project)).toBeNull();
    });

    it('uses the program named by MSW_NLM, and no other', () => {
      const named = program(join(directory, 'named'));
      const other = program(join(directory, 'bin'));
      expect(findNlm({ PATH: join(directory, 'bin'), MSW_NLM: named }, project)).toBe(named);
      expect(findNlm({ PATH: join(directory, 'bin'), MSW_NLM: join(directory, 'gone') }, project)).toBeNull();
      expect(findNlm({ PATH: join(directory, 'bin'), MSW_NLM: NAME }, project)).toBeNull();
      expect(findNlm({ PATH: join(directory, 'bin'), MSW_NLM: '' }, project)).toBe(other);
      const brought = program(join(project, 'tools'));
      expect(findNlm({ PATH: join(directory, 'bin'), MSW_NLM: brought }, project)).toBeNull();
    });

    it.skipIf(process.platform === 'win32')('skips a file that cannot be run, and a folder', () => {
      writeFileSync(join(directory, 'nlm'), '');
      mkdirSync(join(directory, 'bin', 'nlm'), { recursive: true });
      expect(findNlm({ PATH: [directory, join(directory, 'bin')].join(delimiter) }, project)).toBeNull();
      expect(findNlm({}, project)).toBeNull();
    });
  });
});

describe('nlm environment', () => {
  const HOME = process.platform === 'win32' ? 'USERPROFILE' : 'HOME';

  function ready(
    env: Record<string, string | undefined>,
    profile: string | null = null,
    projectRoot = tempFolder(),
  ): Readonly<Record<string, string>> {
    const made = nlmEnvironment({ env, profile, projectRoot });
    if (made.status !== 'ready') throw new Error(made.text);
    return made.env;
  }

  describe('nlmEnvironment', () => {
    it('sets the profile and the output format', () => {
      const env = ready({ PATH: '/bin', NLM_PROFILE: 'other', EMPTY: undefined }, 'work');
      expect(env).toMatchObject({ PATH: '/bin', NLM_PROFILE: 'work', NO_COLOR: '1', COLUMNS: '1000' });
      expect(ready({ NLM_PROFILE: 'other' })).toMatchObject({ NLM_PROFILE: 'other' });
    });

    it.each([
      'PYTHONPATH',
      'PYTHONHOME',
      'PYTHONSTARTUP',
      'PYTHONUSERBASE',
      'PYTHONINSPECT',
      'PYTHONWARNINGS',
      'PYTHONEXECUTABLE',
      'VIRTUAL_ENV',
      'LD_PRELOAD',
      'LD_LIBRARY_PATH',
      'DYLD_INSERT_LIBRARIES',
      'OPENSSL_CONF',
      'SSLKEYLOGFILE',
      'NODE_OPTIONS',
      'NOTEBOOKLM_COOKIES',
      'NotebookLM_Cookies',
      'NOTEBOOKLM_RPC_OVERRIDES',
      'NOTEBOOKLM_RPC_TRANSPORT',
      'NLM_BROWSER_PATH',
      'FORCE_COLOR',
      'ANTHROPIC_API_KEY',
      'SOME_TOKEN',
    ])('does not pass on %s', (name) => {
      expect(ready({ [name]: '/x' })).not.toHaveProperty(name);
    });

    it('passes on network, language and keystore settings', () => {
      const env = {
        HTTPS_PROXY: 'http://proxy.example:3128',
        https_proxy: 'http://proxy.example:3128',
        NO_PROXY: 'localhost',
        SSL_CERT_FILE: join(tempFolder(), 'ca.pem'),
        LANG: 'de_DE.UTF-8',
        LC_TIME: 'C',
        DBUS_SESSION_BUS_ADDRESS: 'unix:path=/run/user/1000/bus',
        NLM_AUTH_STORAGE: 'protected',
      };
      expect(ready(env)).toMatchObject(env);
    });

    it.each(['NOTEBOOKLM_MCP_CLI_PATH', 'SSL_CERT_FILE', 'SSL_CERT_DIR', HOME])(
      'refuses a %s that leads into the project or is relative',
      (name) => {
        const folder = tempFolder();
        const project = join(folder, 'repository', 'app');
        mkdirSync(project, { recursive: true });
        mkdirSync(join(folder, 'repository', '.git'));
        symlinkSync(project, join(folder, 'link'), 'junction');
        const refused = (value: string) =>
          nlmEnvironment({ env: { [name]: value }, profile: null, projectRoot: project });
        for (const value of [
          join(project, 'x'),
          join(folder, 'repository', 'x'),
          join(folder, 'link', 'x'),
          'x',
        ])
          expect(refused(value)).toMatchObject({
            wasSent: false,
            text: expect.stringContaining(`the variable ${name} leads into the project`),
          });
        expect(refused([folder, join(project, 'x')].join(delimiter))).toMatchObject({ wasSent: false });
        expect(refused(join(folder, 'elsewhere'))).toMatchObject({
          env: { [name]: join(folder, 'elsewhere') },
        });
      },
    );

    it('drops a temporary folder inside the project', () => {
      const project = tempFolder();
      const env = ready({ TMPDIR: join(project, 'tmp'), XDG_CONFIG_HOME: join(project, 'x') }, null, project);
      expect(env).not.toHaveProperty('TMPDIR');
      expect(env).not.toHaveProperty('XDG_CONFIG_HOME');
    });
  });
});

describe('nlm profiles', () => {
  let store = '';
  let env: Record<string, string> = {};

  beforeEach(() => {
    store = mkdtempSync(join(tmpdir(), 'msw-'));
    env = { NOTEBOOKLM_MCP_CLI_PATH: store };
  });

  afterEach(() => rmSync(store, { recursive: true, force: true }));

  function profile(name: string, files: Record<string, unknown>): void {
    const folder = join(store, 'profiles', name);
    mkdirSync(folder, { recursive: true });
    for (const [file, content] of Object.entries(files)) {
      writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
    }
  }

  describe('listProfiles', () => {
    it('distinguishes logins from their remains, without reading cookie values', () => {
      const cookies = [{ name: 'SID', value: 'very-secret', domain: '.google.com', path: '/' }];
      profile('work', {
        'cookies.json': cookies,
        'metadata.json': {
          email: 'me@example.com',
          last_validated: '2026-07-01T00:00:00',
          csrf_token: 'very-secret',
        },
      });
      profile('named', { 'cookies.json': { SID: 'very-secret' }, 'metadata.json': { email: null } });
      profile('protected', {
        'credentials.enc': 'x',
        'storage-mode.json': { version: 1, mode: 'protected' },
      });
      profile('empty', {});
      profile('none', { 'cookies.json': [] });
      profile('broken', { 'cookies.json': '[{"name": "SI', 'metadata.json': '{' });
      profile('odd name', { 'cookies.json': cookies });
      profile('-odd', { 'cookies.json': cookies });
      writeFileSync(join(store, 'profiles', 'a-file'), '');
      const unknown = { email: null, lastValidated: null, isDefault: false };
      expect(listProfiles({ ...env, NLM_PROFILE: 'work' })).toEqual([
        { ...unknown, name: 'broken', isValid: false },
        { ...unknown, name: 'empty', isValid: false },
        { ...unknown, name: 'named', isValid: true },
        { ...unknown, name: 'none', isValid: false },
        { ...unknown, name: 'odd name', isValid: true },
        { ...unknown, name: 'protected', isValid: true },
        {
          name: 'work',
          email: 'me@example.com',
          lastValidated: '2026-07-01T00:00:00',
          isValid: true,
          isDefault: true,
        },
      ]);
      expect(JSON.stringify(listProfiles(env))).not.toContain('very-secret');
    });

    it('is empty if nlm was never used', () => {
      expect(listProfiles({ NOTEBOOKLM_MCP_CLI_PATH: join(store, 'nowhere') })).toEqual([]);
    });
  });

  describe('defaultProfile', () => {
    it.each([
      ['[auth]\ndefault_profile = "work"\n', 'work'],
      [
        "# mine\n[output]\nformat = 'table'\n[ auth ]\r\nbrowser = 'auto'\r\ndefault_profile='home' # x\r\n",
        'home',
      ],
      ['[output]\ndefault_profile = "no"\n', 'default'],
      ['[auth]\n# default_profile = "no"\ndefault_profile = ""\n', 'default'],
      ['', 'default'],
    ])('reads %j as %s', (toml, name) => {
      writeFileSync(join(store, 'config.toml'), toml);
      expect(defaultProfile(env)).toBe(name);
      expect(defaultProfile({ ...env, NLM_PROFILE: 'chosen' })).toBe('chosen');
    });
  });

  describe('nlmStore', () => {
    it('is in the caller’s home unless set otherwise', () => {
      const name = process.platform === 'win32' ? 'USERPROFILE' : 'HOME';
      expect(nlmStore({ [name]: store })).toBe(join(store, '.notebooklm-mcp-cli'));
      expect(nlmStore({ [name]: 'x', NOTEBOOKLM_MCP_CLI_PATH: store })).toBe(store);
    });
  });
});
