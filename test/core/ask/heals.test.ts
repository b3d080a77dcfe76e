import { expect, it } from 'vitest';
import { askVault } from '../../../src/core/ask/ask-vault.ts';
import { setDelete } from '../../../src/core/ask/vault-sources.ts';
import { ask, codesOf, expectConsistent, expectHealed, sync, workOf } from '../../support/ask/ask-model.ts';
import { type Call, type Fault, failure, Killed, ModelVault } from '../../support/ask/model-vault.ts';
import { sampleOf } from '../../support/depth.ts';

/** A full notebook, consent given, and a question that edits, renames, evicts and adds. */
const preparedVault = async (): Promise<ModelVault> => {
  const vault = new ModelVault();
  vault.store = { ...vault.store, settings: { maxSources: 14, headroom: 4, bm25TopN: 6 } };
  for (let at = 0; at < 16; at += 1) vault.notes.set(`n${at}.md`, `word${at % 4} text ${at}`);
  await setDelete(vault.process(), true);
  for (const word of ['word0', 'word1', 'word2']) await ask(vault, word);
  vault.notes.set('n2.md', 'word2 edited');
  vault.notes.set('moved.md', vault.notes.get('n6.md') ?? '');
  vault.notes.delete('n6.md');
  return vault;
};
const QUESTION = 'word2 word3';

const stepsOf = async (): Promise<readonly Call[]> => {
  const vault = await preparedVault();
  const before = vault.calls.length;
  const result = await ask(vault, QUESTION);
  expect(result).toMatchObject({ mode: 'notebook', errors: [] });
  expect(result.evicted.length).toBeGreaterThan(0);
  expectHealed(vault);
  return vault.calls.slice(before);
};

const during = async (vault: ModelVault, faultAt: (call: Call) => Fault | null): Promise<void> => {
  const ports = vault.process(faultAt);
  try {
    await askVault(ports, {
      ...workOf(vault),
      question: QUESTION,
      conversation: { kind: 'last' },
      isLocal: false,
      mayUpload: async () => true,
    });
  } catch (error) {
    if (!(error instanceof Killed)) throw error;
  }
  await Promise.all(vault.later);
  // What a killed process had sent arrives all the same.
  await vault.clock.sleep(60_000);
};

it('V25: killed at any step, a sync leaves one source a note and nothing doubled', {
  timeout: 120_000,
}, async () => {
  const steps = await stepsOf();
  expect(steps.length).toBeGreaterThan(20);
  const kills = steps.flatMap(({ step }) => (['before', 'after'] as const).map((when) => ({ step, when })));
  for (const { step, when } of sampleOf('kills of a question', kills, 30)) {
    const vault = await preparedVault();
    await during(vault, (call) => (call.step === step ? { kind: 'kill', when } : null));
    expectConsistent(vault);
    vault.clock.advance(660_000);
    const { isDone } = await sync(vault);
    expect(isDone).toBe(true);
    expectHealed(vault);
    expect(vault.trust.pending).toEqual([]);
    const again = await ask(vault, QUESTION);
    expect(again, `${when} step ${step}`).toMatchObject({ mode: 'notebook', errors: [], notices: [] });
    expectHealed(vault);
  }
});

it('O16: whatever step fails, the question is stored and something answers', {
  timeout: 120_000,
}, async () => {
  const steps = (await stepsOf()).filter(({ name }) => !['store', 'trust', 'archive'].includes(name));
  const faults = steps.flatMap((call) =>
    (['timed-out', 'refused', 'offline', 'quota', 'logged-out'] as const).flatMap((code) => [
      { call, fault: { kind: 'fail', failure: failure(code, true), isDone: true } as const },
      { call, fault: { kind: 'fail', failure: failure(code), isDone: false } as const },
    ]),
  );
  for (const { call, fault } of sampleOf('failures of a question', faults, 40)) {
    const vault = await preparedVault();
    await during(vault, (made) => (made.step === call.step ? fault : null));
    const messages = vault.store.conversationHistory.flatMap((one) => one.messages);
    expect(messages.at(-2)).toMatchObject({ role: 'user', text: QUESTION });
    expect(messages.at(-1)?.role, `${call.name} ${fault.failure.code}`).toBe('assistant');
    vault.clock.advance(660_000);
    await sync(vault);
    expectHealed(vault);
  }
});

it('P3: an upload that another process began is not begun again', async () => {
  const vault = new ModelVault();
  for (const at of [0, 1, 2]) vault.notes.set(`n${at}.md`, `retry ${at}`);
  await ask(vault, 'retry');
  for (const at of [3, 4, 5]) vault.notes.set(`n${at}.md`, `again ${at}`);
  const [first, second] = await Promise.all([ask(vault, 'again'), ask(vault, 'again')]);
  expect(vault.callsOf('add')).toHaveLength(6);
  expect([...first.uploaded, ...second.uploaded].toSorted()).toEqual(['n3.md', 'n4.md', 'n5.md']);
  await sync(vault);
  expectHealed(vault);
});

it('V7 and O20: an add that landed although it failed is found by its title, with one more listing', async () => {
  const vault = new ModelVault();
  for (const at of [0, 1, 2]) vault.notes.set(`n${at}.md`, `retry ${at}`);
  const ports = vault.process(({ name, about }) =>
    name === 'add' && about === 'n1.md'
      ? { kind: 'fail', failure: failure('timed-out', true), isDone: true }
      : null,
  );
  const result = await ask(vault, 'retry', { ports });
  expect(result).toMatchObject({ mode: 'notebook', answer: 'From 3.', errors: [], notices: [] });
  expect(vault.callsOf('list')).toHaveLength(1);
  expectHealed(vault);
});

it('V7: one add that failed leaves an answer from the others, which says so', async () => {
  const vault = new ModelVault();
  for (const at of [0, 1, 2]) vault.notes.set(`n${at}.md`, `retry ${at}`);
  const ports = vault.process(({ name, about }) =>
    name === 'add' && about === 'n1.md'
      ? { kind: 'fail', failure: failure('timed-out', true), isDone: false }
      : null,
  );
  const result = await ask(vault, 'retry', { ports });
  expect(result).toMatchObject({
    answer: 'From 2.',
    errors: [{ stage: 'upload', code: 'timed-out', path: 'n1.md' }],
  });
  expect(codesOf(result)).toEqual(['partial']);
});
