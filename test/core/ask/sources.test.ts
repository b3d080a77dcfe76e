import { expect, it } from 'vitest';
import {
  adoptNotebook,
  listVaultSources,
  pinSources,
  setDelete,
} from '../../../src/core/ask/vault-sources.ts';
import { ask, codesOf, expectHealed, sync } from '../../support/ask/ask-model.ts';
import { failure, ModelVault } from '../../support/ask/model-vault.ts';

const layers = { flags: {}, project: {} };
const vaultOf = async (count: number, settings = {}): Promise<ModelVault> => {
  const vault = new ModelVault();
  vault.store = { ...vault.store, settings };
  for (let at = 0; at < count; at += 1) vault.notes.set(`n${at}.md`, `word${at} all`);
  return vault;
};

it('V12: the list has the limits and each source in its queue, stale ones too', async () => {
  const vault = await vaultOf(3);
  await ask(vault, 'all');
  await ask(vault, 'word1');
  vault.notebooks.get(vault.notebook)?.sources.splice(0, 1);
  await ask(vault, 'word1');
  const list = await listVaultSources(vault.process(), layers);
  expect(list.limits).toEqual({ maxSources: 300, headroom: 10, target: 290, protectedCap: 203 });
  expect(list.notebook).toBe(vault.notebook);
  expect(list.protected).toEqual([
    { path: 'n1.md', sourceId: expect.any(String), useCount: 3, lastUsedAt: expect.any(String) },
  ]);
  expect(list.probation.toSorted((a, b) => (a.path < b.path ? -1 : 1))).toMatchObject([
    { path: 'n0.md', sourceId: null, useCount: 1, stale: true },
    { path: 'n2.md', useCount: 1 },
  ]);
});

it('V23: a pinned source is never evicted, until it is unpinned', async () => {
  const vault = await vaultOf(8, { maxSources: 4, headroom: 2, bm25TopN: 1, bm25MinSourcesK: 1 });
  await setDelete(vault.process(), true);
  await ask(vault, 'word0');
  expect(await pinSources(vault.process(), ['n0.md', 'n7.md'], true, layers)).toEqual({
    changed: ['n0.md'],
    unknown: ['n7.md'],
  });
  for (const at of [1, 2, 3]) await ask(vault, `word${at}`);
  expect(vault.sources.map(({ title }) => title)).toEqual(['n0.md', 'n3.md']);
  await pinSources(vault.process(), ['n0.md'], false, layers);
  for (const at of [4, 5]) await ask(vault, `word${at}`);
  expect(vault.sources.map(({ title }) => title)).toEqual(['n4.md', 'n5.md']);
});

it('V12d: where everything else is pinned, uploads stop and that is told', async () => {
  const vault = await vaultOf(4, { maxSources: 3, headroom: 1, bm25TopN: 1, bm25MinSourcesK: 1 });
  await setDelete(vault.process(), true);
  for (const at of [0, 1]) await ask(vault, `word${at}`);
  await pinSources(vault.process(), ['n0.md', 'n1.md'], true, layers);
  const result = await ask(vault, 'word2');
  expect(result).toMatchObject({ mode: 'local', errors: [{ stage: 'upload', code: 'full', path: 'n2.md' }] });
  expect(vault.sources).toHaveLength(2);
});

it('V12f: a source that is already gone is evicted all the same', async () => {
  const vault = await vaultOf(3, { maxSources: 3, headroom: 1, bm25TopN: 1, bm25MinSourcesK: 1 });
  await setDelete(vault.process(), true);
  for (const at of [0, 1]) await ask(vault, `word${at}`);
  const ports = vault.process(({ name }) => {
    if (name === 'remove') vault.notebooks.get(vault.notebook)?.sources.splice(0, 1);
    return null;
  });
  const result = await ask(vault, 'word2', { ports });
  expect(result).toMatchObject({ mode: 'notebook', errors: [], evicted: [{ path: 'n0.md' }] });
});

it('P7: a source that could not be deleted stays known, and nothing comes in its place', async () => {
  const vault = await vaultOf(3, { maxSources: 3, headroom: 1, bm25TopN: 1, bm25MinSourcesK: 1 });
  await setDelete(vault.process(), true);
  for (const at of [0, 1]) await ask(vault, `word${at}`);
  const ports = vault.process(({ name }) =>
    name === 'remove' ? { kind: 'fail', failure: failure('refused'), isDone: false } : null,
  );
  const result = await ask(vault, 'word2', { ports });
  expect(result.errors).toMatchObject([
    { code: 'full', path: 'n2.md' },
    { stage: 'evict', code: 'refused', path: 'n0.md' },
  ]);
  expect(vault.sources.map(({ title }) => title)).toEqual(['n0.md', 'n1.md']);
  expectHealed(vault);
});

it('V20: sources that were not added from this computer are used and never deleted', async () => {
  const vault = await vaultOf(2);
  await ask(vault, 'all');
  vault.trust = { ...vault.trust, ownSources: {}, notebooks: [] };
  await adoptNotebook(vault.process(), vault.notebook);
  await setDelete(vault.process(), true);
  vault.notes.set('n0.md', 'all edited');
  const result = await ask(vault, 'all');
  expect(result).toMatchObject({ mode: 'notebook', answer: 'From 2.', uploaded: ['n0.md'] });
  await sync(vault);
  expect(vault.callsOf('remove')).toEqual([]);
  expect(vault.sources).toHaveLength(3);
});

it('V6: a notebook is adopted only when the account that answers has listed it', async () => {
  const vault = await vaultOf(1);
  expect(await adoptNotebook(vault.process(), 'none')).toMatchObject({
    status: 'refused',
    notice: { code: 'notebook-gone' },
  });
  expect(vault.trust.notebooks).toEqual([]);
  expect(vault.store.settings.notebookId).toBe(undefined);
});

it('V7: a sync uploads what was lost and edited, follows renames, and forgets deleted notes', async () => {
  const vault = await vaultOf(5);
  await ask(vault, 'all');
  await setDelete(vault.process(), true);
  vault.notebooks.get(vault.notebook)?.sources.splice(0, 1);
  vault.notes.set('n1.md', 'edited');
  vault.notes.set('sub/moved.md', vault.notes.get('n2.md') ?? '');
  vault.notes.delete('n2.md');
  vault.notes.delete('n3.md');
  const result = await sync(vault);
  expect(result).toMatchObject({
    isDone: true,
    errors: [],
    renamed: [{ from: 'n2.md', to: 'sub/moved.md' }],
  });
  expect(result.uploaded.toSorted()).toEqual(['n0.md', 'n1.md']);
  expect(result.removed.map(({ title }) => title).toSorted()).toEqual(['n1.md', 'n3.md']);
  expectHealed(vault);
  expect(Object.keys(vault.store.sourceRegistry.byPath).toSorted()).toEqual([
    'n0.md',
    'n1.md',
    'n4.md',
    'sub/moved.md',
  ]);
  expect(await sync(vault)).toMatchObject({ uploaded: [], removed: [], renamed: [], notices: [] });
});

it('V7: a sync counts no use', async () => {
  const vault = await vaultOf(3);
  await ask(vault, 'all');
  vault.notebooks.get(vault.notebook)?.sources.splice(0, 2);
  const before = Object.values(vault.store.sourceRegistry.byPath).map(({ useCount }) => useCount);
  await sync(vault);
  expect(Object.values(vault.store.sourceRegistry.byPath).map(({ useCount }) => useCount)).toEqual(before);
  expect(vault.store.pool.protected).toEqual([]);
});

it('P16: a placeholder keeps its source, an excluded note loses it with consent', async () => {
  const vault = await vaultOf(2);
  await ask(vault, 'all');
  vault.leftOut.set('n0.md', { status: 'left-out', code: 'empty', reason: 'it is empty' });
  vault.leftOut.set('n1.md', { status: 'left-out', code: 'excluded', reason: 'its folder is excluded' });
  expect(codesOf(await sync(vault))).toEqual(['leftovers']);
  expect(vault.sources).toHaveLength(2);
  await setDelete(vault.process(), true);
  expect((await sync(vault)).removed.map(({ title }) => title)).toEqual(['n1.md']);
  expect(vault.sources.map(({ title }) => title)).toEqual(['n0.md']);
});

it('V20: without a notebook, or without agreement, a sync does nothing and says why', async () => {
  const vault = await vaultOf(1);
  expect(codesOf(await sync(vault))).toEqual(['no-notebook']);
  vault.notebooks.set('mine', { account: vault.account, sources: [] });
  await adoptNotebook(vault.process(), 'mine');
  expect(codesOf(await sync(vault))).toEqual(['not-agreed']);
});
