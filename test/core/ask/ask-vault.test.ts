import { expect, it } from 'vitest';
import { adoptNotebook, resetNotebook, setDelete } from '../../../src/core/ask/vault-sources.ts';
import type { AskProgress, UploadPreview } from '../../../src/core/ask/work.ts';
import { ask, codesOf, expectHealed, sync } from '../../support/ask/ask-model.ts';
import { type Fault, failure, ModelVault } from '../../support/ask/model-vault.ts';

const vaultOf = (count: number, word = 'retry'): ModelVault => {
  const vault = new ModelVault();
  for (let at = 0; at < count; at += 1)
    vault.notes.set(`notes/${String(at).padStart(2, '0')}.md`, `${word} ${'again '.repeat(at)}${at}`);
  return vault;
};
const failing =
  (name: string, fault: Fault) =>
  (call: { readonly name: string }): Fault | null =>
    call.name === name ? fault : null;
const fails = (code: Parameters<typeof failure>[0], mayHaveArrived = false): Fault => ({
  kind: 'fail',
  failure: failure(code, mayHaveArrived),
  isDone: false,
});

it('V25: selects, uploads, asks with those sources alone, and stores', async () => {
  const vault = vaultOf(3);
  const result = await ask(vault, 'retry again');
  expect(result).toMatchObject({ mode: 'notebook', answer: 'From 3.', errors: [], notices: [] });
  expect(result.uploaded.toSorted()).toEqual([...vault.notes.keys()]);
  expectHealed(vault);
  const [asked] = vault.questions;
  expect(asked?.sourceIds).toEqual(result.selection.selected.map(({ sourceId }) => sourceId));
  expect(vault.store.conversationHistory).toMatchObject([
    {
      notebookConversationId: result.conversationId,
      selectedSourceIds: asked?.sourceIds,
      messages: [
        { role: 'user', bm25Selection: result.selection },
        { role: 'assistant', mode: 'notebook' },
      ],
      bm25Selection: result.selection,
    },
  ]);
  expect(result.citations).toEqual([{ number: 1, path: result.selection.selected[0]?.path, quote: null }]);
  const again = await ask(vault, 'retry');
  expect(again).toMatchObject({ uploaded: [], conversation: result.conversation, notices: [] });
  expect(vault.questions[1]?.conversationId).toBe(result.conversationId);
});

it('P3: each question costs one listing, none when the notebook is new', async () => {
  const vault = vaultOf(15);
  await ask(vault, 'retry');
  expect(vault.callsOf('list')).toHaveLength(0);
  await ask(vault, 'retry');
  await ask(vault, 'again');
  expect(vault.callsOf('list')).toHaveLength(2);
});

it('P3: 15 uploads go four at a time, with progress', async () => {
  const vault = vaultOf(15);
  const told: AskProgress[] = [];
  const start = vault.clock.now();
  const result = await ask(vault, 'retry', { tell: (progress) => told.push(progress) });
  expect(result.uploaded).toHaveLength(15);
  expect(vault.clock.now() - start).toBe(4 * vault.uploadMs);
  expect(told[0]).toEqual({ stage: 'searching' });
  expect(told.filter(({ stage }) => stage === 'uploading')).toHaveLength(16);
  expect(told.at(-1)).toEqual({ stage: 'asking', sources: 15 });
});

it('P6: what is not there after a minute is told, recorded when it lands, and there for the next question', async () => {
  const vault = vaultOf(15);
  vault.uploadMs = 30_000;
  const result = await ask(vault, 'retry');
  expect(result.uploaded).toHaveLength(8);
  expect(codesOf(result)).toEqual(['partial']);
  expect(result.notices[0]?.message).toBe('The answer comes from 8 of 15 chosen notes.');
  await Promise.all(vault.later);
  expectHealed(vault);
  vault.uploadMs = 1000;
  const next = await ask(vault, 'retry');
  expect(next).toMatchObject({ answer: 'From 15.', notices: [] });
  expectHealed(vault);
});

it('P6: an upload that hangs does not hold the answer, and is recorded when it lands', async () => {
  const vault = vaultOf(3);
  await ask(vault, 'again again');
  vault.notes.set('late.md', 'retry late');
  vault.uploadMs = 300_000;
  const start = vault.clock.now();
  const result = await ask(vault, 'retry');
  expect(vault.clock.now() - start).toBe(65_000);
  expect(codesOf(result)).toEqual(['partial']);
  await Promise.all(vault.later);
  expect(vault.store.sourceRegistry.byPath['late.md']?.sourceId).toEqual(expect.any(String));
  expect(vault.trust.pending).toEqual([]);
});

it('V10, P5: the best 15, those at 40 % of the best and more, at least three, never one without a hit', async () => {
  const vault = new ModelVault();
  for (const [path, times] of [
    ['a', 10],
    ['b', 4],
    ['c', 3],
    ['d', 1],
  ] as const)
    vault.notes.set(`${path}.md`, 'retry '.repeat(times));
  vault.notes.set('none.md', 'other');
  const { selection } = await ask(vault, 'retry', { isLocal: true });
  expect(selection.top15.map(({ path }) => path)).toEqual(['a.md', 'b.md', 'c.md', 'd.md']);
  expect(selection.selected.map(({ path }) => path)).toEqual(['a.md', 'b.md', 'c.md']);
});

it('P14: nothing is sent while an exclusion cannot be applied; the notes answer', async () => {
  const vault = new ModelVault();
  vault.notes.set('a.md', 'alpha');
  vault.unusable = ['the excluded pattern /(/: it is not a regular expression'];
  const result = await ask(vault, 'alpha');
  expect(result).toMatchObject({ mode: 'local', uploaded: [], notebook: null });
  expect(result.notices.map(({ message }) => message).join()).toContain(
    'cannot be applied: the excluded pattern',
  );
  expect(vault.notebooks.size).toBe(0);
  vault.unusable = [];
  expect(await ask(vault, 'alpha')).toMatchObject({ mode: 'notebook', uploaded: ['a.md'] });
});

it('V8: without a hit nothing is asked', async () => {
  const vault = vaultOf(2);
  await ask(vault, 'retry');
  const result = await ask(vault, 'unheard');
  expect(result).toMatchObject({ mode: null, answer: null, passages: [] });
  expect(codesOf(result)).toEqual(['no-hits']);
  expect(vault.questions).toHaveLength(1);
  expect(vault.store.conversationHistory[0]?.messages.at(-1)).toMatchObject({ text: 'unheard' });
});

it('V6: the notebook is made once, after its notes were shown', async () => {
  const vault = vaultOf(2);
  const shown: UploadPreview[] = [];
  const mayUpload = async (preview: UploadPreview) => shown.push(preview) > 1;
  const first = await ask(vault, 'retry', { mayUpload });
  expect(first).toMatchObject({ mode: 'local', uploaded: [] });
  expect(codesOf(first)).toEqual(['no-notebook']);
  expect(vault.callsOf('create')).toEqual([]);
  expect((await ask(vault, 'retry', { mayUpload })).mode).toBe('notebook');
  expect((await ask(vault, 'again', { mayUpload })).mode).toBe('notebook');
  expect(shown).toHaveLength(2);
  expect(shown[0]).toMatchObject({
    notebookId: null,
    notebookTitle: 'Obsidian Vault Notebook',
    mayBeSecond: false,
  });
  expect(shown[0]?.notes.map(({ path }) => path).toSorted()).toEqual([...vault.notes.keys()]);
  expect(vault.notebooks.size).toBe(1);
});

it('V6: a notebook that may have been made is never followed by a second one without a word', async () => {
  const vault = vaultOf(2);
  const ports = vault.process(
    failing('create', { kind: 'fail', failure: failure('timed-out', true), isDone: true }),
  );
  expect(codesOf(await ask(vault, 'retry', { ports }))).toEqual(['timed-out']);
  expect(codesOf(await ask(vault, 'retry'))).toEqual(['no-notebook']);
  vault.clock.advance(660_000);
  const shown: UploadPreview[] = [];
  await ask(vault, 'retry', { mayUpload: async (preview) => shown.push(preview) < 0 });
  expect(shown).toMatchObject([{ mayBeSecond: true }]);
  expect(vault.notebooks.size).toBe(1);
  expect(await adoptNotebook(vault.process(), vault.notebook)).toEqual({ status: 'adopted' });
  expect((await ask(vault, 'retry')).mode).toBe('notebook');
});

it('V20: a notebook that this computer’s user has not confirmed is neither asked nor uploaded to', async () => {
  const vault = vaultOf(2);
  vault.notebooks.set('theirs', { account: vault.account, sources: [] });
  vault.store = { ...vault.store, settings: { notebookId: 'theirs' } };
  const result = await ask(vault, 'retry');
  expect(result.mode).toBe('local');
  expect(result.passages).toHaveLength(2);
  expect(codesOf(result)).toEqual(['not-confirmed']);
  expect(vault.calls.map(({ name }) => name)).not.toContain('list');
  await adoptNotebook(vault.process(), 'theirs');
  expect(codesOf(await ask(vault, 'retry', { mayUpload: async () => false }))).toEqual(['not-agreed']);
  expect((await ask(vault, 'retry')).mode).toBe('notebook');
});

it('P1: another account, a failing listing or an empty one change nothing', async () => {
  const vault = vaultOf(2);
  await ask(vault, 'retry');
  await setDelete(vault.process(), true);
  const before = JSON.stringify(vault.store.sourceRegistry);
  vault.account = 'bob@example.com';
  expect(codesOf(await ask(vault, 'retry'))).toEqual(['other-account']);
  vault.account = 'ada@example.com';
  const ports = vault.process(failing('list', fails('timed-out')));
  expect(codesOf(await ask(vault, 'retry', { ports }))).toEqual(['timed-out']);
  const sources = vault.notebooks.get(vault.notebook)?.sources.splice(0) ?? [];
  expect(codesOf(await ask(vault, 'retry'))).toEqual(['implausible-listing']);
  expect((await sync(vault)).isDone).toBe(false);
  expect(JSON.stringify(vault.store.sourceRegistry)).toBe(before);
  expect(sources).toHaveLength(2);
  expect(await sync(vault, vault.process(), true)).toMatchObject({ isDone: true });
  expectHealed(vault);
});

it('V7: a lost source is uploaded again', async () => {
  const vault = vaultOf(3);
  await ask(vault, 'retry');
  vault.notebooks.get(vault.notebook)?.sources.splice(0, 1);
  const result = await ask(vault, 'retry');
  expect(result).toMatchObject({ mode: 'notebook', answer: 'From 3.' });
  expect(result.uploaded).toHaveLength(1);
  expectHealed(vault);
});

it.each([true, false])(
  'P8: an edited note: the new text is added, then the old one deleted if agreed: %s',
  async (agreed) => {
    const vault = vaultOf(2);
    await ask(vault, 'retry');
    await setDelete(vault.process(), agreed);
    vault.notes.set('notes/00.md', 'retry edited');
    const result = await ask(vault, 'retry');
    expect(result.uploaded).toEqual(['notes/00.md']);
    expect(vault.sources.filter(({ title }) => title === 'notes/00.md')).toHaveLength(agreed ? 1 : 2);
    expect(codesOf(result)).toEqual(agreed ? [] : ['leftovers']);
    const asked: readonly string[] = vault.questions.at(-1)?.sourceIds ?? [];
    const texts = vault.sources.filter(({ id }) => asked.includes(id)).map(({ text }) => text);
    expect(texts).toContain('retry edited');
    expect(texts).toHaveLength(2);
    await setDelete(vault.process(), true);
    await sync(vault);
    expectHealed(vault);
  },
);

it.each([true, false])(
  'V7: a renamed note keeps its source; the notebook can rename: %s',
  async (canRename) => {
    const vault = vaultOf(2);
    vault.canRename = canRename;
    await ask(vault, 'retry');
    const before = vault.sources.map(({ id }) => id);
    vault.notes.set('moved/new.md', vault.notes.get('notes/01.md') ?? '');
    vault.notes.delete('notes/01.md');
    const result = await ask(vault, 'retry');
    expect(result).toMatchObject({ uploaded: [], answer: 'From 2.' });
    expect(vault.sources.map(({ id }) => id)).toEqual(before);
    expect(vault.sources[1]?.title).toBe(canRename ? 'moved/new.md' : 'notes/01.md');
    expect(Object.keys(vault.store.sourceRegistry.byPath).toSorted()).toEqual([
      'moved/new.md',
      'notes/00.md',
    ]);
  },
);

it('P7: a full notebook without consent stops uploads, says so, and answers from what is there', async () => {
  const vault = vaultOf(6);
  vault.store = { ...vault.store, settings: { maxSources: 4, headroom: 1, bm25TopN: 3 } };
  await ask(vault, 'again');
  vault.notes.set('new.md', 'other again again again again again again again again');
  const result = await ask(vault, 'again other');
  expect(result.mode).toBe('notebook');
  expect(codesOf(result)).toEqual(expect.arrayContaining(['no-consent', 'partial']));
  expect(result.errors).toMatchObject([{ stage: 'upload', code: 'no-consent', path: 'new.md' }]);
  expect(vault.callsOf('remove')).toEqual([]);
  await setDelete(vault.process(), true);
  const next = await ask(vault, 'again other');
  expect(next.errors).toEqual([]);
  expect(next.evicted).toHaveLength(1);
  expectHealed(vault);
});

it('V12e: foreign sources count and are never deleted', async () => {
  const vault = vaultOf(3);
  vault.store = { ...vault.store, settings: { maxSources: 6, headroom: 2, bm25TopN: 3 } };
  await setDelete(vault.process(), true);
  await ask(vault, 'retry');
  for (let at = 0; at < 4; at += 1) vault.addSource(vault.notebook, `web ${at}`, 'foreign');
  vault.notes.set('new.md', 'retry retry retry retry');
  const result = await ask(vault, 'retry');
  expect(result.errors).toMatchObject([{ code: 'full', path: 'new.md' }]);
  expect(codesOf(result)).toContain('full');
  expect(vault.sources.filter(({ text }) => text === 'foreign')).toHaveLength(4);
  await sync(vault);
  expect(vault.sources.filter(({ text }) => text === 'foreign')).toHaveLength(4);
});

it('V12h: a refused add below the target lowers the capacity to what was seen', async () => {
  const vault = vaultOf(40);
  vault.capacity = 20;
  await ask(vault, 'retry');
  for (const path of vault.notes.keys()) vault.notes.set(path, `other ${path}`);
  vault.clock.advance(60_000);
  const result = await ask(vault, 'other');
  expect(codesOf(result)).toContain('capacity-lowered');
  expect(vault.store.settings).toMatchObject({ maxSources: 20, headroom: 1 });
  await setDelete(vault.process(), true);
  vault.clock.advance(660_000);
  expect(await ask(vault, 'other')).toMatchObject({ answer: 'From 15.', errors: [] });
  expect(vault.sources.length).toBeLessThanOrEqual(20);
});

it('V12h: one note that is refused among others says nothing about the capacity', async () => {
  const vault = vaultOf(15);
  const ports = vault.process(({ name, about }) =>
    name === 'add' && about === 'notes/03.md' ? fails('refused') : null,
  );
  const result = await ask(vault, 'retry', { ports });
  expect(result.errors).toMatchObject([{ code: 'refused', path: 'notes/03.md' }]);
  expect(vault.store.settings.maxSources).toBe(undefined);
  expect(vault.callsOf('add')).toHaveLength(15);
});

it('V9: a conversation that the notebook no longer knows is asked once more, which is told', async () => {
  const vault = vaultOf(2);
  await ask(vault, 'retry');
  vault.knownConversations.clear();
  const result = await ask(vault, 'again');
  expect(codesOf(result)).toEqual(['second-query']);
  expect(vault.questions.slice(-2).map(({ conversationId }) => conversationId)).toEqual([
    expect.any(String),
    null,
  ]);
  expect((await ask(vault, 'retry')).notices).toEqual([]);
});

it('P12: a lost answer is not asked for again, a blank one is a failure; the notes answer', async () => {
  const vault = vaultOf(2);
  await ask(vault, 'retry');
  const lost = await ask(vault, 'retry', {
    ports: vault.process(failing('ask', fails('lost-answer', true))),
  });
  vault.reply = () => ' \n';
  const blank = await ask(vault, 'retry');
  for (const result of [lost, blank]) {
    expect(result).toMatchObject({
      mode: 'local',
      answer: null,
      errors: [{ stage: 'query', code: 'lost-answer' }],
    });
    expect(codesOf(result)).toEqual(['lost-answer']);
    expect(result.passages).not.toEqual([]);
  }
  expect(vault.callsOf('ask')).toHaveLength(3);
});

it.each(['logged-out', 'quota', 'offline', 'not-installed', 'timed-out', 'not-found'] as const)(
  'O6: %s: the notes answer, and one line says why',
  async (code) => {
    const vault = vaultOf(2);
    await ask(vault, 'retry');
    for (const name of ['account', 'list', 'ask']) {
      const result = await ask(vault, 'retry', { ports: vault.process(failing(name, fails(code))) });
      expect(result.mode).toBe('local');
      expect(codesOf(result)).toEqual([code === 'not-found' ? 'notebook-gone' : code]);
    }
    expect(vault.notebooks.size).toBe(1);
  },
);

it('P23: a source that failed is told, not asked, not doubled, and made good by a sync with consent', async () => {
  const vault = vaultOf(2);
  await ask(vault, 'retry');
  const [failed] = vault.sources;
  if (failed !== undefined) failed.state = 'failed';
  for (const _ of [1, 2]) {
    const result = await ask(vault, 'retry');
    expect(result.answer).toBe('From 1.');
    expect(codesOf(result)).toEqual(['failed-sources', 'partial']);
  }
  expect(vault.sources).toHaveLength(2);
  expect(codesOf(await sync(vault))).toContain('leftovers');
  expect(vault.sources).toHaveLength(2);
  await setDelete(vault.process(), true);
  await sync(vault);
  expectHealed(vault);
  expect((await ask(vault, 'retry')).answer).toBe('From 2.');
});

it('P4: a source that is still being processed is asked, and that is told', async () => {
  const vault = vaultOf(2);
  await ask(vault, 'retry');
  const [slow] = vault.sources;
  if (slow !== undefined) slow.state = 'processing';
  expect(codesOf(await ask(vault, 'retry'))).toEqual(['processing']);
});

it('O1: stopped before the answer, the question is kept and nothing is asked', async () => {
  const vault = vaultOf(3);
  const result = await ask(vault, 'retry', { isStopped: () => vault.callsOf('add').length > 0 });
  expect(result).toMatchObject({ mode: null, answer: null });
  expect(codesOf(result)).toEqual(['stopped']);
  expect(vault.questions).toEqual([]);
  expect(vault.store.conversationHistory[0]?.messages).toMatchObject([{ role: 'user', text: 'retry' }]);
});

it('V7: notes that are left out are errors with their reason', async () => {
  const vault = vaultOf(3);
  vault.leftOut.set('notes/01.md', {
    status: 'left-out',
    code: 'too-large',
    reason: 'it is larger than 1 MB',
  });
  const result = await ask(vault, 'retry');
  expect(result.errors).toMatchObject([{ stage: 'upload', code: 'too-large', path: 'notes/01.md' }]);
  expect(result.answer).toBe('From 2.');
});

it('V6: after a reset the sources of the old notebook are stale, and a new one is asked for', async () => {
  const vault = vaultOf(2);
  await ask(vault, 'retry');
  await resetNotebook(vault.process());
  expect(vault.store.settings.notebookId).toBe(null);
  expect(vault.store.sourceRegistry.bySourceId).toEqual({});
  const result = await ask(vault, 'retry');
  expect(result).toMatchObject({ mode: 'notebook', answer: 'From 2.' });
  expect(vault.notebooks.size).toBe(2);
});

it('V17: a conversation that is not there is told', async () => {
  const result = await ask(vaultOf(1), 'retry', { conversation: { kind: 'id', id: 'none' } });
  expect(result.mode).toBe(null);
  expect(codesOf(result)).toEqual(['unknown-conversation']);
});
