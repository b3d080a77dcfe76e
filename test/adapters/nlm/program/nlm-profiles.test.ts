import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defaultProfile, listProfiles, nlmStore } from '../../../../src/adapters/nlm/program/nlm-profiles.ts';

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
  it('tells logins from what is left of one, without a value of a cookie', () => {
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
    profile('protected', { 'credentials.enc': 'x', 'storage-mode.json': { version: 1, mode: 'protected' } });
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

  it('is empty where nlm was never used', () => {
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
  ])('of %j is %s', (toml, name) => {
    writeFileSync(join(store, 'config.toml'), toml);
    expect(defaultProfile(env)).toBe(name);
    expect(defaultProfile({ ...env, NLM_PROFILE: 'chosen' })).toBe('chosen');
  });
});

describe('nlmStore', () => {
  it('is in the home of the call, unless told otherwise', () => {
    const name = process.platform === 'win32' ? 'USERPROFILE' : 'HOME';
    expect(nlmStore({ [name]: store })).toBe(join(store, '.notebooklm-mcp-cli'));
    expect(nlmStore({ [name]: 'x', NOTEBOOKLM_MCP_CLI_PATH: store })).toBe(store);
  });
});
