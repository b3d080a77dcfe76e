import { expect, it } from 'vitest';
import { ask, codesOf, expectHealed } from '../../support/ask/ask-model.ts';
import { ModelVault } from '../../support/ask/model-vault.ts';

const vaultOf = (count: number): ModelVault => {
  const vault = new ModelVault();
  for (let at = 0; at < count; at += 1)
    vault.notes.set(`notes/${at}.md`, `retry ${'again '.repeat(at)}${at}`);
  return vault;
};

it('V25: selects, uploads, asks, stores', async () => {
  const vault = vaultOf(3);
  const result = await ask(vault, 'retry again');
  expect(result).toMatchObject({ mode: 'notebook', answer: 'From 3.', errors: [], notices: [] });
  expect(result.uploaded.toSorted()).toEqual(['notes/0.md', 'notes/1.md', 'notes/2.md']);
  expectHealed(vault);
  expect(vault.store.conversationHistory).toMatchObject([
    {
      notebookConversationId: result.conversationId,
      messages: [{ role: 'user' }, { role: 'assistant', mode: 'notebook' }],
    },
  ]);
  const again = await ask(vault, 'retry');
  expect(again.uploaded).toEqual([]);
  expect(again.conversation).toBe(result.conversation);
  expect(codesOf(again)).toEqual([]);
});
