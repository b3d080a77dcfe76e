import {
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { vaultAround } from '../../../src/adapters/documents/vault-rules.ts';
import { keptVault } from '../../../src/app/ask/kept-vault.ts';
import { openVault, type VaultPlace } from '../../../src/app/ask/vault-place.ts';
import type { Conversation } from '../../../src/core/sources/conversation.ts';
import type { VaultStore } from '../../../src/core/sources/vault-store.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const now = (): number => NOW;
const SECRET = 'ghp_abcdefghijklmnopqrstuvwxyz0123456789';

let root = '';
let env: Record<string, string> = {};

beforeEach(() => {
  const base = realpathSync.native(tempFolder());
  root = join(base, 'vault');
  mkdirSync(join(root, '.obsidian'), { recursive: true });
  env = { MSW_HOME: join(base, 'user') };
});

function opened(): VaultPlace {
  const vault = openVault(root, env);
  if (vault.status === 'refused') throw new Error(vault.reason);
  return vault.vault;
}

function kept() {
  return keptVault(opened(), now);
}

function said(id: string, text: string, at = '2026-11-28T10:00:00.000Z'): Conversation {
  const messages = [{ role: 'user', text, at }] as const;
  return { id, createdAt: at, updatedAt: at, notebookId: null, messages, selectedSourceIds: [] };
}

function withConversation(one: Conversation) {
  return (before: VaultStore) => ({
    after: { ...before, conversationHistory: [...before.conversationHistory, one] },
    value: null,
  });
}

function installPlugin(data: unknown = null): string {
  const folder = join(root, '.obsidian', 'plugins', 'msw-vault');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'manifest.json'), '{}');
  if (data !== null) writeFileSync(join(folder, 'data.json'), JSON.stringify(data));
  return join(folder, 'data.json');
}

const idsIn = ({ conversationHistory }: VaultStore): readonly string[] =>
  conversationHistory.map(({ id }) => id).toSorted();

describe('the place of a vault', () => {
  it('P9: is the nearest folder above that Obsidian has opened, whatever folder one calls from', () => {
    const below = join(root, 'Projects', 'Deep');
    mkdirSync(below, { recursive: true });
    expect(vaultAround(below)).toBe(root);
    expect(vaultAround(join(root, '..'))).toBeNull();
  });

  it('P9: may be the home folder, which contains the user folder', () => {
    const inside = { MSW_HOME: join(root, '.local', 'msw') };
    expect(openVault(root, inside)).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining('lies inside'),
    });
    expect(openVault(root, inside, { home: () => root })).toMatchObject({ status: 'ok' });
  });

  it('V20: has records of its own in the user folder, also when it is opened by a link', () => {
    const { records, userFolder } = opened();
    expect(records.startsWith(join(userFolder, 'vaults'))).toBe(true);
    symlinkSync(root, `${root}-link`, 'junction');
    expect(openVault(`${root}-link`, env)).toMatchObject({ status: 'ok', vault: { root, records } });
    mkdirSync(join(root, '.settings'), { recursive: true });
    writeFileSync(join(root, '.settings', 'app.json'), '{}');
    rmSync(join(root, '.obsidian'), { recursive: true, force: true });
    expect(openVault(root, env)).toMatchObject({ vault: { configDir: '.settings' } });
    expect(openVault(join(root, 'missing'), env)).toEqual({
      status: 'refused',
      reason: `The folder ${join(root, 'missing')} does not exist.`,
    });
  });
});

describe('the store of a vault', () => {
  it('V20: lies in the user folder where the plugin is not installed, and keeps unknown fields', async () => {
    const { records } = opened();
    const path = join(records, 'store.json');
    writeFileSync(path, JSON.stringify({ settings: { bm25TopN: 7, other: 1 }, extra: { deep: true } }));
    await kept().store.change(withConversation(said('one', `the key is ${SECRET}`)));
    const written = JSON.parse(readFileSync(path, 'utf8'));
    expect(written).toMatchObject({ settings: { bm25TopN: 7, other: 1 }, extra: { deep: true } });
    expect(JSON.stringify(written)).not.toContain(SECRET);
    expect(readdirSync(join(root, '.obsidian'))).toEqual([]);
  });

  it('V20: is taken over by the plugin when it comes, merged by id, and set aside', async () => {
    await kept().store.change(withConversation(said('one', 'first?')));
    const data = installPlugin({ conversationHistory: [said('two', 'second?')] });
    expect(idsIn(await kept().store.read())).toEqual(['one', 'two']);
    await kept().store.change(withConversation(said('three', 'third?')));
    expect(idsIn(JSON.parse(readFileSync(data, 'utf8')))).toEqual(['one', 'three', 'two']);
    const names = readdirSync(opened().records);
    expect(names).not.toContain('store.json');
    expect(names.filter((name) => name.startsWith('store.json.taken-over-'))).toHaveLength(1);
  });

  it('P17: loses nothing when a sync service brings the data of another device', async () => {
    const data = installPlugin({});
    await kept().store.change(withConversation(said('here', 'asked here?')));
    writeFileSync(data, JSON.stringify({ conversationHistory: [said('there', 'asked there?')] }));
    expect(idsIn(await kept().store.read())).toEqual(['here', 'there']);
  });

  it('V20: survives the removal of the plugin with its folder', async () => {
    installPlugin({});
    await kept().store.change(withConversation(said('one', 'first?')));
    rmSync(join(root, '.obsidian', 'plugins'), { recursive: true });
    await kept().store.change(withConversation(said('two', 'second?')));
    expect(idsIn(await kept().store.read())).toEqual(['one', 'two']);
  });

  it('V20: is set aside with one sentence when it cannot be read', async () => {
    const { records } = opened();
    writeFileSync(join(records, 'store.json'), '{"conversationHistory": [');
    const vault = kept();
    expect(idsIn(await vault.store.read())).toEqual([]);
    await vault.store.change(withConversation(said('one', 'first?')));
    expect(vault.problems()).toEqual([expect.stringContaining('could not be read')]);
    const aside = readdirSync(records).find((name) => name.startsWith('store.json.corrupt-')) ?? '';
    expect(readFileSync(join(records, aside), 'utf8')).toBe('{"conversationHistory": [');
    expect(idsIn(await kept().store.read())).toEqual(['one']);
  });

  it('P7: gets each of many changes by several programs at once', async () => {
    const all = Array.from({ length: 20 }, (_, index) => `c${index}`);
    await Promise.all(all.map((id) => kept().store.change(withConversation(said(id, 'why?')))));
    expect(idsIn(await kept().store.read())).toEqual(all.toSorted());
  });
});

describe('the trust of a vault', () => {
  it('V20: is never read from the vault', async () => {
    installPlugin({ mayDelete: true, notebooks: [{ notebookId: 'nb', account: 'default' }], trust: {} });
    writeFileSync(join(root, 'trust.json'), JSON.stringify({ mayDelete: true }));
    expect(await kept().trust.read()).toMatchObject({ mayDelete: false, notebooks: [] });
    await kept().trust.change((before) => ({ after: { ...before, mayDelete: true }, value: null }));
    expect(await kept().trust.read()).toMatchObject({ mayDelete: true });
  });
});

describe('the archive of a vault', () => {
  it('V20: has the newest of each conversation until it is deleted, and skips a torn line', async () => {
    const { archive } = kept();
    await archive.add([said('one', 'first?'), said('two', 'second?')]);
    await archive.add([said('one', 'first, later', '2026-11-28T11:00:00.000Z')]);
    const path = join(opened().records, 'archive.jsonl');
    writeFileSync(path, `${readFileSync(path, 'utf8')}{"id": "to`);
    const texts = (await kept().archive.all()).map(({ messages }) => messages[0]?.text);
    expect(texts.toSorted()).toEqual(['first, later', 'second?']);
    await archive.remove('one');
    expect((await archive.all()).map(({ id }) => id)).toEqual(['two']);
    expect(readFileSync(path, 'utf8')).not.toContain('first');
  });
});
