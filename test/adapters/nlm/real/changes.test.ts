import { beforeAll, expect, it } from 'vitest';
import { addSource } from '../../../../src/adapters/nlm/add-source.ts';
import { importResearch, researchStatus } from '../../../../src/adapters/nlm/nlm-research.ts';
import { createNotebook } from '../../../../src/adapters/nlm/notebooks.ts';
import { SEED_NOTEBOOK } from '../../../support/google/notebooks.ts';
import { withRealNlm } from '../../../support/nlm/with-real-nlm.ts';

const TEXT = { kind: 'text', title: 'Spec', text: '# Spec\n' } as const;
const URL_SOURCE = { kind: 'url', url: 'https://c.example/' } as const;
// Without a listing first, so that it is the change itself that is refused.
const UNSEEN: [] = [];

const PROFILES = ['lost', 'lost.too', 'pending', 'flaky'] as const;

withRealNlm('changes whose answer tells little', PROFILES, (nlm) => {
  beforeAll(() => {
    for (const profile of PROFILES) nlm.google.ownNotebooks(profile);
  });

  it.each(['lost', 'pending'] as const)('adds nothing twice when the answer is %s', async (profile) => {
    const account = nlm.as(profile);
    const { byId } = nlm.google.ownNotebooks(profile);
    for (const source of [URL_SOURCE, TEXT]) {
      expect(await addSource(account, SEED_NOTEBOOK, source)).toMatchObject({
        status: 'ok',
        data: { isNew: true },
      });
    }
    expect(byId.get(SEED_NOTEBOOK)?.sources.map(({ title }) => title)).toEqual([
      'Handbook',
      'https://c.example/',
      'Spec.md',
    ]);
  });

  it('makes and imports nothing twice when the answer is lost', async () => {
    const account = nlm.as('lost.too');
    const { byId, research } = nlm.google.ownNotebooks('lost.too');
    expect(await createNotebook(account, 'Twin')).toMatchObject({ status: 'ok' });
    expect([...byId.values()].filter(({ title }) => title === 'Twin')).toHaveLength(1);
    research.start(SEED_NOTEBOOK, 'T', 'fast');
    const found = await researchStatus(account, SEED_NOTEBOOK);
    if (found.status !== 'ok') throw new Error(found.text);
    expect(await importResearch(account, SEED_NOTEBOOK, found.data)).toEqual({
      status: 'ok',
      data: null,
    });
    expect(byId.get(SEED_NOTEBOOK)?.sources).toHaveLength(3);
  });

  it('takes a retry that nlm reports, and that then works, for no refusal', async () => {
    const added = await addSource(nlm.as('flaky'), SEED_NOTEBOOK, TEXT, UNSEEN);
    expect(added).toMatchObject({ status: 'ok', data: { isNew: true } });
    expect(
      nlm.google.requests.filter(({ account, rpc }) => account === 'flaky' && rpc === 'o4cbdc'),
    ).toHaveLength(2);
  });
});
