import { expect, it } from 'vitest';
import { loadConversation } from '../../../src/core/ask/conversations/load-conversation.ts';
import {
  deleteConversation,
  exportConversations,
  listConversations,
  newConversation,
  showConversation,
} from '../../../src/core/ask/conversations/vault-conversations.ts';
import { HISTORY_CAP } from '../../../src/core/ask/history.ts';
import { setDelete } from '../../../src/core/ask/vault-sources.ts';
import { ask, codesOf, expectHealed, workOf } from '../../support/ask/ask-model.ts';
import { ModelVault } from '../../support/ask/model-vault.ts';

const vaultOf = (notes: Readonly<Record<string, string>>): ModelVault => {
  const vault = new ModelVault();
  for (const [path, text] of Object.entries(notes)) vault.notes.set(path, text);
  return vault;
};
const NOTES = { 'a.md': 'alpha one', 'b.md': 'beta two', 'c.md': 'gamma three' };

it('V16: New takes the empty conversation that is there, and a question continues it', async () => {
  const vault = vaultOf(NOTES);
  const first = await newConversation(vault.process());
  expect(await newConversation(vault.process())).toBe(first);
  const { conversation } = await ask(vault, 'alpha');
  expect(conversation).toBe(first);
  const second = await newConversation(vault.process());
  expect(second).not.toBe(first);
  expect((await ask(vault, 'beta')).conversation).toBe(second);
  expect(vault.questions.at(-1)?.conversationId).toBe(null);
});

it('V17: History has the newest first, without empty ones, with 80 characters and distinct notes', async () => {
  const vault = vaultOf(NOTES);
  await ask(vault, `alpha ${'x'.repeat(100)}\nbeta`);
  await ask(vault, 'alpha again');
  vault.clock.advance(1000);
  await ask(vault, 'gamma', { conversation: { kind: 'new' } });
  await newConversation(vault.process());
  const rows = await listConversations(vault.process(), { withArchive: false });
  expect(rows.map(({ sources }) => sources)).toEqual([1, 2]);
  expect(rows[0]?.snippet).toBe('gamma');
  expect(rows[1]?.snippet).toMatch(/^alpha x+…$/);
  expect(rows[1]?.snippet).toHaveLength(80);
  expect(rows[0]?.at).toMatch(/^2026-11-28T12:\d\d:\d\d\.\d{3}Z$/);
});

it('V5: a question is stored with its selection and sources, on the message and as the latest', async () => {
  const vault = vaultOf(NOTES);
  const { conversation: id } = await ask(vault, 'alpha');
  await ask(vault, 'beta');
  const record = await showConversation(vault.process(), id);
  const selectionOf = (query: string, path: string) => ({
    ...{ query, topN: 15, cutoffRatio: 0.4, minK: 3 },
    top15: [{ path, score: expect.any(Number) }],
    selected: [{ path, score: expect.any(Number), sourceId: expect.any(String) }],
  });
  expect(record).toMatchObject({
    ...{ id, notebookId: expect.any(String), notebookConversationId: expect.any(String) },
    bm25Selection: selectionOf('beta', 'b.md'),
    messages: [
      { role: 'user', text: 'alpha', bm25Selection: selectionOf('alpha', 'a.md') },
      { role: 'assistant', mode: 'notebook' },
      { role: 'user', text: 'beta', bm25Selection: selectionOf('beta', 'b.md') },
      { role: 'assistant', mode: 'notebook' },
    ],
  });
  expect(record?.selectedSourceIds).toHaveLength(1);
});

it('V17: loading brings lost sources back, counts no use, and tells deleted notes', async () => {
  const vault = vaultOf(NOTES);
  const { conversation } = await ask(vault, 'alpha beta gamma');
  await ask(vault, 'alpha', { conversation: { kind: 'new' } });
  const [lost] = vault.sources.filter(({ title }) => title === 'b.md');
  await vault.process().notebook.remove(vault.notebook, lost?.id ?? '');
  vault.notes.delete('c.md');
  const uses = vault.store.sourceRegistry.byPath['b.md']?.useCount;
  const loaded = await loadConversation(vault.process(), { ...workOf(vault), id: conversation });
  expect(loaded).toMatchObject({ uploaded: ['b.md'], deleted: ['c.md'] });
  expect(codesOf(loaded ?? { notices: [] })).toContain('deleted-notes');
  expect(vault.store.sourceRegistry.byPath['b.md']?.useCount).toBe(uses);
  expect(vault.store.pool.probation).toContain('b.md');
  expect((await ask(vault, 'beta')).conversation).toBe(conversation);
});

it('V17: a question in a loaded conversation keeps its id in the notebook and brings its sources back later', async () => {
  const vault = vaultOf(NOTES);
  const first = await ask(vault, 'alpha beta');
  const [lost] = vault.sources.filter(({ title }) => title === 'b.md');
  await vault.process().notebook.remove(vault.notebook, lost?.id ?? '');
  const second = await ask(vault, 'alpha', { conversation: { kind: 'id', id: first.conversation } });
  expect(vault.questions.at(-1)).toMatchObject({ conversationId: first.conversationId });
  expect(second.uploaded).toEqual([]);
  await Promise.all(vault.later);
  expectHealed(vault);
  expect(vault.sources.map(({ title }) => title).toSorted()).toEqual(['a.md', 'b.md']);
});

it('V12 and V17: what was evicted comes back with the conversation that used it', async () => {
  const vault = new ModelVault();
  vault.store = { ...vault.store, settings: { maxSources: 6, headroom: 2, bm25TopN: 2, bm25MinSourcesK: 1 } };
  await setDelete(vault.process(), true);
  for (let at = 0; at < 6; at += 1) vault.notes.set(`n${at}.md`, `word${at}`);
  const first = await ask(vault, 'word0 word1');
  const second = await ask(vault, 'word2 word3', { conversation: { kind: 'new' } });
  const third = await ask(vault, 'word4 word5');
  expect(second.evicted).toEqual([]);
  expect(third.evicted.map(({ path }) => path).toSorted()).toEqual(['n0.md', 'n1.md']);
  expect(third.evicted[0]).toMatchObject({ sourceId: expect.any(String), contentHash: expect.any(String) });
  const held = vault.store.conversationHistory.find(({ id }) => id === third.conversation);
  expect(held?.evicted).toHaveLength(2);
  const loaded = await loadConversation(vault.process(), { ...workOf(vault), id: first.conversation });
  expect(loaded?.uploaded.toSorted()).toEqual(['n0.md', 'n1.md']);
  expect(vault.sources).toHaveLength(4);
});

it('V20: the store keeps 500 conversations; older ones are archived, listed, loaded and continued', async () => {
  const vault = vaultOf(NOTES);
  const { conversation: oldest } = await ask(vault, 'alpha', { isLocal: true });
  const [model] = vault.store.conversationHistory;
  if (model === undefined) throw new Error('There is no conversation.');
  const more = Array.from({ length: HISTORY_CAP }, (_, index) => ({
    ...model,
    id: `c${index}`,
    updatedAt: `2027-01-01T00:00:00.${String(index).padStart(3, '0')}Z`,
  }));
  vault.store = { ...vault.store, conversationHistory: [model, ...more], activeConversation: 'c499' };
  vault.clock.advance(60 * 86_400_000);
  await ask(vault, 'alpha', { isLocal: true });
  expect(vault.store.conversationHistory).toHaveLength(HISTORY_CAP);
  expect([...vault.archived.keys()]).toEqual([oldest]);
  expect(await listConversations(vault.process(), { withArchive: false })).toHaveLength(HISTORY_CAP);
  expect(await listConversations(vault.process(), { withArchive: true })).toHaveLength(HISTORY_CAP + 1);
  const result = await ask(vault, 'beta', { isLocal: true, conversation: { kind: 'id', id: oldest } });
  expect(result.conversation).toBe(oldest);
  expect((await showConversation(vault.process(), oldest))?.messages).toHaveLength(4);
  expect(await listConversations(vault.process(), { withArchive: true })).toHaveLength(HISTORY_CAP + 1);
});

it('V20: deleting takes a conversation out of the store and the archive', async () => {
  const vault = vaultOf(NOTES);
  const { conversation } = await ask(vault, 'alpha', { isLocal: true });
  expect(await deleteConversation(vault.process(), conversation)).toBe(true);
  expect(await showConversation(vault.process(), conversation)).toBe(null);
  expect(await deleteConversation(vault.process(), conversation)).toBe(false);
  expect(vault.store.deletedConversations).toEqual([conversation]);
});

it('V19: an export is a note with a mark, its messages and its sources', async () => {
  const vault = vaultOf(NOTES);
  const { conversation } = await ask(vault, 'alpha');
  const notes = await exportConversations(vault.process(), { id: conversation });
  expect(notes).toHaveLength(1);
  expect(notes?.[0]?.name).toMatch(/^2026-11-28 [\w-]+\.md$/);
  expect(notes?.[0]?.text).toMatch(/^---\nmsw: conversation\n[\s\S]*alpha[\s\S]*From 1\.[\s\S]*- a\.md\n/);
  expect(await exportConversations(vault.process(), 'all')).toEqual(notes);
  expect(await exportConversations(vault.process(), { id: 'none' })).toBe(null);
});
