import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultConfig } from '../../../src/adapters/config/project-config.ts';
import { namedAccounts } from '../../../src/app/notebook/notebook-accounts.ts';

let store = '';

beforeAll(() => {
  store = mkdtempSync(join(tmpdir(), 'msw-'));
  for (const name of ['work', 'home']) {
    const folder = join(store, 'profiles', name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'cookies.json'), '[{"name":"SID","value":"x"}]');
    writeFileSync(join(folder, 'metadata.json'), '{"last_validated":"2026-07-01T00:00:00"}');
  }
});

afterAll(() => rmSync(store, { recursive: true, force: true }));

function accounts(notebook: string, settings: Partial<typeof defaultConfig> = {}) {
  const found = namedAccounts(
    notebook,
    { ...defaultConfig, ...settings },
    { NOTEBOOKLM_MCP_CLI_PATH: store },
  );
  return found.map(({ account, profile, notebook: id, isLoggedIn }) => [account, profile, id, isLoggedIn]);
}

const notebooks = { docs: { home: 'nb-h', work: 'nb-w', gone: 'nb-g' }, manual: { work: 'nb-m' } };

describe('namedAccounts', () => {
  it.each([
    ['docs', 'by its name, in the order of the settings'],
    ['nb-w', 'by the id of one of its twins'],
  ])('finds all twins of %s: %s', (notebook) => {
    expect(accounts(notebook, { notebooks })).toEqual([
      ['home', 'home', 'nb-h', true],
      ['work', 'work', 'nb-w', true],
      ['gone', 'gone', 'nb-g', false],
    ]);
  });

  it('takes what is no name and no twin as an id or alias of the simple account', () => {
    expect(accounts('nb-x', { notebooks, nlmProfile: 'work' })).toEqual([['work', 'work', 'nb-x', true]]);
    expect(accounts('constructor', { notebooks, nlmProfile: 'gone' })).toEqual([
      ['gone', 'gone', 'constructor', false],
    ]);
  });

  it('names the default account of nlm in the ledger, but not to nlm', () => {
    expect(accounts('nb-x')).toEqual([['default', null, 'nb-x', true]]);
  });
});
