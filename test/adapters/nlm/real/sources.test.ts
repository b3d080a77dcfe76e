import { beforeAll, expect, it } from 'vitest';
import { addSource } from '../../../../src/adapters/nlm/add-source.ts';
import { listSources, sourceContent } from '../../../../src/adapters/nlm/list-sources.ts';
import { SEED_NOTEBOOK } from '../../../support/google/notebooks.ts';
import { ok, withRealNlm } from '../../../support/nlm/with-real-nlm.ts';

const PROFILES = ['ok.sources'] as const;

withRealNlm('the sources of a notebook', PROFILES, (nlm) => {
  beforeAll(() => {
    for (const profile of PROFILES) nlm.google.ownNotebooks(profile);
  });

  it('adds each kind of source once, and reads it', async () => {
    const account = nlm.as('ok.sources');
    const long = `# Spec\n${'x'.repeat(200_000)}`;
    const sources = [
      { kind: 'url', url: 'https://a.example/page' },
      { kind: 'text', title: '-The: spec?', text: long },
    ] as const;
    for (const source of sources) {
      expect(ok(await addSource(account, SEED_NOTEBOOK, source))).toMatchObject({ isNew: true });
    }
    const listed = ok(await listSources(account, SEED_NOTEBOOK));
    expect(listed.map(({ title, url, state }) => [title, url, state])).toEqual([
      ['Handbook', null, 'ready'],
      ['https://a.example/page', 'https://a.example/page', 'ready'],
      ['-The spec.md', null, 'ready'],
    ]);
    for (const source of sources) {
      const again = await addSource(account, SEED_NOTEBOOK, source, listed);
      expect(ok(again)).toMatchObject({ isNew: false });
    }
    const text = listed.find(({ title }) => title === '-The spec.md');
    expect(ok(await sourceContent(account, text?.id ?? ''))).toBe(long);
  });
});
