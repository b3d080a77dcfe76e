import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import {
  checkLogin,
  createNotebook,
  getNotebook,
  listNotebooks,
} from '../../../../src/adapters/nlm/notebooks.ts';
import { locateNlm } from '../../../../src/adapters/nlm/program/locate-nlm.ts';
import { queryNotebook } from '../../../../src/adapters/nlm/query-notebook.ts';
import { usage } from '../../../../src/adapters/nlm/usage.ts';
import { SEED_NOTEBOOK } from '../../../support/google/notebooks.ts';
import { ok, withRealNlm } from '../../../support/nlm/with-real-nlm.ts';

const PROFILES = ['ok.verbs', 'ok.talk', 'ok.usage'] as const;

withRealNlm('the notebooks of an account', PROFILES, (nlm) => {
  beforeAll(() => {
    for (const profile of PROFILES) nlm.google.ownNotebooks(profile);
  });

  it('finds its version once, and remembers it', async () => {
    expect(await locateNlm(nlm.as('ok.verbs'))).toMatchObject({ status: 'located', version: nlm.version });
    const remembered = readFileSync(join(nlm.env.MSW_HOME ?? '', 'nlm-versions.json'), 'utf8');
    expect(Object.values(JSON.parse(remembered))).toEqual([nlm.version]);
  });

  it('makes, lists and reads a notebook', async () => {
    const account = nlm.as('ok.verbs');
    const made = ok(await createNotebook(account, '-Plans & [notes]'));
    expect(made).toMatchObject({ title: '-Plans & [notes]', url: expect.stringContaining(made.id) });
    expect(ok(await listNotebooks(account))).toContainEqual(
      expect.objectContaining({ id: made.id, title: '-Plans & [notes]', sourceCount: 0 }),
    );
    expect(ok(await checkLogin(account))).toEqual({ notebooks: 2 });
    expect(ok(await getNotebook(account, SEED_NOTEBOOK))).toMatchObject({
      id: SEED_NOTEBOOK,
      title: 'Seed notebook',
    });
  });

  it('continues with a conversation, and asks only the sources it is told', async () => {
    const talk = nlm.as('ok.talk');
    const notebooks = nlm.google.ownNotebooks('ok.talk');
    const second = notebooks.addSource(SEED_NOTEBOOK, {
      title: 'B',
      type: 4,
      url: null,
      content: 'Second.',
    });
    const query = { notebook: SEED_NOTEBOOK, question: 'Why?', timeoutSeconds: 60, conversationId: null };
    const first = ok(await queryNotebook({ ...talk, ...query, sourceIds: [second.id] }));
    expect(first.citations).toEqual([{ number: 1, sourceId: second.id, quote: 'Second.' }]);
    const next = { ...talk, ...query, question: 'And then?', conversationId: first.conversationId };
    expect(ok(await queryNotebook(next))).toMatchObject({ conversationId: first.conversationId });
    expect(nlm.google.questions('ok.talk')).toEqual(['Why?', 'And then?']);
  });

  it('tells what is left where it can', async () => {
    nlm.google.allow('ok.usage', 4);
    const told = await usage(nlm.as('ok.usage'));
    if (nlm.version === '0.9.13') {
      expect(told).toMatchObject({ status: 'too-old', wasSent: false });
      return;
    }
    expect(ok(told)).toEqual({
      tier: 'NOTEBOOKLM_TIER_STANDARD_CONSUMER_USER',
      windows: [
        { kind: 'rolling', used: 0, remaining: 100, resetsAt: expect.any(Number) },
        { kind: 'weekly', used: 0, remaining: 100, resetsAt: expect.any(Number) },
      ],
    });
  });
});
