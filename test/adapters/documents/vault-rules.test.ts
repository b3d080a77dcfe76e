import { mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { vaultAround, vaultRules } from '../../../src/adapters/documents/vault-rules.ts';
import { tempFolder } from '../../support/temp-folder.ts';

function vault(files: Readonly<Record<string, string>>): string {
  const root = realpathSync.native(tempFolder());
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

describe('the rules of a vault', () => {
  it('P24, P11: are what Obsidian and its plugins have written', () => {
    const root = vault({
      '.obsidian/app.json': '\uFEFF{"userIgnoreFilters":["Private/","/^a/",7],"promptDelete":false}',
      '.obsidian/templates.json': '{"folder":"Templates"}',
      '.obsidian/plugins/templater-obsidian/data.json': '{"templates_folder":"Extras/T","trigger":true}',
    });
    expect(vaultRules(root)).toEqual({
      exclude: ['Private/', '/^a/'],
      templates: ['Templates', 'Extras/T'],
      unread: [],
    });
    expect(vaultRules(root, '.other')).toEqual({ exclude: [], templates: [], unread: [] });
  });

  it.each([
    ['not JSON', '{"userIgnoreFilters":["Priv'],
    ['empty', ''],
    ['another shape', '{"userIgnoreFilters":"Private"}'],
    ['no object', '[]'],
  ])('P14: a list of exclusions that is %s is named, since its notes are not excluded', (_, text) => {
    const root = vault({ '.obsidian/app.json': text, '.obsidian/templates.json': '{"folder":"T"}' });
    const { exclude, templates, unread } = vaultRules(root);
    expect([exclude, templates]).toEqual([[], ['T']]);
    expect(unread).toHaveLength(1);
    expect(unread[0]).toMatch(/^what \.obsidian\/app\.json excludes is unknown: it is /);
  });

  it('P9: the vault is the nearest folder above with settings', () => {
    const root = vault({ 'outer/.obsidian/app.json': '{}', 'outer/in/ner/.obsidian/app.json': '{}' });
    mkdirSync(join(root, 'outer', 'in', 'ner', 'a'));
    expect(vaultAround(join(root, 'outer', 'in', 'ner', 'a'))).toBe(join(root, 'outer', 'in', 'ner'));
    expect(vaultAround(join(root, 'outer', 'in'))).toBe(join(root, 'outer'));
    expect(vaultAround(root)).toBeNull();
  });
});
